"""Places in a compiled module as lines of its source, by the line tables that the compiler wrote."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.own_headers import is_own

_HEADERS = Path(__file__).resolve().parent / "include"
_LINE = re.compile(r"(.+):(\d+)(?: \(discriminator \d+\))?")


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a source file; lines count from 1."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


def lines_of(library: Path, offsets: Iterable[int]) -> dict[int, tuple[SourceLine, ...]]:
    """The lines at offsets in a library's code: where a function was inlined, its line, then that of its call, and so
    on outwards. None for an offset without lines, and for all where binutils and LLVM's tools are not installed.
    """
    wanted = sorted(set(offsets))
    tool = shutil.which("addr2line") or shutil.which("llvm-addr2line")
    if tool is None or not wanted:
        return {}
    command = (tool, "-i", "-a", "-e", str(library), *map(hex, wanted))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines: dict[int, list[SourceLine]] = {}
    chain: list[SourceLine] = []
    for text in done.stdout.splitlines():
        if text.startswith("0x"):
            chain = lines.setdefault(int(text, 16), [])
        elif (match := _LINE.fullmatch(text)) and match[2] != "0":
            chain.append(SourceLine(os.path.normpath(match[1]), int(match[2])))
    return {offset: tuple(chain) for offset, chain in lines.items()}


def in_user_source(lines: Sequence[SourceLine]) -> tuple[SourceLine, ...]:
    """Those of the lines that are not in headers of the engine, of hipport or of the system."""
    return tuple(line for line in lines if not _is_ours(Path(line.path)))


def _is_ours(path: Path) -> bool:
    return (
        is_own(path) or path.is_relative_to(_HEADERS) or path.is_relative_to("/usr") or path.name == "kernels asked for"
    )
