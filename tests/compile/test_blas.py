"""hipport/blas.h has every function of cublas.h that a port calls, with CUDA's types."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from hipport import convert_text
from scripts.tables.inputs import FACTS
from scripts.tables.symbols import load_facts

INCLUDE = Path(__file__).parents[2] / "hipport" / "include"


def pointers() -> list[str]:
    """A pointer to every function of cublas.h, with its type in CUDA's headers, as CUDA source."""
    symbols = load_facts(FACTS / "symbols.tar.xz").cuda("cublas_legacy").values()
    return [
        f"{signature.result} (*const at_{symbol.name})({parameters}) = {symbol.name};"
        for symbol in symbols
        if symbol.kind == "function" and symbol.name != "cublasGetVersion"
        for signature in symbol.newest.signatures
        for parameters in [", ".join(parameter.type for parameter in signature.parameters)]
    ]


def errors(hipcc: Path, folder: Path, lines: list[str]) -> str:
    """What the compiler says of the port of CUDA source that includes cublas.h."""
    result = convert_text("\n".join(("#include <cublas.h>", *lines, "")), path="unit.cu")
    assert result.output is not None
    return errors_of(hipcc, folder, result.output.decode())


def errors_of(hipcc: Path, folder: Path, text: str) -> str:
    """What the compiler says of HIP source."""
    unit = folder / "unit.hip"
    unit.write_text(text, "utf-8")
    options = ("-std=c++14", "-w", "--cuda-host-only", f"-I{INCLUDE}")
    command: list[str | Path] = [hipcc, *options, "-fsyntax-only", unit, "-o", os.devnull]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


@pytest.mark.rocm
def test_every_function_has_the_type_of_cudas(hipcc: Path, tmp_path: Path) -> None:
    lines = pointers()
    assert len(lines) == 156
    assert "error" not in errors(hipcc, tmp_path, lines)


@pytest.mark.rocm
def test_another_type_does_not_compile(hipcc: Path, tmp_path: Path) -> None:
    assert "error" in errors(hipcc, tmp_path, ["float (*const at)(int, const double *, int) = cublasSnrm2;"])


LETTERS = """#include "hipport/blas.h"
using hipport::blas::Letter;
#define IS(type, letter, value) static_assert(type(Letter{letter}) == value, "another option")
IS(hipblasOperation_t, 'n', HIPBLAS_OP_N);
IS(hipblasOperation_t, 'T', HIPBLAS_OP_T);
IS(hipblasOperation_t, 'c', HIPBLAS_OP_C);
IS(hipblasFillMode_t, 'U', HIPBLAS_FILL_MODE_UPPER);
IS(hipblasFillMode_t, 'l', HIPBLAS_FILL_MODE_LOWER);
IS(hipblasSideMode_t, 'L', HIPBLAS_SIDE_LEFT);
IS(hipblasSideMode_t, 'r', HIPBLAS_SIDE_RIGHT);
IS(hipblasDiagType_t, 'N', HIPBLAS_DIAG_NON_UNIT);
IS(hipblasDiagType_t, 'u', HIPBLAS_DIAG_UNIT);
"""


@pytest.mark.rocm
@pytest.mark.parametrize(
    ("more", "is_right"), [("", True), ("IS(hipblasOperation_t, 'x', HIPBLAS_OP_N);\n", False)], ids=["right", "wrong"]
)
def test_letters_are_options(hipcc: Path, tmp_path: Path, more: str, is_right: bool) -> None:
    assert ("error" not in errors_of(hipcc, tmp_path, LETTERS + more)) is is_right
