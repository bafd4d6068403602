"""Product of two matrices by tiles in shared memory and registers."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SIZES = [(1, 1, 1), (63, 65, 5), (64, 64, 32), (130, 31, 33), (200, 150, 100)]

SPEC = KernelSpec(
    name="matmul_register_blocked",
    kernel="matmul_register_blocked<{M}, {N}, {K}, {ThreadM}, {ThreadN}>",
    instances=[
        {"M": 64, "N": 64, "K": 16, "ThreadM": 4, "ThreadN": 4},
        {"M": 128, "N": 64, "K": 8, "ThreadM": 8, "ThreadN": 4},
    ],
    sizes=[{"m": m, "n": n, "k": k} for m, n, k in SIZES],
    bench={"m": 2_048, "n": 2_048, "k": 2_048},
    arguments=[
        In("a", "float32", ("m", "k")),
        In("b", "float32", ("k", "n")),
        Out("c", "float32", ("m", "n")),
        Scalar("m", "int32"),
        Scalar("n", "int32"),
        Scalar("k", "int32"),
    ],
    launches=Launch(
        grid=lambda v: (blocks(v.n, v.N), blocks(v.m, v.M)), block=lambda v: (v.M // v.ThreadM) * (v.N // v.ThreadN)
    ),
    reference=lambda v: {"c": v.a @ v.b},
    tolerance=Tolerance(
        "k roundings, each of half an epsilon of a partial sum; of products with random signs that is about sqrt(k)",
        terms=lambda v: v.k,
        magnitude=lambda v: v.k**0.5,
    ),
    moved=lambda v: 4 * (v.m * v.k + v.k * v.n + v.m * v.n),
    operations=lambda v: 2 * v.m * v.n * v.k,
)
