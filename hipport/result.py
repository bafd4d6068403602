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
    COPIED = "copied"  # not a source file, copied as it is
    SKIPPED = "skipped"  # left out on purpose, a diagnostic says why
    FAILED = "failed"  # could not be read, converted or written, a diagnostic says why
    CHECKED = "checked"  # a file of a port that was only compiled, or that a message of the compiler names


class Verdict(Enum):
    """What the HIP compiler made of a translation unit, for the host and for every architecture asked for."""

    COMPILED = "compiled"
    FAILED = "failed"  # there are errors
    MISSING_HEADER = "missing-header"  # the only errors are headers of third parties that this machine lacks
    CRASHED = "crashed"  # the compiler did
    TIMED_OUT = "timed-out"
    OUT_OF_MEMORY = "out-of-memory"
    ABSENT = "absent"  # named by compile_commands.json, but not there


_NO_ANSWER = frozenset({Verdict.CRASHED, Verdict.TIMED_OUT, Verdict.OUT_OF_MEMORY, Verdict.ABSENT})


@dataclass(frozen=True, slots=True)
class Compilation:
    """How the compilation of one translation unit ended, and after how many seconds of the compiler's work.

    ``errors`` counts the compiler's errors, also those in headers that the unit includes, ``unpredicted`` those of them
    that ``convert`` had not reported. ``headers`` are the missing ones of Verdict.MISSING_HEADER.
    """

    verdict: Verdict
    seconds: float
    errors: int = 0
    unpredicted: int = 0
    headers: tuple[str, ...] = ()

    @property
    def answered(self) -> bool:
        """Whether the compiler has accepted or refused the unit."""
        return self.verdict not in _NO_ANSWER

    @property
    def predicted(self) -> bool:
        """Whether there are errors and ``convert`` had reported each of them."""
        return self.verdict is Verdict.FAILED and not self.unpredicted


@dataclass(frozen=True, slots=True)
class Compiler:
    """The HIP compiler that checked a port, and the architectures that it compiled for."""

    path: str
    version: str
    architectures: tuple[str, ...]


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
    ``edits`` are the edits applied, in order; ``headers`` are those of hipport's own (``hipport/warp.h``) that the
    output includes because of them. ``compilation`` is there for a translation unit that was checked. ``added`` is true
    of a file that the port has beside those of the input: a header of hipport's own, or one of an earlier run.
    """

    path: str
    status: Status
    edits: tuple[Edit, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    kept: tuple[Kept, ...] = ()
    lines: int = 0
    output: bytes | None = None
    target: str | None = None
    headers: frozenset[str] = frozenset()
    compilation: Compilation | None = None
    added: bool = False

    @property
    def changed(self) -> bool:
        """Whether the output differs from the original."""
        return bool(self.edits)

    @property
    def open(self) -> tuple[Diagnostic, ...]:
        """The diagnostics that leave something for a person: warnings and errors without an applied fix."""
        return tuple(d for d in self.diagnostics if d.severity is not Severity.INFO and not d.fixed)


@dataclass(frozen=True, slots=True)
class Baseline:
    """What a run left out because a baseline knows it: the number of findings ``known``, and of those of the baseline
    that were ``settled``, which are not there any more.
    """

    known: int
    settled: int


@dataclass(frozen=True, slots=True)
class Run:
    """The outcome of one ``convert`` over files and trees, in the order in which they were found.

    ``rocm`` and ``cuda`` are the versions converted for (``cuda`` is empty where any), ``seconds`` the wall time.
    ``output`` is the folder written to, or None. ``interrupted`` is true where Ctrl-C or a full disk ended it early.
    ``compiler`` is the one that checked the port; a run of ``check`` has nothing but checked files.
    """

    results: tuple[Result, ...]
    version: str
    rocm: str
    cuda: str = ""
    output: str | None = None
    seconds: float = 0.0
    interrupted: bool = False
    compiler: Compiler | None = None
    baseline: Baseline | None = None

    @property
    def compilations(self) -> tuple[Compilation, ...]:
        """The compilations of the run's translation units."""
        return tuple(r.compilation for r in self.results if r.compilation)

    @property
    def only_checked(self) -> bool:
        """Whether this was a ``check``, not a conversion."""
        return self.compiler is not None and all(r.status is Status.CHECKED for r in self.results)

    @property
    def statuses(self) -> Counter[Status]:
        """Number of the input's files by status."""
        return Counter(r.status for r in self.results if not r.added)

    @property
    def severities(self) -> Counter[Severity]:
        """Number of diagnostics by severity, applied fixes left out."""
        return Counter(d.severity for r in self.results for d in r.diagnostics if not d.fixed)

    @property
    def exit_code(self) -> int:
        """0: done and nothing is left for a person. 1: done, and something is left for a person (a failed file among
        others counts as left). 2: interrupted, or nothing could be done at all, or there is a translation unit of which
        the compiler did not say whether it compiles.
        """
        statuses = self.statuses
        failed = statuses[Status.FAILED]
        if self.interrupted or (failed and failed == statuses.total()):
            return 2
        if not all(compilation.answered for compilation in self.compilations):
            return 2
        return 1 if failed or any(r.open for r in self.results) else 0
