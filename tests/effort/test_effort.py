"""What findings add up to: by hand on small trees, and what holds for all."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hipport
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.effort.effort import Effort
from hipport.effort.effort import Group
from hipport.effort.effort import estimate
from hipport.effort.effort import together
from hipport.effort.weights import load_weights
from hipport.mapping.mapping import tables_folder
from tests.effort.trees import finding
from tests.effort.trees import tree

WEIGHTS = load_weights(tables_folder())
REPLACE, EDIT, KERNEL, PART = (WEIGHTS.work[key] for key in ("replace", "edit", "kernel", "part"))
CALL, OTHER_CALL, CONSTANT = (
    "cudaGraphConditionalHandleCreate",
    "cudaCtxResetPersistingL2Cache",
    "cudaErrorExternalDevice",
)


def by_hand(effort: Effort) -> float:
    """The minutes of the work itself, without building and testing."""
    return effort.by_hand.likely / (1 + effort.checking)


@pytest.mark.parametrize(
    ("what", "found", "minutes"),
    [
        ("nothing", [], 0),
        ("one place", [finding("HP501", CALL)], REPLACE.first),
        ("a place once more", [finding("HP501", CALL)] * 3, REPLACE.first + 2 * REPLACE.place),
        ("another name", [finding("HP501", CALL), finding("HP501", OTHER_CALL)], REPLACE.first + REPLACE.name),
        ("names without a call", [finding("HP501", CONSTANT)], EDIT.first),
        (
            "a name with a call too",
            [finding("HP501", CONSTANT), finding("HP501", CALL)],
            REPLACE.first + REPLACE.name,
        ),
        ("a name that the tables lack", [finding("HP501", "cudaFrobnicate")], REPLACE.first),
        ("no name", [finding("HP503")] * 2, KERNEL.first + KERNEL.place),
        ("another message", [finding("HP503"), finding("HP503", message="not this")], 2 * KERNEL.first),
        ("a library's own weight", [finding("HP502", "Npp8u", library="npp")], PART.first),
        ("an info", [finding("HP501", CALL, severity=Severity.INFO)], 0),
        ("a finding that is fixed", [finding("HP501", CALL, fixed=True)], 0),
        ("a warning", [finding("HP202", severity=Severity.WARNING)], WEIGHTS.work["look"].first),
        ("an error of the same rule", [finding("HP202")], EDIT.first),
    ],
)
def test_the_minutes_of_a_file(what: str, found: list[Diagnostic], minutes: float) -> None:
    assert by_hand(estimate(tree({"a.cu": found}))) == pytest.approx(minutes)


def test_the_time_has_its_range_and_what_testing_adds() -> None:
    (item,) = estimate(tree({"a.cu": [finding("HP501", CALL)]})).items
    low, high = REPLACE.range
    assert item.minutes.likely == REPLACE.first * (1 + WEIGHTS.checking)
    assert (item.minutes.low, item.minutes.high) == (item.minutes.likely * low, item.minutes.likely * high)
    assert item.weight.reason == WEIGHTS.rules["HP501"].error.reason


def test_what_is_automatic() -> None:
    effort = estimate(tree({"a.cu": [finding("HP203", fixed=True)], "b.cu": []}, edits=3), "src")
    assert (effort.files, effort.lines, effort.changed, effort.edits, effort.fixed) == (2, 20, 2, 6, 1)
    assert effort.minutes == effort.automatic == WEIGHTS.file * 2
    assert (effort.name, effort.rocm, effort.items, effort.infos) == ("src", "7.2", (), 0)


FOUND = {
    "src/a.cu": [finding("HP501", CALL, library="runtime"), finding("HP503")],
    "src/lib/b.cu": [finding("HP501", CALL, library="runtime")] * 3,
    "src/lib/c.cu": [finding("HP502", "Npp8u", library="npp"), finding("HP604", severity=Severity.WARNING)],
}


def counts(groups: Sequence[Group]) -> dict[str, tuple[int, int]]:
    return {group.name: (group.items, group.places) for group in groups}


def test_the_groups_of_a_tree() -> None:
    effort = estimate(tree(FOUND))
    assert [item.entry.code for item in effort.items] == ["HP502", "HP503", "HP501", "HP604"]
    assert counts(effort.by_class) == {"minutes": (1, 1), "hours": (2, 5), "redesign": (1, 1)}
    assert counts(effort.by_library) == {"npp": (1, 1), "": (2, 2), "runtime": (1, 4)}
    assert counts(effort.by_folder) == {"src/lib": (3, 5), "src": (2, 2)}
    assert counts(effort.by_file) == {"src/lib/c.cu": (2, 2), "src/a.cu": (2, 2), "src/lib/b.cu": (1, 3)}
    shared = next(item for item in effort.items if item.entry.code == "HP501").minutes.likely
    only = next(group for group in effort.by_file if group.name == "src/lib/b.cu")
    assert only.minutes.likely == pytest.approx(shared * 3 / 4)


@pytest.mark.parametrize(
    ("paths", "folders"),
    [
        (["a.cu"], ["."]),
        (["src/a.cu", "src/b.cu"], ["src"]),
        (["src/x/a.cu", "src/y/z/a.cu"], ["src/x", "src/y/z"]),
        ([f"src/{top}/{n}/a.cu" for top in "xy" for n in range(9)], ["src/x", "src/y"]),
        ([f"/src/{n}/a.cu" for n in range(20)], [f"/src/{n}" for n in range(20)]),
    ],
)
def test_folders_are_as_deep_as_there_are_few(paths: list[str], folders: list[str]) -> None:
    effort = estimate(tree({path: [finding("HP503")] for path in paths}))
    assert sorted(group.name for group in effort.by_folder) == sorted(folders)


def test_trees_are_ported_by_themselves() -> None:
    trees = [estimate(tree(FOUND, edits=1), name) for name in "ab"]
    whole = together(trees)
    assert whole.minutes.likely == pytest.approx(2 * trees[0].minutes.likely)
    assert (whole.files, whole.lines, whole.changed, whole.edits) == (6, 60, 6, 6)
    assert [item.entry.code for item in whole.items[:3]] == ["HP502", "HP502", "HP503"]
    with pytest.raises(ValueError, match="no effort"):
        together([])


Files = dict[str, list[Diagnostic]]

findings = st.builds(
    finding,
    st.sampled_from(["HP112", "HP501", "HP502", "HP503", "HP601", "HP804"]),
    st.sampled_from(["", CALL, OTHER_CALL, CONSTANT, "Npp8u", "Npp8s"]),
    severity=st.sampled_from(Severity),
    library=st.sampled_from(["", "npp", "nvml"]),
    message=st.sampled_from(["it is not in HIP", "it is another"]),
    fixed=st.booleans(),
)
trees_of_findings = st.dictionaries(
    st.sampled_from(["a.cu", "x/b.cu", "x/y/c.cu", "z/d.cu"]), st.lists(findings, max_size=8)
)


@given(trees_of_findings, findings)
def test_one_more_finding_never_costs_less(files: Files, more: Diagnostic) -> None:
    before = estimate(tree(files)).minutes
    for path in ["a.cu", "new.cu"]:
        after = estimate(tree({**files, path: [*files.get(path, ()), more]})).minutes
        assert after.low >= before.low - 1e-9
        assert after.likely >= before.likely - 1e-9
        assert after.high >= before.high - 1e-9


@given(trees_of_findings, trees_of_findings)
def test_trees_that_share_no_finding_add_up(
    one: dict[str, list[Diagnostic]], other: dict[str, list[Diagnostic]]
) -> None:
    moved = {
        f"other/{path}": [replace(each, message="it is elsewhere") for each in found] for path, found in other.items()
    }
    both = estimate(tree({**one, **moved}, edits=1))
    apart = together([estimate(tree(one, edits=1)), estimate(tree(moved, edits=1))])
    assert both.minutes.likely == pytest.approx(apart.minutes.likely)
    assert both.minutes.high == pytest.approx(apart.minutes.high)
    assert (both.places, both.edits, both.lines) == (apart.places, apart.edits, apart.lines)


@given(trees_of_findings)
def test_every_table_adds_up_to_the_work_by_hand(files: Files) -> None:
    effort = estimate(tree(files))
    for groups in (effort.by_class, effort.by_library, effort.by_folder, effort.by_file):
        assert sum(group.minutes.likely for group in groups) == pytest.approx(effort.by_hand.likely)
        assert sum(group.places for group in groups) == effort.places


def test_the_function_for_scripts(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("#include <cuda_runtime.h>\ncudaGraphConditionalHandle handle;\n")
    effort = hipport.estimate_effort(hipport.convert_paths(tmp_path), name="mine")
    assert [(item.entry.code, item.work_class.value) for item in effort.items] == [("HP501", "minutes")]
    assert (effort.name, effort.changed) == ("mine", 1)
    assert pickle.loads(pickle.dumps(effort)) == effort
