"""Atomic operations on 64 bits: a maximum of doubles, the nearest point, wide sums."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Choice
from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Normal
from hipport.verify import Scalar
from hipport.verify import Struct
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks

SOURCE = "atomics_64bit.cu"
SIZES = [{"n": n} for n in (1, 31, 33, 65, 1_000, 20_000)]
FLOAT2 = np.dtype([("x", np.float32), ("y", np.float32)])


def nearest(v: Values) -> dict[str, Any]:
    """The least word: distance above, index below."""
    origin = np.array([v.origin["x"], v.origin["y"]])
    distances = ((v.points - origin) ** 2).sum(axis=1).astype(np.float32)
    words = distances.view(np.uint32).astype(np.uint64) << np.uint64(32) | np.arange(v.n, dtype=np.uint64)
    return {"nearest": words.min(keepdims=True)}


def square_sums(v: Values) -> dict[str, Any]:
    """By group; exact, since Python's and NumPy's integers of 64 bits hold them."""
    sums = np.zeros(v.groups, np.uint64)
    np.add.at(sums, v.labels, (v.values.astype(np.int64) ** 2).astype(np.uint64))
    return {"sums": sums}


SPECS = [
    KernelSpec(
        name="atomic_max_double",
        source=SOURCE,
        kernel="max_double",
        sizes=SIZES,
        bench={"n": 2**22},
        arguments=[
            In("values", "float64", "n", Normal(-20, 5)),
            InOut("greatest", "float64", 1, Constant(-np.inf)),
            Scalar("n", "int32"),
        ],
        launches=Launch(grid=lambda v: blocks(v.n, 128), block=128),
        reference=lambda v: {"greatest": v.values.max(keepdims=True)},
        tolerance=Tolerance("a value is chosen, none is computed", relative=0, absolute=0),
        moved=lambda v: 8 * v.n,
        operations=lambda v: v.n,
    ),
    KernelSpec(
        name="atomic_min_packed",
        source=SOURCE,
        kernel="nearest_point",
        sizes=SIZES,
        bench={"n": 2**22},
        arguments=[
            # Quarters: distances are exact in float32, and there are ties.
            In("points", "float32", ("n", 2), Choice([quarters / 4 for quarters in range(-16, 16)])),
            Struct("origin", FLOAT2, (0.25, -0.5)),
            InOut("nearest", "uint64", 1, Constant(2**64 - 1)),
            Scalar("n", "int32"),
        ],
        launches=Launch(grid=lambda v: blocks(v.n, 128), block=128),
        reference=nearest,
        moved=lambda v: 8 * v.n,
        operations=lambda v: 6 * v.n,
    ),
    KernelSpec(
        name="atomic_add_wide",
        source=SOURCE,
        kernel="sum_squares",
        sizes=[{**size, "groups": 10} for size in SIZES],
        bench={"n": 2**22, "groups": 10},
        arguments=[
            In("values", "int32", "n", Uniform(-(2**20), 2**20)),
            In("labels", "uint8", "n", Uniform(0, 10)),
            InOut("sums", "uint64", "groups", Constant(0)),
            Scalar("n", "int32"),
        ],
        launches=Launch(grid=lambda v: blocks(v.n, 8 * 128), block=128),
        reference=square_sums,
        moved=lambda v: 5 * v.n,
        operations=lambda v: 2 * v.n,
    ),
]
