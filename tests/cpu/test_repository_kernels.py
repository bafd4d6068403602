"""The repository's CUDA kernels, converted and run against NumPy on both wavefront sizes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import Order

KERNELS = Path(__file__).resolve().parents[2] / "kernels"
RANDOM = np.random.default_rng(2026)


@cache
def _compiled(name: str) -> Module:
    cuda = (KERNELS / name / f"{name}.cu").read_bytes()
    return Engine().compile(convert_text(cuda).output or cuda, path=f"{name}.cu")


def _module(name: str, engine: Engine) -> Module:
    return Module(engine, _compiled(name).library)


def _floats(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return RANDOM.standard_normal(shape).astype(np.float32)


@pytest.mark.parametrize("n", [1, 31, 33, 1000, 5000])
def test_saxpy(engine: Engine, n: int) -> None:
    x, y = _floats(n), _floats(n)
    expected = 2.5 * x + y
    _module("saxpy", engine).launch("saxpy<float>", 3, 256, [n, 2.5, x, y])
    np.testing.assert_allclose(y, expected, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize(("instance", "dtype"), [("float, 256", "f4"), ("double, 256", "f8"), ("int, 128", "i4")])
def test_block_reduce(engine: Engine, instance: str, dtype: str, order: Order) -> None:
    values = (10 * RANDOM.standard_normal(10_001)).astype(dtype)
    sums = np.zeros(7, dtype)
    ordered = Engine(wavefront=engine.wavefront, order=order)
    block = int(instance.split()[1])
    _module("block_reduce", ordered).launch(f"block_reduce<{instance}>", 7, block, [len(values), values, sums])
    np.testing.assert_allclose(sums.sum(), values.sum(dtype="f8"), rtol=1e-5, atol=1e-2)


def test_transpose(engine: Engine) -> None:
    values = _floats(70, 45)
    out = np.zeros((45, 70), np.float32)
    _module("transpose", engine).launch("transpose<float, 32, 8>", (2, 3), (32, 8), [values, out, 70, 45])
    np.testing.assert_array_equal(out, values.T)


def test_softmax(engine: Engine) -> None:
    values = _floats(20, 333)
    out = np.zeros_like(values)
    _module("softmax", engine).launch("softmax", 20, 128, [values, out, 333], 128 * 4)
    exp = np.exp(values.astype("f8") - values.max(axis=1, keepdims=True))
    np.testing.assert_allclose(out, exp / exp.sum(axis=1, keepdims=True), rtol=1e-5)


def test_histogram(engine: Engine) -> None:
    values = RANDOM.integers(0, 256, 20_000).astype(np.uint8)
    bins = np.zeros(256, np.uint32)
    _module("histogram", engine).launch("histogram", 8, 96, [values, len(values), bins])
    np.testing.assert_array_equal(bins, np.bincount(values, minlength=256))


def test_layernorm(engine: Engine) -> None:
    values, gamma, beta = _floats(21, 132), _floats(132), _floats(132)
    out = np.zeros_like(values)
    _module("layernorm", engine).launch("layernorm", 6, 128, [values, gamma, beta, out, 21, 132, 1e-5])
    rows = values.astype("f8")
    expected = (rows - rows.mean(1, keepdims=True)) / np.sqrt(rows.var(1, keepdims=True) + 1e-5) * gamma + beta
    np.testing.assert_allclose(out, expected, rtol=1e-4, atol=1e-5)


def test_stencil(engine: Engine) -> None:
    values, weights = _floats(40, 37), np.array([0.5, 0.1, 0.2, 0.15, 0.05], np.float32)
    out = np.zeros_like(values)
    module = _module("stencil2d", engine)
    module.variable("stencil_weights", np.float32)[:] = weights
    module.launch("stencil2d<16>", (3, 3), (16, 16), [values, out, 40, 37])
    expected = values.copy()
    inner = np.stack([values[1:-1, 1:-1], values[1:-1, :-2], values[1:-1, 2:], values[:-2, 1:-1], values[2:, 1:-1]])
    expected[1:-1, 1:-1] = np.tensordot(weights, inner, 1)
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(("instance", "tile"), [("float, 16", 16), ("float, 32", 32), ("double, 16", 16)])
def test_matmul(engine: Engine, instance: str, tile: int) -> None:
    dtype = "f8" if "double" in instance else "f4"
    a, b = _floats(50, 33).astype(dtype), _floats(33, 41).astype(dtype)
    c = np.zeros((50, 41), dtype)
    _module("matmul_tiled", engine).launch(
        f"matmul_tiled<{instance}>", (-(-41 // tile), -(-50 // tile)), (tile, tile), [a, b, c, 50, 41, 33]
    )
    np.testing.assert_allclose(c, a @ b, rtol=1e-4, atol=1e-4)


def test_every_kernel_is_tested() -> None:
    tested = {"saxpy", "block_reduce", "transpose", "softmax", "histogram", "layernorm", "stencil2d", "matmul_tiled"}
    assert tested <= {path.name for path in KERNELS.iterdir()}
