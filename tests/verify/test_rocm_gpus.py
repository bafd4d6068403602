"""Looking for GPUs where there is no CuPy, another one, or one that does not work."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hipport.verify.backends.gpus import CupyGpu
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.backends.gpus import find_gpus
from hipport.verify.backends.rocm import rocm_backends
from hipport.verify.settings import VerifyOptions

CUPY = """
from types import SimpleNamespace

class CUDARuntimeError(RuntimeError):
    pass

def properties(index):
    return [
        dict(name=b"AMD Instinct MI210", gcnArchName=b"gfx90a:sramecc+:xnack-", warpSize=64, maxThreadsPerBlock=1024,
             sharedMemPerBlock=65536),
        dict(name=b"AMD Instinct MI210", gcnArchName=b"gfx90a:sramecc+:xnack-", warpSize=64, maxThreadsPerBlock=1024,
             sharedMemPerBlock=65536),
        dict(name=b"AMD Radeon", gcnArchName=b"gfx1100", warpSize=32, maxThreadsPerBlock=1024, sharedMemPerBlock=65536),
    ][index]

def fails():
    raise CUDARuntimeError("hipErrorNoDevice: no ROCm-capable device is detected")

__version__ = "14.2.0"
runtime = SimpleNamespace(
    is_hip=True,
    CUDARuntimeError=CUDARuntimeError,
    getDeviceCount=lambda: 3,
    getDeviceProperties=properties,
    runtimeGetVersion=lambda: 70253211,
)
cuda = SimpleNamespace(runtime=runtime)
"""


@pytest.fixture
def give_cupy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a CuPy to be written, for this process and those that it starts."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.delitem(sys.modules, "cupy", raising=False)
    return tmp_path / "cupy.py"


def test_the_gpus(give_cupy: Path) -> None:
    give_cupy.write_text(CUPY)
    first, _, last = find_gpus("rocm")
    assert first == CupyGpu(
        index=0,
        name="AMD Instinct MI210",
        arch="gfx90a:sramecc+:xnack-",
        wavefront=64,
        threads=1024,
        shared_bytes=65536,
        cupy="14.2.0",
        runtime="7.2.53211",
    )
    assert not first.emulated
    assert (last.index, last.arch, last.wavefront) == (2, "gfx1100", 32)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ("runtime.getDeviceCount = fails", r"CuPy sees no AMD GPU: hipErrorNoDevice: no ROCm-capable.*hipport doctor"),
        ("runtime.getDeviceCount = lambda: 0", r"CuPy sees no AMD GPU; `hipport doctor`"),
        (
            "runtime.is_hip = False",
            r"the CuPy here is not for AMD GPUs: pip uninstall it, then pip install 'hipport\[rocm\]'",
        ),
        (
            "raise ImportError('libamdhip64.so.7: cannot open shared object file: No such file or directory')",
            r"CuPy cannot be imported: libamdhip64.so.7: cannot open .*hipport doctor",
        ),
        ("import os; os.abort()", r"CuPy does not work: .*hipport doctor"),
    ],
)
def test_no_gpu(give_cupy: Path, changed: str, reason: str) -> None:
    give_cupy.write_text(f"{CUPY}\n{changed}\n")
    with pytest.raises(NoGpuError, match=f"^backend rocm: {reason}"):
        find_gpus("rocm")


def test_no_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.verify.backends.gpus.find_spec", lambda name: None)
    with pytest.raises(NoGpuError, match=r"^backend rocm needs CuPy: pip install 'hipport\[rocm\]'$"):
        find_gpus("rocm")


@pytest.mark.parametrize(
    ("options", "indexes"),
    [
        (VerifyOptions(), [0, 2]),
        (VerifyOptions(arch=("gfx1100",)), [2]),
        (VerifyOptions(wave=(64,)), [0]),
    ],
)
def test_the_first_gpu_of_each_architecture(give_cupy: Path, options: VerifyOptions, indexes: list[int]) -> None:
    give_cupy.write_text(CUPY)
    backends = rocm_backends(options)
    assert [backend.gpu.index for backend in backends] == indexes
    machine = backends[0].machine
    assert (machine.backend, machine.emulated, machine.device) == ("rocm", False, backends[0].gpu.name)
    assert machine.arch == backends[0].gpu.arch.partition(":")[0]


def test_a_gpu_that_is_not_there(give_cupy: Path) -> None:
    give_cupy.write_text(CUPY)
    with pytest.raises(NoGpuError, match=r"no GPU here is a gfx942 \(there are: gfx90a, gfx1100\)"):
        rocm_backends(VerifyOptions(arch=("gfx90a", "gfx942")))
    give_cupy.write_text(f"{CUPY}\nruntime.getDeviceCount = lambda: 2\n")
    with pytest.raises(NoGpuError, match=r"no GPU here has wavefronts of 32 lanes"):
        rocm_backends(VerifyOptions(wave=(32,)))
