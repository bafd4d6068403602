"""The results of verifying kernels: of one case, and of a whole run. Frozen and picklable."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from statistics import quantiles
from typing import ClassVar

from hipport.cpu import KernelWay
from hipport.paths import printable
from hipport.verify.comparison import Comparison

Coordinates = tuple[int, int, int]


class CaseStatus(Enum):
    """How a case ended."""

    PASSED = "passed"
    FAILED = "failed"  # it ran to its end, and the result is wrong or the check found something
    CRASHED = "crashed"  # an assertion, a trap, an invalid access, an abort
    TIMED_OUT = "timed-out"
    OUT_OF_MEMORY = "out-of-memory"
    REFUSED = "refused"  # the device would not launch it: too many threads, too much shared memory
    NOT_COMPILED = "not-compiled"
    NOT_PORTED = "not-ported"  # convert reports errors in the source
    INVALID_SPEC = "invalid-spec"
    NOT_RUN = "not-run"  # an earlier case of the same instance has timed out on the same machine


#: The statuses of a kernel that was launched.
RAN = frozenset({CaseStatus.PASSED, CaseStatus.FAILED, CaseStatus.CRASHED, CaseStatus.TIMED_OUT})


@dataclass(frozen=True, slots=True)
class Machine:
    """What ran a case: backend, architecture, lanes of a wavefront, compiler. ``emulated``: on the CPU, on no GPU.
    ``device`` is the name of a GPU. ``source`` is ``port``, or ``original`` for the CUDA source as it was.
    """

    backend: str
    arch: str
    wavefront: int
    compiler: str
    emulated: bool
    device: str = ""
    source: str = "port"

    @property
    def place(self) -> tuple[str, ...]:
        """What all programs on one GPU have in common, whichever compiler they are by."""
        return self.backend, self.arch, self.device, self.source


@dataclass(frozen=True, slots=True)
class Resources:
    """What a kernel needs, as its code object says: vector ``registers`` and ``local_bytes`` of memory per thread,
    ``scalar_registers`` per wavefront, ``shared_bytes`` per block in addition to what the launch asks for. ``spills``
    is the number of registers that are kept in memory.
    """

    kernel: str
    wavefront: int
    registers: int
    scalar_registers: int
    shared_bytes: int
    local_bytes: int
    spills: int


@dataclass(frozen=True, slots=True)
class Finding:
    """What the check found in a run that need not show in its result: an access out of bounds, a race, ...

    ``path`` and ``line`` are in the user's source (empty and 0 where unknown), as are ``block`` and ``thread`` of the
    first occurrence of ``count``. ``order`` is the order of execution in which it was found.
    """

    kind: str
    text: str
    kernel: str = ""
    path: str = ""
    line: int = 0
    block: Coordinates | None = None
    thread: Coordinates | None = None
    count: int = 1
    order: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """What the conversion or the compilation says of a kernel, whether or not a run shows it: a loop that waits for a
    lane of its own wavefront, a header that is not there. ``code`` is the rule's, empty where there is none; ``path``
    and ``line`` are in the user's source (empty and 0 where it has no line).
    """

    message: str
    remedy: str = ""
    code: str = ""
    path: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{printable(self.path)}:{self.line}: " if self.path else ""
        return place + " ".join(filter(None, (self.code, self.message)))


@dataclass(frozen=True, slots=True)
class CaseName:
    """A case as people see it: the spec's name, the instance and the label; ``number`` is its place among the cases."""

    kernel: str
    instance: str
    label: str
    number: int


@dataclass(frozen=True, slots=True)
class Output:
    """An array that the kernel wrote, compared with the reference."""

    name: str
    dtype: str
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class CaseResult:
    """The outcome of one case on one machine.

    ``kernel`` is the spec's name and ``spec`` its file, ``instance`` the kernel as it was launched
    (``saxpy<float>``), ``label`` the case (``n=1000, seed 1``). ``reasons`` say why it did not pass. ``checked`` is
    true where every access was checked and other orders of execution were tried. ``seconds`` is the wall time of the
    launches. ``machine`` is None where it did not come to choosing one. ``resources`` are those of the kernels that
    were launched. ``same_bits`` says of a port whether it computes the same as the CUDA original on the same GPU, bit
    for bit; None where no original ran beside it. ``remarks`` are the same for all cases of a kernel. ``ways`` is how
    the CPU engine ran the kernels, where that was asked for.
    """

    kernel: str
    spec: str
    instance: str
    label: str
    status: CaseStatus
    machine: Machine | None = None
    reasons: tuple[str, ...] = ()
    outputs: tuple[Output, ...] = ()
    findings: tuple[Finding, ...] = ()
    checked: bool = False
    seconds: float = 0.0
    resources: tuple[Resources, ...] = ()
    same_bits: bool | None = None
    remarks: tuple[Remark, ...] = ()
    ways: tuple[KernelWay, ...] = ()

    @property
    def passed(self) -> bool:
        """Whether the case passed."""
        return self.status is CaseStatus.PASSED


