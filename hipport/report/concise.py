"""One line per finding, for editors and grep: ``path:line:column: severity CODE message``."""

from __future__ import annotations

from hipport.report.summary import Summary
from hipport.report.wording import prose


def render(summary: Summary) -> str:
    """The report: the findings in the run's order. The form of a line is stable."""
    return "".join(
        f"{f.place}: {f.diagnostic.severity.value} {f.diagnostic.code} {prose(f.diagnostic.message)}\n"
        for f in summary.findings
    )
