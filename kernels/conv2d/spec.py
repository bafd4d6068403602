"""Convolution of images with filters, stride and zero padding."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Struct
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import Variable
from hipport.verify import blocks

FIELDS = ("channels", "height", "width", "filters", "size", "stride", "padding")
SIZES = [
    (1, 1, 1, 1, 1, 1, 1, 0),
    (2, 3, 17, 15, 2, 3, 1, 1),
    (1, 2, 33, 31, 3, 5, 2, 2),
    (1, 1, 7, 64, 2, 3, 3, 3),
    (1, 4, 65, 70, 4, 3, 1, 1),
]


def output(v: Values) -> tuple[int, int]:
    """Height and width of the output."""
    return tuple((extent + 2 * v.padding - v.size) // v.stride + 1 for extent in (v.height, v.width))


def reference(v: Values) -> dict[str, Any]:
    pad = (v.padding, v.padding)
    padded = np.pad(v.input, ((0, 0), (0, 0), pad, pad))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (v.size, v.size), axis=(2, 3))
    sums = np.einsum("nchwij,fcij->nfhw", windows[:, :, :: v.stride, :: v.stride], v.weights, optimize=True)
    return {"output": sums + v.filter_bias[: v.filters, None, None]}


SPEC = KernelSpec(
    name="conv2d",
    kernel="conv2d",
    sizes=[dict(zip(("images", *FIELDS), size, strict=True)) for size in SIZES],
    bench=dict(zip(("images", *FIELDS), (8, 32, 128, 128, 32, 3, 1, 1), strict=True)),
    arguments=[
        Variable("filter_bias", "float32", 64),
        In("input", "float32", ("images", "channels", "height", "width")),
        In("weights", "float32", ("filters", "channels", "size", "size")),
        Out("output", "float32", lambda v: (v.images, v.filters, *output(v))),
        Struct(
            "shape", np.dtype([(name, "i4") for name in FIELDS]), lambda v: {name: getattr(v, name) for name in FIELDS}
        ),
    ],
    launches=Launch(
        grid=lambda v: (blocks(output(v)[1], 16), blocks(output(v)[0], 16), v.images * v.filters),
        block=(16, 16),
        shared_bytes=lambda v: 4 * v.channels * v.size**2,
    ),
    reference=reference,
    tolerance=Tolerance(
        "a rounding for each weight, of half an epsilon of a partial sum of about sqrt(weights)",
        terms=lambda v: v.channels * v.size**2 + 1,
        magnitude=lambda v: (v.channels * v.size**2) ** 0.5,
    ),
    moved=lambda v: 4 * v.images * (v.channels * v.height * v.width + v.filters * output(v)[0] * output(v)[1]),
    operations=lambda v: 2 * v.images * v.filters * output(v)[0] * output(v)[1] * v.channels * v.size**2,
)
