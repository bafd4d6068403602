"""The backend ``cuda``: ports on NVIDIA GPUs, through CuPy, and beside each the CUDA original.

The port is the HIP source, which hipport's headers for NVRTC let an NVIDIA GPU run: its text is proved, on warps of 32
lanes; what only an AMD GPU does is refused.
"""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from hipport.include import is_own
from hipport.nvrtc import Dialect
from hipport.nvrtc import Nvrtc
from hipport.nvrtc import NvrtcError
from hipport.nvrtc import NvrtcMessage
from hipport.nvrtc import ToolkitNotFoundError
from hipport.nvrtc import Usage
from hipport.nvrtc import find_toolkit
from hipport.nvrtc.arms import other_arms
from hipport.nvrtc.cubin import contents
from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.code_object import KernelArgument
from hipport.verify.backends.cupy_device import CupyBackend
from hipport.verify.backends.cupy_device import CupyProgram
from hipport.verify.backends.cupy_device import DeviceRun
from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.backends.gpus import find_gpus
from hipport.verify.backends.kernel_table import PLACE
from hipport.verify.backends.kernel_table import KernelParameter
from hipport.verify.backends.kernel_table import parameters_name
from hipport.verify.backends.kernel_table import parameters_of
from hipport.verify.backends.kernel_table import read_parameters
from hipport.verify.backends.launch_check import check_arguments
from hipport.verify.backends.launch_check import check_extents
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import hip_name
from hipport.verify.results import Machine
from hipport.verify.results import Resources
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.cases import KernelCall


class SourceKind(Enum):
    """Which text is compiled. The original is the first: ports are compared with it."""

    ORIGINAL = "original"
    PORT = "port"


@dataclass(frozen=True, slots=True)
class CudaBackend(CupyBackend):
    """An NVIDIA GPU that runs ports, or CUDA originals."""

    gpu: CupyGpu
    nvrtc: Nvrtc
    source: SourceKind

    @property
    def machine(self) -> Machine:
        """The GPU, with the compiler for it."""
        gpu, compiler = self.gpu, f"NVRTC {self.nvrtc.version}, CuPy {self.gpu.cupy}"
        return Machine("cuda", gpu.arch, gpu.wavefront, compiler, gpu.emulated, gpu.name, self.source.value)

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> CudaProgram:
        """Compile, or take from the cache; ``check`` changes nothing. Raises BuildError."""
        del check
        is_port = self.source is SourceKind.PORT
        names = {kernel: hip_name(kernel) if is_port else kernel for kernel in sorted(kernels)}
        if is_port and (refused := tuple(_other_arms(port, self.gpu.arch))):
            raise BuildError(_text(port, refused))
        text = port.source.ported if is_port else port.source.data
        folder = port.mirrored_source.parent if is_port and port.mirrored_source else port.source.path.parent
        folders = port.include_dirs if is_port else port.include
        try:
            compiled = self.nvrtc.compile(
                text + parameters_of(tuple(names.values())).encode(),
                Dialect.HIP if is_port else Dialect.CUDA,
                path=str(port.source.path),
                expressions=names.values(),
                include_dirs=[folder, *folders],
                defines=port.defines,
            )
        except NvrtcError as error:
            raise BuildError(_text(port, error.messages, tuple(names.values())) or error.log.strip()) from error
        described = contents(compiled.path.read_bytes())
        symbols = {kernel: compiled.symbols[name] for kernel, name in names.items()}
        return CudaProgram(
            gpu=self.gpu,
            machine=self.machine,
            path=compiled.path,
            symbols=symbols,
            parameters={
                kernel: read_parameters(described[parameters_name(number)]) for number, kernel in enumerate(names)
            },
            usage={kernel: compiled.usage[symbol] for kernel, symbol in symbols.items()},
        )


def _other_arms(port: Port, arch: str) -> Iterator[NvrtcMessage]:
    for file in (port.source, *port.headers):
        if not is_own(file.path):
            yield from other_arms(str(file.path), file.ported.decode("latin-1"), 10 * int(arch.removeprefix("sm_")))


def _text(port: Port, messages: Sequence[NvrtcMessage], kernels: Sequence[str] = ()) -> str:
    """The messages at the lines of the user's source."""
    lines = []
    for message in messages:
        if message.path == PLACE:
            lines.append(f"the kernel {kernels[message.line - 1]}: {message.text}")
        elif message.path:
            lines.append(f"{port.words(message.path, message.line)}: {message.text}")
        else:
            lines.append(message.text)
    return "\n".join(lines)


@dataclass(frozen=True)
class CudaProgram(CupyProgram):
    """Machine code, with the symbols, parameters and needs of its kernels by the names that a spec gives them."""

    gpu: CupyGpu
    machine: Machine
    path: Path
    symbols: Mapping[str, str]
    parameters: Mapping[str, tuple[KernelParameter, ...]]
    usage: Mapping[str, Usage]

    def resources(self, kernel: str) -> Resources:
        """What a kernel needs, as the assembler says."""
        usage = self.usage[kernel]
        return Resources(
            kernel=kernel,
            wavefront=self.gpu.wavefront,
            registers=usage.registers,
            scalar_registers=0,
            shared_bytes=usage.shared_bytes,
            local_bytes=usage.stack_bytes,
            spills=usage.spilled_bytes // 4,
        )

    def check(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> None:
        """Check launches against the parameters of the kernels and the limits of the GPU. Raises RunError."""
        for call in calls:
            parameters = self.parameters[call.kernel]
            taken = [KernelArgument(0, parameter.size, parameter.is_pointer) for parameter in parameters]
            check_arguments(call, taken, parameters, buffers)
            check_extents(self.gpu, call, self.gpu.threads, self.usage[call.kernel].shared_bytes)

    def prepared(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> DeviceRun:
        """The launches, checked and ready on the GPU. Raises RunError."""
        self.check(calls, buffers)
        return DeviceRun(self.gpu, self.path, self.symbols, calls, buffers)


def cuda_backends(options: VerifyOptions) -> tuple[CudaBackend, ...]:
    """The first GPU, for originals and for ports. Raises NoGpuError where there is none, or nothing compiles for it."""
    if options.arch:
        raise NoGpuError(f"backend cuda: no NVIDIA GPU is a {' or '.join(options.arch)}; leave out --arch")
    gpu = _first_gpu()
    if gpu.wavefront not in (options.wave or (gpu.wavefront,)):
        raise NoGpuError(f"backend cuda: {gpu.name} has warps of {gpu.wavefront} lanes, not {options.wave[0]}")
    try:
        nvrtc = Nvrtc(find_toolkit(int(gpu.runtime.partition(".")[0])), gpu.arch)
        known = nvrtc.architectures
    except (ToolkitNotFoundError, NvrtcError) as error:
        raise NoGpuError(f"backend cuda: {error}") from error
    if gpu.arch not in known:
        raise NoGpuError(
            f"backend cuda: NVRTC {nvrtc.version} does not compile for {gpu.arch}, which {gpu.name} is, but for "
            f"{known[0]} to {known[-1]}: install another version of it"
        )
    return tuple(CudaBackend(gpu, nvrtc, source) for source in SourceKind)


def _first_gpu() -> CupyGpu:
    try:
        return find_gpus("cuda")[0]
    except NoGpuError as error:
        if "cudaErrorInsufficientDriver" not in str(error):
            raise
        older = "update it, or pip uninstall cupy-cuda13x and pip install 'hipport[cuda12]'"
        reason = f"there is no driver, or it is older than the CUDA that this CuPy is for: {older}"
        raise NoGpuError(f"{error}; {reason}") from error
