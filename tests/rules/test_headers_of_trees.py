"""What a file of a tree needs because of its other files: the runtime's header, guards that the project defines."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Run
from hipport.config import Options
from hipport.diagnostics import Severity
from hipport.tree.run import convert_tree

RUNTIME = "#include <hip/hip_runtime.h>\n"
INCLUDED = '#include "cuda_runtime.h"\n'
OF_NVIDIA = "/* Copyright NVIDIA */\n"
HEADER = "#pragma once\n__forceinline__ float4 twice(float4 a) { return a; }\n"


def run_of(folder: Path, files: dict[str, str]) -> Run:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return convert_tree([folder], Options())


def converted(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """What becomes of the files of a tree."""
    run = run_of(folder, files)
    outputs = {Path(result.path).relative_to(folder).as_posix(): result for result in run.results}
    return {name: (outputs[name].output or text.encode()).decode() for name, text in files.items()}


@pytest.mark.parametrize(
    ("header", "is_given"),
    [
        (HEADER, True),
        ("#pragma once\nvoid run(cudaStream_t stream);\n", True),
        ("#pragma once\nvoid run(dim3 grid);\n", True),
        ("#pragma once\n#include <cuda_runtime.h>\nvoid run(cudaStream_t stream);\n", False),
        ("#pragma once\n// cudaStream_t\n#include <cuda_runtime.h>\nvoid run(cudaStream_t stream);\n", False),
        ("#pragma once\nvoid run(cudaStream_t stream);\n#include <cuda_runtime.h>\n", True),
        ('#pragma once\nvoid run(cudaStream_t);\n#include "c.h"\n', True),
        ('#pragma once\n#include "c.h"\nvoid run(cudaStream_t);\n', False),
        ("#pragma once\nvoid run(int n);\n", False),
    ],
    ids=[
        "a mark",
        "a type",
        "dim3",
        "includes it itself",
        "after a comment",
        "includes it too late",
        "another header includes it too late",
        "another header includes it",
        "no CUDA",
    ],
)
def test_a_cu_file_gets_the_runtime_for_its_headers(tmp_path: Path, header: str, is_given: bool) -> None:
    files = {"a.h": header, "a.cu": '#include "a.h"\nint main() { return 0; }\n', "b.cpp": '#include "a.h"\n'}
    files["c.h"] = "#pragma once\n#include <cuda_runtime.h>\n"
    outputs = converted(tmp_path, files)
    assert outputs["a.cu"].startswith(RUNTIME) is is_given
    assert outputs["b.cpp"] == files["b.cpp"]


def test_a_cu_file_gets_the_runtime_for_headers_in_angle_brackets(tmp_path: Path) -> None:
    files = {"include/a.h": HEADER, "include/b.h": "#include <a.h>\n", "a.cu": '#include "include/b.h"\nint n;\n'}
    files["Makefile"] = "all:\n\tnvcc -Iinclude a.cu\n"
    assert converted(tmp_path, files)["a.cu"].startswith(RUNTIME)


OPTIONAL = "#if USING_CUDA\n{}#endif\n"


@pytest.mark.parametrize(
    ("include", "unit", "is_given"),
    [
        (OPTIONAL.format(INCLUDED), "{}", True),
        (OPTIONAL.format(f"{INCLUDED}#else\n#include <cuda.h>\n"), "{}", False),
        (f"#ifdef __CUDACC__\n{INCLUDED}#endif\n", "{}", False),
        (OPTIONAL.format(INCLUDED), OPTIONAL, False),
        ("#if !defined(CUDA_VERSION)\n#include <cuda.h>\n#endif\n", "{}", True),
        (f"#ifndef __CUDACC__\n{INCLUDED}#endif\n", "{}", True),
    ],
    ids=[
        "optional",
        "in each arm",
        "for the compiler",
        "kernels as optional",
        "where HIP takes none",
        "not for the compiler",
    ],
)
def test_what_a_header_includes_in_some_builds_does_not_give_the_runtime_in_all(
    tmp_path: Path, include: str, unit: str, is_given: bool
) -> None:
    header = f"#ifndef A_H\n#define A_H\n{include}void run(cudaStream_t stream);\n#endif\n"
    kernel = unit.format("__global__ void k() {}\n")
    outputs = converted(tmp_path, {"a.h": header, "a.cu": f'#include "a.h"\n{kernel}'})
    assert outputs["a.cu"].startswith(RUNTIME) is is_given


@pytest.mark.parametrize(
    ("text", "is_given"),
    [
        ('#include "b.h"\nint main() { printf("a"); exit(1); }\n', True),
        ("#include <vector>\nint *f() { return (int *)malloc(4); }\n", True),
        ("#include <stdio.h>\nvoid f() { exit(1); }\n", True),
        ("#include <cstdlib>\nvoid f() { exit(1); }\n", False),
        ('#include "io.h"\nvoid f() { printf("a"); }\n', False),
        ("#include <vector>\nvoid f(A a) { a.exit(1); int time = a.clock; mine::printf(time); }\n", False),
        ("#include <vector>\n#if 0\nvoid f() { exit(1); }\n#endif\n", False),
    ],
    ids=["a header", "malloc", "another header", "its header", "through a header", "not the library's", "not taken"],
)
def test_a_cu_file_gets_the_runtime_for_the_standard_library(tmp_path: Path, text: str, is_given: bool) -> None:
    files = {"b.h": "int b();\n", "io.h": "#include <cstdio>\n", "a.cu": text, "c.cpp": text}
    outputs = converted(tmp_path, files)
    assert outputs["a.cu"].startswith(RUNTIME) is is_given
    assert outputs["c.cpp"] == text


@pytest.mark.parametrize(
    ("unit", "text", "is_given"),
    [
        ("a.cpp", '#include "old.h"\n#include "gpu.h"\n', True),
        ("a.cpp", '#include "old.h"\n#include <cuda_runtime.h>\n', True),
        ("a.cpp", '#include "gpu.h"\n#include "old.h"\n', False),
        ("a.cpp", '#include "old.h"\nint *p;\n', False),
        ("a.cpp", '#include "other.h"\n#include "gpu.h"\n', False),
        ("a.cu", '#include "old.h"\n#include "gpu.h"\n__global__ void f() {}\n', True),
        ("a.cu", '#include "other.h"\n#include "gpu.h"\n__global__ void f() {}\n', False),
    ],
)
def test_the_runtime_comes_before_macros_with_names_of_the_library(
    tmp_path: Path, unit: str, text: str, is_given: bool
) -> None:
    headers = {
        "old.h": "#ifndef min\n# define min(a, b) ((a) < (b) ? (a) : (b))\n#endif\n",
        "other.h": "#define smaller(a, b) ((a) < (b) ? (a) : (b))\n",
        "gpu.h": "#include <cuda_runtime.h>\n",
    }
    assert converted(tmp_path, {**headers, unit: text})[unit].startswith(RUNTIME) is is_given


def test_a_header_of_the_project_does_not_hide_one_of_the_c_library(tmp_path: Path) -> None:
    wrapper = "#pragma once\nvoid run(dim3 grid);\n"
    source = '#include "all.cuh"\n__global__ void scale(float *x) { x[0] = fmaxf(x[0], 0.0f) + CHAR_BIT; }\n'
    files = {"core/math.h": wrapper, "all.cuh": INCLUDED, "a.cu": f"#include <limits.h>\n#include <math.h>\n{source}"}
    outputs = converted(tmp_path, files)
    assert outputs["a.cu"] == files["a.cu"]


def test_a_guard_that_another_file_defines_is_the_projects(tmp_path: Path) -> None:
    files = {
        "curand.h": "#ifndef CURAND_H_\n#define CURAND_H_\nint random();\n#endif\n",
        "__cuda_frob.h": "#ifndef __CUDA_FROB_H__\n#define __CUDA_FROB_H__\n#endif\n",
        "use.cpp": '#include "curand.h"\n#ifdef CURAND_H_\nint x;\n#endif\n#ifdef __CUDA_FROB_H__\nint y;\n#endif\n',
    }
    assert converted(tmp_path, files) == files
    run = convert_tree([tmp_path], Options())
    assert not [d for result in run.results for d in result.diagnostics if d.code in ("HP605", "HP606")]


@pytest.mark.parametrize(
    ("header", "is_given"),
    [
        ("#ifdef USE_HIP\n#include <hip/hip_runtime.h>\n#else\n#define gpuFree cudaFree\n#endif\n", True),
        ("#ifdef USE_HIP\n#include <hip/hip_runtime.h>\n#else\n#include <cuda_runtime.h>\n#endif\n", False),
        ("#ifdef __HIP__\n#include <hip/hip_runtime.h>\n#endif\n#define gpuFree hipFree\n", False),
        ("#ifdef __HIP_PLATFORM_AMD__\n#include <hip/hip_runtime.h>\n#endif\n#define gpuFree hipFree\n", True),
        ("#ifdef __HIP_PLATFORM_AMD__\n#include <hip/hip_runtime.h>\n#else\n#include <cuda.h>\n#endif\n", False),
    ],
    ids=["only in an arm of the project's", "in both arms", "in an arm that hipcc takes", "runtime's", "or CUDA's"],
)  # fmt: skip
@pytest.mark.parametrize("is_in_header", [True, False], ids=["header", "file"])
def test_a_switch_of_the_project_for_hip_does_not_give_the_runtime(
    tmp_path: Path, header: str, is_given: bool, is_in_header: bool
) -> None:
    kernel = "__global__ void k() {}\n"
    outputs = converted(
        tmp_path, {"gpu.h": header, "a.cu": '#include "gpu.h"\n' + kernel if is_in_header else header + kernel}
    )
    assert (RUNTIME in outputs["a.cu"].partition("#ifdef")[0]) is is_given


@pytest.mark.parametrize(
    ("header", "line"),
    [
        (OF_NVIDIA + "#define __CUDA_RUNTIME_H__\n", '#include "hip/hip_runtime.h"\n'),
        ("#define __CUDA_RUNTIME_H__\n", INCLUDED),
        (OF_NVIDIA + "#define GPU_H\n", INCLUDED),
    ],
    ids=["a copy", "the project's", "NVIDIA's, and another"],
)
def test_a_copy_of_cudas_header_in_the_tree_is_cudas(tmp_path: Path, header: str, line: str) -> None:
    assert converted(tmp_path, {"cuda_runtime.h": header, "a.cpp": INCLUDED})["a.cpp"] == line


@pytest.mark.parametrize(
    ("files", "is_own"),
    [
        ({}, True),
        ({"Makefile": ""}, True),
        ({"one/Makefile": "a.out: a.cu"}, False),
        ({"one/Makefile": "", "two/Makefile": ""}, False),
        ({"one/Makefile": "CFLAGS = -I../two/util"}, True),
        ({"one/Makefile": "", "CMakeLists.txt": "include_directories(${PROJECT_SOURCE_DIR}/two/util)"}, True),
        ({"one/Makefile": "", "Makefile": "all:\n\tcd one && make\n\tcd two && make"}, False),
    ],
)
def test_a_header_of_another_program_is_not_meant(tmp_path: Path, files: dict[str, str], is_own: bool) -> None:
    tree = {"two/util/cuda_runtime.h": "void show();\n", "one/a.cpp": INCLUDED, **files}
    assert (converted(tmp_path, tree)["one/a.cpp"] == INCLUDED) is is_own


LICENSED = '// This source code and/or documentation ("Licensed Deliverables")\nint cudaMalloc();\n'
OLD_LICENSE = "// This source code is subject to NVIDIA ownership rights under laws.\n#define __X__\n"
OF_LIBCUDACXX = "// Part of libcu++, the C++ Standard Library for your entire system,\nint cudaMalloc();\n"
OF_LLVM = "// Part of the LLVM Project, under the Apache License\nint cudaMalloc();\n"


@pytest.mark.parametrize(
    ("name", "text", "is_copy"),
    [
        ("external/cub/util.cuh", OF_NVIDIA + "namespace cub {\nusing cub::Sum;\n}\n", True),
        ("thrust/sort.h", OF_NVIDIA + "THRUST_NAMESPACE_BEGIN\nTHRUST_NAMESPACE_END\n", True),
        ("external/cub/util.cuh", "namespace cub {\nusing cub::Sum;\n}\n", False),
        ("external/cub/use.cuh", OF_NVIDIA + "using cub::Sum;\n", False),
        ("external/cub/test/test_util.h", OF_NVIDIA + "namespace cub {\nusing cub::Sum;\n}\n", False),
        ("mine/util.cuh", OF_NVIDIA + "namespace cub {\nusing cub::Sum;\n}\n", False),
        ("external/cub/cub.cuh", OF_NVIDIA + '#include "block/block_scan.cuh"\n', True),
        ("external/cub/all.cuh", OF_NVIDIA + '#include "block/block_scan.cuh"\n', False),
        (
            "libs/nvtx3/nvtxDetail/nvtxTypes.h",
            OF_NVIDIA + "typedef int (NVTX_API *f)(struct nvtxDomainRegistration_st *d);\n",
            True,
        ),
        ("libs/nvtx3/nvtxDetail/nvtxTypes.h", "typedef int (NVTX_API *f)();\n", False),
        ("libs/profile.h", OF_NVIDIA + "typedef int (NVTX_API *f)();\n", False),
        ("sdk/include/host_defines.h", OF_NVIDIA + LICENSED, True),
        ("sdk/include/host_defines.h", LICENSED, False),
        ("sdk/include/sort.h", OF_NVIDIA + LICENSED, False),
        ("sdk/device_functions.h", OLD_LICENSE, True),
        ("sdk/sm_11_atomic_functions.h", OLD_LICENSE, True),
        ("sdk/crt/host_runtime.h", OLD_LICENSE, True),
        ("sdk/host_runtime.h", OLD_LICENSE, False),
        ("sdk/cutil.h", OLD_LICENSE, False),
        ("sdk/device_functions.h", "#define __X__\n", False),
        ("sdk/cuda/std/array.h", OF_LIBCUDACXX, True),
        ("sdk/cuda/std/array.h", OF_LLVM + "_LIBCUDACXX_BEGIN_NAMESPACE_STD\n", True),
        ("src/cuda/array.h", OF_LLVM, False),
        ("src/cuda/array.h", OF_NVIDIA + "_CCCL_DEVICE int f();\n", False),
        ("src/array.h", OF_LIBCUDACXX, False),
        ("sdk/dynlink/math_functions_dynlink.h", OF_NVIDIA + "#define __MATH_FUNCTIONS_H__\n", True),
        ("sdk/cuda_runtime_dynlink.h", OF_NVIDIA + "#define __CUDA_RUNTIME_DYNLINK_H__\n", True),
        ("sdk/math_functions_dynlink.h", "#define __MATH_FUNCTIONS_H__\n", False),
        ("sdk/mine_dynlink.h", OF_NVIDIA + "#define __OTHERS_H__\n", False),
    ],
)
def test_copies_of_cudas_libraries_stay_as_they_are(tmp_path: Path, name: str, text: str, is_copy: bool) -> None:
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / name).write_text(text)
    codes = [d.code for result in convert_tree([tmp_path], Options()).results for d in result.diagnostics]
    assert ("HP915" in codes) is is_copy


@pytest.mark.parametrize(
    ("name", "becomes", "codes"),
    [
        ("external/cub/cub.cuh", "hipcub/hipcub.hpp", []),
        ("external/cub/warp/inner.cuh", "external/cub/warp/inner.cuh", ["HP113"]),
        ("external/cub/mine.cuh", "external/cub/mine.cuh", []),
        ("cub.cuh", "cub.cuh", []),
    ],
)
def test_an_include_of_a_copy_is_one_of_cudas(tmp_path: Path, name: str, becomes: str, codes: list[str]) -> None:
    files = {
        "external/cub/cub.cuh": OF_NVIDIA + '#include "warp/inner.cuh"\n',
        "external/cub/warp/inner.cuh": OF_NVIDIA + "namespace cub {\nstruct Inner;\n}\n",
        "external/cub/mine.cuh": "struct Mine;\n",
        "a.cpp": f'#include "{name}"\n',
        "CMakeLists.txt": "include_directories(. external/cub)\n",
    }
    assert converted(tmp_path, files)["a.cpp"] == f'#include "{becomes}"\n'
    (includer,) = [r for r in convert_tree([tmp_path], Options()).results if r.path.endswith("a.cpp")]
    assert [diagnostic.code for diagnostic in includer.diagnostics] == codes


def test_the_runtime_that_an_sdk_loads_is_hips(tmp_path: Path) -> None:
    files = {
        "dynlink/cuda_runtime_dynlink.h": OF_NVIDIA + "#define __CUDA_RUNTIME_DYNLINK_H__\nint cudaFree(void *p);\n",
        "a.cpp": "#include <dynlink/cuda_runtime_dynlink.h>\nvoid f(void *p) { cudaFree(p); }\n",
        "CMakeLists.txt": "include_directories(.)\n",
    }
    assert converted(tmp_path, files)["a.cpp"] == "#include <hip/hip_runtime.h>\nvoid f(void *p) { hipFree(p); }\n"


def test_what_a_copy_of_cudas_header_declares_is_not_the_projects(tmp_path: Path) -> None:
    files = {
        "driver_types.h": OF_NVIDIA + "#define __DRIVER_TYPES_H__\nenum cudaError { cudaSuccess };\n",
        "a.cpp": "bool f(int e) { return e == cudaSuccess; }\n",
    }
    outputs = converted(tmp_path, files)
    assert outputs == {**files, "a.cpp": files["a.cpp"].replace("cuda", "hip")}
    said = {Path(r.path).name: [d.code for d in r.diagnostics] for r in convert_tree([tmp_path], Options()).results}
    assert said["driver_types.h"] == ["HP915"]


def test_what_a_preprocessor_wrote_stays_as_it_is(tmp_path: Path) -> None:
    """It declares nothing of the project's. What a generator wrote for a compiler is a source as any other."""
    own = "enum cudaError { cudaSuccess };\nbool f(int e) { return e == cudaSuccess; }\n"
    files = {
        "a.cudafe1.cpp": f'\n# 1 "a.cu"\n# 1 "driver_types.h"\n{own}',
        "b.cpp": "bool g(int e) { return e == cudaSuccess; }\n",
    }
    outputs = converted(tmp_path, files)
    assert outputs == files | {"b.cpp": files["b.cpp"].replace("cuda", "hip")}
    said = {Path(r.path).name: [d.code for d in r.diagnostics] for r in convert_tree([tmp_path], Options()).results}
    assert (said["a.cudafe1.cpp"], said["b.cpp"]) == (["HP930"], [])
    lexer = {"lexer.cpp": '#line 1 "lexer.l"\nvoid f(void *p) { cudaFree(p); }\n'}
    assert "hipFree" in converted(tmp_path, lexer)["lexer.cpp"]


