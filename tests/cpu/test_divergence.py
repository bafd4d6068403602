"""Wave operations under divergence: who meets whom, as the hardware's lock step has it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from hipport.cpu import Engine
from hipport.cpu import Module
from hipport.cpu import Order

SOURCE = Path(__file__).parent / "kernels" / "divergence.hip"
THREADS = 160
#: What a kernel writes to its two arrays: of (lane, lanes of the wavefront, thread).
Expected = Callable[[int, int, int], tuple[int, int]]


def _loop(lane: int, wave: int, _: int) -> tuple[int, int]:
    return sum(wave - 1 - i for i in range(lane)), wave


def _warp_loop(_lane: int, _wave: int, thread: int) -> tuple[int, int]:
    return sum(31 - i for i in range(thread % 32)), 32


def _odd_loop(lane: int, wave: int, _: int) -> tuple[int, int]:
    odd = range(1, wave, 2)
    return sum(sum(1 for k in odd if k > i) for i in range(lane)) if lane % 2 else 0, wave


def _two(lane: int, wave: int, _: int) -> tuple[int, int]:
    return 10 if lane < 10 else 100 + wave - 10, wave


def _together(lane: int, wave: int, _: int) -> tuple[int, int]:
    return (wave if lane < 10 else wave + 100), 10


def _cases(lane: int, wave: int, _: int) -> tuple[int, int]:
    quarter = wave // 4
    return {0: quarter, 1: 100 + quarter, 2: 500 + 3 * quarter, 3: 300 + 2 * quarter}[lane % 4], wave


def _return_from_loop(lane: int, wave: int, _: int) -> tuple[int, int]:
    return (3 * wave, 0) if lane % 2 else (3 * wave + 47 * (wave // 2), wave // 2)


CASES: dict[str, Expected] = {
    "loop": _loop,
    "loop_with_break": _loop,
    "loop_with_helper": _loop,
    "loop_with_called_helper": _loop,
    "loop_with_warp_helper": _warp_loop,
    "loop_while_any": _loop,
    "loop_in_branch": _odd_loop,
    "branches": _two,
    "branches_with_helper": _two,
    "branches_with_called_helper": _two,
    "branches_with_inlined_helper": _two,
    "after_branches": _together,
    "cases": _cases,
    "early_return": lambda lane, wave, _: (wave, 20 if lane < 20 else 0),
    "return_from_loop": _return_from_loop,
    "barrier_after_exit": lambda _lane, wave, t: (wave, 0 if t % 3 == 0 else THREADS - (THREADS + 2) // 3),
    "barrier_in_branches": lambda _lane, wave, t: (wave // 2 if t < 64 else -1, THREADS),
}


@pytest.fixture(scope="module")
def module() -> Module:
    return Engine().compile(SOURCE)


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("name", CASES)
def test_divergence(name: str, order: Order, engine: Engine, module: Module) -> None:
    wave = engine.wavefront
    first, second = np.zeros(THREADS, np.int32), np.zeros(THREADS, np.int32)
    Module(Engine(wavefront=wave, order=order), module.library).launch(name, 1, THREADS, [first, second])
    for thread in range(THREADS):
        lanes = min(wave, THREADS - thread // wave * wave)
        expected = CASES[name](thread % wave, lanes, thread)
        assert (first[thread], second[thread]) == expected, f"thread {thread}"
