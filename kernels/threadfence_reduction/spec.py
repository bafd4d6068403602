"""Sum of a vector in one launch, the last block adds up."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Tolerance
from hipport.verify import blocks

SPEC = KernelSpec(
    name="threadfence_reduction",
    kernel="threadfence_reduction<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": n, "parts": parts} for n, parts in ((1, 1), (33, 1), (129, 2), (1_000, 5), (60_000, 200))],
    bench={"n": 2**24, "parts": 1_024},
    arguments=[In("values", "T", "n"), Scratch("partial", "T", "parts"), Out("total", "T", 1), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: v.parts, block=128),
    reference=lambda v: {"total": v.values.sum(keepdims=True)},
    tolerance=Tolerance(
        "a value goes through one addition a round and seven of the block, twice; the magnitudes of n normal numbers "
        "sum to 0.8 n",
        terms=lambda v: blocks(v.n, v.parts * 128) + 7 + blocks(v.parts, 128) + 7,
        magnitude=lambda v: v.n,
    ),
    moved=lambda v: v.n * v.T.itemsize,
    operations=lambda v: v.n,
)