@dataclass(frozen=True, slots=True)
class Ceilings:
    """What a GPU reached in the same run: ``copy`` in bytes per second, of a copy; ``fma`` in operations per second, of
    fused multiply-adds of ``dtype``, each of which is two.
    """

    copy: float
    fma: float
    dtype: str


@dataclass(frozen=True)
class Timing:
    """How long a case takes on a GPU.

    ``result`` is the case with the outputs of the last launch that was timed. ``loops`` are the seconds that all its
    launches together take, as several loops over them found; there are none where the case did not pass. ``moved``
    bytes and ``operations`` are what the spec declares, ``dtype`` is the type whose fused multiply-adds they are held
    against. ``ceilings`` are None where they could not be measured.
    """

    result: CaseResult
    moved: int = 0
    operations: int = 0
    dtype: str = "float32"
    loops: tuple[float, ...] = ()
    ceilings: Ceilings | None = None

    @cached_property
    def quartiles(self) -> tuple[float, float, float]:
        """Quartiles of the times of the loops, in seconds; the second one is the median."""
        low, median, high = quantiles(self.loops, n=4, method="inclusive")
        return low, median, high

    @property
    def median(self) -> float:
        """Median time of one pass through the launches, in seconds."""
        return self.quartiles[1]

    @property
    def spread(self) -> float:
        """Distance between the lower and the upper quartile, as a fraction of the median."""
        low, median, high = self.quartiles
        return (high - low) / median

    @property
    def bytes_per_second(self) -> float:
        """Bytes that the case moves per second, at the median time."""
        return self.moved / self.median

    @property
    def operations_per_second(self) -> float:
        """Arithmetic operations per second, at the median time."""
        return self.operations / self.median

    @property
    def of_copy(self) -> float | None:
        """The bytes per second as a fraction of what a copy reaches; more than 1 where data stays in caches."""
        return self.bytes_per_second / self.ceilings.copy if self.loops and self.ceilings else None

    @property
    def of_fma(self) -> float | None:
        """The operations per second as a fraction of what fused multiply-adds reach."""
        return self.operations_per_second / self.ceilings.fma if self.loops and self.ceilings else None

    @property
    def bound(self) -> str:
        """The ceiling that the kernel is nearer to: ``memory`` or ``arithmetic``; empty where that is not known."""
        if not self.of_copy and not self.of_fma:
            return ""
        return "memory" if (self.of_copy or 0) >= (self.of_fma or 0) else "arithmetic"


@dataclass(frozen=True, slots=True)
class Versions:
    """The programs that a result depends on."""

    hipport: str
    numpy: str
    python: str
    platform: str


@dataclass(frozen=True, slots=True)
class NotRun:
    """A spec that a run which ended early did not finish: its name and file; ``what`` says which part is missing."""

    ALL: ClassVar[str] = "not-run"
    REST: ClassVar[str] = "not-run-to-the-end"
    TIMES: ClassVar[str] = "not-measured"

    kernel: str
    spec: str
    what: str


@dataclass(frozen=True, slots=True)
class VerifyRun:
    """The outcome of one ``verify``, in the order of the specs. ``seconds`` is the wall time. With ``bench`` there are
    ``timings``, and those of the kernels that they are held against: ``ceilings``. ``not_run`` is what is left of a run
    that was interrupted, or stopped after the first case that did not pass.
    """

    results: tuple[CaseResult, ...]
    versions: Versions
    seconds: float = 0.0
    interrupted: bool = False
    ceilings: tuple[Timing, ...] = ()
    timings: tuple[Timing, ...] = ()
    not_run: tuple[NotRun, ...] = ()

    @property
    def statuses(self) -> Counter[CaseStatus]:
        """Number of cases by status."""
        return Counter(result.status for result in self.results)

    @property
    def machines(self) -> tuple[Machine, ...]:
        """The machines that ran cases."""
        return tuple(dict.fromkeys(result.machine for result in self.results if result.machine))

    @property
    def remarks(self) -> tuple[tuple[str, Remark], ...]:
        """The remarks on the kernels, each once, with the kernel's name."""
        return tuple(dict.fromkeys((result.kernel, remark) for result in self.results for remark in result.remarks))

    @property
    def emulated(self) -> bool:
        """Whether nothing in this run ran on a GPU."""
        return all(machine.emulated for machine in self.machines)

    @property
    def exit_code(self) -> int:
        """0: all ran and passed. 1: something did not. 2: interrupted, or nothing could run."""
        statuses = self.statuses
        if self.interrupted or not any(statuses[status] for status in RAN):
            return 2
        timed = all(timing.result.passed for timing in (*self.ceilings, *self.timings))
        return 0 if timed and statuses[CaseStatus.PASSED] == statuses.total() else 1
