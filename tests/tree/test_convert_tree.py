"""What a tree says that no single file does, and how the work is spread."""

from __future__ import annotations

import dataclasses
import multiprocessing
import pickle
from collections.abc import Iterator
from concurrent.futures import Executor
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import HealthCheck
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

import hipport
from hipport import Options
from hipport import Result
from hipport import Run
from hipport import Status
from tests.engine import soup


def tree(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def by_name(run: Run) -> dict[str, Result]:
    return {Path(result.path).name: result for result in run.results}


def output(run: Run, name: str) -> str:
    return (by_name(run)[name].output or b"").decode()


def findings(run: Run) -> list[tuple[str, str, str]]:
    return [(Path(r.path).name, d.code, d.symbol) for r in run.results for d in r.diagnostics]


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor


def without_time(run: Run) -> Run:
    return dataclasses.replace(run, seconds=0.0)


@pytest.mark.long
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(soup.tidy_files, min_size=20, max_size=40))
def test_executors_give_the_same(tmp_path: Path, pool: Executor, files: list[bytes]) -> None:
    for number, data in enumerate(files):
        (tmp_path / f"f{number}.cu").write_bytes(data)
    alone = without_time(hipport.convert_paths(tmp_path))
    assert without_time(hipport.convert_paths(tmp_path, executor=pool)) == alone
    with ThreadPoolExecutor(2) as threads:
        assert without_time(hipport.convert_paths(tmp_path, executor=threads)) == alone
    assert pickle.loads(pickle.dumps(alone)) == alone


def test_progress_is_told_to_the_end(tmp_path: Path) -> None:
    for number in range(40):
        (tmp_path / f"f{number}.cu").write_text("int x;\n")
    told: list[tuple[int, int, str]] = []
    hipport.convert_paths(tmp_path, progress=lambda *said: told.append(said))
    assert told[0] == (0, 40, str(tmp_path / "f0.cu"))
    assert told[-1] == (40, 40, "")
    assert told == sorted(told)


def test_without_output_nothing_is_written(tmp_path: Path) -> None:
    run = hipport.convert_paths(tree(tmp_path, {"a.cu": "cudaFree(p);\n", "b.txt": "cudaFree(p);\n"}))
    assert output(run, "a.cu") == "#include <hip/hip_runtime.h>\nhipFree(p);\n"
    assert by_name(run)["b.txt"].status is Status.COPIED
    assert (tmp_path / "a.cu").read_text() == "cudaFree(p);\n"
    assert len(list(tmp_path.iterdir())) == 2


def test_files_by_content(tmp_path: Path) -> None:
    files = {"kernels": "// Kernels.\n#include <cuda_runtime.h>\n", "notes": "Use #include <cuda_runtime.h>.\n"}
    run = hipport.convert_paths(tree(tmp_path, files))
    statuses = {name: result.status for name, result in by_name(run).items()}
    assert statuses == {"kernels": Status.CONVERTED, "notes": Status.COPIED}


# A name that one file defines is the project's in all of them.


