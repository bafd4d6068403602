"""Lines for people: broken between words on a terminal, never elsewhere, and never inside of a path or a number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

_WORD = re.compile(r"\S+")


def print_line(console: Console, line: Text, indent: int = 0) -> None:
    """Print a line; on a terminal what does not fit continues below, with ``indent`` spaces more than the line has."""
    for part in wrapped(line, console.width, indent) if console.is_terminal else (line,):
        console.print(part, soft_wrap=True, markup=False, highlight=False)


def wrapped(line: Text, width: int, indent: int = 0) -> Iterator[Text]:
    """The line in parts of at most ``width`` characters, broken at spaces; a longer word has a part of its own."""
    plain = line.plain
    margin = len(plain) - len(plain.lstrip())
    begin = end = 0
    first = True
    for word in _WORD.finditer(plain):
        used = 0 if first else margin + indent
        if end > begin and used + word.end() - begin > width:
            yield _part(line, begin, end, used)
            begin, first = word.start(), False
        end = word.end()
    yield _part(line, begin, end, 0 if first else margin + indent)


def _part(line: Text, begin: int, end: int, indent: int) -> Text:
    return Text(" " * indent).append_text(line[begin:end])
