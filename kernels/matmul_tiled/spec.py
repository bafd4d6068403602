"""Product of two matrices by tiles in shared memory."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1, 1), (31, 33, 5), (32, 64, 65), (50, 41, 33), (80, 70, 60)]

SPEC = KernelSpec(
    name="matmul_tiled",
    kernel="matmul_tiled<{T}, {Tile}>",
    instances=[{"T": "float32", "Tile": 16}, {"T": "float32", "Tile": 32}, {"T": "float64", "Tile": 16}],
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
    launches=Launch(grid=lambda v: (blocks(v.n, v.Tile), blocks(v.m, v.Tile)), block=lambda v: (v.Tile, v.Tile)),
    reference=lambda v: {"c": v.a @ v.b},
    tolerance=Tolerance(
        "k roundings, each of half an epsilon of a partial sum; of products with random signs that is about sqrt(k)",
        terms=lambda v: v.k,
        magnitude=lambda v: v.k**0.5,
    ),
    moved=lambda v: (v.m * v.k + v.k * v.n + v.m * v.n) * v.T.itemsize,
    operations=lambda v: 2 * v.m * v.n * v.k,
)