def test_a_macro_of_a_header_marks_device_functions(tmp_path: Path) -> None:
    """The host has to see a device function that CUDA's architecture hides from it."""
    files = {
        "marks.h": "#ifdef __CUDACC__\n#define ON_GPU __device__\n#else\n#define ON_GPU\n#endif\n",
        "a.cuh": '#include "marks.h"\n#ifdef __CUDA_ARCH__\nON_GPU int f() { return 1; }\n#endif\n',
    }
    assert "#if defined(__HIPCC__) || defined(__CUDA_ARCH__)\nON_GPU int f()" in converted(tmp_path, files)["a.cuh"]


def test_a_header_of_the_tree_gives_the_standard_header(tmp_path: Path) -> None:
    files = {
        "text.h": "#include <string.h>\n",
        "a.cu": '#include "text.h"\n__global__ void k() {}\nsize_t f() { return strlen("a"); }\n',
    }
    assert "#include <string.h>" not in converted(tmp_path, files)["a.cu"]


def told_for_c(folder: Path, files: dict[str, str]) -> list[str]:
    """The findings of HP124 in a tree, as ``NAME:LINE``."""
    for name, text in files.items():
        (folder / name).write_text(text)
    results = convert_tree([folder], Options()).results
    return [f"{Path(r.path).name}:{d.line}" for r in results for d in r.diagnostics if d.code == "HP124"]


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"a.c": "#include <cublasLt.h>\n"}, ["a.c:1"]),
        ({"a.c": "#include <hipblaslt/hipblaslt.h>\n"}, ["a.c:1"]),
        ({"a.c": "#ifdef __HIP__\n#include <hipblaslt/hipblaslt.h>\n#endif\n"}, []),
        ({"a.c": "#include <cublas_v2.h>\n"}, []),
        ({"a.cpp": "#include <cublasLt.h>\n"}, []),
        ({"a.h": "#include <cublasLt.h>\n", "a.c": '#include "a.h"\n'}, ["a.h:1"]),
        ({"a.h": "#include <cublasLt.h>\n", "a.cpp": '#include "a.h"\n'}, []),
        ({"a.h": "#ifdef __cplusplus\n#include <cublasLt.h>\n#endif\n", "a.c": '#include "a.h"\n'}, []),
        ({"a.c": "#include <cudnn.h>\ncudnnConvolutionFwdAlgo_t a;\n"}, ["a.c:1", "a.c:2"]),
        (
            {"a.h": '#include "b.h"\n', "b.h": "cudnnConvolutionFwdAlgo_t a;\n", "a.c": '#include "a.h"\n'},
            ["b.h:1"],
        ),
    ],
    ids=["CUDA's", "HIP's", "for HIP", "compiles", "C++", "header of C", "of C++", "C++ arm", "a call", "through two"],
)
def test_what_is_for_cxx_only_in_c(tmp_path: Path, files: dict[str, str], told: list[str]) -> None:
    assert told_for_c(tmp_path, files) == told


