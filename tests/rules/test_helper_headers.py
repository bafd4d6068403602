"""The project's own helper headers, which CUDA's samples made popular, are files of the project."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipport
from hipport import Result

HELPER_CUDA = """\
#pragma once
#include <cuda_runtime.h>
#include <cstdio>
#include <cstdlib>

template <typename T>
void check(T status, const char *call, const char *file, int line)
{
    if (status) {
        std::fprintf(stderr, "%s:%d: %s: %s\\n", file, line, call, cudaGetErrorName(status));
        cudaDeviceReset();
        std::exit(EXIT_FAILURE);
    }
}
#define checkCudaErrors(call) check((call), #call, __FILE__, __LINE__)
"""
HELPER_MATH = """\
#ifndef HELPER_MATH_H
#define HELPER_MATH_H
#include "cuda_runtime.h"

inline __host__ __device__ float3 make_float3(float s) { return make_float3(s, s, s); }
inline __host__ __device__ float3 operator*(float3 a, float3 b) { return make_float3(a.x * b.x, a.y * b.y, a.z * b.z); }
inline __host__ __device__ void operator*=(float3 &a, float3 b) { a.x *= b.x; a.y *= b.y; a.z *= b.z; }
inline __host__ __device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
#endif
"""
PROGRAM = """\
#include <helper_cuda.h>
#include "helper_math.h"
#include "cuda_utils.h"
#include <cutil_inline.h>
#include <helper_gl.h>

__global__ void square(float3 *x) { x[threadIdx.x] *= x[threadIdx.x] * make_float3(1); }
int main() { checkCudaErrors(cudaDeviceSynchronize()); }
"""
FILES = {
    "Common/helper_cuda.h": HELPER_CUDA,
    "Common/helper_math.h": HELPER_MATH,
    "src/cuda_utils.h": "#pragma once\ninline int blocks(int n) { return (n + 255) / 256; }\n",
    "src/program.cu": PROGRAM,
}


@pytest.fixture
def results(tmp_path: Path) -> dict[str, Result]:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return {Path(result.path).name: result for result in hipport.convert_paths(tmp_path).results}


def output(result: Result) -> str:
    return (result.output or b"").decode()


def test_the_includes_stay(results: dict[str, Result]) -> None:
    text = output(results["program.cu"])
    assert '#include <helper_cuda.h>\n#include "helper_math.h"\n#include "cuda_utils.h"\n' in text
    kept = {kept.name: kept.reason for kept in results["program.cu"].kept}
    assert kept["helper_cuda.h"] == "the project's own header Common/helper_cuda.h"
    assert kept["cuda_utils.h"] == "the project's own header src/cuda_utils.h"


def test_a_helper_that_nobody_has_is_reported(results: dict[str, Result]) -> None:
    missing = [d.symbol for d in results["program.cu"].diagnostics if d.code == "HP119"]
    assert missing == ["helper_gl.h"]


def test_a_helper_that_hipport_has_comes_with_the_port(results: dict[str, Result]) -> None:
    assert '#include "../hipport/sample_cutil.h"\n' in output(results["program.cu"])
    assert results["program.cu"].headers == {"hipport/sample_cutil.h"}


def test_names_are_reported_where_a_header_of_the_tree_brings_the_helpers(tmp_path: Path) -> None:
    own = "int getFileExtension(char *a, char **b) { return 0; }"
    (tmp_path / "common.h").write_text(f"#include <helper_functions.h>\n{own}\n")
    (tmp_path / "a.cu").write_text('#include "common.h"\nauto f = sdkDumpBin2; auto g = getFileExtension;\n')
    (tmp_path / "b.cu").write_text("auto f = sdkDumpBin2;\n")
    found = {d.symbol for result in hipport.convert_paths(tmp_path).results for d in result.diagnostics}
    assert found == {"sdkDumpBin2"}
    assert [Path(r.path).name for r in hipport.convert_paths(tmp_path).results if r.diagnostics] == ["a.cu"]


def test_the_helpers_are_converted(results: dict[str, Result]) -> None:
    assert output(results["helper_cuda.h"]) == (
        HELPER_CUDA.replace("cuda_runtime", "hip/hip_runtime")
        .replace("cudaGetErrorName", "hipGetErrorName")
        .replace("cudaDeviceReset", "hipDeviceReset")
    )
    first, second = "inline __host__ __device__ float3 operator*(", "inline __host__ __device__ float dot"
    assert output(results["helper_math.h"]) == (
        HELPER_MATH.replace("cuda_runtime", "hip/hip_runtime")
        .replace(first, f"#if !defined(__HIP_PLATFORM_AMD__)\n{first}")
        .replace(second, f"#endif\n{second}")
    )
