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
    """A run that did not come to its end: how it ended, and what had been found until then."""

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
        """The backend's, with the compiler that it was compiled by."""
        ...

    def resources(self, kernel: str) -> Resources | None:
        """What a kernel needs of the device, None where that says nothing of a GPU."""
        ...

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What was to be said when it was compiled."""
        ...

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        """Write the variables, launch one after the other, and wait for the end of the last one. What the kernels wrote
        is in the buffers then, guard zones included. ``order`` is one of the backend's. A program may run several times
        in one process: variables of the source begin each time with what they are initialized with.

        Raises RunError for a launch that is refused or does not come to its end.
        """
        ...


@runtime_checkable
class DeviceProgram(Program, Protocol):
    """A port, compiled for a device whose times say something of a GPU's."""

    def measure(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> Sequence[float]:
        """The seconds that the launches together take, as several loops over them found. Each pass begins with the
        arrays as they were before the first one; what the last one wrote is in the buffers then.

        Raises RunError as ``run`` does.
        """
        ...


class Backend(Protocol):
    """A compiler and a device of one wavefront size."""

    @property
    def machine(self) -> Machine:
        """What a result says of where it was run."""
        ...

    @property
    def on_device(self) -> bool:
        """Whether programs run on a device of its own, which takes time and address space to open, and are
        ``DeviceProgram``. There is no check build for it.
        """
        ...

    @property
    def orders(self) -> tuple[str, ...]:
        """In which orders of execution a checked case is run; its result must not depend on them. A backend that cannot
        choose names as many as it is worth to run again.
        """
        ...

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> Program:
        """Compile a port with these instances of its kernels (as CUDA C++ names them), the check build if wanted.

        Raises BuildError where that fails.
        """
        ...
