"""The examples' ports are built by the tool of their build files, with the toolchain's compiler and as they are."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

EXPECTED = Path(__file__).parents[2] / "examples" / "expected"
HIPCC = Path(os.environ.get("HIPCC") or shutil.which("hipcc") or "hipcc")
PREFIX = HIPCC.parent.parent
TOOLCHAIN = PREFIX / "hip.cmake"
pytestmark = [
    pytest.mark.rocm,
    pytest.mark.skipif(not TOOLCHAIN.is_file(), reason="hipcc is not of a prefix by hipport toolchain install"),
]
#: What the build of each makefile writes.
BY_MAKE = {"image_pipeline": "build/image_pipeline", "legacy_solver": "heat"}
BY_CMAKE = {"nbody": "nbody", "sparse_solver": "poisson", "spectral": "spectral"}


def run(folder: Path, *words: str | Path, **environment: str) -> None:
    whole = {**os.environ, **environment}
    done = subprocess.run(words, cwd=folder, env=whole, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.needs("make", "gcc", "g++")
@pytest.mark.parametrize("name", BY_MAKE)
def test_make_builds_the_port(name: str, tmp_path: Path) -> None:
    port = tmp_path / name
    shutil.copytree(EXPECTED / name, port)
    run(port, "make", ROCM_PATH=str(PREFIX / "rocm"), PATH=f"{HIPCC.parent}:{os.environ['PATH']}")
    assert (port / BY_MAKE[name]).read_bytes().startswith(b"\x7fELF")


@pytest.mark.needs("cmake", "make", "g++")
@pytest.mark.parametrize("name", BY_CMAKE)
def test_cmake_builds_the_port(name: str, tmp_path: Path) -> None:
    chosen = (f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}", "-DCMAKE_HIP_ARCHITECTURES=gfx942")
    run(tmp_path, "cmake", "-S", EXPECTED / name, "-B", tmp_path / "build", *chosen)
    run(tmp_path, "cmake", "--build", tmp_path / "build", "--parallel", "2")
    assert (tmp_path / "build" / BY_CMAKE[name]).read_bytes().startswith(b"\x7fELF")


def test_every_example_is_built() -> None:
    assert {*BY_MAKE, *BY_CMAKE} == {path.name for path in EXPECTED.iterdir() if path.is_dir()}