def test_a_macro_of_a_header(tmp_path: Path) -> None:
    files = {
        "include/check.h": "#define cudaCheck(x) check(x)\n#define cudaMalloc tracked\n",
        "main.cu": "void f(void *p) { cudaCheck(cudaFree(p)); cudaMalloc(&p, 4); }\n",
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert "cudaCheck(hipFree(p)); cudaMalloc(&p, 4);" in output(run, "main.cu")
    assert findings(run) == []
    reasons = {kept.name: kept.reason for kept in by_name(run)["main.cu"].kept}
    assert reasons["cudaCheck"].endswith("include/check.h:1")
    assert reasons["cudaMalloc"].endswith("include/check.h:2")


@pytest.mark.parametrize(
    "definition",
    [
        "cudaError_t cudaMallocAsync(void **p, size_t n, cudaStream_t s) { return cudaMalloc(p, n); }",
        "static inline cudaError_t cudaMallocAsync(void **p, size_t n, ...)\n{ return cudaMalloc(p, n); }",
        "template <typename T> cudaError_t cudaMallocAsync(T **p, size_t n, int) { return cudaMalloc(p, n); }",
        "#define cudaMallocAsync(p, n, s) cudaMalloc(p, n)",
    ],
)
def test_a_function_of_a_table_name(tmp_path: Path, definition: str) -> None:
    use = "void f(void *p, cudaStream_t s) { cudaMallocAsync(&p, 4, s); }\n"
    run = hipport.convert_paths(tree(tmp_path, {"z.h": f"#pragma once\n{definition}\n", "a.cpp": use, "b.cu": use}))
    assert "cudaMallocAsync(&p, 4, s)" in output(run, "a.cpp")
    assert "cudaMallocAsync(&p, 4, s)" in output(run, "b.cu")
    assert "hipStream_t s" in output(run, "a.cpp")
    assert "hipMalloc(p, n)" in output(run, "z.h")


@pytest.mark.parametrize(
    ("main", "is_stand_in"),
    [
        ('#ifdef __CUDACC__\n#include <cuda_runtime.h>\n#else\n#include "stubs.h"\n#endif\n', True),
        ('#ifndef USE_CUDA\n#include "stubs.h"\n#endif\n', True),
        ('#if !defined(USE_CUDA)\n#include "stubs.h"\n#endif\n', True),
        ('#ifdef LAB_CPU_ONLY\n#include "stubs.h"\n#else\n#include <cuda_runtime.h>\n#endif\n', True),
        ('#ifndef CPU_ONLY\n#include <cuda_runtime.h>\n#else\n#include "stubs.h"\n#endif\n', True),
        ('#if defined(NO_CUDA)\n#include "stubs.h"\n#endif\n', True),
        ('#ifndef NO_CUDA\n#include "stubs.h"\n#endif\n', False),
        ('#ifndef NO_GPU_MAIN\n#define NO_GPU_MAIN\n#include "stubs.h"\n#endif\n', False),
        ('#if defined(CPU_ONLY) || defined(POOL)\n#include "stubs.h"\n#endif\n', False),
        ('#ifdef USE_POOL\n#include "pool.h"\n#else\n#include "stubs.h"\n#endif\n', False),
        ('#ifdef __CUDACC__\n#include "stubs.h"\n#endif\n', False),
        ('#ifdef USE_CUDA\n#else\n#include "stubs.h"\n#endif\n#include "stubs.h"\n', False),
        ('#ifndef CUDA_MAIN\n#define CUDA_MAIN\n#include "stubs.h"\n#endif\n', False),
        ('#include "stubs.h"\n', False),
    ],
)
def test_a_header_for_builds_without_cuda(tmp_path: Path, main: str, is_stand_in: bool) -> None:
    stubs = "#define cudaFree(x) (void)1\ninline int cudaDeviceSynchronize() { return 0; }\n"
    use = '#include "main.h"\nvoid f(void *p) { cudaFree(p); cudaDeviceSynchronize(); }\n'
    run = hipport.convert_paths(tree(tmp_path, {"main.h": main, "stubs.h": stubs, "a.cpp": use}))
    assert findings(run) == []
    assert ("#define hipFree(x)" in output(run, "stubs.h")) == is_stand_in
    assert ("int hipDeviceSynchronize()" in output(run, "stubs.h")) == is_stand_in
    assert ("hipFree(p); hipDeviceSynchronize();" in output(run, "a.cpp")) == is_stand_in


@pytest.mark.parametrize(
    ("macro", "codes"),
    [("CPU_ONLY", []), ("NO_CUDA", []), ("USE_POOL", ["HP716", "HP427"]), ("USE_CUDA", ["HP716", "HP427"])],
)
def test_what_stands_in_for_cuda_in_builds_without_it(tmp_path: Path, macro: str, codes: list[str]) -> None:
    main = f'#ifdef {macro}\n#include "stubs.h"\n#else\n#include <cublas_v2.h>\n#endif\n'
    stubs = "enum cublasOperation_t { CUBLAS_OP_N = 0 };\ninline int __shfl(int value, int) { return value; }\n"
    use = f"{main}__global__ void k(int *p) {{ *p = __shfl(*p, 0); }}\n"
    run = hipport.convert_paths(tree(tmp_path, {"stubs.h": stubs, "a.cu": use}))
    assert sorted(code for _, code, _ in findings(run)) == sorted(codes)
    assert ("hipport::shfl(*p, 0)" in output(run, "a.cu")) == (not codes)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("cuda/fast.hpp", ""), ("cuda/atomic", '"../hipport/cuda_atomic.h"'), ("cuda/gone.hpp", "HP112")],
)
def test_a_header_of_the_project_in_a_folder_of_libcuxx(tmp_path: Path, name: str, expected: str) -> None:
    own = {"include/cuda/fast.hpp": "void fast();\n", "include/cuda/atomic": "#pragma once\n#include <atomic>\n"}
    build = {"CMakeLists.txt": "include_directories(include)\nadd_library(lab src/a.cu)\n"}
    run = hipport.convert_paths(tree(tmp_path, own | build | {"src/a.cu": f"#include <{name}>\n"}))
    if expected == "HP112":
        assert [(path, code) for path, code, _ in findings(run)] == [("a.cu", "HP112")]
    else:
        assert findings(run) == []
        assert output(run, "a.cu") == (f"#include {expected}\n" if expected else "")


