"""Clean kernels: nothing is found, in any order, on either wavefront, and they compute what they should."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from hipport import convert_text
from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import Order
from tests.warp_kernels.cases import CASES
from tests.warp_kernels.cases import Case
from tests.warp_kernels.conversion import ported

pytestmark = pytest.mark.slow  # compiles a large kernel

Array = NDArray[Any]
SOURCE = Path(__file__).parent / "clean.cu"
X = np.random.default_rng(9).uniform(0.5, 2.0, 128).astype(np.float32)
NUMBERS = np.random.default_rng(9).integers(0, 50, 128).astype(np.int32)
PARTS = NUMBERS[:64] % 3
#: What five rounds of a pipeline give.
DOUBLED = np.concatenate([2 * np.roll(NUMBERS, -7 * i)[63::-1] for i in range(5)])


def _zeros(count: int, dtype: str = "f4") -> Array:
    return np.zeros(count, dtype)


@dataclass(frozen=True)
class Launch:
    """A launch of a clean kernel, and what its last array has to hold."""

    grid: int
    block: int
    arguments: Callable[[], list[Any]]
    expected: Any
    shared_bytes: int = 0
    cooperative: bool = False


def _deviation() -> Array:
    away = X[:64] - X[:64].mean()
    return np.asarray(away / np.sqrt((away**2).mean()))


def _sums_of_warps(count: int) -> Array:
    return np.asarray(np.where(np.arange(128) < count, NUMBERS, 0).reshape(4, 32).sum(axis=1))


LAUNCHES = {
    "last_block_with_fence": Launch(4, 32, lambda: [X, _zeros(4), _zeros(1)], X.sum()),
    "last_block_of_rows": Launch(4, 128, lambda: [X, _zeros(512), _zeros(1, "u4"), _zeros(128)], 8 * X),
    "under_a_lock": Launch(3, 64, lambda: [_zeros(1, "i4"), _zeros(1, "i4")], 192),
    "any_negative": Launch(4, 32, lambda: [-X, _zeros(1, "i4")], 1),
    "bytes_and_halves": Launch(2, 64, lambda: [NUMBERS, _zeros(128, "u2"), _zeros(128, "u1")], NUMBERS % 2 + 1),
    "warp_exchange": Launch(1, 128, lambda: [NUMBERS, _zeros(128, "i4")], None),
    "guarded_tail": Launch(1, 128, lambda: [NUMBERS, _zeros(4, "i4"), 75], _sums_of_warps(75)),
    "arg_max": Launch(1, 64, lambda: [X[:64].astype("f8"), _zeros(1, "i4")], X[:64].argmax()),
    "two_parts": Launch(1, 64, lambda: [X, _zeros(64, "f8")], None, shared_bytes=768),
    "rotated<float>": Launch(1, 64, lambda: [X, _zeros(64)], np.roll(X[:64], -1), shared_bytes=256),
    "means_or_zero": Launch(
        1,
        64,
        lambda: [NUMBERS, NUMBERS % 3, _zeros(64, "i4")],
        np.where(PARTS, NUMBERS[:64] // np.maximum(PARTS, 1), 0),
    ),
    "phases": Launch(4, 32, lambda: [X, _zeros(128), _zeros(128)], 2 * np.roll(X, -32), cooperative=True),
    "greatest_by_swaps": Launch(2, 64, lambda: [X, _zeros(1)], X.max()),
    "mean_and_deviation": Launch(1, 64, lambda: [X, _zeros(64)], _deviation()),
    "areas": Launch(1, 64, lambda: [NUMBERS, _zeros(64, "i4")], 9 + NUMBERS[63::-1] ** 2 + NUMBERS[:64] ** 2),
    "set_and_copied": Launch(1, 64, lambda: [NUMBERS, _zeros(64, "i4"), 64], NUMBERS[:64]),
    "producers_first": Launch(1, 128, lambda: [NUMBERS, _zeros(320, "i4")], DOUBLED),
    "consumers_first": Launch(1, 128, lambda: [NUMBERS, _zeros(320, "i4")], DOUBLED),
    "there_and_back": Launch(1, 128, lambda: [_zeros(64, "i4")], 6),
    "flags_by_nand": Launch(1, 1, lambda: [_zeros(1, "u4")], 0xFFFFFFFF),
}


@pytest.fixture(scope="module", params=[False, True], ids=["loops", "stacks"])
def stacks(request: pytest.FixtureRequest) -> bool:
    """Whether each thread has a stack of its own, where kernels can be loops."""
    return bool(request.param)


@cache
def _module(*, stacks: bool) -> Module:
    cuda = SOURCE.read_bytes()
    return Engine(check=True, stacks=stacks).compile(convert_text(cuda).output or cuda, path=SOURCE.name)


@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("name", LAUNCHES)
def test_nothing_is_found(name: str, wavefront: int, *, stacks: bool) -> None:
    launch = LAUNCHES[name]
    for order in Order:
        engine = Engine(wavefront=wavefront, order=order, check=True, stacks=stacks, seconds=20)
        module = replace(_module(stacks=stacks), engine=engine)
        arguments = launch.arguments()
        findings = module.launch(
            name, launch.grid, launch.block, arguments, launch.shared_bytes, cooperative=launch.cooperative
        )
        assert not findings, f"{order}: {findings}"
        if launch.expected is not None:
            arrays = [argument for argument in arguments if isinstance(argument, np.ndarray)]
            np.testing.assert_allclose(arrays[-1], launch.expected, rtol=1e-5, atol=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("wavefront", [32, 64])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_warp_kernels(case: Case, wavefront: int, *, stacks: bool) -> None:
    output = ported(case, warp="logical").output
    assert output is not None
    module = Engine(wavefront=wavefront, check=True, stacks=stacks, seconds=20).compile(output, path=f"{case.name}.hip")
    for order in Order:
        arguments = [np.copy(argument) if isinstance(argument, np.ndarray) else argument for argument in case.arguments]
        ordered = replace(module, engine=replace(module.engine, order=order))
        assert not ordered.launch(case.name, case.grid, case.block, arguments), order
        for place, expected in case.expected.items():
            result = np.asarray(arguments[place])
            if place in case.unordered:
                result, expected = np.sort(result), np.sort(expected)
            np.testing.assert_allclose(result, expected, rtol=case.tolerance)
