"""The backend ``rocm``: ported kernels on AMD GPUs, through CuPy."""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.verify.backends.backend import BuildError
from hipport.verify.backends.buffers import Buffer
from hipport.verify.backends.code_object import CodeObject
from hipport.verify.backends.code_object import CodeObjectError
from hipport.verify.backends.cupy_device import CupyBackend
from hipport.verify.backends.cupy_device import CupyProgram
from hipport.verify.backends.cupy_device import DeviceRun
from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.backends.gpus import find_gpus
from hipport.verify.backends.kernel_table import CompiledKernel
from hipport.verify.backends.kernel_table import read_table
from hipport.verify.backends.launch_check import check_launch
from hipport.verify.backends.rocm_build import RocmBuild
from hipport.verify.porting.port import Port
from hipport.verify.porting.port import hip_name
from hipport.verify.results import Machine
from hipport.verify.results import Resources
from hipport.verify.settings import VerifyOptions
from hipport.verify.specs.cases import KernelCall


@dataclass(frozen=True, slots=True)
class RocmBackend(CupyBackend):
    """An AMD GPU. ``compiler`` is ``hiprtc``, ``hipcc``, or None for hiprtc, and hipcc where hiprtc fails: hiprtc
    compiles device code only.
    """

    gpu: CupyGpu
    compiler: str | None

    @property
    def machine(self) -> Machine:
        """The GPU, with the compiler that is tried first."""
        return self._machine(f"{self.compiler or 'hiprtc'} (HIP {self.gpu.runtime})")

    def build(self, port: Port, kernels: Collection[str], *, check: bool) -> RocmProgram:
        """Compile, or take from the cache; ``check`` changes nothing. Raises BuildError."""
        del check
        names = {kernel: hip_name(kernel) for kernel in sorted(kernels)}
        built = RocmBuild(port, tuple(names.values()), self.gpu.arch).make(self.compiler, self.gpu.runtime)
        try:
            found = read_table(CodeObject(built.path.read_bytes()), tuple(names.values()))
        except CodeObjectError as error:
            raise BuildError(f"the code object that {built.compiler} made: {error}") from error
        known = {kernel: found[name] for kernel, name in names.items()}
        return RocmProgram(self.gpu, self._machine(built.compiler), built.path, known)

    def _machine(self, compiler: str) -> Machine:
        gpu = self.gpu
        return Machine(
            "rocm", _base(gpu.arch), gpu.wavefront, f"{compiler}, CuPy {gpu.cupy}", gpu.emulated, device=gpu.name
        )


@dataclass(frozen=True)
class RocmProgram(CupyProgram):
    """A code object, with its kernels by the names that a spec gives them."""

    gpu: CupyGpu
    machine: Machine
    path: Path
    kernels: Mapping[str, CompiledKernel]

    def resources(self, kernel: str) -> Resources:
        """What a kernel needs, as the code object says."""
        code = self.kernels[kernel].code
        return Resources(
            kernel=kernel,
            wavefront=code.wavefront,
            registers=code.vector_registers,
            scalar_registers=code.scalar_registers,
            shared_bytes=code.lds_bytes,
            local_bytes=code.scratch_bytes,
            spills=code.vector_spills + code.scalar_spills,
        )

    def prepared(self, calls: Sequence[KernelCall], buffers: Mapping[str, Buffer]) -> DeviceRun:
        """The launches, checked and ready on the GPU. Raises RunError."""
        for call in calls:
            check_launch(self.gpu, self.kernels[call.kernel], call, buffers)
        symbols = {name: kernel.code.symbol for name, kernel in self.kernels.items()}
        return DeviceRun(self.gpu, self.path, symbols, calls, buffers)


def rocm_backends(options: VerifyOptions) -> tuple[RocmBackend, ...]:
    """The first GPU of each architecture that is asked for. Raises NoGpuError where there is none."""
    gpus: dict[str, CupyGpu] = {}
    for gpu in find_gpus("rocm"):
        gpus.setdefault(_base(gpu.arch), gpu)
    wanted = {_base(arch) for arch in options.arch} or set(gpus)
    chosen = [gpu for arch, gpu in gpus.items() if arch in wanted and gpu.wavefront in (options.wave or (32, 64))]
    if missing := wanted - set(gpus):
        raise NoGpuError(
            f"backend rocm: no GPU here is a {' or '.join(sorted(missing))} (there are: {', '.join(gpus)})"
        )
    if not chosen:
        raise NoGpuError(f"backend rocm: no GPU here has wavefronts of {options.wave[0]} lanes")
    return tuple(RocmBackend(gpu, options.compiler) for gpu in chosen)


def _base(arch: str) -> str:
    """An architecture without its features."""
    return arch.partition(":")[0]
