"""PTX's arithmetic on halves in 16-bit registers, with numbers of all sizes: NumPy is the model."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from hipport.config import Options
from hipport.convert import convert_bytes
from hipport.cpu import Engine
from hipport.mapping.mapping import load_mapping

Halves = npt.NDArray[np.float16]
COUNT = 4096
KERNEL = """extern "C" __global__ void each(const unsigned short *a, const unsigned short *b, unsigned short *out) {{
    const int at = blockIdx.x * blockDim.x + threadIdx.x;
    asm("{instruction} %0, {operands};" : "=h"(out[at]) : {inputs});
}}
"""
MODELS: dict[str, Callable[[Halves, Halves], npt.NDArray[np.generic]]] = {
    "add.f16": lambda a, b: a + b,
    "sub.rn.f16": lambda a, b: a - b,
    "mul.f16": lambda a, b: a * b,
    "min.f16": np.fmin,
    "max.f16": np.fmax,
    "fma.rn.f16": lambda a, b: (a.astype(np.float64) * b + b).astype(np.float16),
    "ex2.approx.f16": lambda a, _b: np.exp2(a.astype(np.float64)).astype(np.float16),
    "tanh.approx.f16": lambda a, _b: np.tanh(a.astype(np.float64)).astype(np.float16),
    "cvt.rni.sat.s8.f16": lambda a, _b: np.nan_to_num(np.clip(np.rint(a.astype(np.float64)), -128, 127)).astype(
        np.int16
    ),
}
OPERANDS = {"fma.rn.f16": "abb"}


@pytest.mark.long
@pytest.mark.parametrize(
    "instruction",
    [pytest.param(name, marks=[] if name.startswith(("add", "max")) else pytest.mark.slow) for name in MODELS],
)
def test_halves(instruction: str) -> None:
    random = np.random.default_rng(3)
    bits = [random.integers(0, 2**16, COUNT, np.uint16) for _ in "ab"]
    bits[0][:8] = [0x7C00, 0xFC00, 0x7E00, 0x0001, 0x8000, 0x57F0, 0x3800, 0xD808]  # infinities, NaN, subnormal, halves
    names = OPERANDS.get(instruction, "ab" if instruction.startswith(("add", "sub", "mul", "min", "max")) else "a")
    operands = ", ".join(f"%{number + 1}" for number in range(len(names)))
    inputs = ", ".join(f'"h"({name}[at])' for name in names)
    text = KERNEL.format(instruction=instruction, operands=operands, inputs=inputs)
    port = convert_bytes("a.cu", text.encode(), load_mapping(), Options()).result.output
    assert port is not None
    out = np.zeros(COUNT, np.uint16)
    Engine().compile(port).launch("each", COUNT // 256, 256, [*bits, out])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        expected = MODELS[instruction](*(each.view(np.float16) for each in bits))
    got = out.view(expected.dtype)
    if ".approx" in instruction:
        np.testing.assert_allclose(got.astype(float), expected.astype(float), rtol=2**-10, atol=2**-24)
    else:
        np.testing.assert_array_equal(got, expected)
