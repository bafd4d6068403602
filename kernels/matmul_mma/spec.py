"""Product of two matrices of half precision by matrix instructions, summed in float."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1, 1), (16, 8, 16), (31, 33, 5), (32, 16, 65), (17, 15, 32)]

SPEC = KernelSpec(
    name="matmul_mma",
    kernel="matmul_mma",
    sizes=[{"m": m, "n": n, "k": k} for m, n, k in SIZES],
    bench={"m": 1_024, "n": 1_024, "k": 1_024},
    arguments=[
        In("a", "float16", ("m", "k")),
        In("b", "float16", ("k", "n")),
        Out("c", "float32", ("m", "n")),
        Scalar("m", "int32"),
        Scalar("n", "int32"),
        Scalar("k", "int32"),
    ],
    launches=Launch(grid=lambda v: (blocks(v.n, 16), blocks(v.m, 16)), block=64),
    reference=lambda v: {"c": v.a @ v.b},
    deterministic=False,  # an NVIDIA GPU adds the products of one instruction in an order and with roundings of its own
    tolerance=Tolerance(
        "k + 1 roundings to float, of partial sums of about sqrt(k)",
        terms=lambda v: v.k + 1,
        magnitude=lambda v: max(v.k, 1) ** 0.5,
    ),
    moved=lambda v: 2 * (v.m * v.k + v.k * v.n) + 4 * v.m * v.n,
    operations=lambda v: 2 * v.m * v.n * v.k,
)
