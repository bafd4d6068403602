"""Greatest value, or sum, of the window around each value."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks

BLOCK = 128


def reference(v: Values) -> dict[str, Any]:
    """By views of all windows; beyond the ends the values are those at the ends."""
    windows = sliding_window_view(np.pad(v.values, v.radius, mode="edge"), 2 * v.radius + 1)
    return {"results": windows.sum(axis=1) if v.Operation == "Sum" else windows.max(axis=1)}


SPEC = KernelSpec(
    name="window_maximum",
    kernel="over_window<{T}, {Operation}>",
    instances=[
        {"T": "float32", "Operation": "Maximum"},
        {"T": "float64", "Operation": "Maximum"},
        {"T": "int32", "Operation": "Sum"},
    ],
    sizes=[
        {"n": n, "radius": radius}
        for n, radius in ((1, 0), (31, 1), (33, 5), (128, 64), (129, 3), (1_000, 100), (20_000, 8))
    ],
    bench={"n": 2**24, "radius": 8},
    arguments=[In("values", "T", "n"), Out("results", "T", "n"), Scalar("radius", "int32"), Scalar("n", "int32")],
    launches=Launch(
        grid=lambda v: blocks(v.n, BLOCK),
        block=BLOCK,
        shared_bytes=lambda v: (BLOCK + 2 * v.radius) * v.T.itemsize,
    ),
    reference=reference,
    moved=lambda v: 2 * v.n * v.T.itemsize,
    operations=lambda v: 2 * v.radius * v.n,
)
