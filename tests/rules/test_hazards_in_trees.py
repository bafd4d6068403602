"""The hazard rules that ask the project around a file: its build files, its headers, whose code it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import hipport
from hipport.diagnostics import Diagnostic

NAN_TEST = "__global__ void count(float *x, int *n) { if (isnan(*x)) atomicAdd(n, 1); }\n"
LAUNCH = "__global__ void fill(float *x);\nvoid run(float *x) { fill<<<1, 32>>>(x); }\n"
BOUNDED = "__global__ void __launch_bounds__(THREADS, 8) fill(float *x) { *x = 0; }\n"


def findings(tree: Path, files: dict[str, str], code: str) -> list[Diagnostic]:
    for name, text in files.items():
        path = tree / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    run = hipport.convert_paths(tree)
    return [d for result in run.results for d in result.diagnostics if d.code == code]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("src/BUILD.bazel", 'cuda_library(name = "count", copts = ["--use_fast_math"])\n'),
        ("count.pro", "NVCCFLAGS += -O3 -use_fast_math\n"),
        ("src/count.vcxproj", "<FastMath>true</FastMath> <AdditionalOptions>-use_fast_math</AdditionalOptions>\n"),
    ],
)
def test_fast_math_is_found_in_build_files(tmp_path: Path, name: str, text: str) -> None:
    (found,) = findings(tmp_path, {"src/count.cu": NAN_TEST, name: text}, "HP705")
    assert NAN_TEST[found.start : found.end] == found.symbol == "isnan"
    assert found.message == (
        f"isnan in device code that {name} builds with -use_fast_math: -ffast-math makes this test a constant"
    )
    assert found.remedy == "give hipcc -ffast-math -fno-finite-math-only instead"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("other/CMakeLists.txt", "set(CMAKE_CUDA_FLAGS -use_fast_math)\n"),
        ("CMakeLists.txt", "# set(CMAKE_CUDA_FLAGS -use_fast_math)\n"),
        ("CMakeLists.txt", "set(CMAKE_CUDA_FLAGS -no-use_fast_math_here)\n"),
        ("README.md", "Build with -use_fast_math.\n"),
        # of which a port has the options of hipcc
        ("CMakeLists.txt", 'set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} -use_fast_math")\n'),
        ("src/CMakeLists.txt", "target_compile_options(x PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math>)\n"),
        ("cmake/Flags.cmake", "list(APPEND CUDA_FLAGS -use_fast_math)\n"),
        ("src/Makefile", "NVCCFLAGS += -O3 -use_fast_math -std=c++17\n"),
        ("setup.py", 'extra_compile_args={"nvcc": ["-O3", "--use_fast_math"]}\n'),
    ],
)
def test_fast_math_of_other_code_is_not(tmp_path: Path, name: str, text: str) -> None:
    assert not findings(tmp_path, {"src/count.cu": NAN_TEST, name: text}, "HP705")


@pytest.mark.parametrize(
    ("option", "expected"), [("-fmad=false", 1), ("--fmad false", 1), ("-fmad=true", 0), ("-no-fmad=false-here", 0)]
)
def test_a_build_without_fused_operations(tmp_path: Path, option: str, expected: int) -> None:
    assert not findings(tmp_path / "ported", {"count.cu": NAN_TEST, "Makefile": f"NVCCFLAGS = {option}\n"}, "HP713")
    found = findings(tmp_path / "left", {"count.cu": NAN_TEST, "count.pro": f"NVCCFLAGS = -O3 {option}\n"}, "HP713")
    assert len(found) == expected
    for each in found:
        assert NAN_TEST[each.start : each.end] == "__global__"
        assert each.message == "count.pro builds with -fmad=false: hipcc fuses multiplication and addition here"
        assert each.remedy == "give hipcc -ffp-contract=off instead"


@pytest.mark.parametrize(
    "option", ["--default-stream per-thread", "-default-stream=per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"]
)
def test_a_default_stream_for_each_thread(tmp_path: Path, option: str) -> None:
    files = {"run.cu": LAUNCH, "run.pro": f"NVCCFLAGS = {option}\n"}
    assert [found.line for found in findings(tmp_path / "left", files, "HP708")] == [2]
    files = {"run.cu": LAUNCH, "Makefile": f"NVCCFLAGS = {option}\n"}
    assert len(findings(tmp_path / "ported", files, "HP708")) == ("PER_THREAD" in option)


def test_a_launch_in_a_stream_has_no_default_stream(tmp_path: Path) -> None:
    files = {"run.cu": LAUNCH.replace("32>>>", "32, 0, s>>>"), "run.pro": "NVCCFLAGS = --default-stream per-thread\n"}
    assert not findings(tmp_path, files, "HP708")


def test_constants_of_headers_are_known(tmp_path: Path) -> None:
    files = {"sizes.h": "#define THREADS 64\n", "fill.cu": '#include "sizes.h"\n' + BOUNDED}
    (found,) = findings(tmp_path, files, "HP210")
    assert found.severity is hipport.Severity.WARNING
    assert "8 blocks of 64 threads" in found.message


def test_code_that_was_written_for_hip_is_left_alone(tmp_path: Path) -> None:
    files = {
        "base.h": "#ifndef NO_HEADERS\n#include <hip/hip_runtime.h>\n#endif\n",
        "fill.h": '#include "base.h"\n#define THREADS 64\n' + BOUNDED,
    }
    assert not findings(tmp_path, files, "HP210")


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("HP510", "void run() { fill<<<1, 64, 100000>>>(x); }\n"),
        ("HP604", "bool is_new(const cudaDeviceProp &prop) { return prop.major >= 9; }\n"),
        ("HP707", "void make(float **x) { cudaMallocManaged(x, 64); }\n"),
        ("HP711", "__device__ void signal() { __threadfence_system(); }\n"),
    ],
)
def test_headers_of_a_project_for_hip_have_none_of_cudas_hazards(tmp_path: Path, code: str, text: str) -> None:
    base = "#ifndef NO_HEADERS\n#include <hip/hip_runtime.h>\n#endif\n"
    assert not findings(tmp_path, {"base.h": base, "part.h": '#include "base.h"\n' + text}, code)
    assert len(findings(tmp_path, {"part.cu": text}, code)) == 1


def test_code_for_both_is_cudas(tmp_path: Path) -> None:
    files = {
        "base.h": "#ifdef USE_HIP\n#include <hip/hip_runtime.h>\n#else\n#include <cuda_runtime.h>\n#endif\n",
        "fill.h": '#include "base.h"\n#define THREADS 64\n' + BOUNDED,
    }
    assert len(findings(tmp_path, files, "HP210")) == 1


def test_a_cuda_file_that_can_be_built_for_hip_is_cudas(tmp_path: Path) -> None:
    files = {
        "compatibility.h": "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n",
        "fill.cu": '#include "compatibility.h"\n#define THREADS 64\n' + BOUNDED,
    }
    assert len(findings(tmp_path, files, "HP210")) == 1


def test_an_atomic_function_of_a_header(tmp_path: Path) -> None:
    files = {
        "half_atomics.h": "__device__ half2 atomicAdd(half2 *address, half2 value);\n",
        "all.h": '#include "half_atomics.h"\n',
        "sum.cu": '#include "all.h"\n__global__ void sum(half2 *x, half2 y) { atomicAdd(x, y); }\n',
        "other.cu": "__global__ void sum(half2 *x, half2 y) { atomicAdd(x, y); }\n",
    }
    for path, text in files.items():
        (tmp_path / path).write_text(text)
    ports = {Path(result.path).name: result.output or b"" for result in hipport.convert_paths(tmp_path).results}
    assert [name for name, port in sorted(ports.items()) if b"hipport/atomics.h" in port] == ["other.cu"]


_RANGE = """\
#include <cuda.h>
// CUdeviceptr not_this;
typedef CUdeviceptr Address;
struct Range { CUdeviceptr base; Address end = 0, top; int length; CUdeviceptr *all; };
struct Other { CUdeviceptr length; size_t total() const; };
struct Block { CUdeviceptr begin() const; Address Block::last(int n); CUdeviceptr total(); CUdeviceptr *table(); };
struct Spare { CUdeviceptr place; CUdeviceptr first() const; };
"""
_HOST = (
    "struct Host { char *place; char *first() const; Address base; };\n"  # of one name there, and one of the same type
)


@pytest.mark.parametrize(
    ("code", "ported"),
    [
        ("cuMemsetD8(range.base + 4, 0, 4);", "hipMemsetD8((char *)range.base + 4, 0, 4);"),
        ("cuMemsetD8(range->end + 4, 0, 4);", "hipMemsetD8((char *)range->end + 4, 0, 4);"),
        ("Address next = range.top + 4;", "Address next = (char *)range.top + 4;"),
        ("size_t number = range.base;", "size_t number = (unsigned long long)range.base;"),
        ("Address one = number;", "Address one = (Address)number;"),
        ("cuMemsetD8(0, 0, range.length + 4);", "hipMemsetD8(0, 0, range.length + 4);"),
        ("CUdeviceptr *next = range.all + 4;", "hipDeviceptr_t *next = range.all + 4;"),
        ("cuMemsetD8(block.begin() + 4, 0, 4);", "hipMemsetD8((char *)block.begin() + 4, 0, 4);"),
        ("bool any = range.base > 0;", "bool any = (unsigned long long)range.base > 0;"),
        ("int low = (int)range.end;", "int low = (int)(unsigned long long)range.end;"),
        ("number = block->last(1);", "number = (unsigned long long)block->last(1);"),
        ("cuMemsetD8(block.total() + 4, 0, 4);", "hipMemsetD8(block.total() + 4, 0, 4);"),
        ("CUdeviceptr *next = block.table() + 4;", "hipDeviceptr_t *next = block.table() + 4;"),
    ],
)
def test_device_addresses_that_a_header_declares(tmp_path: Path, code: str, ported: str) -> None:
    (tmp_path / "range.h").write_text(_RANGE)
    head = '#include "range.h"\nvoid use(Range range, size_t number) {\n'
    (tmp_path / "use.cpp").write_text(f"{head}    {code}\n}}\n")
    [port] = [r.output or b"" for r in hipport.convert_paths(tmp_path).results if r.path.endswith("use.cpp")]
    assert port.decode() == f"{head}    {ported}\n}}\n"


@pytest.mark.parametrize(("host", "is_found"), [("char *", False), ("Address ", True)])
def test_names_that_another_header_declares_otherwise(tmp_path: Path, host: str, is_found: bool) -> None:
    files = {
        "range.h": _RANGE,
        "host.h": f"#pragma once\nstruct Host {{ {host}place; {host}first() const; }};\n",
        "use.cpp": '#include "range.h"\n#include "host.h"\nvoid use(Host host, int n) {\n'
        "    char *a = host.place + n;\n    char *b = host.first() + n;\n}\n",
    }
    assert [each.line for each in findings(tmp_path, files, "HP706")] == ([4, 5] if is_found else [])


@pytest.mark.parametrize(("option", "is_found"), [("--std=c++17", True), ("-std=gnu++17", False), ("-O3", False)])
def test_bool_of_c_in_a_header_of_c_and_cuda(tmp_path: Path, option: str, is_found: bool) -> None:
    header = "#pragma once\n#include <stdbool.h>\nextern _Bool ready;\n#ifndef __cplusplus\nextern _Bool c;\n#endif\n"
    uses = '#include "state.h"\n'
    files = {"state.h": header, "state.c": uses, "run.cu": uses + LAUNCH, "Makefile": f"NVCCFLAGS = {option}\n"}
    found = findings(tmp_path, files, "HP233")
    assert [(each.line, each.symbol) for each in found] == ([(3, "_Bool")] if is_found else [])
    (tmp_path / "run.cu").unlink()
    assert not findings(tmp_path, {"run.cpp": uses}, "HP233")


@pytest.mark.parametrize(
    ("files", "port"),
    [
        ({"a.cu": "static __device__ int sums[4];\n", "main.cpp": "GET"}, "__device__ int sums[4];\n"),
        ({"k/a.cu": "static __device__ int sums[4];\n", "k/run.h": "GET"}, "__device__ int sums[4];\n"),
        ({"k/a.cu": "static __device__ int sums[4];\n", "main.cpp": "GET"}, "static __device__ int sums[4];\n"),
        ({"a.cu": "static __device__ int others[4];\n", "main.cpp": "GET"}, "static __device__ int others[4];\n"),
        ({"a.cu": "static __device__ int sums[4];\n", "notes.txt": "GET"}, "static __device__ int sums[4];\n"),
    ],
)
def test_static_variables_that_sources_beside_look_up_are_opened(
    tmp_path: Path, files: dict[str, str], port: str
) -> None:
    get = '#include <cuda.h>\nvoid f(CUdeviceptr *p, CUmodule m) { cuModuleGetGlobal(p, 0, m, "sums"); }\n'
    assert not findings(tmp_path, {name: get if text == "GET" else text for name, text in files.items()}, "HP715")
    (name,) = (name for name in files if name.endswith("a.cu"))
    assert hipport.convert_paths(tmp_path, in_place=True).results
    assert (tmp_path / name).read_text().splitlines()[-1] == port.strip()


VOTES = """\
#ifdef __HIP_PLATFORM_AMD__
__device__ int votes(bool p) { return __popcll(__ballot(p)); }
#else
__device__ int votes(bool p) { return __popc(__ballot_sync(~0u, p)); }
#endif
"""
COUNT = """\
#include "votes.h"
__global__ void count(int *n, bool p) { if (threadIdx.x % warpSize == 0) *n = votes(p); }
"""


def test_arms_for_amd_in_headers_work_on_wavefronts(tmp_path: Path) -> None:
    (found,) = findings(tmp_path, {"votes.h": VOTES, "count.cu": COUNT}, "HP417")
    assert COUNT[found.start : found.end] == "warpSize"


def test_the_width_of_arms_without_wavefronts_does_not_matter(tmp_path: Path) -> None:
    assert not findings(tmp_path, {"votes.h": VOTES.replace("__ballot(p)", "p"), "count.cu": COUNT}, "HP417")


CHOOSER = """\
#ifdef USE_HIP
#define HIP_OR_CUDA(a, b) a
#else
#define HIP_OR_CUDA(a, b) b
#endif
"""


def test_an_argument_for_hip_of_a_macro_of_a_header_stays(tmp_path: Path) -> None:
    code = "__device__ int f(int x) { return HIP_OR_CUDA(__shfl(x, 0), __shfl_sync(~0u, x, 0)); }\n"
    (tmp_path / "choose.h").write_text(CHOOSER)
    (tmp_path / "f.cu").write_text(f'#include "choose.h"\n{code}')
    (output,) = (result.output or b"" for result in hipport.convert_paths(tmp_path).results if result.edits)
    assert b"HIP_OR_CUDA(__shfl(x, 0), hipport::shfl_sync(~0u, x, 0))" in output


@pytest.mark.parametrize(
    ("header", "is_aligned"),
    [
        ("__device__ int first(int x) { __shared__ int s; if (!threadIdx.x) s = x; __syncthreads(); return s; }", True),
        ("__device__ int last(int i) { extern __shared__ char pool[]; return pool[i]; }", False),
    ],
)
def test_a_variable_of_a_header_beside_dynamic_shared_memory(tmp_path: Path, header: str, is_aligned: bool) -> None:
    (tmp_path / "block.h").write_text(f"#pragma once\n{header}\n")
    (tmp_path / "k.cu").write_text(
        '#include "block.h"\n__global__ void k(int *x) { extern __shared__ char pool[]; x[0] = *(int *)pool; }\n'
    )
    (output,) = (result.output or b"" for result in hipport.convert_paths(tmp_path).results if "k.cu" in result.path)
    assert (b"extern __shared__ __align__(16) char pool[]" in output) is is_aligned


LOCK = """\
#pragma once
struct Lock {
    int *mutex;
    __device__ void lock() { while (atomicCAS(mutex, 0, 1) != 0); }
    __device__ void unlock() { atomicExch(mutex, 0); }
};
__device__ inline bool try_lock(int *lock) { return atomicCAS(lock, 0, 1) == 0; }
__device__ inline void give_back(int *lock) { atomicExch(lock, 0); }
"""
BY_MEMBERS = """\
__global__ void add(Lock lock, float *sum, float x) {
    if (threadIdx.x == 0) { lock.lock(); *sum += x; lock.unlock(); }
}
"""
BY_FUNCTIONS = """\
__global__ void add(int *lock, float *sum, float x) {
    if (threadIdx.x == 0) { while (!try_lock(lock)); *sum += x; give_back(lock); }
}
"""
IN_EACH_LANE = "__global__ void add(int *lock, float *sum, float x) { while (!try_lock(lock)); *sum += x; }\n"


@pytest.mark.parametrize(
    ("kernel", "code", "symbols"),
    [
        (BY_MEMBERS, "HP703", ["lock"]),
        (BY_FUNCTIONS, "HP703", ["try_lock"]),
        (BY_FUNCTIONS.replace("*sum += x;", "*sum += x; __threadfence();"), "HP703", []),
        (IN_EACH_LANE, "HP409", ["try_lock", "atomicCAS"]),  # and the loop in the header
        (BY_FUNCTIONS, "HP409", ["atomicCAS"]),
    ],
)
def test_locks_are_known_by_functions_of_headers(tmp_path: Path, kernel: str, code: str, symbols: list[str]) -> None:
    files = {"src/lock.h": LOCK, "src/add.cu": f'#include "lock.h"\n{kernel}'}
    assert [each.symbol for each in findings(tmp_path, files, code)] == symbols
