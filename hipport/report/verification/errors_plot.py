"""The greatest errors of the cases as parts of what is allowed: what the report plots."""

from __future__ import annotations

import math
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.report.verification.rows import KernelRow
from hipport.report.verification.wording import case_words
from hipport.report.verification.wording import machine_words

#: The decimal logarithms of the parts of what is allowed that are plotted; what is beyond is at the ends.
DECADES = range(-4, 3)
#: The rows that are plotted, those with the greatest errors.
ROWS = 40
#: Characters of a kernel's name that fit beside the plot.
_LABEL = 30


@dataclass(frozen=True, slots=True)
class Point:
    """The greatest error in one array of a case: the decimal logarithm of its part of what is allowed, and all of it in
    ``words``.
    """

    decade: float
    passed: bool
    words: str


@dataclass(frozen=True, slots=True)
class ErrorRow:
    """The errors of a kernel on a machine; ``label`` fits beside the plot."""

    kernel: str
    machine: str
    label: str
    points: tuple[Point, ...]


def error_rows(rows: Iterable[KernelRow]) -> tuple[ErrorRow, ...]:
    """The kernels whose results are compared with a tolerance and differ, those with the greatest errors first."""
    found = (ErrorRow(row.kernel, machine_words(row.machine), _label(row), tuple(_points(row))) for row in rows)
    shown = [row for row in found if row.points]
    return tuple(sorted(shown, key=lambda row: -max(point.decade for point in row.points)))


def _label(row: KernelRow) -> str:
    name = row.kernel if len(row.kernel) <= _LABEL else f"{row.kernel[: _LABEL - 1]}…"
    return f"{name}, {row.machine.wavefront}" if row.machine else name


def _points(row: KernelRow) -> Iterator[Point]:
    for result in row.results:
        for output in result.outputs:
            part = output.comparison.of_allowed.size
            if part > 0:
                decade = min(max(math.log10(part), DECADES[0]), DECADES[-1])
                words = f"{case_words(result)}: {output.name}, {100 * part:.3g} % of what is allowed"
                yield Point(decade, output.comparison.passed, words)
