"""Comparisons in the tokens of C++, in which ``<`` and ``=`` of ``<=`` are two."""

from __future__ import annotations

from collections.abc import Sequence

from hipport.source.conditions import COMPARISONS

_SHIFTING = frozenset("<>")


def comparison_at(texts: Sequence[str], at: int) -> str:
    """The comparison that begins at a position, empty where there is none: ``<=`` in ``n <= 3``, none in ``n << 3``."""
    one, two = (*texts[at : at + 2], "", "")[:2] if at >= 0 else ("", "")
    if one + two in COMPARISONS:
        return one + two
    return one if one in COMPARISONS and two not in _SHIFTING else ""


def comparison_before(texts: Sequence[str], end: int) -> str:
    """The comparison that ends before a position, empty where there is none: ``<=`` before the 3 of ``n <= 3``."""
    first, one, two = ("", "", "", *texts[max(end - 3, 0) : max(end, 0)])[-3:]
    if one + two in COMPARISONS:
        return one + two if first not in _SHIFTING else ""
    return two if two in COMPARISONS and one not in _SHIFTING else ""
