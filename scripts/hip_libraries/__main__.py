"""Write the headers of libraries and functions that are written once: ``python -m scripts.hip_libraries [--check]``.

With --check nothing is written: exit code 1 if something differs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from scripts.hip_libraries.forwarders import forwarders
from scripts.hip_libraries.headers import HEADERS
from scripts.hip_libraries.headers import declared_functions
from scripts.hip_libraries.headers import header_text
from scripts.hip_libraries.solver import solver_functions
from scripts.hip_libraries.sparse import sparse_functions
from scripts.tables.inputs import FACTS
from scripts.tables.symbols import load_facts

CPU = Path(__file__).resolve().parents[2] / "hipport/cpu"


def files() -> dict[Path, str]:
    """Every file that this script writes, with its text."""
    facts = load_facts(FACTS / "symbols.tar.xz")
    declared = {header.path: declared_functions(header, facts) for header in HEADERS}
    return {
        **{CPU / "include" / header.path: header_text(header, facts) for header in HEADERS},
        CPU / "libraries/hipsolver/functions.cpp": solver_functions(declared["hipsolver/hipsolver.h"]),
        **{
            CPU / f"libraries/hipblas/{name}.cpp": text
            for name, text in forwarders(declared["hipblas/hipblas.h"]).items()
        },
        **{
            CPU / f"libraries/hipsparse/{name}.cpp": text
            for name, text in sparse_functions(declared["hipsparse/hipsparse.h"]).items()
        },
    }


def differences() -> list[Path]:
    """The files that are not as the facts say."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, tell what differs")
    if parser.parse_args().check:
        differing = differences()
        for path in differing:
            print(f"{path} differs")
        return 1 if differing else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
