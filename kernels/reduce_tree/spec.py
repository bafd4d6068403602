"""Sum or maximum of each segment of twice the block."""

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
    """By the places where segments begin."""
    combine = np.add if v.Operation == "Sum" else np.maximum
    return {"results": combine.reduceat(v.values, np.arange(0, v.n, 2 * v.BlockSize))}


SPEC = KernelSpec(
    name="reduce_tree",
    kernel="reduce_tree<{T}, {Operation}, {BlockSize}>",
    instances=[
        {"T": "float32", "Operation": "Sum", "BlockSize": 256},
        {"T": "float64", "Operation": "Maximum", "BlockSize": 64},
        {"T": "int32", "Operation": "Sum", "BlockSize": 128},
    ],
    sizes=[{"n": n, "parts": lambda v: blocks(v.n, 2 * v.BlockSize)} for n in (1, 31, 32, 33, 128, 129, 1_000, 20_000)],
    bench={"n": 2**24, "parts": lambda v: blocks(v.n, 2 * v.BlockSize)},
    arguments=[In("values", "T", "n"), Out("results", "T", "parts"), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: v.parts, block=lambda v: v.BlockSize),
    reference=reference,
    tolerance=Tolerance(
        "a value goes through nine additions; the magnitudes of a segment's normal numbers sum to 0.8 of their number",
        terms=9,
        magnitude=lambda v: min(v.n, 2 * v.BlockSize),
    ),
    moved=lambda v: (v.n + v.parts) * v.T.itemsize,
    operations=lambda v: v.n,
)
