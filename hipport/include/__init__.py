"""What hipport gives to a port: headers, ``hipport/warp.h`` for instance, and ``hipport/hip.cmake`` for CMake files."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from hipport.project.includes import include_lines
from hipport.project.includes import with_all_included

FOLDER = Path(__file__).resolve().parent


def is_own(path: Path) -> bool:
    """Whether a file is one of hipport's headers, or a project's copy of it."""
    return path.parent.name == "hipport" and (FOLDER / "hipport" / path.name).is_file()


def own_headers(names: Iterable[str]) -> dict[str, bytes]:
    """The content of headers of hipport's by their names (``hipport/warp.h``), and of those that they include."""
    found = set(with_all_included(names, _includes_of))
    return {name: (FOLDER / name).read_bytes() for name in sorted(found)}


@cache
def _includes_of(name: str) -> tuple[str, ...]:
    return tuple(f"hipport/{other}" for quoted, other in include_lines((FOLDER / name).read_bytes()) if quoted)
