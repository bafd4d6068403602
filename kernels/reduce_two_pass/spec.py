"""Dot product in two launches."""

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
    name="reduce_two_pass",
    kernel="dot_of_blocks<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": n, "parts": parts} for n, parts in ((1, 1), (31, 1), (33, 2), (257, 2), (5_000, 9), (200_000, 300))],
    bench={"n": 2**24, "parts": 2_048},
    arguments=[
        In("x", "T", "n"),
        In("y", "T", "n"),
        Scratch("partial", "T", "parts"),
        Out("dot", "T", 1),
        Scalar("n", "int32"),
        Scalar("parts", "int32"),
    ],
    launches=[
        Launch(grid=lambda v: v.parts, block=256, arguments=("x", "y", "partial", "n")),
        Launch(grid=1, block=256, kernel="sum_of_blocks<{T}>", arguments=("partial", "dot", "parts")),
    ],
    reference=lambda v: {"dot": [v.x @ v.y]},
    tolerance=Tolerance(
        "a product goes through one addition a round and eight of the block, twice; the magnitudes of n products of "
        "normal numbers sum to 0.64 n",
        terms=lambda v: 1 + blocks(v.n, v.parts * 256) + 8 + blocks(v.parts, 256) + 8,
        magnitude=lambda v: v.n,
    ),
    moved=lambda v: 2 * v.n * v.T.itemsize,
    operations=lambda v: 2 * v.n,
)
