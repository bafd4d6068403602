"""The guard table: the macros by which CUDA's headers say that they were included, and what says so in HIP."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields
from fnmatch import fnmatchcase
from pathlib import Path

from scripts.tables.headers import HeaderRow
from scripts.tables.headers import our_guards
from scripts.tables.inputs import HERE
from scripts.tables.inputs import InputError
from scripts.tables.inputs import read_csv
from scripts.tables.symbols import ROCM
from scripts.tables.symbols import Facts

_RUNTIME = "hip/hip_runtime.h"
#: An include guard by its spelling, a macro that marks exported functions, one that says which types there are.
_GUARD = re.compile(r"\w+_(?:H|HPP|HEADER|INCLUDED)_*", re.IGNORECASE)
_MARK = re.compile(r"CU(?!DAAPI)[A-Z]+API(?:_CDECL)?|__CUDA_\w+_TYPES_EXIST__")
_EMPTY = ("", "1")
_NOT_FOR_USERS = "__UNDEF"
#: CUB and Thrust keep to `#pragma once`; what is spelled like a guard there selects a backend.
_WITHOUT_GUARDS = ("cub", "thrust")


@dataclass(frozen=True, slots=True)
class GuardRow:
    """`hip` is defined once `hip_header`, the counterpart of CUDA's `header`, is included; both are empty where HIP has
    no counterpart, and `note` then says why.
    """

    cuda: str
    header: str
    hip: str
    hip_header: str
    note: str


COLUMNS = tuple(field.name for field in fields(GuardRow))


def guard_rows(facts: Facts, headers: Iterable[HeaderRow], folder: Path = HERE) -> list[GuardRow]:
    """All rows, sorted; `headers` are the rows of the header table.

    Raises InputError for a row of the hand-kept list that is given twice, that rules find as well, whose macro HIP's
    headers do not define, or that says neither its macro in HIP nor a header without a counterpart.
    """
    headers = list(headers)
    ours = our_guards()
    of_hip = {**_rocm_guards(facts), **ours}
    found = {name: _paired(name, header, headers, of_hip) for name, header in _cuda_guards(facts)}
    defined = {name for name, kind in facts.rocm(facts.rocm_sets()) if kind == "macro"}
    faults = []
    by_hand: dict[str, GuardRow] = {}
    for entry in read_csv(folder / "guards.csv"):
        name, header, hip, note = entry["cuda"], entry["header"], entry["hip"], entry["note"]
        row = _paired(name, header, headers, {})
        row = GuardRow(name, header, hip, row.hip_header if hip else "", note or row.note)
        if name in by_hand:
            faults.append(f"guards.csv: {name} is given twice")
        if row == found.get(name):
            faults.append(f"guards.csv: {name} is found without this line")
        if hip not in (*defined, *ours.values(), name, ""):
            faults.append(f"guards.csv: {name}: HIP's headers do not define {hip}")
        if not (hip or row.note):
            faults.append(f"guards.csv: {name}: say what it is in HIP, or why it has no counterpart")
        by_hand[name] = row
    if faults:
        raise InputError("\n".join(faults))
    rows = found | by_hand
    return [rows[name] for name in sorted(rows)]


def _cuda_guards(facts: Facts) -> Iterator[tuple[str, str]]:
    """The guards of CUDA's headers in any version, each with its header."""
    for library in facts.cuda_sets():
        if library in _WITHOUT_GUARDS:
            continue
        for symbol in facts.cuda(library).values():
            declaration = symbol.newest.declarations[0]
            spelled = _GUARD.fullmatch(symbol.name) or _MARK.fullmatch(symbol.name)
            is_plain = symbol.kind == "macro" and not declaration.details.get("fn")
            if spelled and is_plain and not symbol.name.startswith(_NOT_FOR_USERS):
                yield symbol.name, symbol.header.removeprefix("cccl/")


def _rocm_guards(facts: Facts) -> Mapping[str, str]:
    """ROCm's headers, each with its include guard."""
    symbols = facts.rocm(facts.rocm_sets()).items()
    return {
        declaration.header: name
        for (name, kind), symbol in symbols
        if kind == "macro" and _GUARD.fullmatch(name)
        for declaration in symbol.declarations
        if declaration.macro_body in _EMPTY and not declaration.details.get("fn")
    }


def _paired(name: str, header: str, headers: Iterable[HeaderRow], of_hip: Mapping[str, str]) -> GuardRow:
    """The row of a guard, by what becomes of its header."""
    row = next((row for row in headers if row.cuda == header), None)
    row = row or next((row for row in headers if "*" in row.cuda and fnmatchcase(header, row.cuda)), None)
    target = "" if row is None else _RUNTIME if row.action == "drop" else row.hip
    guard = of_hip.get(target, "")
    if guard or (target and not of_hip):
        return GuardRow(name, header, guard, target, "")
    reason = row.note if row and row.action == "unsupported" else f"no header of ROCm {ROCM} has this one's part"
    return GuardRow(name, header, "", "", reason)
