"""Points in a circle, with a counter-based random generator (Philox)."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Constant
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks

MASK = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)


def philox(counter: Any, seed: int) -> tuple[Any, Any]:
    """The first two words for each counter; Salmon and others, Parallel random numbers: as easy as 1, 2, 3 (2011)."""
    c0, c1, c2, c3 = counter.astype(np.uint64), *(np.zeros(counter.shape, np.uint64),) * 3
    key0, key1 = seed & 0xFFFFFFFF, seed >> 32
    for _ in range(10):
        product0, product1 = c0 * np.uint64(0xD2511F53), c2 * np.uint64(0xCD9E8D57)
        c0, c1, c2, c3 = (
            product1 >> HALF ^ c1 ^ np.uint64(key0),
            product1 & MASK,
            product0 >> HALF ^ c3 ^ np.uint64(key1),
            product0 & MASK,
        )
        key0, key1 = (key0 + 0x9E3779B9) & 0xFFFFFFFF, (key1 + 0xBB67AE85) & 0xFFFFFFFF
    return c0, c1


def reference(v: Values) -> dict[str, Any]:
    x, y = ((bits + 0.5) / 2.0**32 for bits in philox(np.arange(v.count), v.key))
    return {"inside": np.array([np.count_nonzero(x * x + y * y < 1)], np.uint64)}


SPEC = KernelSpec(
    name="monte_carlo_pi",
    kernel="monte_carlo_pi",
    sizes=[{"count": count} for count in (1, 31, 64, 1_000, 50_000)],
    bench={"count": 2**22},
    arguments=[
        Scalar("key", "uint64", lambda v: 0x9D2C5680_00C0FFEE + v.seed),
        Scalar("count", "uint32"),
        InOut("inside", "uint64", 1, fill=Constant(0)),
    ],
    launches=Launch(grid=lambda v: blocks(v.count, 8 * 128), block=128),
    reference=reference,
    moved=8,
    operations=lambda v: 100 * v.count,
)
