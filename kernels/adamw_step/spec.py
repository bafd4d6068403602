"""One step of AdamW, gradients in float and in scaled half."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Normal
from hipport.verify import Scalar
from hipport.verify import Struct
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks

FLOATS = ("rate", "beta1", "beta2", "epsilon", "decay", "gradient_scale")
ADAMW = np.dtype([*((name, "f4") for name in FLOATS), ("step", "i4")])


def reference(v: Values) -> dict[str, Any]:
    rate, beta1, beta2, epsilon, decay, scale, step = (float(v.options[name]) for name in ADAMW.names or ())
    gradient = v.gradients / scale
    means = beta1 * v.means + (1 - beta1) * gradient
    squares = beta2 * v.squares + (1 - beta2) * gradient**2
    update = means / (1 - beta1**step) / (np.sqrt(squares / (1 - beta2**step)) + epsilon)
    return {"parameters": v.parameters - rate * (update + decay * v.parameters), "means": means, "squares": squares}


SPEC = KernelSpec(
    name="adamw_step",
    kernel="adamw_step<{Gradient}>",
    instances=[{"Gradient": "float32"}, {"Gradient": "float16"}],
    sizes=[{"n": n} for n in (1, 31, 33, 64, 1000, 30_000)],
    bench={"n": 2**22},
    arguments=[
        InOut("parameters", "float32", "n"),
        In("gradients", "Gradient", "n", Normal(deviation=16.0)),
        InOut("means", "float32", "n", Normal(deviation=0.1)),
        InOut("squares", "float32", "n", Uniform(0.01, 1.0)),
        Scalar("n", "int32"),
        Struct("options", ADAMW, (1e-2, 0.9, 0.99, 1e-8, 0.1, 16.0, 10)),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 4 * 256), block=256),
    reference=reference,
    tolerance=Tolerance(
        "the new mean may cancel: three roundings of numbers of about 1; beta^step and 1 less it have an error of "
        "some 20 epsilon, of an update of up to 5, times the rate of 1/100",
        terms=5,
    ),
    moved=lambda v: v.n * (24 + v.Gradient.itemsize),
    operations=lambda v: 16 * v.n,
)
