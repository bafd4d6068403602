"""The folder that stands in for ROCm: the packages and targets that CMake files of ports ask for."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from hipport.build.table import read_table
from hipport.cpu import find_compiler
from hipport.cpu.compiler import LIBRARIES
from hipport.cpu.numerical import NumericalLibraryError
from hipport.mapping.mapping import tables_folder
from hipport.run import stand_in
from hipport.run.building import named_libraries

pytestmark = pytest.mark.skipif(shutil.which("cmake") is None, reason="needs cmake")
#: What ports ask for and the engine has nothing of.
LACKING = {"hipblaslt", "hipsparselt", "miopen", "rccl"}
COUNTERPARTS = {each for each in read_table(tables_folder() / "build.toml").libraries.values() if each.package}
NAMES = sorted(path.name for path in LIBRARIES.iterdir() if path.is_dir())


class Compiler:
    """Takes the place of the engine's compiler: nothing is compiled."""

    compiler = find_compiler()

    def runtime_inputs(self) -> tuple[Path, ...]:
        return (Path("/engine/hip.so"),)


def configured(tmp_path: Path, text: str) -> str:
    """What CMake says of a project with this text and the packages of the stand-in, or why it cannot be configured."""
    compiler: Any = Compiler()
    root = stand_in.stand_in(compiler, NAMES)
    (tmp_path / "CMakeLists.txt").write_text(f"cmake_minimum_required(VERSION 3.21)\nproject(app NONE)\n{text}")
    command = ["cmake", "-S", str(tmp_path), "-B", str(tmp_path / "build"), f"-DCMAKE_PREFIX_PATH={root}"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.stdout


@pytest.fixture(autouse=True)
def _compiles_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand_in, "library", lambda _compiler, name: Path(f"/engine/{name}.so"))


def test_packages_have_the_targets_that_ports_link(tmp_path: Path) -> None:
    there = [each for each in COUNTERPARTS if each.package not in LACKING and each.linked != "hipfftw"]
    assert len(there) > 8
    text = "".join(
        f"find_package({each.package} REQUIRED)\nget_target_property(linked {each.target} INTERFACE_LINK_LIBRARIES)\n"
        f'message(STATUS "{each.target} ${{linked}}")\n'
        for each in there
    )
    output = configured(tmp_path, text)
    assert {each.target for each in there if each.target not in output} == set(), output
    assert "NOTFOUND" not in output


def test_a_library_that_cannot_be_had_is_a_package_that_is_not_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def library(_compiler: object, name: str) -> Path:
        if name == "hipfft":
            raise NumericalLibraryError("hipFFT needs FFTW: pip install 'hipport[run]'")
        return Path(f"/engine/{name}.so")

    monkeypatch.setattr(stand_in, "library", library)
    asked = 'find_package(hipfft)\nfind_package(hiprand)\nmessage(STATUS "found: ${hipfft_FOUND} ${hiprand_FOUND}")\n'
    assert "found: 0 1" in configured(tmp_path, asked)
    assert "hipFFT needs FFTW" in configured(tmp_path, "find_package(hipfft REQUIRED)\n")

    compiler: Any = Compiler()
    root = stand_in.stand_in(compiler, NAMES)
    (tmp_path / "main.cpp").write_text("int main() {}\n")
    command = [*Compiler.compiler.command, "main.cpp", f"-L{root / 'lib'}"]
    linked = subprocess.run([*command, "-lhipfft"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert linked.returncode != 0
    assert "hipFFT needs FFTW" in linked.stderr


def test_makefiles_that_call_cmake_have_the_language(tmp_path: Path) -> None:
    compiler: Any = Compiler()
    root = stand_in.stand_in(compiler, NAMES)
    (tmp_path / "CMakeLists.txt").write_text("cmake_minimum_required(VERSION 3.21)\nproject(app LANGUAGES CXX HIP)\n")
    (tmp_path / "Makefile").write_text("all:\n\tcmake -S . -B build\n")
    environment = {**os.environ, **stand_in.build_environment(root, compiler), "HIPPORT_CXX_ARCH": "gfx90a"}
    done = subprocess.run(["make"], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_libraries_that_build_files_name_are_built_before() -> None:
    texts = {
        "LIBS = -lhipblas -L$(ROCM_PATH)/lib": ["hipblas"],
        "target_link_libraries(app roc::hipsparse hip::hipfft)": ["hipfft", "hipsparse"],
        "$(ROCM_PATH)/lib/libhiprand.so": ["hiprand"],
        "app: my_hipblas.cu": [],
        "hipcc -o app main.cu": [],
    }
    assert {text: named_libraries([text]) for text in texts} == texts


def test_a_source_of_c_finds_the_headers_of_its_own_library(tmp_path: Path) -> None:
    """The engine's assert.h is for kernels: in the stand-in it would include itself."""
    compiler: Any = Compiler()
    (tmp_path / "main.c").write_text("#include <assert.h>\nint main(void) { assert(1); return 0; }\n")
    include = stand_in.stand_in(compiler, NAMES) / "include"
    command = [*Compiler.compiler.command, "-x", "c", "-fsyntax-only", "-I", str(include), "main.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("standard", ["c++11", "c++14", "c++17"])
def test_a_source_of_the_host_in_an_older_standard(tmp_path: Path, standard: str) -> None:
    """What ROCm's own headers are for it: the runtime, vectors and libraries, from C++14 on half numbers too."""
    compiler: Any = Compiler()
    names = ["hip/hip_runtime.h", "hip/hip_complex.h", "hipblas/hipblas.h", "hiprand/hiprand.h", "hipfft/hipfft.h"]
    names += ["hip/hip_fp16.h"] * (standard != "c++11")
    source = tmp_path / "a.cpp"
    source.write_text(
        "".join(f"#include <{name}>\n" for name in names)
        + "float f(dim3 d) { float4 v = make_float4(1, 2, 3, 4); v += v; int2 a = {1, 2}; return v.x + a.y + d.x; }\n"
        + "bool g(uint3 a) { return hipGetLastError() == hipSuccess && a == a; }\n"
    )
    include = stand_in.stand_in(compiler, NAMES) / "include"
    command = ["g++", f"-std={standard}", f"-I{include}", "-D__HIP_PLATFORM_AMD__", "-fsyntax-only", str(source)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    assert done.returncode == 0, done.stdout
