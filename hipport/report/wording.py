"""How messages and numbers are worded in a report."""

from __future__ import annotations

import re

from hipport.paths import printable

_LINE_BREAK = re.compile(r"\s*[\r\n]\s*")


def prose(text: str) -> str:
    """A message or remedy on one line, for any terminal and file: line breaks become spaces, what cannot be shown
    becomes an escape, as in a path.
    """
    return printable(_LINE_BREAK.sub(" ", text.strip()))


def count(number: int, noun: str) -> str:
    """``1 error``, ``1,200 errors``."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
