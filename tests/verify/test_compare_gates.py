"""Comparison to the letter: where each limit lies, which figures and words come out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hipport.verify.comparison import Comparison
from hipport.verify.comparison import Error
from hipport.verify.comparison import Mismatch
from hipport.verify.judging.compare import Allowance
from hipport.verify.judging.compare import allowance
from hipport.verify.judging.compare import compare
from hipport.verify.judging.compare import exact
from hipport.verify.judging.compare import first_difference
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.values import Values

PAIR = np.dtype([("key", "i4"), ("value", "f4")])
UNWRITTEN = -1


def floats(*values: float) -> np.ndarray[Any, np.dtype[np.float32]]:
    return np.array(values, np.float32)


def ints(*values: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    return np.array(values, np.int32)


def within(actual: Any, expected: Any, *, relative: float = 0.0, absolute: float = 0.0, **more: Any) -> Comparison:
    return compare(actual, np.ma.asanyarray(expected), allowance_of=lambda _: Allowance(relative, absolute), **more)


# Allowance


@pytest.mark.parametrize(
    ("actual", "expected", "allowed", "right"),
    [
        (floats(1.5), [1.0], (0.0, 0.5), True),
        (floats(1.5000001), [1.0], (0.0, 0.5), False),
        (floats(0.5), [1.0], (0.0, 0.5), True),
        (floats(-12.0), [-8.0], (0.5, 0.0), True),
        (floats(-12.5), [-8.0], (0.5, 0.0), False),
        (floats(13.0), [8.0], (0.5, 1.0), True),
        (floats(13.5), [8.0], (0.5, 1.0), False),
        (ints(11), [10], (0.1, 0.0), True),
        (ints(12), [10], (0.1, 0.0), False),
        (ints(-12), [-10], (0.1, 1.0), True),
        (ints(-13), [-10], (0.1, 1.0), False),
        (floats(np.inf), [1.0], (0.0, np.inf), False),  # no limit is no comparison
        (floats(1.0), [np.inf], (0.5, 0.0), False),
        (floats(np.nan), [1.0], (0.5, 1e30), False),
    ],
)
def test_where_a_limit_lies(actual: Any, expected: Any, allowed: tuple[float, float], *, right: bool) -> None:
    assert within(actual, expected, relative=allowed[0], absolute=allowed[1]).passed == right


def test_nothing_is_allowed_by_default() -> None:
    assert exact(np.dtype("f4")) == Allowance(0.0, 0.0)
    assert not compare(floats(1.0000001), np.array([1.0])).passed


@pytest.mark.parametrize(
    ("tolerance", "absolute"),
    [
        (Tolerance("one term", terms=1, magnitude=100), 0.0),
        (Tolerance("two terms", terms=2, magnitude=100), 200 * 2.0**-23),
        (Tolerance("in double", terms=2, magnitude=100, sums_in="float64"), 200 * 2.0**-52),
        (Tolerance("given, so that terms do not count", terms=2, absolute=0.0), 0.0),
        (Tolerance("by the case", absolute=lambda v: v.n), 3.0),
        (Tolerance("by the case", terms=lambda v: v.n, magnitude=lambda v: 2 * v.n), 18 * 2.0**-23),
    ],
)
def test_what_summing_costs(tolerance: Tolerance, absolute: float) -> None:
    assert allowance(np.dtype("f4"), tolerance, Values({"n": 3})) == Allowance(4 * 2.0**-23, absolute)


def test_a_relative_limit_of_nothing_is_given() -> None:
    assert allowance(np.dtype("f4"), Tolerance("none", relative=0.0), Values({})) == Allowance(0.0, 0.0)


# Figures


def test_the_greatest_errors() -> None:
    found = within(floats(1.5, 90, 1.5), [1.0, 100, 0.75], absolute=20)
    assert found == Comparison(
        3,
        absolute=Error(10.0, (1,)),
        relative=Error(1.0, (2,)),
        ulps=Error(0.75 / 2.0**-24, (2,)),
        of_allowed=Error(0.5, (1,)),
    )


def test_the_greatest_errors_of_a_right_array() -> None:
    assert compare(floats(1, 2), np.array([1.0, 2.0])) == Comparison(2)
    assert compare(ints(1, 2), np.array([1, 2])) == Comparison(2)


def test_errors_of_whole_numbers() -> None:
    """They have no units in the last place; what has no measure is left out."""
    found = within(ints(3, 7), [0, 8], absolute=4)
    assert (found.absolute, found.relative) == (Error(3.0, (0,)), Error(0.125, (1,)))
    assert (found.ulps, found.of_allowed) == (Error(), Error(0.75, (0,)))


def test_errors_of_what_is_not_finite_are_left_out() -> None:
    found = within(floats(np.inf, np.nan, 1.5), [1.0, 1.0, 1.0])
    assert found.count == 3
    assert found.absolute == Error(0.5, (2,))
    assert within(floats(np.inf, 1.0), [np.inf, 1.0]).absolute == Error()


def test_errors_are_those_of_compared_elements() -> None:
    masked = np.ma.MaskedArray([1.0, 1.0], mask=[False, True])
    assert within(floats(1, 9), masked) == Comparison(2)
    assert within(floats(1, 9), [1.0]) == Comparison(2)


@pytest.mark.parametrize(
    ("size", "spacing"),
    [(1.0, 2.0**-23), (1.5, 2.0**-23), (2.0, 2.0**-22), (0.75, 2.0**-24), (0.0, 2.0**-149), (1e-40, 2.0**-149)],
)
def test_units_in_the_last_place(size: float, spacing: float) -> None:
    found = within(floats(size + 8 * spacing), [np.float64(floats(size)[0])], absolute=1)
    assert found.ulps.size == pytest.approx(8)


# Words


@pytest.mark.parametrize(
    ("left", "reasons"),
    [
        ([1, 2, 3, 4], ()),
        ([1, 2, 3, 5], ("1 of 4 elements (25 %) are wrong",)),
        ([UNWRITTEN] * 4, ("nothing was written: every element is as it was before the launch",)),
        ([1, UNWRITTEN, 3, UNWRITTEN], ("2 of 4 elements (50 %) were never written",)),
        ([1, UNWRITTEN, 5, 4], ("2 of 4 elements (50 %) are wrong, 1 of these were never written",)),
        ([5, 5, 5, UNWRITTEN], ("4 of 4 elements (100 %) are wrong, 1 of these were never written",)),
    ],
)
def test_wrong_elements_in_words(left: list[int], reasons: tuple[str, ...]) -> None:
    found = compare(ints(*left), np.arange(1, 5), before=np.full(4, UNWRITTEN, np.int32))
    assert found.reasons == reasons
    assert found.passed == (not reasons)


@pytest.mark.parametrize(
    ("left", "reason"),
    [
        ([np.nan, 2.0, 3.0], "1 are NaN where a number is expected"),
        ([np.nan, np.nan, 5.0], "2 are NaN where a number is expected"),
        ([7.0, 2.0, 3.0], ""),
    ],
)
@pytest.mark.parametrize("dtype", ["f4", "c8"])
def test_nan_in_words(left: list[float], reason: str, dtype: str) -> None:
    found = compare(np.array(left, dtype), np.array([1.0, 2.0, 3.0]))
    assert found.reasons[1:] == ((reason,) if reason else ())


def test_nan_that_was_there_before_is_not_the_kernels() -> None:
    before = np.full(3, np.nan, np.float32)
    other_nan = np.array([0x7FC00001], np.uint32).view(np.float32)[0]
    found = compare(floats(other_nan, np.nan, 3), np.array([1.0, 2.0, 3.0]), before=before)
    assert found.reasons == (
        "2 of 3 elements (66.7 %) are wrong, 1 of these were never written",
        "1 are NaN where a number is expected",
    )


def test_elements_that_have_to_stay_in_words() -> None:
    before = np.full((2, 3), UNWRITTEN, np.int32)
    actual = before.copy()
    actual[0], actual[1, 1:] = [1, 2, 4], 9
    found = compare(actual, np.array([[1, 2, 3]]), before=before)
    assert found.reasons == (
        "1 of 3 elements (33.3 %) are wrong",
        "2 elements were written that have to stay as they were, the first at (1, 1)",
    )
    assert (found.total, found.count) == (6, 3)
    assert found.mismatches == (
        Mismatch((0, 2), 4, 3, 0.0),
        Mismatch((1, 1), 9, UNWRITTEN, 0.0),
        Mismatch((1, 2), 9, UNWRITTEN, 0.0),
    )


def test_the_first_mismatches_only() -> None:
    found = within(ints(*range(1, 9)), np.zeros(8), absolute=0.5)
    assert found.mismatches == tuple(Mismatch((i,), i + 1, 0, 0.5) for i in range(5))
    assert found.count == 8


def test_the_first_mismatches_of_structs() -> None:
    actual = np.array([(1, 2.0)] * 4, PAIR)
    expected = np.zeros(4, PAIR)
    before = np.zeros(4, PAIR)
    found = compare(actual, expected, before=before)
    assert [(m.field, m.index) for m in found.mismatches] == [(".key", (i,)) for i in range(4)] + [(".value", (0,))]
    assert found.count == 4
    part = compare(actual, expected[:2], before=before)
    assert [m.field for m in part.mismatches] == [".key", ".key", ".value", ".value", ""]
    assert part.mismatches[4] == Mismatch((2,), (1, 2.0), (0, 0.0), 0.0)


# Shapes and types


@pytest.mark.parametrize(
    ("actual", "expected", "said"),
    [
        (floats(1, 2), np.zeros(3), "the reference has the shape (3,), the array (2,)"),
        (floats(1, 2), np.zeros((2, 1)), "the reference has the shape (2, 1), the array (2,)"),
        (np.zeros((2, 3)), np.zeros((2, 2)), "the reference has the shape (2, 2), the array (2, 3)"),
        (np.zeros((2, 3)), np.zeros((1, 4)), "the reference has the shape (1, 4), the array (2, 3)"),
        (np.zeros((2, 3)), np.zeros(2), "the reference has the shape (2,), the array (2, 3)"),
        (np.zeros(1, PAIR), np.zeros(1), f"the reference has elements of type float64, the array {PAIR}"),
        (np.zeros(1), np.zeros(1, PAIR), f"the reference has elements of type {PAIR}, the array float64"),
        (ints(1), np.array([0.5]), "the reference has fractions, the array is of type int32"),
        (np.zeros(1, np.uint8), np.array([256]), "the reference has numbers that uint8 cannot hold"),
        (np.zeros(1, np.uint8), np.array([-1]), "the reference has numbers that uint8 cannot hold"),
        (np.zeros(2, np.int8), np.array([0, 128]), "the reference has numbers that int8 cannot hold"),
    ],
)
def test_what_cannot_be_compared(actual: Any, expected: Any, said: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - its whole text is compared
        compare(actual, expected)
    assert str(caught.value) == said


@pytest.mark.parametrize("dtype", ["u1", "i1", "i8", "u8"])
def test_the_ends_of_a_type(dtype: str) -> None:
    ends = np.array([np.iinfo(dtype).min, np.iinfo(dtype).max], dtype)
    assert compare(ends, ends.copy()).passed


def test_what_is_not_compared_may_be_anything() -> None:
    masked = np.ma.MaskedArray([1, 300, 0.5], mask=[False, True, True])
    assert compare(np.array([1, 2, 3], np.uint8), masked).passed
    nothing = np.ma.MaskedArray([300.0], mask=[True])
    assert compare(np.array([1], np.uint8), nothing).passed


def test_one_number() -> None:
    assert compare(np.array(2, np.int32), np.array(2)).passed
    found = compare(np.array(2, np.int32), np.array(3))
    assert found.mismatches == (Mismatch((), 2, 3, 0.0),)


def test_a_mask_of_a_field_is_one_of_the_struct() -> None:
    expected = np.ma.MaskedArray(np.zeros(3, PAIR), mask=[(True, False), (False, True), (False, False)])
    assert [m.index for m in compare(np.ones(3, PAIR), expected).mismatches] == [(2,), (2,)]


def test_arrays_in_structs_are_masked_with_them() -> None:
    dtype = np.dtype([("at", "f4", 2)])
    expected = np.ma.MaskedArray(np.zeros(2, dtype), mask=[([False, True],), ([False, False],)])
    found = compare(np.ones(2, dtype), expected)
    assert (found.count, [m.index for m in found.mismatches]) == (1, [(1, 0), (1, 1)])


@pytest.mark.parametrize(("value", "right"), [(0, False), (1, True)])
def test_truth_values(*, value: int, right: bool) -> None:
    assert compare(np.array([value], bool), np.array([True])).passed == right


def test_neighbours_beyond_the_numbers_of_a_double() -> None:
    """2^53 and 2^53 + 1 are one double, and yet they differ, by 1."""
    found = compare(np.array([2**53], np.int64), np.array([2**53 + 1]))
    assert (found.count, found.absolute) == (1, Error(1.0, (0,)))


def test_numbers_beyond_a_type_round_as_it_does() -> None:
    assert compare(np.array([np.inf], np.float16), np.array([70000.0])).passed
    assert compare(np.array([0.0], np.float32), np.array([1e-60])).passed
    assert not compare(np.array([-np.inf], np.float16), np.array([70000.0])).passed


# Any order


def test_elements_that_were_not_written_move_with_the_others() -> None:
    before = np.full(3, UNWRITTEN, np.int32)
    found = compare(ints(2, UNWRITTEN, 1), ints(1, 2, 3), before=before, unordered=True)
    assert found.reasons == ("3 of 3 elements (100 %) are wrong, 1 of these were never written",)
    changed = ints(5, 6, 7)
    found = compare(ints(9, 6, 8), ints(6, 8, 10), before=changed, unordered=True)
    assert found.reasons == ("1 of 3 elements (33.3 %) are wrong",)
    assert found.mismatches == (Mismatch((2,), 9, 10, 0.0),)


def test_only_compared_elements_change_places() -> None:
    masked = np.ma.MaskedArray([5, 0, 6], mask=[False, True, False])
    assert compare(ints(6, 1, 5), masked, unordered=True).passed
    assert not compare(ints(1, 6, 5), masked, unordered=True).passed
    assert compare(ints(2, 1, 9), ints(1, 2), unordered=True).passed
    assert not compare(ints(9, 2, 1), ints(1, 2), unordered=True).passed


def test_rows_keep_together() -> None:
    expected = np.array([[1, 2], [1, 3], [2, 0]])
    assert compare(np.array([[2, 0], [1, 3], [1, 2]], np.int32), expected, unordered=True).passed
    assert not compare(np.array([[1, 0], [1, 3], [2, 2]], np.int32), expected, unordered=True).passed


def test_what_is_given_stays_as_it_is() -> None:
    actual, expected, before = ints(3, 1, 2), ints(1, 2, 3), ints(7, 8, 9)
    compare(actual, expected, before=before, unordered=True)
    assert (actual.tolist(), expected.tolist(), before.tolist()) == ([3, 1, 2], [1, 2, 3], [7, 8, 9])


# Differences between two runs


@pytest.mark.parametrize(
    ("one", "other", "index"),
    [
        (ints(1, 2, 3), ints(1, 2, 3), None),
        (ints(1, 2, 3), ints(1, 5, 6), (1,)),
        (np.zeros((2, 3)), np.array([[0, 0, 0], [0, 0, 1.0]]), (1, 2)),
        (np.zeros(2, PAIR), np.array([(0, 0), (0, 1)], PAIR), (1,)),
        (np.zeros(2, PAIR), np.array([(1, 0), (0, 0)], PAIR), (0,)),
        (floats(), floats(), None),
    ],
)
def test_the_first_difference(one: Any, other: Any, index: tuple[int, ...] | None) -> None:
    assert first_difference(one, other) == index


def test_the_first_difference_in_any_order() -> None:
    assert first_difference(ints(1, 2, 3), ints(3, 1, 2), unordered=True) is None
    assert first_difference(ints(1, 2, 3), ints(3, 1, 1), unordered=True) == (1,)
    assert first_difference(ints(1, 2, 3), ints(3, 1, 2)) == (0,)


def test_rows_in_any_order_keep_together() -> None:
    one = np.array([[1, 2], [3, 4]])
    assert first_difference(one, one[::-1].copy(), unordered=True) is None
    assert first_difference(one, np.array([[1, 4], [3, 2]]), unordered=True) == (0, 1)
    assert first_difference(one, one[::-1].copy()) == (0, 0)


def test_structs_that_differ_inside_and_in_order() -> None:
    one = np.array([(1, 2.0), (3, 4.0)], PAIR)
    assert first_difference(one, one[::-1].copy(), unordered=True) is None
    assert first_difference(one, np.array([(3, 2.0), (1, 4.0)], PAIR), unordered=True) == (0,)


def test_distances_beyond_the_largest_number() -> None:
    """Without a warning, which tests make an error."""
    assert not compare(np.array([1.7e308]), np.array([-1.7e308])).passed
