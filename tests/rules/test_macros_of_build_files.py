"""Names that look like CUDA's and that a build file of the tree defines as macros."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths
from hipport.config import Options

SOURCE = "#include <cuda_runtime.h>\nint backend() { return CUDA_BACKEND; }\n"


@pytest.mark.parametrize(
    ("name", "text", "is_own"),
    [
        ("Makefile", "CFLAGS += -O2 -DCUDA_BACKEND\n", True),
        ("CMakeLists.txt", "add_definitions(-DCUDA_BACKEND=1)\n", True),
        ("CMakeLists.txt", "add_compile_definitions(OTHER CUDA_BACKEND)\n", True),
        ("CMakeLists.txt", "target_compile_definitions(app\n  PRIVATE $<$<BOOL:ON>:CUDA_BACKEND>)\n", True),
        ("CMakeLists.txt", "set_target_properties(app PROPERTIES COMPILE_DEFINITIONS CUDA_BACKEND)\n", True),
        ("setup.py", "from setuptools import Extension\nE = Extension(define_macros=[('CUDA_BACKEND', None)])\n", True),
        ("configure.ac", "AC_INIT([app], [1])\nAC_DEFINE([CUDA_BACKEND], [2], [which one])\n", True),
        ("configure.ac", "AC_INIT([app], [1])\nAC_DEFINE_UNQUOTED(CUDA_BACKEND, $BACKEND)\n", True),
        ("configure.ac", "AC_INIT([app], [1])\nAC_SUBST([CUDA_BACKEND])\nAC_DEFINE([CUDA_BACKENDS], [1])\n", False),
        ("CMakeLists.txt", "option(CUDA_BACKEND ON)\n", False),
        ("CMakeLists.txt", "add_definitions(-DNO_CUDA_BACKEND -DCUDA_BACKEND_TOO)\n", False),
        ("CMakeLists.txt", "add_compile_definitions(WITH=${CUDA_BACKEND})\n", False),
        ("CMakeLists.txt", "# add_definitions(-DCUDA_BACKEND)\n", False),
        ("other/CMakeLists.txt", "add_definitions(-DCUDA_BACKEND)\n", False),
    ],
)
def test_a_macro_of_a_build_file(tmp_path: Path, name: str, text: str, is_own: bool) -> None:
    for path, content in {"src/a.cu": SOURCE, name: text}.items():
        file = tmp_path / "tree" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    run = convert_paths(tmp_path / "tree", Options(gitignore=False), output=tmp_path / "port")
    (result,) = (each for each in run.results if each.path.endswith("a.cu"))
    assert ("HP102" not in {found.code for found in result.diagnostics}) is is_own
    reasons = {kept.reason for kept in result.kept if kept.name == "CUDA_BACKEND"}
    assert reasons == ({f"a macro that {name} defines"} if is_own else set())


@pytest.mark.parametrize(
    ("source", "text", "lines"),
    [
        ("#include <vector>\n#include <thrust/sort.h>\n", '"THRUST_CUB_WRAPPED_NAMESPACE=own"', [2]),
        ("#include <cub/cub.cuh>\n#include <thrust/sort.h>\n", "CUB_WRAPPED_NAMESPACE=own", []),
        ("#include <cub/cub.cuh>\nusing Sum = own::cub::Sum;\n", "THRUST_CUB_WRAPPED_NAMESPACE=own", [1]),
        ("#include <thrust/sort.h>\nusing Sum = own::cub::Sum;\n", "CUB_WRAPPED_NAMESPACE=own", [1]),
        ("#include <cub/cub.cuh>\n", "WRAPPED_NAMESPACE=own", []),
        ("#include <cuda_runtime.h>\n", "CUB_WRAPPED_NAMESPACE=own", []),
    ],
)
def test_a_namespace_around_thrust(tmp_path: Path, source: str, text: str, lines: list[int]) -> None:
    (tmp_path / "a.cu").write_text(source)
    (tmp_path / "CMakeLists.txt").write_text(f"add_compile_definitions({text})\n")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert [found.line for found in result.diagnostics if found.code == "HP131"] == lines


@pytest.mark.parametrize("package", ["Threads", "Torch"])
def test_a_namespace_around_cub_alone(tmp_path: Path, package: str) -> None:
    """PyTorch's hipify writes hipcub for the name of CUB in the namespace."""
    (tmp_path / "a.cu").write_text("#include <cub/cub.cuh>\nusing Sum = own::cub::Sum;\n")
    text = f"find_package({package})\nadd_compile_definitions(CUB_WRAPPED_NAMESPACE=own)\n"
    (tmp_path / "CMakeLists.txt").write_text(text)
    names = "namespace cub = ::hipcub;" + " namespace hipcub = ::hipcub;" * (package == "Torch")
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("a.cu"))
    assert "HP131" not in [found.code for found in result.diagnostics]
    lines = f"#include <hipcub/hipcub.hpp>\nnamespace own {{ {names} }}\n"
    assert lines.encode() in (result.output or b"")


@pytest.mark.parametrize(
    ("sources", "text", "is_own"),
    [
        ({}, "CXXFLAGS += -O2 -D__CUDA__\n", True),
        ({"a.cpp": '#define __CUDA__\n#include "state.h"\n'}, "", True),
        ({}, "CXXFLAGS += -O2\n", False),
        ({"other.cpp": "#define __CUDA__\n"}, "", False),
    ],
)
def test_a_macro_of_clang_that_the_project_defines(
    tmp_path: Path, sources: dict[str, str], text: str, is_own: bool
) -> None:
    header = "#ifdef __CUDA__\nstruct State { float *device; };\n#endif\n"
    files = {"state.h": header, "a.cpp": '#include "state.h"\n', "k.cu": '#include "state.h"\n', "Makefile": text}
    for name, content in (files | sources).items():
        (tmp_path / name).write_text(content)
    (result,) = (each for each in convert_paths(tmp_path).results if each.path.endswith("state.h"))
    assert result.changed is not is_own
