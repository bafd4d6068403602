"""What processes that run other people's code share: their memory, and the last thing that they wrote."""

from __future__ import annotations

import os
import resource
from pathlib import Path
from typing import IO

#: Number of bytes at the end of a file in which the last line is looked for.
_TAIL = 4096


def address_space() -> int:
    """Size in bytes of the address space that this process has now; its limits count from there."""
    return int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()


def last_line(file: IO[bytes]) -> str:
    """The last line of a file that a process has written to, such as its stderr; empty where there is none."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - _TAIL))
    return last_line_of(file.read().decode("utf-8", "replace"))


def last_line_of(text: str) -> str:
    """The last line of what a process has written."""
    return text.strip().rpartition("\n")[2]
