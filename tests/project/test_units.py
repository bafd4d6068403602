from __future__ import annotations

from pathlib import Path

import pytest

from hipport.project import include_folders as folders_module
from hipport.project.include_folders import include_folders
from hipport.project.survey import Survey
from hipport.project.translation_units import UnitLanguage
from hipport.project.translation_units import find_units


def tree(root: Path, files: dict[str, str]) -> Survey:
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    return Survey(frozenset(files), root)


@pytest.mark.parametrize(
    ("name", "text", "is_unit"),
    [
        ("a.cu", "", True),
        ("a.CU", "", True),
        ("a.hip", "", True),
        ("a.cuh", "__global__ void k();", False),
        ("a.h", "#include <hip/hip_runtime.h>", False),
        ("a.cpp", "#include <hip/hip_runtime.h>", True),
        ("a.cpp", "hipError_t e;", True),
        ("a.cc", "rocblas_handle h;", True),
        ("a.cpp", "#include <nvml.h>", True),
        ("a.cpp", "cudaMalloc(&p, n);", True),
        ("a.cpp", "int main() { return ship; }", False),
        ("a.cpp", "// like hipMalloc\nint a; /* hipFree\n hipFree */", False),
        ("a.cpp", 'puts("<<<< hipMalloc");', False),
        ("a.cpp", "#include <c10/cuda/CUDAGuard.h>", True),
        ("a.cpp", "#include <torch/csrc/cuda/Module.h>", True),
        ("a.cpp", "#include <torch/extension.h>", False),
        ("a.cpp", '#include   "hip/hip_runtime.h"', True),
        ("a.cpp", "void run() { k<<<1, 1>>>(); }", True),
        ("a.c", "__global__ void k() {}", False),
        ("a.c", "void run() { hipFree(0); }", True),
        ("a.cpp", '#include "gpu.h"', False),
        ("a.py", "hipMalloc", False),
        ("fft_sycl.cpp", "rocfft_plan plan;", False),
        ("sycl/fft.cpp", "rocfft_plan plan;", False),
        ("sycl/fft.cu", "", True),
        ("resyclable.cpp", "hipFree(p);", True),
    ],
)
def test_what_is_a_translation_unit(tmp_path: Path, name: str, text: str, is_unit: bool) -> None:
    survey = tree(tmp_path, {name: text})
    assert bool(find_units(tmp_path, [name], survey)) is is_unit


def test_languages_and_order(tmp_path: Path) -> None:
    survey = tree(tmp_path, {"b.cu": "", "a.c": "hipFree(p);", "c/d.cpp": "hipFree(p);"})
    units = find_units(tmp_path, survey.files, survey)
    assert [(str(unit.relative), unit.language) for unit in units] == [
        ("a.c", UnitLanguage.C),
        ("b.cu", UnitLanguage.HIP),
        ("c/d.cpp", UnitLanguage.HIP),
    ]


@pytest.mark.parametrize(
    ("header", "is_unit"),
    [
        ("#include <hip/hip_runtime.h>\n", True),
        ('#include "other.h"\n', True),
        ("#include <vector>\n", False),
        ('#include "hip/own.h"\n', False),
    ],
)
def test_a_source_whose_headers_include_hip_is_one(tmp_path: Path, header: str, is_unit: bool) -> None:
    other = {"other.h": "#include <hipblas/hipblas.h>\n", "hip/own.h": ""}
    survey = tree(tmp_path, {"a.cpp": '#include "own.h"\n', "own.h": header, **other})
    assert bool(find_units(tmp_path, ["a.cpp"], survey)) is is_unit


@pytest.mark.parametrize("line", ['#include "kernels/k.cu"\n', "#include <k.cu>\n"])
def test_a_source_that_is_included_is_part_of_its_includer(tmp_path: Path, line: str) -> None:
    survey = tree(tmp_path, {"a.cu": line, "kernels/k.cu": "", "kernels/own.cu": ""})
    names = [str(unit.relative) for unit in find_units(tmp_path, survey.files, survey)]
    assert names == ["a.cu", "kernels/own.cu"]
    names = [str(unit.relative) for unit in find_units(tmp_path, survey.files, survey, ["kernels/k.cu"])]
    assert names == ["a.cu", "kernels/k.cu", "kernels/own.cu"]


