"""The report of a run as one HTML file that needs nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from hipport.report.html import environment
from hipport.report.program.wording import difference_words
from hipport.report.program.wording import ending_words
from hipport.report.program.wording import failed_call_line
from hipport.report.program.wording import finding_lines
from hipport.report.program.wording import memory_words
from hipport.report.program.wording import sizes_words
from hipport.report.program.wording import title
from hipport.report.sources import excerpt
from hipport.run.results import RunFinding
from hipport.run.results import RunResult
from hipport.version import __version__

#: Lines of a source that are shown before and after the one with a finding.
_AROUND = 4


@dataclass(frozen=True, slots=True)
class _Summary:
    """What the page is called."""

    title: str


@dataclass(frozen=True, slots=True)
class _Found:
    """A finding in words, one string for each line, and the wavefront ``sizes`` that it was found at. ``lines`` are
    those of the source around it, with their numbers; ``marked`` is the number of its own.
    """

    words: tuple[str, ...]
    sizes: str
    lines: tuple[tuple[int, str], ...]
    marked: int


def render(result: RunResult) -> str:
    """The report as HTML; every text in it is escaped. The lines of sources that it shows are read now."""
    sizes = tuple(run.mode.wavefront for run in result.runs)
    findings = [_found(finding, sizes_words(at, sizes)) for finding, at in result.findings]
    template = environment().get_template("program.html")
    return "".join(
        template.generate(
            summary=_Summary(title(result)),
            result=result,
            version=__version__,
            findings=findings,
            failed_calls=[str(failed_call_line(call)) for call in result.failed_calls],
            differences=[
                [str(line) for line in difference_words(difference)] for difference in result.differences or ()
            ],
            words={"ending": ending_words, "memory": memory_words, "sizes": partial(sizes_words, all_sizes=sizes)},
        )
    )


def _found(finding: RunFinding, sizes: str) -> _Found:
    words = tuple(map(str, finding_lines(finding)))
    if not finding.lines:
        return _Found(words, sizes, (), 0)
    place = finding.lines[0]
    return _Found(words, sizes, excerpt(place.path, place.line, _AROUND), place.line)
