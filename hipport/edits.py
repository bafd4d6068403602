"""Applying edits to a text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from hipport.diagnostics import Edit


class OverlapError(ValueError):
    """Two edits want the same bytes."""


def in_order(edits: Iterable[Edit]) -> tuple[Edit, ...]:
    """The edits by position, equal ones once; insertions go before a replacement at the same place.

    Raises OverlapError where two of them want the same bytes.
    """
    ordered = sorted(set(edits), key=lambda e: (e.start, e.end, e.code))
    for earlier, later in pairwise(ordered):
        if later.start < earlier.end:
            raise OverlapError(
                f"{earlier.code} and {later.code} both change bytes {later.start}..{min(earlier.end, later.end)}"
            )
    return tuple(ordered)


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
