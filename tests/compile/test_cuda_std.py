"""``hipport/cuda_std.h`` has in every language standard of libcu++ what libcu++ has in it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
INCLUDE = HERE.parents[1] / "hipport/include"


@pytest.mark.rocm
@pytest.mark.parametrize("standard", ["c++17", "c++20", "c++23"])
@pytest.mark.parametrize("wrong", [False, True], ids=["right", "wrong"])
def test_what_the_library_of_the_compiler_has_later(hipcc: Path, standard: str, wrong: bool) -> None:
    flags = ["-x", "hip", f"-std={standard}", "--offload-arch=gfx942", f"-I{INCLUDE}", *(["-DWRONG"] if wrong else [])]
    command: list[str | Path] = [hipcc, *flags, "-c", HERE / "cuda_std.cpp", "-o", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode != 0, done.stderr.count("error: ")) == (wrong, int(wrong)), done.stderr
