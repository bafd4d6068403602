"""Products of 8-bit integers: as 32-bit integers, exact, and scaled to float."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Uniform
from hipport.verify import blocks

SIZES = [{"m": m, "n": n, "k": k} for m, n, k in ((1, 1, 4), (31, 33, 8), (32, 64, 68), (17, 15, 64), (64, 80, 132))]
OPERANDS = [
    In("a", "int8", ("m", "k"), Uniform(-128, 128)),
    In("b", "int8", ("n", "k"), Uniform(-128, 128)),
]
EXTENTS = [Scalar("m", "int32"), Scalar("n", "int32"), Scalar("k", "int32")]
LAUNCH = Launch(grid=lambda v: (blocks(v.n, 16), blocks(v.m, 16)), block=(16, 16))

SPECS = [
    KernelSpec(
        name="matmul_int8",
        kernel="matmul_int8",
        sizes=SIZES,
        bench={"m": 1_024, "n": 1_024, "k": 1_024},
        arguments=[*OPERANDS, Out("c", "int32", ("m", "n")), *EXTENTS],
        launches=LAUNCH,
        reference=lambda v: {"c": v.a.astype("i8") @ v.b.T.astype("i8")},
        moved=lambda v: v.m * v.k + v.k * v.n + 4 * v.m * v.n,
        operations=lambda v: 2 * v.m * v.n * v.k,
    ),
    KernelSpec(
        name="matmul_int8_scaled",
        kernel="matmul_int8_scaled",
        source="matmul_int8.cu",
        sizes=SIZES,
        bench={"m": 1_024, "n": 1_024, "k": 1_024},
        arguments=[
            *OPERANDS,
            In("scales_a", "float32", "m", Uniform(0.01, 0.1)),
            In("scales_b", "float32", "n", Uniform(0.01, 0.1)),
            Out("c", "float32", ("m", "n")),
            *EXTENTS,
        ],
        launches=LAUNCH,
        reference=lambda v: {"c": (v.a.astype("i8") @ v.b.T.astype("i8")) * v.scales_a[:, None] * v.scales_b},
        moved=lambda v: v.m * v.k + v.k * v.n + 4 * (v.m * v.n + v.m + v.n),
        operations=lambda v: 2 * v.m * v.n * v.k + 2 * v.m * v.n,
    ),
]
