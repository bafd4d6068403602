"""Guard zones, and what memory is filled with that has nothing in it."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from hipport.verify import Out
from hipport.verify.backends.buffers import GUARD
from hipport.verify.backends.buffers import Buffer
from hipport.verify.judging.judge import changed_index
from hipport.verify.specs.cases import Content
from hipport.verify.specs.dtypes import CPP_NAMES
from hipport.verify.specs.dtypes import dtype_named
from hipport.verify.specs.sentinel import unwritten

STRUCT = np.dtype([("a", "i4"), ("b", "f8", 3), ("c", "c8")], align=True)


def buffer(before: np.ndarray[tuple[int, ...], np.dtype[np.float32]] | None = None) -> Buffer:
    content = np.arange(12, dtype=np.float32).reshape(3, 4) if before is None else before
    return Buffer("y", Content(Out("y", "float32", content.shape), content, is_written=True))


def test_a_buffer_is_a_copy_in_a_place_of_its_own() -> None:
    made = buffer()
    assert made.array.tolist() == made.content.before.tolist()
    made.array[:] = 7
    assert made.content.before[0, 0] == 0
    assert made.array.ctypes.data % 256 == 0
    assert len(made.whole) == 2 * GUARD + made.array.nbytes
    assert made.damage() is None


@pytest.mark.parametrize(
    ("offset", "text"),
    [
        (GUARD - 1, "wrote before its beginning: 1 bytes, the nearest in element 1 there"),
        (0, "wrote before its beginning: 1 bytes, the nearest in element 1024 there"),
        (GUARD + 48, "wrote after its end: 1 bytes, the nearest in element 1 there"),
        (GUARD + 48 + 4, "wrote after its end: 1 bytes, the nearest in element 2 there"),
        (-1, "wrote after its end: 1 bytes, the nearest in element 1024 there"),
    ],
)
def test_damage(offset: int, text: str) -> None:
    made = buffer()
    made.whole[offset] ^= 0xFF
    assert (made.damage() or "").endswith(text)


def test_changed_index() -> None:
    made = buffer()
    assert changed_index(made) is None
    made.array[1, 2] = -1
    assert changed_index(made) == (1, 2)
    made.array[1, 2] = made.content.before[1, 2]
    made.array[0, 0] = -0.0  # equal, and yet written
    assert changed_index(made) == (0, 0)


@pytest.mark.parametrize(
    "dtype",
    [
        [("x", "i4"), ("leaf", "?"), ("y", "f8", 3)],
        [("inner", np.dtype([("a", "u1"), ("b", "f4")], align=True), 2), ("leaf", "?")],
    ],
)
def test_padding_of_a_struct_is_not_compared(dtype: Any) -> None:
    before = np.zeros(6, np.dtype(dtype, align=True))
    before.view(np.uint8)[:] = 1
    made = buffer(before)
    made.array.view(np.uint8)[:] = 2
    made.array[:] = before  # field by field: of padding there is nothing in the array that was in the original
    assert made.array.tobytes() != before.tobytes()
    assert changed_index(made) is None
    made.array[dtype[-1][0]][4] = 0
    assert changed_index(made) == (4,)


def test_nothing_changes_in_no_elements() -> None:
    assert changed_index(buffer(np.zeros((0, 3), np.float32))) is None
    assert changed_index(buffer(np.zeros(0, STRUCT))) is None


@pytest.mark.parametrize("name", CPP_NAMES)
def test_unwritten_memory_of_every_type(name: str) -> None:
    dtype = dtype_named(name)
    array = unwritten((2, 3), dtype)
    assert array.shape == (2, 3)
    if dtype.kind in "fc" or dtype == ml_dtypes.bfloat16:
        assert np.isnan(array).all()
        nan = np.full((2, 3), np.nan, dtype)
        assert (array.view(np.uint8) != nan.view(np.uint8)).any()
    else:
        assert set(array.tobytes()) == {0xA5}


def test_unwritten_structs() -> None:
    array = unwritten((2,), STRUCT)
    assert np.isnan(array["b"]).all()
    assert np.isnan(array["c"]).all()
    assert set(array["a"].tobytes()) == {0xA5}


def test_no_elements_at_all() -> None:
    empty = Buffer("y", Content(Out("y", "float32", 0), unwritten((0,), np.dtype(np.float32)), is_written=False))
    assert empty.damage() is None
    assert changed_index(empty) is None
