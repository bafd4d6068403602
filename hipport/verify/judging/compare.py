"""Whether an array that a kernel wrote is what the reference says: pure functions on NumPy arrays."""

from __future__ import annotations

import math
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from hipport.verify.comparison import Comparison
from hipport.verify.comparison import Error
from hipport.verify.comparison import Mismatch
from hipport.verify.specs.arguments import Number
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.dtypes import dtype_named
from hipport.verify.specs.dtypes import epsilon
from hipport.verify.specs.dtypes import is_floating
from hipport.verify.specs.dtypes import smallest_normal
from hipport.verify.specs.dtypes import widened
from hipport.verify.specs.values import Array
from hipport.verify.specs.values import Values

#: What rounding the operands and the result of a few operations costs, in epsilon.
_EPSILONS = 4.0
#: What elements are compared as, bit for bit, by their number of bytes; others are as bytes.
_WORDS = {2: np.uint16, 4: np.uint32, 8: np.uint64}
#: How many mismatches a comparison lists.
_FIRST = 5


@dataclass(frozen=True, slots=True)
class Allowance:
    """An element may differ from the expected by ``relative * |expected| + absolute``."""

    relative: float
    absolute: float


#: The allowance for elements of a type.
AllowanceOf = Callable[[DType], Allowance]


def exact(_dtype: DType) -> Allowance:
    """The allowance for exact results: elements have to be equal."""
    return Allowance(0.0, 0.0)


def allowance(dtype: DType, tolerance: Tolerance | None, values: Values) -> Allowance:
    """The allowance for elements of a type: what ``tolerance`` says, and by the type what it leaves open."""
    eps = epsilon(dtype)
    if tolerance is None:
        return Allowance(_EPSILONS * eps, 0.0)
    relative = _EPSILONS * eps if tolerance.relative is None else _number(tolerance.relative, values)
    if tolerance.absolute is not None:
        return Allowance(relative, _number(tolerance.absolute, values))
    terms = _number(tolerance.terms, values)
    sums_in = eps if tolerance.sums_in is None else epsilon(dtype_named(tolerance.sums_in))
    absolute = terms * _number(tolerance.magnitude, values) * sums_in if terms > 1 else 0.0
    return Allowance(relative, absolute)


def _number(number: Number, values: Values) -> float:
    return float(number(values) if callable(number) else number)


def compare(
    actual: Array,
    expected: Array,
    *,
    allowance_of: AllowanceOf = exact,
    before: Array | None = None,
    unordered: bool = False,
) -> Comparison:
    """Compare what a kernel wrote with the reference.

    ``expected`` has the shape of ``actual``; it may end sooner in the first axis, and be masked: elements after its
    end and masked ones have to be as they were ``before`` the launch (not compared where that is not given).
    ``unordered``: elements of the first axis may come in any order. NaN and infinity have to stand where they are
    expected. Structs are compared field by field, each by the allowance of its own type.

    Raises ValueError where the shapes or types cannot be compared: the reference is wrong then.
    """
    wanted, full = _aligned(actual, expected)
    spoilt = np.zeros(actual.shape, bool) if before is None else ~wanted & _differs(actual, before)
    if unordered:
        actual, full, before = _sorted(actual, full, wanted, before)
    compared = [_compared(*leaf, wanted, allowance_of) for leaf in _leaves(actual, full)]
    wrong = np.logical_or.reduce([part.wrong for part in compared])
    bad = wrong | spoilt
    reasons = (*_reasons(actual, before, wanted, wrong), *_spoilt_reason(spoilt))
    return Comparison(
        total=actual.size,
        count=int(bad.sum()),
        reasons=reasons,
        mismatches=tuple(_mismatches(compared, spoilt, actual, before)),
        absolute=_greatest(compared, lambda part: part.distance),
        relative=_greatest(compared, lambda part: _ratio(part.distance, np.abs(part.expected))),
        ulps=_greatest(compared, lambda part: _ratio(part.distance, part.spacing)),
        of_allowed=_greatest(compared, lambda part: _ratio(part.distance, part.allowed)),
    )


def first_difference(one: Array, other: Array, *, unordered: bool = False) -> tuple[int, ...] | None:
    """The index of the first element whose bits differ in two arrays of one type and shape, None without any."""
    if unordered:
        one, other = one[_order(one)], other[_order(other)]
    differing = _differs(one, other)
    return _index(differing) if differing.any() else None


# What is compared -------------------------------------------------------------------------------------------------


