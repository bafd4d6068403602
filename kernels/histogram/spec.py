"""How often each byte value occurs."""

from __future__ import annotations

import numpy as np

from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Uniform
from hipport.verify import blocks

SPEC = KernelSpec(
    name="histogram",
    kernel="histogram",
    sizes=[{"n": n} for n in (1, 31, 33, 256, 10_000, 200_000)],
    bench={"n": 2**25},
    arguments=[
        In("values", "uint8", "n", Uniform(0, 256)),
        Scalar("n", "int32"),
        InOut("bins", "uint32", 256, Constant(0)),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 64 * 192), block=192),
    reference=lambda v: {"bins": np.bincount(v.values, minlength=256)},
    moved=lambda v: v.n + 2 * 256 * 4,
    operations=lambda v: v.n,
)
