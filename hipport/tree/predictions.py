"""What ``convert`` left open, by the lines of its output: the places where a port may be expected not to compile."""

from __future__ import annotations

from typing import NamedTuple

from hipport.edits import moved
from hipport.result import Result


class Prediction(NamedTuple):
    """An open diagnostic: its line in the converted file, from 1, and its code."""

    line: int
    code: str


def predictions(result: Result, output: bytes | None) -> tuple[Prediction, ...]:
    """The open diagnostics of a result at the lines of ``output``, the converted content; None where the file is as it
    was.
    """
    if output is None:
        return tuple(Prediction(d.line, d.code) for d in result.open)
    return tuple(Prediction(output.count(b"\n", 0, moved(result.edits, d.start)) + 1, d.code) for d in result.open)
