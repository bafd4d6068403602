"""How a path is shown to a person."""

from __future__ import annotations

import os
from pathlib import PurePath


def printable(path: PurePath | str) -> str:
    r"""The path as it can be written to any terminal, log or JSON file: bytes that are not UTF-8 and control characters
    appear as escapes (``caf\xe9.cu``). Good for reading only, a path to open stays a ``Path``.
    """
    text = os.fspath(path)
    if text.isprintable():
        return text
    decoded = os.fsencode(text).decode("utf-8", "backslashreplace")
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in decoded)
