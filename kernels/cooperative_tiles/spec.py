"""Sum of squares and greatest magnitude of each row, by tiles of 16 or 32 threads."""

from __future__ import annotations

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SPEC = KernelSpec(
    name="cooperative_tiles",
    kernel="cooperative_tiles<{TileSize}>",
    instances=[{"TileSize": 16}, {"TileSize": 32}],
    sizes=[
        {"rows": rows, "columns": columns}
        for rows, columns in ((1, 1), (3, 15), (5, 17), (4, 33), (9, 100), (100, 300))
    ],
    bench={"rows": 16_384, "columns": 1_024},
    arguments=[
        In("matrix", "float32", ("rows", "columns")),
        Out(
            "squares",
            "float32",
            "rows",
            tolerance=Tolerance(
                "a square goes through one addition a round and five of the tile; squares sum to about their number",
                terms=lambda v: 6 + blocks(v.columns, v.TileSize),
                magnitude=lambda v: v.columns,
            ),
        ),
        Out(
            "magnitudes",
            "float32",
            "rows",
            tolerance=Tolerance("a value is chosen, none is computed", relative=0, absolute=0),
        ),
        Scalar("rows", "int32"),
        Scalar("columns", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.rows, 4 * 96 // v.TileSize), block=96),
    reference=lambda v: {"squares": (v.matrix**2).sum(axis=1), "magnitudes": np.abs(v.matrix).max(axis=1)},
    moved=lambda v: 4 * v.rows * (v.columns + 2),
    operations=lambda v: 3 * v.rows * v.columns,
)
