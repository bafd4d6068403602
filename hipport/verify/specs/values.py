"""What the functions of a spec are given, and how inputs are filled."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from hipport.verify.errors import SpecError
from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.dtypes import is_floating

Array = np.ndarray[Any, Any]


class Values:
    """The names of a case as attributes: sizes, template parameters (element types as NumPy dtypes), scalars, ``seed``,
    and, where they are there already, arrays.

    A reference gets arrays in float64 or complex128 (integers, bools and structs as they are), with the values that the
    kernel gets: rounded to the kernel's type first.
    """

    def __init__(self, named: Mapping[str, Any]) -> None:
        self._named = dict(named)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self._named[name]
        except KeyError:
            raise SpecError(f"no {name!r} in this case (there are: {', '.join(self._named)})") from None

    def with_named(self, more: Mapping[str, Any]) -> Values:
        """These names and more."""
        return Values({**self._named, **more})


@dataclass(frozen=True, slots=True)
class Filling:
    """An array to fill: its shape and element type, the random generator of this argument and case, and the case's
    values so far (sizes, template parameters, scalars, arrays declared before).
    """

    shape: tuple[int, ...]
    dtype: DType
    random: np.random.Generator
    values: Values


#: What fills an array: it returns an array or a list of its shape, which is rounded to the element type.
Fill = Callable[[Filling], Any]


@dataclass(frozen=True, slots=True)
class Normal:
    """Normally distributed numbers."""

    mean: float = 0.0
    deviation: float = 1.0

    def __call__(self, array: Filling) -> Array:
        real = array.random.normal(self.mean, self.deviation, array.shape)
        if array.dtype.kind != "c":
            return real
        return real + 1j * array.random.normal(0, self.deviation, array.shape)


@dataclass(frozen=True, slots=True)
class Uniform:
    """Numbers from ``low`` up to ``high``: evenly distributed; of integer types ``high`` itself is left out."""

    low: float
    high: float

    def __call__(self, array: Filling) -> Array:
        if array.dtype.kind in "iu":
            return array.random.integers(int(self.low), int(self.high), array.shape, dtype=array.dtype)
        return array.random.uniform(self.low, self.high, array.shape)


@dataclass(frozen=True, slots=True)
class Choice:
    """Each element one of the given values, each as likely."""

    of: Sequence[Any]

    def __call__(self, array: Filling) -> Array:
        return np.asarray(self.of, array.dtype)[array.random.integers(0, len(self.of), array.shape)]


@dataclass(frozen=True, slots=True)
class Constant:
    """The same value everywhere."""

    value: Any

    def __call__(self, array: Filling) -> Array:
        return np.full(array.shape, self.value, array.dtype)


@dataclass(frozen=True, slots=True)
class Computed:
    """What a function of the random generator and the values so far gives: ``lambda random, v: ...``."""

    function: Callable[[np.random.Generator, Values], Any]

    def __call__(self, array: Filling) -> Array:
        return np.asarray(self.function(array.random, array.values))


def default_fill(dtype: DType) -> Fill:
    """Standard normal numbers, integers from -100 (or 0) to 99, or bools."""
    if is_floating(dtype) or dtype.kind == "c":
        return Normal()
    if dtype.kind == "b":
        return Choice((False, True))
    if dtype.kind in "iu":
        return Uniform(0 if dtype.kind == "u" else -100, 100)
    raise SpecError(f"elements of type {dtype} need values: give fill=")
