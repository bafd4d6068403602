"""Makefiles of whole trees: what they say of other files of the port."""

from __future__ import annotations

import posixpath
from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths

SHUFFLES = "__global__ void k(float *x) { *x = __shfl_down_sync(0xffffffff, *x, 1); }\n"
#: What a Makefile says that names the GPUs itself, and its port.
NVCC, HIPCC = "GPU = sm_80\nTARGET_ARCH = $(GPU)\nNVCC = nvcc\n", "GPU = sm_80\nTARGET_ARCH = $(GPU)\nNVCC = hipcc\n"
#: A project that defines a name of CUDA's, so that its files are converted twice.
DEFINES = '#include "b.h"\nvoid cudaStep(int) {}\nint main() { cudaStep(1); }\n'


def port_of(files: dict[str, str], folder: Path, options: Options | None = None) -> Path:
    for name, text in files.items():
        path = folder / "cuda" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    convert_paths(folder / "cuda", options, output=folder / "hip")
    return folder / "hip"


@pytest.mark.parametrize(
    ("name", "up"), [("Makefile", ""), ("src/Makefile", ".."), ("src/deep/common.mk", "../..")], ids=lambda value: value
)
def test_where_hipports_headers_are(tmp_path: Path, name: str, up: str) -> None:
    port = port_of({"src/a.cu": SHUFFLES, name: NVCC}, tmp_path)
    assert (port / "hipport/warp.h").is_file()
    here = f"$(abspath $(dir $(lastword $(MAKEFILE_LIST))){up})"
    line = f"export CPLUS_INCLUDE_PATH := {here}$(addprefix :,$(CPLUS_INCLUDE_PATH))\n"
    assert (port / name).read_text() == f"{line}{HIPCC}"


def test_a_port_without_them_has_no_such_line(tmp_path: Path) -> None:
    port = port_of({"src/a.cu": "__global__ void k() {}\n", "Makefile": NVCC}, tmp_path)
    assert (port / "Makefile").read_text() == HIPCC


def test_a_makefile_that_compiles_nothing_has_no_such_line(tmp_path: Path) -> None:
    port = port_of({"src/a.cu": SHUFFLES, "Makefile": "all:\n\t$(MAKE) -C src\n"}, tmp_path)
    assert (port / "Makefile").read_text() == "all:\n\t$(MAKE) -C src\n"


def test_a_tree_whose_files_are_converted_twice(tmp_path: Path) -> None:
    files = {"a.cu": DEFINES, "b.h": "void cudaStep(int);\n", "c.cu": '#include "b.h"\nvoid f() { cudaStep(2); }\n'}
    port = port_of({**files, "Makefile": NVCC}, tmp_path)
    assert "cudaStep" in (port / "c.cu").read_text()
    assert (port / "Makefile").read_text() == HIPCC


def test_variables_of_other_makefiles_are_right(tmp_path: Path) -> None:
    common = "CUDA_LIB_DIR := /usr/local/cuda/lib64\n"
    files = {"make.config": common, "a/Makefile": "include ../make.config\nLIBS = -L$(CUDA_LIB_DIR) -lcudart\n"}
    (tmp_path / "cuda").mkdir()
    port = port_of(files, tmp_path)
    assert (port / "make.config").read_text() == "ROCM_PATH ?= /opt/rocm\nCUDA_LIB_DIR := $(ROCM_PATH)/lib\n"
    run = convert_paths(tmp_path / "cuda")
    assert not [d for result in run.results for d in result.diagnostics]


def test_bytes_that_are_no_utf_8_stay(tmp_path: Path) -> None:
    (tmp_path / "cuda").mkdir()
    (tmp_path / "cuda/Makefile").write_bytes(
        b"# M\xfcller\r\nGPU=sm_80\r\nNVCC=nvcc\r\nall: $(GPU)\r\n\t$(NVCC) -O2 \xe9.cu\r\n"
    )
    convert_paths(tmp_path / "cuda", output=tmp_path / "hip")
    assert (tmp_path / "hip/Makefile").read_bytes() == (
        b"# M\xfcller\r\nGPU=sm_80\r\nNVCC=hipcc\r\nall: $(GPU)\r\n\t$(NVCC) -O2 \xe9.cu\r\n"
    )


