"""Gravity among all bodies, tiles of float4 in shared memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    places, masses = v.bodies[:, :3], v.bodies[:, 3]
    between = places[None] - places[:, None]
    weights = masses / ((between**2).sum(axis=2) + v.softening) ** 1.5
    accelerations = np.zeros((v.n, 4))
    accelerations[:, :3] = np.einsum("ij,ijk->ik", weights, between)
    return {"accelerations": accelerations}


SPEC = KernelSpec(
    name="nbody",
    kernel="nbody<{Tile}>",
    instances=[{"Tile": 64}, {"Tile": 256}],
    sizes=[{"n": n} for n in (1, 31, 64, 65, 300, 600)],
    bench={"n": 4_096},
    arguments=[
        In("bodies", "float32", ("n", 4), fill=Uniform(0.0, 1.0)),
        Out("accelerations", "float32", ("n", 4)),
        Scalar("n", "int32"),
        Scalar("softening", "float32", 0.01),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, v.Tile), block=lambda v: v.Tile),
    reference=reference,
    tolerance=Tolerance(
        "n forces are summed; one is at most 1 / (1.5 * 3^0.5 * softening) = 38, with 8 roundings of its own",
        terms=lambda v: v.n + 8,
        magnitude=38.0,
    ),
    moved=lambda v: 32 * v.n,
    operations=lambda v: 20 * v.n**2,
)
