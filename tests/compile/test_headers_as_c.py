"""Which headers of HIP compile as C: the table against the real compiler."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import read_headers

#: Templates, for which CUDA's headers are C++ as well.
FOR_CXX = ("hipport/", "thrust/", "hipcub/", "rocwmma/")
#: These want another header before them, as C or C++.
BEFORE = {"hip/hip_gl_interop.h": "hip/hip_runtime_api.h", "hipfft/hiplibxt.h": "stddef.h"}


def _targets() -> list[str]:
    rows = read_headers(load_mapping().folder / "headers.csv")
    return sorted({row.hip for row in rows if row.action == "map" and not row.hip.startswith(FOR_CXX)})


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("header", _targets())
def test_the_table_says_what_compiles_as_c(header: str, hipcc: Path, tmp_path: Path) -> None:
    unit = tmp_path / "unit.c"
    before = f"#include <{BEFORE[header]}>\n" if header in BEFORE else ""
    unit.write_text(f"{before}#include <{header}>\n")
    after = [f"-idirafter{hipcc.parents[1] / folder}" for folder in ("include", "usr/include")]
    options = ("-x", "c", "-w", "-fsyntax-only", "-D__HIP_PLATFORM_AMD__", *after)
    done = subprocess.run([hipcc, *options, unit], capture_output=True, text=True, check=False)
    assert (done.returncode != 0) is (header in load_mapping().cxx_headers), done.stderr
