"""hipport cxx in the place of hipcc: what it gives the engine's compiler, and whole builds by make and CMake."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path
from typing import Any

import pytest

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS
from hipport.cpu.compiler import CxxCompiler
from hipport.run import cxx
from hipport.run.cxx import Done
from hipport.run.cxx import linker_script
from hipport.run.cxx import run_command_line
from hipport.run.errors import ProgramError

ENVIRONMENT: dict[str, str] = {}


@dataclass
class Recorder:
    """Takes the place of the engine's compiler, and keeps what it is asked for."""

    compiler: CxxCompiler = field(default_factory=find_compiler)
    compiled: list[dict[str, Any]] = field(default_factory=list)
    linked: dict[str, Any] = field(default_factory=dict)

    def compile(self, source: Path, target: Path, **options: Any) -> None:
        self.compiled.append({"source": source.name, "target": target, **options})
        target.write_text("object")

    def link(self, inputs: Sequence[Path | str], target: Path, **options: Any) -> None:
        self.linked = {"inputs": [os.path.basename(each) for each in inputs], "target": target, **options}  # noqa: PTH119


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Recorder:
    monkeypatch.chdir(tmp_path)
    found = Recorder()
    monkeypatch.setattr(cxx, "compiler_of", lambda _environment: found)
    for name in ("a.cu", "b.c", "c.cpp"):
        (tmp_path / name).write_text('#include "own.h"\nint main() { return 0; }\n')
    (tmp_path / "own.h").write_text("\n")
    return found


def run(*words: str) -> Done:
    return run_command_line(words, ENVIRONMENT)


def test_one_command_compiles_and_links(recorder: Recorder, tmp_path: Path) -> None:
    assert run("a.cu", "b.c", "-x", "c++", "c.cpp", "-DN=4", "-o", "prog", "-lm") == Done(0)
    assert [(each["source"], each["is_device"]) for each in recorder.compiled] == [
        ("a.cu", True),
        ("b.c", False),
        ("c.cpp", False),
    ]
    assert recorder.compiled[0]["options"] == ["-DN=4"]
    run("-fgpu-rdc", "-c", "a.cu")
    assert recorder.compiled[-1]["options"] == ["-fgpu-rdc"]
    assert recorder.linked["target"] == tmp_path / "prog"
    assert recorder.linked["inputs"] == ["0-a.o", "1-b.o", "2-c.o", "-lm"]


def test_objects_are_named_after_their_sources(recorder: Recorder, tmp_path: Path) -> None:
    run("-c", "a.cu", "c.cpp")
    assert [each["target"] for each in recorder.compiled] == [tmp_path / "a.o", tmp_path / "c.o"]
    assert not recorder.linked


def test_a_code_object_is_a_shared_library(recorder: Recorder, tmp_path: Path) -> None:
    run("--genco", "a.cu", "-o", "a.hsaco")
    assert recorder.compiled[-1]["options"] == ["-fgpu-rdc"]  # whoever loads it names its variables
    assert (recorder.linked["target"], recorder.linked["shared"]) == (tmp_path / "a.hsaco", True)


STANDARDS = {"c++11": [], "gnu++14": [], "c++17": ["-std=c++17"], "gnu++2a": ["-std=gnu++2a"], "c++20": ["-std=c++20"]}


@pytest.mark.parametrize("standard", STANDARDS)
def test_code_of_an_older_standard_is_compiled_as_the_engine_s(standard: str, recorder: Recorder) -> None:
    run("-c", "a.cu", f"-std={standard}")
    assert recorder.compiled[0]["options"] == STANDARDS[standard]


def test_libraries_of_rocm_are_ours_and_others_stay(
    recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "libraries" / "hipblas").mkdir(parents=True)
    monkeypatch.setattr(cxx, "LIBRARIES", tmp_path / "libraries")
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libhipown.so").write_bytes(b"\x7fELF")
    (tmp_path / "lib" / "libamdhip64.so").write_text(linker_script([tmp_path / "host.so"]))
    run("a.o", "-Llib", "-lamdhip64", "-lhipblas", "-lrocblas", "-lhipown", "/opt/rocm/lib/libhipblas.so.3", "-lm")
    assert recorder.linked["inputs"] == ["a.o", "lib", "-lhipown", "-lm"]
    assert recorder.linked["libraries"] == ["hipblas"]


