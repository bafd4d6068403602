"""Operators of the vector types, HIP's and the user's: what hipcc compiles, the engine compiles, and nothing more."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.toolchain.hipcc import find_hipcc

_V = "uint2 a = make_uint2(12, 5), b = make_uint2(10, 3); "
_F = "float3 a = make_float3(1, 2, 3), b = make_float3(4, 5, 6); "
#: Operators of the user's, statements, and what they leave in ``a.x``: the user's operators give 100 or more.
COMPILES = {
    "own ^=": ("void operator^=(uint2 &a, uint2 b) { a.x = 100; }", _V + "a ^= b;", 100),
    "own += by value": ("void operator+=(uint2 &a, uint2 b) { a.x = 100; }", _V + "a += b;", 100),
    "own += by reference": (
        "float3 &operator+=(float3 &a, const float3 &b) { a.x = 100; return a; }",
        _F + "a += b;",
        100,
    ),
    "own *= of a number": ("void operator*=(float3 &a, float s) { a.x = 100; }", _F + "a *= 2.0f;", 100),
    "own +": ("uint2 operator+(uint2 a, uint2 b) { return make_uint2(100, 0); }", _V + "a = a + b;", 100),
    "own *": (
        "float3 operator*(const float3 &a, const float3 &b) { return make_float3(100, 0, 0); }",
        _F + "a = a * b;",
        100,
    ),
    "own * of a number": (
        "float3 operator*(float3 a, float s) { return make_float3(100, 0, 0); }",
        _F + "a = a * 2.0f;",
        100,
    ),
    "own * of another number": (
        "float3 operator*(float3 a, float s) { return make_float3(100, 0, 0); }",
        _F + "a = a * 2;",
        2,
    ),
    "own * of a type of one's own": (
        "struct M { float s; }; __device__ float3 operator*(const M &m, float3 b) { return make_float3(100, 0, 0); }",
        _F + "M m{2}; a = m * b;",
        100,
    ),
    "own * of different vectors": (
        "float3 operator*(float3 a, int3 b) { return make_float3(100, 0, 0); }",
        _F + "a = a * make_int3(1, 2, 3);",
        100,
    ),
    "own += of any type": (
        "template <class V> __device__ V &operator+=(V &a, const V &b) { a.x = 100; return a; }",
        _F + "a += b; a += make_float3(1, 1, 1);",
        6,
    ),
    "own unary": ("float3 operator-(const float3 &a) { return make_float3(100, 0, 0); }", _F + "a = -a;", 100),
    "own unary of unsigned": ("uint2 operator-(uint2 a) { return make_uint2(100, 0); }", _V + "a = -a;", 100),
    "own ~": ("uint2 operator~(uint2 a) { return make_uint2(100, 0); }", _V + "a = ~a;", 100),
    "own <<": ("uint2 operator<<(uint2 a, int n) { return make_uint2(100, 0); }", _V + "a = a << 3;", 100),
    "own ==": ("bool operator==(float3 a, float3 b) { return true; }", _F + "a.x = a == b ? 100 : 0;", 100),
    "numbers": ("", _F + "const float3 c = 2 * b - b / 2.0 + 1; a += c; a -= 1; a *= 2; a /= 2;", 7),
    "integers": ("", _V + "a = (a ^ b) | (a & 4) | b % 7 | a >> 1 | a << b; a |= b; a %= b * 10u;", 3),
    "comparisons": ("", _F + "a.x = (a == b) + 2 * (a != 1) + 4 * (a != b) + 8 * (1.0f == make_float3(1, 1, 1));", 14),
    "of one": ("", _V + "++a; a++; --a; b = a--; a = -make_int2(1, 2) == make_int2(-1, -2) ? a : b;", 12),
    "elements": ("", _V + "const uint2 c = a; a[0] = c[1] + b[0];", 15),
    "lists": ("", _F + "a += {1, 2, 3};", 2),
    "braces that narrow": ("", "int2 a = {blockDim.x + 4, 2.5}; a = a + int2{threadIdx.x, 1}; a += int2(1.5f);", 6),
}
FAILS = (
    _V + "a ^= 3;",
    _V + "a = 1u << a;",
    _F + "a = a ^ b;",
    _F + "a %= b;",
    _V + "a = -a;",
    _F + "a = a + make_int3(1, 2, 3);",
    "float3 a = 1.0f;",
)
#: What has all of them: each in a namespace of its own, or on a line of its own from the third one on.
GOOD = "#include <hip/hip_runtime.h>\n" + "".join(
    f"namespace n{number} {{ {'' if not own or own.startswith(('struct', 'template')) else '__device__ '}{own}\n"
    f"__global__ void k(float *out) {{ {statements} *out = static_cast<float>(a.x); }} }}\n"
    for number, (own, statements, _) in enumerate(COMPILES.values())
)
BAD = "#include <hip/hip_runtime.h>\n\n" + "".join(
    f"__global__ void k{number}() {{ {statements} }}\n" for number, statements in enumerate(FAILS)
)
BAD_LINES = set(range(3, 3 + len(FAILS)))


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine(32).compile(GOOD.encode())


@pytest.mark.parametrize("name", COMPILES)
def test_what_compiles(module: Module, name: str) -> None:
    out = np.zeros(1, np.float32)
    module.launch(f"n{list(COMPILES).index(name)}::k", 1, 1, [out])
    assert out[0] == COMPILES[name][2]


def test_what_does_not() -> None:
    with pytest.raises(CompileError) as caught:
        Engine(32).compile(BAD.encode(), path="k.hip")
    assert {message.place.line for message in caught.value.messages if message.place} >= BAD_LINES


@pytest.mark.rocm
def test_the_same_with_hipcc(tmp_path: Path) -> None:
    assert _lines_of_hipcc(tmp_path, GOOD) == set()
    assert _lines_of_hipcc(tmp_path, BAD) >= BAD_LINES


def _lines_of_hipcc(folder: Path, source: str) -> set[int]:
    """The lines that hipcc's errors come from."""
    (folder / "k.hip").write_text(source)
    command = [str(find_hipcc()), "--offload-arch=gfx90a", "--offload-device-only", "-fsyntax-only", "k.hip"]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "error: " in ended.stderr or ended.returncode == 0
    return {
        int(line) for line in re.findall(r"^k\.hip:(\d+):\d+: (?:error|note: in instantiation)", ended.stderr, re.M)
    }
