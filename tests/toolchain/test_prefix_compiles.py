from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SOURCE = """
#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>
#include <hipblas/hipblas.h>

__global__ void largest(const int* in, int* out) {
    using Reduce = hipcub::WarpReduce<int>;
    __shared__ typename Reduce::TempStorage storage;
    int value = Reduce(storage).Reduce(in[threadIdx.x], hipcub::Max());
    if (threadIdx.x == 0) *out = value;
}

hipblasStatus_t start(hipblasHandle_t* handle, const int* in, int* out) {
    largest<<<1, 32>>>(in, out);
    return hipblasCreate(handle);
}
"""


@pytest.mark.rocm
@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx1100", "gfx1201"])
def test_kernels_and_library_headers_compile_with_no_environment(hipcc: Path, tmp_path: Path, arch: str) -> None:
    (tmp_path / "source.hip").write_text(SOURCE)
    command: list[str | Path] = [hipcc, f"--offload-arch={arch}", "-c", "source.hip", "-o", "source.o"]
    environment = {"PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"amdgcn-amd-amdhsa--{arch}".encode() in (tmp_path / "source.o").read_bytes()


@pytest.mark.rocm
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("source.hip", "#include <omp.h>\nint most() { return omp_get_max_threads(); }\n"),
        ("source.c", "#include <stdatomic.h>\nvoid clear(_Atomic int *x) { atomic_store(x, 0); }\n"),
    ],
)
def test_headers_of_the_machine_of_openmp_and_of_c_are_found(hipcc: Path, tmp_path: Path, name: str, text: str) -> None:
    assert "-idirafter /usr/include " in hipcc.read_text()
    (tmp_path / name).write_text(text)
    command: list[str | Path] = [hipcc, "--offload-arch=gfx90a", "-c", name, "-o", "source.o"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
