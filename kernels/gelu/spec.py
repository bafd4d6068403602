"""GELU by the error function and by tanh, of float and of pairs of half."""

from __future__ import annotations

from math import erf
from math import pi
from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Normal
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

FORMS = [{"Form": "Erf"}, {"Form": "Tanh"}]
SIZES = [{"n": n} for n in (1, 2, 31, 33, 64, 1001, 20_000)]


def reference(v: Values) -> dict[str, Any]:
    if v.Form == "Erf":
        inner = np.vectorize(erf, otypes=[float])(v.x / 2**0.5)
    else:
        inner = np.tanh((2 / pi) ** 0.5 * (v.x + 0.044715 * v.x**3))
    return {"y": v.x / 2 * (1 + inner)}


SPECS = [
    KernelSpec(
        name="gelu",
        kernel="gelu<{Form}>",
        instances=FORMS,
        sizes=SIZES,
        bench={"n": 2**22},
        arguments=[
            In("x", "float32", "n", Normal(deviation=2.0)),
            Out("y", "float32", "n"),
            Scalar("n", "int32"),
        ],
        launches=Launch(grid=lambda v: blocks(v.n, 4 * 256), block=256),
        reference=reference,
        tolerance=Tolerance(
            "1 + tanh cancels where x is negative: what is lost is 4 epsilon of 1, times x/2 of at most 5",
            terms=4,
            magnitude=5,
        ),
        moved=lambda v: 8 * v.n,
        operations=lambda v: 10 * v.n,
    ),
    KernelSpec(
        name="gelu_half2",
        kernel="gelu_half2<{Form}>",
        source="gelu.cu",
        instances=FORMS,
        sizes=SIZES,
        bench={"n": 2**22},
        arguments=[
            In("x", "float16", "n", Normal(deviation=2.0)),
            Out("y", "float16", "n"),
            Scalar("n", "int32"),
        ],
        launches=Launch(grid=lambda v: blocks(blocks(v.n, 2), 256), block=256),
        reference=reference,
        tolerance=Tolerance(
            "computed in float, where 1 + tanh cancels to 4 epsilon of 1, times x/2 of at most 5; then rounded to half",
            terms=4,
            magnitude=5,
            sums_in="float32",
        ),
        moved=lambda v: 4 * v.n,
        operations=lambda v: 10 * v.n,
    ),
]
