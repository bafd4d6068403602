from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hipport.report import render
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from tests.report.samples import RULES
from tests.report.samples import UNSUPPORTED
from tests.report.samples import checked_run
from tests.report.samples import sample_run

EXPECTED = Path(__file__).parent / "expected"


def test_golden() -> None:
    assert render(sample_run(), "markdown", RULES) == (EXPECTED / "report.md").read_text("utf-8")


def test_golden_of_a_check() -> None:
    assert render(checked_run(), "markdown", RULES) == (EXPECTED / "checked.md").read_text("utf-8")


def test_markup_in_texts_is_escaped() -> None:
    diagnostic = replace(UNSUPPORTED, message="k<<<a | b>>> and\n`my_cuda*` [x](y)", remedy="")
    run = Run((Result("a|b.cu", Status.CONVERTED, diagnostics=(diagnostic,)),), "0.1.0", "7.2")
    text = render(run, "markdown", RULES)
    assert r"| 12:5 | HP501 | error | k\<\<\<a \| b\>\>\> and \`my\_cuda\*\` \[x\](y) |  |" in text
    assert r"### a\|b.cu" in text


def test_empty_run() -> None:
    assert "**Nothing to do: no file was found.**" in render(Run((), "0.1.0", "7.2"), "markdown", RULES)
