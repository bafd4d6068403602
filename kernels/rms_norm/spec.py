"""Rows divided by their root mean square, in three precisions."""

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

SIZES = [(1, 1), (3, 31), (2, 64), (4, 65), (2, 257), (10, 1000)]
BLOCK = 192
EPSILON = float(np.finfo(np.float32).eps)
ROUNDING = {"float32": 0.0, "float16": 2.0**-11, "bfloat16": 2.0**-8}


def reference(v: Values) -> dict[str, Any]:
    mean_square = (v.x**2).mean(axis=1, keepdims=True)
    return {"y": v.x / np.sqrt(mean_square + v.epsilon) * v.weight}


SPEC = KernelSpec(
    name="rms_norm",
    kernel="rms_norm<{T}>",
    instances=[{"T": "float32"}, {"T": "float16"}, {"T": "bfloat16"}],
    sizes=[{"rows": rows, "columns": columns} for rows, columns in SIZES],
    bench={"rows": 8_192, "columns": 1_024},
    arguments=[
        In("x", "T", ("rows", "columns")),
        In("weight", "T", "columns"),
        Out("y", "T", ("rows", "columns")),
        Scalar("columns", "int32"),
        Scalar("epsilon", "float32", 1e-6),
    ],
    launches=Launch(grid=lambda v: v.rows, block=BLOCK),
    reference=reference,
    tolerance=Tolerance(
        "the sum of squares has no cancellation: half an epsilon of float for each sum of a thread, ten of the block, "
        "six for root, quotient and products; then one rounding to the element type",
        relative=lambda v: (blocks(v.columns, BLOCK) + 16) / 2 * EPSILON + ROUNDING[v.T.name],
        absolute=lambda v: (v.T.itemsize == 2) * 2.0**-25,
    ),
    moved=lambda v: (2 * v.rows * v.columns + v.columns) * v.T.itemsize,
    operations=lambda v: 4 * v.rows * v.columns,
)
