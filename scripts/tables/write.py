"""Tables as CSV files: the same rows always give the same bytes."""

from __future__ import annotations

import csv
import difflib
import io
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path

Table = Sequence[Sequence[str]]  # the header row first


def render(table: Table) -> str:
    """CSV with LF line ends, quoted only where needed."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(table)
    return text.getvalue()


def write(tables: Mapping[str, Table], folder: Path) -> None:
    """Write one file a table."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in tables.items():
        (folder / f"{name}.csv").write_text(render(table), encoding="utf-8", newline="\n")


def differences(tables: Mapping[str, Table], folder: Path) -> list[str]:
    """One line a file that is not what `write` would write, with the number of lines removed and added."""
    found = []
    for name, table in tables.items():
        path = folder / f"{name}.csv"
        committed = path.read_bytes().decode("utf-8") if path.exists() else ""
        fresh = render(table)
        if committed != fresh:
            lines = list(difflib.unified_diff(committed.splitlines(), fresh.splitlines(), lineterm="", n=0))[2:]
            removed, added = (sum(line.startswith(mark) for line in lines) for mark in "-+")
            found.append(f"{path.name}: {removed} lines to remove, {added} to add")
    return found
