"""``hipport/texture.h`` with the headers of HIP, as a program that runs on this machine."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
INCLUDE = HERE.parents[1] / "hipport/include"


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("wrong", [False, True])
def test_arrays_objects_references_and_surfaces(hipcc: Path, tmp_path: Path, wrong: bool) -> None:
    linker = shutil.which("g++") or shutil.which("clang++")
    if linker is None:
        pytest.skip("no C++ compiler on this machine")
    flags = ["-x", "c++", "-std=c++17", "-w", "-D__HIP_PLATFORM_AMD__", f"-I{INCLUDE}", *(["-DWRONG"] if wrong else [])]
    unit, program = tmp_path / "texture.o", tmp_path / "texture"
    subprocess.run([hipcc, *flags, "-c", HERE / "texture_memory.cpp", "-o", unit], check=True)
    subprocess.run([linker, unit, "-o", program], check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=False)
    assert (done.returncode, bool(done.stdout)) == (int(wrong), wrong), done.stdout
