"""Builds with the prefix of ``hipport toolchain install``: CMake's HIP language, and a makefile with two compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

CMAKE = """
cmake_minimum_required(VERSION 3.21)
project(prefix LANGUAGES CXX HIP)
find_package(hip REQUIRED)
foreach(library hipblas hipblaslt hipfft hiprand hipsolver hipsparse hipsparselt hipcub rocprim rocthrust miopen rccl)
    find_package(${library} REQUIRED)
endforeach()
add_library(kernels SHARED kernels.hip)
target_link_libraries(kernels PRIVATE roc::hipblas hip::hipcub roc::rocthrust)
add_executable(device main.hip)
target_link_libraries(device PRIVATE kernels)
add_executable(host main.cpp)
target_link_libraries(host PRIVATE kernels hip::host hip::hipfft hip::hiprand roc::hipsolver roc::hipsparse roc::rccl
    roc::hipblaslt MIOpen)
"""
KERNELS = """
#include <cmath>
#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>

__global__ void roots(const float* in, float* out) { out[threadIdx.x] = std::sqrt(in[threadIdx.x]); }

void start(const float* in, float* out) {
    hipblasHandle_t handle;
    if (hipblasCreate(&handle) == HIPBLAS_STATUS_SUCCESS) roots<<<1, 64>>>(in, out);
}
"""
DEVICE = """
#include <hip/hip_runtime.h>
#include <iostream>

void start(const float* in, float* out);
__global__ void fill(float* x) { x[threadIdx.x] = 1; }

int main() {
    float* memory;
    if (hipMalloc(&memory, 64 * sizeof(float)) != hipSuccess) return 1;
    fill<<<1, 64>>>(memory);
    start(memory, memory);
    std::cout << hipGetErrorString(hipDeviceSynchronize()) << '\\n';
}
"""
HOST = """
#include <cstdlib>
#include <iostream>
#include <string>
#include <hip/hip_runtime_api.h>
#include <hipblaslt/hipblaslt.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <miopen/miopen.h>
#include <rccl/rccl.h>

void start(const float* in, float* out);

int main(int, char** arguments) {
    void* memory;
    hipfftHandle plan;
    hiprandGenerator_t generator;
    hipsolverHandle_t solver;
    hipsparseHandle_t sparse;
    hipblasLtHandle_t light;
    miopenHandle_t network;
    int version;
    int failed = hipMalloc(&memory, std::strtoul(arguments[1], nullptr, 10)) + hipfftCreate(&plan) +
                 hiprandCreateGenerator(&generator, HIPRAND_RNG_PSEUDO_DEFAULT) + hipsolverCreate(&solver) +
                 hipsparseCreate(&sparse) + hipblasLtCreate(&light) + miopenCreate(&network) + ncclGetVersion(&version);
    start(static_cast<float*>(memory), static_cast<float*>(memory));
    std::cout << failed + std::stoi(arguments[2]) << '\\n';
}
"""
MAKEFILE = """
program: main.o kernels.o
	$(CXX) $^ -o $@ -L$(ROCM_PATH)/lib -lamdhip64 -lhipblas -lhipfft -lhiprand -lhipsolver -lhipsparse -lhipblaslt \\
		-lMIOpen -lrccl
main.o: main.cpp
	$(CXX) -D__HIP_PLATFORM_AMD__ -I$(ROCM_PATH)/include -c $< -o $@
kernels.o: kernels.hip
	$(ROCM_PATH)/bin/hipcc --offload-arch=gfx90a -I$(ROCM_PATH)/include -fPIC -c $< -o $@
without-paths: main.o kernels.o
	$(ROCM_PATH)/bin/hipcc $^ -o $@ -lhipblas -lhipfft -lhiprand -lhipsolver -lhipsparse -lhipblaslt \\
		-lMIOpen -lrccl
"""


@pytest.fixture
def prefix(hipcc: Path) -> Path:
    found = hipcc.parent.parent
    if not (found / "hip.cmake").exists():
        pytest.skip(f"{hipcc} is in no prefix of hipport toolchain install")
    return found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    folder.mkdir()
    texts = {
        "CMakeLists.txt": CMAKE,
        "Makefile": MAKEFILE,
        "kernels.hip": KERNELS,
        "main.hip": DEVICE,
        "main.cpp": HOST,
    }
    for name, text in texts.items():
        (folder / name).write_text(text)
    return folder


def run(*command: str | Path, folder: Path, variables: Mapping[str, str] | None = None) -> str:
    for program in (str(command[0]), "c++"):
        if shutil.which(program) is None:
            pytest.skip(f"this machine has no {program}")
    environment = {"PATH": "/usr/bin:/bin", **(variables or {})}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_cmake_builds_with_one_option(prefix: Path, project: Path) -> None:
    """What has kernels is built by the prefix's compiler, the rest by the machine's own."""
    build = project.parent / "build"
    toolchain = f"-DCMAKE_TOOLCHAIN_FILE={prefix}/hip.cmake"
    run("cmake", "-S", ".", "-B", build, toolchain, "-DCMAKE_HIP_ARCHITECTURES=gfx90a", folder=project)
    run("cmake", "--build", build, folder=project)
    assert b"amdgcn-amd-amdhsa--gfx90a" in (build / "libkernels.so").read_bytes()
    for program in ("device", "host"):
        assert (build / program).exists()


def test_a_makefile_builds_with_one_variable(prefix: Path, project: Path) -> None:
    run("make", "program", "without-paths", folder=project, variables={"ROCM_PATH": os.fspath(prefix / "rocm")})


def test_a_function_that_no_library_has_is_missed(prefix: Path, project: Path) -> None:
    """A build that forgets a library fails here as it would with the real libraries."""
    (project / "Makefile").write_text(MAKEFILE.replace("-lhipblas -lhipfft", "-lhipblas"))
    with pytest.raises(AssertionError, match="undefined reference to `hipfftCreate'"):
        run("make", "program", folder=project, variables={"ROCM_PATH": os.fspath(prefix / "rocm")})


pytestmark = pytest.mark.rocm