HALF = '#include "hipport/c_half.h"\n#include <hiprand/hiprand.h>\n'


@pytest.mark.parametrize(
    ("files", "given"),
    [
        ({"a.c": "#include <curand.h>\n"}, True),
        ({"a.c": "#include <hiprand/hiprand.h>\n"}, True),
        ({"a.c": '#include "a.h"\n', "a.h": "#include <curand.h>\n"}, True),
        ({"a.cpp": "#include <curand.h>\n"}, False),
        ({"a.c": HALF}, False),
    ],
    ids=["C", "HIP's", "header of C", "C++", "has it"],
)
def test_hiprand_gets_its_type_in_c(tmp_path: Path, files: dict[str, str], given: bool) -> None:
    last = list(files)[-1]
    output = converted(tmp_path, files)[last]
    assert (output == HALF) is (given or files[last] == HALF)
    assert told_for_c(tmp_path, files) == []


@pytest.mark.parametrize(
    ("unit", "given"),
    [
        ('#include <vector>\nnamespace a {\n#include "outer.cuh"\n}\n', True),
        ('#include <vector>\nextern "C" {\n#include "outer.cuh"\n}\n', True),
        ('#include "outer.cuh"\nnamespace a {\nint i;\n}\n', False),
        ('namespace a {\nint i;\n}\n#include "outer.cuh"\n', False),
    ],
    ids=["inside", "inside linkage", "before", "after"],
)
def test_hipports_headers_come_before_a_block_with_includes(tmp_path: Path, unit: str, given: bool) -> None:
    files = {
        "inner.cuh": "__device__ int f(int v) { return __shfl_sync(~0u, v, 0); }\n",
        "outer.cuh": '#include "inner.cuh"\n',
        "a.cu": unit,
    }
    output = converted(tmp_path, files)["a.cu"]
    assert ('#include "hipport/warp.h"\n' in output.partition("{")[0]) is given


