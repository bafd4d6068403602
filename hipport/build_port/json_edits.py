"""Members that are left out of JSON objects; comments and the form of the rest stay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence

from hipport.build.json_text import Member
from hipport.build.json_text import Object
from hipport.build_port.build_file import BuildFile
from hipport.diagnostics import Edit

# What a member, a comma and the blanks between them have in it: strings as a whole, as // may stand in one.
_PART = re.compile(r'(?P<comment>//[^\n]*|/\*.*?\*/)|"(?:[^"\\]|\\.)*"|[^"/]+|/', re.DOTALL)


def without_members(file: BuildFile, code: str, of: Object, gone: Sequence[Member]) -> Iterator[Edit]:
    """The object without members: each goes with the comma after it, and the last ones with that before them."""
    last_kept = max((at for at, member in enumerate(of.members) if member not in gone), default=-1)
    for at, member in enumerate(of.members):
        if member not in gone:
            continue
        if at < last_kept:
            yield from _left_out(file, code, member.start, of.members[at + 1].start)
        elif at:
            yield from _left_out(file, code, of.members[at - 1].end, member.end)
        else:
            yield from _left_out(file, code, of.start + 1, member.end if len(of.members) > 1 else of.end - 1)


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
            yield _with_line(file, file.edit(code, begin, begin + len(part.strip()), ""))


def _with_line(file: BuildFile, removal: Edit) -> Edit:
    """A removal at the beginning of a line with the blanks after it; with its lines where nothing else is on them."""
    start, end = file.source.line_start(removal.start), file.source.line_end(removal.end)
    after = file.text[removal.end : end]
    if file.text[start : removal.start].strip():
        return removal
    if not after.strip():
        return file.edit(removal.code, start, end, "")
    return file.edit(removal.code, removal.start, removal.end + len(after) - len(after.lstrip(" \t")), "")