FILES = {
    "src/app/a.cu": '#include "beside.h"\n#include "lib/x.h"\n#include <core.h>\n#include <vector>\n',
    "src/app/beside.h": "",
    "third/include/lib/x.h": '#include "y.h"\n#include <lib/z.h>\n',
    "third/include/lib/y.h": "",
    "third/include/lib/z.h": '#include "../deep.h"\n#include "far/../far/w.h"\n',
    "third/include/deep.h": "",
    "other/far/w.h": "",
    "src/core.h": '#include "app/a.cu"\n',
}


def test_folders_that_the_includes_count_from(tmp_path: Path) -> None:
    survey = tree(tmp_path, FILES)
    found = include_folders("src/app/a.cu", tmp_path, survey, ())
    assert found == tuple(str(tmp_path / name) for name in ("third/include", "src", "other"))


def test_known_folders_are_not_found_again(tmp_path: Path) -> None:
    survey = tree(tmp_path, FILES)
    known = (str(tmp_path / "third/include"), "/usr/include", str(tmp_path / "src/."))
    assert include_folders("src/app/a.cu", tmp_path, survey, known) == (str(tmp_path / "other"),)


def test_folders_for_windows_are_not_guessed(tmp_path: Path) -> None:
    files = {
        "Win/flags/include/flags/flags.h": "",
        "window/a.h": "",
        "a.cu": "#include <flags/flags.h>\n#include <a.h>\n",
    }
    assert include_folders("a.cu", tmp_path, tree(tmp_path, files), ()) == (str(tmp_path / "window"),)


def test_a_header_that_wraps_another_of_its_name_is_no_guess(tmp_path: Path) -> None:
    files = {
        "a.cu": "#include <mpi.h>\n#include <omp.h>\n",
        "src/mpi.h": "#include <mpi.h>\n",
        "own/omp.h": '#include "omp.h"\n',
    }
    assert include_folders("a.cu", tmp_path, tree(tmp_path, files), ()) == (str(tmp_path / "own"),)


def test_a_header_of_the_port_is_found_by_its_folder_only(tmp_path: Path) -> None:
    files = {
        "src/a.cu": '#include "../hipport/texture.h"\n#include "texture.h"\n#include "warp.h"\n',
        "hipport/texture.h": "",
        "hipport/warp.h": "",
        "include/texture.h": "",
        "lib/b.cu": '#include "hipport/warp.h"\n',
    }
    survey = tree(tmp_path, files)
    assert include_folders("src/a.cu", tmp_path, survey, ()) == (str(tmp_path / "include"),)
    assert include_folders("lib/b.cu", tmp_path, survey, ()) == (str(tmp_path),)


def test_a_source_that_the_build_compiles_as_cuda_is_a_unit(tmp_path: Path) -> None:
    for name in ("a.cpp", "b.cpp"):
        (tmp_path / name).write_text('#include "wrapper.h"\nvoid run() { launch(); }\n')
    files = frozenset(("a.cpp", "b.cpp"))
    survey = Survey(files, tmp_path, frozenset(("a.cpp",)))
    assert [str(unit.relative) for unit in find_units(tmp_path, files, survey)] == ["a.cpp"]


def test_a_header_that_the_machine_has_is_not_looked_for_in_the_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in of the project's for tests of its build: ``test/stand_ins/gtest/gtest.h``"""
    system = tmp_path / "system"
    (system / "gtest").mkdir(parents=True)
    (system / "gtest/gtest.h").touch()
    monkeypatch.setattr(folders_module, "_SYSTEM", (str(system),))
    names = ("gtest/gtest.h", "lab/lab.h")
    files = {"a.cu": "".join(f'#include "{name}"\n' for name in names)}
    files |= {f"test/stand_ins/{name}": "" for name in names[:1]} | {"inc/lab/lab.h": ""}
    root = tmp_path / "tree"
    assert include_folders("a.cu", root, tree(root, files), ()) == (str(root / "inc"),)
