"""Fused multiply-adds: the most operations that a kernel does per second, but for what matrix units do.

The steps are a linear map, so the reference is a power of its matrix.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks

POINTS = 8


def reference(v: Values) -> dict[str, Any]:
    step = np.array([[1, v.e], [-v.e, 1 - v.e**2]])
    ends = np.linalg.matrix_power(step, v.steps) @ np.stack([v.x, v.y])
    return {"sums": sum(range(POINTS + 1)) * ends.sum(axis=0)}


SPEC = KernelSpec(
    name="fma",
    kernel="multiply_adds<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": n, "steps": steps} for n, steps in ((1, 1), (33, 10), (300, 100))],
    bench={"n": 2**20, "steps": 2_048},
    arguments=[
        In("x", "T", "n", Uniform(-1, 1)),
        In("y", "T", "n", Uniform(-1, 1)),
        Out("sums", "T", "n"),
        Scalar("e", "T", 2**-6),
        Scalar("steps", "int32"),
        Scalar("n", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 256), block=256),
    reference=reference,
    tolerance=Tolerance(
        "each step rounds both coordinates of a point, by half an epsilon of up to 8 * 1.5; errors turn with the point "
        "and add up; there are 36 times the first point",
        terms=lambda v: 2 * v.steps + 16,
        magnitude=36 * 1.5 / 2,
    ),
    moved=lambda v: 3 * v.n * v.T.itemsize,
    operations=lambda v: 4 * POINTS * v.steps * v.n,
)
