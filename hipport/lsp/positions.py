"""Offsets in bytes, as hipport counts, and positions as the language server protocol does."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable
from functools import cached_property
from itertools import accumulate

_END_OF_LINE = re.compile(rb"\r\n|\r|\n")


class Positions:
    r"""The positions in a text: line and character from 0, where a line ends at ``\n``, ``\r\n`` or ``\r``, and
    characters are counted in the units that the editor asked for. ``units`` is the number of them in a text: of UTF-16
    code units, unless the two have agreed on others.
    """

    def __init__(self, data: bytes, units: Callable[[str], int]) -> None:
        self._data = data
        self._units = units

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in _END_OF_LINE.finditer(self._data))]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and character of a byte."""
        line = bisect_right(self._starts, offset) - 1
        return line, self._units(_decoded(self._data[self._starts[line] : offset]))

    def offset(self, line: int, character: int) -> int:
        """The byte at a position; the end of the line, or of the text, for one that is after it."""
        if line >= len(self._starts):
            return len(self._data)
        end = self._starts[line + 1] if line + 1 < len(self._starts) else len(self._data)
        text = _decoded(self._data[self._starts[line] : end].rstrip(b"\r\n"))
        widths = accumulate(map(self._units, text))
        before = text[: sum(width <= character for width in widths)]
        return self._starts[line] + len(before.encode("utf-8", "surrogatepass"))


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "surrogatepass")
