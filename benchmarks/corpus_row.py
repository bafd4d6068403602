"""What is counted of one project of the corpus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One project, ported by one tool. ``units`` are those that were compiled, of ``all_units``; ``lacking`` those that
    fail for nothing but what HIP does not have, ``theirs`` those that fail and that nvcc does not compile either, and
    ``no_header`` those that want a header that this machine lacks; ``missing`` has those headers, for each unit again.
    ``false_alarms`` counts open findings of severity error, of ``alarms`` in files that were compiled, which the
    compiler sees in units that compile.
    """

    project: str
    commit: str
    part: int
    tool: str
    lines: int
    seconds: float
    all_units: int
    units: int
    compiled: int
    lacking: int
    theirs: int
    no_header: int
    no_answer: int
    errors: int
    predicted: int | None
    alarms: int
    false_alarms: int
    missing: tuple[str, ...] = ()

    @property
    def possible(self) -> int:
        """Number of units that can compile: those with all headers, without what HIP lacks and what nvcc refuses."""
        return self.units - self.no_header - self.lacking - self.theirs - self.no_answer

    @property
    def rate(self) -> float:
        """The share of the units that can compile and do."""
        return self.compiled / self.possible if self.possible > 0 else 0.0


def total(title: str, rows: Sequence[Row]) -> Row:
    """The rows of one tool added up."""

    def add(field: str) -> int:
        return sum(getattr(row, field) or 0 for row in rows)

    counts = (
        "lines",
        "all_units",
        "units",
        "compiled",
        "lacking",
        "theirs",
        "no_header",
        "no_answer",
        "errors",
        "alarms",
    )
    sums = {field: add(field) for field in (*counts, "false_alarms")}
    predicted = None if any(row.predicted is None for row in rows) else add("predicted")
    seconds = sum(row.seconds for row in rows)
    tool = rows[0].tool
    missing = tuple(name for row in rows for name in row.missing)
    return Row(title, "", 0, tool, seconds=seconds, predicted=predicted, missing=missing, **sums)


def as_text(row: Row) -> str:
    """A row as text."""
    share = f"{100 * row.rate:5.1f} %" if row.possible > 0 else "      -"
    told = f"{row.predicted} predicted" if row.predicted is not None else "no predictions"
    return "; ".join(
        (
            f"{row.project[:44]:44} {row.part or '':1} {row.tool:11} {row.compiled:4} of {row.possible:4} {share}",
            f"{row.lacking} lacking, {row.theirs} theirs, {row.no_header} no header, {row.no_answer} no answer",
            f"{row.errors} errors, {told}",
            f"{row.false_alarms} of {row.alarms} alarms false",
            f"{row.lines} lines, {row.seconds:.1f} s",
        )
    )
