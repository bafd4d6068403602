"""Four steps of Jacobi's method, vectors that change places between launches."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from hipport.verify import Computed
from hipport.verify import Constant
from hipport.verify import In
from hipport.verify import InOut
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Values

STEPS = 4


def diagonally_dominant(random: np.random.Generator, v: Values) -> Any:
    matrix = random.uniform(-1, 1, (v.n, v.n))
    matrix[np.diag_indices(v.n)] = v.n
    return matrix


def reference(v: Values) -> dict[str, Any]:
    diagonal = np.diag(v.a)
    iterates = [v.x]
    for _ in range(STEPS):
        iterates.append((v.b - v.a @ iterates[-1]) / diagonal + iterates[-1])
    change = sum(float(((after - before) ** 2).sum()) for before, after in pairwise(iterates))
    return {"x": iterates[-1], "other": iterates[-2], "change": np.array([change])}


def launches(v: Values) -> Sequence[Launch]:
    """The vectors take turns: an even number of steps ends in x."""
    turns = (("x", "other"), ("other", "x")) * (STEPS // 2)
    return [Launch(grid=v.n, block=128, arguments=("a", "b", old, new, "change", "n")) for old, new in turns]


SPEC = KernelSpec(
    name="jacobi",
    kernel="jacobi_step",
    sizes=[{"n": n} for n in (1, 31, 33, 64, 150)],
    bench={"n": 2_048},
    arguments=[
        In("a", "float64", ("n", "n"), fill=Computed(diagonally_dominant)),
        In("b", "float64", "n"),
        InOut("x", "float64", "n"),
        Out("other", "float64", "n"),
        InOut(
            "change",
            "float64",
            1,
            fill=Constant(0),
            tolerance=Tolerance(
                "squares are added one after the other, in any order; the first step's sum to about n",
                terms=lambda v: STEPS * v.n,
                magnitude=lambda v: v.n,
            ),
        ),
        Scalar("n", "int32"),
    ],
    launches=launches,
    reference=reference,
    deterministic=False,
    tolerance=Tolerance(
        "each step sums n products; the iteration contracts, so that errors of earlier steps do not grow",
        terms=lambda v: STEPS * (v.n + 4),
        magnitude=4.0,
    ),
    moved=lambda v: STEPS * 8 * v.n * (v.n + 3),
    operations=lambda v: STEPS * 2 * v.n**2,
)
