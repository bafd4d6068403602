"""Number of outlying readings, each of which is printed."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks

LOW = -4.0
HIGH = 4.0
BLOCK = 64


def readings(random: np.random.Generator, v: Values) -> Any:
    """Quarters, which print alike everywhere; up to four of them are outliers."""
    values = random.integers(-16, 17, v.n) / 4
    values[random.integers(0, v.n, 4)] += random.choice([-8.5, 8.5], 4)
    return values


def printed(v: Values) -> list[str]:
    """A line for each outlier."""
    return [
        f"reading {i} is {'low' if v.readings[i] < LOW else 'high'}: {v.readings[i]:.2f} "
        f"(block {i // BLOCK}, thread {i % BLOCK})"
        for i in np.flatnonzero((v.readings < LOW) | (v.readings > HIGH))
    ]


SPEC = KernelSpec(
    name="print_assert",
    kernel="print_assert",
    sizes=[{"n": n} for n in (1, 31, 33, 65, 1_000)],
    arguments=[
        In("readings", "float32", "n", Computed(readings)),
        InOut("outliers", "int32", 1, Constant(0)),
        Scalar("n", "int32"),
        Scalar("low", "float32", LOW),
        Scalar("high", "float32", HIGH),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, BLOCK), block=BLOCK),
    reference=lambda v: {"outliers": [len(printed(v))]},
    prints=printed,
    moved=lambda v: 4 * v.n,
    operations=lambda v: 2 * v.n,
)
