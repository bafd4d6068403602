"""The sources that an HTML report shows beside what became of them.

A run keeps the edits of a file, not its text. So the text is read again when the report is written, and what the port
has there is computed from the edits. A file that is not what the run saw is left out, with the reason.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.edits import moved
from hipport.entries import RANK
from hipport.notices import COMPILER_CODES
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status

#: The largest file that is shown, and all of them together, in bytes: a browser opens the report at once.
FILE_LIMIT = 1 << 20
TOTAL_LIMIT = 16 << 20


@dataclass(frozen=True, slots=True)
class Hunk:
    """What the port has as ``ported`` in place of the lines ``first`` to ``end`` (excluded), counted from 0."""

    first: int
    end: int
    ported: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a diagnostic stands: a line from 0, and the UTF-16 units ``start`` to ``end`` (excluded) of it."""

    line: int
    start: int
    end: int


@dataclass(frozen=True)
class SourceText:
    """The text of a file (a byte is one character, as in ``Source``) and the hunks in which the port differs from it.

    ``only_port`` is true where the text is the port's, and there is no other: of a file that was converted in place or
    only checked. ``applied`` are the edits that it has already.
    """

    text: str
    hunks: tuple[Hunk, ...]
    only_port: bool = False
    applied: tuple[Edit, ...] = ()

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines, as a person reads them."""
        return tuple(readable(self.text).split("\n"))

    def place(self, diagnostic: Diagnostic) -> Place:
        """Where a diagnostic of the file stands in the text."""
        edits = () if diagnostic.code in COMPILER_CODES else self.applied  # the compiler has read the port
        start = min(moved(edits, diagnostic.start), len(self.text))
        line = bisect_right(self._starts, start) - 1
        end = self.text.find("\n", start)
        end = min(start + diagnostic.end - diagnostic.start, len(self.text) if end < 0 else end)
        begin = self._starts[line]
        return Place(line, _units(self.text[begin:start]), _units(self.text[begin:end]))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return _line_starts(self.text)


@dataclass(frozen=True, slots=True)
class Sources:
    """The texts of a run's files by path, and of those that are left out the reason."""

    texts: Mapping[str, SourceText]
    left_out: Mapping[str, str]


def read_sources(run: Run) -> Sources:
    """Read the files of a run that have findings or edits, those with the gravest findings first, up to
    ``TOTAL_LIMIT``.
    """
    texts: dict[str, SourceText] = {}
    left_out: dict[str, str] = {}
    room = TOTAL_LIMIT
    for result in sorted((r for r in run.results if r.edits or r.diagnostics), key=_rank):
        found = _read(result, room)
        if isinstance(found, SourceText):
            texts[result.path] = found
            room -= len(found.text)
        else:
            left_out[result.path] = found
    return Sources(texts, left_out)


def excerpt(path: str, line: int, around: int) -> tuple[tuple[int, str], ...]:
    """The lines of a file around one, with their numbers from 1; () where it cannot be read or has no such line."""
    try:
        lines = readable(Path(path).read_bytes().decode("latin-1")).split("\n")
    except (OSError, ValueError):  # ValueError: a path with a null byte
        return ()
    first = max(line - around, 1)
    return tuple(enumerate(lines[first - 1 : line + around], first)) if 0 < line <= len(lines) else ()


def readable(text: str) -> str:
    """A text of bytes as a person reads it: UTF-8, without carriage returns at line ends."""
    return text.encode("latin-1").decode("utf-8", "replace").replace("\r\n", "\n").removesuffix("\n")


def _rank(result: Result) -> int:
    return min((RANK[diagnostic.severity] for diagnostic in result.open), default=len(RANK))


def _read(result: Result, room: int) -> SourceText | str:
    """The text of a file, or why it is left out."""
    path = Path(result.path)
    try:
        if not path.is_file():
            return "there is no file of this name any more"
        size = path.stat().st_size
        if size > FILE_LIMIT:
            return f"it is larger than {FILE_LIMIT >> 20} MiB"
        if size > room:
            return f"the report has {TOTAL_LIMIT >> 20} MiB of other sources"
        text = path.read_bytes().decode("latin-1")
    except (OSError, ValueError):  # ValueError: a path with a null byte
        return "it cannot be read"
    if "\0" in text:
        return "it is not text"
    if result.status is Status.CHECKED:
        return SourceText(text, (), only_port=True)
    if result.target == result.path and result.edits:
        return SourceText(text, (), only_port=True, applied=result.edits) if _has(text, result.edits) else _CHANGED
    if len(_line_starts(text)) - text.endswith("\n") - (not text) != result.lines:
        return _CHANGED
    if result.output is not None and apply(text, result.edits).encode("latin-1", "replace") != result.output:
        return _CHANGED
    return SourceText(text, tuple(_hunks(text, result.edits)))


_CHANGED = "it was changed since"


def _has(text: str, edits: Sequence[Edit]) -> bool:
    """Whether the edits have been applied to a text: each wrote what stands there."""
    shift = 0
    for edit in edits:
        if not text.startswith(edit.text, edit.start + shift):
            return False
        shift += len(edit.text) - (edit.end - edit.start)
    return True


def _line_starts(text: str) -> tuple[int, ...]:
    """The offsets at which the lines begin; an empty one after the last newline counts."""
    return tuple(accumulate((len(line) + 1 for line in text.split("\n")[:-1]), initial=0))


def _hunks(text: str, edits: Sequence[Edit]) -> Iterator[Hunk]:
    """The lines that ordered edits change, with what they become."""
    starts = (*_line_starts(text), len(text) + 1)
    group: list[Edit] = []
    first = end = 0
    for edit in edits:
        begins, ends = bisect_right(starts, edit.start) - 1, bisect_right(starts, edit.end) - 1
        joined = bool(group) and begins < end and not group[-1].text.endswith("\n")  # to the end of the line before
        whole = edit.start == starts[begins] and edit.end == starts[ends] and (not edit.text or edit.text[-1] == "\n")
        if group and begins >= end:
            yield _hunk(text, starts, first, end, group)
            group = []
        first, end = (first if group else begins), max(end, ends if whole and not joined else ends + 1)
        group.append(edit)
    if group:
        yield _hunk(text, starts, first, end, group)


def _hunk(text: str, starts: Sequence[int], first: int, end: int, edits: Sequence[Edit]) -> Hunk:
    begin = starts[first]
    moved_here = [replace(edit, start=edit.start - begin, end=edit.end - begin) for edit in edits]
    ported = apply(text[begin : starts[end]], moved_here)
    return Hunk(first, end, tuple(readable(ported).split("\n")) if ported else ())


def _units(text: str) -> int:
    """The length of a text as a browser counts it, in UTF-16 units."""
    return len(readable(text + "\n").encode("utf-16-le")) // 2
