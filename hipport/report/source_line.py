"""The line of the source that a finding is about, with a caret below its place."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from rich.cells import cell_len

from hipport.paths import printable
from hipport.report.entries import FileDiagnostic

SourceLine = tuple[str, str]
"""A line of a source, and the line below it with a caret under each column that is meant."""

_TAB = 4
_LONGEST = 200


def source_lines() -> Callable[[FileDiagnostic], SourceLine | None]:
    """A function that gives the line of a finding, or None: for a file as a whole, for one that cannot be read, and
    where the line is longer than a person reads. It keeps the files that it has read.
    """

    @lru_cache(maxsize=64)
    def lines_of(path: str) -> list[bytes]:
        try:
            return Path(path).read_bytes().split(b"\n")
        except OSError:
            return []

    def line_of(finding: FileDiagnostic) -> SourceLine | None:
        d = finding.diagnostic
        lines = lines_of(finding.path)
        if d.end <= d.start or not 0 < d.line <= len(lines):
            return None
        line = lines[d.line - 1].rstrip(b"\r")
        if len(line) > _LONGEST or d.column > len(line):
            return None
        before, upto = _shown(line[: d.column - 1]), _shown(line[: d.column - 1 + d.end - d.start])
        margin = len(_shown(line)) - len(_shown(line).lstrip())
        carets = max(1, cell_len(upto) - cell_len(before))
        return _shown(line)[margin:], " " * (cell_len(before) - margin) + "^" * carets

    return line_of


def _shown(data: bytes) -> str:
    return printable(data.decode("utf-8", "surrogateescape").expandtabs(_TAB))