def test_a_header_for_both_languages_hides_what_is_cxx(tmp_path: Path) -> None:
    text = "#include <cuda_runtime.h>\n#ifdef __CUDACC__\n__device__ int f() { return __ffs(1); }\n"
    text += "__device__ int g(int v) { return __shfl_sync(~0u, v, 0); }\n#endif\n"
    files = {"a.h": text, "a.c": '#include "a.h"\n', "a.cu": '#include "a.h"\n'}
    output = converted(tmp_path, files)["a.h"]
    assert '\n#ifdef __cplusplus\n#include "hipport/warp.h"\n#endif\n' in output
    assert told_for_c(tmp_path, files) == []


def test_so_does_one_that_takes_a_minimum(tmp_path: Path) -> None:
    text = "#ifdef __CUDACC__\n__host__ __device__ float least(float a, float b) { return min(a, b); }\n#endif\n"
    files = {"a.h": text, "a.c": '#include "a.h"\n', "a.cu": '#include "a.h"\n'}
    assert converted(tmp_path, files)["a.h"].startswith('#ifdef __HIPCC__\n#include "hipport/minmax.h"\n#endif\n')


@pytest.mark.parametrize(
    ("files", "is_given"),
    [
        ({"a.h": '#include "types.h"\n#include <cuda_runtime.h>\n', "types.h": "__forceinline__ int f();\n"}, True),
        ({"a.h": '#include <cuda_runtime.h>\n#include "types.h"\n', "types.h": "__forceinline__ int f();\n"}, False),
        (
            {"a.h": '#include "b.h"\n#include "types.h"\n', "b.h": "#include <cuda.h>\n", "types.h": "dim3 g();\n"},
            False,
        ),
        ({"a.h": '#include "types.h"\n', "types.h": '#include "a.h"\n__device__ int g();\n'}, True),
        ({"a.h": "#include <types.h>\n#include <cuda_runtime.h>\n", "types.h": "dim3 g();\n"}, True),
    ],
    ids=["too late", "in time", "in a sister", "in a circle", "too late in a folder"],
)
def test_the_runtime_comes_before_the_first_header_that_wants_it(
    tmp_path: Path, files: dict[str, str], is_given: bool
) -> None:
    outputs = converted(tmp_path, files | {"k.cu": '#include "a.h"\n__global__ void k() {}\n'})
    assert outputs["k.cu"].startswith(RUNTIME) is is_given


@pytest.mark.parametrize(
    ("header", "unit", "given"),
    [
        ("void f(char *p) { memset(p, 0, 1); }\n", '#include "a.h"\n', ["string.h"]),
        ("#include <set>\nvoid f(char *p) { strlen (p), assert(p); }\n", '#include "a.h"\n', ["assert.h", "string.h"]),
        ("void f(char *p) { memset(p, 0, 1); }\n", '#include "a.h"\n#include <string.h>\n', ["string.h"]),
        ("void f(char *p) { memset(p, 0, 1); }\n", '#include <cstring>\n#include "a.h"\n', []),
        ("#include <string.h>\nvoid f(char *p) { memset(p, 0, 1); }\n", '#include "a.h"\n', []),
        ("void f(int *p) { my_memset(p); static_assert(true, \"\"); }\n", '#include "a.h"\n', []),
        ("void f(char *p) { memset(p, 0, 1); }\n", '#include <a.h>\n', ["string.h"]),
    ],
    ids=["a call", "two headers", "too late", "in time", "in the header", "other names", "in angle brackets"],
)  # fmt: skip
def test_a_cu_file_gets_the_standard_headers_for_its_headers(
    tmp_path: Path, header: str, unit: str, given: list[str]
) -> None:
    text = unit + "__global__ void k() {}\n"
    outputs = converted(tmp_path, {"a.h": header, "k.cu": text, "b.cpp": unit})
    lines = [f"#include <{name}>\n" for name in given]
    assert outputs["k.cu"] == RUNTIME + "".join(lines) + text
    assert outputs["a.h"] == header
    assert outputs["b.cpp"] == unit