def test_a_file_of_dependencies_has_the_headers_of_the_project(recorder: Recorder, tmp_path: Path) -> None:
    run("-MMD", "-MP", "-c", "a.cu", "-o", "out.o")
    rule, *_ = (tmp_path / "out.d").read_text().splitlines()
    assert rule.split()[:3] == ["out.o:", "a.cu", "own.h"]
    assert run("-MM", "a.cu").output.split() == ["a.o:", "a.cu", "own.h"]


def test_preprocessing_prints_or_writes(recorder: Recorder, tmp_path: Path) -> None:
    assert "int main() { return 0; }" in run("-E", "a.cu").output
    assert run("-E", "a.cu", "-o", "a.i").output == ""
    assert "int main() { return 0; }" in (tmp_path / "a.i").read_text()


def test_the_version_names_hip_and_us(recorder: Recorder) -> None:
    first, second, *_ = run("--version").output.splitlines()
    assert first == "HIP version: 7.2"
    assert second.startswith("hipport ")


BAD = {
    "no input files": (),
    "-o names one file": ("-c", "a.cu", "c.cpp", "-o", "x.o"),
    "there is no such file": ("-c", "missing.cu"),
    "bin/a cannot be written, as its folder is not there: mkdir -p bin": ("a.cu", "-o", "bin/a"),
    "obj/a.o cannot be written": ("-c", "a.cu", "-o", "obj/a.o"),
}


@pytest.mark.parametrize("message", BAD)
def test_what_cannot_be_done_is_said(message: str, recorder: Recorder) -> None:
    with pytest.raises(ProgramError, match=message):
        run(*BAD[message])


