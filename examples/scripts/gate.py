"""A gate for continuous integration: nobody adds CUDA code that HIP cannot follow.

    python gate.py src --baseline port-baseline.json --write   # once: what is known, to be committed
    python gate.py src --baseline port-baseline.json           # in each build

It converts SRC without writing anything and compares what is left for a person with the baseline. New findings are
printed as annotations of GitHub, which shows them at their lines in a pull request.

Exit code 0: there is nothing new. 1: there is. 2: it could not be found out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

import hipport
from hipport.baseline import without_known
from hipport.baseline import write_baseline

LEVELS = {hipport.Severity.ERROR: "error", hipport.Severity.WARNING: "warning"}


def escaped(text: str, marks: str = "") -> str:
    """Text as a command of GitHub's workflows takes it; in a property, ``:`` and ``,`` are marks too."""
    return "".join(f"%{ord(char):02X}" if char in "%\r\n" + marks else char for char in text)


def annotations(run: hipport.Run) -> Iterator[str]:
    """A line for each finding that leaves something to a person."""
    for result in run.results:
        for d in result.open:
            place = f"file={escaped(result.path, ':,')},line={d.line},col={d.column},title={d.code}"
            yield f"::{LEVELS[d.severity]} {place}::{escaped(f'{d.message}; {d.remedy}')}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Refuse CUDA code that HIP cannot follow, unless it is known.")
    parser.add_argument("source", type=Path, metavar="SRC")
    parser.add_argument("--baseline", type=Path, required=True, metavar="FILE.json")
    parser.add_argument("--write", action="store_true", help="write the baseline")
    given = parser.parse_args(arguments)

    options = hipport.Options()
    try:
        run = hipport.convert_paths(given.source, options)
        if run.interrupted:
            parser.exit(2, "interrupted: run it again\n")
        if given.write:
            print(f"{write_baseline(run, given.baseline)} known findings")
        new = without_known(run, given.baseline, options.selects)
    except hipport.HipportError as error:
        parser.exit(2, f"{error}\n")
    sys.stdout.writelines(annotations(new))
    if any(result.status is hipport.Status.FAILED for result in new.results):
        return 2
    return int(any(result.open for result in new.results))


if __name__ == "__main__":
    sys.exit(main())