def test_a_header_of_the_tree_in_c_linkage(tmp_path: Path) -> None:
    """HP125 by way of a header of the tree, which may itself be in a block already."""
    text = 'extern "C" {\n#include "a.h"\n#include "b.h"\n}\nint main() { return cudaDeviceSynchronize(); }\n'
    files = {
        "a.h": "#pragma once\n#include <cuda_runtime.h>\nvoid run(cudaStream_t stream);\n",
        "b.h": "#pragma once\nvoid walk(int n);\n",
        "a.cu": text,
        "b.cu": f'#include "a.h"\n{text}',
    }
    outputs = converted(tmp_path, files)
    ported = text.replace("cuda", "hip")
    assert outputs["a.cu"] == f"{RUNTIME}{ported}"
    assert outputs["b.cu"] == f'#include "a.h"\n{ported}'


@pytest.mark.parametrize(
    ("header", "call"),
    [
        ("#include <cublas.h>\n", "hipport::blas::Sscal(n, 2.0f, x, 1)"),
        ("#include <cublas_v2.h>\n", "hipblasSscal(n, 2.0f, x, 1)"),
        ("#include <cuda_runtime.h>\n", "hipblasSscal(n, 2.0f, x, 1)"),
    ],
)
def test_a_header_of_the_tree_says_which_interface_of_cublas_is_meant(tmp_path: Path, header: str, call: str) -> None:
    files = {
        "common.h": header,
        "a.cpp": '#include "common.h"\nvoid f(int n, float *x) { cublasSscal(n, 2.0f, x, 1); }\n',
    }
    assert call in converted(tmp_path, files)["a.cpp"]


def test_of_both_interfaces_of_cublas_the_one_that_a_file_includes_itself_is_meant(tmp_path: Path) -> None:
    call = "void f(int n, float *x) { cublasSscal(n, 2.0f, x, 1); }\n"
    files = {
        "newer.h": "#include <cublas_v2.h>\n",
        "older.h": "#include <cublas.h>\n",
        "a.cpp": f'#include <cublas.h>\n#include "newer.h"\n{call}',
        "b.cpp": f'#include <cublas_v2.h>\n#include "older.h"\n{call}',
        "c.cpp": f'#include "older.h"\n#include "newer.h"\n{call}',
    }
    outputs = converted(tmp_path, files)
    assert {name: "hipport::blas" in text for name, text in outputs.items() if name.endswith("cpp")} == {
        "a.cpp": True,
        "b.cpp": False,
        "c.cpp": False,
    }


@pytest.mark.parametrize(
    ("macro", "comes_first"),
    [
        ("#define T 256", True),
        ("#define n (4)", True),
        ("# define volatile", True),
        ("#define N 256", False),
        ("#define T", False),
        ("#define SIZE T", False),
    ],
)
def test_a_macro_of_a_header_that_breaks_the_runtime(tmp_path: Path, macro: str, comes_first: bool) -> None:
    source, port = tmp_path / "source", tmp_path / "port"
    source.mkdir()
    (source / "sizes.h").write_text(f"#pragma once\n{macro}\n")
    (source / "main.cu").write_text('#include "sizes.h"\n#include <cuda_runtime.h>\n__global__ void kernel() {}\n')
    convert_tree([source], Options(), output=port)
    first, *_ = (port / "main.cu").read_text().split("\n")
    assert (first == "#include <hip/hip_runtime.h>") is comes_first


@pytest.mark.parametrize(
    ("device", "host", "told"),
    [
        ("struct Sum { __device__ Sum(); };\n", "struct Sum {\n  Sum();\n};\n", ["host.h"]),
        ("template <int n> class Sum : Base<n> { };\n", "template <int n>\nclass Sum\n{\n};\n", ["host.h"]),
        ('#include "more.h"\n', "struct Sum { };\n", ["host.h"]),
        ("struct Sum { };\n", "struct Sum;\nstruct Total { Sum *sum; };\n", []),
        ("__device__ int sum();\n", "struct Sum { };\n", []),
    ],
    ids=["a class", "a template", "through a header", "declared only", "a function"],
)
def test_headers_with_a_class_for_each_pass(tmp_path: Path, device: str, host: str, told: list[str]) -> None:
    unit = '#ifdef __CUDA_ARCH__\n#include "device.h"\n#else\n#include "host.h"\n#endif\n__global__ void k() {}\n'
    files = {"device.h": device, "host.h": host, "more.h": "class Sum { };\n", "k.cu": unit}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    found = [d for r in convert_tree([tmp_path], Options()).results for d in r.diagnostics if d.code == "HP601"]
    assert [d.message.partition(" ")[0] for d in found if "for the host, and kernels" in d.message] == told


@pytest.mark.parametrize(
    ("line", "port"),
    [
        ('#include "GPU\\sort.cuh"', '#include "gpu/Sort.cuh"'),
        ('#include "..\\Src\\gpu\\Sort.cuh"', '#include "../src/gpu/Sort.cuh"'),
        ('#include "Constants.H"', '#include "constants.h"'),
        ('#include "Colors.h"', '#include "Colors.h"'),
        ('#include "Colors.h"\r', '#include "colors.h"\r'),
        ('#include "math.h"', '#include "math.h"'),
        ('#include "shapes.h"', '#include "Shapes.h"'),
        ('#include "gpu/sort.cuh"', '#include "gpu/Sort.cuh"'),
        ("#include <Math.H>", "#include <Math.H>"),
        ('#include "Missing.h"', '#include "Missing.h"'),
    ],
)
def test_headers_are_named_as_their_files_are(tmp_path: Path, line: str, port: str) -> None:
    others = ("src/gpu/Sort.cuh", "src/constants.h", "src/Math.h", "src/Shapes.h", "lib/colors.h")
    files = {"src/a.cu": f"{line}\n", **dict.fromkeys(others, "")}
    assert converted(tmp_path, files)["src/a.cu"].endswith(f"{port}\n")


@pytest.mark.parametrize(("flags", "name"), [("-Ilib/shades", "colors.h"), ("-Ilib", "Colors.h"), ("", "Colors.h")])
def test_a_header_that_the_build_cannot_find_is_another_one(tmp_path: Path, flags: str, name: str) -> None:
    makefile = f"src/a.o: src/a.cu\n\tnvcc {flags} -c $< -o $@\n"  # whose Colors.h a script may write
    text = '#include "Colors.h"\r\nint main() { return 0; }\r\n'
    files = {"src/a.cu": text, "lib/shades/colors.h": "", "src/Makefile": makefile}
    assert f'"{name}"' in converted(tmp_path, files)["src/a.cu"]


def test_headers_with_backslashes_are_read(tmp_path: Path) -> None:
    files = {"a.cu": '#include "Gpu\\Marks.h"\nint main() { return 0; }\n', "gpu/marks.h": HEADER}
    assert converted(tmp_path, files)["a.cu"].startswith(RUNTIME)


