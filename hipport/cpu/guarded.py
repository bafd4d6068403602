"""Arrays of a launch of a check build, copied apart: memory with nothing next to it."""

from __future__ import annotations

import ctypes
from collections.abc import Collection
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

#: Device memory is aligned to this many bytes (hipMalloc).
_ALIGNMENT = 256
_LEAST_GAP = 4096
_MOST_GAP = 1 << 20


@dataclass(frozen=True, slots=True)
class Block:
    """Arguments (by their indices) that share memory: where their arrays are, where their copy is, of how many bytes.

    ``is_constant`` says that kernels only read it, ``is_undefined`` that it holds nothing before the launch.
    """

    arguments: tuple[int, ...]
    original: int
    address: int
    nbytes: int
    is_constant: bool
    is_undefined: bool


class GuardedArrays:
    """Copies of the arrays of a launch, far from each other.

    Copies are aligned as the arrays would be in memory that begins where the array does of which they are views.
    ``constant`` and ``undefined`` are indices of arguments.
    """

    def __init__(
        self, arrays: Mapping[int, npt.NDArray[np.generic]], constant: Collection[int], undefined: Collection[int]
    ) -> None:
        groups = _groups(arrays)
        at = 0
        places: list[int] = []
        for start, end, members in groups:
            gap = min(max(_LEAST_GAP, end - start), _MOST_GAP)
            at = -(-(at + gap) // _ALIGNMENT) * _ALIGNMENT + (start - _root(arrays[members[0]])) % _ALIGNMENT
            places.append(at)
            at += end - start
        self.nbytes = at + _MOST_GAP
        self._memory = np.zeros(self.nbytes + _ALIGNMENT, np.uint8)
        self.address = -(-self._memory.ctypes.data // _ALIGNMENT) * _ALIGNMENT
        self.blocks = tuple(
            Block(
                arguments=members,
                original=start,
                address=self.address + place,
                nbytes=end - start,
                is_constant=all(index in constant for index in members),
                is_undefined=all(index in undefined for index in members),
            )
            for place, (start, end, members) in zip(places, groups, strict=True)
        )
        self.addresses: dict[int, int] = {}
        for block in self.blocks:
            ctypes.memmove(block.address, block.original, block.nbytes)
            for index in block.arguments:
                self.addresses[index] = block.address + arrays[index].ctypes.data - block.original

    def contents(self) -> tuple[bytes, ...]:
        """What kernels may have written."""
        return tuple(ctypes.string_at(block.address, block.nbytes) for block in self.blocks if not block.is_constant)

    def copy_back(self) -> None:
        """Give the arrays what the kernel has written."""
        for block in self.blocks:
            if not block.is_constant:
                ctypes.memmove(block.original, block.address, block.nbytes)


def _groups(arrays: Mapping[int, npt.NDArray[np.generic]]) -> list[tuple[int, int, tuple[int, ...]]]:
    """Arrays that overlap together: first address, end, indices."""
    groups: list[tuple[int, int, tuple[int, ...]]] = []
    for start, nbytes, index in sorted((array.ctypes.data, array.nbytes, index) for index, array in arrays.items()):
        if groups and start < groups[-1][1]:
            first, end, members = groups[-1]
            groups[-1] = (first, max(end, start + nbytes), (*members, index))
        else:
            groups.append((start, start + nbytes, (index,)))
    return groups


def _root(array: npt.NDArray[np.generic]) -> int:
    """The address of the array that this one is a view of, through any number of views."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array.ctypes.data
