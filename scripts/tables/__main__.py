"""Build the mapping tables from the committed symbol facts: `python -m scripts.tables [--check]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.tables.build import build
from scripts.tables.build import counts
from scripts.tables.derive import DerivationError
from scripts.tables.inputs import InputError
from scripts.tables.write import differences
from scripts.tables.write import write

ROOT = Path(__file__).parents[2]


def main() -> int:
    """Exit status 0: done, or nothing to do; 1: `--check` found differences; 2: an input is wrong."""
    parser = argparse.ArgumentParser(prog="python -m scripts.tables", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the committed tables differ")
    parser.add_argument("--out", type=Path, default=ROOT / "mappings", help="folder of the tables")
    options = parser.parse_args()
    try:
        tables = build()
    except (DerivationError, InputError) as error:
        print(error, file=sys.stderr)
        return 2
    print(counts(tables))
    if options.check:
        changed = differences(tables, options.out)
        print("\n".join(changed) or "the committed tables are up to date")
        return 1 if changed else 0
    write(tables, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
