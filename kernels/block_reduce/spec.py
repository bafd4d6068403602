"""Sums of what each block visits of a vector."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """The values in rounds of the whole grid, summed by block."""
    stride = v.parts * v.BlockSize
    padded = np.pad(v.values, (0, -v.n % stride))
    return {"sums": padded.reshape(-1, v.parts, v.BlockSize).sum((0, 2))}


SPEC = KernelSpec(
    name="block_reduce",
    kernel="block_reduce<{T}, {BlockSize}>",
    instances=[
        {"T": "float32", "BlockSize": 256},
        {"T": "float64", "BlockSize": 256},
        {"T": "int32", "BlockSize": 128},
    ],
    sizes=[{"n": n, "parts": parts} for n, parts in ((1, 1), (33, 1), (64, 2), (1_000, 3), (50_000, 7))],
    bench={"n": 2**24, "parts": 4_096},
    arguments=[Scalar("n", "int32"), In("values", "T", "n"), Out("sums", "T", "parts")],
    launches=Launch(grid=lambda v: v.parts, block=lambda v: v.BlockSize),
    reference=reference,
    tolerance=Tolerance(
        "a value goes through one addition a round and ten of the block; the magnitudes of normal numbers sum to 0.8 "
        "of their number",
        terms=lambda v: 10 + blocks(v.n, v.parts * v.BlockSize),
        magnitude=lambda v: blocks(v.n, v.parts),
    ),
    moved=lambda v: (v.n + v.parts) * v.T.itemsize,
    operations=lambda v: v.n,
)
