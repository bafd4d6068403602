"""Members that are left out of lists and tables in JSON and TOML; comments and the form of the rest stay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from typing import Protocol

from hipport.build_port.build_file import BuildFile
from hipport.diagnostics import Edit

# What members, commas and the blanks between them have in them: strings as a whole, as // and # may stand in one.
_PART = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/|#[^\n]*)|"(?:[^"\\]|\\.)*"|\'[^\'\n]*\'|[^"\'/#]+|.', re.DOTALL)


class Placed(Protocol):
    """Something with places, the end excluded."""

    @property
    def start(self) -> int:
        """The offset of the first character."""

    @property
    def end(self) -> int:
        """The offset after the last one."""


def without(
    file: BuildFile, code: str, of: Placed, members: Sequence[Placed], gone: Sequence[Placed]
) -> Iterator[Edit]:
    """The list or table ``of`` without some of its members: each goes with the comma after it, the last ones with that
    before them.
    """
    last_kept = max((at for at, member in enumerate(members) if member not in gone), default=-1)
    if gone and last_kept < 0:
        yield from _left_out(file, code, of.start + 1, of.end - 1)
        return
    for at, member in enumerate(members):
        if member in gone and at < last_kept:
            yield from _left_out(file, code, member.start, members[at + 1].start)
        elif member in gone:
            yield from _left_out(file, code, members[at - 1].end, member.end)


def _left_out(file: BuildFile, code: str, start: int, end: int) -> Iterator[Edit]:
    """Leave out the bytes, but no comment among them, nor the lines on which comments stand."""
    comments = [match.span("comment") for match in _PART.finditer(file.text, start, end) if match["comment"]]
    if not comments:
        yield file.edit(code, start, end, "")
        return
    for first, last in zip((start, *(end for _, end in comments)), (*(at for at, _ in comments), end), strict=True):
        part = file.text[first:last]
        if part.strip():
            begin = first + len(part) - len(part.lstrip())
            yield with_line(file, file.edit(code, begin, begin + len(part.strip()), ""))


def with_line(file: BuildFile, removal: Edit) -> Edit:
    """A removal at the beginning of a line with the blanks after it; with its lines where nothing else is on them."""
    start, end = file.source.line_start(removal.start), file.source.line_end(removal.end)
    after = file.text[removal.end : end]
    if file.text[start : removal.start].strip():
        return removal
    if not after.strip():
        return file.edit(removal.code, start, end, "")
    return file.edit(removal.code, removal.start, removal.end + len(after) - len(after.lstrip(" \t")), "")