def _aligned(actual: Array, expected: Array) -> tuple[Array, Array]:
    """Which elements are compared, and the expected ones in the shape of the actual; the rest is arbitrary."""
    expected = np.ma.asanyarray(expected)
    shape = expected.shape
    if len(shape) != actual.ndim or shape[1:] != actual.shape[1:] or shape[:1] > actual.shape[:1]:
        raise ValueError(f"the reference has the shape {shape}, the array {actual.shape}")
    if (expected.dtype.names or ()) != (actual.dtype.names or ()):
        raise ValueError(f"the reference has elements of type {expected.dtype}, the array {actual.dtype}")
    given = slice(shape[0]) if shape else ...
    wanted = np.zeros(actual.shape, bool)
    wanted[given] = True
    full = np.zeros(actual.shape, expected.dtype)
    full[given] = np.ma.getdata(expected)
    mask: Array = np.ma.getmaskarray(expected)
    if mask.dtype.names:
        mask = np.logical_or.reduce([mask[name].reshape(*shape, -1).any(axis=-1) for name in mask.dtype.names])
    wanted[given] &= ~mask
    return wanted, full


def _sorted(actual: Array, full: Array, wanted: Array, before: Array | None) -> tuple[Array, Array, Array | None]:
    """Both with the wanted elements of the first axis in order, so that equal elements face each other."""
    rows = wanted.all(axis=tuple(range(1, wanted.ndim)))
    actual, full = actual.copy(), full.copy()
    places = np.flatnonzero(rows)
    order = _order(actual[rows])
    actual[places] = actual[rows][order]
    if before is not None:
        before = before.copy()
        before[places] = before[rows][order]
    full[places] = full[rows][_order(full[rows])]
    return actual, full, before


def _order(rows: Array) -> Array:
    if rows.dtype.names:
        return np.argsort(rows, axis=0, order=rows.dtype.names)
    columns = rows.reshape(len(rows), math.prod(rows.shape[1:]))
    wide = widened(columns)
    return np.lexsort(tuple(wide.T[::-1]))


def _leaves(actual: Array, expected: Array, field: str = "") -> Iterator[tuple[str, Array, Array]]:
    """The arrays of numbers of which an array of structs consists, by their fields."""
    if not actual.dtype.names:
        yield field, actual, expected
        return
    for name in actual.dtype.names:
        yield from _leaves(actual[name], expected[name], f"{field}.{name}")


@dataclass(frozen=True, slots=True)
class _Compared:
    """An array of numbers (a field of structs) beside the expected ones; ``wrong`` has the shape of the whole array."""

    field: str
    actual: Array
    expected: Array
    distance: Array  # NaN where it cannot be determined
    allowed: Array
    spacing: Array
    wrong_here: Array
    wrong: Array


def _compared(field: str, actual: Array, expected: Array, wanted: Array, allowance_of: AllowanceOf) -> _Compared:
    allowance = allowance_of(actual.dtype)
    inner = actual.ndim - wanted.ndim  # axes of an array within a struct
    wanted_here = np.broadcast_to(wanted.reshape(wanted.shape + (1,) * inner), actual.shape)
    if actual.dtype.kind in "biu":
        distance, equal = _integer_distance(actual, expected, wanted_here)
        allowed = allowance.relative * np.abs(expected.astype(np.float64)) + allowance.absolute
        spacing = np.zeros(actual.shape)
    else:
        wide, expected = widened(actual), widened(expected)
        rounded = _rounded(expected, actual.dtype)
        with np.errstate(invalid="ignore", over="ignore"):
            distance = np.abs(wide - expected).astype(np.float64)
            allowed = allowance.relative * np.abs(expected) + allowance.absolute
        # The type's nearest number is right, also where that is infinite or has few digits left.
        equal = (wide == expected) | (wide == rounded) | (np.isnan(wide) & np.isnan(expected))
        distance = np.where(equal & ~np.isfinite(distance), 0.0, distance)
        spacing = _spacing(expected, actual.dtype)
    with np.errstate(invalid="ignore"):
        near = distance <= allowed
    near &= np.isfinite(allowed)
    wrong = wanted_here & ~(equal | near)
    known = np.where(wanted_here, distance, np.nan)
    whole = np.asarray(wrong.reshape(*wanted.shape, -1).any(axis=-1)) if inner else wrong
    return _Compared(field, actual, expected, known, allowed, spacing, wrong, whole)


