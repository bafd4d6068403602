"""How big the port of many repositories is: a row for each repository and CUDA library.

    python statistics_of_trees.py repositories/* --report port.csv
    python statistics_of_trees.py repositories/* --report port.json

It converts each tree without writing anything there. A row has the errors and warnings about a library, the names and
places that they concern, and the hours that a person needs for them, as hipport estimates them: at least, likely, at
most. Findings about no library have an empty one. A tree without findings has one row of zeros.

Exit code 0: the report is written. 2: one of the trees could not be read; nothing is written.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from dataclasses import fields
from pathlib import Path

import hipport
from hipport.config import load_options


@dataclass
class Row:
    """What is left of a library in a tree; times are in hours."""

    tree: str
    library: str
    errors: int = 0
    warnings: int = 0
    names: int = 0
    low: float = 0.0
    likely: float = 0.0
    high: float = 0.0


def rows(tree: Path) -> Iterator[Row]:
    """The rows of a tree, with its own configuration, the longest work first."""
    run = hipport.convert_paths(tree, load_options(tree))
    if run.interrupted:
        raise hipport.HipportError(f"{tree}: interrupted: run it again")
    by_library: dict[str, Row] = defaultdict(lambda: Row(str(tree), ""))
    for item in hipport.estimate_effort(run, name=str(tree)).items:
        row = by_library[item.entry.library]
        row.library = item.entry.library
        row.errors += item.places if item.entry.severity is hipport.Severity.ERROR else 0
        row.warnings += item.places if item.entry.severity is hipport.Severity.WARNING else 0
        row.names += len(item.entry.names)
        row.low += item.minutes.low / 60
        row.likely += item.minutes.likely / 60
        row.high += item.minutes.high / 60
    yield from sorted(by_library.values(), key=lambda row: -row.likely) or [Row(str(tree), "")]


def table(found: Sequence[Row], suffix: str) -> str:
    """The rows as JSON or CSV."""
    records = [{name: round(v, 2) if isinstance(v, float) else v for name, v in asdict(r).items()} for r in found]
    if suffix == ".json":
        return json.dumps(records, indent=1) + "\n"
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, [field.name for field in fields(Row)])
    writer.writeheader()
    writer.writerows(records)
    return text.getvalue()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Say how big the port of many repositories is.")
    parser.add_argument("trees", type=Path, nargs="+", metavar="TREE")
    parser.add_argument("--report", type=Path, required=True, metavar="FILE.csv|FILE.json")
    given = parser.parse_args(arguments)
    if given.report.suffix not in (".csv", ".json"):
        parser.error(f"{given.report}: a report ends in .csv or .json")

    try:
        found = [row for tree in given.trees for row in rows(tree)]
    except hipport.HipportError as error:
        parser.exit(2, f"{error}\n")
    given.report.write_text(table(found, given.report.suffix), encoding="utf-8", newline="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
