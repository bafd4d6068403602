"""The report of a run as one HTML file that needs nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from hipport.report.html import environment
from hipport.report.program.wording import difference_words
from hipport.report.program.wording import ending_words
from hipport.report.program.wording import finding_lines
from hipport.report.program.wording import memory_words
from hipport.report.program.wording import sizes_words
from hipport.report.program.wording import title
from hipport.run.results import RunResult
from hipport.version import __version__


@dataclass(frozen=True, slots=True)
class _Summary:
    """What the page is called."""

    title: str


def render(result: RunResult) -> str:
    """The report as HTML; every text in it is escaped."""
    sizes = tuple(run.mode.wavefront for run in result.runs)
    findings = [(list(map(str, finding_lines(found))), sizes_words(at, sizes)) for found, at in result.findings]
    template = environment().get_template("program.html")
    return "".join(
        template.generate(
            summary=_Summary(title(result)),
            result=result,
            version=__version__,
            findings=findings,
            differences=[
                [str(line) for line in difference_words(difference)] for difference in result.differences or ()
            ],
            words={"ending": ending_words, "memory": memory_words},
        )
    )
