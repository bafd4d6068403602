"""Which findings a baseline knows, and which of its own are gone."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hipport import Options
from hipport import Run
from hipport import Severity
from hipport import Status
from hipport import convert_paths
from hipport.baseline import without_known
from hipport.baseline import write_baseline
from hipport.errors import ConfigError
from hipport.result import Baseline
from hipport.result import Result

HANDLE = "cudaGraphConditionalHandle"
SOURCE = f"#include <cuda_runtime.h>\n{HANDLE} a;\n{HANDLE} b;\nvoid f() {{\n    cudaFrobnicate();\n}}\n"


def always(_code: str) -> bool:
    return True


class Project:
    """Two files with open findings, and the baseline of them beside their folder."""

    def __init__(self, folder: Path) -> None:
        self.src, self.baseline = folder / "src", folder / "ci/baseline.json"
        self.src.mkdir()
        (self.src / "a.cu").write_text(SOURCE)
        (self.src / "b.cu").write_text(SOURCE)
        self.number = write_baseline(self.run(), self.baseline)

    def run(self, *, in_place: bool = False, options: Options | None = None) -> Run:
        return convert_paths(self.src, options, in_place=in_place)

    def new(self, asked: Callable[[str], bool] = always, options: Options | None = None) -> Run:
        return without_known(self.run(options=options), self.baseline, asked)

    def change(self, old: str, new: str, name: str = "a.cu") -> None:
        text = (self.src / name).read_text()
        assert old in text
        (self.src / name).write_text(text.replace(old, new, 1))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def said(run: Run) -> list[tuple[str, str, int]]:
    return [(Path(r.path).name, d.code, d.line) for r in run.results for d in r.open]


def test_the_form_of_a_baseline(project: Project) -> None:
    assert project.number == 6
    baseline = json.loads(project.baseline.read_text())
    assert baseline["schema"] == "hipport-baseline/1"
    assert baseline["findings"][:3] == [
        {"file": "../src/a.cu", "code": "HP102", "symbol": "cudaFrobnicate", "line": "cudaFrobnicate();", "count": 1},
        {"file": "../src/a.cu", "code": "HP501", "symbol": HANDLE, "line": f"{HANDLE} a;", "count": 1},
        {"file": "../src/a.cu", "code": "HP501", "symbol": HANDLE, "line": f"{HANDLE} b;", "count": 1},
    ]


def test_what_is_known_is_not_said_again(project: Project) -> None:
    run = project.new()
    assert (said(run), run.exit_code, run.baseline) == ([], 0, Baseline(known=6, settled=0))


#: A change of a.cu, what is new after it, and how many of the six are settled.
CHANGES = [
    pytest.param("#include", "// more\n\n\n#include", [], 0, id="moved"),
    pytest.param("    cudaFrob", "\tcudaFrob", [], 0, id="indented"),
    pytest.param(f"{HANDLE} a;", f"{HANDLE} c;", [("a.cu", "HP501", 2)], 1, id="another-line"),
    pytest.param(f"{HANDLE} a;", f"{HANDLE} b;", [("a.cu", "HP501", 3)], 1, id="once-more"),
    pytest.param("void f", "nvmlInit(); void f", [("a.cu", "HP502", 4)], 0, id="another-rule"),
    pytest.param("    cudaFrobnicate();\n", "", [], 1, id="settled"),
    pytest.param("Frobnicate", "Frobnicatf", [("a.cu", "HP102", 5)], 1, id="another-symbol"),
]


@pytest.mark.parametrize(("old", "new", "found", "settled"), CHANGES)
def test_what_is_new(project: Project, old: str, new: str, found: list[tuple[str, str, int]], settled: int) -> None:
    project.change(old, new)
    run = project.new()
    assert (said(run), run.exit_code) == (found, int(bool(found)))
    assert run.baseline == Baseline(6 - settled, settled)


def test_the_same_text_in_another_file_is_new(project: Project) -> None:
    (project.src / "c.cu").write_text(f"{HANDLE} a;\n")
    assert said(project.new()) == [("c.cu", "HP501", 1)]


def test_what_was_not_looked_for_is_not_settled(project: Project) -> None:
    only = Options(select=("HP1",))
    assert project.new(only.selects, only).baseline == Baseline(known=2, settled=0)
    (project.src / "b.cu").rename(project.src.parent / "b.cu")
    assert project.new(only.selects, only).baseline == Baseline(known=1, settled=1)  # of a file that is gone
    (project.src / "b.cu").write_text(SOURCE)
    part = without_known(convert_paths(project.src / "b.cu"), project.baseline, always)
    assert part.baseline == Baseline(known=3, settled=0)


def test_an_interrupted_run_settles_nothing(project: Project) -> None:
    run = without_known(replace(project.run(), results=(), interrupted=True), project.baseline, always)
    assert run.baseline == Baseline(known=0, settled=0)


def test_a_file_that_failed_is_never_known(project: Project) -> None:
    failed = [Result(r.path, Status.FAILED, diagnostics=r.diagnostics) for r in project.run().results]
    run = replace(project.run(), results=tuple(failed))
    assert write_baseline(run, project.baseline.with_name("failed.json")) == 0
    again = without_known(run, project.baseline, always)
    assert (len(said(again)), again.baseline) == (6, Baseline(0, 0))


def test_infos_stay(project: Project) -> None:
    project.change("void f", 'const char *s = "cudaFree"; void f')
    infos = [d for r in project.new().results for d in r.diagnostics if d.severity is Severity.INFO]
    assert [d.code for d in infos] == ["HP106"]


def test_a_tree_that_is_converted_in_place(project: Project) -> None:
    project.change("#include <cuda_runtime.h>\n", "", "a.cu")  # hipport adds a line
    first = project.run(in_place=True)
    assert write_baseline(first, project.baseline) == 6
    assert said(project.new()) == []


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "is not a baseline"),
        ("[]", "is not a baseline"),
        ('{"schema": "hipport-report/1"}', "its schema is 'hipport-report/1', not 'hipport-baseline/1'"),
        ('{"schema": "hipport-baseline/1", "findings": [{"count": "2"}]}', "a count is '2', not a number"),
        ('{"schema": "hipport-baseline/1", "findings": [{"count": 2}]}', "is not a baseline ('file')"),
        (None, "cannot read the baseline"),
    ],
)
def test_what_is_not_a_baseline(project: Project, content: str | None, message: str) -> None:
    if content is None:
        project.baseline.unlink()
    else:
        project.baseline.write_text(content)
    with pytest.raises(ConfigError) as caught:
        project.new()
    assert message in str(caught.value)
    assert str(caught.value).endswith("write it with --write-baseline")
