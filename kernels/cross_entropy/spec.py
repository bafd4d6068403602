"""Cross-entropy of each row of logits, with a target that is ignored."""

from __future__ import annotations

from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Normal
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values
from hipport.verify import blocks

SIZES = [(1, 1), (3, 31), (7, 33), (40, 65), (20, 1000), (4, 5000)]
IGNORED = -100


def targets(random: np.random.Generator, v: Values) -> Any:
    """A class for each row, a fifth of them ignored."""
    return np.where(random.random(v.rows) < 0.2, IGNORED, random.integers(0, v.classes, v.rows))


def reference(v: Values) -> dict[str, Any]:
    greatest = v.logits.max(axis=1)
    logsumexp = greatest + np.log(np.exp(v.logits - greatest[:, None]).sum(axis=1))
    of_target = v.logits[np.arange(v.rows), np.maximum(v.targets, 0)]
    return {"losses": np.where(v.targets == IGNORED, 0.0, logsumexp - of_target)}


SPEC = KernelSpec(
    name="cross_entropy",
    kernel="cross_entropy<{Threads}>",
    instances=[{"Threads": 64}, {"Threads": 256}],
    sizes=[{"rows": rows, "classes": classes} for rows, classes in SIZES],
    bench={"rows": 8_192, "classes": 2_048},
    arguments=[
        In("logits", "float32", ("rows", "classes"), Normal(deviation=3.0)),
        In("targets", "int64", "rows", Computed(targets)),
        Out("losses", "float32", "rows"),
        Scalar("classes", "int32"),
        Scalar("ignored", "int64", IGNORED),
    ],
    launches=Launch(grid=lambda v: v.rows, block=lambda v: v.Threads),
    reference=reference,
    tolerance=Tolerance(
        "the logarithm makes the relative error of the sum, one epsilon for a term of a thread, an absolute one; two "
        "roundings of numbers of up to 16 follow",
        terms=lambda v: blocks(v.classes, v.Threads) + 10 + 2 * 16,
    ),
    moved=lambda v: 4 * v.rows * v.classes + 12 * v.rows,
    operations=lambda v: 4 * v.rows * v.classes,
)
