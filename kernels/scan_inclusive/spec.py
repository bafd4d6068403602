"""Inclusive prefix sums of each row."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SPEC = KernelSpec(
    name="scan_inclusive",
    kernel="scan_inclusive<{T}, {BlockSize}>",
    instances=[
        {"T": "float32", "BlockSize": 128},
        {"T": "int32", "BlockSize": 256},
        {"T": "int64", "BlockSize": 32},
    ],
    sizes=[
        {"rows": rows, "columns": columns}
        for rows, columns in ((1, 1), (2, 31), (3, 33), (2, 64), (1, 129), (3, 300), (8, 2_000))
    ],
    bench={"rows": 4_096, "columns": 2_048},
    arguments=[
        In("values", "T", ("rows", "columns")),
        Out("sums", "T", ("rows", "columns")),
        Scalar("columns", "int32"),
    ],
    launches=Launch(grid=lambda v: v.rows, block=lambda v: v.BlockSize),
    reference=lambda v: {"sums": v.values.cumsum(axis=1)},
    tolerance=Tolerance(
        "a value goes through eleven additions in its tile and one for each later tile; the magnitudes of a row's "
        "normal numbers sum to 0.8 of their number",
        terms=lambda v: 11 + blocks(v.columns, v.BlockSize),
        magnitude=lambda v: v.columns,
    ),
    moved=lambda v: 2 * v.rows * v.columns * v.T.itemsize,
    operations=lambda v: v.rows * v.columns,
)
