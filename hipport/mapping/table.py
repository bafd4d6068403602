"""Reading and checking one table."""

from __future__ import annotations

import csv
import re
from pathlib import Path
from typing import NamedTuple

from hipport.errors import MappingError

KINDS = frozenset(("function", "type", "enum", "macro", "var", "method"))
STATUSES = frozenset(("ok", "args", "version", "deprecated", "partial", "unsupported"))
ACTIONS = frozenset(("map", "drop", "unsupported", "project"))


class Row(NamedTuple):
    """One CUDA symbol over a range of CUDA versions; the columns are described in ``mappings/README.md``.

    ``since`` is the first CUDA version that has it, ``removed`` the first that has it no more (empty: still there).
    ``hip`` is empty where ``status`` is ``unsupported``; ``note`` then says why.
    """

    cuda: str
    kind: str
    header: str
    since: str
    removed: str
    hip: str
    hip_header: str
    rocm_since: str
    status: str
    rule: str
    args: str
    note: str


class HeaderRow(NamedTuple):
    """One CUDA header. ``action`` is map, drop, unsupported, or project (a header that projects bring themselves)."""

    cuda: str
    hip: str
    action: str
    note: str


def version_key(version: str) -> tuple[int, ...]:
    """A version such as ``12.4``, ``<=11.7`` or ``>6.2`` as a tuple that compares; () for an empty one."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


def read_rows(path: Path) -> list[list[str]]:
    """The rows of a library's table, unchecked. Raises MappingError where the file or its header line is not right."""
    return _read(path, Row._fields)


def read_headers(path: Path) -> list[HeaderRow]:
    """The rows of ``headers.csv``. Raises MappingError where the file or a row is not right."""
    rows = [HeaderRow._make(row) for row in _read(path, HeaderRow._fields)]
    for line, row in enumerate(rows, start=2):
        if row.action not in ACTIONS:
            raise MappingError(f"{path}:{line}: unknown action {row.action!r}; use one of {', '.join(sorted(ACTIONS))}")
    return rows


def _read(path: Path, columns: tuple[str, ...]) -> list[list[str]]:
    try:
        with path.open(encoding="utf-8", newline="") as file:
            reader = csv.reader(file, strict=True)
            first = next(reader, None)
            if first != list(columns):
                raise MappingError(
                    f"{path}:1: the columns must be {','.join(columns)}; regenerate or reinstall the table"
                )
            rows = list(reader)
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise MappingError(f"{path}: the mapping table cannot be read ({error}); reinstall hipport") from error
    width = len(columns)
    if any(len(row) != width for row in rows):
        line, row = next((line, row) for line, row in enumerate(rows, start=2) if len(row) != width)
        raise MappingError(f"{path}:{line}: {len(row)} fields where {width} belong; regenerate or reinstall the table")
    return rows


def check_rows(path: Path) -> list[str]:
    """What is wrong with a library's table, a line each: unknown kinds, missing targets or reasons, wrong order."""
    problems = []
    previous: tuple[str, tuple[int, ...]] = ("", ())
    for line, raw in enumerate(read_rows(path), start=2):
        row = Row._make(raw)
        where = f"{path.name}:{line}: {row.cuda}:"
        if row.kind not in KINDS:
            problems.append(f"{where} unknown kind {row.kind!r}")
        if row.status not in STATUSES:
            problems.append(f"{where} unknown status {row.status!r}")
        if row.status == "unsupported" and not row.note:
            problems.append(f"{where} unsupported without a reason")
        if (row.status == "unsupported") != (not row.hip):
            problems.append(f"{where} status {row.status} and target {row.hip!r} contradict each other")
        here = (row.cuda, version_key(row.since))
        if here < previous:
            problems.append(f"{where} out of order")
        previous = here
    return problems
