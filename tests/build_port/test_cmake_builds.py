"""CMake projects for CUDA, converted, then configured and built by CMake with its HIP language, as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options

HIPCC = Path(os.environ.get("HIPCC") or shutil.which("hipcc") or "hipcc")
TOOLCHAIN = HIPCC.parent.parent / "hip.cmake"
pytestmark = [
    pytest.mark.rocm,
    pytest.mark.needs("cmake", "make", "g++"),
    pytest.mark.skipif(not TOOLCHAIN.is_file(), reason="hipcc is not of a prefix by hipport toolchain install"),
]

KERNEL = """#include <cuda_runtime.h>
__global__ void scale(float *x, float by) { x[threadIdx.x] = __shfl_sync(0xffffffff, x[threadIdx.x], 0) * by; }
void run(float *x) { scale<<<1, 64>>>(x, 2.0f); cudaDeviceSynchronize(); }
"""
MAIN = """#include <cuda_runtime.h>
void run(float *x);
int main() { float *x; cudaMalloc(&x, 256); run(x); return cudaFree(x); }
"""
HOST = "void run(float *x);\nint main() { run(nullptr); }\n"
OLD_HOST = "#if __cplusplus != 199711\n#error\n#endif\nvoid run(float *x);\nint main() { run(0); }\n"
BLAS = """#include <cublas_v2.h>
#include <cuda_runtime.h>
int main() { cublasHandle_t h; cublasCreate(&h); cudaDeviceSynchronize(); return cublasDestroy(h); }
"""
PROJECTS = {
    "language": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(nbody LANGUAGES CXX CUDA)
set(CMAKE_CUDA_STANDARD 14)
set(CMAKE_CUDA_ARCHITECTURES 70 80)
set(CMAKE_CUDA_FLAGS "${CMAKE_CUDA_FLAGS} --expt-relaxed-constexpr -Xcompiler -Wall -lineinfo")
add_subdirectory(lib)
add_executable(nbody main.cpp)
target_include_directories(nbody PRIVATE ${CMAKE_CUDA_TOOLKIT_INCLUDE_DIRECTORIES})
target_compile_options(nbody PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math>)
target_link_libraries(nbody PRIVATE kernels)
""",
        "lib/CMakeLists.txt": """add_library(kernels STATIC kernel.cu)
set_target_properties(kernels PROPERTIES CUDA_ARCHITECTURES "70;80" POSITION_INDEPENDENT_CODE ON)
target_compile_options(kernels PRIVATE $<$<COMPILE_LANGUAGE:CUDA>:--use_fast_math -Xptxas=-v>)
target_compile_features(kernels PUBLIC cuda_std_14)
""",
        "lib/kernel.cu": KERNEL,
        "main.cpp": MAIN,
    },
    "findcuda": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.5)
project(app)
find_package(CUDA 9.0 REQUIRED)
set(CUDA_NVCC_FLAGS "${CUDA_NVCC_FLAGS};-O2;-use_fast_math;-gencode;arch=compute_60,code=sm_60")
list(APPEND CUDA_NVCC_FLAGS "-Xcompiler -fPIC -DSCALE=2")
if(CUDA_VERSION VERSION_LESS 8.0)
  message(FATAL_ERROR "too old")
