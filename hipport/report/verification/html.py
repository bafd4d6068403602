"""The report of a verification as one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.report.html import environment
from hipport.report.sources import excerpt
from hipport.report.verification.errors_plot import DECADES
from hipport.report.verification.errors_plot import ROWS
from hipport.report.verification.errors_plot import error_rows
from hipport.report.verification.rows import MergedFinding
from hipport.report.verification.summary import VerifySummary
from hipport.report.verification.wording import allowed_words
from hipport.report.verification.wording import billions_words
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.report.verification.wording import finding_words
from hipport.report.verification.wording import found_words
from hipport.report.verification.wording import machine_words
from hipport.report.verification.wording import outcome_lines
from hipport.report.verification.wording import part_words
from hipport.report.verification.wording import remark_words
from hipport.report.verification.wording import seconds_words
from hipport.report.verification.wording import status_words
from hipport.report.verification.wording import timed_words
from hipport.report.verification.wording import ulps_words
from hipport.report.verification.wording import way_words
from hipport.verify.results import CaseStatus

#: Lines of a kernel that are shown before and after the one with a finding.
_AROUND = 4
_GRADES = {CaseStatus.PASSED: "good", CaseStatus.NOT_RUN: "plain"}


@dataclass(frozen=True, slots=True)
class _Found:
    """A finding with the lines of the kernel around it and their numbers; () where they cannot be read any more."""

    found: MergedFinding
    lines: tuple[tuple[int, str], ...]


def render(summary: VerifySummary) -> str:
    """The report as HTML; every text in it is escaped. The lines of kernels that it shows are read now."""
    words = {
        "machine": machine_words,
        "status": status_words,
        "case": case_words,
        "details": detail_lines,
        "outcome": outcome_lines,
        "finding": finding_words,
        "found": found_words,
        "ulps": ulps_words,
        "of_allowed": allowed_words,
        "timed": timed_words,
        "seconds": seconds_words,
        "billions": billions_words,
        "part": part_words,
        "remark": remark_words,
        "way": way_words,
    }
    errors = error_rows(summary.rows)
    template = environment().get_template("verification.html")
    return "".join(
        template.generate(
            summary=summary,
            run=summary.run,
            words=words,
            statuses=list(_statuses(summary)),
            findings=[
                _Found(found, excerpt(found.finding.path, found.finding.line, _AROUND)) for found in summary.findings
            ],
            errors=errors[:ROWS],
            errors_left_out=len(errors[ROWS:]),
            decades=DECADES,
        )
    )


def _statuses(summary: VerifySummary) -> Iterator[tuple[int, str, str]]:
    """Number of cases, grade and words of each status that there is."""
    for status in CaseStatus:
        if number := summary.run.statuses[status]:
            yield number, _GRADES.get(status, "error"), status_words(status)
