"""What the reports of a verification list: kernels on machines, and findings that belong together."""

from __future__ import annotations

from dataclasses import dataclass

from hipport.cpu import KernelWay
from hipport.verify.results import CaseResult
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Output
from hipport.verify.results import Remark
from hipport.verify.results import Resources


@dataclass(frozen=True, slots=True)
class KernelRow:
    """The cases of one kernel on one machine; ``machine`` is None where a case ended before one was chosen."""

    kernel: str
    spec: str
    machine: Machine | None
    results: tuple[CaseResult, ...]

    @property
    def passed(self) -> int:
        """Number of cases that passed."""
        return sum(result.passed for result in self.results)

    @property
    def failures(self) -> tuple[CaseResult, ...]:
        """The cases that did not pass."""
        return tuple(result for result in self.results if not result.passed)

    @property
    def seconds(self) -> float:
        """Wall time of the launches of all cases, in seconds."""
        return sum(result.seconds for result in self.results)

    @property
    def resources(self) -> tuple[Resources, ...]:
        """What the kernels that were launched need on the GPU; empty for the CPU engine."""
        return tuple(dict.fromkeys(each for result in self.results for each in result.resources))

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks on the kernel, each once."""
        return tuple(dict.fromkeys(remark for result in self.results for remark in result.remarks))

    @property
    def worst(self) -> Output | None:
        """The output with the greatest error, as a fraction of what is allowed; None where nothing was compared."""
        outputs = [output for result in self.results for output in result.outputs]
        return max(outputs, key=lambda o: (o.comparison.of_allowed.size, o.comparison.ulps.size), default=None)


@dataclass(frozen=True, slots=True)
class MergedWay:
    """How the CPU engine ran a kernel of a spec: in how many cases, on which wavefronts."""

    kernel: str
    spec: str
    way: KernelWay
    cases: int
    wavefronts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MergedFailure:
    """Cases of a kernel that did not pass, and of which the same is said but for numbers: in how many of the kernel's
    cases, on which of the wavefronts that ran them. ``original``: the CUDA source was run, not the port.
    """

    kernel: str
    original: bool
    results: tuple[CaseResult, ...]
    cases: int
    of_cases: int
    wavefronts: tuple[int, ...]
    of_wavefronts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MergedFinding:
    """A finding at one place of a kernel, as it was found first, and where it was found again: in how many of the
    kernel's cases, on which of the wavefronts that ran them. ``original``: the CUDA source was run, not the port.
    """

    kernel: str
    spec: str
    original: bool
    finding: Finding
    cases: int
    of_cases: int
    wavefronts: tuple[int, ...]
    of_wavefronts: tuple[int, ...]
