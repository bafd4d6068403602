"""Rows of a table by ids, zeros for padding: only moves, hence exact."""

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
from hipport.verify import blocks

SIZES = [(1, 1, 8), (31, 7, 32), (33, 100, 64), (65, 3, 136), (1000, 5000, 128)]
PADDING = 0


def reference(v: Values) -> dict[str, Any]:
    return {"output": np.where(v.ids[:, None] == PADDING, 0.0, v.table[v.ids])}


SPEC = KernelSpec(
    name="embedding_gather",
    kernel="embedding_gather<{T}>",
    instances=[{"T": "float32"}, {"T": "float16"}],
    sizes=[{"tokens": tokens, "words": words, "size": size} for tokens, words, size in SIZES],
    bench={"tokens": 2**16, "words": 2**15, "size": 256},
    arguments=[
        In("table", "T", ("words", "size")),
        In("ids", "int64", "tokens", Computed(lambda random, v: random.integers(0, v.words, v.tokens))),
        Out("output", "T", ("tokens", "size")),
        Scalar("tokens", "int32"),
        Scalar("size", "int32"),
        Scalar("padding", "int64", PADDING),
    ],
    launches=Launch(grid=lambda v: blocks(v.tokens, 4 * 8), block=(32, 8)),
    reference=reference,
    tolerance=Tolerance("values are copied", relative=0, absolute=0),
    moved=lambda v: 2 * v.tokens * v.size * v.T.itemsize + 8 * v.tokens,
    operations=0,
)
