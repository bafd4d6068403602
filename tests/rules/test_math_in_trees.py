"""Functions of mathematics in trees: std::min and std::max in code that PyTorch's hipify goes over once more, and the
project's own lerp.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths


@pytest.mark.parametrize(
    ("line", "port"),
    [
        ("static constexpr int n = std::min(N * 4, 32);", "static constexpr int n = std::min (N * 4, 32);"),
        ("static_assert(std::max(N, 3) == N);", "static_assert(std::max (N, 3) == N);"),
        ("static const int n = 2 * std::max(N, 3);", "static const int n = 2 * std::max (N, 3);"),
        (
            "__global__ void k() { __shared__ int s[std::min(N, 4)]; }",
            "__global__ void k() { __shared__ int s[std::min (N, 4)]; }",
        ),
        ("void f() { k<std::min(N, 4)><<<1, 1>>>(); }", "void f() { k<std::min (N, 4)><<<1, 1>>>(); }"),
        ("constexpr int f(int n) { return std::min(n, 4); }", "constexpr int f(int n) { return std::min (n, 4); }"),
        ("void f(int n) { if constexpr (std::min(N, 4) == 4) n = 0; }", None),
        ("int f(int n) { return std::min({n, 4}); }", "int f(int n) { return std::min ({n, 4}); }"),
        ("int f(int n) { return std::max(n, 4, less); }", "int f(int n) { return std::max (n, 4, less); }"),
        ("int f(int n) { return std::min(n, 4); }", "int f(int n) { return std::min(n, 4); }"),
        ("int f(int *a, int n) { return a[std::min(n, 4)]; }", "int f(int *a, int n) { return a[std::min(n, 4)]; }"),
        ("constexpr int n = std::min<int>(N, 4);", "constexpr int n = std::min<int>(N, 4);"),
        ("constexpr int n = std::abs(N);", "constexpr int n = std::abs(N);"),
    ],
)
@pytest.mark.parametrize("builder", ["CUDAExtension", "Extension"])
@pytest.mark.parametrize("name", ["a.cu", "a.cuh", "a.cpp"])
def test_functions_that_pytorchs_hipify_would_exchange(
    tmp_path: Path, line: str, port: str | None, builder: str, name: str
) -> None:
    (tmp_path / "setup.py").write_text(f"setup(ext_modules=[{builder}('scale', ['src/{name}'])])\n")
    (tmp_path / "src").mkdir()
    (tmp_path / f"src/{name}").write_text(f"#include <algorithm>\n{line}\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith(name))
    is_exchanged = builder == "CUDAExtension" and name != "a.cpp"
    expected = (port or line.replace("std::min(", "std::min (")) if is_exchanged else line
    assert expected in (result.output or (tmp_path / f"src/{name}").read_bytes()).decode()


@pytest.mark.parametrize(
    ("includer", "names_cuda", "includes"),
    [("a.cu", True, True), ("a.cu", False, False), ("a.cpp", True, False)],
)
def test_a_header_of_cuda_files_that_names_cuda_has_math_h_from_nvcc(
    tmp_path: Path, includer: str, names_cuda: bool, includes: bool
) -> None:
    named = "#include <cuda_runtime.h>\ninline void wait() { cudaDeviceSynchronize(); }\n" if names_cuda else ""
    (tmp_path / "check.h").write_text(f"{named}template <class T> bool is_bad(T x) {{ return isnan(x); }}\n")
    (tmp_path / includer).write_text('#include "check.h"\nbool f(float x) { return is_bad(x); }\n')
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("check.h"))
    assert (b"#include <math.h>" in (result.output or b"")) is includes


@pytest.mark.parametrize(
    ("name", "text", "is_given"),
    [
        ("setup.py", "from torch.utils.cpp_extension import CUDAExtension\n", True),
        ("Makefile", "NVCCFLAGS = -O3 -std=c++20\n", True),
        ("CMakeLists.txt", "set(CMAKE_CUDA_STANDARD 20)\n", True),
        ("CMakeLists.txt", "target_compile_features(a PUBLIC cuda_std_20)\n", True),
        ("Makefile", "NVCCFLAGS = -O3 -std=c++17\n", False),
        ("CMakeLists.txt", "set(CMAKE_CUDA_STANDARD 17)\n", False),
        ("notes.txt", "c++17\n", True),
    ],
)
def test_the_projects_own_lerp_in_newer_standards(tmp_path: Path, name: str, text: str, is_given: bool) -> None:
    (tmp_path / name).write_text(text)
    (tmp_path / "a.cu").write_text("__device__ float lerp(float a, float b, float t) { return a + t * (b - a); }\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert ("HP290" in {edit.code for edit in result.edits}) == is_given
