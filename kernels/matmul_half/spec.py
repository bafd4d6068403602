"""Product of two matrices of half precision, summed in float, with alpha and beta."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1, 1), (31, 33, 5), (32, 64, 65), (17, 15, 32), (64, 80, 63)]

SPEC = KernelSpec(
    name="matmul_half",
    kernel="matmul_half",
    sizes=[{"m": m, "n": n, "k": k} for m, n, k in SIZES],
    bench={"m": 1_024, "n": 1_024, "k": 1_024},
    arguments=[
        In("a", "float16", ("m", "k")),
        In("b", "float16", ("k", "n")),
        InOut("c", "float16", ("m", "n")),
        Scalar("m", "int32"),
        Scalar("n", "int32"),
        Scalar("k", "int32"),
        Scalar("alpha", "float32", 0.75),
        Scalar("beta", "float32", -1.5),
    ],
    launches=Launch(grid=lambda v: (blocks(v.n, 16), blocks(v.m, 16)), block=(16, 16)),
    reference=lambda v: {"c": v.alpha * (v.a @ v.b) + v.beta * v.c},
    tolerance=Tolerance(
        "the result is rounded to half; k + 2 roundings to float before, of partial sums of about sqrt(k)",
        terms=lambda v: v.k + 2,
        magnitude=lambda v: max(v.k, 1) ** 0.5,
        sums_in="float32",
    ),
    moved=lambda v: 2 * (v.m * v.k + v.k * v.n + 2 * v.m * v.n),
    operations=lambda v: 2 * v.m * v.n * v.k + 3 * v.m * v.n,
)
