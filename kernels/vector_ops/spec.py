"""Blend of two images in float4, with a tail."""

from __future__ import annotations

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import blocks

SPEC = KernelSpec(
    name="vector_ops",
    kernel="vector_ops",
    sizes=[{"n": n} for n in (1, 3, 4, 5, 127, 128, 130, 4_099, 200_003)],
    bench={"n": 2**24},
    arguments=[
        In("x", "float32", "n", Uniform(-0.5, 1.5)),
        In("y", "float32", "n", Uniform(-0.5, 1.5)),
        Out("blended", "float32", "n"),
        Scalar("n", "int32"),
        Scalar("weight", "float32", 0.3),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 4 * 4 * 128), block=128),
    reference=lambda v: {"blended": np.clip(v.x + v.weight * (v.y - v.x), 0, 1)},
    tolerance=Tolerance("difference, product and sum are rounded; none is greater than 2", terms=2),
    moved=lambda v: 3 * v.n * 4,
    operations=lambda v: 5 * v.n,
)
