"""Types of values that kernels take: words, and NumPy's types that may be passed."""

from __future__ import annotations

import numpy as np
import pytest

from hipport.value_types import is_number
from hipport.value_types import may_be_passed
from hipport.value_types import words


@pytest.mark.parametrize(
    ("kind", "size", "text"),
    [
        ("b", 1, "bool of 1 byte"),
        ("f", 2, "floating-point number of 2 bytes"),
        ("u", 8, "unsigned integer of 8 bytes"),
        ("S", 16, "object of 16 bytes"),
    ],
)
def test_words(kind: str, size: int, text: str) -> None:
    assert words(kind, size) == text


@pytest.mark.parametrize(
    ("dtype", "kind", "size", "may"),
    [
        (np.float32, "f", 4, True),
        (np.float64, "f", 4, False),
        (np.int32, "f", 4, False),
        (np.uint32, "i", 4, True),
        (np.int64, "u", 8, True),
        (np.bool_, "u", 1, True),
        (np.int8, "b", 1, True),
        (np.int16, "b", 1, False),
    ],
)
def test_what_may_be_passed(dtype: type, kind: str, size: int, may: bool) -> None:
    assert may_be_passed(np.dtype(dtype), kind, size) is may


def test_numbers() -> None:
    assert [kind for kind in "bfiuSV" if is_number(kind)] == list("bfiu")
