"""What axpy.cu is called with and has to compute, for verify_kernels.py. The reference is any NumPy code."""

from typing import Any

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    """Y = a x + y, in float64."""
    return {"y": v.a * v.x + v.y}


SPEC = KernelSpec(
    name="axpy",
    kernel="axpy",
    sizes=[{"n": n} for n in (1, 33, 1000)],
    arguments=[
        In("x", "float32", "n"),
        InOut("y", "float32", "n", tolerance=Tolerance("a x and y may cancel", terms=2, magnitude=16.0)),
        Scalar("a", "float32", 2.5),
        Scalar("n", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 256), block=256),
    reference=reference,
)
