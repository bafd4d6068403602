"""What ``convert`` left open, by the lines of its output: the places where a port may be expected not to compile."""

from __future__ import annotations

from typing import NamedTuple
from typing import Self

from hipport.edits import moved
from hipport.result import Result


class Prediction(NamedTuple):
    """An open diagnostic: its line in the converted file, from 1, and its code. As text, ``12 HP501``."""

    line: int
    code: str

    def __str__(self) -> str:
        return f"{self.line} {self.code}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The prediction of which ``text`` is the text; raises ValueError where it is none."""
        line, code = text.split()
        return cls(int(line), code)


def predictions(result: Result, output: bytes | None) -> tuple[Prediction, ...]:
    """The open diagnostics of a result at the lines of ``output``, the converted content; None where the file is as it
    was.
    """
    if output is None:
        return tuple(Prediction(d.line, d.code) for d in result.open)
    return tuple(Prediction(output.count(b"\n", 0, moved(result.edits, d.start)) + 1, d.code) for d in result.open)
