"""Gradients of tokens added to the rows of their ids."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Argument
from hipport.verify import Choice
from hipport.verify import Computed
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [{"tokens": t, "words": w, "size": s} for t, w, s in ((1, 1, 2), (31, 7, 32), (65, 3, 66), (500, 40, 64))]
# Small whole numbers: their sums are exact in any order, in half too.
SMALL = Choice((-2, -1, 0, 1, 2))
EXACT = Tolerance("sums of small whole numbers are exact in any order", relative=0, absolute=0)


def arguments(dtype: str) -> list[Argument]:
    return [
        In("gradients", dtype, ("tokens", "size"), SMALL),
        In("ids", "int64", "tokens", Computed(lambda random, v: random.integers(0, v.words, v.tokens))),
        InOut("table", dtype, ("words", "size"), SMALL),
        Scalar("tokens", "int32"),
        Scalar("size", "int32"),
    ]


def reference(v: Values) -> dict[str, Any]:
    table = v.table.copy()
    np.add.at(table, v.ids, v.gradients)
    return {"table": table}


SPECS = [
    KernelSpec(
        name="embedding_scatter_add",
        kernel="embedding_scatter_add",
        sizes=SIZES,
        bench={"tokens": 2**15, "words": 2**12, "size": 128},
        arguments=arguments("float32"),
        launches=Launch(grid=lambda v: blocks(v.tokens * v.size, 256), block=256),
        reference=reference,
        tolerance=EXACT,
        moved=lambda v: 12 * v.tokens * v.size + 8 * v.tokens,
        operations=lambda v: v.tokens * v.size,
    ),
    KernelSpec(
        name="embedding_scatter_add_half2",
        kernel="embedding_scatter_add_half2",
        source="embedding_scatter_add.cu",
        sizes=SIZES,
        bench={"tokens": 2**15, "words": 2**12, "size": 128},
        arguments=arguments("float16"),
        launches=Launch(grid=lambda v: blocks(v.tokens * v.size // 2, 256), block=256),
        reference=reference,
        tolerance=EXACT,
        moved=lambda v: 6 * v.tokens * v.size + 8 * v.tokens,
        operations=lambda v: v.tokens * v.size,
    ),
]