@pytest.mark.parametrize(
    ("function", "body", "severities"),
    [
        ("__device__ inline float weight(float x);", "decltype(lab::weight(x)) sum = 0;", ["warning"]),
        ("__host__ __device__ float weight(float x);", "decltype(weight(x)) sum = 0;", []),
        ("__device__ float weight(float x);\n__host__ float weight(int x);", "decltype(weight(x)) sum = 0;", []),
        ("__device__ float weight(float x);", "decltype(x.weight(x)) sum = 0;", []),
        ("__device__ float weight(float x);", "decltype(x) sum = sizeof(x);", []),
    ],
)
def test_a_device_function_of_a_header_has_no_type_for_the_host(
    tmp_path: Path, function: str, body: str, severities: list[str]
) -> None:
    (tmp_path / "weights.cuh").write_text(f"#pragma once\n{function}\n")
    (tmp_path / "a.cu").write_text(f'#include "weights.cuh"\ntemplate <class T> T f(T x) {{ {body} return sum; }}\n')
    found = [d for r in convert_tree([tmp_path], Options()).results for d in r.diagnostics if d.code == "HP236"]
    assert [diagnostic.severity.value for diagnostic in found] == severities


def test_headers_of_cuda_files_lose_the_class_register(tmp_path: Path) -> None:
    text = "inline int twice(int x) { register int y = x; return 2 * y; }\n"
    files = {"a.h": text, "b.h": text, "a.cu": '#include "a.h"\n', "b.cpp": '#include "b.h"\n'}
    output = converted(tmp_path, files)
    assert (output["a.h"], output["b.h"]) == (text.replace("register ", ""), text)


@pytest.mark.parametrize(
    ("text", "is_guarded"),
    [
        ("#ifdef USE_CUDA\n__global__ void k() {}\n#endif\nint main() { return f(); }\n", True),
        ("int main() { return f(); }\n", True),
        ("__global__ void k() {}\nint main() { return f(); }\n", False),
        ("#ifndef USE_CUDA\ncudaStream_t stream;\n#endif\n", False),
    ],
)
def test_a_source_that_some_builds_compile_as_cuda(tmp_path: Path, text: str, is_guarded: bool) -> None:
    build = "if(USE_CUDA)\n  set_source_files_properties(a.cpp PROPERTIES LANGUAGE CUDA)\nendif()\n"
    header = "#ifdef __CUDACC__\n#define HD __host__ __device__\n#else\n#define HD\n#endif\nHD int f();\n"
    files = {"CMakeLists.txt": build, "f.h": header, "a.cpp": f'#include "f.h"\n{text}'}
    first = f"#ifdef __HIPCC__\n{RUNTIME}#endif\n" if is_guarded else RUNTIME
    assert converted(tmp_path, files)["a.cpp"].startswith(first)


BOTH = "#pragma once\n#if defined(__CUDACC__)\n#define LAB_GPU\n#elif defined(__HIP__)\n#define LAB_GPU\n#endif\n"
OF_NVCC = "#if !defined(__NVCC__) && defined(__clang__)\nint deduced();\n#endif\n"


@pytest.mark.parametrize(
    ("header", "text", "include", "is_kept"),
    [
        ("lab/common/defs.hpp", BOTH, "../common/defs.hpp", True),
        ("lab/maps/defs.hpp", BOTH, "defs.hpp", True),
        ("lab/common/defs.hpp", BOTH.replace("__HIP__", "LAB_SYCL"), "../common/defs.hpp", False),
        ("lab/external/defs.hpp", BOTH, "../external/defs.hpp", False),
        ("lab/maps/small/defs.hpp", BOTH, "small/defs.hpp", False),
    ],
    ids=["beside", "in the folder", "knows no HIP", "other people's", "in a folder of its own"],
)
def test_nvcc_is_kept_where_the_library_knows_both_compilers(
    tmp_path: Path, header: str, text: str, include: str, is_kept: bool
) -> None:
    unit = f'#include "{include}"\n{OF_NVCC}__global__ void k() {{}}\n'
    outputs = converted(tmp_path, {header: text, "lab/maps/map.cu": unit})
    assert ("!defined(__NVCC__)" in outputs["lab/maps/map.cu"]) is is_kept


def test_what_cmake_makes_of_a_template_finds_hipports_headers(tmp_path: Path) -> None:
    header = (
        "#define LAB_VERSION @LAB_VERSION@\n#ifdef __CUDACC__\n#define BOTH __host__ __device__\n#endif\n"
        "BOTH inline int least(int a, unsigned b) { return min(a, b); }\n"
    )
    files = {
        "gpu/CMakeLists.txt": "configure_file(cmake/lab.hpp.in ${PROJECT_BINARY_DIR}/lab/lab.hpp @ONLY)\n",
        "gpu/cmake/lab.hpp.in": header,
        "gpu/cmake/other.hpp.in": header,
    }
    outputs = converted(tmp_path, files)
    assert '#include "@CMAKE_CURRENT_SOURCE_DIR@/../hipport/minmax.h"' in outputs["gpu/cmake/lab.hpp.in"]
    assert '#include "../../hipport/minmax.h"' in outputs["gpu/cmake/other.hpp.in"]


@pytest.mark.parametrize(
    ("declared", "value", "port"),
    [
        ("__device__ void *block(int i);", "cache.block(i) + n", "(char *)cache.block(i) + n"),
        ("__device__ inline const void* block(int i) const { return data; }", "cache.block(i) + n", "(const char *)"),
        ("template <class T> __device__ void *block(T i);", "n + cache.block(i)", "n + (char *)cache.block(i)"),
        ("__device__ void *block(int i); __device__ char *block();", "cache.block(i) + n", "(cache.block(i) + n)"),
        ("__device__ char *block(int i); // not a void *block(i)", "cache.block(i) + n", "(cache.block(i) + n)"),
        ("__device__ void *block(int i);", "cache.block(i)", "(cache.block(i))"),
        ("void *block(int i); const void *block(int i) const;", "cache.block(i) + n", "(char *)cache.block(i) + n"),
        ("__device__ void *at(int i);", "cache.at(i) + n", "(char *)cache.at(i) + n"),
        ("__device__ void *at(int i);", "rows.at(i) + n", "(rows.at(i) + n)"),
        ("__device__ void *at(int i);", "lists[1].at(i) + n", "(lists[1].at(i) + n)"),
        (
            "__device__ void *block(int i); }; struct Row { int *block(int i);",
            "rows.block(i) + n",
            "(rows.block(i) + n)",
        ),
        ("__device__ void *row(int i);", "cache.row(i) + n", "(cache.row(i) + n)"),
    ],
    ids=[
        "a member",
        "const",
        "a template",
        "two types",
        "in a comment",
        "no sum",
        "const for const objects",
        "a name of the standard library's",
        "a vector's member",
        "an object that is not declared there",
        "another class's",
        "another header's",
    ],
)
def test_sums_with_void_pointers_that_headers_return(tmp_path: Path, declared: str, value: str, port: str) -> None:
    header = f"#pragma once\nstruct Cache {{ void *data; {declared}\n}};\n"
    unit = (
        '#include "cache.cuh"\n#include "row.cuh"\n'
        f"__global__ void k(Cache cache, Vector<int> rows, int i, int n) {{ use({value}); }}\n"
    )
    files = {"cache.cuh": header, "row.cuh": "#pragma once\nstruct Line { int *row(int i); };\n", "a.cu": unit}
    assert port in converted(tmp_path, files)["a.cu"]


