"""Which NVIDIA GPU the backend takes, and what it says where there is none that it can use."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from hipport.nvrtc import Nvrtc
from hipport.nvrtc import Toolkit
from hipport.nvrtc import ToolkitNotFoundError
from hipport.verify import VerifyOptions
from hipport.verify.backends import cuda
from hipport.verify.backends import select
from hipport.verify.backends.cuda import cuda_backends
from hipport.verify.backends.gpus import NoGpuError
from hipport.verify.backends.select import backends_for
from tests.nvrtc.gpus import gpu_of

#: A CuPy that sees what FOUND says.
CUPY = """\
class CUDARuntimeError(Exception):
    pass

class runtime:
    CUDARuntimeError = CUDARuntimeError
    is_hip = IS_HIP

    @staticmethod
    def getDeviceCount():
        FOUND

    @staticmethod
    def runtimeGetVersion():
        return 13000

class cuda:
    runtime = runtime
"""


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A machine with an NVIDIA GPU and NVRTC."""
    monkeypatch.setattr(cuda, "find_gpus", lambda extra: (gpu_of("sm_90"),))
    monkeypatch.setattr(cuda, "find_toolkit", lambda newest: Toolkit(Path("libnvrtc.so"), newest, ()))
    monkeypatch.setattr(Nvrtc, "version", "13.0")
    monkeypatch.setattr(Nvrtc, "architectures", ("sm_75", "sm_90"))
    return monkeypatch


def put_cupy(folder: Path, monkeypatch: pytest.MonkeyPatch, found: str, *, is_hip: bool = False) -> None:
    (folder / "cupy.py").write_text(CUPY.replace("FOUND", found).replace("IS_HIP", str(is_hip)))
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", str(folder))


def test_the_original_comes_before_the_port(here: pytest.MonkeyPatch) -> None:
    machines = [backend.machine for backend in cuda_backends(VerifyOptions())]
    assert [machine.source for machine in machines] == ["original", "port"]
    assert {(m.backend, m.arch, m.wavefront, m.compiler, m.emulated) for m in machines} == {
        ("cuda", "sm_90", 32, "NVRTC 13.0, CuPy 14.0.0", False)
    }


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (VerifyOptions(wave=(64,)), "GPU has warps of 32 lanes, not 64"),
        (VerifyOptions(arch=("gfx90a",)), "no NVIDIA GPU is a gfx90a; leave out --arch"),
    ],
)
def test_what_an_nvidia_gpu_is_not(here: pytest.MonkeyPatch, options: VerifyOptions, said: str) -> None:
    with pytest.raises(NoGpuError, match=said):
        cuda_backends(options)


@pytest.mark.nvrtc
def test_processes_that_verify_get_the_backends_of_the_one_that_found_them(
    toolkit: Toolkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "find_gpus", lambda extra: (gpu_of("sm_90"),))
    backends = cuda_backends(VerifyOptions())  # which asks NVRTC for its version
    assert pickle.loads(pickle.dumps(backends)) == backends


def test_no_nvrtc(here: pytest.MonkeyPatch) -> None:
    def missing(newest: int) -> Toolkit:
        raise ToolkitNotFoundError(f"NVRTC not found for CUDA {newest}")

    here.setattr(cuda, "find_toolkit", missing)
    with pytest.raises(NoGpuError, match=r"^backend cuda: NVRTC not found for CUDA 13$"):
        cuda_backends(VerifyOptions())


def test_a_gpu_that_is_newer_than_nvrtc(here: pytest.MonkeyPatch) -> None:
    here.setattr(cuda, "find_gpus", lambda extra: (gpu_of("sm_120"),))
    with pytest.raises(
        NoGpuError, match=r"NVRTC 13.0 does not compile for sm_120, which GPU is, but for sm_75 to sm_90"
    ):
        cuda_backends(VerifyOptions())


@pytest.mark.parametrize(
    ("found", "is_hip", "said"),
    [
        ("return 0", False, "CuPy sees no NVIDIA GPU"),
        ("return 0", True, r"the CuPy here is not for NVIDIA GPUs: .* pip install 'hipport\[cuda\]'"),
        (
            "raise CUDARuntimeError('cudaErrorNoDevice: none')",
            False,
            "CuPy sees no NVIDIA GPU: cudaErrorNoDevice: none",
        ),
        (
            "raise CUDARuntimeError('cudaErrorInsufficientDriver: old')",
            False,
            r"cudaErrorInsufficientDriver: old; .* older than the CUDA that this CuPy is for: .*'hipport\[cuda12\]'",
        ),
    ],
)
def test_a_cupy_that_is_of_no_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str, is_hip: bool, said: str
) -> None:
    put_cupy(tmp_path, monkeypatch, found, is_hip=is_hip)
    with pytest.raises(NoGpuError, match=said):
        cuda_backends(VerifyOptions())


def test_no_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hipport.verify.backends.gpus.find_spec", lambda name: None)
    with pytest.raises(NoGpuError, match=r"^backend cuda needs CuPy: pip install 'hipport\[cuda\]'$"):
        cuda_backends(VerifyOptions())


def chosen(backend: str = "auto") -> list[object]:
    return list(backends_for(VerifyOptions(backend=backend)))


def test_auto_takes_amd_before_nvidia_before_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(options: VerifyOptions) -> tuple[()]:
        raise NoGpuError("none")

    assert list(select._ON_GPUS) == ["rocm", "cuda"]
    monkeypatch.setattr(select, "_ON_GPUS", {"rocm": none, "cuda": lambda options: ("NVIDIA",)})
    monkeypatch.setattr(select, "cpu_backends", lambda options: ("CPU",))
    assert chosen() == ["NVIDIA"]
    assert chosen("cpu") == ["CPU"]
    with pytest.raises(NoGpuError):
        chosen("rocm")
    monkeypatch.setattr(select, "_ON_GPUS", {"rocm": none, "cuda": none})
    assert chosen() == ["CPU"]
