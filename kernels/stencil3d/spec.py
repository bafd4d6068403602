"""One step of the heat equation in three dimensions, planes in shared memory."""

from __future__ import annotations

from typing import Any

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    x = v.input
    after = x.copy()
    inner = (slice(1, -1),) * 3
    around = (
        x[:-2, 1:-1, 1:-1]
        + x[2:, 1:-1, 1:-1]
        + x[1:-1, :-2, 1:-1]
        + x[1:-1, 2:, 1:-1]
        + x[1:-1, 1:-1, :-2]
        + x[1:-1, 1:-1, 2:]
    )
    after[inner] += v.diffusion * (around - 6 * x[inner])
    return {"output": after}


SPEC = KernelSpec(
    name="stencil3d",
    kernel="stencil3d<{TileX}, {TileY}>",
    instances=[{"TileX": 32, "TileY": 4}, {"TileX": 16, "TileY": 16}],
    sizes=[
        {"depth": d, "height": h, "width": w}
        for d, h, w in ((1, 1, 1), (2, 3, 31), (3, 3, 3), (5, 4, 32), (4, 17, 33), (20, 40, 65))
    ],
    bench={"depth": 256, "height": 256, "width": 256},
    arguments=[
        In("input", "float32", ("depth", "height", "width")),
        Out("output", "float32", ("depth", "height", "width")),
        Scalar("depth", "int32"),
        Scalar("height", "int32"),
        Scalar("width", "int32"),
        Scalar("diffusion", "float32", 0.1),
    ],
    launches=Launch(
        grid=lambda v: (blocks(v.width, v.TileX), blocks(v.height, v.TileY)), block=lambda v: (v.TileX, v.TileY)
    ),
    reference=reference,
    tolerance=Tolerance(
        "eight terms, of which the sixfold centre is the greatest: 0.1 * 6 * 4", terms=8, magnitude=2.4
    ),
    moved=lambda v: 2 * v.depth * v.height * v.width * 4,
    operations=lambda v: 9 * v.depth * v.height * v.width,
)
