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
    unit = folder / "unit.hip"
    unit.write_bytes(result.output)
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
