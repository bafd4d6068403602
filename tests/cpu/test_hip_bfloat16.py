"""``hip_bfloat16``: conversions, operators and comparisons, of numbers, infinities and NaN, as HIP defines them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hipport.cpu import Engine

pytestmark = pytest.mark.slow  # compiles a kernel

Array = NDArray[Any]

SOURCE = b"""
#include <hip/hip_bfloat16.h>

__global__ void convert(const float *x, unsigned short *nearest, unsigned short *truncated, unsigned short *assigned) {
    const int i = threadIdx.x;
    nearest[i] = hip_bfloat16(x[i]).data;
    truncated[i] = hip_bfloat16::round_to_bfloat16(x[i], hip_bfloat16::truncate).data;
    hip_bfloat16 value;
    value = x[i];
    assigned[i] = value.data;
}

__global__ void calculate(const unsigned short *x, const unsigned short *y, unsigned short *results, int *answers,
                          int n) {
    const int i = threadIdx.x;
    hip_bfloat16 a, b;
    a.data = x[i], b.data = y[i];
    hip_bfloat16 sum = a, difference = a, product = a, quotient = a, up = a, down = a;
    sum += b, difference -= b, product *= b, quotient /= b;
    const hip_bfloat16 before = up++, after = --down;
    const hip_bfloat16 all[] = {a + b, a - b, a * b, a / b, -a, sum, difference, product, quotient, before, up, after};
    for (int k = 0; k < 12; ++k) results[k * n + i] = all[k].data;
    const bool said[] = {a == b, a != b, a < b, a > b, a <= b, a >= b, std::isinf(a), std::isnan(a), std::iszero(a)};
    for (int k = 0; k < 9; ++k) answers[k * n + i] = said[k];
}
"""
#: Numbers at and beside the middle of two of bfloat16, the limits, infinities, zeros, and NaN with bits in either half.
BITS = np.array(
    "3f800000 3f808000 3f818000 3f807fff 3f808001 bf808000 00000000 80000000 00000001 007fffff 00008000 7f7fffff "
    "7f7f8000 7f800000 ff800000 7fc00000 7f800001 ff808000 7fffffff 42f6e979 c2f6e979".split()
)
X = np.array([int(word, 16) for word in BITS], np.uint32).view(np.float32)


def _rounded(x: Array) -> Array:
    """The nearest bfloat16, of two the even one; a NaN has its upper half, with a bit where it would be infinite."""
    bits = x.view(np.uint32).astype(np.uint64)
    nearest = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    return np.where(np.isnan(x), bits >> 16 | ((bits & 0xFFFF) != 0), nearest).astype(np.uint16)


def _value(bits: Array) -> Array:
    return (bits.astype(np.uint32) << 16).view(np.float32)


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_numbers() -> None:
    module = Engine().compile(SOURCE, path="bfloat16.hip")
    nearest, truncated, assigned = (np.zeros(X.size, np.uint16) for _ in range(3))
    module.launch("convert", 1, X.size, [X, nearest, truncated, assigned])
    np.testing.assert_array_equal(nearest, _rounded(X))
    np.testing.assert_array_equal(assigned, nearest)
    halves = X.view(np.uint32) >> 16
    np.testing.assert_array_equal(truncated, np.where(np.isnan(X), _rounded(X), halves))

    first, second = (part.ravel() for part in np.meshgrid(nearest, nearest))
    n = first.size
    results, answers = np.zeros((12, n), np.uint16), np.zeros((9, n), np.int32)
    module.launch("calculate", 1, n, [first, second, results, answers, n])
    a, b, one = _value(first), _value(second), np.float32(1)
    four = [a + b, a - b, a * b, a / b]
    expected = [*map(_rounded, four), first ^ 0x8000, *map(_rounded, four), first, _rounded(a + one), _rounded(a - one)]
    for k, (result, wanted) in enumerate(zip(results, expected, strict=True)):
        both = np.isnan(_value(result)) & np.isnan(_value(wanted))  # which NaN an operation gives is the processor's
        np.testing.assert_array_equal(np.where(both, 0, result), np.where(both, 0, wanted), str(k))
    said = [a == b, a != b, a < b, a > b, ~(a > b), ~(a < b), np.isinf(a), np.isnan(a), a == 0]
    np.testing.assert_array_equal(answers, np.array(said, np.int32))
