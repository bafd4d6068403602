"""The table of names that mean the same: HIP's types that are one type and its enumerators of one value, CUDA's types
that are one type before they are ported.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.rows import Row
from scripts.tables.symbols import Facts

_PLAIN = re.compile(r"(?:const )?(?:void|(?:un)?signed|char|short|int|long|float|double| )+(?:\*+)?")


@dataclass(frozen=True, slots=True)
class SameRow:
    """`name` is a type that is only another name for `same`, or an enumerator with the value of `same`; `kind` is
    `type` and `enum` for HIP's, `cuda-type` for CUDA's.
    """

    name: str
    kind: str
    same: str


COLUMNS = tuple(field.name for field in fields(SameRow))


def same_rows(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> list[SameRow]:
    """All rows, sorted by name; `libraries` has the rows of each table."""
    rows = [row for table in libraries.values() for row in table]
    targets = {(row.hip, row.kind) for row in rows if row.hip and "::" not in row.hip}
    of_hip = (*_types(facts, targets), *_enumerators(facts, targets))
    return sorted({*of_hip, *_cuda_types(facts, libraries)}, key=lambda row: row.name)


def _cuda_types(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> Iterator[SameRow]:
    """CUDA's types that are one type by its typedefs, and have one counterpart in HIP: cudaStream_t and CUstream."""
    equal: dict[tuple[str, str], set[str]] = defaultdict(set)
    for library, table in libraries.items():
        symbols = facts.cuda(library)
        for row in table:
            if row.kind == "type" and row.hip and row.cuda in symbols:
                details = symbols[row.cuda].newest.declarations[0].details
                equal[row.hip, str(details.get("can", row.cuda))].add(row.cuda)
    for names in equal.values():
        first = min(names)
        yield from (SameRow(name, "cuda-type", first) for name in names if name != first)


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
