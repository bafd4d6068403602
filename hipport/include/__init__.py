"""The headers that hipport gives to a port, ``hipport/warp.h`` for instance."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
_INCLUDE = re.compile(r'^#include "(\w+\.h)"', re.MULTILINE)


def is_own(path: Path) -> bool:
    """Whether a file is one of hipport's headers, or a project's copy of it."""
    return path.parent.name == "hipport" and (FOLDER / "hipport" / path.name).is_file()


def with_included(headers: Iterable[str]) -> dict[str, bytes]:
    """The content of headers by their names (``hipport/warp.h``), with those of hipport's that they include."""
    found: dict[str, bytes] = {}
    waiting = sorted(headers)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = (FOLDER / name).read_bytes()
            waiting += [f"hipport/{other}" for other in _INCLUDE.findall(found[name].decode())]
    return dict(sorted(found.items()))
