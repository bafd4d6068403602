"""Applying edits to a text."""

from __future__ import annotations

from bisect import bisect_left
from bisect import bisect_right
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from itertools import pairwise

from hipport.diagnostics import Edit


class OverlapError(ValueError):
    """Two edits want the same bytes; ``codes`` are those of their rules."""

    def __init__(self, message: str, *codes: str) -> None:
        super().__init__(message)
        self.codes = codes


def in_order(edits: Iterable[Edit]) -> tuple[Edit, ...]:
    """The edits by position, equal ones once; insertions go before a replacement at the same place.

    Raises OverlapError where two of them want the same bytes.
    """
    ordered = sorted(set(edits), key=_place)
    for earlier, later in pairwise(ordered):
        _require_apart(earlier, later)
    return tuple(ordered)


def outermost(edits: Iterable[Edit]) -> tuple[Edit, ...]:
    """The edits by position without those inside of what an earlier one replaces, which has the last word.

    Equal insertions all stay: two parentheses that close at the same place are two edits.
    """
    kept: list[Edit] = []
    for edit in sorted(edits, key=_place):
        if not kept or edit.start >= kept[-1].end:
            kept.append(edit)
    return tuple(kept)


def add(ordered: list[Edit], edits: Iterable[Edit]) -> None:
    """Put edits in their places among others that are in order: all of them, or, raising OverlapError, none."""
    new = [edit for edit in in_order(edits) if not _has(ordered, edit)]
    for edit in new:
        at = _at(ordered, edit)
        for earlier in ordered[max(at - 1, 0) : at]:
            _require_apart(earlier, edit)
        for later in ordered[at : at + 1]:
            _require_apart(edit, later)
    for edit in new:
        ordered.insert(_at(ordered, edit), edit)


def _has(ordered: list[Edit], edit: Edit) -> bool:
    at = _at(ordered, edit)
    return ordered[at : at + 1] == [edit]


def _at(ordered: list[Edit], edit: Edit) -> int:
    return bisect_left(ordered, _place(edit), key=_place)


def _place(edit: Edit) -> tuple[int, int, str, str]:
    return edit.start, edit.end, edit.code, edit.text


def _require_apart(earlier: Edit, later: Edit) -> None:
    if later.start < earlier.end:
        raise OverlapError(
            f"{earlier.code} and {later.code} both change bytes {later.start}..{min(earlier.end, later.end)}",
            earlier.code,
            later.code,
        )


def moved(edits: Iterable[Edit], offset: int) -> int:
    """Where a byte of the original stands after ordered edits; of one that they replaced, where the new text begins."""
    shift = 0
    for edit in edits:
        if edit.end > offset:
            return shift + min(offset, edit.start)
        shift += len(edit.text) - (edit.end - edit.start)
    return shift + offset


def origin(edits: Iterable[Edit], offset: int) -> int:
    """Where a byte of the text after ordered edits was in the original; of one that they wrote, where they put it."""
    shift = 0
    for edit in edits:
        if edit.start + shift + len(edit.text) > offset:
            return min(offset - shift, edit.start)
        shift += len(edit.text) - (edit.end - edit.start)
    return offset - shift


def composed(first: Sequence[Edit], then: Iterable[Edit]) -> tuple[Edit, ...]:
    """One list of ordered edits for two: those of ``then`` are to the text that ``first`` makes. An insertion inside of
    what an edit of ``first`` wrote becomes a part of that edit.

    Raises OverlapError where one of ``then`` replaces what one of ``first`` wrote.
    """
    joined = list(first)
    added: list[Edit] = []
    starts = [edit.start + shift for edit, shift in zip(first, _shifts(first), strict=False)]
    for edit in sorted(then, key=_place, reverse=True):  # from the end, so that places in an edit's text hold
        around = bisect_right(starts, edit.start) - 1
        if around >= 0 and _is_inside(first[around], starts[around], edit):
            text, at = joined[around].text, edit.start - starts[around]
            joined[around] = replace(joined[around], text=text[:at] + edit.text + text[at:])
        else:
            added.append(replace(edit, start=origin(first, edit.start), end=origin(first, edit.end)))
    # several insertions at one place stay in their order
    ordered = sorted((*joined, *reversed(added)), key=lambda edit: (edit.start, edit.end))
    for earlier, later in pairwise(ordered):
        _require_apart(earlier, later)
    return tuple(ordered)


def _shifts(edits: Iterable[Edit]) -> Iterable[int]:
    """How far each of ordered edits is from its place in the original when those before it have been applied."""
    return accumulate((len(edit.text) - (edit.end - edit.start) for edit in edits), initial=0)


def _is_inside(written: Edit, start: int, edit: Edit) -> bool:
    """Whether an insertion goes into what another edit wrote at ``start``; before the text of another insertion too, as
    nothing else would keep it before that.
    """
    first = start if written.start == written.end else start + 1
    return edit.start == edit.end and first <= edit.start < start + len(written.text)


def apply(text: str, edits: Iterable[Edit]) -> str:
    """The text with ordered, non-overlapping edits applied."""
    parts = []
    at = 0
    for edit in edits:
        parts.append(text[at : edit.start])
        parts.append(edit.text)
        at = edit.end
    parts.append(text[at:])
    return "".join(parts)


@dataclass(frozen=True)
class PortedText:
    """A file's text before and after ordered edits."""

    original: bytes
    ported: bytes
    edits: Sequence[Edit]

    def line_of(self, line: int) -> int:
        """The line of the original, from 1, that a line of the ported text comes from."""
        if not 1 <= line < len(self._starts[1]):
            return line
        return bisect_right(self._starts[0], origin(self.edits, self._starts[1][line - 1]))

    @cached_property
    def _starts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Where the lines of the original and of the ported text begin."""
        original, ported = (
            tuple(accumulate((len(line) for line in text.split(b"\n")), lambda a, n: a + n + 1, initial=0))
            for text in (self.original, self.ported)
        )
        return original, ported
