"""Projects with makefiles are converted by one command, and ``make`` builds them with hipcc and no hand edit."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options

KERNEL = """#include <cuda_runtime.h>
__global__ void scale(float *x, float by) { x[threadIdx.x] *= by; }
void run(float *x) { scale<<<1, 64>>>(x, 2.0f); }
"""
MAIN = """#include <cuda_runtime.h>
void run(float *x);
int main() { float *x; if (cudaMalloc(&x, 256)) return 1; run(x); return cudaFree(x); }
"""
#: A kernel whose port includes a header of hipport's.
WITH_HEADER = """#include <cuda_runtime.h>
__global__ void sum(float *x) { x[threadIdx.x] += __shfl_down_sync(0xffffffff, x[threadIdx.x], 1); }
void run(float *x) { sum<<<1, 64>>>(x); }
"""
ONE_PROGRAM = {
    "main.cu": KERNEL + MAIN.partition("\n")[2],
    "Makefile": """CUDA_PATH ?= /usr/local/cuda
NVCC := $(CUDA_PATH)/bin/nvcc -ccbin g++
SMS ?= 70 80
$(foreach sm,$(SMS),$(eval GENCODE_FLAGS += -gencode arch=compute_$(sm),code=sm_$(sm)))
prog: main.cu
	$(NVCC) $(GENCODE_FLAGS) -m64 -Xcompiler -Wall,-fPIC --ptxas-options=-v -lineinfo $< -o $@ -lcudart
""",
}
HOST_FILES = {
    "src/kernel.cu": WITH_HEADER,
    "src/main.cpp": MAIN,
    "Makefile": """CUDA = /usr/local/cuda-12.0
CXX = g++
NVCC = $(CUDA)/bin/nvcc
CXXFLAGS = -O2 -I$(CUDA)/include
NVCCFLAGS = -O2 -arch=sm_70 -maxrregcount=64 -G
prog: src/main.o src/kernel.o
	$(CXX) $^ -o $@ -L$(CUDA)/lib64 -lcudart
%.o: %.cpp
	$(CXX) $(CXXFLAGS) -c $< -o $@
%.o: %.cu
	$(NVCC) $(NVCCFLAGS) -c $< -o $@
""",
}
NESTED = {
    "common.mk": """CUDA_HOME ?= /usr/local/cuda
NVCC ?= $(CUDA_HOME)/bin/nvcc
NVCCFLAGS += -gencode=arch=compute_70,code=sm_70 \\
             -gencode=arch=compute_80,code=sm_80
%.o: %.cu
	$(NVCC) $(NVCCFLAGS) -c $< -o $@
""",
    "Makefile": "prog:\n\t$(MAKE) -C app prog\n\tcp app/prog prog\n",
    "app/Makefile": "include ../common.mk\nprog: kernel.o main.cu\n\t$(NVCC) $(NVCCFLAGS) main.cu kernel.o -o $@\n",
    "app/kernel.cu": WITH_HEADER,
    "app/main.cu": MAIN,
}
SEPARABLE = {
    "device.cu": "__device__ float twice(float x) { return x * 2; }\n",
    "main.cu": """#include <cuda_runtime.h>
extern __device__ float twice(float x);
__global__ void k(float *x) { *x = twice(*x); }
int main() { k<<<1, 1>>>(nullptr); return cudaDeviceSynchronize(); }
""",
    "Makefile": """OBJECTS = main.o device.o
prog: $(OBJECTS)
	nvcc $(OBJECTS) -o prog -lcudadevrt
%.o: %.cu
	nvcc -arch=sm_70 -dc $< -o $@
""",
}
#: Libraries without -l, a rule of make's own for the host source, and nvcc asked for as a file.
BY_MAKES_RULES = {
    "main.cpp": MAIN,
    "kernel.cu": KERNEL,
    "Makefile": """CUDA ?= /usr/local/cuda
ifeq ($(wildcard /usr/local/cuda/bin/nvcc),)
$(error there is no nvcc)
endif
LIBRARIES := cudart cuda
CPPFLAGS += -I $(CUDA)/include
prog: main.o kernel.o
	$(LINK.cc) $^ -o $@ -L$(CUDA)/lib64 $(addprefix -l,$(LIBRARIES))
%.o: %.cu
	$(CUDA)/bin/nvcc -c $< -o $@
""",
}
#: Recipes that begin with another character than a tab.
WITH_PREFIX = {
    "main.cu": ONE_PROGRAM["main.cu"],
    "Makefile": """.RECIPEPREFIX = >
prog: main.cu
>nvcc -gencode \\
>  arch=compute_70,code=sm_70 -G \\
>  main.cu -o prog
""",
}
#: The headers' folder in a list, from which a host compiler gets it.
IN_LISTS = {
    "main.cpp": MAIN,
    "kernel.cu": KERNEL,
    "Makefile": """CUDA_HOME ?= /usr/local/cuda
