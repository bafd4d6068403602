r"""Port a CUDA tree that uses a library of one's own, whose HIP build has other names.

    python port_with_own_names.py src port --rules acme.toml --left 'acme(?!Hip)[A-Z]\w*'

It converts the tree SRC to OUT. The names, headers and calls of the library are those of the TOML file (its form is in
docs/own-rules.md; acme.toml is an example). Names that the file does not know and that fit the pattern --left are
printed with their places: nobody has said yet what they are called in HIP.

Exit code 0: every name of the library is ported. 1: some are left. 2: the tree could not be converted.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from collections.abc import Sequence
from pathlib import Path

import hipport


def names_left(run: hipport.Run, pattern: re.Pattern[str]) -> Iterator[tuple[str, int, str]]:
    """The path, line and text of what fits a pattern in the ported sources."""
    for result in run.results:
        if result.target and result.status in (hipport.Status.CONVERTED, hipport.Status.UNCHANGED):
            text = Path(result.target).read_text("latin-1")
            for number, line in enumerate(text.splitlines(), 1):
                for match in pattern.finditer(line):
                    yield result.target, number, match[0]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Port a CUDA tree that uses a library of one's own.")
    parser.add_argument("source", type=Path, metavar="SRC")
    parser.add_argument("output", type=Path, metavar="OUT")
    parser.add_argument("--rules", type=Path, required=True, metavar="FILE.toml")
    parser.add_argument("--left", type=re.compile, required=True, metavar="PATTERN", help="the library's CUDA names")
    given = parser.parse_args(arguments)

    try:
        options = hipport.Options(rules=(str(given.rules),))
        run = hipport.convert_paths(given.source, options, output=given.output)
    except hipport.HipportError as error:
        parser.exit(2, f"{error}\n")
    if run.interrupted or run.statuses[hipport.Status.FAILED]:
        parser.exit(2, "some files could not be converted: run hipport convert to see why\n")
    left = list(names_left(run, given.left))
    sys.stdout.writelines(f"{path}:{line}: {name}\n" for path, line, name in left)
    counts = Counter(name for _, _, name in left)
    sys.stdout.writelines(f"add {name} to {given.rules} ({number}x)\n" for name, number in sorted(counts.items()))
    return int(bool(left))


if __name__ == "__main__":
    sys.exit(main())
