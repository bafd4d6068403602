"""What ``convert`` left open, by the lines of its output: the places where a port may be expected not to compile."""

from __future__ import annotations

from typing import NamedTuple

from hipport.edits import moved
from hipport.result import Result


class Prediction(NamedTuple):
    """An open diagnostic: its first line in the converted file, from 1, its code, and how many lines it covers."""

    line: int
    code: str
    lines: int = 1

    def covers(self, line: int) -> bool:
        """Whether an error at a line is one that was to be expected: a statement fails at any of its lines."""
        return self.line <= line < self.line + self.lines


def predictions(result: Result, output: bytes | None) -> tuple[Prediction, ...]:
    """The open diagnostics of a result at the lines of ``output``, the converted content; None where the file is as it
    was.
    """
    if output is None:
        return tuple(Prediction(d.line, d.code, d.lines) for d in result.open)
    starts = ((d, moved(result.edits, d.start)) for d in result.open)
    return tuple(Prediction(output.count(b"\n", 0, start) + 1, d.code, d.lines) for d, start in starts)
