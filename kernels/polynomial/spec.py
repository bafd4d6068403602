"""A polynomial with coefficients in constant memory."""

from __future__ import annotations

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Variable
from hipport.verify import blocks

SPEC = KernelSpec(
    name="polynomial",
    kernel="polynomial",
    sizes=[{"n": n} for n in (1, 31, 33, 1_000, 20_000)],
    bench={"n": 2**22},
    arguments=[
        Variable("coefficients", "float64", 8),
        In("x", "float64", "n", fill=Uniform(-1, 1)),
        Out("y", "float64", "n"),
        Scalar("n", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 128), block=128),
    reference=lambda v: {"y": np.polynomial.polynomial.polyval(v.x, v.coefficients)},
    tolerance=Tolerance("eight terms of about 1 to 4, each rounded once", terms=8, magnitude=4.0),
    moved=lambda v: 16 * v.n,
    operations=lambda v: 14 * v.n,
)
