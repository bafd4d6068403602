"""Arrays in memory that is shared with the process that runs the kernel, with guard zones around them."""

from __future__ import annotations

import math
import mmap

import numpy as np

from hipport.verify.specs.cases import Content
from hipport.verify.specs.sentinel import unwritten_bytes
from hipport.verify.specs.values import Array

#: Size in bytes of the zones before and after an array, which nothing may write to.
GUARD = 4096


class Buffer:
    """An array for a kernel: ``array`` is what the kernel gets, ``data`` its bytes, ``whole`` its bytes
    with the guard zones.
    """

    def __init__(self, name: str, content: Content) -> None:
        self.name = name
        self.content = content
        self._guard = unwritten_bytes(GUARD, content.before.dtype)
        self._end = GUARD + content.before.nbytes
        self.whole: Array = np.frombuffer(mmap.mmap(-1, self._end + GUARD), np.uint8)  # shared with forked processes
        self.whole[:GUARD] = self._guard
        self.whole[self._end :] = self._guard
        self.data = self.whole[GUARD : self._end]
        self.array: Array = self.data.view(content.before.dtype).reshape(content.before.shape)
        self.array[...] = content.before

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
