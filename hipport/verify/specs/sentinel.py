"""The pattern that fills memory which nothing has been written to yet."""

from __future__ import annotations

import numpy as np

from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.dtypes import is_floating
from hipport.verify.specs.values import Array

#: A NaN with a payload that no computation gives, by the size of the type in bytes.
_NANS = {2: 0x7FE5, 4: 0x7FE5A5A5, 8: 0x7FF8A5A5A5A5A5A5}
_BYTE = 0xA5


def sentinel(dtype: DType) -> Array:
    """The bytes of one element that nothing has been written to: NaN, 0xA5 in every byte of anything but real and
    complex numbers.

    No result has these bits, and what a kernel computes from them is visibly wrong.
    """
    element = np.full(dtype.itemsize, _BYTE, np.uint8)
    if dtype.names:
        for name in dtype.names:
            field, offset = dtype.fields[name][:2]  # type: ignore[index]
            element[offset : offset + field.itemsize] = sentinel(field)
    elif dtype.subdtype:
        element[:] = _repeated(sentinel(dtype.base), dtype.itemsize)
    elif is_floating(dtype):
        element[:] = _nan(dtype.itemsize)
    elif dtype.kind == "c":
        element[:] = _repeated(_nan(dtype.itemsize // 2), dtype.itemsize)
    return element


def unwritten(shape: tuple[int, ...], dtype: DType) -> Array:
    """An array that nothing has been written to."""
    array = np.empty(shape, dtype)
    array.reshape(-1).view(np.uint8).reshape(array.size, dtype.itemsize)[:] = sentinel(dtype)
    return array


def unwritten_bytes(size: int, dtype: DType) -> Array:
    """``size`` bytes that nothing has been written to; the last element may be cut."""
    return _repeated(sentinel(dtype), size)


def _nan(size: int) -> Array:
    return np.frombuffer(_NANS[size].to_bytes(size, "little"), np.uint8)


def _repeated(element: Array, size: int) -> Array:
    return np.tile(element, -(-size // element.size))[:size]