@pytest.mark.parametrize("suffix", [".jinja", ".j2", ".in"])
def test_literals_in_templates_of_files(tmp_path: Path, suffix: str) -> None:
    call = 'g("{{"one" if first else "other"}}", "%"PRIu64": "DONE)'
    text = f'#define DONE "done"\nvoid f(int *p) {{ cudaFree(p); {call}; }}\n'
    port = text.replace("cudaFree", "hipFree").replace('"%"PRIu64": "DONE', '"%" PRIu64": " DONE')
    assert converted(tmp_path, {f"loop.cu{suffix}": text})[f"loop.cu{suffix}"].endswith(port)


def test_half_by_a_header_of_the_tree_that_includes_cublas(tmp_path: Path) -> None:
    files = {
        "common.h": "#pragma once\n#include <cublas_v2.h>\n",
        "sums.h": '#pragma once\n#include "common.h"\nvoid add(half2 *x, half *y);\n',
        "other.h": "#pragma once\ninline float half(float x) { return 0.5f * x; }\n",
    }
    outputs = converted(tmp_path, files)
    assert "#include <hip/hip_fp16.h>\n" in outputs["sums.h"]
    assert outputs["other.h"] == files["other.h"]


@pytest.mark.parametrize(
    ("constructor", "is_wrapped"),
    [
        ("__host__ __device__ Pair(void) { x = 0; }", True),
        ("__device__ inline Pair() : x(0) {}", True),
        ("HD Pair() noexcept : x(0) {}", True),
        ("__device__ Pair() {}", False),
        ("__device__ Pair(int n) : x(n) {}", False),
        ("__device__ void clear() { x = 0; }", False),
    ],
)
def test_a_class_that_a_shared_parameter_may_be(tmp_path: Path, constructor: str, is_wrapped: bool) -> None:
    (tmp_path / "pair.h").write_text(
        f"#pragma once\n#include <cuda_runtime.h>\nstruct Pair {{ int x; {constructor} }};\n"
    )
    (tmp_path / "sum.cuh").write_text(
        "template <class T> __device__ void sum(T *x) { __shared__ T y[64]; y[threadIdx.x] = x[threadIdx.x]; }\n"
    )
    (tmp_path / "main.cu").write_text('#include "pair.h"\n#include "sum.cuh"\n')
    (result,) = (each for each in convert_tree([tmp_path], Options()).results if each.path.endswith("sum.cuh"))
    assert (b"hipport::uninitialized<T [64]>" in (result.output or b"")) is is_wrapped


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"a.cpp": "#include <thrust/host_vector.h>\n"}, [("a.cpp", 1)]),
        ({"a.cpp": '#include <vector>\n#include "b.h"\n', "b.h": "#include <cuda_bf16.h>\n"}, [("a.cpp", 2)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "Makefile": "a.o: a.cpp\n\t$(CXX) -c a.cpp\n"}, [("a.cpp", 1)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "Makefile": "a.o: a.cpp\n\tnvcc -x cu -c a.cpp\n"}, []),
        ({"a.cpp": "#include <thrust/sort.h>\n", "configure.ac": 'GPU_CPPFLAGS="-dc -x cu"\n'}, []),
        ({"a.cpp": "#include <thrust/sort.h>\n", "Makefile": "CXXFLAGS += -x cu\n"}, []),
        ({"a.cpp": "#include <thrust/sort.h>\n", "configure.ac": 'CPPFLAGS="-O2"\nX="-x cu"\n'}, [("a.cpp", 1)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "configure.ac": 'CPPFLAGS="-x c++"\n'}, [("a.cpp", 1)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "other/configure.ac": 'CPPFLAGS="-x cu"\n'}, [("a.cpp", 1)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "CMakeLists.txt": "project(x CXX)\n"}, [("a.cpp", 1)]),
        ({"a.cpp": "#include <thrust/sort.h>\n", "CMakeLists.txt": "project(x CXX CUDA)\n"}, []),
        ({"a.cpp": "#ifdef __CUDACC__\n#include <thrust/sort.h>\n#endif\n"}, []),
        ({"a.cpp": "#include <cuda_runtime.h>\n"}, []),
        ({"a.cu": "#include <thrust/sort.h>\n"}, []),
        ({"a.c": "#include <cuda_bf16.h>\n"}, []),
        ({"a.cpp": '#include "thrust/sort.h"\n', "thrust/sort.h": "int sort();\n"}, []),
    ],
    ids=[
        "itself",
        "by a header",
        "a makefile",
        "for nvcc by a makefile",
        "all for nvcc by autoconf",
        "all for nvcc by a makefile",
        "options in a variable for something else",
        "all for the host",
        "all for nvcc in another folder",
        "CMake without CUDA",
        "CMake with CUDA",
        "for nvcc by an arm",
        "the runtime",
        "a source for nvcc",
        "a source of C",
        "a file of the tree",
    ],
)
def test_sources_that_only_hipcc_takes_are_named(
    tmp_path: Path, files: dict[str, str], expected: list[tuple[str, int]]
) -> None:
    results = run_of(tmp_path, files).results
    assert [(Path(r.path).name, d.line) for r in results for d in r.open if d.code == "HP141"] == expected


@pytest.mark.parametrize(
    ("call", "becomes"),
    [
        ("tex3D<float>(t, 1, 2, 3)", "hipport::tex3D<float>(t, 1, 2, 3)"),
        ("tex3D<float>(t, p)", "tex3D<float>(t, p)"),
        ("cudaMallocHost(&p, 4)", "hipHostMalloc(&p, 4)"),
        ("cudaMallocHost(&p, 4, 8, true)", "cudaMallocHost(&p, 4, 8, true)"),
    ],
)
def test_functions_of_headers_are_told_from_cudas_by_their_arguments(tmp_path: Path, call: str, becomes: str) -> None:
    header = (
        "template <class T> __device__ T tex3D(cudaTextureObject_t t, float3 p) { return T(); }\n"
        "template <class T> void cudaMallocHost(T **p, size_t rows, size_t columns, bool zero = false) {}\n"
    )
    files = {"own.cuh": header, "a.cu": f'#include "own.cuh"\n__global__ void f() {{ {call}; }}\n'}
    assert f"{{ {becomes}; }}" in converted(tmp_path, files)["a.cu"]


@pytest.mark.parametrize("builder", ["CUDAExtension", "Extension"])
def test_imports_in_extensions_of_pytorch(tmp_path: Path, builder: str) -> None:
    files = {
        "setup.py": f"setup(ext_modules=[{builder}('tree', ['a.cu'])])\n",
        "once.cu": "#pragma once\n",
        "guarded.cuh": "#ifndef GUARDED\n#define GUARDED\nint f();\n#endif\n",
        "again.cu": "#ifndef N\n#define N 4\n#endif\nint g();\n",
        "objective.mm": '#include <cuda_runtime.h>\n#import "guarded.cuh"\nvoid f(int *p) { cudaFree(p); }\n',
        "a.cu": '#import "once.cu"\n#import "guarded.cuh"\n#import "again.cu"\n#import "gone.h"\n#include "once.cu"\n',
    }
    run = run_of(tmp_path, files)
    (result,) = [result for result in run.results if result.path.endswith("a.cu")]
    lines = (result.output or files["a.cu"].encode()).decode().splitlines()
    once = "#include" if builder == "CUDAExtension" else "#import"
    assert lines[-5:] == [f'{once} "once.cu"', f'{once} "guarded.cuh"', *files["a.cu"].splitlines()[2:]]
    codes = [(d.code, d.symbol) for d in result.diagnostics if d.severity is Severity.ERROR]
    assert codes == ([("HP150", "again.cu")] if builder == "CUDAExtension" else [])
    (objective,) = [result for result in run.results if result.path.endswith(".mm")]
    assert b"hipFree" in (objective.output or b"")
    assert b'#import "guarded.cuh"' in (objective.output or b"")


