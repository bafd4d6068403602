"""Write the headers that files are parsed with: ``python -m scripts.unit [--check]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.unit.stubs import ROOT
from scripts.unit.stubs import stubs

FACTS = ROOT / "scripts" / "tables" / "facts" / "symbols.tar.xz"
STUBS = ROOT / "hipport" / "unit" / "include"
FOLDERS = ("generated", "cuda", "samples", "port")  # nothing else is in these, but for BY_HAND
BY_HAND = frozenset({"port/prelude.h", "port/hipport_cpu/words.h", "port/hipport_cpu/coordinates.h"})


def committed() -> dict[str, Path]:
    """The written headers as they are, by their paths below ``hipport/unit/include``."""
    paths = {path.relative_to(STUBS).as_posix(): path for folder in FOLDERS for path in (STUBS / folder).rglob("*.*")}
    return {name: path for name, path in paths.items() if name not in BY_HAND}


def main() -> int:
    """Exit status 0: done, or nothing to do; 1: ``--check`` found differences."""
    parser = argparse.ArgumentParser(prog="python -m scripts.unit", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the committed stubs differ")
    options = parser.parse_args()
    fresh = stubs(FACTS)
    old = committed()
    stale = sorted(old.keys() - fresh.keys())
    changed = sorted(name for name, text in fresh.items() if name not in old or old[name].read_text("utf-8") != text)
    if options.check:
        print("\n".join([*changed, *stale]) or "the committed stubs are up to date")
        return 1 if changed or stale else 0
    for name in stale:
        old[name].unlink()
    for name in changed:
        path = STUBS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fresh[name], "utf-8", newline="\n")
    print(f"{len(fresh)} stubs, {len(changed)} written, {len(stale)} removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
