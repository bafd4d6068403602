"""An extension of PyTorch: what its port leaves to PyTorch's own build, and that both compilers of that build take it.
The headers of PyTorch are stubs of ours.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths

HERE = Path(__file__).parent / "torch_extension"
MACROS = ("-DUSE_ROCM=1", "-D__HIP_PLATFORM_AMD__=1", "-D__HIP_NO_HALF_OPERATORS__=1")


@pytest.fixture
def port(tmp_path: Path) -> Path:
    run = convert_paths([HERE / "tree"], output=tmp_path / "port")
    found = [(Path(result.path).name, d.code) for result in run.results for d in result.diagnostics]
    assert found == []
    return tmp_path / "port"


def test_names_of_pytorch_stay_and_warps_keep_32_lanes(port: Path) -> None:
    host, kernels, shared = (
        (port / "csrc" / name).read_text() for name in ("lanes.cpp", "cuda/lanes_cuda.cu", "lanes.h")
    )
    assert "hipStream_t stream = at::cuda::getCurrentCUDAStream();" in host
    assert "C10_CUDA_CHECK(hipStreamSynchronize(stream));" in host
    assert "#include <ATen/cuda/CUDAContext.h>\n#include <c10/cuda/CUDAGuard.h>" in host
    assert "hipport::shfl_down_sync(0xffffffff, value, lanes)" in shared
    assert "sum_kernel<<<" in kernels
    original = (HERE / "tree/setup.py").read_text()
    assert (port / "setup.py").read_text() == original.replace("-U__CUDA_NO_HALF", "-U__HIP_NO_HALF")


@pytest.mark.rocm
@pytest.mark.parametrize(
    ("unit", "options"),
    [
        ("cuda/lanes_cuda.cu", ("-x", "hip", "--offload-arch=gfx942,gfx1100")),
        ("lanes.cpp", ("-x", "c++")),
    ],
)
def test_the_compilers_of_pytorchs_build_take_it(hipcc: Path, port: Path, unit: str, options: tuple[str, ...]) -> None:
    after = [f"-idirafter{hipcc.parents[1] / folder}" for folder in ("include", "usr/include")]
    command: list[str | Path] = [
        hipcc,
        *options,
        "-std=c++20",
        "-w",
        "-fsyntax-only",
        *MACROS,
        f"-I{HERE / 'stubs'}",
        *after,
    ]
    done = subprocess.run([*command, port / "csrc" / unit], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
