"""Find the GPUs that CuPy sees, in another process: a process that forks must not have opened a GPU itself."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict
from dataclasses import dataclass
from importlib.util import find_spec

from hipport.errors import ToolchainError

_SECONDS = 60.0
#: What the name of the device begins with that hipport's tests emulate.
_EMULATED = "emulated "
_ERROR = "error"


class NoGpuError(ToolchainError):
    """CuPy, or a GPU that it sees, is missing; the text says what to do."""


@dataclass(frozen=True, slots=True)
class CupyGpu:
    """A GPU as CuPy sees it, with ``index`` as its number there.

    ``arch`` is an architecture with its features, ``gfx90a:sramecc+:xnack-``, or ``sm_90``. ``threads`` and
    ``shared_bytes`` are the most that a block can have. ``cupy`` is the version of CuPy, ``runtime`` of HIP or CUDA.
    """

    index: int
    name: str
    arch: str
    wavefront: int
    threads: int
    shared_bytes: int
    cupy: str
    runtime: str

    @property
    def emulated(self) -> bool:
        """Whether this is not a real GPU: hipport's tests emulate one."""
        return self.name.startswith(_EMULATED)


def find_gpus(extra: str) -> tuple[CupyGpu, ...]:
    """The GPUs for the backend ``extra``, ``rocm`` or ``cuda``, which is also the name of hipport's extra for it.

    Raises NoGpuError where there is none, or where CuPy for them is missing or does not work.
    """
    if find_spec("cupy") is None:
        raise NoGpuError(f"backend {extra} needs CuPy: pip install 'hipport[{extra}]'")
    command = [sys.executable, "-P", "-m", __name__, extra]
    try:
        ended = subprocess.run(command, capture_output=True, text=True, timeout=_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise NoGpuError(f"backend {extra}: CuPy does not answer within {_SECONDS:g} s; {_doctor()}") from None
    try:
        told = json.loads(ended.stdout)
    except ValueError:
        last = ended.stderr.strip().rpartition("\n")[2]
        raise NoGpuError(f"backend {extra}: CuPy does not work: {last or 'it said nothing'}; {_doctor()}") from None
    if isinstance(told, str):
        raise NoGpuError(f"backend {extra}: {told}")
    return tuple(CupyGpu(**each) for each in told)


def _doctor() -> str:
    return "`hipport doctor` says what is wrong"


def _gpus_here(extra: str) -> list[CupyGpu] | str:
    """The GPUs, or why there are none. Opens the GPUs."""
    is_hip, vendor = extra == "rocm", "AMD" if extra == "rocm" else "NVIDIA"
    try:
        import cupy  # noqa: PLC0415 - it takes long, and is not always there
    except Exception as error:  # libraries that are missing have many ways to say so
        lines = [line.strip() for line in str(error).splitlines() if line.strip(" =")]
        return f"CuPy cannot be imported: {lines[-1] if lines else repr(error)}; {_doctor()}"
    runtime = cupy.cuda.runtime
    if runtime.is_hip is not is_hip:
        return f"the CuPy here is not for {vendor} GPUs: pip uninstall it, then pip install 'hipport[{extra}]'"
    try:
        count = runtime.getDeviceCount()
        properties = [runtime.getDeviceProperties(index) for index in range(count)]
        version = _version(runtime.runtimeGetVersion(), is_hip=is_hip)
    except runtime.CUDARuntimeError as error:
        return f"CuPy sees no {vendor} GPU: {error}; {_doctor()}"
    if not count:
        return f"CuPy sees no {vendor} GPU; {_doctor()}"
    return [
        CupyGpu(
            index=index,
            name=each["name"].decode(),
            arch=each["gcnArchName"].decode() if is_hip else f"sm_{each['major']}{each['minor']}",
            wavefront=each["warpSize"],
            threads=each["maxThreadsPerBlock"],
            shared_bytes=each["sharedMemPerBlock" if is_hip else "sharedMemPerBlockOptin"],
            cupy=cupy.__version__,
            runtime=version,
        )
        for index, each in enumerate(properties)
    ]


def _version(number: int, *, is_hip: bool) -> str:
    """The version of a runtime as text. Source: HIP_VERSION in hip_version.h, CUDART_VERSION in cuda_runtime_api.h."""
    if is_hip:
        return f"{number // 10**7}.{number // 10**5 % 100}.{number % 10**5}"
    return f"{number // 1000}.{number // 10 % 100}"


if __name__ == "__main__":
    found = _gpus_here(sys.argv[1])
    sys.stdout.write(json.dumps(found if isinstance(found, str) else [asdict(gpu) for gpu in found]))
