"""Rows normalized to mean 0 and variance 1, a warp each, by Welford's update."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Normal
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [(1, 4), (2, 32), (5, 64), (3, 124), (21, 132), (7, 260), (40, 1024)]


def reference(v: Values) -> dict[str, Any]:
    mean = v.x.mean(axis=1, keepdims=True)
    variance = v.x.var(axis=1, keepdims=True)
    return {"y": (v.x - mean) / np.sqrt(variance + v.epsilon) * v.gamma + v.beta}


SPEC = KernelSpec(
    name="layernorm",
    kernel="layernorm",
    sizes=[{"rows": rows, "columns": columns} for rows, columns in SIZES],
    bench={"rows": 16_384, "columns": 1_024},
    arguments=[
        In("x", "float32", ("rows", "columns"), Normal(mean=3.0)),
        In("gamma", "float32", "columns"),
        In("beta", "float32", "columns"),
        Out("y", "float32", ("rows", "columns")),
        Scalar("rows", "int32"),
        Scalar("columns", "int32"),
        Scalar("epsilon", "float32", 1e-5),
    ],
    launches=Launch(grid=lambda v: blocks(v.rows, 4), block=128),
    reference=reference,
    tolerance=Tolerance(
        "a lane rounds the mean, of about 3, with each of its columns / 32 values and with five merges; its error is "
        "divided by a deviation of 1/2 or more and multiplied by gamma",
        terms=lambda v: blocks(v.columns, 32) + 8,
        magnitude=20,
    ),
    moved=lambda v: 4 * (2 * v.rows * v.columns + 2 * v.columns),
    operations=lambda v: 10 * v.rows * v.columns,
)
