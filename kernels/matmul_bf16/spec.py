"""A linear layer in bfloat16, summed in float: product with a transposed matrix, bias, ReLU on demand."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [(1, 1, 2), (31, 33, 6), (32, 64, 66), (17, 15, 32), (64, 80, 62)]


def reference(v: Values) -> dict[str, Any]:
    y = v.x @ v.weights.T + v.bias
    return {"y": np.maximum(y, 0) if v.Relu == "true" else y}


SPEC = KernelSpec(
    name="matmul_bf16",
    kernel="matmul_bf16<16, {Relu}>",
    instances=[{"Relu": "false"}, {"Relu": "true"}],
    sizes=[{"m": m, "n": n, "k": k} for m, n, k in SIZES],
    bench={"m": 1_024, "n": 1_024, "k": 1_024},
    arguments=[
        In("x", "bfloat16", ("m", "k")),
        In("weights", "bfloat16", ("n", "k")),
        In("bias", "bfloat16", "n"),
        Out("y", "bfloat16", ("m", "n")),
        Scalar("m", "int32"),
        Scalar("n", "int32"),
        Scalar("k", "int32"),
    ],
    launches=Launch(grid=lambda v: (blocks(v.n, 16), blocks(v.m, 16)), block=(16, 16)),
    reference=reference,
    tolerance=Tolerance(
        "the result is rounded to bfloat16; k + 1 roundings to float before, of partial sums of about sqrt(k)",
        terms=lambda v: v.k + 1,
        magnitude=lambda v: v.k**0.5,
        sums_in="float32",
    ),
    moved=lambda v: 2 * (v.m * v.k + v.k * v.n + v.m * v.n + v.n),
    operations=lambda v: 2 * v.m * v.n * v.k,
)