LIBRARY = """#include <stdio.h>
int write_image(const char *name);
#ifdef IMAGE_IMPLEMENTATION
#ifndef NO_STDLIB
#include <string.h>
#endif
#endif
"""


@pytest.mark.parametrize(
    ("before", "library", "is_given"),
    [
        ("", LIBRARY, False),
        ("#define IMAGE_IMPLEMENTATION\n", LIBRARY, True),
        ("", LIBRARY.replace("ifdef IMAGE", "if defined(IMAGE").replace("TION\n#ifndef", "TION)\n#ifndef"), False),
        ("", LIBRARY.replace("#ifdef IMAGE", "#ifndef IMAGE"), True),
        ("", LIBRARY.replace("#ifndef NO_STDLIB", "#else"), True),
        ("", LIBRARY + "#include <string.h>\n", True),
    ],
)
def test_headers_of_the_code_of_a_library_in_one_header(
    tmp_path: Path, before: str, library: str, is_given: bool
) -> None:
    files = {"image.h": library, "a.cu": f'{before}#include "image.h"\nbool f(char *a) {{ return strcmp(a, a); }}\n'}
    assert ("#include <string.h>" not in converted(tmp_path, files)["a.cu"]) is is_given


POOL = "extern __shared__ char pool[];\n"


@pytest.mark.parametrize(
    ("source", "given"), [("main.cpp", "__attribute__((aligned(16)))"), ("main.cu", "__align__(16)")]
)
def test_an_alignment_in_words_of_all_compilers_that_read_a_header(tmp_path: Path, source: str, given: str) -> None:
    """HP281 writes what HP256 leaves as it is: a second run changes nothing."""
    kernel = "__global__ void k(double *x) { __shared__ bool done; *x = ((double *)pool)[done]; }\n"
    files = {"pool.h": f"{INCLUDED}{POOL}{kernel}", source: '#include "pool.h"\nint main() {}\n'}
    assert f"extern __shared__ {given} char pool[];\n" in converted(tmp_path, files)["pool.h"]


def test_elements_of_members_that_a_header_declares_get_all_their_values(tmp_path: Path) -> None:
    header = "#pragma once\nstruct Ray { float3 from, to; };\nstruct Car { float2 *place; float4 rows[4]; Ray ray; };\n"
    body = "car->place[i] = {1};\n    car->rows[2] = {1, 2, 3, 4};\n    car->ray = {{0, 1}, {2}};"
    source = f'#include "car.h"\n__global__ void set(Car *car, int i) {{\n    {body}\n}}\n'
    port = converted(tmp_path, {"car.h": header, "set.cu": source})["set.cu"]
    assert "car->place[i] = {1, 0};" in port
    assert "car->rows[2] = {1, 2, 3, 4};" in port
    assert "car->ray = {{0, 1, 0}, {2, 0, 0}};" in port


@pytest.mark.parametrize(("header", "is_bits"), [("cuda_fp16.h", False), ("cuda_runtime.h", True)])
def test_half_numbers_of_a_source_that_another_one_includes(tmp_path: Path, header: str, is_bits: bool) -> None:
    """The bits of half numbers are meant where nothing before the source brings their type."""
    files = {
        "main.cu": f'#include <{header}>\n#include "kernels.cu"\n',
        "kernels.cu": '#include "step.cu"\n',
        "step.cu": "__device__ void put(short *x, float y) { *x = __float2half_rn(y); }\n",
    }
    assert ("__half_as_ushort(" in converted(tmp_path, files)["step.cu"]) is is_bits


def test_own_intrinsics_of_what_stands_before_a_header_are_told_by_their_arguments(tmp_path: Path) -> None:
    common = (
        "#if __CUDA_ARCH__ < 300\n"
        "__device__ int __shfl(int v, int lane, int *memory) { memory[threadIdx.x] = v; return memory[lane]; }\n"
        "#elif CUDA_VERSION < 6050\n"
        "__device__ double __shfl(double v, int lane) { return __hiloint2double(lane, __shfl(1, lane)); }\n"
        "#endif\n"
    )
    files = {
        "common.cuh": common,
        "a.cuh": "__device__ int f(int v, int *memory) { return __shfl(v, 0) + __shfl(v, 0, memory); }\n",
        "a.cu": '#include "common.cuh"\n#include "a.cuh"\n',
    }
    assert "hipport::shfl(v, 0) + __shfl(v, 0, memory)" in converted(tmp_path, files)["a.cuh"]
    assert not any(d.code == "HP427" for result in run_of(tmp_path, files).results for d in result.diagnostics)


@pytest.mark.parametrize(
    ("own", "is_found"),
    [
        ("#define __shfl_xor own_shfl_xor\n__device__ int own_shfl_xor(int v, int mask);\n", False),
        ("# define\t__shfl_xor(v, mask) own_shfl_xor(v, mask)\n", False),
        ("__device__ float2 __shfl_xor(float2 v, int mask) { return v; }\n", True),
    ],
)
def test_intrinsics_that_a_macro_of_a_header_makes_the_projects_own(tmp_path: Path, own: str, is_found: bool) -> None:
    files = {
        "own.cuh": f"#pragma once\n{own}",
        "a.cu": '#include "own.cuh"\n__device__ int f(int v) { return __shfl_xor(v, 1); }\n',
    }
    found = [d for result in run_of(tmp_path, files).results for d in result.diagnostics if d.code == "HP427"]
    assert bool(found) is is_found


@pytest.mark.parametrize(
    ("files", "stays"),
    [
        ({"a.cu": '#include "common.h"\n'}, False),
        ({"a.cu": '#include "common.h"\nusing nvstd::function;\n'}, True),
        ({"a.cu": '#include "all.h"\nusing nvstd::function;\n', "all.h": '#include "common.h"\n'}, True),
        ({"a.cu": '#include "common.h"\n#include "f.h"\n', "f.h": "using namespace nvstd;\n"}, True),
        ({"a.cu": '#include "common.h"\n', "b.cu": "#include <nvfunctional>\nusing nvstd::function;\n"}, False),
    ],
    ids=["nobody", "an includer", "an includer of an includer", "a header of an includer", "another program"],
)
def test_a_header_that_nobody_needs_goes(tmp_path: Path, files: dict[str, str], stays: bool) -> None:
    output = converted(tmp_path, {"common.h": "#pragma once\n#include <nvfunctional>\n", **files})
    assert ("nvfunctional" in output["common.h"]) is stays
