"""What --keep-cuda writes compiles for both vendors: by hipcc as the port does, and by nvcc as the original does."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from hipport import Options
from hipport import Status
from hipport import convert_paths
from tests.compile.helpers import Build
from tests.compile.helpers import failures
from tests.compile.test_cases_compile import INCLUDE
from tests.compile.test_cases_compile import UNITS as CASES
from tests.compile.test_repository_compiles import BUILDS
from tests.compile.test_repository_compiles import UNITS

ARCHITECTURES = ("gfx942",)
PROJECTS = sorted(BUILDS.keys() - {"kernels"})
#: Folders of cases, one for each kind of arm; that every case is its port for AMD the gate checks without a compiler.
KINDS = ("differing-spaces", "gnu-dialect", "integer-handle", "half-braces", "min-max", "vector-operator")


@pytest.fixture(scope="session")
def nvcc() -> str:
    """NVIDIA's compiler: $NVCC, or that of the PATH. It finds CUDA's headers itself, or by $NVCC_APPEND_FLAGS."""
    found = os.environ.get("NVCC") or shutil.which("nvcc")
    if found is None:
        pytest.skip("nvcc is not on the PATH, and NVCC is not set")
    return found


def for_both(project: str, folder: Path) -> Build:
    """A project's build, over sources for both vendors that are written into a folder."""
    build = BUILDS[project]
    run = convert_paths(build.folder, Options(keep_cuda=True), output=folder)
    assert not run.statuses[Status.FAILED]
    return replace(build, folder=folder, architectures=ARCHITECTURES)


def units(build: Build) -> list[Path]:
    return sorted(path.relative_to(build.folder) for path in build.folder.rglob("*") if path.suffix in UNITS)


def accepted(nvcc: str, build: Build, sources: Sequence[Path]) -> list[Path]:
    """The sources that nvcc compiles."""
    command = [nvcc, "-arch=sm_80", "-w", *build.flags, "-o", os.devnull, "-c"]
    runs = {
        unit: subprocess.run([*command, unit], cwd=build.folder, capture_output=True, check=False) for unit in sources
    }
    return [unit for unit, done in runs.items() if done.returncode == 0]


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("project", PROJECTS)
def test_an_example_compiles_for_amd(project: str, hipcc: Path, tmp_path: Path) -> None:
    build = for_both(project, tmp_path / "both")
    report = failures(hipcc, build, [build.folder / unit for unit in units(build)], at_a_time=2)
    assert not report, report


@pytest.mark.nvcc
@pytest.mark.slow
@pytest.mark.parametrize("project", PROJECTS)
def test_an_example_compiles_for_nvidia(project: str, nvcc: str, tmp_path: Path) -> None:
    original, build = BUILDS[project], for_both(project, tmp_path / "both")
    before = accepted(nvcc, original, units(original))
    if not before:
        pytest.skip("nvcc compiles no original of it: the headers of a library of CUDA's are not installed")
    assert accepted(nvcc, build, units(build)) == before


@pytest.mark.nvcc
def test_a_source_that_is_for_amd_does_not_compile_for_nvidia(nvcc: str, tmp_path: Path) -> None:
    run = convert_paths(BUILDS["nbody"].folder, output=tmp_path / "port")
    assert not run.statuses[Status.FAILED]
    assert not accepted(nvcc, Build(tmp_path / "port"), [Path("src/nbody.cu")])


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("folder", KINDS)
def test_the_cases_compile_for_amd(folder: str, hipcc: Path, tmp_path: Path) -> None:
    sources = []
    for case in CASES:
        if case.path.parent.name == folder:
            tree, output = tmp_path / case.path.stem, tmp_path / f"{case.path.name}.both"
            tree.mkdir(exist_ok=True)
            (tree / case.path.name).write_bytes(case.data)
            convert_paths(tree, replace(case.options, keep_cuda=True), output=output)
            (tree / case.path.name).unlink()
            sources.append(output / case.path.name)
    report = failures(hipcc, Build(tmp_path, (f"-I{INCLUDE}",), ARCHITECTURES), sources, at_a_time=2)
    assert not report, report
