"""Every example and every kernel of the repository, converted, compiles for every generation of AMD's GPUs."""

from __future__ import annotations

import sysconfig
from dataclasses import replace
from pathlib import Path

import pytest

from hipport import Status
from hipport import convert_paths
from tests.compile.helpers import Build
from tests.compile.helpers import failures

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
UNITS = {".cu", ".cpp", ".c"}

#: What the projects' own build files tell the compiler.
BUILDS = {
    "image_pipeline": Build(EXAMPLES / "image_pipeline", ("-Iinclude",)),
    "image_pipeline, TEXTURES=1": Build(EXAMPLES / "image_pipeline", ("-Iinclude", "-DUSE_TEXTURES")),
    "legacy_solver": Build(EXAMPLES / "legacy_solver", ("-I.",)),
    "nbody": Build(EXAMPLES / "nbody"),
    "signal_stats": Build(EXAMPLES / "signal_stats", ("-Isrc", f"-I{sysconfig.get_paths()['include']}")),
    # Templates of Thrust: their device code is the longest to compile.
    "sparse_solver": Build(EXAMPLES / "sparse_solver", ("-Iinclude",), ("gfx942", "gfx1100")),
    "spectral": Build(EXAMPLES / "spectral"),
    # One of each wavefront: on emulated GPUs they are compiled for every generation, and run.
    "kernels": Build(ROOT / "kernels", architectures=("gfx90a", "gfx1100")),
}


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("project", BUILDS)
def test_the_port_compiles(project: str, hipcc: Path, tmp_path: Path) -> None:
    port = tmp_path / "port"
    run = convert_paths(BUILDS[project].folder, output=port)
    assert not run.statuses[Status.FAILED]
    units = sorted(path for path in port.rglob("*") if path.suffix in UNITS)
    assert units
    report = failures(hipcc, replace(BUILDS[project], folder=port), units, at_a_time=2)
    assert not report, report


#: Something in it is left to port by hand: tests/test_walkthrough.py does that, and compiles it.
OF_THE_TUTORIAL = EXAMPLES / "row_norms"


def test_no_project_is_left_out() -> None:
    projects = {readme.parent for readme in EXAMPLES.glob("*/README.md")} - {OF_THE_TUTORIAL}
    assert {build.folder for build in BUILDS.values()} == {*projects, ROOT / "kernels"}
