"""Prices of European options."""

from __future__ import annotations

from math import erf
from typing import Any

import numpy as np

from hipport.verify import In
from hipport.verify import KernelSpec
from hipport.verify import Launch
from hipport.verify import Out
from hipport.verify import Scalar
from hipport.verify import Tolerance
from hipport.verify import Uniform
from hipport.verify import Values
from hipport.verify import blocks

_erf = np.vectorize(erf, otypes=[float])


def cdf(d: Any) -> Any:
    return 0.5 * (1 + _erf(d / np.sqrt(2)))


def reference(v: Values) -> dict[str, Any]:
    deviation = v.volatility * np.sqrt(v.years)
    d1 = (np.log(v.spot / v.strike) + (v.rate + v.volatility**2 / 2) * v.years) / deviation
    d2 = d1 - deviation
    discounted = v.strike * np.exp(-v.rate * v.years)
    return {
        "call": v.spot * cdf(d1) - discounted * cdf(d2),
        "put": discounted * cdf(-d2) - v.spot * cdf(-d1),
    }


SPEC = KernelSpec(
    name="black_scholes",
    kernel="black_scholes<{T}>",
    instances=[{"T": "float32"}, {"T": "float64"}],
    sizes=[{"n": n} for n in (1, 31, 33, 257, 5_000)],
    bench={"n": 2**20},
    arguments=[
        In("spot", "T", "n", fill=Uniform(5.0, 30.0)),
        In("strike", "T", "n", fill=Uniform(1.0, 100.0)),
        In("years", "T", "n", fill=Uniform(0.25, 10.0)),
        Scalar("rate", "T", 0.02),
        Scalar("volatility", "T", 0.3),
        Out("call", "T", "n"),
        Out("put", "T", "n"),
        Scalar("n", "int32"),
    ],
    launches=Launch(grid=lambda v: blocks(v.n, 4 * 128), block=128),
    reference=reference,
    tolerance=Tolerance(
        "a price is the difference of two numbers of up to 100, each the product of functions with a few roundings; "
        "those of d1 grow by its size, up to 20, in the distribution's argument",
        terms=8,
        magnitude=100.0,
    ),
    moved=lambda v: 5 * v.n * v.T.itemsize,
    operations=lambda v: 40 * v.n,
)
