"""The Mandelbrot set, in complex numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Values
from hipport.verify import blocks


def reference(v: Values) -> dict[str, Any]:
    c = v.corner + v.step * (np.arange(v.width) + 1j * np.arange(v.height)[:, None])
    z = np.zeros_like(c)
    steps = np.zeros(c.shape, np.int32)
    for _ in range(v.limit):
        within = z.real**2 + z.imag**2 <= 4
        steps += within
        z[within] = z[within] ** 2 + c[within]
    return {"steps": steps}


SPEC = KernelSpec(
    name="mandelbrot",
    kernel="mandelbrot",
    # Few steps: rounding errors grow about twofold with each, and stay far from what decides whether a point is within.
    sizes=[{"height": h, "width": w, "limit": 24} for h, w in ((1, 1), (3, 33), (31, 64), (65, 63), (96, 128))],
    arguments=[
        Scalar("corner", "complex128", -2.0 - 1.25j),
        Scalar("step", "float64", 2.0**-5),
        Scalar("height", "int32"),
        Scalar("width", "int32"),
        Scalar("limit", "int32"),
        Out("steps", "int32", ("height", "width")),
    ],
    launches=Launch(grid=lambda v: (blocks(v.width, 32), blocks(v.height, 4)), block=(32, 4)),
    reference=reference,
    moved=lambda v: 4 * v.height * v.width,
    operations=lambda v: 10 * v.limit * v.height * v.width,
)
