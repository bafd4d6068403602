"""The headers that NVRTC gets as text: those of HIP that only rename CUDA's, and those of the standard library."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from hipport.include import FOLDER as OWN
from hipport.mapping.mapping import load_mapping
from hipport.mapping.table import Row

#: What of HIP is more than other names: the runtime, its vector types, cooperative groups.
HIP = Path(__file__).resolve().parent / "include"
#: Folders of headers for ports.
FOLDERS = (HIP, OWN)

#: The libraries whose names are all that differs.
_RENAMED = ("complex", "math_constants", "fp16", "bf16", "fp8", "fp6fp4", "curand_device")

_STANDARD = (
    "algorithm array bit cfloat climits cmath complex concepts cstddef cstdint cstdlib cstring functional "
    "initializer_list iterator limits memory numeric optional ratio tuple type_traits utility variant"
).split()
#: C's headers, by the C++ ones that declare the same; of some all is there without a header.
_OF_C = {"stdint.h": "cstdint", "limits.h": "climits", "float.h": "cfloat", "stddef.h": "cstddef"}
_THERE = ("assert.h", "cassert", "stdio.h", "cstdio", "stdlib.h", "string.h", "math.h")

#: The macros for HIP's votes are undefined for headers of CUDA, which have other uses for two of the names.
_STANDARD_TEXT = """\
#undef __all
#undef __any
#include <cuda/std/{name}>
#ifdef HIPPORT_NVRTC_HIP_RUNTIME_H
#include <hip/hipport_votes.h>
#endif
namespace std {{
using namespace ::cuda::std;
}}
"""

_RENAMED_TEXT = """\
#pragma once
#undef __all
#undef __any
{includes}
#include <hip/hip_runtime.h>
#include <hip/hipport_votes.h>
{names}
"""

#: What nvcc and hipcc include by themselves; included before every source.
IMPLIED = "hipport_implied.h"
_IMPLIED_TEXT = """\
#include <cuda/std/cfloat>
#include <cuda/std/climits>
#include <cuda/std/cstdint>
#ifndef FLT_MAX  // the headers of CUDA 12 do not have these
#define FLT_MAX 3.402823466e+38F
#define FLT_MIN 1.175494351e-38F
#define FLT_EPSILON 1.192092896e-07F
#define DBL_MAX 1.7976931348623158e+308
#define DBL_MIN 2.2250738585072014e-308
#define DBL_EPSILON 2.2204460492503131e-16
#endif
#define INFINITY __builtin_bit_cast(float, 0x7f800000u)
#define NAN __builtin_bit_cast(float, 0x7fffffffu)
#define HUGE_VALF __builtin_bit_cast(float, 0x7f800000u)
#define HUGE_VAL __builtin_bit_cast(double, 0x7ff0000000000000ull)
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440
"""


@cache
def standard_headers() -> dict[str, str]:
    """C's and C++'s headers by name: NVRTC has none, but CUDA has the C++ library as ``cuda::std``."""
    headers = {name: _STANDARD_TEXT.format(name=name) for name in _STANDARD}
    return (
        {IMPLIED: _IMPLIED_TEXT}
        | headers
        | {name: f"#include <cuda/std/{other}>\n" for name, other in _OF_C.items()}
        | dict.fromkeys(_THERE, "")
    )


@cache
def renamed_headers() -> dict[str, str]:
    """HIP's headers that are CUDA's by other names, made from the mapping tables read from HIP to CUDA; those that are
    files of hipport's (the runtime) are more than names.
    """
    mapping = load_mapping()
    tables = [mapping.table(library) for library in mapping.libraries if library.name in _RENAMED]
    rows = [row for table in tables for row in table if row.hip_header and row.status == "ok" and not row.removed]
    cuda = {row.cuda for row in rows}
    includes: dict[str, dict[str, None]] = {}
    names: dict[str, dict[str, None]] = {}
    for row in rows:
        if row.hip_header.startswith(("hip/", "hiprand/")) and not (HIP / row.hip_header).exists():
            includes.setdefault(row.hip_header, {})[f"#include <{row.header}>"] = None
            names.setdefault(row.hip_header, {}).update(dict.fromkeys(_alias(row) if row.hip not in cuda else ()))
    return {
        name: _RENAMED_TEXT.format(includes="\n".join(includes[name]), names="\n".join(names[name])) for name in names
    }


def _alias(row: Row) -> Iterator[str]:
    if row.kind == "type":
        yield f"using {row.hip} = {row.cuda};"
    else:
        yield f"#define {row.hip} {row.cuda}"
