"""Comparison with a reference: right arrays pass, every way of being wrong is found and named."""

from __future__ import annotations

from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipport.verify.comparison import Comparison
from hipport.verify.judging.compare import Allowance
from hipport.verify.judging.compare import allowance
from hipport.verify.judging.compare import compare
from hipport.verify.judging.compare import first_difference
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.dtypes import epsilon
from hipport.verify.specs.values import Values

FLOATS = ("float64", "float32", "float16", "bfloat16")
PAIR = np.dtype([("key", "i4"), ("value", "f4")])


def _array(values: Any, dtype: str) -> np.ndarray[Any, Any]:
    return np.array(values).astype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)


def _loosely(actual: np.ndarray[Any, Any], expected: Any, **more: Any) -> Comparison:
    return compare(
        actual, np.asarray(expected), allowance_of=partial(allowance, tolerance=None, values=Values({})), **more
    )


@pytest.mark.parametrize("dtype", FLOATS)
def test_rounding_passes(dtype: str) -> None:
    expected = np.linspace(-50, 70, 97) / 7
    found = _loosely(_array(expected, dtype), expected)
    assert found.passed
    assert found.count == 0
    assert found.ulps.size <= 0.5
    assert found.of_allowed.size <= 0.25


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("place", [0, 50, 96])
def test_one_wrong_element_is_found(dtype: str, place: int) -> None:
    expected = np.linspace(1, 70, 97)
    actual = _array(expected, dtype)
    actual[place] *= 1 + 16 * epsilon(actual.dtype)
    found = _loosely(actual, expected)
    assert found.count == 1
    assert found.mismatches[0].index == (place,)
    assert found.mismatches[0].expected == expected[place]
    assert found.of_allowed.index == (place,)
    assert "1 of 97 elements" in found.reasons[0]


@pytest.mark.parametrize(
    ("actual", "expected", "right"),
    [
        ([np.nan, 1.0], [np.nan, 1.0], True),
        ([np.nan, 1.0], [0.0, 1.0], False),
        ([0.0, 1.0], [np.nan, 1.0], False),
        ([np.inf, -np.inf], [np.inf, -np.inf], True),
        ([np.inf, 1.0], [-np.inf, 1.0], False),
        ([np.inf, 1.0], [3e38, 1.0], False),
        ([np.inf, 1.0], [1e39, 1.0], True),  # beyond the range of the type
        ([3.4e38, 1.0], [np.inf, 1.0], False),
        ([0.0, 1.0], [-0.0, 1.0], True),
        ([1e-45, 1.0], [1e-45, 1.0], True),
    ],
)
def test_special_numbers(actual: list[float], expected: list[float], right: bool) -> None:
    found = _loosely(np.array(actual, np.float32), expected)
    assert found.passed is right
    assert found.count == (not right)


def test_nan_where_a_number_is_expected_is_named() -> None:
    found = _loosely(np.array([np.nan, np.nan, 3], np.float32), [1.0, 2.0, 3.0])
    assert found.reasons == (
        "2 of 3 elements (66.7 %) are wrong",
        "2 are NaN where a number is expected",
    )


@pytest.mark.parametrize("dtype", ["int8", "int32", "uint64", "int64", "bool"])
def test_integers_are_exact(dtype: str) -> None:
    expected = np.array([0, 1, 1, 0, 1], dtype)
    assert compare(expected.copy(), expected).passed
    wrong = expected.copy()
    wrong[3] = 1
    assert compare(wrong, expected).mismatches[0].index == (3,)


def test_large_integers_are_not_rounded() -> None:
    expected = np.array([2**63 - 1, 2**53 + 1], np.int64)
    found = compare(np.array([2**63 - 2, 2**53], np.int64), expected)
    assert found.count == 2
    assert found.absolute.size == 1


def test_what_was_never_written_is_named() -> None:
    before = np.full(8, np.nan, np.float32)
    expected = np.arange(8.0)
    nothing = _loosely(before.copy(), expected, before=before)
    assert nothing.reasons == ("nothing was written: every element is as it was before the launch",)
    half = before.copy()
    half[:4] = expected[:4]
    assert _loosely(half, expected, before=before).reasons == ("4 of 8 elements (50 %) were never written",)
    half[0] = 17
    assert (
        "5 of 8 elements (62.5 %) are wrong, 4 of these were never written"
        in _loosely(half, expected, before=before).reasons
    )


def test_an_input_left_as_it_was_is_named() -> None:
    before = np.arange(4, dtype=np.int32)
    found = compare(before.copy(), before * 2 + 1, before=before)
    assert "every element is as it was" in found.reasons[0]


def test_elements_behind_a_shorter_reference_stay_unwritten() -> None:
    before = np.full(6, -1, np.int32)
    actual = np.array([4, 5, 6, -1, -1, -1], np.int32)
    expected = np.array([4, 5, 6])
    assert compare(actual, expected, before=before).passed
    actual[4] = 9
    found = compare(actual, expected, before=before)
    assert found.reasons == ("1 elements were written that have to stay as they were, the first at (4,)",)
    assert found.mismatches[0].index == (4,)
    assert compare(actual, expected).passed


def test_masked_elements_stay_unwritten() -> None:
    before = np.zeros((2, 2), np.float32)
    expected = np.ma.MaskedArray([[1.0, 2.0], [3.0, 4.0]], mask=[[False, True], [False, False]])
    actual = np.array([[1, 0], [3, 4]], np.float32)
    assert compare(actual, expected, before=before).passed
    actual[0, 1] = 2
    assert not compare(actual, expected, before=before).passed


