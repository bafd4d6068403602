"""What the real compiler says, from its mouth to the report."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hipport import CheckOptions
from hipport import Run
from hipport import Verdict
from hipport import check_paths
from hipport import convert_paths

pytestmark = pytest.mark.rocm


def check(hipcc: Path, path: Path, *, arch: tuple[str, ...] = ("gfx90a",), memory: int | None = None) -> Run:
    return check_paths(path, CheckOptions(arch, str(hipcc), jobs=1, memory=memory))


def messages(run: Run) -> list[tuple[str, int, str]]:
    return [(Path(r.path).name, d.line, d.message) for r in run.results for d in r.diagnostics]


def test_a_port_compiles(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "cuda" / "lib").mkdir(parents=True)
    (tmp_path / "cuda" / "lib" / "scale.cuh").write_text(
        "template <int N> __device__ float scale(float x) { return N * x; }\n"
    )
    (tmp_path / "cuda" / "a.cu").write_text(
        "#include <scale.cuh>\n__global__ void k(float *x) { x[threadIdx.x] = scale<3>(x[0]); }\n"
        "void launch(float *x) { k<<<1, 64>>>(x); cudaDeviceSynchronize(); }\n"
    )
    (tmp_path / "cuda" / "b.c").write_text(
        "#include <cuda_runtime_api.h>\nint main(void) { int class = cudaDeviceSynchronize(); return class; }\n"
        "int old(int *p) { char *text = p; return not_declared(text); }\n"  # GCC 13 only warns
    )
    convert_paths(tmp_path / "cuda", output=tmp_path / "out")
    run = check(hipcc, tmp_path / "out", arch=("gfx90a", "gfx1100"))
    assert messages(run) == []
    assert run.exit_code == 0
    assert [compilation.verdict for compilation in run.compilations] == [Verdict.COMPILED, Verdict.COMPILED]


def test_errors_of_the_front_end_of_code_generation_and_of_the_linker(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n"
        '__global__ void k(int *p) { asm volatile("mov.u32 %0, 3;" : "=r"(*p)); }\n'
        "__global__ void big() { __shared__ int x[99999]; x[threadIdx.x] = 1; __syncthreads(); x[1] = x[warpSize]; }\n"
    )
    (tmp_path / "b.hip").write_text(
        "#include <hip/hip_runtime.h>\nextern __device__ int other(int);\n"
        "__global__ void k(int *p) { *p = other(3); }\n"
    )
    (tmp_path / "c.hip").write_text("#include <hip/hip_runtime.h>\nint main() { return hipMallocMuch(3); }\n")
    found = messages(check(hipcc, tmp_path))
    assert [(name, line) for name, line, _ in found] == [("a.hip", 2), ("a.hip", 3), ("b.hip", 3), ("c.hip", 2)]
    assert found[0][2] == "invalid instruction [gfx90a] (not predicted)"
    assert "exceeds limit" in found[1][2]
    assert found[2][2] == "undefined hidden symbol: other(int) [gfx90a] (not predicted)"
    assert found[3][2] == "use of undeclared identifier 'hipMallocMuch' (not predicted)"


def test_the_linker_says_all_that_it_misses(hipcc: Path, tmp_path: Path) -> None:
    """By itself it stops after 20 errors, and what is the project's own mistake may be the next."""
    names = [f"v{number}" for number in range(25)]
    define = "".join(f"__device__ int {name};\n" for name in names)
    declare = "".join(f"extern __device__ int {name};\n" for name in (*names, "gone"))
    kernel = f"__global__ void k(int *p) {{ *p = {' + '.join(names)}; }}\n__global__ void g(int *p) {{ *p = gone; }}\n"
    (tmp_path / "a.hip").write_text(f"#include <hip/hip_runtime.h>\n{declare}{kernel}")
    (tmp_path / "b.hip").write_text(f"#include <hip/hip_runtime.h>\n{define}")
    assert [message for _, _, message in messages(check(hipcc, tmp_path))] == [
        "its device code needs v0 of b.hip, and 24 more of other files, and no build file says that it is relocatable",
        "undefined protected symbol: gone [gfx90a] (not predicted)",
    ]


def test_every_architecture_is_asked(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <hip/hip_runtime.h>\n#if defined(__gfx90a__)\n#error not here\n#elif defined(__gfx1100__)\n"
        "#error nor here\n#endif\n"
    )
    found = messages(check(hipcc, tmp_path, arch=("gfx90a", "gfx942", "gfx1100")))
    assert found == [
        ("a.hip", 3, "not here [gfx90a] (not predicted)"),
        ("a.hip", 5, "nor here [gfx1100] (not predicted)"),
    ]


def test_an_error_in_a_template_of_rocm_is_at_our_line(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(
        "#include <thrust/device_vector.h>\nstruct Needs {\n  Needs(int);\n};\n"
        "void f() {\n  thrust::device_vector<Needs> v(3);\n}\n"
    )
    ((name, line, message),) = messages(check(hipcc, tmp_path))
    assert (name, line) == ("a.hip", 6)
    assert message.startswith("no matching constructor for initialization of 'Needs' (in thrust/")


def test_a_missing_header_and_too_little_memory(hipcc: Path, tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text("#include <hip/hip_runtime.h>\n#include <nobody/has/this.h>\n")
    run = check(hipcc, tmp_path)
    assert [(c.verdict, c.headers) for c in run.compilations] == [(Verdict.MISSING_HEADER, ("nobody/has/this.h",))]
    run = check(hipcc, tmp_path, memory=280 * 2**20)
    assert [c.verdict for c in run.compilations] == [Verdict.OUT_OF_MEMORY]


NARROWING = "unsigned first(int w) { unsigned sizes[] = {w, 1}; return sizes[0]; }\n"


@pytest.mark.parametrize(
    ("name", "code", "verdict"),
    [
        pytest.param("a.cpp", "int wait() { return hipDeviceSynchronize(); }", "compiled", id="lenient"),
        pytest.param("a.cpp", "int wait() { return hipDeviceWaits(); }", "failed", id="wrong for both"),
        pytest.param("a.cpp", "__global__ void k() {}\nvoid f() { k<<<1, 1>>>(); }", "failed", id="kernel"),
        pytest.param("a.hip", "int wait() { return hipDeviceSynchronize(); }", "failed", id="hipcc's own"),
    ],
)
def test_a_host_source_that_clang_refuses_goes_to_gxx(
    hipcc: Path, tmp_path: Path, name: str, code: str, verdict: str
) -> None:
    if shutil.which("g++") is None:
        pytest.skip("no g++ on this machine")
    (tmp_path / name).write_text(f"#include <hip/hip_runtime.h>\n{NARROWING}{code}\n")
    run = check(hipcc, tmp_path)
    assert [each.verdict.value for each in run.compilations] == [verdict]
    told = [d.message for r in run.results for d in r.diagnostics if d.code == "HP927"]
    assert len(told) == (verdict == "compiled")
    assert all("compiled by g++" in message and "cannot be narrowed" in message for message in told)
