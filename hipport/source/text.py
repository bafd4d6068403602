"""A source file as text whose string indices are byte offsets."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property

BOM = "\xef\xbb\xbf"
#: What no editor leaves in a text, but for a NUL that one lost there, or the Control-Z of DOS.
_OF_BINARY = re.compile(rb"[\x01-\x08\x0e-\x19\x1b-\x1f]")


def clause_in_text(text: str, end: int) -> int:
    """The offset after the last sign before ``end`` that ends a clause or is a brace or parenthesis, literals and
    comments not told apart: where the head begins of what is named at ``end``.
    """
    start = 0
    for sign in ";{}()":
        start = max(start, text.rfind(sign, start, end) + 1)
    return start


class NotTextError(ValueError):
    """The bytes are not C++ text in an encoding that keeps ASCII; the message says what they look like."""


@dataclass(frozen=True)
class Source:
    """A file's content. Bytes are decoded as Latin-1 whatever the file's encoding, so that nothing is lost, index
    equals byte offset, and UTF-8, Latin-1, BOM and any line ending pass through untouched.
    """

    path: str
    text: str

    @classmethod
    def from_bytes(cls, path: str, data: bytes) -> Source:
        """Decode; raises NotTextError for UTF-16/32 and for binary data, where a byte is not a character. A stray NUL
        is none: compilers read it as a blank.
        """
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise NotTextError("UTF-16 text; save it as UTF-8 first")
        if b"\0" in data and (data.count(b"\0") > data.count(b"\n") or _OF_BINARY.search(data)):
            raise NotTextError("binary data (it has NUL bytes)")
        return cls(path, data.decode("latin-1"))

    @cached_property
    def _line_starts(self) -> list[int]:
        starts = [0]
        find = self.text.find
        at = find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = find("\n", at + 1)
        return starts

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of a byte offset, both from 1, the column in bytes."""
        line = bisect_right(self._line_starts, offset)
        return line, offset - self._line_starts[line - 1] + 1

    def offset(self, line: int) -> int:
        """Byte offset of a line's first byte; that of the last line for a line after the end of the text."""
        return self._line_starts[min(line, len(self._line_starts)) - 1]

    def line_start(self, offset: int) -> int:
        """Offset of the first byte of the line that ``offset`` is in, a byte order mark not counted."""
        start = self._line_starts[bisect_right(self._line_starts, offset) - 1]
        return len(BOM) if start == 0 and self.text.startswith(BOM) else start

    def line_end(self, offset: int) -> int:
        """Offset after the newline of the line that ``offset`` is in, or the end of the text."""
        line = bisect_right(self._line_starts, offset)
        return self._line_starts[line] if line < len(self._line_starts) else len(self.text)

    @cached_property
    def newline(self) -> str:
        r"""The line ending to use for inserted lines: that of the first line, ``\n`` if there is none."""
        first = self.text.find("\n")
        return "\r\n" if first > 0 and self.text[first - 1] == "\r" else "\n"

    @cached_property
    def line_count(self) -> int:
        """Number of lines, an unfinished last one included."""
        return self.text.count("\n") + (not self.text.endswith("\n") and bool(self.text))
