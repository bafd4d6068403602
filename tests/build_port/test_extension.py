"""An extension of PyTorch: the port of its setup.py, run with a stand-in for ROCm's PyTorch that says what is built."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hipport.api import convert_paths

HERE = Path(__file__).parent
EXTENSION = HERE / "extension"


@pytest.fixture
def port(tmp_path: Path) -> Path:
    convert_paths(EXTENSION, output=tmp_path / "port")
    return tmp_path / "port"


def built(folder: Path, **variables: str) -> Any:
    """The one extension that the setup.py in a folder builds on a machine with PyTorch for ROCm."""
    environment = {**os.environ, "PYTHONPATH": str(HERE / "rocm_torch"), "PYTHONDONTWRITEBYTECODE": "1", **variables}
    command = [sys.executable, "setup.py", "build_ext"]
    said = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    (extension,) = json.loads(said.stdout)
    return extension


def test_the_port_builds_the_kernels(port: Path) -> None:
    extension = built(port)
    assert extension["sources"] == ["csrc/binding.cpp", "csrc/warp_sums.cu"]
    assert extension["libraries"] == ["hipblas"]
    assert extension["define_macros"] == [["WITH_CUDA", None]]
    assert extension["extra_compile_args"] == {
        "cxx": ["-O2"],
        "nvcc": [
            "-O3",
            "-ffast-math",
            "-fno-finite-math-only",
            "-U__HIP_NO_HALF_OPERATORS__",
            "-D",
            "SUMS_CUDA_BLOCK=128",
            "-fno-strict-aliasing",
        ],
    }


def test_what_is_appended_under_a_condition(port: Path) -> None:
    assert "-gline-tables-only" in built(port, SUMS_DEBUG="1")["extra_compile_args"]["nvcc"]


def test_without_a_port_no_kernel_is_built() -> None:
    """Why CUDA_HOME has to change: the build succeeds, for CPUs."""
    assert built(EXTENSION)["sources"] == ["csrc/binding.cpp"]


@pytest.mark.rocm
@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
def test_hipcc_takes_what_the_port_builds(port: Path, arch: str, hipcc: Path) -> None:
    """The kernels with the options of the port, between those that PyTorch's build has for every extension."""
    options = built(port)["extra_compile_args"]["nvcc"]
    command = [str(hipcc), "-fPIC", "-DUSE_ROCM=1", "-D__HIP_NO_HALF_OPERATORS__=1", *options, "-std=c++20", "-Werror"]
    command += [f"--offload-arch={arch}", "-fno-gpu-rdc", "-x", "hip", "-c", "csrc/warp_sums.cu"]
    assert subprocess.run(command, cwd=port, capture_output=True, text=True, check=False).stderr == ""
