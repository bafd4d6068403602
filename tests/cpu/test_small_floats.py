"""bfloat16 and half functions of hipport's headers against exact models: conversions, limits, NaN, pairs, sums."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel

Array = NDArray[Any]
INTEGERS: dict[str, type[np.integer[Any]]] = {
    "short": np.int16,
    "ushort": np.uint16,
    "int": np.int32,
    "uint": np.uint32,
    "ll": np.int64,
    "ull": np.uint64,
}
C_NAMES = {
    "ushort": "unsigned short",
    "uint": "unsigned int",
    "ll": "long long",
    "ull": "unsigned long long",
    "char": "signed char",
    "uchar": "unsigned char",
}
DIRECTIONS = ("rn", "rd", "ru", "rz")
WHOLE: dict[str, Callable[[float], int]] = {"rn": round, "rd": math.floor, "ru": math.ceil, "rz": math.trunc}
CANONICAL_NAN = 0x7FFF
TO_INTEGER = """
extern "C" __global__ void to_%(name)s(const %(format)s *x, %(type)s *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    %(calls)s
}
"""
FROM_NUMBER = """
extern "C" __global__ void from_%(name)s(const %(type)s *x, unsigned short *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    %(calls)s
}
"""


def _to(function: str, name: str, directions: tuple[str, ...], own_format: str) -> str:
    calls = " ".join(f"out[{k} * n + i] = {function}2{name}_{d}(x[i]);" for k, d in enumerate(directions))
    kind = C_NAMES.get(name, name)
    return TO_INTEGER % {
        "name": name if own_format != "__half" else f"{name}_of_half",
        "format": own_format,
        "type": kind,
        "calls": calls,
    }


def _from(name: str, directions: tuple[str, ...]) -> str:
    calls = " ".join(
        f"out[{k} * n + i] = __bfloat16_as_ushort(__{name}2bfloat16_{d}(x[i]));" for k, d in enumerate(directions)
    )
    return FROM_NUMBER % {"name": name, "type": C_NAMES.get(name, name), "calls": calls}


@pytest.fixture(scope="module")
def module() -> Module:
    kernels = [
        "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n",
        *(_to("__bfloat16", name, DIRECTIONS, "__nv_bfloat16") for name in INTEGERS),
        *(_to("__bfloat16", name, ("rz",), "__nv_bfloat16") for name in ("char", "uchar")),
        *(_to("__half", name, ("rz",), "__half") for name in ("char", "uchar")),
        *(_from(name, DIRECTIONS) for name in INTEGERS),
        _from("float", DIRECTIONS[1:]),
    ]
    return Engine().compile((convert_text("".join(kernels)).output or b"").decode())


def _integer(x: float, direction: str, kind: type[np.integer[Any]]) -> int:
    """The nearest integer that there is, in the direction; of NaN 0, in 64 bits the sign bit alone."""
    limits = np.iinfo(kind)
    if math.isnan(x):
        return {8: limits.min or 1 << 63}.get(np.dtype(kind).itemsize, 0)
    if math.isinf(x):
        return int(limits.max if x > 0 else limits.min)
    return int(min(max(WHOLE[direction](x), int(limits.min)), int(limits.max)))


def _bfloat_bits(x: Fraction, direction: str) -> int:
    """The bits of an exact number, rounded to bfloat16: 8 digits, exponents from -126, infinity beyond the limits."""
    size, sign = abs(x), 0x8000 if x < 0 else 0
    up = {"rn": None, "rz": False, "rd": x < 0, "ru": x > 0}[direction]
    exponent = max(-126, size.numerator.bit_length() - size.denominator.bit_length()) if size else -126
    exponent -= exponent > -126 and size < Fraction(2) ** exponent
    units = size / Fraction(2) ** (exponent - 7)
    whole = round(units) if up is None else math.ceil(units) if up else math.floor(units)
    return sign | min(whole + ((exponent + 126) << 7), 0x7F80)


def _run(module: Module, kernel: str, x: Array, out: Array, count: int) -> Array:
    module.launch(kernel, count // 256, 256, [x, out, count])
    return out


#: Bits of numbers of all sizes and both signs, with infinities, NaN and their neighbours.
EVERY = np.concatenate([np.arange(11, 0x10000, 17), np.arange(0, 0x10000, 0x80), np.arange(0x7F, 0x10000, 0x80)])
EVERY = np.resize(EVERY, 256 * 19).astype(np.uint32)


@pytest.mark.parametrize("name", INTEGERS)
def test_bfloat16_to_integers(module: Module, name: str) -> None:
    values = (EVERY << 16).astype(np.uint32).view(np.float32)
    out = np.zeros((4, len(values)), INTEGERS[name])
    result = _run(module, f"to_{name}", EVERY.astype(np.uint16), out, len(values))
    for row, direction in zip(result, DIRECTIONS, strict=True):
        assert row.tolist() == [_integer(float(x), direction, INTEGERS[name]) for x in values], direction


@pytest.mark.parametrize(("name", "kind"), [("char", np.int8), ("uchar", np.uint8)])
@pytest.mark.parametrize("suffix", ["", "_of_half"])
def test_to_bytes(module: Module, name: str, kind: type[np.integer[Any]], suffix: str) -> None:
    bits = EVERY.astype(np.uint16)
    values = bits.view(np.float16) if suffix else (EVERY << 16).astype(np.uint32).view(np.float32)
    result = _run(module, f"to_{name}{suffix}", bits, np.zeros(len(bits), kind), len(bits))
    assert result.tolist() == [_integer(float(x), "rz", kind) for x in values]


@pytest.mark.parametrize("name", INTEGERS)
def test_integers_to_bfloat16(module: Module, name: str) -> None:
    kind = INTEGERS[name]
    limits, bits = np.iinfo(kind), np.dtype(kind).itemsize * 8
    random = np.random.default_rng(6)
    # Between two bfloat16 numbers, and next to the middle: what is lost by rounding to float first.
    middles = [(0x101 << s) + d for s in range(bits) for d in (-1, 0, 1) if (0x101 << s) + d <= limits.max]
    edges = [0, 1, limits.min, limits.max, limits.max - 1, *middles, *(-m for m in middles if limits.min)]
    sizes = random.integers(0, bits, 2000)
    numbers = random.integers(limits.min, limits.max, 2000, kind, endpoint=True) >> sizes.astype(kind)
    x = np.resize(np.concatenate([np.array(edges, kind), numbers.astype(kind)]), 256 * 12)
    result = _run(module, f"from_{name}", x, np.zeros((4, len(x)), np.uint16), len(x))
    for row, direction in zip(result, DIRECTIONS, strict=True):
        assert row.tolist() == [_bfloat_bits(Fraction(int(v)), direction) for v in x], direction


def test_floats_to_bfloat16(module: Module) -> None:
    random = np.random.default_rng(7)
    edges = [
        0x0,
        0x1,
        0xFFFF,
        0x10000,
        0x7F7FFFFF,
        0x7F800000,
        0x7F7F0000,
        0x7F7F0001,
        0x3F808000,
        0x7FC00000,
        0x7F800001,
    ]
    bits = np.concatenate([edges, np.array(edges) + 0x80000000, random.integers(0, 1 << 32, 4000)]).astype(np.uint32)
    x = np.resize(bits, 256 * 16).view(np.float32)
    result = _run(module, "from_float", x, np.zeros((3, len(x)), np.uint16), len(x))
    for row, direction in zip(result, DIRECTIONS[1:], strict=True):
        for value, got in zip(x, row, strict=True):
            special = not np.isfinite(value) or value == 0
            expected = int(value.view(np.uint32)) >> 16 if special else _bfloat_bits(Fraction(float(value)), direction)
            assert got == (CANONICAL_NAN if np.isnan(value) else expected), (value, direction)


SUMS = """
#include <hip/hip_runtime.h>
#include "hipport/atomics.h"

