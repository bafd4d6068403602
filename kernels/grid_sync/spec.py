"""Heat in a rod after some steps, in one cooperative launch."""

from __future__ import annotations

from typing import Any

from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Scratch
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """Step by step; the ends stay."""
    rod = v.rod.copy()
    for _ in range(v.steps):
        rod[1:-1] += v.diffusion * (rod[:-2] - 2 * rod[1:-1] + rod[2:])
    return {"rod": rod}


SPEC = KernelSpec(
    name="grid_sync",
    kernel="grid_sync",
    sizes=[{"n": n, "steps": steps} for n, steps in ((1, 1), (3, 2), (33, 5), (64, 8), (500, 7), (5_000, 10))],
    arguments=[
        InOut("rod", "float64", "n", Uniform(0, 100)),
        Scratch("next", "float64", "n"),
        Scalar("n", "int32"),
        Scalar("steps", "int32"),
        Scalar("diffusion", "float64", 0.25),
    ],
    launches=Launch(grid=lambda v: min(blocks(v.n, 64), 4), block=64, cooperative=True),
    reference=reference,
    tolerance=Tolerance(
        "a step weights three temperatures up to 100 and rounds four times; it makes no error before it greater",
        terms=lambda v: 4 * v.steps,
        magnitude=100,
    ),
    moved=lambda v: 2 * v.n * v.steps * 8,
    operations=lambda v: 5 * v.n * v.steps,
)
