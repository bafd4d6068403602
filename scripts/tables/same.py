"""The table of HIP names that mean the same: types that are one type, enumerators of one value."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.rows import Row
from scripts.tables.symbols import Facts

_PLAIN = re.compile(r"(?:const )?(?:void|(?:un)?signed|char|short|int|long|float|double| )+(?:\*+)?")


@dataclass(frozen=True, slots=True)
class SameRow:
    """`hip` is a type that is only another name for `same`, or an enumerator with the value of `same`."""

    hip: str
    kind: str
    same: str


COLUMNS = tuple(field.name for field in fields(SameRow))


def same_rows(facts: Facts, rows: Iterable[Row]) -> list[SameRow]:
    """All rows, sorted by name; `rows` are those of all libraries."""
    targets = {(row.hip, row.kind) for row in rows if row.hip and "::" not in row.hip}
    return sorted({*_types(facts, targets), *_enumerators(facts, targets)}, key=lambda row: row.hip)


def _types(facts: Facts, targets: Iterable[tuple[str, str]]) -> Iterator[SameRow]:
    """Types that are a plain type under another name, as handles that are `void *`."""
    symbols = facts.rocm(facts.rocm_sets())
    for name, kind in targets:
        symbol = symbols.get((name, "type")) if kind == "type" else None
        for declaration in symbol.declarations if symbol else ():
            same = str(declaration.details.get("can", ""))
            if declaration.kind == "typedef" and _PLAIN.fullmatch(same) and same != name:
                yield SameRow(name, "type", same)


def _enumerators(facts: Facts, targets: Iterable[tuple[str, str]]) -> Iterator[SameRow]:
    """Enumerators of one enumeration with equal values: a switch cannot have both."""
    symbols = facts.rocm(facts.rocm_sets())
    equal: dict[tuple[str, int], set[str]] = defaultdict(set)
    for name, kind in targets:
        symbol = symbols.get((name, "enum")) if kind == "enum" else None
        details = symbol.declarations[0].details if symbol else {}
        if details.get("enum"):
            equal[details["enum"], details["val"]].add(name)
    for names in equal.values():
        first = min(names)
        yield from (SameRow(name, "enum", first) for name in names if name != first)
