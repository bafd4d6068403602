"""The report of a verification as one HTML file that needs nothing else."""

from __future__ import annotations

from hipport.report.html import environment
from hipport.report.verification.summary import VerifySummary
from hipport.report.verification.wording import allowed_words
from hipport.report.verification.wording import billions_words
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import detail_lines
from hipport.report.verification.wording import machine_words
from hipport.report.verification.wording import part_words
from hipport.report.verification.wording import remark_words
from hipport.report.verification.wording import seconds_words
from hipport.report.verification.wording import status_words
from hipport.report.verification.wording import timed_words
from hipport.report.verification.wording import ulps_words


def render(summary: VerifySummary) -> str:
    """The report as HTML; every text in it is escaped."""
    words = {
        "machine": machine_words,
        "status": status_words,
        "case": case_words,
        "details": detail_lines,
        "ulps": ulps_words,
        "of_allowed": allowed_words,
        "timed": timed_words,
        "seconds": seconds_words,
        "billions": billions_words,
        "part": part_words,
        "remark": remark_words,
    }
    template = environment().get_template("verification.html")
    return "".join(template.generate(summary=summary, run=summary.run, words=words))
