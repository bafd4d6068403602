"""Product of two matrices, one thread an element."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1, 1), (31, 33, 5), (32, 64, 65), (17, 3, 0), (150, 130, 70)]

SPEC = KernelSpec(
    name="matmul_naive",
    kernel="matmul_naive<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}, {"T": "int32"}],
    sizes=[{"m": m, "n": n, "k": k} for m, n, k in SIZES],
    bench={"m": 1_024, "n": 1_024, "k": 1_024},
    arguments=[
        In("a", "T", ("m", "k")),
        In("b", "T", ("k", "n")),
        Out("c", "T", ("m", "n")),
        Scalar("m", "int32"),
        Scalar("n", "int32"),
        Scalar("k", "int32"),
    ],
    launches=Launch(grid=lambda v: (blocks(v.n, 32), blocks(v.m, 8)), block=(32, 8)),
    reference=lambda v: {"c": v.a @ v.b},
    tolerance=Tolerance(
        "k roundings, each of half an epsilon of a partial sum; of products with random signs that is about sqrt(k)",
        terms=lambda v: v.k,
        magnitude=lambda v: v.k**0.5,
    ),
    moved=lambda v: (v.m * v.k + v.k * v.n + v.m * v.n) * v.T.itemsize,
    operations=lambda v: 2 * v.m * v.n * v.k,
)
