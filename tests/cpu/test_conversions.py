"""Conversions to integers give what AMD's GPUs give: each source, each target, each way to write one."""

from __future__ import annotations

import math
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hipport.cpu import CompileError
from hipport.cpu import Engine
from hipport.cpu import LaunchError
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles one kernel after the other

Array = NDArray[Any]
SOURCE = Path(__file__).parent / "kernels" / "conversions.hip"
SOURCES: dict[str, type[np.floating[Any]]] = {"float": np.float32, "double": np.float64}
TARGETS = {
    "signed char": np.int8,
    "unsigned char": np.uint8,
    "short": np.int16,
    "unsigned short": np.uint16,
    "int": np.int32,
    "unsigned int": np.uint32,
    "long long": np.int64,
    "unsigned long long": np.uint64,
    "bool": np.bool_,
}
PAIRS = list(product(TARGETS, SOURCES))
#: A small target, one of two halves, bool; the instances of all pairs take a minute to compile.
SOME = [("unsigned char", "double"), ("int", "float"), ("unsigned long long", "float"), ("bool", "double")]
EVERY_PAIR = [*SOME, *(pytest.param(*pair, marks=pytest.mark.slow) for pair in PAIRS if pair not in SOME)]


# The model: instructions of AMD's GPUs on exact numbers, put together as hipcc does.


def _clamped(x: float, bits: int, signed: bool) -> int:
    """``v_cvt_i32_f32``, ``v_cvt_u16_f16`` and their like."""
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    if math.isnan(x):
        return 0
    if math.isinf(x):
        return high if x > 0 else low
    return min(max(math.trunc(x), low), high)


def _fma(a: float, b: float, c: float, kind: type[np.floating[Any]]) -> float:
    """``v_fma``: rounded once. Products and sums of infinities are what floating point has for them."""
    if not all(map(math.isfinite, (a, b, c))):
        with np.errstate(invalid="ignore"):
            return float(np.float64(a) * np.float64(b) + np.float64(c))
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    assert float(exact) == exact, "to round to float by way of double is to round once"
    return float(kind(float(exact)))


def _words(x: float, kind: type[np.floating[Any]], signed: bool) -> int:
    """The two halves of 64 bits, each by a conversion to 32."""
    whole = x if not math.isfinite(x) else float(math.trunc(x))
    negate = signed and kind is np.float32
    size = abs(whole) if negate else whole
    scaled = size * 2.0**-32
    high = float(math.floor(scaled)) if math.isfinite(scaled) else scaled
    low = _fma(high, -(2.0**32), size, kind)
    number = _clamped(high, 32, signed and not negate) << 32 | _clamped(low, 32, False)
    return -number if negate and math.copysign(1.0, whole) < 0 else number


def expected(x: float, source: type[np.floating[Any]], target: type[Any]) -> Any:
    """What an AMD GPU makes of a number."""
    if target is np.bool_:
        return x != 0
    bits, signed = np.dtype(target).itemsize * 8, np.dtype(target).kind == "i"
    if source is np.float16:
        number = _clamped(x, max(16, min(bits, 32)), signed or bits == 8)
    elif bits == 64:
        number = _words(x, source, signed)
    else:
        number = _clamped(x, 32, signed or bits == 8)
    return np.array([number & (1 << bits) - 1], f"u{bits // 8}").view(target)[0]


def _model(values: Array, target: type[Any]) -> Array:
    return np.array([expected(float(x), values.dtype.type, target) for x in values], target)


