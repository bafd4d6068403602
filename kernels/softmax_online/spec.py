"""Softmax of each row: maximum and sum in one pass."""

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

SIZES = [(1, 1), (3, 31), (2, 33), (5, 64), (2, 129), (20, 333), (3, 5000)]
BLOCK = 128
EPSILON = float(np.finfo(np.float32).eps)


def reference(v: Values) -> dict[str, Any]:
    exponentials = np.exp(v.x - v.x.max(axis=1, keepdims=True))
    return {"y": exponentials / exponentials.sum(axis=1, keepdims=True)}


SPEC = KernelSpec(
    name="softmax_online",
    kernel="softmax_online<{T}>",
    instances=[{"T": "float32"}, {"T": "float16"}],
    sizes=[{"rows": rows, "columns": columns} for rows, columns in SIZES],
    bench={"rows": 8_192, "columns": 1_024},
    arguments=[
        In("x", "T", ("rows", "columns")),
        Out("y", "T", ("rows", "columns")),
        Scalar("columns", "int32"),
    ],
    launches=Launch(grid=lambda v: v.rows, block=BLOCK),
    reference=reference,
    tolerance=Tolerance(
        "__expf is off by 2 + 1.17 |x| units in the last place, |x| below 10; each merge rounds three times; a half "
        "is rounded by half an epsilon, below the least normal one by half of the least one",
        relative=lambda v: (30 + 3 * blocks(v.columns, BLOCK)) * EPSILON + (v.T.itemsize == 2) * 2.0**-11,
        absolute=lambda v: (v.T.itemsize == 2) * 2.0**-25,
    ),
    moved=lambda v: 2 * v.rows * v.columns * v.T.itemsize,
    operations=lambda v: 8 * v.rows * v.columns,
)