def test_errors_are_printed_as_clang_prints_them(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("int x = nothing;\n")
    done = run("-c", str(tmp_path / "a.c"), "-o", str(tmp_path / "a.o"))
    assert (done.status, done.output) == (1, "")
    assert done.errors.startswith(f"{tmp_path / 'a.c'}:1:9: error: ")


# Whole builds

CUDA = """\
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include "value.h"
__global__ void fill(int *x) { x[threadIdx.x] = __shfl_sync(0xffffffff, VALUE + (int)threadIdx.x, 3); }
int count();
int main(int n, char **words) {
    int *x, h[32];
    cudaMalloc(&x, sizeof(h));
    fill<<<1, 32>>>(x);
    cudaMemcpy(h, x, sizeof(h), cudaMemcpyDeviceToHost);
    printf("%d %d\\n", h[7], count());
    cudaFree(x);
    cudaFree(x);
    return n > 1 ? atoi(words[1]) : 0;
}
"""
HOST = "#include <cuda_runtime.h>\nint count() { int n = 0; cudaGetDeviceCount(&n); return n; }\n"
MAKEFILE = """\
app: obj/main.o host.o
\tnvcc -o $@ $^ -lcudart
obj/main.o: main.cu inc/value.h
\tnvcc -arch=sm_80 -O3 -Iinc -c $< -o $@
host.o: host.cpp
\t$(CXX) -I$(CUDA_PATH)/include -c $< -o $@
CUDA_PATH ?= /usr/local/cuda
run: app
\t./app 5
"""
CMAKE = """\
cmake_minimum_required(VERSION 3.21)
project(app CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_executable(app main.cu host.cpp)
target_include_directories(app PRIVATE inc)
target_link_libraries(app CUDA::cudart)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project"
    (folder / "inc").mkdir(parents=True)
    (folder / "obj").mkdir()  # empty, and the makefile does not make it
    (folder / "data").mkdir()
    for name in ("in.bin", "old.o"):
        (folder / "data" / name).write_bytes(b"1")
    (folder / ".gitignore").write_text("data\n")
    (folder / "inc" / "value.h").write_text("#define VALUE 40\n")
    (folder / "main.cu").write_text(CUDA)
    (folder / "host.cpp").write_text(HOST)
    return folder


def hipport(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hipport", "run", *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


FOUND = (
    "main.cu:14: hipport run: hipFree is called with device memory of 128 bytes (allocation 1), "
    "which has been freed [double-free]"
)


@pytest.mark.slow  # compiles the host runtime
@pytest.mark.skipif(shutil.which("addr2line") is None, reason="needs addr2line")
def test_a_cuda_project_runs_by_its_sources_by_make_and_by_cmake(project: Path) -> None:
    ran = hipport(project, ".", "-I", "inc", "-l", "cudart", "-l", "hipfft", "--wave", "32,64", "--", "4")
    assert (ran.returncode, ran.stdout) == (4, "== wavefront 32 ==\n43 1\n== wavefront 64 ==\n43 1\n"), ran.stderr
    assert FOUND in ran.stderr

    if shutil.which("make"):
        (project / "Makefile").write_text(MAKEFILE)
        ran = hipport(project, "--make", "--", "make", "run")
        assert ran.stdout.endswith("./app 5\n43 1\n"), ran.stderr
        assert FOUND in ran.stderr
        (project / "main.cu").write_text(f"// a line\n{CUDA}".replace("atoi(", "absent("))
        ran = hipport(project, "--make", "--", "make", "run")
        assert (ran.returncode, ran.stderr.count("main.cu:16: error: ")) == (2, 1), ran.stderr
        assert "\nhipport run: data/in.bin: not where the command ran, as .gitignore leaves it out of" in ran.stderr
        (project / "main.cu").write_text(CUDA)
        (project / "Makefile").unlink()

    if shutil.which("cmake"):
        (project / "CMakeLists.txt").write_text(CMAKE)
        ran = hipport(project, "--cmake", "--", "6")
        assert (ran.returncode, ran.stdout) == (6, "43 1\n"), ran.stderr
        assert FOUND in ran.stderr
    names = sorted(path.name for path in project.iterdir() if path.suffix != ".txt")
    assert names == [".gitignore", "data", "host.cpp", "inc", "main.cu", "obj"]


LINKED_BY_A_C_COMPILER = """\
app: kernel.o start.o
\tcc -o app kernel.o start.o -L/usr/local/cuda/lib64 -lcudart
kernel.o: kernel.cu
\tnvcc -c kernel.cu
start.o: start.c
\tcc -c start.c
"""
KERNEL = """\
__global__ void square(int *x) { *x *= *x; }
extern "C" int squared(int value) {
    int *x;
    cudaMalloc(&x, sizeof *x);
    cudaMemcpy(x, &value, sizeof value, cudaMemcpyHostToDevice);
    square<<<1, 1>>>(x);
    cudaMemcpy(&value, x, sizeof value, cudaMemcpyDeviceToHost);
    cudaFree(x);
    return value;
}
"""


@pytest.mark.slow  # compiles the host runtime
@pytest.mark.needs("make", "cc")
def test_a_c_compiler_may_link_a_program(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text(LINKED_BY_A_C_COMPILER)
    (tmp_path / "kernel.cu").write_text(KERNEL)
    (tmp_path / "start.c").write_text("int squared(int);\nint main(void) { return squared(5); }\n")
    ran = hipport(tmp_path, "--make", "--", "sh", "-c", "make && ./app")
    assert ran.returncode == 25, ran.stderr


IN_A_HEADER = """\
#include <cstdio>
__constant__ int n;
int set(int value);
"""
FIRST = """\
#include "n.h"
__device__ int also;
__global__ void print() { printf("first %d\\n", n); }
int main() {
    int one = 1;
    cudaMemcpyToSymbol(n, &one, sizeof one);
    set(2);
    print<<<1, 1>>>();
    cudaDeviceSynchronize();
}
"""
SECOND = """\
#include "n.h"
__device__ int also;
__global__ void print_other() { printf("second %d\\n", n); }
int set(int value) {
    cudaMemcpyToSymbol(n, &value, sizeof value);
    print_other<<<1, 1>>>();
    return 0;
}
"""


@pytest.mark.slow  # compiles the host runtime
@pytest.mark.needs("make")
def test_a_variable_of_the_device_is_its_sources_own_unless_device_code_is_linked(tmp_path: Path) -> None:
    for name, text in {"n.h": IN_A_HEADER, "a.cu": FIRST, "b.cu": SECOND}.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "Makefile").write_text("app: a.cu b.cu\n\tnvcc $(OPTIONS) $^ -o $@\n")
    for words in ((".",), ("--make", "--", "sh", "-c", "make -s && ./app")):
        ran = hipport(tmp_path, *words)
        assert (ran.returncode, ran.stdout) == (0, "second 2\nfirst 1\n"), ran.stderr
    for name, of in {"n.h": "extern __constant__ int n;", "a.cu": "__constant__ int n;", "b.cu": ""}.items():
        text = (tmp_path / name).read_text().replace("__constant__ int n;", "").replace("__device__ int also;", "")
        lines = text.replace('#include "n.h"', f'#include "n.h"\n{of}') if name != "n.h" else f"{text}{of}\n"
        (tmp_path / name).write_text(lines)
    for words in ((".",), ("--make", "--", "sh", "-c", "make -s OPTIONS=-rdc=true && ./app")):
        ran = hipport(tmp_path, *words)
        assert (ran.returncode, ran.stdout) == (0, "second 2\nfirst 2\n"), ran.stderr


MODULE = 'extern "C" __global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }\n'
LOADING = """\
#include <cuda.h>
#include <cstdio>
#include <string>
#ifndef FOLDER
#define FOLDER ""
#endif
int main(int n, char **names) {
    CUcontext context; CUmodule module; CUfunction scale; CUdeviceptr p;
    float x[4] = {1, 2, 3, 4}, by = 2;
    void *arguments[] = {&p, &by};
    cuInit(0);
    cuCtxCreate(&context, 0, 0);
    cuMemAlloc(&p, sizeof(x));
    for (int i = 1; i < n; ++i) {
        if (cuModuleLoad(&module, (FOLDER + std::string(names[i])).c_str())) return 1;
        cuModuleGetFunction(&scale, module, "scale");
        cuMemcpyHtoD(p, x, sizeof(x));
        cuLaunchKernel(scale, 1, 1, 1, 4, 1, 1, 0, 0, arguments, 0);
        cuMemcpyDtoH(x, p, sizeof(x));
    }
    cuMemFree(p);
    printf("%g\\n", x[3]);
}
"""
MODULES_BY_MAKE = """\
run: app scale.fatbin
\tnvcc -arch=sm_80 --ptx scale.cu
\tnvcc -cubin -arch=sm_80 -o scale.cubin scale.cu
\t./app scale.ptx ./scale.cubin scale.fatbin
app: main.cu
\tnvcc -o $@ $< -lcuda
scale.fatbin: scale.cu
\tnvcc -fatbin $< -o $@
"""
MODULES_BY_CMAKE = """\
cmake_minimum_required(VERSION 3.21)
project(app CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_executable(app main.cu)
target_link_libraries(app CUDA::cuda_driver)
add_library(kernels OBJECT scale.cu)
set_target_properties(kernels PROPERTIES CUDA_PTX_COMPILATION ON)
add_custom_command(OUTPUT scale.cubin
  COMMAND ${CMAKE_CUDA_COMPILER} -cubin -arch=sm_80 ${CMAKE_CURRENT_SOURCE_DIR}/scale.cu DEPENDS scale.cu)
add_custom_target(modules ALL DEPENDS scale.cubin)
"""
MODULES_BY_FINDCUDA = """\
cmake_minimum_required(VERSION 3.5)
project(app)
find_package(CUDA REQUIRED)
cuda_add_executable(app main.cu)
cuda_compile_ptx(ptx scale.cu OPTIONS -DN=3)
add_custom_target(modules ALL DEPENDS ${ptx})
"""


@pytest.mark.slow  # compiles the host runtime
@pytest.mark.needs("make", "cmake")
def test_modules_of_a_build_are_found_by_their_names(project: Path) -> None:
    (project / "main.cu").write_text(LOADING)
    (project / "scale.cu").write_text(MODULE)
    (project / "Makefile").write_text(MODULES_BY_MAKE)
    ran = hipport(project, "--make", "--", "make", "-s")
    assert (ran.returncode, ran.stdout) == (0, "32\n"), ran.stderr
    (project / "Makefile").unlink()
    for text, names in {
        MODULES_BY_CMAKE: ("scale.cubin", "CMakeFiles/kernels.dir/scale.cu.o"),
        MODULES_BY_FINDCUDA: ("cuda_compile_ptx_1_generated_scale.cu.ptx",),
    }.items():
        (project / "CMakeLists.txt").write_text(
            text + 'target_compile_definitions(app PRIVATE "FOLDER=\\"${CMAKE_CURRENT_BINARY_DIR}/\\"")\n'
        )
        ran = hipport(project, "--cmake", "--", *names)
        assert (ran.returncode, ran.stdout) == (0, f"{4 * 2 ** len(names)}\n"), ran.stderr


def test_headers_of_the_stand_in_are_no_code_of_the_project(recorder: Recorder, tmp_path: Path) -> None:
    root = tmp_path / "rocm" / "include"
    root.mkdir(parents=True)
    (root / cxx.OWN).symlink_to(HEADERS / cxx.OWN)
    run("-c", "a.cu", "-isystem", str(root), "-Iinc")
    assert recorder.compiled[0]["include_dirs"] == [tmp_path / "inc"]
