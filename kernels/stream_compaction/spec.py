"""The values above a threshold without gaps, in any order."""

from __future__ import annotations

from typing import Any

from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """What is kept, and how much that is; the rest of ``kept`` stays as it was."""
    kept = v.values[v.values > v.threshold]
    return {"kept": kept, "count": [kept.size]}


SPEC = KernelSpec(
    name="stream_compaction",
    kernel="stream_compaction<{T}>",
    instances=[{"T": "float32"}, {"T": "int32"}],
    sizes=[{"n": n} for n in (1, 31, 32, 33, 63, 65, 1_000, 50_000)],
    bench={"n": 2**22},
    arguments=[
        In("values", "T", "n"),
        Out("kept", "T", "n", unordered=True),
        InOut("count", "int32", 1, Constant(0)),
        Scalar("n", "int32"),
        Scalar("threshold", "T", 1),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 8 * 96), block=96),
    reference=reference,
    tolerance=Tolerance("values are moved as they are", relative=0, absolute=0),
    moved=lambda v: v.n * v.T.itemsize,
    operations=lambda v: v.n,
)
