"""Outcomes of a conversion: of one file, and of a run over many."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity


class Status(Enum):
    """What happened to a file."""

    CONVERTED = "converted"  # CUDA was found and changed
    UNCHANGED = "unchanged"  # a source file with nothing to change
    COPIED = "copied"  # not a source file, taken over as it is
    SKIPPED = "skipped"  # left out on purpose, a diagnostic says why
    FAILED = "failed"  # could not be read, converted or written, a diagnostic says why


@dataclass(frozen=True, slots=True)
class Kept:
    """A name that looks like CUDA and is left alone on purpose, with the reason (``member``, ``defined by the
    project``, ...), the number of places in the file and the first line.
    """

    name: str
    reason: str
    count: int
    line: int


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome for one file.

    ``path`` is the file as the user would name it (bytes that are not UTF-8 as surrogate escapes), ``target`` the file
    written, if any. ``output`` is the converted content; None where it was written to ``target``, or there is none.
    ``edits`` are the edits applied, in order.
    """

    path: str
    status: Status
    edits: tuple[Edit, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    kept: tuple[Kept, ...] = ()
    lines: int = 0
    output: bytes | None = None
    target: str | None = None

    @property
    def changed(self) -> bool:
        """Whether the output differs from the original."""
        return bool(self.edits)

    @property
    def open(self) -> tuple[Diagnostic, ...]:
        """The diagnostics that leave something for a person: warnings and errors without an applied fix."""
        return tuple(d for d in self.diagnostics if d.severity is not Severity.INFO and not d.fixed)


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of one ``convert`` over files and trees, in the order in which they were found.

    ``rocm`` and ``cuda`` are the versions converted for (``cuda`` is empty where any), ``seconds`` the wall time.
    ``output`` is the folder written to, or None. ``interrupted`` is true where Ctrl-C or a full disk ended it early.
    """

    results: tuple[Result, ...]
    version: str
    rocm: str
    cuda: str = ""
    output: str | None = None
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def statuses(self) -> Counter[Status]:
        """Number of files by status."""
        return Counter(r.status for r in self.results)

    @property
    def severities(self) -> Counter[Severity]:
        """Number of diagnostics by severity, applied fixes left out."""
        return Counter(d.severity for r in self.results for d in r.diagnostics if not d.fixed)

    @property
    def exit_code(self) -> int:
        """0: done and nothing is left for a person. 1: done, and something is left for a person (a failed file among
        others counts as left). 2: interrupted, or nothing could be done at all.
        """
        statuses = self.statuses
        failed = statuses[Status.FAILED]
        if self.interrupted or (failed and failed == statuses.total()):
            return 2
        return 1 if failed or any(r.open for r in self.results) else 0
