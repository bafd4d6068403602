"""Operators on vector types that another file of the tree names."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import convert_paths


@pytest.mark.parametrize(
    ("header", "is_found"),
    [
        ("typedef float4 Colour;", True),
        ("namespace paint { typedef double4 Colour; }", True),
        ("using Colour = ::float4;", True),
        ("struct Colour { float4 value; };", False),
        ("typedef float Colour;", False),
        ("typedef float4 *Colour;", False),
    ],
)
def test_an_alias_of_a_header(tmp_path: Path, header: str, is_found: bool) -> None:
    (tmp_path / "colour.h").write_text(f"#pragma once\n#include <cuda_runtime.h>\n{header}\n")
    (tmp_path / "paint.h").write_text('#include "colour.h"\n')
    (tmp_path / "main.cu").write_text(
        '#include "paint.h"\nusing namespace paint;\n'
        "__host__ __device__ inline Colour operator*(Colour a, Colour b) { return mixed(a, b); }\n"
    )
    codes = [found.code for result in convert_paths(tmp_path).results for found in result.diagnostics]
    assert ("HP203" in codes) is is_found
