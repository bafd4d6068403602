"""The example projects run with no GPU, built as they build themselves."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
BY_CMAKE = ("--cmake", ".")
#: How each is built and run, and what it prints at its end if all is right.
PROJECTS = {
    "nbody": (BY_CMAKE, "first body at x = "),
    "sparse_solver": (BY_CMAKE, "dense Cholesky: greatest entry of r "),
    "spectral": (BY_CMAKE, "Hann window at the middle 1.0000"),
    "image_pipeline": (
        ("--make", "--", "sh", "-c", "make && ./build/image_pipeline"),
        "values 0.2002 to 0.6618, 29651 bright pixels",
    ),
    "legacy_solver": (("--make", "--", "sh", "-c", "make && ./heat"), "center 0.0000, defect 4.84e-02"),
}


@pytest.mark.slow  # compiles HIP's libraries for the CPU
@pytest.mark.skipif(not (shutil.which("cmake") and shutil.which("make")), reason="needs cmake and make")
@pytest.mark.parametrize("name", PROJECTS)
def test_it_builds_and_runs(name: str, tmp_path: Path) -> None:
    words, printed = PROJECTS[name]
    project = shutil.copytree(EXAMPLES / name, tmp_path / name)
    command = [sys.executable, "-m", "hipport", "run", *words]
    ran = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert printed in ran.stdout