GPUS = "export HIPCC_COMPILE_FLAGS_APPEND ?= --offload-arch=gfx942\n"


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        ({"Makefile": "a: a.cu\n\tnvcc a.cu -o a\n"}, {"Makefile"}),
        ({"Makefile": "all:\n\t$(MAKE) -C b\n", "b/Makefile": "a: a.cu\n\tnvcc a.cu -o a\n"}, {"b/Makefile"}),
        ({"Makefile": "a: a.cu\n\tnvcc -arch=sm_80 a.cu -o a\n"}, set()),
        ({"Makefile": "include gpu.mk\na: a.cu\n\tnvcc $(GPU) a.cu -o a\n", "gpu.mk": "GPU = -arch sm_80\n"}, set()),
        ({"Makefile": "a: a.c\n\tgcc a.c -lcudart -o a\n"}, set()),
        ({"Makefile": f"{GPUS}a: a.cu\n\tnvcc a.cu -o a\n"}, {"Makefile"}),
        ({"Makefile": "# FLAGS = -arch=sm_53\na: a.cu\n\tnvcc a.cu -o a\n"}, {"Makefile"}),
        ({"Makefile": "GPU = -arch=sm_53 \\\n -O2\na: a.cu\n\tnvcc a.cu -o a\n"}, {"Makefile"}),
        ({"Makefile": "GPU = -arch=sm_53\nALL := $(GPU)\na: a.cu\n\tnvcc a.cu -o a\n"}, {"Makefile"}),
        ({"Makefile": "GPU = -arch=sm_53\nALL := $(GPU)\na: a.cu\n\tnvcc ${ALL} a.cu -o a\n"}, set()),
        ({"Makefile": "GPU = -arch=sm_53\na: a.cu\n\tnvcc $($(OF)) a.cu -o a\n"}, set()),
        ({"Makefile": "CXX = nvcc\nCXXFLAGS = -arch=sm_53\na: a.o\na.o: a.cu\n\tnvcc -c a.cu\n"}, set()),
        ({"Makefile": "GPU = -arch=sm_53\nexport GPU\na: a.cu\n\tnvcc a.cu -o a\n"}, set()),
        ({"Makefile.am": "a_FLAGS = -arch=sm_53\na: a.cu\n\tnvcc a.cu -o a\n", "Makefile": "a:\n\tnvcc a.cu\n"}, set()),
    ],
    ids=[
        "no GPU",
        "in a folder",
        "a GPU",
        "a GPU in another file",
        "for the host",
        "said already",
        "in a comment",
        "in a variable that nothing uses",
        "in variables that nothing uses",
        "in variables that a rule uses",
        "in a variable by a computed name",
        "in a variable of make's own rules",
        "in a variable for other programs",
        "in a variable of automake's",
    ],
)
def test_makefiles_that_name_no_gpu_compile_for_those_of_the_port(
    tmp_path: Path, files: dict[str, str], expected: set[str]
) -> None:
    options = Options(arch=("gfx942",))
    port = port_of(files, tmp_path, options)
    texts = {name: (port / name).read_text() for name in files}
    assert {name for name, text in texts.items() if text.count(GPUS) == 1} == expected
    assert not any(result.edits for result in convert_paths(port, options).results)


@pytest.mark.parametrize(("name", "standard"), [("hipport/ptx.h", "11"), ("src/matrices.h", "17")])
def test_what_hipports_own_headers_include_raises_no_standard(tmp_path: Path, name: str, standard: str) -> None:
    files = {"a.cu": "__global__ void k() {}\n", name: "#include <mma.h>\n"}
    port = port_of({**files, "Makefile": f"{NVCC}NVCCFLAGS = -std=c++11\n"}, tmp_path)
    assert (port / "Makefile").read_text().endswith(f"{HIPCC}NVCCFLAGS = -std=c++{standard}\n")


def test_sources_of_the_host_that_include_cuda_by_a_header(tmp_path: Path) -> None:
    rules = "".join(f"{name}.o: {name}.cpp\n\tg++ -c {name}.cpp\n" for name in ("a", "b", "own"))
    files = {
        "src/a.cpp": '#include "a.h"\n',
        "src/b.cpp": "#include <vector>\n",
        "src/own.cpp": '#include "cuda.h"\n',
        "src/cuda.h": "void wait();\n",
        "src/k.cu": '#include "a.h"\n__global__ void k() {}\n',
        "src/Makefile": f"{rules}k.o: k.cu\n\tnvcc -arch=sm_70 -c k.cu\n",
    }
    (tmp_path / "cuda/src").mkdir(parents=True)
    found = []
    for text in ("", "#include <vector_types.h>\n", ""):
        port = port_of({**files, "src/a.h": text}, tmp_path)
        found.append([line[5:] for line in (port / "src/Makefile").read_text().splitlines() if line[:5] == "\tg++ "])
    plain = ["-c a.cpp", "-c b.cpp", "-c own.cpp"]
    assert found == [plain, [f"-I$(ROCM_PATH)/include -D__HIP_PLATFORM_AMD__ {plain[0]}", *plain[1:]], plain]
    assert not any(result.edits for result in convert_paths(tmp_path / "hip").results)


@pytest.mark.parametrize(
    ("folder", "text", "is_said"),
    [("tool", "", False), ("gpu", "", True), ("tool", "OUT = ../gpu/libcuda_sort.a\n", True), ("", "", True)],
)
def test_standards_in_makefiles_for_the_host(tmp_path: Path, folder: str, text: str, is_said: bool) -> None:
    """Those of a folder without sources in CUDA, whose makefile says nothing of it, are right as they are."""
    makefile = posixpath.join(folder, "Makefile")
    texts = {"gpu/k.cu": "#include <thrust/sort.h>\n", makefile: f"{text}tool: tool.cpp\n\tg++ -std=c++11 -o $@ $<\n"}
    for name, content in texts.items():
        (tmp_path / "in" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "in" / name).write_text(content)
    run = convert_paths(tmp_path / "in", output=tmp_path / "out")
    assert any(found.code == "HP806" for result in run.results for found in result.diagnostics) == is_said
