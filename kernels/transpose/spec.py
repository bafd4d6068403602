"""Transpose of a matrix: only moves, hence exact."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1), (31, 33), (32, 64), (65, 1), (1, 63), (70, 45), (517, 300)]

SPEC = KernelSpec(
    name="transpose",
    kernel="transpose<{T}, {Tile}, {Rows}>",
    instances=[{"T": "float32", "Tile": 32, "Rows": 8}, {"T": "float64", "Tile": 16, "Rows": 16}],
    sizes=[{"rows": rows, "columns": columns} for rows, columns in SIZES],
    bench={"rows": 4_096, "columns": 4_096},
    arguments=[
        In("matrix", "T", ("rows", "columns")),
        Out("transposed", "T", ("columns", "rows")),
        Scalar("rows", "int32"),
        Scalar("columns", "int32"),
    ],
    launches=Launch(
        grid=lambda v: (blocks(v.columns, v.Tile), blocks(v.rows, v.Tile)), block=lambda v: (v.Tile, v.Rows)
    ),
    reference=lambda v: {"transposed": v.matrix.T},
    tolerance=Tolerance("values are copied", relative=0, absolute=0),
    moved=lambda v: 2 * v.rows * v.columns * v.T.itemsize,
    operations=0,
)