extern "C" __global__ void add(__half *h, __half2 *h2, __hip_bfloat16 *b, __hip_bfloat162 *b2, float2 *f) {
    hipport::atomic_add(h + 1, __half(0.5f));
    hipport::atomic_add(h2 + 1, __half2(__half(1.0f), __half(2.0f)));
    hipport::atomic_add(b + 1, __hip_bfloat16(0.5f));
    hipport::atomic_add(b2 + 1, __hip_bfloat162(__hip_bfloat16(1.0f), __hip_bfloat16(2.0f)));
    hipport::atomic_add(f, make_float2(1.0f, 2.0f));
}
"""


def test_atomic_sums_lose_nothing_and_leave_neighbours_alone() -> None:
    """The neighbours are -0, which adding +0 would change."""
    minus = 0x8000
    h, b = (np.full(4, minus, np.uint16) for _ in range(2))
    h2, b2 = (np.full(6, minus, np.uint16) for _ in range(2))
    f = np.zeros(2, np.float32)
    Engine().compile(SUMS).launch("add", 2, 64, [h, h2, b, b2, f])
    assert h.tolist() == [minus, 0x5400, minus, minus]  # 64
    assert h2.tolist() == [minus, minus, 0x5800, 0x5C00, minus, minus]  # 128, 256
    assert b.tolist() == [minus, 0x4280, minus, minus]
    assert b2.tolist() == [minus, minus, 0x4300, 0x4380, minus, minus]
    assert f.tolist() == [128, 256]