FOLDERS = . $(CUDA_HOME)/include
CXXFLAGS = -O2 $(foreach folder,$(FOLDERS),-I$(folder))
prog: main.o kernel.o
\tg++ $^ -o $@ -L$(CUDA_HOME)/lib64 -lcudart
main.o: main.cpp
\tg++ $(CXXFLAGS) -c main.cpp
kernel.o: kernel.cu
\tnvcc $(CXXFLAGS:%=-Xcompiler %) -c kernel.cu
""",
}
#: What configure makes of a file, in another folder than the sources.
BY_CONFIGURE = {
    "src/kernel.cu": WITH_HEADER + MAIN.partition("\n")[2],
    "src/Makefile.in": "NVCC = @NVCC@\nprog: @srcdir@/kernel.cu\n\t$(NVCC) -arch=sm_70 @srcdir@/kernel.cu -o prog\n",
    "Makefile": """prog:
\tmkdir build
\tsed 's#@srcdir@#../src#g; s#@NVCC@#hipcc#' src/Makefile.in > build/Makefile
\t$(MAKE) -C build prog
\tcp build/prog prog
""",
}
MODULES = {
    "main.cu": ONE_PROGRAM["main.cu"],
    "kernel.cu": KERNEL,
    "Makefile": """prog: main.cu kernel.ptx kernel.cubin
	nvcc $< -o $@
%.ptx: %.cu
	nvcc -arch=compute_80 -ptx $<
%.cubin: %.cu
	nvcc --cubin -o $@ $<
""",
}
PROJECTS = {
    "modules": MODULES,
    "one program": ONE_PROGRAM,
    "host files": HOST_FILES,
    "nested": NESTED,
    "separable": SEPARABLE,
    "by make's rules": BY_MAKES_RULES,
    "by configure": BY_CONFIGURE,
    "folders in lists": IN_LISTS,
    "another prefix of recipes": WITH_PREFIX,
}


@pytest.fixture(scope="session")
def rocm(hipcc: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as ROCm's on a machine of a user: HIP's headers alone, a library to link, hipcc."""
    folder = tmp_path_factory.mktemp("rocm")
    headers = next(path for path in (hipcc.parents[1] / "usr/include", hipcc.parents[1] / "include") if path.is_dir())
    (folder / "include").mkdir()
    (folder / "include/hip").symlink_to(headers / "hip")
    (folder / "bin").mkdir()
    (folder / "bin/hipcc").write_text(f'#!/bin/sh\nunset ROCM_PATH\nexec "{hipcc}" "$@"\n')
    (folder / "bin/hipcc").chmod(0o755)
    (folder / "lib").mkdir()
    library = next(headers.parent.glob("lib/**/libamdhip64.so"), None)
    if library is None:
        pytest.skip("there is no libamdhip64.so beside hipcc")
    listed = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True, text=True, check=True).stdout
    symbols = {line.split()[2].partition("@")[0] for line in listed.splitlines() if line.split()[1] in "TW"}
    stub = folder / "stub.c"
    stub.write_text("".join(f"void {name}(void) {{}}\n" for name in sorted(symbols) if name.isidentifier()))
    subprocess.run(
        ["gcc", "-w", "-fno-builtin", "-shared", "-fPIC", stub, "-o", folder / "lib/libamdhip64.so"], check=True
    )
    return folder


def built(project: Mapping[str, str], folder: Path, rocm: Path) -> str:
    """What make says where it fails to build the project's port; empty where it does not."""
    for name, text in project.items():
        path = folder / "cuda" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    run = convert_paths(folder / "cuda", Options(arch=("gfx90a",)), output=folder / "hip")
    left = [d for result in run.results for d in result.diagnostics if d.severity.value == "error"]
    assert not left
    programs = f"{rocm / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": programs, "ROCM_PATH": str(rocm), "LIBRARY_PATH": str(rocm / "lib")}
    environment["CUDA_HOME"] = environment["CUDA_PATH"] = "/of/another/machine"
    done = subprocess.run(
        ["make", "prog"], cwd=folder / "hip", env=environment, capture_output=True, text=True, check=False
    )
    return "" if (folder / "hip/prog").is_file() and done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.rocm
@pytest.mark.needs("make", "gcc", "g++", "nm")
@pytest.mark.parametrize("name", PROJECTS)
def test_the_port_builds(name: str, tmp_path: Path, rocm: Path) -> None:
    assert built(PROJECTS[name], tmp_path, rocm) == ""


@pytest.mark.rocm
@pytest.mark.needs("make", "gcc", "g++", "nm")
def test_what_does_not_build_is_seen(tmp_path: Path, rocm: Path) -> None:
    assert "no_such_option" in built(
        {**ONE_PROGRAM, "Makefile": "prog:\n\thipcc --no_such_option -o prog main.cu\n"}, tmp_path, rocm
    )
