"""Ported kernels in Python under hiprtc, with which CuPy for ROCm compiles them, given the folders that CuPy gives."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hipport import convert_paths
from tests.rocm_device.machine import has_hiprtc

KERNELS = {
    "warps": """
__global__ void sum(float *x) {
    float value = x[threadIdx.x];
    for (int i = 16; i > 0; i /= 2) value += __shfl_down_sync(0xffffffff, value, i);
    if (threadIdx.x % warpSize == 0) x[0] = value;
}
""",
    "halves": """
#include <cuda_fp16.h>
__global__ void add(half *x) { atomicAdd(x, __float2half(1.0f)); assert(threadIdx.x < 64); }
""",
    "textures": "__global__ void read(cudaTextureObject_t t, float *x) { x[0] = tex2D<float>(t, 1, 1); }\n",
}
#: Compiles what is on stdin, as CuPy's build does.
COMPILE = """
import sys
from hipport.verify.backends.hiprtc import compile_by_hiprtc
from hipport.verify.backends.rocm_build import _hipcc_folders
folders = [f"-I{folder}" for folder in _hipcc_folders()]
code, log = compile_by_hiprtc(sys.stdin.buffer.read(), "k.cu", ["--offload-arch=gfx90a", *folders, *sys.argv[1:]])
sys.exit(None if code else log)
"""


def compiled(hipcc: Path, source: str, *options: str) -> str:
    """What hiprtc says against a source; empty where it compiles. hiprtc needs the prefix's own C library."""
    prefix = hipcc.parent.parent
    libraries = ":".join(str(prefix / folder) for folder in ("usr/lib/x86_64-linux-gnu", "usr/lib", "llvm/lib"))
    command: list[str | Path] = [
        prefix / "lib64/ld-linux-x86-64.so.2",
        "--library-path",
        libraries,
        Path(sys.executable).resolve(),
    ]
    ended = subprocess.run(
        [*command, "-c", COMPILE, *options],
        env={**os.environ, "HIPCC": str(hipcc), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        input=source,
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.stderr


@pytest.mark.rocm
@pytest.mark.parametrize("name", KERNELS)
def test_a_ported_kernel_compiles(name: str, hipcc: Path, tmp_path: Path) -> None:
    if not has_hiprtc(hipcc):
        pytest.skip(f"{hipcc} is in no prefix of hipport toolchain install, which has hiprtc")
    source = tmp_path / "source"
    source.mkdir()
    (source / "kernels.py").write_text(f"K = cp.RawKernel({KERNELS[name]!r}, 'k')\n")
    run = convert_paths(source, output=tmp_path / "port")
    port = ast.parse((tmp_path / "port/kernels.py").read_text()).body[0]
    assert isinstance(port, ast.Assign)
    assert isinstance(port.value, ast.Call)
    text = ast.literal_eval(port.value.args[0])
    needs_folder = any(d.code == "HP852" for result in run.results for d in result.diagnostics)
    assert needs_folder == (compiled(hipcc, text) != "")
    assert compiled(hipcc, text, f"-I{tmp_path / 'port'}") == ""
    assert "error" in compiled(hipcc, KERNELS[name], f"-I{tmp_path / 'port'}")
