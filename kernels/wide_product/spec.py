"""Products of 128-bit numbers by chains of additions that carry."""

from __future__ import annotations

import numpy as np

from hipport.verify import Choice
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks

EDGES = Choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF))


def whole(words: np.ndarray) -> np.ndarray:
    """The numbers of which each row has the words, the lowest first, as Python's integers."""
    return sum(words[:, place].astype(object) << 32 * place for place in range(words.shape[1]))


def products(v: Values) -> dict[str, np.ndarray]:
    product = whole(v.a) * whole(v.b)
    words = [(product >> 32 * place) & 0xFFFFFFFF for place in range(8)]
    return {"product": np.stack(words, axis=1).astype(np.uint32)}


SPEC = KernelSpec(
    name="wide_product",
    kernel="wide_product",
    sizes=[{"n": n} for n in (1, 31, 64, 257, 5_000)],
    bench={"n": 2**22},
    arguments=[
        In("a", "uint32", ("n", 4)),
        In("b", "uint32", ("n", 4), EDGES),
        Out("product", "uint32", ("n", 8)),
        Scalar("n", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 128), block=128),
    reference=products,
    moved=lambda v: 4 * 16 * v.n,
    operations=lambda v: 2 * 36 * v.n,
)
