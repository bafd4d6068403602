from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest

from hipport.report.verification import render
from hipport.report.verification.errors_plot import DECADES
from hipport.report.verification.errors_plot import ROWS
from hipport.report.verification.errors_plot import error_rows
from hipport.report.verification.summary import summarize
from hipport.verify import CaseResult
from hipport.verify import CaseStatus
from hipport.verify import VerifyRun
from hipport.verify.comparison import Comparison
from hipport.verify.comparison import Error
from hipport.verify.results import Finding
from hipport.verify.results import Output
from tests.verify.samples import PORT
from tests.verify.samples import VERSIONS
from tests.verify.samples import result


def case(kernel: str, *parts: float) -> CaseResult:
    outputs = tuple(
        Output("y", "float32", Comparison(10, reasons=("wrong",) * (part > 1), of_allowed=Error(part)))
        for part in parts
    )
    return result(kernel, CaseStatus.PASSED, PORT, outputs=outputs)


def run_of(*cases: CaseResult) -> VerifyRun:
    return VerifyRun(cases, VERSIONS)


@pytest.mark.parametrize(
    ("part", "decade"),
    [(1.0, 0.0), (0.01, -2.0), (10.0, 1.0), (1e-9, DECADES[0]), (1e9, DECADES[-1]), (math.inf, DECADES[-1])],
)
def test_a_point_is_where_its_error_is(part: float, decade: float) -> None:
    ((point,),) = (row.points for row in error_rows(summarize(run_of(case("sum", part))).rows))
    assert point.decade == pytest.approx(decade)
    assert point.passed == (part <= 1)


def test_exact_results_are_not_plotted_and_the_greatest_error_is_first() -> None:
    rows = error_rows(summarize(run_of(case("exact", 0.0), case("small", 0.1), case("great", 0.2, 3.0))).rows)
    assert [row.label for row in rows] == ["great, 32", "small, 32"]


def test_the_plot_says_how_much_it_leaves_out() -> None:
    run = run_of(*(case(f"kernel{number}", 0.5) for number in range(ROWS + 2)))
    page = render(run, "html")
    assert page.count("<circle class=") == ROWS
    assert "nor are 2 rows" in " ".join(page.split())
    assert "<circle class=" not in render(run_of(case("exact", 0.0)), "html")


def test_a_finding_has_the_lines_of_its_kernel(tmp_path: Path) -> None:
    source = tmp_path / "sum.cu"
    source.write_text("".join(f"line {number} <of> it\n" for number in range(1, 21)))
    found = Finding("race-shared", "reads `partial`", "sum", str(source), 12)
    failed = replace(case("sum"), status=CaseStatus.FAILED, findings=(found,))
    page = render(run_of(failed), "html")
    assert '<span class="line marked"><span class="at">12</span> line 12 &lt;of&gt; it</span>' in page
    assert '<span class="at">8</span> line 8' in page
    assert "line 7 " not in page
    assert "reads <code>partial</code>" in page
