"""The wording of reports of a run."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import NamedTuple

from hipport.report.wording import count
from hipport.report.wording import prose
from hipport.run.results import Difference
from hipport.run.results import Ending
from hipport.run.results import FailedCall
from hipport.run.results import Lines
from hipport.run.results import ProgramRun
from hipport.run.results import RunFinding
from hipport.run.results import RunResult


class PlacedLine(NamedTuple):
    """What is said on a line, and the place that it is about as ``file:line``; empty for none."""

    place: str
    text: str

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


def title(result: RunResult) -> str:
    """The outcome in one line: ``stencil: exit status 3 at wavefront 64; 2 findings``."""
    endings = dict.fromkeys(map(ending_words, result.runs))
    if len(endings) == 1 and len(result.runs) > 2:
        ended = f"{next(iter(endings))} in {len(result.runs)} runs"
    else:
        ended = ", ".join(f"{ending_words(run)} at {run.mode}" for run in result.runs)
    parts = [f"{prose(result.program)}: {ended}", count(len(result.findings), "finding")]
    if result.differences is not None:
        parts.append(count(len(result.differences), "difference"))
    return "; ".join(parts)


def ending_words(run: ProgramRun) -> str:
    """How a run ended: ``exit status 0``, ``killed by SIGSEGV``."""
    match run.ending:
        case Ending.EXITED:
            return f"exit status {run.status}"
        case Ending.KILLED:
            return f"killed by {signal_name(run.signal or 0)}"
        case Ending.TIMED_OUT:
            return f"over its time after {run.seconds:.1f} s"
        case Ending.OUT_OF_MEMORY:
            return f"over its memory with {memory_words(run.memory)}"


def signal_name(number: int) -> str:
    """The name of a signal, or its number where it has none."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


def memory_words(size: int) -> str:
    """A number of bytes as MiB: ``1,234 MiB``."""
    return f"{size / 2**20:,.0f} MiB"


def finding_lines(finding: RunFinding) -> Iterator[PlacedLine]:
    """A finding: where it is and what, then the calls that led there, and what became of the memory."""
    kernel = f"{finding.kernel}: " if finding.kernel else ""
    who = ", ".join(
        f"{name} {coordinates}"
        for name, coordinates in (("block", finding.block), ("thread", finding.thread))
        if coordinates is not None
    )
    times = f", {finding.count:,} times" if finding.count > 1 else ""
    text = prose(f"{kernel}{finding.text}{f' ({who})' if who else ''}{times} [{finding.kind}]")
    yield PlacedLine(_place(finding.lines), text)
    yield from (PlacedLine(prose(str(line)), "inlined here") for line in finding.lines[1:])
    for what, lines in (("allocated", finding.allocated), ("freed", finding.freed)):
        yield from (PlacedLine(prose(str(line)), f"{what} here") for line in lines[:1])


def failed_call_line(call: FailedCall) -> PlacedLine:
    """A call that returned an error."""
    return PlacedLine(_place(call.lines), f"this call returned {call.error}")


def _place(lines: Lines) -> str:
    return prose(str(lines[0])) if lines else ""


def sizes_words(sizes: tuple[int, ...], all_sizes: tuple[int, ...]) -> str:
    """The wavefront sizes that something was found at; empty where that is all of them."""
    return "" if set(sizes) == set(all_sizes) else f"at wavefront {' and '.join(map(str, sizes))} only"


def difference_words(difference: Difference) -> Iterator[PlacedLine]:
    """A difference of two runs, and the first kernel that left something else in memory."""
    yield PlacedLine("", prose(f"{difference.one} and {difference.other} differ: {difference.text}"))
    if launch := difference.launch:
        text = f"launch {launch.number:,}, of {launch.kernel}, is the first that leaves something else"
        yield PlacedLine(_place(launch.lines), prose(text))
