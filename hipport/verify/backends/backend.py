"""The protocol of the backends.

A backend is a compiler and a device: ``cpu`` is the CPU engine; ``rocm`` and ``cuda`` are CuPy on a GPU. Programs are
built in a worker process and run in one that is forked from it, so a device is opened in ``Program.run``, never before.
"""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Protocol
from typing import runtime_checkable

from hipport.cpu import KernelWay
from hipport.errors import HipportError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.porting.port import Port
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Remark
from hipport.verify.results import Resources
from hipport.verify.specs.cases import KernelCall


class BuildError(HipportError):
    """A port that does not compile; the text has the compiler's errors at the lines of the user's source."""


class RunError(HipportError):
    """A run that did not end as it should: how it ended, and what had been found until then."""

    def __init__(self, status: CaseStatus, text: str, findings: Sequence[Finding] = ()) -> None:
        self.status = status
        self.text = text
        self.findings = tuple(findings)
        super().__init__(text)

    def __reduce__(self) -> tuple[type[RunError], tuple[CaseStatus, str, tuple[Finding, ...]]]:
        return RunError, (self.status, self.text, self.findings)


class Program(Protocol):
    """A port, compiled."""

    @property
    def machine(self) -> Machine:
        """The machine of the backend, with the compiler that made this program."""
        ...

    def resources(self, kernel: str) -> Resources | None:
        """What a kernel needs on the device; None where that says nothing about a GPU."""
        ...

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What the compilation reports about the program."""
        ...

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        """Write the variables, launch one kernel after the other, and wait for the end of the last one. What the
        kernels wrote is in the buffers then, guard zones included. ``order`` is one of the backend's ``orders``. A
        program may run several times in one process: variables of the source begin each time with what they are
        initialized with.

        Raises RunError for a launch that is refused or does not end as it should.
        """
        ...


@runtime_checkable
class DeviceProgram(Program, Protocol):
    """A port, compiled for a device whose times say something about a GPU's."""

    def measure(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> Sequence[float]:
        """The times of all launches together, in seconds, one for each loop that was measured. Each pass begins with
        the arrays as they were before the first one; what the last one wrote is in the buffers then.

        Raises RunError as ``run`` does.
        """
        ...


@runtime_checkable
class EmulatedProgram(Program, Protocol):
    """A port, compiled for the CPU engine."""

    def way(self, kernel: str) -> KernelWay | None:
        """How the engine runs a kernel; None for one that the program lacks."""
        ...


class Backend(Protocol):
    """A compiler and a device of one wavefront size."""

    @property
    def machine(self) -> Machine:
        """The machine as results name it."""
        ...

    @property
    def on_device(self) -> bool:
        """Whether programs run on a separate device, which takes time and address space to open, and are
        ``DeviceProgram``. It has no check build.
        """
        ...

    @property
    def orders(self) -> tuple[str, ...]:
        """The orders of execution in which a checked case is run; its result must not depend on them. A backend that
        cannot choose the order names as many as there are to be runs.
        """
        ...

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> Program:
        """Compile a port with these instances of its kernels (as CUDA C++ names them), the check build if wanted.

        Raises BuildError where that fails.
        """
        ...
