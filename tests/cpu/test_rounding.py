"""hipport's headers round as the names of CUDA's functions say, where HIP's functions of the same names do not."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module

pytestmark = pytest.mark.slow  # compiles a large kernel
SOURCE = """
#include <cuda_fp16.h>

extern "C" __global__ void integers(const __half *x, int *rn, int *rd, int *ru) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    rn[i] = __half2int_rn(x[i]);
    rd[i] = __half2int_rd(x[i]);
    ru[i] = __half2short_ru(x[i]);
}

extern "C" __global__ void halves(const int *x, __half *rd, __half *ru, __half *rz) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    rd[i] = __int2half_rd(x[i]);
    ru[i] = __ll2half_ru(x[i]);
    rz[i] = __int2half_rz(x[i]);
}

extern "C" __global__ void floats(const float *x, float *root, float *reciprocal, float *saturated) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    root[i] = __fsqrt_rn(x[i]);
    reciprocal[i] = __frsqrt_rn(x[i]);
    saturated[i] = __saturatef(x[i] - 1.0f);
}

extern "C" __global__ void to_64_bits(const float *x, unsigned long long *rn, unsigned long long *rd) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    rn[i] = __float2ull_rn(x[i]);
    rd[i] = __double2ull_rd(x[i]);
}
"""
THREADS = 256


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile((convert_text(SOURCE).output or b"").decode())


def _run(module: Module, kernel: str, values: npt.NDArray[np.generic], *out: npt.NDArray[np.generic]) -> None:
    module.launch(kernel, len(values) // THREADS, THREADS, [values, *out])


def test_halves_to_integers(module: Module) -> None:
    values = np.arange(-20.0, 20.0, 40 / (8 * THREADS)).astype(np.float16)
    nearest, down, up = np.zeros((3, len(values)), np.int32)
    _run(module, "integers", values, nearest, down, up)
    np.testing.assert_array_equal(nearest, np.rint(values).astype(int))
    np.testing.assert_array_equal(down, np.floor(values).astype(int))
    np.testing.assert_array_equal(up, np.ceil(values).astype(int))


def test_integers_to_halves(module: Module) -> None:
    values = np.random.default_rng(3).integers(-65504, 65504, 8 * THREADS).astype(np.int32)
    down, up, to_zero = np.zeros((3, len(values)), np.float16)
    _run(module, "halves", values, down, up, to_zero)
    inexact = values.astype(np.float16).astype(int) != values
    assert inexact.any()
    for rounded, least, greatest in ((down, -np.inf, 0), (up, 0, np.inf)):
        distance = rounded.astype("f8") - values
        assert ((least <= distance) & (distance <= greatest)).all()
        assert (np.abs(distance) < np.spacing(np.abs(values).astype(np.float16)).astype("f8")).all()
    np.testing.assert_array_equal(to_zero, np.where(values < 0, up, down))


def test_roots_and_saturation(module: Module) -> None:
    values = np.random.default_rng(4).uniform(0, 3, 8 * THREADS).astype(np.float32)
    values[:2] = np.nan, np.inf
    root, reciprocal, saturated = np.zeros((3, len(values)), np.float32)
    _run(module, "floats", values, root, reciprocal, saturated)
    np.testing.assert_array_equal(root, np.sqrt(values))
    np.testing.assert_array_equal(reciprocal, (1 / np.sqrt(values.astype("f8"))).astype(np.float32))
    np.testing.assert_array_equal(saturated, np.nan_to_num(np.clip(values - np.float32(1), 0, 1)))


def test_floats_to_unsigned_integers(module: Module) -> None:
    values = np.arange(-64.0, 64.0, 128 / (8 * THREADS)).astype(np.float32)
    values[:3] = np.nan, -np.inf, 2.0**63
    nearest, down = np.zeros((2, len(values)), np.uint64)
    _run(module, "to_64_bits", values, nearest, down)
    for found, rounded in ((nearest, np.rint(values[1:])), (down, np.floor(values[1:]))):
        assert found[0] == 2**63
        np.testing.assert_array_equal(found[1:], np.maximum(rounded, 0).astype(np.uint64))