def _integer_distance(actual: Array, expected: Array, wanted: Array) -> tuple[Array, Array]:
    if expected.dtype.kind not in "biu":
        whole = expected == np.rint(expected)
        if not whole[wanted].all():
            raise ValueError(f"the reference has fractions, the array is of type {actual.dtype}")
    if actual.dtype.kind != "b" and expected[wanted].size:
        low, high = np.iinfo(actual.dtype).min, np.iinfo(actual.dtype).max
        if int(expected[wanted].min()) < low or int(expected[wanted].max()) > high:
            raise ValueError(f"the reference has numbers that {actual.dtype} cannot hold")
    as_actual = np.where(wanted, expected, 0).astype(actual.dtype)
    equal = as_actual == actual
    distance = np.abs(actual.astype(np.float64) - as_actual.astype(np.float64))
    return np.where(equal, 0.0, np.maximum(distance, 1.0)), np.asarray(equal)  # 2^53 + 1 is not 2^53


def _rounded(expected: Array, dtype: DType) -> Array:
    with np.errstate(over="ignore", invalid="ignore", under="ignore"):
        return widened(expected.astype(dtype))


def _spacing(expected: Array, dtype: DType) -> Array:
    """The distance between neighbours of the type, there where the expected numbers are."""
    size = np.abs(expected).astype(np.float64)
    _, exponent = np.frexp(np.maximum(np.where(np.isfinite(size), size, 1.0), smallest_normal(dtype)))
    return np.asarray(np.ldexp(epsilon(dtype), exponent - 1))


def _differs(one: Array, other: Array) -> Array:
    """Where the bits of two arrays of one type differ; what structs have between their fields does not count."""
    if not one.size:
        return np.zeros(one.shape, bool)
    if one.dtype.names:
        flat = [_differs(one[name], other[name]).reshape(*one.shape, -1).any(axis=-1) for name in one.dtype.names]
        return np.asarray(np.logical_or.reduce(flat))
    word = _WORDS.get(one.dtype.itemsize, np.uint8)
    first, second = (np.ascontiguousarray(array).reshape(*array.shape, 1).view(word) for array in (one, other))
    differs = first != second
    return np.asarray(differs[..., 0] if differs.shape[-1] == 1 else differs.any(axis=-1))


# What is reported ---------------------------------------------------------------------------------------------------


def _reasons(actual: Array, before: Array | None, wanted: Array, wrong: Array) -> Iterator[str]:
    if not wrong.any():
        return
    total = int(wanted.sum())
    count = int(wrong.sum())
    left = int((wrong & ~_differs(actual, before)).sum()) if before is not None else 0
    if left == total:
        yield "nothing was written: every element is as it was before the launch"
    elif left == count:
        yield f"{_of(left, total)} were never written"
    else:
        yield f"{_of(count, total)} are wrong" + (f", {left} of these were never written" if left else "")
    if is_floating(actual.dtype) or actual.dtype.kind == "c":
        nans = int((wrong & np.isnan(widened(actual))).sum()) - left
        if nans > 0:
            yield f"{nans} are NaN where a number is expected"


def _spoilt_reason(spoilt: Array) -> Iterator[str]:
    if spoilt.any():
        yield f"{int(spoilt.sum())} elements were written that have to stay as they were, the first at {_index(spoilt)}"


def _of(count: int, total: int) -> str:
    return f"{count} of {total} elements ({100 * count / total:.3g} %)"


def _mismatches(compared: list[_Compared], spoilt: Array, actual: Array, before: Array | None) -> Iterator[Mismatch]:
    left = _FIRST
    for part in compared:
        for index in _indices(part.wrong_here, left):
            allowed = float(part.allowed[index])
            yield Mismatch(index, part.actual[index].item(), part.expected[index].item(), allowed, part.field)
            left -= 1
    for index in _indices(spoilt, left):
        if before is not None:
            yield Mismatch(index, actual[index].item(), before[index].item(), 0.0)


def _indices(where: Array, count: int) -> Iterator[tuple[int, ...]]:
    if count > 0:
        for index in np.argwhere(where)[:count]:
            yield tuple(map(int, index))


def _index(where: Array) -> tuple[int, ...]:
    return tuple(map(int, np.unravel_index(int(where.argmax()), where.shape)))


def _ratio(distance: Array, unit: Array) -> Array:
    """Distances in a unit: 0 where there is none, infinite where the unit is 0 and the distance is not."""
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(distance == 0, 0.0, distance / unit)


def _greatest(compared: list[_Compared], measure: Callable[[_Compared], Array]) -> Error:
    greatest = Error()
    for part in compared:
        sizes = measure(part)
        sizes = np.where(np.isfinite(sizes), sizes, -1.0)
        if sizes.size and sizes.max() > greatest.size:
            greatest = Error(float(sizes.max()), _index(sizes == sizes.max()))
    return greatest
