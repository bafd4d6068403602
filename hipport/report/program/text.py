"""What a person reads after a program has run."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.report.program.wording import PlacedLine
from hipport.report.program.wording import difference_words
from hipport.report.program.wording import ending_words
from hipport.report.program.wording import failed_call_line
from hipport.report.program.wording import finding_lines
from hipport.report.program.wording import sizes_words
from hipport.report.program.wording import title
from hipport.report.wording import prose
from hipport.run.results import Ending
from hipport.run.results import RunResult

_OURS = "hipport run: "
#: Later calls fail because of earlier ones.
_FAILED_CALLS = 3


def lines(result: RunResult) -> Iterator[str]:
    """What was found, and what ended a run before its time; nothing where one run was fine. A place stands first."""
    sizes = tuple(run.mode.wavefront for run in result.runs)
    for finding, at in result.findings:
        first, *others = finding_lines(finding)
        words = sizes_words(at, sizes)
        yield _line(first, f" {words}" if words else "")
        yield from map(_line, others)
    for call in result.failed_calls[:_FAILED_CALLS]:
        yield _line(failed_call_line(call))
    for way, at in result.ways:
        words = sizes_words(at, sizes)
        yield f"{_OURS}{prose(f'{way.name}  {way}')}{f' {words}' if words else ''}"
    for remedy in dict.fromkeys(way.remedy for way, _ in result.ways if way.remedy):
        yield f"{_OURS}{prose(remedy)}"
    for difference in result.differences or ():
        yield from map(_line, difference_words(difference))
    if len(result.runs) > 1 or result.compared:
        yield f"{_OURS}{title(result)}"
    elif result.runs[0].ending is not Ending.EXITED:
        yield f"{_OURS}{result.program}: {ending_words(result.runs[0])}"
    if result.note:
        yield f"{_OURS}{result.note}"


def _line(line: PlacedLine, more: str = "") -> str:
    """A line as it stands among what the program prints: ``app.cu:21: hipport run: ...``."""
    place = f"{line.place}: " if line.place else ""
    return f"{place}{_OURS}{line.text}{more}"
