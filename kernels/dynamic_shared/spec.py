"""Means, counts and first places of the groups of each row."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values


def reference(v: Values) -> dict[str, Any]:
    """Group by group; one that has no members has mean 0 and no first place."""
    member = v.labels[:, None, :] == np.arange(v.groups)[:, None]
    counts = member.sum(axis=2)
    sums = (member * v.values[:, None, :]).sum(axis=2)
    return {
        "means": sums / np.maximum(counts, 1),
        "counts": counts,
        "firsts": np.where(counts > 0, member.argmax(axis=2), -1),
    }


SPEC = KernelSpec(
    name="dynamic_shared",
    kernel="group_means",
    sizes=[
        {"rows": rows, "columns": columns, "groups": groups}
        for rows, columns, groups in ((1, 1, 1), (2, 31, 3), (3, 33, 7), (1, 65, 200), (5, 200, 10), (20, 1_500, 33))
    ],
    bench={"rows": 2_048, "columns": 1_024, "groups": 16},
    arguments=[
        In("values", "float32", ("rows", "columns")),
        In(
            "labels",
            "uint8",
            ("rows", "columns"),
            Computed(lambda random, v: random.integers(0, v.groups, (v.rows, v.columns))),
        ),
        Out("means", "float32", ("rows", "groups")),
        Out("counts", "uint32", ("rows", "groups")),
        Out("firsts", "int32", ("rows", "groups")),
        Scalar("columns", "int32"),
        Scalar("groups", "int32"),
    ],
    launches=Launch(grid=lambda v: v.rows, block=128, shared_bytes=lambda v: v.groups * (8 + 4 + 4)),
    reference=reference,
    deterministic=False,
    tolerance=Tolerance(
        "sums in double, in any order, of up to all columns; the mean is rounded to float once",
        terms=lambda v: v.columns,
        sums_in="float64",
    ),
    moved=lambda v: v.rows * (5 * v.columns + 12 * v.groups),
    operations=lambda v: 3 * v.rows * v.columns,
)
