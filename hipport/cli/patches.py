"""Patches of files, for people and for ``patch``."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator

from rich.console import Console

#: A line as a patch counts it: only a newline ends one.
_LINE = re.compile(rb"[^\n]*\n|[^\n]+")
_COLOURS = ((b"---", b"1"), (b"+++", b"1"), (b"@@", b"36"), (b"-", b"31"), (b"+", b"32"))


def patch(name: bytes, before: bytes, after: bytes) -> Iterator[bytes]:
    """The lines of the patch that makes ``after`` of the file ``name``, which has the content ``before``."""
    old, new = _LINE.findall(before), _LINE.findall(after)
    for line in difflib.diff_bytes(difflib.unified_diff, old, new, b"a/" + name, b"b/" + name):
        yield line if line.endswith(b"\n") else line + b"\n\\ No newline at end of file\n"


def shown_patch(name: bytes, before: bytes, after: bytes) -> Iterator[bytes]:
    """The lines of that patch as stdout shows them: in colours where it has some, and NO_COLOR does not forbid them."""
    return map(_in_colour if _has_colour() else bytes, patch(name, before, after))


def _in_colour(line: bytes) -> bytes:
    """A line of a patch as a terminal shows it: headings bold, places cyan, what goes red, what comes green."""
    colour = next((code for begin, code in _COLOURS if line.startswith(begin)), None)
    return line if colour is None else b"\x1b[" + colour + b"m" + line.rstrip(b"\n") + b"\x1b[0m\n"


def _has_colour() -> bool:
    """Whether stdout is a terminal that shows colours, and NO_COLOR does not say otherwise."""
    found = Console()
    return found.is_terminal and found.color_system is not None and not found.no_color
