"""Exclusive prefix sums of each segment of twice the block."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """Segments as rows, the last one filled up with zeros."""
    rows = np.pad(v.values, (0, -v.n % (2 * v.threads))).reshape(-1, 2 * v.threads)
    return {"sums": (rows.cumsum(axis=1) - rows).ravel()[: v.n]}


SPEC = KernelSpec(
    name="scan_exclusive",
    kernel="scan_exclusive",
    sizes=[
        {"n": n, "threads": threads}
        for n, threads in ((1, 1), (5, 2), (31, 16), (33, 32), (65, 32), (1_000, 128), (20_000, 256), (3_000, 1_024))
    ],
    bench={"n": 2**22, "threads": 256},
    arguments=[In("values", "int32", "n"), Out("sums", "int32", "n"), Scalar("n", "int32")],
    launches=Launch(
        grid=lambda v: blocks(v.n, 2 * v.threads),
        block=lambda v: v.threads,
        shared_bytes=lambda v: 4 * (2 * v.threads + 2 * v.threads // 32),
    ),
    reference=reference,
    moved=lambda v: 2 * v.n * 4,
    operations=lambda v: 2 * v.n,
)
