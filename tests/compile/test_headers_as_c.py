"""Which headers of HIP and of hipport compile as C: the tables against the real compiler."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipport.context.insertion import PLAIN_C
from hipport.include import FOLDER
from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import read_headers

#: Templates, for which CUDA's headers are C++ as well.
FOR_CXX = ("hipport/", "thrust/", "hipcub/", "rocwmma/")
#: These want another header before them, as C or C++.
BEFORE = {"hip/hip_gl_interop.h": "hip/hip_runtime_api.h", "hipfft/hiplibxt.h": "stddef.h"}


def _targets() -> list[str]:
    rows = read_headers(load_mapping().folder / "headers.csv")
    return sorted({row.hip for row in rows if row.action == "map" and not row.hip.startswith(FOR_CXX)})


def _compile_as_c(hipcc: Path, folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    unit = folder / "unit.c"
    unit.write_text(text)
    after = [f"-idirafter{hipcc.parents[1] / where}" for where in ("include", "usr/include")]
    options = ("-x", "c", "-w", "-fsyntax-only", "-D__HIP_PLATFORM_AMD__", *after)
    return subprocess.run([hipcc, *options, unit], capture_output=True, text=True, check=False)


@pytest.mark.rocm
def test_hipports_plain_headers_and_hiprand_with_its_type_compile_as_c(hipcc: Path, tmp_path: Path) -> None:
    own = "".join(f'#include "{FOLDER / header}"\n' for header in sorted(PLAIN_C))
    text = f"{own}#include <hiprand/hiprand.h>\nhiprandGenerator_t generator;\n"
    done = _compile_as_c(hipcc, tmp_path, text)
    assert done.returncode == 0, done.stderr


@pytest.mark.rocm
@pytest.mark.slow
@pytest.mark.parametrize("header", _targets())
def test_the_table_says_what_compiles_as_c(header: str, hipcc: Path, tmp_path: Path) -> None:
    before = f"#include <{BEFORE[header]}>\n" if header in BEFORE else ""
    done = _compile_as_c(hipcc, tmp_path, f"{before}#include <{header}>\n")
    assert (done.returncode != 0) is (header in load_mapping().cxx_headers), done.stderr
