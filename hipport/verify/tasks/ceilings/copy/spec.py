"""A copy: the most that a kernel moves per second. Its arrays for benchmarks are larger than the caches of GPUs."""

from __future__ import annotations

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import blocks

SPEC = KernelSpec(
    name="copy",
    kernel="copy",
    sizes=[{"n": n} for n in (1, 33, 1_000)],
    bench={"n": 2**24},
    arguments=[In("from_", "float64", ("n", 2)), Out("to", "float64", ("n", 2)), Scalar("n", "int32")],
    launches=Launch(grid=lambda v: blocks(v.n, 256), block=256),
    reference=lambda v: {"to": v.from_},
    tolerance=Tolerance("values are copied", relative=0, absolute=0),
    moved=lambda v: 2 * 16 * v.n,
    operations=0,
)
