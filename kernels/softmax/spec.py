"""Softmax of each row: three passes, reductions in dynamic shared memory."""

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

SIZES = [(1, 1), (3, 31), (2, 33), (5, 64), (2, 65), (20, 333), (3, 5000)]
BLOCK = 128
EPSILON = float(np.finfo(np.float32).eps)


def reference(v: Values) -> dict[str, Any]:
    exponentials = np.exp(v.x - v.x.max(axis=1, keepdims=True))
    return {"y": exponentials / exponentials.sum(axis=1, keepdims=True)}


SPEC = KernelSpec(
    name="softmax",
    kernel="softmax",
    sizes=[{"rows": rows, "columns": columns} for rows, columns in SIZES],
    bench={"rows": 8_192, "columns": 1_024},
    arguments=[
        In("x", "float32", ("rows", "columns")),
        Out("y", "float32", ("rows", "columns")),
        Scalar("columns", "int32"),
    ],
    launches=Launch(grid=lambda v: v.rows, block=BLOCK, shared_bytes=4 * BLOCK),
    reference=reference,
    tolerance=Tolerance(
        "__expf is off by 2 + 1.17 |x| units in the last place, |x| below 10; each sum of a thread rounds a term",
        relative=lambda v: (20 + blocks(v.columns, BLOCK)) * EPSILON,
    ),
    moved=lambda v: 8 * v.rows * v.columns,
    operations=lambda v: 5 * v.rows * v.columns,
)
