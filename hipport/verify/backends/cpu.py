"""The backend ``cpu``: ported kernels on the CPU engine."""

from __future__ import annotations

import os
from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property

from hipport.architectures import wavefront_of
from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import EngineError
from hipport.cpu import Fault
from hipport.cpu import KernelFinding
from hipport.cpu import KernelWay
from hipport.cpu import LaunchError
from hipport.cpu import Module
from hipport.cpu import Order
from hipport.paths import printable
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.backend import RunError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import hip_name
from hipport.verify.results import CaseStatus
from hipport.verify.results import Finding
from hipport.verify.results import Machine
from hipport.verify.results import Remark
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.arguments import is_variable
from hipport.verify.specs.cases import KernelCall
from hipport.verify.specs.values import Array

_STATUSES = {Fault.TIMED_OUT: CaseStatus.TIMED_OUT, Fault.NO_MEMORY: CaseStatus.OUT_OF_MEMORY}


@dataclass(frozen=True, slots=True)
class CpuBackend:
    """The CPU engine as a GPU of one architecture."""

    engine: Engine

    @property
    def machine(self) -> Machine:
        """The emulated GPU, with the C++ compiler."""
        version = self.engine.compiler.version.partition("\n")[0]
        return Machine("cpu", self.engine.arch, self.engine.wavefront, version, emulated=True)

    @property
    def on_device(self) -> bool:
        """False: the engine runs kernels in the process of the caller."""
        return False

    @property
    def orders(self) -> tuple[str, ...]:
        """The engine's orders of execution, in lower case."""
        return tuple(order.name.lower() for order in Order)

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> CpuProgram:
        """Compile, or take from the cache. Raises BuildError."""
        try:
            module = replace(self.engine, check=check).compile(
                port.mirrored_source or port.source.ported,
                kernels=sorted(map(hip_name, kernels)),
                only=True,
                include_dirs=port.include_dirs,
                defines=port.defines,
                path=str(port.source.path),
                place_of=port.place,
            )
        except CompileError as error:
            lines = [
                f"{port.words(message.place.path, message.place.line)}: {message.text}"
                if message.place
                else message.text
                for message in error.messages
            ]
            raise BuildError("\n".join(lines) or error.output.strip()) from error
        except EngineError as error:
            raise BuildError(str(error)) from error
        # All programs of a source share its variables in one process; they are as initialized before the first launch.
        variables = {name: module.variable(name) for name in module.library.variables}
        return CpuProgram(module, {name: v.copy() for name, v in variables.items() if v.flags.writeable})


@dataclass(frozen=True)
class CpuProgram:
    """A module of the engine; ``initial`` is what its variables are initialized with."""

    module: Module
    initial: Mapping[str, Array]

    @property
    def machine(self) -> Machine:
        """The machine of the engine that compiled the module."""
        return CpuBackend(self.module.engine).machine

    def resources(self, kernel: str) -> None:
        """None: what a kernel needs on this machine's CPU says nothing about a GPU."""

    def way(self, kernel: str) -> KernelWay | None:
        """How the engine runs a kernel, under its name in the module; None for one that this lacks."""
        try:
            return self._ways[self.module.kernel(hip_name(kernel)).name]
        except EngineError:
            return None  # which the launch reports

    @cached_property
    def _ways(self) -> Mapping[str, KernelWay]:
        return self.module.ways

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """A remark for each header that is not there and that the kernels compile without."""
        return tuple(
            Remark(f"{name} is not there and was left out: these kernels compile without it")
            for name in self.module.library.missing_headers
        )

    def run(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer], order: str) -> Sequence[Finding]:
        """Launch the kernels, as ``Program.run`` says."""
        for name, initial in self.initial.items():
            self.module.variable(name)[:] = initial
        variables = [buffer for buffer in buffers.values() if is_variable(buffer.content.argument)]
        for buffer in variables:
            self._write_variable(buffer)
        module = replace(self.module, engine=replace(self.module.engine, order=Order[order.upper()]))
        findings: list[Finding] = []
        blank = {name for name, buffer in buffers.items() if not buffer.content.is_written}
        for call in calls:
            arguments = [buffers[a].array if isinstance(a, str) else a for a in call.arguments]
            unwritten = [number for number, a in enumerate(call.arguments) if isinstance(a, str) and a in blank]
            blank.difference_update(a for a in call.arguments if isinstance(a, str))
            try:
                found = module.launch(
                    hip_name(call.kernel),
                    call.grid,
                    call.block,
                    arguments,
                    call.shared_bytes,
                    cooperative=call.cooperative,
                    unwritten=unwritten,
                )
            except LaunchError as error:
                raise _run_error(error, findings) from error
            except EngineError as error:
                raise RunError(CaseStatus.REFUSED, str(error), findings) from error
            except TypeError as error:
                raise RunError(CaseStatus.INVALID_SPEC, f"the arguments do not fit the kernel: {error}") from error
            findings += map(_finding, found)
        for buffer in variables:
            buffer.data[:] = self.module.variable(buffer.name)
        return findings

    def _write_variable(self, buffer: Buffer) -> None:
        try:
            variable = self.module.variable(buffer.name)
        except EngineError as error:
            raise RunError(CaseStatus.INVALID_SPEC, str(error)) from error
        if variable.nbytes != buffer.data.nbytes:
            raise RunError(
                CaseStatus.INVALID_SPEC,
                f"the variable {buffer.name} has {variable.nbytes} bytes, the spec gives it {buffer.data.nbytes}",
            )
        if not variable.flags.writeable:
            raise RunError(CaseStatus.INVALID_SPEC, f"the variable {buffer.name} is const, the spec gives it a value")
        variable[:] = buffer.data


def _run_error(error: LaunchError, findings: Sequence[Finding]) -> RunError:
    where = f" in block {error.block}, thread {error.thread}" if error.block else ""
    at = f"{printable(error.place)}: " if error.place else ""
    status = _STATUSES.get(error.fault, CaseStatus.CRASHED)
    return RunError(status, f"{at}{error.text}{where}", [*findings, *map(_finding, error.findings)])


def _finding(found: KernelFinding) -> Finding:
    path, line = found.path or "", found.line or 0
    return Finding(found.kind.value, found.text, found.kernel, path, line, found.block, found.thread, found.count)


def cpu_backends(options: VerifyOptions) -> tuple[CpuBackend, ...]:
    """The engine as each architecture asked for. Raises CompilerNotFoundError where there is no C++ compiler."""
    workers = max(1, (os.cpu_count() or 1) // options.jobs)
    return tuple(
        CpuBackend(Engine(wavefront_of(arch), arch, workers, options.timeout)) for arch in options.architectures
    )
