"""y = a * x + y, whole vectors."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import blocks

SPEC = KernelSpec(
    name="saxpy",
    kernel="saxpy<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": n} for n in (1, 31, 32, 33, 1_000, 5_000, 300_000)],
    bench={"n": 2**24},
    arguments=[
        Scalar("n", "int32"),
        Scalar("a", "T", 2.5),
        In("x", "T", "n", Uniform(-1, 1)),
        InOut("y", "T", "n", Uniform(-1, 1)),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 16 * 256), block=256),
    reference=lambda v: {"y": v.a * v.x + v.y},
    tolerance=Tolerance("the product may be rounded before the sum, which may cancel it", terms=2, magnitude=2.5),
    moved=lambda v: 3 * v.n * v.T.itemsize,
    operations=lambda v: 2 * v.n,
)
