"""Macros of a header that define operators, by their uses in other files of the tree."""

from __future__ import annotations

from pathlib import Path

import pytest

from hipport import Options
from hipport import convert_paths

_MACRO = """\
#pragma once
#include <cuda_runtime.h>
#define PRODUCT(T) inline __host__ __device__ T operator*(T a, T b) { a.x *= b.x; return a; }
"""
_OUTER = "#define BOTH(S) PRODUCT(S##2) PRODUCT(S##3)\n"
_PREFERRED = "#define PRODUCT(T) __attribute__((enable_if(true, __FILE__))) inline"


@pytest.mark.parametrize("options", [Options(), Options(keep_cuda=True)], ids=["hip", "both"])
@pytest.mark.parametrize(
    ("macro", "use", "is_preferred"),
    [
        (_MACRO, "PRODUCT(float3)", True),
        (_MACRO, "struct Own { float x; };\nPRODUCT(Own)", False),
        (_MACRO + _OUTER, "BOTH(float)", True),
        (_MACRO, f"{_OUTER}BOTH(double)", True),
        (_MACRO + _OUTER, "BOTH(own)", False),
        (f"{_MACRO}#undef PRODUCT\n", "PRODUCT(float3)", False),
        (_MACRO, "", False),
    ],
)
def test_uses_in_other_files(tmp_path: Path, macro: str, use: str, is_preferred: bool, options: Options) -> None:
    source, port = tmp_path / "source", tmp_path / "port"
    for folder in ("include", "src"):
        source.joinpath(folder).mkdir(parents=True)
    (source / "include/macro.h").write_text(macro)
    (source / "src/vectors.h").write_text(f'#pragma once\n#include "../include/macro.h"\n{use}\n')
    (source / "src/main.cu").write_text('#include "vectors.h"\n__global__ void k() {}\n')
    (source / "src/other.cu").write_text("#define PRODUCT(T) T product(T a)\nPRODUCT(float4) { return a; }\n")
    convert_paths(source, output=port, options=options)
    assert (_PREFERRED in (port / "include/macro.h").read_text()) == is_preferred


def test_headers_without_sources(tmp_path: Path) -> None:
    (tmp_path / "macro.h").write_text(_MACRO)
    (tmp_path / "vectors.h").write_text('#include "macro.h"\nPRODUCT(float3)\n')
    ports = b"".join(result.output or b"" for result in convert_paths(tmp_path).results)
    assert _PREFERRED.encode() in ports
