"""Which headers of rocThrust include which others.

``facts/thrust_includes.csv`` has one line for each public header: those that it includes, itself or through headers for
the library's own use, whatever their conditions say. The headers that these include have lines of their own.

Run: ``python -m scripts.tables.brought INCLUDE`` with the include folder of ROCm.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import fields
from pathlib import Path

FACTS = Path(__file__).resolve().parent / "facts" / "thrust_includes.csv"
_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"](thrust/[^>"]+)[>"]', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class BroughtRow:
    """A header of rocThrust and the public ones that it includes, with blanks between them."""

    header: str
    includes: str


COLUMNS = tuple(field.name for field in fields(BroughtRow))


def brought_rows(path: Path = FACTS) -> list[BroughtRow]:
    """The committed facts."""
    with path.open(newline="", encoding="utf-8") as lines:
        return [BroughtRow(**row) for row in csv.DictReader(lines)]


def read_headers(folder: Path) -> list[BroughtRow]:
    """What the headers below an include folder say."""
    public = (path.relative_to(folder).as_posix() for path in (folder / "thrust").rglob("*.h") if _is_public(path))
    return [BroughtRow(header, " ".join(sorted(_included(folder, header)))) for header in sorted(public)]


def _is_public(path: Path) -> bool:
    return "detail" not in path.parts


def _included(folder: Path, header: str) -> set[str]:
    found: set[str] = set()
    waiting, seen = [header], {header}
    while waiting:
        path = folder / waiting.pop()
        names = _INCLUDE.findall(path.read_text("utf-8", "replace")) if path.is_file() else []
        for name in set(names) - seen:
            seen.add(name)
            (found.add if _is_public(Path(name)) else waiting.append)(name)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the facts; return 0, or 2 where there are no headers."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("include", type=Path, help="the folder that has thrust/")
    parser.add_argument("--out", type=Path, default=FACTS)
    options = parser.parse_args(arguments)
    rows = read_headers(options.include)
    if not rows:
        print(f"{options.include} has no headers of rocThrust: install librocthrust-dev", file=sys.stderr)
        return 2
    with options.out.open("w", newline="", encoding="utf-8") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerows([COLUMNS, *((row.header, row.includes) for row in rows)])
    return 0


if __name__ == "__main__":
    sys.exit(main())
