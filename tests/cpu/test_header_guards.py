"""The engine's headers define the guards that ports of ``#ifdef __DRIVER_TYPES_H__`` ask for."""

from __future__ import annotations

import csv
import subprocess
from collections.abc import Iterator
from pathlib import Path

from hipport.cpu import find_compiler
from hipport.cpu.compiler import HEADERS
from hipport.include import FOLDER
from hipport.mapping.mapping import tables_folder


def _guards() -> Iterator[tuple[str, str]]:
    """Headers that ports include and that the engine has, each with a guard that ports ask for."""
    with Path(tables_folder(), "guards.csv").open() as file:
        for row in csv.DictReader(file):
            if row["hip"] and (HEADERS / row["hip_header"]).is_file():
                yield row["hip_header"], row["hip"]


def test_headers_define_the_guards_that_ports_ask_for(tmp_path: Path) -> None:
    guards = sorted(set(_guards()))
    missing = []
    for header in {header for header, _ in guards}:
        asked = "".join(f"#ifndef {guard}\nmissing {guard}\n#endif\n" for name, guard in guards if name == header)
        source = tmp_path / "a.cpp"
        source.write_text(f"#include <{header}>\n{asked}")
        flags = ("-std=c++17", "-E", "-P", f"-I{HEADERS}", f"-I{FOLDER}", "-D__GFX9__", str(source))
        done = subprocess.run([*find_compiler().command, *flags], capture_output=True, text=True, check=True)
        missing += [(header, line) for line in done.stdout.splitlines() if line.startswith("missing")]
    assert not missing