@pytest.mark.parametrize("shuffled", [[3, 1, 2], [1, 2, 3]])
def test_elements_in_any_order(shuffled: list[int]) -> None:
    actual = np.array([*shuffled, -1], np.int32)
    before = np.full(4, -1, np.int32)
    assert compare(actual, np.array([1, 2, 3]), before=before, unordered=True).passed
    assert not compare(actual, np.array([1, 2, 2]), before=before, unordered=True).passed


def test_structs_in_any_order() -> None:
    expected = np.array([(1, 0.5), (2, 0.25), (2, 0.75)], PAIR)
    assert compare(expected[[2, 0, 1]], expected, unordered=True).passed


def test_rows_in_any_order() -> None:
    expected = np.array([[1.0, 2.0], [1.0, 3.0], [0.0, 9.0]])
    assert _loosely(expected[[1, 2, 0]].astype(np.float32), expected, unordered=True).passed


def test_structs_name_the_field() -> None:
    expected = np.array([(1, 0.5), (2, 0.25)], PAIR)
    actual = expected.copy()
    actual["value"][1] = 0.75
    found = compare(actual, expected)
    assert found.count == 1
    assert found.mismatches[0].field == ".value"
    assert found.mismatches[0].index == (1,)


def test_arrays_within_structs() -> None:
    dtype = np.dtype([("at", "f4", 3)])
    expected = np.zeros(4, dtype)
    actual = expected.copy()
    actual["at"][2, 1] = 1
    found = compare(actual, expected)
    assert found.count == 1
    assert found.mismatches[0].index == (2, 1)


def test_complex_numbers() -> None:
    expected = np.array([1 + 2j, 3 - 4j])
    assert _loosely(expected.astype(np.complex64), expected).passed
    assert not _loosely((expected + 1e-5j).astype(np.complex64), expected).passed


@pytest.mark.parametrize(
    ("actual", "expected", "text"),
    [
        (np.zeros(3, np.int32), np.zeros(4), "shape"),
        (np.zeros((3, 2), np.int32), np.zeros(6), "shape"),
        (np.zeros(3, np.int32), np.full(3, 0.5), "fractions"),
        (np.zeros(3, np.uint8), np.full(3, 256), "cannot hold"),
        (np.zeros(3, PAIR), np.zeros(3), "type"),
    ],
)
def test_a_reference_that_does_not_fit(actual: Any, expected: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        compare(actual, expected)


@pytest.mark.parametrize("unordered", [False, True])
@pytest.mark.parametrize("dtype", ["float32", "int32"])
def test_no_elements(dtype: str, unordered: bool) -> None:
    assert compare(np.zeros(0, dtype), np.zeros(0), unordered=unordered).passed
    assert compare(np.zeros((3, 2), dtype), np.zeros((0, 2)), unordered=unordered).passed


def test_limits_scale_with_the_terms_of_a_sum() -> None:
    values = Values({"n": 1000})
    dtype = np.dtype(np.float32)
    eps = float(np.finfo(np.float32).eps)
    assert allowance(dtype, None, values) == Allowance(4 * eps, 0)
    summed = Tolerance("sums", terms=lambda v: v.n, magnitude=2)
    assert allowance(dtype, summed, values) == Allowance(4 * eps, 2000 * eps)
    half = allowance(np.dtype(np.float16), Tolerance("sums in float", terms=8, sums_in="float32"), values)
    assert half == Allowance(4 * 2.0**-10, 8 * eps)
    assert allowance(dtype, Tolerance("given", relative=1e-3, absolute=1e-4), values) == Allowance(1e-3, 1e-4)
    by_case = Tolerance("grows", relative=lambda v: 1e-6 * v.n)
    assert allowance(dtype, by_case, values) == Allowance(1e-3, 0)
    assert allowance(np.dtype(np.int32), None, values) == Allowance(0, 0)


def test_a_difference_in_bits() -> None:
    one = np.array([1.0, 0.0, np.nan])
    assert first_difference(one, one.copy()) is None
    assert first_difference(one, np.array([1.0, -0.0, np.nan])) == (1,)
    assert first_difference(one[:2], one[1::-1].copy(), unordered=True) is None


@given(st.lists(st.floats(width=32), min_size=1, max_size=20), st.data())
def test_only_the_changed_element_is_wrong(values: list[float], data: st.DataObject) -> None:
    expected = np.array(values, np.float32)
    place = data.draw(st.integers(0, len(values) - 1))
    actual = expected.copy()
    assert compare(actual, expected).passed
    actual[place] = 1.0 if np.isnan(actual[place]) else np.nan
    found = compare(actual, expected, before=expected)
    assert [mismatch.index for mismatch in found.mismatches] == [(place,)]


def test_fields_of_structs_have_the_limits_of_their_types() -> None:
    dtype = np.dtype([("place", "f4"), ("mass", "f8"), ("charge", "i2")])
    tolerance = Tolerance("sums", terms=4, magnitude=8)
    allowance_of = partial(allowance, tolerance=tolerance, values=Values({}))
    expected = np.array([(0.025, 0.5, 3)], dtype)
    for field, off, passed in (
        ("place", 2e-6, True),
        ("place", 8e-6, False),
        ("mass", 2e-6, False),
        ("charge", 1, False),
    ):
        actual = expected.copy()
        actual[field] += off
        assert compare(actual, expected, allowance_of=allowance_of).passed is passed
