"""Matrix times vector for each of a batch, added to a scaled vector or not."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Argument
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [(1, 1, 1), (2, 31, 33), (3, 33, 64), (2, 5, 31), (4, 65, 1000)]
WARPS = 4


def arguments(y: Argument, beta: float) -> list[Argument]:
    return [
        In("a", "T", ("batch", "rows", "columns")),
        In("x", "T", ("batch", "columns")),
        y,
        Scalar("rows", "int32"),
        Scalar("columns", "int32"),
        Scalar("alpha", "T", 1.25),
        Scalar("beta", "T", beta),
    ]


def spec(name: str, y: Argument, beta: float) -> KernelSpec:
    def reference(v: Values) -> dict[str, Any]:
        product = v.alpha * np.einsum("brc,bc->br", v.a, v.x)
        return {"y": product + beta * v.y if beta else product}

    return KernelSpec(
        name=name,
        kernel="batched_gemv<{T}>",
        source="batched_gemv.cu",
        instances=[{"T": "float32"}, {"T": "float64"}],
        sizes=[{"batch": batch, "rows": rows, "columns": columns} for batch, rows, columns in SIZES],
        bench={"batch": 16, "rows": 256, "columns": 4_096},
        arguments=arguments(y, beta),
        launches=Launch(grid=lambda v: (blocks(v.rows, WARPS), v.batch), block=(32, WARPS)),
        reference=reference,
        tolerance=Tolerance(
            "a lane rounds columns / 32 partial sums, then come five shuffles and scaling; all of about sqrt(columns)",
            terms=lambda v: blocks(v.columns, 32) + 7,
            magnitude=lambda v: v.columns**0.5,
        ),
        moved=lambda v: v.batch * (v.rows * v.columns + v.columns + v.rows) * v.T.itemsize,
        operations=lambda v: 2 * v.batch * v.rows * v.columns,
    )


SPECS = [
    spec("batched_gemv", InOut("y", "T", ("batch", "rows")), -0.5),
    spec("batched_gemv_new", Out("y", "T", ("batch", "rows")), 0.0),
]