endif()
cuda_select_nvcc_arch_flags(ARCH_FLAGS Auto)
list(APPEND CUDA_NVCC_FLAGS ${ARCH_FLAGS})
include_directories(${CUDA_INCLUDE_DIRS})
cuda_add_library(kernels STATIC kernel.cu)
cuda_add_executable(app main.cpp OPTIONS -arch=sm_60 -DX)
target_link_libraries(app kernels ${CUDA_LIBRARIES})
cuda_add_cublas_to_target(app)
""",
        "kernel.cu": KERNEL + "static_assert(SCALE == 2);\n",
        "main.cpp": MAIN,
    },
    "findcuda_objects": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.5)
project(app)
find_package(CUDA REQUIRED)
set(CMAKE_CXX_STANDARD 98)  # hipport: ignore[HP806] of the host
set(CUDA_NVCC_FLAGS "-O2;-use_fast_math;-DOF_ALL=2")
include_directories(${CUDA_INCLUDE_DIRS})
cuda_compile(COMPILED other.cu STATIC OPTIONS -DOTHER)
cuda_wrap_srcs(app OBJ WRAPPED kernel.cu main.cpp OPTIONS "-Xcompiler -fPIC -DKERNEL=1" ${NOTHING} DEBUG -DDEBUGGED)
add_executable(app ${WRAPPED} ${COMPILED})
cuda_add_executable(again main.cpp again.cu)
cuda_add_executable(older main.cpp older.cu OPTIONS -std=c++14)  # hipport: ignore[HP806] enough
target_link_libraries(app ${CUDA_LIBRARIES})
""",
        "kernel.cu": KERNEL
        + "static_assert(OF_ALL + KERNEL == 3);\n#if defined OTHER || defined DEBUGGED\n#error\n#endif\n",
        "other.cu": "#if OF_ALL != 2 || !defined OTHER || defined KERNEL\n#error\n#endif\n",
        "again.cu": KERNEL + "static_assert(__cplusplus == 201703);\n",
        "older.cu": KERNEL + 'static_assert(__cplusplus == 201402, "");\n',
        "main.cpp": OLD_HOST + "#ifdef OF_ALL\n#error\n#endif\n",
    },
    "headers_of_the_host": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(app LANGUAGES C CXX CUDA)
add_executable(app main.cpp kernel.cu)
add_library(old OBJECT old.c)
""",
        "kernel.cu": KERNEL,
        "main.cpp": MAIN,
        "old.c": "#include <cuda_runtime_api.h>\nint wait(void) { return cudaDeviceSynchronize(); }\n",
    },
    "old_standard": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(app CXX CUDA)
set(CMAKE_CXX_STANDARD 98)  # hipport: ignore[HP806] of the host
add_subdirectory(sub)
add_executable(app main.cpp)
target_link_libraries(app kernels)
""",
        "sub/CMakeLists.txt": "add_library(kernels STATIC kernel.cu)\n",
        "sub/kernel.cu": KERNEL + "static_assert(__cplusplus == 201703);\n",
        "main.cpp": OLD_HOST,
    },
    "libraries": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(solver LANGUAGES CXX)
find_package(CUDAToolkit 11.0 REQUIRED)
add_executable(solver main.cpp)
target_link_libraries(solver PRIVATE CUDA::cudart CUDA::cublas CUDA::cufft)
enable_language(CUDA)
add_executable(plain kernel.cu host.cpp)
target_link_libraries(plain cublas -lcufft)
""",
        "main.cpp": BLAS,
        "host.cpp": HOST,
        "kernel.cu": KERNEL,
    },
    "separable": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(rdc CUDA)
add_library(device STATIC device.cu)
set_target_properties(device PROPERTIES CUDA_SEPARABLE_COMPILATION ON CUDA_RESOLVE_DEVICE_SYMBOLS ON)
add_executable(rdc main.cu)
set_property(TARGET rdc PROPERTY CUDA_SEPARABLE_COMPILATION ON)
target_link_libraries(rdc device)
""",
        "device.cu": "__device__ float twice(float x) { return 2 * x; }\n",
        "main.cu": """#include <cuda_runtime.h>
__device__ float twice(float);
__global__ void k(float *x) { *x = twice(*x); }
int main() { k<<<1, 1>>>(nullptr); return cudaDeviceSynchronize(); }
""",
    },
    "module": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.10)
project(app CXX)
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_SOURCE_DIR}/cmake")
include(Gpu)
add_subdirectory(src)
""",
        "cmake/Gpu.cmake": """include(CheckLanguage)
check_language(CUDA)
if(CMAKE_CUDA_COMPILER)
  enable_language(CUDA)
  if(CMAKE_CUDA_COMPILER_ID STREQUAL "NVIDIA")
    set(GPU_FLAGS $<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Wall;--extended-lambda>)
  endif()
endif()
macro(add_gpu_library name)
  add_library(${name} SHARED ${ARGN})
  target_compile_options(${name} PRIVATE ${GPU_FLAGS})
endmacro()
""",
        "src/CMakeLists.txt": """add_gpu_library(kernels kernel.cu)
