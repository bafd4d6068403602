"""Inclusive prefix sums of a vector over many blocks."""

from __future__ import annotations

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Uniform
from hipport.verify import blocks

SPEC = KernelSpec(
    name="scan_large",
    kernel="scan_blocks",
    sizes=[{"n": n, "blocks": lambda v: blocks(v.n, 1_024)} for n in (1, 31, 33, 65, 1_024, 1_025, 10_000, 300_000)],
    bench={"n": 2**24, "blocks": lambda v: blocks(v.n, 1_024)},
    arguments=[
        In("values", "uint32", "n", Uniform(0, 2**32)),  # sums wrap around
        Out("sums", "uint32", "n"),
        Scratch("block_sums", "uint32", "blocks"),
        Scalar("n", "int32"),
        Scalar("blocks", "int32"),
    ],
    launches=[
        Launch(grid=lambda v: v.blocks, block=256, arguments=("values", "sums", "block_sums", "n")),
        Launch(grid=1, block=256, kernel="scan_block_sums", arguments=("block_sums", "blocks")),
        Launch(grid=lambda v: v.blocks, block=256, kernel="add_block_sums", arguments=("sums", "block_sums", "n")),
    ],
    reference=lambda v: {"sums": v.values.cumsum(dtype=np.uint32)},
    moved=lambda v: 2 * v.n * 4,
    operations=lambda v: v.n,
)
