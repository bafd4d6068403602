"""The report that people read: whole, at several widths and in a pipe, and its first screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from hipport.cli.options import console as console_of
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.report.summary import summarize
from hipport.report.text import show
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import IN_STRING
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import checked_run
from tests.report.samples import large_run
from tests.report.samples import npp_run
from tests.report.samples import sample_run

EXPECTED = Path(__file__).parent / "expected"


def shown(run: Run, *, width: int | None = 80, colour: bool = False, **asked: bool) -> str:
    """The report on a terminal of this width, or in a pipe (None)."""
    file = io.StringIO()
    if width is None:
        console = Console(file=file, width=console_of().width)
    else:
        system = "standard" if colour else None
        console = Console(file=file, width=width, force_terminal=True, color_system=system)  # type: ignore[arg-type]
    show(summarize(run, RULES), console, **asked)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"


GOLDEN: dict[str, Callable[[], str]] = {
    "text80.txt": lambda: shown(sample_run()),
    "pipe.txt": lambda: shown(sample_run(), width=None),
    "verbose80.txt": lambda: shown(npp_run(4, 40), verbose=True),
    "statistics.txt": lambda: shown(sample_run(), width=None, statistics=True),
    "screen80.txt": lambda: shown(npp_run(60, 3_000)),
    "screen120.txt": lambda: shown(npp_run(60, 3_000), width=120),
    "screen_pipe.txt": lambda: shown(npp_run(60, 3_000), width=None),
    "checked80.txt": lambda: shown(checked_run()),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name: str) -> None:
    assert GOLDEN[name]() == (EXPECTED / name).read_text("utf-8")


def test_the_page_shows_a_screen() -> None:
    page = (Path(__file__).parents[2] / "docs" / "report-format.md").read_text("utf-8")
    (screen,) = re.findall(r"<!-- screen -->\n```text\n(.*?)```", page, re.DOTALL)
    assert screen == (EXPECTED / "screen80.txt").read_text("utf-8")


@pytest.mark.parametrize("findings", [3_000, 30])
def test_the_first_screen_says_it_all(findings: int) -> None:
    text = shown(npp_run(60, findings))
    assert len(text.splitlines()) <= 25
    assert "60 files: 60 converted" in text  # what was done
    assert "error HP502 unsupported-library: Npp8u and 2 more" in text  # what blocks
    assert f"Left for you: {findings * 2 // 3:,} errors" in text  # how much is left
    assert "1. Port by hand" in text  # what to do next
    assert shown(npp_run(60, findings), width=None).count("\n") <= 25


def test_a_folder_that_is_about_one_thing_can_be_left_out() -> None:
    text = shown(npp_run(60, 3_000))
    assert "all below src/Common/UtilNPP (leave it out: --exclude UtilNPP/)" in text


def test_verbose_says_all_and_infos_are_a_count_else() -> None:
    run = large_run(files=4, findings=10)
    assert "... 3 more kinds of infos: see them with -v" in shown(run)
    text = shown(run, verbose=True)
    assert "see them with -v" not in text
    for number in range(10):
        assert text.count(f"cudaSomething{number} has no HIP counterpart") == 1


@pytest.mark.parametrize("width", [60, 80, 120])
def test_lines_are_broken_between_words_only(width: int) -> None:
    lines = shown(sample_run(), width=width, verbose=True, statistics=True).splitlines()
    assert all(len(line) <= width or " " not in line.strip() for line in lines)
    whole = shown(sample_run(), width=None, verbose=True, statistics=True)
    assert " ".join(lines).split() == whole.split()


@pytest.mark.parametrize("width", [20, 80])
def test_a_long_path_is_not_broken(width: int) -> None:
    path = "/".join(["a_rather_long_folder-name"] * 8) + "/kernel.cu"
    run = Run((Result(path, Status.CONVERTED, diagnostics=(UNSUPPORTED,)),), version="0.1.0", rocm="7.2")
    assert f"  {path}:12:5\n" in shown(run, width=width)


_PATHS = st.lists(
    st.lists(st.from_regex(r"[a-z_ -]{1,40}", fullmatch=True), min_size=1, max_size=8).map("/".join),
    min_size=1,
    max_size=12,
    unique=True,
)


@pytest.mark.long
@given(_PATHS)
def test_each_path_is_whole_in_a_pipe(paths: list[str]) -> None:
    results = [
        Result(path, Status.CONVERTED, diagnostics=(UNSUPPORTED, replace(IN_STRING, message=f"in {path}")))
        for path in paths
    ]
    lines = shown(Run(tuple(results), version="0.1.0", rocm="7.2"), width=None, verbose=True).splitlines()
    for path in paths:
        assert f"  {path}:20:17".rstrip() in lines


def test_a_terminal_shows_the_line_and_a_caret(tmp_path: Path) -> None:
    source = tmp_path / "graph.cu"
    source.write_bytes(b"int a;\r\n\tcudaGraph\xc3\xa4 (cudaFree);\r\n")
    at = source.read_bytes().index(b"cudaFree")
    finding = Diagnostic("HP501", Severity.ERROR, "no cudaFree", "", at, at + 8, 2, 15, "cudaFree")
    run = Run((Result(str(source), Status.CONVERTED, diagnostics=(finding,)),), version="0.1.0", rocm="7.2")
    found = f"  {source}:2:15\n    cudaGraph\u00e4 (cudaFree);\n                ^^^^^^^^\n"
    assert found in shown(run, width=400)
    assert "cudaGraph" not in shown(run, width=None)
    source.unlink()
    assert "^" not in shown(run)


def test_a_file_that_was_changed_in_place_is_not_shown(tmp_path: Path) -> None:
    source = tmp_path / "a.cu"
    source.write_text("hipFree\n" * 40)
    result = replace(sample_run().results[0], path=str(source), target=str(source))
    assert "^" not in shown(Run((result,), version="0.1.0", rocm="7.2"), width=400)


def test_colour_only_where_it_is_asked_for() -> None:
    assert "\x1b[" not in shown(sample_run(), width=None)
    assert "\x1b[" in shown(sample_run(), colour=True)


def test_says_plainly_when_nothing_is_left() -> None:
    text = shown(Run((Result("a.cu", Status.CONVERTED),), version="0.1.0", rocm="7.2"))
    assert "Converted; not compiled. Nothing was found that is left to port by hand." in text
    assert "Findings" not in text


def test_empty_run() -> None:
    assert "Nothing to do: no file was found." in shown(Run((), version="0.1.0", rocm="7.2"))


def test_hipports_own_headers_are_not_the_users_files() -> None:
    run = sample_run()
    header = Result("src_hip/hipport/warp.h", Status.COPIED, target="src_hip/hipport/warp.h", added=True)
    text = shown(replace(run, results=(*run.results, header)))
    assert "\n5 files: 2 converted, 1 unchanged, 1 copied, 1 failed\n" in text
    assert "\nwritten to src_hip, with 1 header of hipport's own in 0.2 s\n" in text


def test_an_interrupted_run_says_how_far_it_came() -> None:
    left = tuple(Result(f"src/{number}.cu", Status.SKIPPED) for number in range(3))
    run = replace(sample_run(), results=(*sample_run().results, *left), interrupted=True)
    text = shown(run)
    assert "\n8 files: 2 converted, 1 unchanged, 1 copied, 1 failed, 3 not reached\n" in text
    assert "written to" not in text
    assert "Interrupted: the port is not complete: 4 of 8 files written." in text


@pytest.mark.parametrize("run", [sample_run(), checked_run(), large_run(5, 5), npp_run(8, 100)])
def test_the_statuses_add_up(run: Run) -> None:
    total, *parts = re.findall(r"\d+", summarize(run, RULES).files)
    assert int(total) == sum(map(int, parts))


def test_markup_and_escape_sequences_in_a_message_are_shown_as_they_are() -> None:
    message = "[bold]cudaMalloc[/bold] \x1b[31m :smile: [/nothing]"
    run = Run(
        (Result("a\x1b[2J.cu", Status.CONVERTED, diagnostics=(replace(UNSUPPORTED, message=message),)),), "0.1.0", "7.2"
    )
    text = shown(run, width=120)
    assert r"[bold]cudaMalloc[/bold] \x1b[31m :smile: [/nothing]" in text
    assert r"a\x1b[2J.cu:12:5" in text
