"""What came of running a program."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from enum import Enum

from hipport.cpu.places import SourceLine
from hipport.cpu.ways import KernelWay
from hipport.run.settings import Mode

Coordinates = tuple[int, int, int]
#: The user's lines of a place, the innermost first; () where they cannot be found out.
Lines = tuple[SourceLine, ...]


class Ending(Enum):
    """How a program ended."""

    EXITED = "exited"
    KILLED = "killed"  # by a signal
    TIMED_OUT = "timed-out"
    OUT_OF_MEMORY = "out-of-memory"  # more than the limit on memory that it was run with


@dataclass(frozen=True, slots=True)
class RunFinding:
    """One thing that a program does and HIP does not define, or a kernel that failed. ``kind`` is a word like
    ``use-after-free``, which docs/run.md explains; ``kernel``, ``block`` and ``thread`` are known for what kernels do,
    ``allocated`` and ``freed`` for what is about memory.
    """

    kind: str
    text: str
    lines: Lines = ()
    kernel: str = ""
    block: Coordinates | None = None
    thread: Coordinates | None = None
    count: int = 1
    allocated: Lines = ()
    freed: Lines = ()


@dataclass(frozen=True, slots=True)
class LaunchHash:
    """What a launch of a kernel left in memory, as a hash; ``number`` counts launches from 1."""

    number: int
    kernel: str
    hash: str
    lines: Lines = ()


@dataclass(frozen=True, slots=True)
class FailedCall:
    """A call of HIP that returned an error, such as ``hipErrorInvalidValue``, which may be as the program expects."""

    error: str
    lines: Lines


@dataclass(frozen=True, slots=True)
class ProgramRun:
    """One run of a program: how it ended and with which exit status (None unless it exited), after how many seconds,
    and the most bytes of memory that it was seen to use. ``ways`` is how the kernels that it launched ran, where that
    was asked for. ``output`` and ``errors`` are its standard output and standard error where they were captured, None
    where they were passed through.
    """

    mode: Mode
    ending: Ending
    status: int | None
    signal: int | None
    seconds: float
    memory: int
    findings: tuple[RunFinding, ...] = ()
    failed_calls: tuple[FailedCall, ...] = ()
    launches: tuple[LaunchHash, ...] = ()
    ways: tuple[KernelWay, ...] = ()
    output: bytes | None = None
    errors: bytes | None = None

    @property
    def exit_code(self) -> int:
        """The exit status as a shell has it: 128 and the signal's number for a program that was killed, 124 after its
        time (as ``timeout`` has it).
        """
        match self.ending:
            case Ending.TIMED_OUT:
                return 124
            case Ending.OUT_OF_MEMORY:
                return 128 + signal.SIGKILL
            case Ending.KILLED:
                return 128 + (self.signal or 0)
        return self.status or 0


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two runs of a program differ. ``text`` says in what; ``launch`` is the first kernel that left something
    else in memory, None where none did or hashes are not there.
    """

    one: Mode
    other: Mode
    text: str
    launch: LaunchHash | None = None


@dataclass(frozen=True, slots=True)
class RunResult:
    """The outcome of a program: its name, how long its build took in seconds, its runs, and the differences between
    them, None where they were not compared. ``note`` may be why a command failed.
    """

    program: str
    arch: str
    checked: bool
    build_seconds: float
    runs: tuple[ProgramRun, ...]
    differences: tuple[Difference, ...] | None = None
    note: str = ""

    @property
    def compared(self) -> bool:
        """Whether the runs were compared."""
        return self.differences is not None

    @property
    def findings(self) -> tuple[tuple[RunFinding, tuple[int, ...]], ...]:
        """All findings, each once, with the wavefront sizes that it was found at."""
        sizes: dict[tuple[str, str, Lines], list[int]] = {}
        first: dict[tuple[str, str, Lines], RunFinding] = {}
        for run in self.runs:
            for finding in run.findings:
                # The text of one without lines tells it apart; else its numbers may differ from run to run.
                key = (finding.kind, finding.kernel if finding.lines else finding.text, finding.lines)
                first.setdefault(key, finding)
                sizes.setdefault(key, []).append(run.mode.wavefront)
        return tuple((finding, tuple(dict.fromkeys(sizes[key]))) for key, finding in first.items())

    @property
    def failed_calls(self) -> tuple[FailedCall, ...]:
        """The calls of HIP that returned an error in a run that failed, each once."""
        return tuple(dict.fromkeys(call for run in self.runs if run.exit_code for call in run.failed_calls))

    @property
    def ways(self) -> tuple[tuple[KernelWay, tuple[int, ...]], ...]:
        """How kernels ran, each way once, with the wavefront sizes that they did so at."""
        sizes: dict[KernelWay, list[int]] = {}
        for run in self.runs:
            for way in run.ways:
                sizes.setdefault(way, []).append(run.mode.wavefront)
        return tuple((way, tuple(dict.fromkeys(at))) for way, at in sizes.items())

    @property
    def exit_code(self) -> int:
        """The exit status of the first run whose status is not 0; else 1 where something was found or differs."""
        failed = next((run.exit_code for run in self.runs if run.exit_code), 0)
        return failed or int(bool(self.findings or self.differences))