@cache
def _values(source: str) -> Array:
    """NaN, infinities, limits of all integers with their neighbours, fractions, and numbers of all sizes."""
    kind = SOURCES[source]
    limits = np.array([s * 2.0**p for p in (7, 8, 15, 16, 31, 32, 33, 47, 63, 64, 65, 84, 90) for s in (-1, 1)], kind)
    around = [*(np.nextafter(limits, np.array(end, kind)) for end in (-np.inf, np.inf)), limits, limits - 1, limits + 1]
    special = [
        np.nan,
        -np.nan,
        np.inf,
        -np.inf,
        1e20,
        -1e20,
        3e9,
        -3e9,
        1e19,
        -5,
        0.0,
        -0.0,
        0.5,
        -0.5,
        -0.99,
        1.5,
        2.99,
    ]
    random = np.random.default_rng(3)
    spread = random.choice([-1, 1], 150) * 2.0 ** random.uniform(-3, 88, 150)
    values = np.concatenate([*around, np.array(special, kind), spread.astype(kind)]).astype(kind)
    return np.resize(values, -(-len(values) // 256) * 256)


@cache
def _module(*, every: bool = False) -> Module:
    kernels = ("explicit_casts", "implicit_conversions", "rows")
    pairs = PAIRS if every else SOME
    return Engine().compile(SOURCE, kernels=[f"{k}<{to}, {source}>" for k in kernels for to, source in pairs])


@pytest.mark.parametrize(("to", "source"), EVERY_PAIR)
@pytest.mark.parametrize(("kernel", "forms"), [("explicit_casts", 3), ("implicit_conversions", 8)])
def test_every_pair(kernel: str, forms: int, to: str, source: str) -> None:
    values = _values(source)
    out: Array = np.zeros((forms, len(values)), TARGETS[to])
    _module(every=(to, source) not in SOME).launch(
        f"{kernel}<{to}, {source}>", len(values) // 64, 64, [values, out, len(values)]
    )
    for form in out:
        np.testing.assert_array_equal(form, _model(values, TARGETS[to]))


@pytest.mark.parametrize(("to", "source"), EVERY_PAIR)
def test_rows_of_threads(to: str, source: str) -> None:
    values = _values(source)
    out: Array = np.zeros(len(values), TARGETS[to])
    module = _module(every=(to, source) not in SOME)
    module.launch(f"rows<{to}, {source}>", len(values) // 256, 256, [values, out])
    np.testing.assert_array_equal(out, _model(values, TARGETS[to]))


def test_forms() -> None:
    values = _values("float")[:256]
    out = np.zeros((len(values), 16), np.int32)
    _module().launch("forms", 1, len(values), [values, out])
    model = _model(values, np.int32)
    for form in range(16):
        wanted = ~_model(-values, np.int32) if form == 11 else model
        np.testing.assert_array_equal(out[:, form], wanted, err_msg=f"form {form}")


def test_compound_assignments() -> None:
    values = np.array([np.nan, np.inf, -np.inf, 1e20, -1e20, -5, 0.5, 2.75], np.float32)
    sums, bytes_, floats = np.zeros((8, 4), np.int32), np.zeros(8, np.uint8), np.zeros(8, np.float32)
    _module().launch("compound", 1, 8, [values, sums, bytes_, floats])
    three = np.float32(3)
    with np.errstate(invalid="ignore"):
        results = [three + values, three - values, three * values, three / values]
        doubled = values + values
    for column, result in enumerate(results):
        np.testing.assert_array_equal(sums[:, column], _model(result, np.int32))
    np.testing.assert_array_equal(bytes_, _model(values.astype(np.float64) + 250, np.uint8))
    np.testing.assert_array_equal(floats, doubled * 2)


def test_divergent_lanes() -> None:
    values = _values("float")[:64]
    as_int, as_unsigned = np.zeros(64, np.int32), np.zeros(64, np.uint32)
    _module().launch("divergent", 1, 64, [values, as_int, as_unsigned])
    np.testing.assert_array_equal(as_int, _model(values, np.int32))
    np.testing.assert_array_equal(as_unsigned, _model(values, np.uint32))


def test_half() -> None:
    values = np.array([np.nan, np.inf, -np.inf, 65504, -65504, 40000, -40000, 300, -5, 0.5, -0.5, 2.75], np.float16)
    targets = [target for target in TARGETS.values() if target is not np.bool_]
    results: list[Array] = [np.zeros(len(values), target) for target in targets]
    _module().launch("from_half", 1, len(values), [values.view(np.uint16), *results])
    for result, target in zip(results, targets, strict=True):
        np.testing.assert_array_equal(result, _model(values, target))


def test_functions() -> None:
    floats, doubles = _values("float")[:256], _values("double")[:256]
    with np.errstate(over="ignore"):
        halves = floats.astype(np.float16)
    results = [np.zeros((3, 256), kind) for kind in (np.int32, np.uint32, np.int64, np.uint64)]
    shorts = [np.zeros(256, kind) for kind in (np.int16, np.uint16)]
    _module().launch("functions", 1, 256, [floats, doubles, halves.view(np.uint16), *results, *shorts])
    for result in results:
        for row, values in zip(result, (floats, doubles, halves), strict=True):
            np.testing.assert_array_equal(row, _model(values, result.dtype.type))
    for short in shorts:
        np.testing.assert_array_equal(short, _model(halves, short.dtype.type))


def test_lines_of_errors_stay() -> None:
    source = "__global__ void k(const float* x, int* o) {\n  int i = x[0];\n  o[0] = (int)x[1];\n  o[1] = nowhere;\n}\n"
    with pytest.raises(CompileError, match=r"kernel\.hip:4:"):
        Engine().compile(source)


def test_lines_of_a_launch_stay() -> None:
    source = (
        "__global__ void k(const float* x, int* o) {\n  int i = x[0];\n  o[0] = (int)x[1] + i;\n  assert(false);\n}\n"
    )
    with pytest.raises(LaunchError, match=r"kernel\.hip:4"):
        Engine().compile(source).launch("k", 1, 1, [np.ones(2, np.float32), np.ones(1, np.int32)])


def test_what_cannot_be_led_through_a_call_stays() -> None:
    """A bit-field takes no reference: that conversion is C++'s, the others in the source are right."""
    source = (
        "struct S { int bits : 7; };\n"
        "__global__ void k(const float* x, int* o) {\n"
        "  S s{1};\n  s.bits += x[1];\n  o[0] = x[0];\n  o[1] = s.bits;\n}\n"
    )
    out = np.zeros(2, np.int32)
    Engine().compile(source).launch("k", 1, 1, [np.array([np.inf, 2.5], np.float32), out])
    assert out.tolist() == [2**31 - 1, 3]
