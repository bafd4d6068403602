"""Sparse matrix (compressed rows) times vector: a thread a row, and a warp a row."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import Extents
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def row_begins(random: np.random.Generator, v: Values) -> Any:
    """Rows of different lengths, some of them empty, with `count` values in all."""
    inner = np.sort(random.integers(0, v.count + 1, v.rows - 1))
    return np.concatenate(([0], inner, [v.count]))


def reference(v: Values) -> dict[str, Any]:
    rows = np.repeat(np.arange(v.rows), np.diff(v.row_begin))
    return {"y": np.bincount(rows, weights=v.entries * v.x[v.columns], minlength=v.rows)}


def spec(kernel: str, grid: Extents) -> KernelSpec:
    return KernelSpec(
        name=kernel,
        source="spmv_csr.cu",
        kernel=f"{kernel}<{{T}}>",
        instances=[{"T": "float32"}, {"T": "float64"}],
        sizes=[
            {"rows": rows, "width": width, "count": count}
            for rows, width, count in ((1, 1, 1), (1, 100, 65), (33, 20, 300), (129, 500, 2_000), (700, 300, 30_000))
        ],
        bench={"rows": 2**17, "width": 2**17, "count": 2**22},
        arguments=[
            Scalar("rows", "int32"),
            In("row_begin", "int32", lambda v: v.rows + 1, fill=Computed(row_begins)),
            In("columns", "int32", "count", fill=Computed(lambda random, v: random.integers(0, v.width, v.count))),
            In("entries", "T", "count"),
            In("x", "T", "width"),
            Out("y", "T", "rows"),
        ],
        launches=Launch(grid=grid, block=128),
        reference=reference,
        tolerance=Tolerance(
            "the products of a row are summed one after the other; rows differ in length by less than eight times",
            terms=lambda v: max(8, min(v.count, 8 * v.count // v.rows)),
            magnitude=4.0,
        ),
        moved=lambda v: v.count * (2 * v.T.itemsize + 4) + v.rows * (v.T.itemsize + 4),
        operations=lambda v: 2 * v.count,
    )


SPECS = [
    spec("spmv_csr_scalar", lambda v: blocks(v.rows, 128)),
    spec("spmv_csr_vector", lambda v: blocks(v.rows, 8 * 4)),
]
