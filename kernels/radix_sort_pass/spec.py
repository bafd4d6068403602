"""Keys and values in the order of four bits of the key, stable."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """Sorted by the digit; NumPy's stable sort keeps the order of equal ones."""
    order = np.argsort(v.keys >> v.shift & 15, kind="stable")
    return {"keys_out": v.keys[order], "values_out": v.values[order]}


SPEC = KernelSpec(
    name="radix_sort_pass",
    kernel="count_digits",
    sizes=[
        {"n": n, "shift": shift, "parts": lambda v: blocks(v.n, 256), "count": lambda v: 16 * v.parts}
        for n, shift in ((1, 0), (31, 4), (33, 0), (256, 28), (257, 4), (3_000, 8), (30_000, 16))
    ],
    bench={"n": 2**20, "shift": 8, "parts": lambda v: blocks(v.n, 256), "count": lambda v: 16 * v.parts},
    arguments=[
        In("keys", "uint32", "n", Uniform(0, 2**32)),
        In("values", "uint32", "n", Uniform(0, 2**32)),
        Out("keys_out", "uint32", "n"),
        Out("values_out", "uint32", "n"),
        Scratch("counts", "uint32", "count"),
        Scalar("n", "int32"),
        Scalar("shift", "int32"),
        Scalar("count", "int32"),
    ],
    launches=[
        Launch(grid=lambda v: v.parts, block=256, arguments=("keys", "counts", "n", "shift")),
        Launch(grid=1, block=256, kernel="scan_counts", arguments=("counts", "count")),
        Launch(
            grid=lambda v: v.parts,
            block=256,
            kernel="scatter_keys",
            arguments=("keys", "values", "keys_out", "values_out", "counts", "n", "shift"),
        ),
    ],
    reference=reference,
    moved=lambda v: 5 * v.n * 4,
    operations=lambda v: 2 * v.n,
)
