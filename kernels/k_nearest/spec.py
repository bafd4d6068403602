"""Nearest neighbours by exhaustion, candidates sorted in registers."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    between = v.queries[:, None, :3] - v.points[None, :, :3]
    distances = (between**2).sum(axis=2)
    order = np.argsort(distances, axis=1, kind="stable")[:, : v.K]
    return {"neighbours": order, "distances": np.take_along_axis(distances, order, axis=1)}


SPEC = KernelSpec(
    name="k_nearest",
    kernel="k_nearest<{K}, 128>",
    instances=[{"K": 1}, {"K": 8}],
    sizes=[{"n": n, "query_count": m} for n, m in ((8, 1), (33, 31), (128, 65), (129, 64), (700, 200))],
    bench={"n": 4_096, "query_count": 2_048},
    arguments=[
        # Multiples of 1/64: distances are exact, and equally near points occur.
        In("points", "float32", ("n", 4), fill=lambda array: np.rint(Uniform(0, 1)(array) * 64) / 64),
        Scalar("n", "int32"),
        In("queries", "float32", ("query_count", 4), fill=lambda array: np.rint(Uniform(0, 1)(array) * 64) / 64),
        Scalar("query_count", "int32"),
        Out("neighbours", "int32", ("query_count", "K")),
        Out("distances", "float32", ("query_count", "K")),
    ],
    launches=Launch(grid=lambda v: blocks(v.query_count, 64), block=64),
    reference=reference,
    moved=lambda v: 16 * (v.n + v.query_count) + 8 * v.K * v.query_count,
    operations=lambda v: 8 * v.n * v.query_count,
)
