"""What the corpus loop found as a table of Markdown, for ``docs/corpus.md``."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence

from benchmarks.corpus_row import Row
from benchmarks.corpus_row import total

_TITLES = "project commit part lines units compile lacking theirs headers errors predicted alarms false".split()


def table(rows: Sequence[Row]) -> Iterator[str]:
    """One line for each project, in the order of the names, and one for all of each part and of all parts."""
    peer = {row.project: row for row in rows if row.predicted is None}
    ours = sorted((row for row in rows if row.predicted is not None), key=lambda row: row.project.lower())
    titles = [*_TITLES, *(["hipify-perl"] if peer else [])]
    yield _cells(titles)
    yield _cells("---" if number < 3 else "--:" for number in range(len(titles)))
    for row in ours:
        yield _cells([*_values(row), *([_peer(peer, [row])] if peer else [])])
    for part in sorted({row.part for row in ours}):
        these = [row for row in ours if row.part == part]
        yield _cells([*_values(total(f"all of part {part}", these)), *([_peer(peer, these)] if peer else [])])
    yield _cells([*_values(total("all", ours)), *([_peer(peer, ours)] if peer else [])])


def _values(row: Row) -> list[str]:
    compiled = f"{row.compiled} of {row.possible}" + (f", {100 * row.rate:.0f} %" if row.possible else "")
    units = f"{row.units} of {row.all_units}"
    counts = (row.lacking, row.theirs, row.no_header, row.errors, row.predicted, row.alarms, row.false_alarms)
    name = row.project.replace("__", "/", 1)
    return [name, row.commit, str(row.part or ""), f"{row.lines:,}", units, compiled, *map(str, counts)]


def _peer(peer: dict[str, Row], rows: Sequence[Row]) -> str:
    """How many units of the same projects the other tool's ports have that compile."""
    known = [peer[row.project] for row in rows if row.project in peer]
    if not known:
        return ""
    both = total("", known)
    return f"{both.compiled} of {both.possible}"


def _cells(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
