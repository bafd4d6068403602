"""Sum of a vector, one atomic addition a warp."""

from __future__ import annotations

from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SPEC = KernelSpec(
    name="reduce_atomic",
    kernel="reduce_atomic<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}, {"T": "int32"}],
    sizes=[{"n": n} for n in (1, 31, 32, 33, 65, 1_000, 50_000)],
    arguments=[In("values", "T", "n"), InOut("total", "T", 1, Constant(0)), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: min(blocks(v.n, 128), 12), block=128),
    reference=lambda v: {"total": v.values.sum(keepdims=True)},
    deterministic=False,
    tolerance=Tolerance(
        "a value goes through one addition a round, five of its warp and up to 48 to the total, in any order; the "
        "magnitudes of n normal numbers sum to 0.8 n",
        terms=lambda v: 5 + min(blocks(v.n, 32), 48) + blocks(v.n, 12 * 128),
        magnitude=lambda v: v.n,
    ),
    moved=lambda v: v.n * v.T.itemsize,
    operations=lambda v: v.n,
)