def test_a_header_of_another_program_in_a_folder_named_as_libcuxx(tmp_path: Path) -> None:
    files = {
        "CMakeLists.txt": "project(lab CUDA)\nadd_library(lab src/a.cu)\ntarget_include_directories(lab PRIVATE src)\n",
        "src/a.cu": '#include "cuda/constants.h"\n',
        "src/cuda/constants.h": "#pragma once\n",
        "trial/CMakeLists.txt": "project(trial)\nadd_library(trial b.cu)\n",
        "trial/b.cu": '#include "cuda/constants.h"\n',
    }
    assert findings(hipport.convert_paths(tree(tmp_path, files))) == []


def test_a_file_that_gets_marks_is_ported_as_device_code(tmp_path: Path) -> None:
    files = {
        "near.h": "#pragma once\n__host__ __device__ float near(float a, float b);\n",
        "near.inl": '#include "near.h"\nfloat near(float a, float b) { return min(a, b); }\n',
        "main.cu": '#include "near.inl"\n__global__ void k(float *x) { x[0] = near(x[1], x[2]); }\n',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert findings(run) == []
    assert "__host__ __device__ float near(float a, float b) {" in output(run, "near.inl")
    assert "hipport/minmax.h" in output(run, "near.inl")


def test_a_header_with_cuda_under_a_condition_is_for_the_device_as_well(tmp_path: Path) -> None:
    runtime = "#ifdef __CUDACC__\n#include <cuda_runtime.h>\n#endif\n"
    turned = (
        "INLINE void turned(float x, float *s, float *c) {\n#ifdef __CUDACC__\n    sincospif(x, s, c);\n#endif\n}\n"
    )
    files = {"turn.h": f"#pragma once\n{runtime}{turned}", "a.cu": '#include "turn.h"\n', "b.h": turned}
    run = hipport.convert_paths(tree(tmp_path, files))
    assert '#include "hipport/math.h"' in output(run, "turn.h")
    assert "hipport/math.h" not in output(run, "b.h")


def test_a_macro_of_a_header_for_the_word_asm(tmp_path: Path) -> None:
    lane = '__device__ int lane() { int r; ASM("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }\n'
    files = {"asm.h": "#define ASM asm volatile\n", "a.cu": f'#include "asm.h"\n{lane}', "b.cu": lane}
    run = hipport.convert_paths(tree(tmp_path, files))
    assert "r = hipport::lane_id();" in output(run, "a.cu")
    assert "ASM(" in output(run, "b.cu")


def test_the_runtime_is_included_outside_of_a_namespace(tmp_path: Path) -> None:
    files = {
        "kernels.inl": "__global__ void fill(int *p) { p[threadIdx.x] = 1; }\n",
        "a.cu": '// Kernels.\nnamespace lab {\nnamespace detail {\n#include "kernels.inl"\n}\n}\n'
        "void run(int *p) { lab::detail::fill<<<1, 32>>>(p); }\n",
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert output(run, "a.cu").startswith("// Kernels.\n#include <hip/hip_runtime.h>\nnamespace lab {\n")


def test_vectors_of_a_source_that_another_one_includes(tmp_path: Path) -> None:
    """A host source may have macros for the names, which the runtime's header would not compile after."""
    files = {
        "nodes.cu": "struct Node { uint4 data; };\n",
        "gold.cpp": '#define uint4 unsigned\n#include "nodes.cu"\n',
        "alone.cu": "struct Other { uint4 data; };\n",
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert not by_name(run)["nodes.cu"].edits
    assert output(run, "alone.cu").startswith("#include <hip/hip_runtime.h>\n")


@pytest.mark.parametrize(("header", "is_legacy"), [("cublas.h", True), ("cublas_v2.h", False)])
def test_a_header_names_the_interface_of_its_includer(tmp_path: Path, header: str, is_legacy: bool) -> None:
    files = {
        "types.h": "#define axpy cublasDaxpy\n",
        "a.cu": f'#include "types.h"\n#include <{header}>\n__global__ void k() {{}}\n',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert ("#define axpy hipport::blas::Daxpy" in output(run, "types.h")) is is_legacy
    assert ("#define axpy hipblasDaxpy" in output(run, "types.h")) is not is_legacy


@pytest.mark.parametrize(
    ("header", "main", "is_hidden"),
    [
        ("class texture {};\n", "", True),
        ("namespace lab {\nclass texture {};\n}\n", "", False),
        ("namespace lab {\nclass texture {};\n}\n", "using namespace lab;\n", True),
        ("namespace texture {\nint *faces();\n}\n", "", True),
        ("struct Material { int *texture; };\n", "using namespace std;\n", False),
        ("#ifndef __HIP__\nclass texture {};\n#endif\n", "", False),
    ],
)
def test_a_name_of_hip_in_a_header(tmp_path: Path, header: str, main: str, is_hidden: bool) -> None:
    """The source that includes it hides HIP's; the header alone does not."""
    files = {"a.h": header, "a.cu": f'#include "a.h"\n{main}__global__ void k() {{}}\n'}
    run = hipport.convert_paths(tree(tmp_path, files))
    assert ("#define texture texture_of_hip" in output(run, "a.cu")) is is_hidden
    assert "texture_of_hip" not in output(run, "a.h")


def test_names_in_no_table(tmp_path: Path) -> None:
    files = {
        "types.h": "struct cudaBuffer { int n; };\nenum cudaMode { cudaModeFast };\nusing cudaList = cudaBuffer *;\n",
        "use.cpp": "cudaBuffer *f(cudaList l, cudaMode m) { return m == cudaModeFast ? l : cudaNothing(); }\n",
    }
    assert findings(hipport.convert_paths(tree(tmp_path, files))) == [("use.cpp", "HP102", "cudaNothing")]


def test_an_arm_with_a_name_of_the_project(tmp_path: Path) -> None:
    """A name in no table keeps HIP from an arm, but not where another file of the program has it."""
    arms = "#ifdef __CUDA_ARCH__\n#define SETTINGS (*cudaSettings)\n#else\n#define SETTINGS settings\n#endif\n"
    use = '#include "settings.h"\n#include "arms.h"\n__global__ void k(int *x) { *x = SETTINGS.size; }\n'
    settings = (
        "struct Settings { int size; };\nextern __constant__ Settings *cudaSettings;\nextern Settings settings;\n"
    )
    files = {"arms.h": arms, "a.cu": use}
    taken = "#ifdef __HIP_DEVICE_COMPILE__"
    assert taken not in output(hipport.convert_paths(tree(tmp_path / "without", files)), "arms.h")
    run = hipport.convert_paths(tree(tmp_path / "with", files | {"settings.h": settings}))
    assert taken in output(run, "arms.h")


def test_a_namespace_called_cuda(tmp_path: Path) -> None:
    use = {"a.cpp": "void f() { cuda::wait(); }\n"}
    own = {"z.h": "namespace cuda { void wait(); }\n"}
    assert findings(hipport.convert_paths(tree(tmp_path / "own", use | own))) == []
    assert findings(hipport.convert_paths(tree(tmp_path / "not", use))) == [("a.cpp", "HP121", "cuda::wait")]


def test_a_member_is_nobody_elses(tmp_path: Path) -> None:
    files = {
        "pool.h": "struct Pool {\n    void cudaFree(void *p);\n    int cudaDeviceSynchronize() { return 0; }\n};\n",
        "use.cu": "void f(Pool &pool, void *p) { cudaFree(p); pool.cudaFree(p); cudaDeviceSynchronize(); }\n",
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert "hipFree(p); pool.cudaFree(p); hipDeviceSynchronize();" in output(run, "use.cu")


def test_a_local_variable_is_nobody_elses(tmp_path: Path) -> None:
    files = {"a.cpp": "void f() { int cudaError = 1; }\n", "b.cpp": "cudaError e; cudaError_t f();\n"}
    assert output(hipport.convert_paths(tree(tmp_path, files)), "b.cpp") == "hipError_t e; hipError_t f();\n"


def test_what_is_excluded_defines_nothing(tmp_path: Path) -> None:
    files = {"vendor/x.h": "#define cudaFree vendor_free\n", "a.cpp": "int f(void *p) { return cudaFree(p); }\n"}
    tree(tmp_path, files)
    assert "hipFree" in output(hipport.convert_paths(tmp_path, Options(exclude=("vendor/",))), "a.cpp")
    assert output(hipport.convert_paths(tmp_path), "a.cpp") == ""


# A header of the tree is the project's, and may bring the runtime.


def test_paths_of_several_folders_are_one_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder that they have in common is no part of the path ``b``: its headers are found all the same."""
    use = '#include "../../inc/a.h"\n__global__ void k(int *p) { *p = 1; }\n'
    tree(tmp_path, {"cwd/b/use.cu": use, "inc/a.h": "#include <cuda_runtime.h>\n"})
    monkeypatch.chdir(tmp_path / "cwd")
    run = hipport.convert_paths(["b", "../inc"], in_place=True)
    assert {result.path for result in run.results} == {"b/use.cu", "../inc/a.h"}
    assert Path("b/use.cu").read_text() == use


def test_a_header_that_the_tree_has(tmp_path: Path) -> None:
    files = {
        "src/a.cu": '#include "cuda_runtime.h"\n#include "own/cublas_v2.h"\n#include <cufft.h>\n',
        "include/own/cublas_v2.h": "int x;\n",
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert output(run, "a.cu") == (
        '#include "hip/hip_runtime.h"\n#include "own/cublas_v2.h"\n#include <hipfft/hipfft.h>\n'
    )
    assert [kept.name for kept in by_name(run)["a.cu"].kept] == ["own/cublas_v2.h"]


@pytest.mark.parametrize(
    ("header", "inserted"),
    [
        ("#include <cuda_runtime.h>\n", False),
        ('#include "deeper.h"\n', False),
        ("#include <vector>\n", True),
        ('#include "circle.h"\n', True),
        ("#include <hip/hip_runtime.h>\n", False),
        ("#ifdef _WIN32\n#include <cuda_runtime.h>\n#endif\n", True),
        ("#ifndef _WIN32\n#include <cuda_runtime.h>\n#endif\n", False),
    ],
)
def test_the_runtime_through_a_header(tmp_path: Path, header: str, inserted: bool) -> None:
    files = {
        "src/k.cu": '#include "common.h"\n__global__ void k() {}\n',
        "include/common.h": header,
        "include/deeper.h": "#include <cuda.h>\n",
        "include/circle.h": '#include "common.h"\n',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert (by_name(run)["k.cu"].output is not None) == inserted


@pytest.mark.parametrize("end", ["", "\n", "\n// nothing else\n"])
def test_a_source_that_includes_only(tmp_path: Path, end: str) -> None:
    files = {
        "names.h": "namespace lab {}\nusing namespace lab;\n",
        "lab.h": '#include "names.h"\n#include "random.h"\n',
        "random.h": "#include <curand_kernel.h>\n",
        "lab.cpp": f'#include "lab.h"{end}',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    ported = output(run, "lab.cpp")
    assert ported.startswith("#include <cstdio>\n#include <hiprand/hiprand_kernel.h>\n")
    assert '#include "lab.h"' in ported


@pytest.mark.parametrize("own", ["", "using namespace lab;\n"])
def test_a_namespace_that_is_used_before_the_runtime(tmp_path: Path, own: str) -> None:
    files = {
        "names.h": "namespace lab {}\n" + ("" if own else "using namespace lab;\n"),
        "random.h": "#include <curand_kernel.h>\n",
        "lab.cpp": f'#include "names.h"\n{own}#include <cuda_runtime.h>\n#include "random.h"\n',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    port = [line for line in output(run, "lab.cpp").splitlines() if line]
    assert port[:3] == ["#include <cstdio>", "#include <hiprand/hiprand_kernel.h>", '#include "names.h"']


def test_a_function_beside_one_of_cudas_that_a_header_declares(tmp_path: Path) -> None:
    files = {
        "lab.h": "#include <curand_kernel.h>\nnamespace lab { void curand_init(int n, curandState *s); }\n",
        "lab.cu": '#include "lab.h"\nnamespace lab {\n'
        "__global__ void seed(curandState *s) { curand_init(0, threadIdx.x, 0, s + threadIdx.x); }\n"
        "void curand_init(int n, curandState *s) { seed<<<1, n>>>(s); }\n}\n",
        "main.cu": '#include "lab.h"\nvoid run(curandState *s) { lab::curand_init(64, s); }\n',
    }
    run = hipport.convert_paths(tree(tmp_path, files))
    assert "void curand_init(int n, hiprandState *s);" in output(run, "lab.h")
    assert "hiprand_init(0, threadIdx.x, 0, s + threadIdx.x)" in output(run, "lab.cu")
    assert "void curand_init(int n, hiprandState *s) {" in output(run, "lab.cu")
    assert "lab::curand_init(64, s)" in output(run, "main.cu")
