"""Symbols of device code that a call names in a string, and another file of the tree declares."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths


@pytest.mark.parametrize(
    ("kernels", "argument"),
    [
        ("__device__ __constant__ float weights[4];", "weights"),
        ("static float weights[4];", '"weights"'),
        ("// __constant__ float weights[4];", '"weights"'),
    ],
)
def test_a_symbol_of_an_included_file(tmp_path: Path, kernels: str, argument: str) -> None:
    (tmp_path / "filter_kernel.cu").write_text(f"#include <cuda_runtime.h>\n{kernels}\n")
    (tmp_path / "main.cu").write_text(
        '#include "filter_kernel.cu"\nvoid set(const float *w) { cudaMemcpyToSymbol("weights", w, 16); }\n'
    )
    ported = {Path(result.path).name: result.output or b"" for result in convert_paths(tmp_path).results}
    assert f"hipMemcpyToSymbol({argument}, w, 16)".encode() in ported["main.cu"]
