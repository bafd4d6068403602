"""The greatest value of each row and its first place."""

from __future__ import annotations

from hipport.verify import Choice
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance

SPEC = KernelSpec(
    name="argmax",
    kernel="argmax",
    sizes=[
        {"rows": rows, "columns": columns, "warps": warps}
        for rows, columns, warps in (
            (1, 1, 1),
            (3, 31, 2),
            (3, 33, 4),
            (5, 64, 1),
            (7, 65, 3),
            (40, 1_000, 8),
            (2, 9_000, 32),
        )
    ],
    bench={"rows": 16_384, "columns": 1_024, "warps": 8},
    arguments=[
        # Few different values: ties, of which the first counts.
        In("values", "float32", ("rows", "columns"), Choice(range(-40, 0))),
        Out("greatest", "float32", "rows"),
        Out("places", "int32", "rows"),
        Scalar("columns", "int32"),
    ],
    launches=Launch(grid=lambda v: v.rows, block=lambda v: 32 * v.warps),
    reference=lambda v: {"greatest": v.values.max(axis=1), "places": v.values.argmax(axis=1)},
    tolerance=Tolerance("a value is chosen, none is computed", relative=0, absolute=0),
    moved=lambda v: 4 * v.rows * (v.columns + 2),
    operations=lambda v: v.rows * v.columns,
)
