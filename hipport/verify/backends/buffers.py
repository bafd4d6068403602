"""Arrays in memory that is shared with the process that runs the kernel, with guard zones around them."""

from __future__ import annotations

import ctypes
import math
import mmap
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from typing import overload

import numpy as np

from hipport.verify.specs.cases import Content
from hipport.verify.specs.dtypes import DType
from hipport.verify.specs.sentinel import unwritten_bytes
from hipport.verify.specs.values import Array

#: Size in bytes of the zones before and after an array, which nothing may write to.
GUARD = 4096
#: What ``mprotect`` calls no access.
_NOTHING = 0
_LIBC = ctypes.CDLL(None, use_errno=True)


class Buffer:
    """An array for a kernel: ``array`` is what the kernel gets, ``data`` its bytes, ``whole`` its bytes
    with the guard zones, in ``memory`` of their size or in memory of its own.
    """

    def __init__(self, name: str, content: Content, memory: Array | None = None) -> None:
        self.name = name
        self.content = content
        self._guard = _guard(content.before.dtype)
        self._end = GUARD + content.before.nbytes
        self.whole: Array = _shared(self._end + GUARD) if memory is None else memory
        self.data = self.whole[GUARD : self._end]
        self.array: Array = self.data.view(content.before.dtype).reshape(content.before.shape)
        self.restore()

    def restore(self) -> None:
        """Make everything as it is before the first launch."""
        self.whole[:GUARD] = self._guard
        self.whole[self._end :] = self._guard
        self.array[...] = self.content.before

    def damage(self) -> str | None:
        """What was written before or after the array, in words; None where nothing was."""
        before, behind = self.whole[:GUARD] != self._guard, self.whole[self._end :] != self._guard
        for spoilt, where in (
            (np.flatnonzero(before[::-1]), "before its beginning"),
            (np.flatnonzero(behind), "after its end"),
        ):
            if spoilt.size:
                away = math.ceil((int(spoilt[0]) + 1) / self.array.itemsize)
                return (
                    f"{self.name}: the kernel wrote {where}: {spoilt.size} bytes, the nearest in element {away} there"
                )
        return None


class BufferSets(Sequence[Mapping[str, Buffer]]):
    """Sets of buffers with the same contents, one for each order of execution, in one piece of memory."""

    def __init__(self, contents: Mapping[str, Content], count: int) -> None:
        rooms = {name: 2 * GUARD + content.before.nbytes for name, content in contents.items()}
        self._memory = _shared(count * sum(map(_pages, rooms.values())))
        self._sets: list[dict[str, Buffer]] = []
        begin = 0
        for _ in range(count):
            self._sets.append({})
            for name, content in contents.items():
                self._sets[-1][name] = Buffer(name, content, self._memory[begin : begin + rooms[name]])
                begin += _pages(rooms[name])

    @overload
    def __getitem__(self, index: int) -> Mapping[str, Buffer]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Mapping[str, Buffer]]: ...
    def __getitem__(self, index: int | slice) -> Mapping[str, Buffer] | Sequence[Mapping[str, Buffer]]:
        return self._sets[index]

    def __len__(self) -> int:
        return len(self._sets)

    @property
    def nbytes(self) -> int:
        """Size in bytes, guard zones included."""
        return self._memory.nbytes

    def restore(self) -> None:
        """Make everything as it is before the first launch."""
        for buffers in self._sets:
            for buffer in buffers.values():
                buffer.restore()

    def close(self) -> None:
        """Let nothing in this process reach them: who tries crashes, as where no memory is. Raises OSError."""
        self._protect(_NOTHING)

    def open(self) -> None:
        """Let this process read and write them again. Raises OSError."""
        self._protect(mmap.PROT_READ | mmap.PROT_WRITE)

    def _protect(self, access: int) -> None:
        address, size = ctypes.c_void_p(self._memory.ctypes.data), ctypes.c_size_t(self._memory.nbytes)
        if self._memory.size and _LIBC.mprotect(address, size, access):
            raise OSError(ctypes.get_errno(), "mprotect")


@cache
def _guard(dtype: DType) -> Array:
    """What is in a guard zone beside an array of this type."""
    return unwritten_bytes(GUARD, dtype)


def _shared(size: int) -> Array:
    """Bytes that forked processes share."""
    return np.frombuffer(mmap.mmap(-1, size), np.uint8) if size else np.empty(0, np.uint8)


def _pages(size: int) -> int:
    """A size as that of whole pages, so that what comes next begins with one."""
    return -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
