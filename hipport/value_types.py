"""Types of the values that kernels take: their words, and which of NumPy's types may be passed for them.

A type is a kind and a size in bytes. The kind is as in NumPy's ``dtype.kind``: ``b`` for bool, ``f`` for floating-point
numbers, ``i`` and ``u`` for integers; ``S`` stands for classes, ``V`` for void.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from typing import Any

if TYPE_CHECKING:
    import numpy as np

_WORDS = {"b": "bool", "f": "floating-point number", "i": "integer", "u": "unsigned integer", "S": "object"}
#: NumPy's kinds that may be passed for a kind, where the size is the same: signed and unsigned integers both.
_PASSED_FOR = {"b": "b", "f": "f", "i": "iu", "u": "iu"}


def is_number(kind: str) -> bool:
    """Whether a kind is one of numbers, bool among them."""
    return kind in _PASSED_FOR


def words(kind: str, size: int) -> str:
    """A type as messages name it: ``integer of 4 bytes``. Void is not a value, so it has no words."""
    return f"{_WORDS[kind]} of 1 byte" if size == 1 else f"{_WORDS[kind]} of {size} bytes"


def may_be_passed(dtype: np.dtype[Any], kind: str, size: int) -> bool:
    """Whether a value of a NumPy type may be passed for a number. All types of one byte stand for each other."""
    return dtype.itemsize == size and (size == 1 or dtype.kind in _PASSED_FOR[kind])
