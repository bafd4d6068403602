"""Thrust on the CPU: what the cases of thrust_cases.cpp show, against NumPy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from .conftest import Shown

X = np.arange(1000) * 7919 % 251 - 100
KEYS = (X + 100) // 50
ODD = X & 1 == 1
BY_KEY = np.argsort(KEYS, kind="stable")
RUNS = np.flatnonzero(np.diff(KEYS, prepend=-1))
SORTED = np.sort(X)


def _scan_by_key() -> npt.NDArray[np.int64]:
    return np.concatenate([np.cumsum(run) for run in np.split(X, RUNS[1:])])


#: What each case shows.
_CASES = {
    "copies": [*X, 5],
    "elements": [4, 2, 5],
    "fill_constructor": [7, 7, 7, 0, 0],
    "insert_erase": [1, 9, 3, 4, 8, 8],
    "vectors_of_bool": [1, 0, 1],
    "std_vector": [3, 1, 2],
    "compared_with_std_vector": [1, 1, 0, 0, 0, 1],
    "universal": [0, 5, 0],
    "raw_pointers": [1, SORTED[0]],
    "device_malloc": [12],
    "memory_of_the_system": [1, 3, 1],
    "to_a_stream_of_output": [1, 2],
    "sort": SORTED,
    "sort_on_a_stream": [*SORTED[-3:], *SORTED[::-1][3:]],
    "structs": [1, 2],
    "sort_by_key": X[BY_KEY],
    "sort_of_zipped": X[np.lexsort((X, KEYS))],
    "reduce": [X.sum(), X.max()],
    "reduce_of_many_floats": [2**25],
    "reduce_by_key": [*KEYS[RUNS], *np.add.reduceat(X, RUNS)],
    "transform": X - X * X,
    "transform_if": np.where(ODD, X * X, X),
    "placeholders": [*-X, np.sum((-X > 5) & (X != -7))],
    "transform_reduce": [(X * X).sum()],
    "inner_product": [1 + X @ KEYS],
    "inclusive_scan": np.cumsum(X),
    "exclusive_scan": 5 + np.cumsum(X) - X,
    "scan_of_flags": np.arange(1, 601),
    "inclusive_scan_by_key": _scan_by_key(),
    "exclusive_scan_by_key": _scan_by_key() - X,
    "transform_inclusive_scan": np.maximum.accumulate(X * X),
    "copy_if": X[ODD],
    "copy_if_by_a_stencil": X[KEYS == 2],
    "remove_if": X[~ODD],
    "remove": X[X != 5],
    "remove_if_of_zipped": X[KEYS == 1],
    "partition": [*X[ODD], *X[~ODD], ODD.sum()],
    "partition_copy": [*X[ODD], *X[~ODD]],
    "unique": KEYS[RUNS],
    "unique_by_key": X[RUNS],
    "searches": [np.flatnonzero(X == 33)[0], X.argmax(), X.min(), X.max(), np.sum(X == 33)],
    "lower_bound_upper_bound": [
        *np.searchsorted(SORTED, X),
        *np.searchsorted(SORTED, X, "right"),
        np.searchsorted(SORTED, 7),
        0,
    ],
    "merge": [1, 2, 4, 4, 6, 9],
    "set_operations": [4, 1, 2, 4, 6, 9],
    "comparisons": [0, 0, 1, 1, 1, 0],
    "generation": [3, 5, 7, 9, 0, 1, 4, 9, 6, 6, 6, 6, 8, 8, 4, 9],
    "gather_scatter": [*X[[5, 900, 3]], X[900], 0, X[5], X[3]],
    "neighbours": np.diff(X, prepend=0),
    "reverse_swap_replace": [0, 5, 6, 3, 2, 1],
    "for_each": 2 * np.arange(1000) + X,
    "iterators": [*(X[[2, 0, 1]] ** 2), *(X[[2, 0, 1]] ** 2), X[-1], X[-1] + X[-2], 3],
    "host_algorithms": [1, 2, 3, 6, 1, 2],
    "complex": [6, 9, 1, 2, 10, 5, -2, 1],
    "minstd_rand": [399268537] * 3,
    "distributions": [0, 1, 1, 1, 1],
    "shuffle": [0, *SORTED],
    "errors": [1],
}


@pytest.fixture(scope="module")
def shown(run_cases: Callable[[str], Shown]) -> Shown:
    return run_cases("thrust_cases.cpp")


@pytest.mark.slow
@pytest.mark.parametrize("name", _CASES)
def test_thrust_computes_what_numpy_does(shown: Shown, name: str) -> None:
    np.testing.assert_array_equal(shown[name], np.asarray(_CASES[name], np.float64))


@pytest.mark.slow
def test_each_case_is_expected(shown: Shown) -> None:
    assert shown.keys() == _CASES.keys()
