from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from hipport.report.summary import summarize
from hipport.report.text import show
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import checked_run
from tests.report.samples import large_run
from tests.report.samples import sample_run

EXPECTED = Path(__file__).parent / "expected"


def shown(run: Run, *, width: int = 80, limit: int = 20, terminal: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, force_terminal=terminal, color_system="standard" if terminal else None)
    show(summarize(run, RULES), console, limit=limit)
    return "\n".join(line.rstrip() for line in file.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("width", [80, 120])
def test_golden(width: int) -> None:
    assert shown(sample_run(), width=width) == (EXPECTED / f"text{width}.txt").read_text("utf-8")


def test_golden_of_a_check() -> None:
    assert shown(checked_run()) == (EXPECTED / "checked80.txt").read_text("utf-8")


def test_no_line_is_wider_than_the_terminal() -> None:
    for width in (60, 80, 120):
        assert max(map(len, shown(sample_run(), width=width).splitlines())) <= width


def test_a_long_path_is_not_broken() -> None:
    path = "/".join(["a_rather_long_folder_name"] * 8) + "/kernel.cu"
    run = Run((Result(path, Status.CONVERTED, diagnostics=(UNSUPPORTED,)),), version="0.1.0", rocm="7.2")
    assert f"\n{path}:12:5\n    HP501 error" in shown(run)


def test_colour_only_on_a_terminal() -> None:
    assert "\x1b[" not in shown(sample_run())
    assert "\x1b[" in shown(sample_run(), terminal=True)


def test_says_how_many_more_and_how_to_see_them() -> None:
    text = shown(large_run(files=4, findings=10), limit=5)
    assert text.count("write it by hand") == 5
    assert "... and 35 more: see them all with --format concise or --report report.html" in text
    assert "5. Write the whole report, to sort and filter it: --report report.html" in text


def test_says_plainly_when_nothing_is_left() -> None:
    text = shown(Run((Result("a.cu", Status.CONVERTED),), version="0.1.0", rocm="7.2"))
    assert "Converted; not compiled. Nothing was found that is left to port by hand." in text
    assert "Findings" not in text


def test_empty_run() -> None:
    assert "Nothing to do: no file was found." in shown(Run((), version="0.1.0", rocm="7.2"))


def test_markup_and_escape_sequences_in_a_message_are_shown_as_they_are() -> None:
    message = "[bold]cudaMalloc[/bold] \x1b[31m :smile: [/nothing]"
    run = Run(
        (Result("a\x1b[2J.cu", Status.CONVERTED, diagnostics=(replace(UNSUPPORTED, message=message),)),), "0.1.0", "7.2"
    )
    text = shown(run, width=120)
    assert r"[bold]cudaMalloc[/bold] \x1b[31m :smile: [/nothing]" in text
    assert r"a\x1b[2J.cu:12:5" in text
