"""Counts of keys in a hash table, slots taken by 64-bit compare-and-swap; two kernels."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    keys, counts = np.unique(v.keys, return_counts=True)
    return {
        "pairs": np.stack((keys, counts.astype(np.uint64)), axis=1),
        "pair_count": np.array([len(keys)]),
    }


SPEC = KernelSpec(
    name="hash_count",
    kernel="hash_count",
    sizes=[
        {"n": n, "different": different, "slots": slots}
        for n, different, slots in ((1, 1, 2), (33, 1, 2), (64, 40, 64), (1_000, 200, 512), (10_000, 3_000, 4_096))
    ],
    bench={"n": 2**20, "different": 2**18, "slots": 2**19},
    arguments=[
        In("keys", "uint64", "n", fill=Computed(lambda random, v: random.integers(0, v.different, v.n) << 34 | 5)),
        Scalar("n", "int32"),
        Scratch("table", "uint64", "slots", fill=Constant(2**64 - 1)),
        Scratch("counts", "uint32", "slots", fill=Constant(0)),
        Scalar("slots", "uint32"),
        Out("pairs", "uint64", ("slots", 2), unordered=True),
        InOut("pair_count", "uint32", 1, fill=Constant(0)),
    ],
    launches=[
        Launch(grid=lambda v: blocks(v.n, 8 * 128), block=128, arguments=("keys", "n", "table", "counts", "slots")),
        Launch(
            kernel="hash_list",
            grid=lambda v: blocks(v.slots, 128),
            block=128,
            arguments=("table", "counts", "slots", "pairs", "pair_count"),
        ),
    ],
    reference=reference,
    moved=lambda v: 8 * v.n + 40 * v.slots,
    operations=lambda v: 8 * v.n,
)
