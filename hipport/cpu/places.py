"""Places in a compiled module as lines of its source, by the line tables that the compiler wrote."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from hipport.include import is_own

_ENGINE = Path(__file__).resolve().parent
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
    on outwards. An offset without lines is left out, and so are all
    where neither binutils nor LLVM's tools are installed.
    """
    wanted = sorted(set(offsets))
    tool = wanted and (shutil.which("addr2line") or shutil.which("llvm-addr2line"))
    if not tool:
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


#: A place in a source as compiled, as one in the user's own file: ``(path, line)`` of ``(path, line)``.
PlaceOf = Callable[[str, int], tuple[str, int]]


def as_compiled(path: str, line: int) -> tuple[str, int]:
    """The place of a source that is compiled as the user wrote it."""
    return path, line


@dataclass(frozen=True, slots=True)
class LineTable:
    """The lines of a compiled module in the user's own files, which ``place_of`` gives for those that were compiled.
    All places that a person reads come from here.
    """

    library: Path
    place_of: PlaceOf = as_compiled

    def lines(self, offsets: Iterable[int]) -> dict[int, tuple[SourceLine, ...]]:
        """As ``lines_of``, without those in files of the engine, of hipport or of the system."""
        found = lines_of(self.library, offsets)
        return {
            offset: tuple(self.line(line) for line in chain if not _is_ours(Path(line.path)))
            for offset, chain in found.items()
        }

    def line(self, line: SourceLine) -> SourceLine:
        """A line of what was compiled as one of the user's files."""
        return SourceLine(*self.place_of(line.path, line.line))


def _is_ours(path: Path) -> bool:
    return (
        is_own(path) or path.is_relative_to(_ENGINE) or path.is_relative_to("/usr") or path.name == "kernels asked for"
    )
