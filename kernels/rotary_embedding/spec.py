"""Pairs of elements turned by an angle that grows with the token's position."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values

SIZES = [(1, 1, 2), (3, 2, 32), (5, 3, 66), (33, 4, 64), (20, 8, 128)]
LAST_POSITION = 1000


def reference(v: Values) -> dict[str, Any]:
    frequencies = v.base ** (-np.arange(0, v.size, 2) / v.size)
    angles = (v.positions[:, None] * frequencies)[:, None, :]
    pairs = v.size // 2
    is_interleaved = v.Interleaved == "true"
    first, second = (slice(0, None, 2), slice(1, None, 2)) if is_interleaved else (slice(pairs), slice(pairs, None))
    x, y = v.values[..., first], v.values[..., second]
    turned = np.empty_like(v.values)
    turned[..., first] = x * np.cos(angles) - y * np.sin(angles)
    turned[..., second] = y * np.cos(angles) + x * np.sin(angles)
    return {"values": turned}


SPEC = KernelSpec(
    name="rotary_embedding",
    kernel="rotary_embedding<{T}, {Interleaved}>",
    instances=[
        {"T": "float32", "Interleaved": "false"},
        {"T": "float32", "Interleaved": "true"},
        {"T": "float16", "Interleaved": "false"},
    ],
    sizes=[{"tokens": tokens, "heads": heads, "size": size} for tokens, heads, size in SIZES],
    bench={"tokens": 4_096, "heads": 16, "size": 128},
    arguments=[
        InOut("values", "T", ("tokens", "heads", "size")),
        In("positions", "int64", "tokens", Uniform(0, LAST_POSITION)),
        Scalar("heads", "int32"),
        Scalar("size", "int32"),
        Scalar("base", "float32", 10_000.0),
    ],
    launches=Launch(grid=lambda v: v.tokens, block=128),
    reference=reference,
    tolerance=Tolerance(
        "the angle, up to the last position, has a relative error of 4 epsilon from power, exponent and product; "
        "values of up to 4 turn by that",
        terms=4 * LAST_POSITION,
        magnitude=4,
        sums_in="float32",
    ),
    moved=lambda v: 2 * v.tokens * v.heads * v.size * v.T.itemsize,
    operations=lambda v: 3 * v.tokens * v.heads * v.size,
)