add_executable(app host.cpp)
target_link_libraries(app PRIVATE kernels)
""",
        "src/kernel.cu": KERNEL,
        "src/host.cpp": HOST,
    },
    "modules": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.21)
project(app CXX CUDA)
set(CMAKE_CUDA_SEPARABLE_COMPILATION ON)
add_executable(app host.cpp kernel.cu)
add_library(modules OBJECT kernel.cu)
set_target_properties(modules PROPERTIES CUDA_PTX_COMPILATION ON)
add_custom_command(OUTPUT kernel.cubin
  COMMAND ${CMAKE_CUDA_COMPILER} -cubin ${CMAKE_CURRENT_SOURCE_DIR}/kernel.cu DEPENDS kernel.cu)
add_custom_target(more ALL DEPENDS kernel.cubin)
""",
        "kernel.cu": KERNEL,
        "host.cpp": HOST,
    },
    "below a HIP build": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.21)
project(app CXX)
option(USE_HIP "AMD" ON)
if(USE_HIP)
  set(CMAKE_HIP_ARCHITECTURES gfx90a gfx1100)
  enable_language(HIP)
  set(LANGUAGE HIP)
else()
  enable_language(CUDA)
  set(LANGUAGE CUDA)
endif()
add_subdirectory(src)
add_subdirectory(tools)
""",
        "src/CMakeLists.txt": """if(NOT EXISTS "${CUDA_TOOLKIT_ROOT_DIR}/lib64")
  message(FATAL_ERROR "no toolkit")
endif()
set_source_files_properties(kernel.cu PROPERTIES LANGUAGE ${LANGUAGE})
add_library(kernels STATIC kernel.cu)
set_target_properties(kernels PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
add_subdirectory(app)
""",
        "src/app/CMakeLists.txt": """add_executable(app host.cpp)
set_target_properties(app PROPERTIES CUDA_SEPARABLE_COMPILATION ON LINKER_LANGUAGE ${LANGUAGE})
target_link_libraries(app PRIVATE kernels)
""",
        "src/kernel.cu": KERNEL,
        "src/app/host.cpp": HOST,
        "tools/CMakeLists.txt": """cmake_minimum_required(VERSION 3.21)
project(tools CXX)
add_executable(tool main.cpp)
set_target_properties(tool PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
""",
        "tools/main.cpp": "int main() {}\n",
    },
    "thrust in sources of C++": {
        "CMakeLists.txt": """cmake_minimum_required(VERSION 3.18)
project(app LANGUAGES CXX CUDA)
add_subdirectory(lib)
add_executable(app main.cpp kernel.cu)
target_link_libraries(app PRIVATE scene)
""",
        "lib/CMakeLists.txt": "add_library(scene STATIC scene.cpp plain.cpp)\n",
        "lib/scene.h": "#pragma once\n#include <thrust/host_vector.h>\n"
        "struct Scene { thrust::host_vector<float> heights; };\n",
        "lib/scene.cpp": '#include "scene.h"\nsize_t size(const Scene &s) { return s.heights.size(); }\n',
        "lib/plain.cpp": "#ifdef __clang__\n#error\n#endif\nint plain() { return 1; }\n",
        "main.cpp": '#include "lib/scene.h"\nvoid run(float *x);\nsize_t size(const Scene &);\n'
        "int main() { run(nullptr); return size(Scene()); }\n",
        "kernel.cu": KERNEL,
    },
}


def run(*words: str | Path) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", PROJECTS)
def test_the_port_is_built(name: str, tmp_path: Path) -> None:
    for path, text in PROJECTS[name].items():
        file = tmp_path / "cuda" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    port, build = tmp_path / "port", tmp_path / "build"
    converted = convert_paths(tmp_path / "cuda", Options(arch=("gfx90a", "gfx1100")), output=port)
    assert [d.message for result in converted.results for d in result.open if d.severity.value != "info"] == []
    # the toolchain's libraries need a newer libstdc++ than the host's compiler may bring
    given = (f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}",)
    run("cmake", "-S", port, "-B", build, *given)
    commands = run("cmake", "--build", build, "--verbose")
    assert "--offload-arch=gfx90a --offload-arch=gfx1100" in commands
    assert "nvcc" not in commands
    # a program loads these: no bitcode
    assert all(b"\x7fELF" in module.read_bytes() for module in build.rglob("modules.dir/*.o"))
