"""Port a CUDA tree with a project's own policy on top: an example of a migration script that calls hipport.

    python port_with_report.py src port --findings findings.csv --legacy legacy --rename CUDA_CHECK=HIP_CHECK

It converts the tree SRC to OUT, renames macros of the project in the port, writes what is left for a person to a CSV
file, sorted by the folder that owns it, and refuses a port in which code outside of the legacy folders uses something
that HIP does not have (rules HP5xx).

Exit code 0: the policy holds. 1: it does not. 2: the tree could not be converted.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import hipport

MISSING_IN_HIP = "HP5"


@dataclass(frozen=True)
class Finding:
    """A diagnostic in a file; ``path`` is relative to the source tree, its first folder is the owner."""

    path: Path
    diagnostic: hipport.Diagnostic

    @property
    def owner(self) -> str:
        return self.path.parts[0] if len(self.path.parts) > 1 else "."


def findings(run: hipport.Run, source: Path) -> Iterator[Finding]:
    """What the port leaves to a person."""
    for result in run.results:
        for diagnostic in result.open:
            yield Finding(Path(result.path).relative_to(source), diagnostic)


def rename_macros(run: hipport.Run, names: Mapping[str, str]) -> None:
    """Rename identifiers in the ported source files; what is not source was only copied and stays."""
    if not names:
        return
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b".encode())
    for result in run.results:
        if result.target and result.status in (hipport.Status.CONVERTED, hipport.Status.UNCHANGED):
            target = Path(result.target)
            before = target.read_bytes()
            after = pattern.sub(lambda match: names[match.group().decode()].encode(), before)
            if after != before:
                target.write_bytes(after)


def write_csv(path: Path, rows: Sequence[Finding]) -> None:
    """One line a finding, the owners in alphabetical order."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["owner", "path", "line", "code", "severity", "symbol", "message", "remedy"])
        for row in sorted(rows, key=lambda row: (row.owner, row.path, row.diagnostic.line)):
            d = row.diagnostic
            writer.writerow(
                [row.owner, row.path.as_posix(), d.line, d.code, d.severity.value, d.symbol, d.message, d.remedy]
            )


def renaming(text: str) -> tuple[str, str]:
    """``OLD=NEW`` as a pair."""
    old, separator, new = text.partition("=")
    if not (separator and old.isidentifier() and new.isidentifier()):
        raise argparse.ArgumentTypeError(f"expected OLD=NEW, not {text}")
    return old, new


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Port a CUDA tree with a project's own policy on top.")
    parser.add_argument("source", type=Path, metavar="SRC")
    parser.add_argument("output", type=Path, metavar="OUT")
    parser.add_argument("--findings", type=Path, required=True, metavar="FILE.csv")
    parser.add_argument("--legacy", action="append", default=[], metavar="FOLDER", help="may use what HIP lacks")
    parser.add_argument("--rename", action="append", type=renaming, default=[], metavar="OLD=NEW")
    parser.add_argument("--cuda", default="", metavar="VERSION", help="the CUDA version that the code is written for")
    given = parser.parse_args(arguments)

    options = hipport.Options(cuda=given.cuda)
    try:
        # The renaming below counts as an edit by hand, so that a second run has to overwrite it.
        run = hipport.convert_paths(given.source, options, output=given.output, overwrite=True)
    except hipport.HipportError as error:
        parser.exit(2, f"{error}\n")
    rename_macros(run, dict(given.rename))
    left = list(findings(run, given.source))
    write_csv(given.findings, left)

    offences = [f for f in left if f.diagnostic.code.startswith(MISSING_IN_HIP) and f.owner not in given.legacy]
    sys.stderr.writelines(f"{o.path}:{o.diagnostic.line}: {o.diagnostic.message}\n" for o in offences)
    return 2 if run.exit_code == 2 else int(bool(offences))


if __name__ == "__main__":
    sys.exit(main())
