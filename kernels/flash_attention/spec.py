"""Attention by tiles with an online softmax, causal and not."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [(1, 1), (2, 31), (1, 33), (2, 64), (1, 65), (2, 200)]


def reference(v: Values) -> dict[str, Any]:
    scores = v.scale * v.q @ v.k.swapaxes(1, 2)
    if v.Causal == "true":
        scores[:, ~np.tri(v.n, dtype=bool)] = -np.inf
    greatest = scores.max(axis=2, keepdims=True)
    weights = np.exp(scores - greatest)
    total = weights.sum(axis=2, keepdims=True)
    return {"output": weights @ v.v / total, "logsumexp": (greatest + np.log(total))[..., 0]}


SPEC = KernelSpec(
    name="flash_attention",
    kernel="flash_attention<{Size}, {Tile}, {Causal}>",
    instances=[
        {"Size": 32, "Tile": 32, "Causal": "false"},
        {"Size": 32, "Tile": 32, "Causal": "true"},
        {"Size": 64, "Tile": 64, "Causal": "true"},
    ],
    sizes=[{"heads": heads, "n": n} for heads, n in SIZES],
    bench={"heads": 16, "n": 1_024},
    arguments=[
        In("q", "float32", ("heads", "n", "Size")),
        In("k", "float32", ("heads", "n", "Size")),
        In("v", "float32", ("heads", "n", "Size")),
        Out("output", "float32", ("heads", "n", "Size")),
        Out("logsumexp", "float32", ("heads", "n")),
        Scalar("n", "int32"),
        Scalar("scale", "float32", 0.17),
    ],
    launches=Launch(grid=lambda v: (blocks(v.n, v.Tile), v.heads), block=lambda v: v.Tile),
    reference=reference,
    tolerance=Tolerance(
        "a score of up to 8 has Size roundings, which exp makes relative errors of a weight; __expf and the sum over "
        "the keys, a mean of values of 1, add less",
        terms=lambda v: v.Size + v.n,
        magnitude=1,
    ),
    moved=lambda v: 4 * v.heads * v.n * (4 * v.Size + 1),
    operations=lambda v: 4 * v.heads * v.n * v.n * v.Size // (2 if v.Causal == "true" else 1),
)
