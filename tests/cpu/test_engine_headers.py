"""The engine's own headers are compiled once for many modules; what a module is does not depend on that."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu.compiler import find_kernel_compiler
from hipport.cpu.program import ProgramCompiler

pytestmark = pytest.mark.slow  # compiles the headers in each test

SOURCE = "__global__ void k(int *out) { *out = %s; }"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the engine's cache, of this test alone, with the runtime of other tests where they compiled it."""
    shared = Path(os.environ["XDG_CACHE_HOME"]) / "hipport"
    folder = tmp_path / "hipport"
    for runtime in shared.glob("runtime-*.so"):
        shutil.copytree(runtime, folder / runtime.name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return folder


def value(expression: str, **defines: str) -> int:
    out = np.zeros(1, np.int32)
    Engine().compile(SOURCE % expression, defines=defines).launch("k", 1, 1, [out])
    return int(out[0])


def headers(kept: Path) -> list[Path]:
    return sorted(path for path in kept.glob("headers-*/headers/*") if path.suffix == ".gch")


def test_modules_of_one_mode_share_them(kept: Path) -> None:
    assert [value("1"), value("2"), value("N", N="3")] == [1, 2, 3]
    assert len(headers(kept)) == (find_kernel_compiler().family == "gcc")
    assert value("warpSize + __syncthreads_count(1)") == 65
    assert len(headers(kept)) == 2 * (find_kernel_compiler().family == "gcc")


def test_macros_of_the_user_that_they_read_count(kept: Path) -> None:
    """They define it where it is not."""
    assert value("__HIP_PLATFORM_AMD__") == 1
    assert value("__HIP_PLATFORM_AMD__", __HIP_PLATFORM_AMD__="7") == 7


def test_a_compiler_that_cannot(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = " ".join(find_kernel_compiler().command)
    wrapper = tmp_path / "cxx"
    wrapper.write_text(f'#!/bin/sh\ncase "$*" in *c++-header*) exit 1;; esac\nexec {command} "$@"\n')
    wrapper.chmod(0o755)
    monkeypatch.setenv("CXX", str(wrapper))
    assert value("4") == 4
    assert headers(kept) == []


def test_what_is_damaged_is_compiled_again(kept: Path) -> None:
    assert value("5") == 5
    for header in headers(kept):
        header.write_bytes(b"not a header")
    assert value("6") == 6
    assert all(header.stat().st_size > 1000 for header in headers(kept))


@pytest.mark.parametrize(
    ("include", "uses"),
    [
        ("hip/hip_runtime.h", "std::array<int, 1> a; std::complex<float> b; std::function<int()> c; std::max(1, 2)"),
        ("hip/hip_runtime.h", "std::ostringstream a; std::runtime_error b(a.str()); std::abs(-1); (void)INT_MAX"),
        ("thrust/sort.h", 'std::cout << ""'),
        ("hipcub/hipcub.hpp", 'std::cout << ""'),
        ("thrust/sort.h", "thrust::device_vector<int> a(3); thrust::sequence(a.begin(), a.end())"),
        (
            "thrust/reduce.h",
            "thrust::plus<int> a; thrust::counting_iterator<int> b(1); int c; thrust::copy_n(b, 1, &c)",
        ),
        ("thrust/host_vector.h", "thrust::host_vector<int> a(3); thrust::find(a.begin(), a.end(), 1)"),
        ("thrust/universal_vector.h", "thrust::universal_vector<int> a(3); thrust::fill(a.begin(), a.end(), 1)"),
        ("thrust/device_vector.h", "thrust::device_ptr<int> a, b; swap(a, b); thrust::swap(a, b)"),
    ],
)
def test_sources_have_the_headers_of_cxx_that_those_of_hip_bring(include: str, uses: str, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(f"#include <{include}>\nvoid f() {{ {uses}; }}\n")
    ProgramCompiler().compile(tmp_path / "a.hip", tmp_path / "a.o")
    assert (tmp_path / "a.o").exists()


@pytest.mark.parametrize(
    "header", ["hip/hip_complex.h", "hipblas/hipblas.h", "hipfft/hipfft.h", "hipsparse/hipsparse.h"]
)
def test_host_code_needs_no_other_header_before(header: str, tmp_path: Path) -> None:
    """Files of a program without device code are for the compiler of the host alone."""
    source = tmp_path / "a.cpp"
    source.write_text(f"#include <{header}>\nint main() {{}}\n")
    ProgramCompiler().compile(source, tmp_path / "a.o")
    assert (tmp_path / "a.o").exists()


def test_the_host_interface_makes_no_macro_of_bool(tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#include <hip/hip_runtime.h>\n#ifdef _Bool\n#error a macro\n#endif\n")
    ProgramCompiler().compile(tmp_path / "a.hip", tmp_path / "a.o")
    assert (tmp_path / "a.o").exists()


@pytest.mark.parametrize("options", [(), ("-fopenmp",)], ids=["alone", "openmp"])
def test_openmp_s_functions_are_declared_without_openmp_too(options: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#include <omp.h>\nint f() { omp_lock_t lock; omp_init_lock(&lock); return 0; }\n")
    ProgramCompiler().compile(tmp_path / "a.hip", tmp_path / "a.o", options=options)
    assert (tmp_path / "a.o").exists()


#: Words of X11's headers that are macros there, and headers that programs include after those.
_MACROS = "Status Bool True False None Success Always Above Below Complex Convex Opposite Unsorted".split()
_AFTER_MACROS = [
    *("hip/hip_runtime.h", "hip/hip_fp16.h", "hip/hip_bf16.h", "hip/hip_cooperative_groups.h", "hip/hiprtc.h"),
    *("hipblas/hipblas.h", "hipblaslt/hipblaslt.h", "hipfft/hipfftXt.h", "hipsparse/hipsparse.h"),
    *("hipsolver/hipsolver.h",),
    *("hiprand/hiprand_kernel.h", "hipcub/hipcub.hpp", "thrust/device_vector.h", "thrust/complex.h", "thrust/sort.h"),
]


def test_macros_of_other_libraries_stand_in_no_header(tmp_path: Path) -> None:
    macros = [f"#define {word} {number}" for number, word in enumerate(_MACROS)]
    source = tmp_path / "a.cpp"
    source.write_text("\n".join([*macros, *(f"#include <{header}>" for header in _AFTER_MACROS), "int main() {}\n"]))
    ProgramCompiler().compile(source, tmp_path / "a.o")
    assert (tmp_path / "a.o").exists()
