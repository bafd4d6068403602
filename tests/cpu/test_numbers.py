"""Numbers as HIP has them: half, bfloat16, 8-bit floats, complex, vectors, bits, conversions, rounding."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel

SOURCE = Path(__file__).parent / "kernels" / "numbers.hip"
FP8 = {
    # bits of mantissa, least exponent, greatest number, whether there is an infinity
    "__hip_fp8_e4m3": (3, -6, 448.0),
    "__hip_fp8_e5m2": (2, -14, 57344.0),
    "__hip_fp8_e4m3_fnuz": (3, -7, 240.0),
    "__hip_fp8_e5m2_fnuz": (2, -15, 57344.0),
}


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile(SOURCE, kernels=[f"fp8_round_trip<{name}>" for name in FP8])


def _floats() -> npt.NDArray[np.float32]:
    """Floats of all magnitudes, those halfway between two halves, and special ones."""
    random = np.random.default_rng(5)
    exponents = random.uniform(-30, 20, 20_000)
    halves = np.arange(0x7C00, dtype=np.uint16).view(np.float16).astype(np.float32)
    special = np.array([0, -0.0, np.inf, -np.inf, np.nan, 65504, 65519.99, 65520, 1e-8, 2**-25, 2**-24], np.float32)
    values = np.concatenate([random.choice([-1, 1], 20_000) * 2**exponents, halves[:-1] / 2 + halves[1:] / 2, special])
    return values.astype(np.float32)


def _run(module: Module, kernel: str, values: npt.NDArray[np.generic], out: npt.NDArray[np.generic]) -> None:
    module.launch(kernel, -(-len(values) // 256), 256, [len(values), values, out])


def test_half_from_float(module: Module) -> None:
    values = _floats()
    out = np.zeros(len(values), np.float16)
    _run(module, "half_from_float", values, out)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(out, values.astype(np.float16))
    assert np.signbit(out[np.flatnonzero(values == 0)]).any()


def test_half_from_double_rounds_once(module: Module) -> None:
    values = 1 + 2.0**-11 + np.array([0, 2.0**-40, -(2.0**-40), 2.0**-11, 2.0**-11 + 2.0**-45])
    out = np.zeros(len(values), np.float16)
    _run(module, "half_from_double", values, out)
    np.testing.assert_array_equal(out, values.astype(np.float16))


def test_every_half_to_float(module: Module) -> None:
    values = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    out = np.zeros(len(values), np.float32)
    _run(module, "half_to_float", values, out)
    np.testing.assert_array_equal(out, values.astype(np.float32))


def test_half_arithmetic(module: Module) -> None:
    random = np.random.default_rng(6)
    a, b = random.standard_normal((2, 5000)).astype(np.float16)
    out = np.zeros((5000, 4), np.float16)
    module.launch("half_arithmetic", 20, 256, [5000, a, b, out])
    np.testing.assert_array_equal(out, np.stack([a + b, a - b, a * b, a / b], axis=1))


def test_half_directed_rounding(module: Module) -> None:
    values = np.array([1.0, 1.0001, -1.0001, 1e-9, -1e-9, 3.14159], np.float32)
    out = np.zeros((len(values), 3), np.float16)
    _run(module, "half_directed", values, out)
    exact, down, up = values.astype("f8"), out[:, 0].astype("f8"), out[:, 1].astype("f8")
    assert (down <= exact).all()
    assert (up >= exact).all()
    assert (up - down <= np.spacing(np.abs(out[:, 0])).astype("f8") * 1.01).all()
    np.testing.assert_array_equal(out[:, 2], np.where(values > 0, out[:, 0], out[:, 1]))


def test_half_pairs(module: Module) -> None:
    pairs = np.array([[1.5, -2], [4, 9]], np.float16)
    out, floats, compared = np.zeros((6, 2), np.float16), np.zeros(2, np.float32), np.zeros(3, np.int32)
    module.launch("half_pairs", 1, 1, [pairs, out, floats, compared])
    assert out.tolist() == [[5.5, 7], [7.5, -20], [-2, 1.5], [0, 0], [2, 3], [6, -18]]
    assert floats.tolist() == [1.5, -2]
    assert compared.tolist() == [1, 1, 1]


def test_bfloat(module: Module) -> None:
    values = _floats()
    out = np.zeros(len(values), np.uint16)
    _run(module, "bfloat_from_float", values, out)
    bits = values.view(np.uint32).astype(np.uint64)
    nearest = ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)
    number = ~np.isnan(values)
    np.testing.assert_array_equal(out[number], nearest[number])
    assert np.isnan((out[~number].astype(np.uint32) << 16).view(np.float32)).all()
    three, squared = np.array([0x4040], np.uint16), np.zeros(1, np.uint16)
    _run(module, "bfloat_fma", three, squared)
    assert squared[0] == 0x4140


@pytest.mark.parametrize("name", FP8)
def test_fp8(module: Module, name: str) -> None:
    mantissa, least, greatest = FP8[name]
    values = np.concatenate([_floats()[::7], np.linspace(-500, 500, 999).astype(np.float32)])
    values = values[np.isfinite(values)]
    out = np.zeros(len(values), np.float32)
    _run(module, f"fp8_round_trip<{name}>", values, out)
    exponents = np.maximum(np.frexp(np.abs(values.astype("f8")))[1] - 1, least)
    unit = 2.0 ** (exponents - mantissa)
    np.testing.assert_array_equal(out, np.clip(np.round(values / unit) * unit, -greatest, greatest))


def test_complex_numbers(module: Module) -> None:
    values = np.array([1 + 2j, 3 - 4j], np.complex64)
    out = np.zeros(4, np.complex64)
    module.launch("complexes", 1, 1, [values, out])
    a, b = values
    np.testing.assert_allclose(out, np.array([a * b, a / b, a + np.conj(b), abs(a) + 1j * b.real]), rtol=1e-6)


@pytest.mark.parametrize("scale", [1e-30, 1.0, 1e30])
def test_complex_numbers_whose_squares_are_no_floats(module: Module, scale: float) -> None:
    values = np.array([1 + 2j, 3 - 4j]) * scale
    out, lengths = np.zeros(2, np.complex64), np.zeros(3)
    module.launch("scaled_complexes", 1, 1, [values.astype(np.complex64), out, lengths])
    a, b = values
    np.testing.assert_allclose(out, np.array([a / b, abs(a) + 1j * abs(b)]), rtol=1e-6)
    np.testing.assert_allclose(lengths, [5, 1, 0], rtol=1e-14)


def test_layouts(module: Module) -> None:
    out = np.zeros(13, np.int32)
    module.launch("layouts", 1, 1, [out])
    assert out.tolist() == [12, 4, 16, 16, 16, 32, 4, 4, 6, 8, 12, 4, 16]


def test_vectors(module: Module) -> None:
    out, ints = np.zeros((5, 4), np.float32), np.zeros((5, 4), np.int32)
    module.launch("vectors", 1, 1, [out, ints])
    expected = [[9, 8, 7, 6], [0.75, 1 / 3, -0.5, -3], [-2, -3, -4, -5], [8, 9, 8, 5], [3, 4, 5, 6]]
    np.testing.assert_allclose(out, np.array(expected), rtol=1e-6)
    assert ints.tolist() == [[3, 0, 1, 2], [15, 17, 19, 21], [-8, -9, -10, -11], [1, 0, 7, 16], [3, 1, 2, 1]]


def test_bits(module: Module) -> None:
    out = np.zeros(32, np.uint64)
    module.launch("bits", 1, 1, [out])
    assert [int(v) for v in out] == [
        *(8, 64, 31, 32, 63, 4, 0, 41, 1 << 31, 1 << 62, 0x77553311),
        *(3, 0, 5, 0xFFFFFFFE, 0xFFFFFFFF, 3, 6, 0xFFFFFFFF, 2),
        *(12, 0x3F800000, 0x3FF00000, 0xBC, 0xF00, 3, 2, 0xFFFFFFFE),
        *(2, 0, 0x7FFFFFFF, 0),
    ]


def test_functions(module: Module) -> None:
    out = np.zeros(27)
    module.launch("functions", 1, 1, [out])
    expected = [0.5, 0.25, 100, 1, -1, 0.4769362762044699, 1.8213863677184496, 0.8413447460685429, 1.959963984540054]
    expected += [0.018795888861416751, 3, 0.2, 2, 1, math.e, 32, 0.25, 2, -1, 2, 1, math.sin(1), 2.5, math.pi, math.inf]
    expected += [0.5, math.tanh(0.5)]
    np.testing.assert_allclose(out, expected, rtol=1e-6)


def test_norms_powers_and_bessel_functions(module: Module) -> None:
    out = np.zeros(15)
    module.launch("more_functions", 1, 1, [out])
    expected = [3, 1 / 3, 7, float(np.float32(1 / 7)), 0.125, -3.375]
    expected += [1, 3.2898391440501231, 1.5295933476718747e302, math.inf]
    expected += [0, -2.5167162452886984, 1.5285003902339007e302, 1.2660658777520084, 0.5651591039924851]
    np.testing.assert_allclose(out[:13], expected[:13], rtol=1e-14)
    np.testing.assert_allclose(out[13:], expected[13:], rtol=1e-6)


def test_comparisons_of_pairs_with_nan(module: Module) -> None:
    """Each comparison of (NaN, 1) with (0.25, 0.5): HIP has one result for both that is unordered for bfloat16 only."""
    halves = np.array([[np.nan, 1], [0.25, 0.5], [-np.inf, 65504]], np.float16)
    out, all_halves, all_bfloats = np.zeros((9, 2), np.float16), np.zeros(6, np.int32), np.zeros(6, np.int32)
    module.launch("unordered_halves", 1, 1, [halves, out, all_halves])
    each = {"eq": [1, 0], "ne": [1, 1], "lt": [1, 0], "le": [1, 0], "gt": [1, 1], "ge": [1, 1]}
    assert out.tolist() == [*each.values(), [1, 0], [-1, 0], [0.3125, 0.75]]
    assert all_halves.tolist() == [0, 1, 0, 0, 0, 0]
    bfloats = np.array([0x7FC0, 0x3F80, 0x3E80, 0x3F00], np.uint16)
    module.launch("unordered_bfloats", 1, 1, [bfloats, all_bfloats])
    assert all_bfloats.tolist() == [int(all(pair)) for pair in each.values()]


def test_directed_rounding(module: Module) -> None:
    out = np.zeros(7, np.float32)
    module.launch("rounded", 1, 1, [out])
    one, third = np.float32(1), np.float32(1 / 3)
    product = np.float64(np.float32(-1.1)) * np.float64(np.float32(1.1))
    assert out[:2].tolist() == [1, np.nextafter(one, np.float32(2))]
    assert product <= out[2] <= product + 2**-23
    assert out[3] == (third if float(third) <= 1 / 3 else np.nextafter(third, np.float32(0)))
    assert out[4] == np.nextafter(out[3], one)
    assert out[5:].tolist() == [16777216, 1]
