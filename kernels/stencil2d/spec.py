"""One step of a five-point stencil, tile with halo in shared memory."""

from __future__ import annotations

from typing import Any

from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import Variable
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    centre, west, east, north, south = v.stencil_weights
    x = v.input
    after = x.copy()
    after[1:-1, 1:-1] = (
        centre * x[1:-1, 1:-1] + west * x[1:-1, :-2] + east * x[1:-1, 2:] + north * x[:-2, 1:-1] + south * x[2:, 1:-1]
    )
    return {"output": after}


SPEC = KernelSpec(
    name="stencil2d",
    kernel="stencil2d<{Tile}>",
    instances=[{"Tile": 16}, {"Tile": 32}],
    sizes=[{"height": h, "width": w} for h, w in ((1, 1), (2, 3), (16, 17), (31, 33), (64, 65), (200, 150))],
    bench={"height": 4_096, "width": 4_096},
    arguments=[
        Variable("stencil_weights", "float32", 5, fill=Constant([0.5, 0.1, 0.2, 0.15, 0.05])),
        In("input", "float32", ("height", "width")),
        Out("output", "float32", ("height", "width")),
        Scalar("height", "int32"),
        Scalar("width", "int32"),
    ],
    launches=Launch(
        grid=lambda v: (blocks(v.width, v.Tile), blocks(v.height, v.Tile)), block=lambda v: (v.Tile, v.Tile)
    ),
    reference=reference,
    tolerance=Tolerance("five products of at most 4 * 0.5 are summed", terms=5, magnitude=2.0),
    moved=lambda v: 2 * v.height * v.width * 4,
    operations=lambda v: 9 * v.height * v.width,
)
