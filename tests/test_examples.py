"""Each example's port is what a person has read and approved: ``examples/expected``."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hipport import Run
from hipport import Severity
from hipport import Status
from hipport import convert_paths

EXAMPLES = Path(__file__).parents[1] / "examples"
EXPECTED = EXAMPLES / "expected"
PROJECTS = sorted(path.name for path in EXPECTED.iterdir() if path.is_dir())


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.relative_to(folder).parts[0].startswith(".hipport")
    }


@pytest.mark.parametrize("project", PROJECTS)
def test_the_port_is_as_expected(project: str, tmp_path: Path) -> None:
    run = convert_paths(EXAMPLES / project, output=tmp_path / "out")
    assert not run.statuses[Status.FAILED]
    assert files(tmp_path / "out") == files(EXPECTED / project)


@pytest.mark.parametrize("project", PROJECTS)
def test_a_second_run_changes_nothing(project: str) -> None:
    run = convert_paths(EXPECTED / project)
    assert not any(result.edits for result in run.results)


@pytest.mark.parametrize("project", PROJECTS)
def test_a_second_run_says_again_what_the_first_left_open(project: str, tmp_path: Path) -> None:
    first = convert_paths(EXAMPLES / project, output=tmp_path / "out")
    second = convert_paths(tmp_path / "out", in_place=True)
    assert open_findings(first) == open_findings(second) == open_findings(convert_paths(tmp_path / "out"))


def open_findings(run: Run) -> Counter[tuple[str, str]]:
    return Counter((Path(result.path).name, d.code) for result in run.results for d in result.open)


def test_every_example_has_an_expected_port() -> None:
    assert {path.name for path in EXAMPLES.iterdir() if (path / "README.md").is_file()} == set(PROJECTS)
    assert len(PROJECTS) >= 4


def test_the_examples_show_what_cannot_be_ported() -> None:
    run = convert_paths([EXAMPLES / project for project in PROJECTS])
    telemetry = next(result for result in run.results if Path(result.path).name == "telemetry.cpp")
    assert {d.code for d in telemetry.diagnostics if d.severity is Severity.ERROR} == {"HP112", "HP502"}
    assert run.exit_code == 1
