"""Constants whose number is another one in HIP: what a program that writes CUDA's numbers itself gets wrong."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.rows import Row
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Symbol

_NUMBER = re.compile(r"\(?\s*(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*\s*\)?")


@dataclass(frozen=True, slots=True)
class NumberRow:
    """`cuda` is an enumerator or a macro with the number `cudas`, and `hips` is that of its counterpart in HIP. `types`
    are the names of its enumeration, empty where most numbers of that are the same in HIP, as of error codes, and where
    all become one.
    """

    cuda: str
    cudas: str
    hips: str
    types: str


COLUMNS = tuple(field.name for field in fields(NumberRow))


def number_rows(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> list[NumberRow]:
    """The constants whose number in the newest CUDA is not that in HIP, sorted by name."""
    return sorted(set(_rows(facts, libraries)), key=lambda row: row.cuda)


def _rows(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> Iterator[NumberRow]:
    of_hip = facts.rocm(facts.rocm_sets())
    for library, table in libraries.items():
        of_cuda = facts.cuda(library)
        known: dict[str, list[tuple[str, int, int]]] = defaultdict(list)
        for row in table:
            symbol = of_cuda.get(row.cuda) if _may_differ(row) else None
            number = _number(symbol.newest) if symbol else None
            numbers = {_number(of_hip[row.hip, kind]) for kind in ("enum", "macro") if (row.hip, kind) in of_hip}
            other = next(iter(numbers)) if len(numbers) == 1 else None
            if symbol is not None and number is not None and other is not None:
                known[_enumeration(symbol.newest)].append((row.cuda, number, other))
        for enumeration, pairs in known.items():
            wrong = [pair for pair in pairs if pair[1] != pair[2]]
            is_one = len(pairs) > 1 and len({other for _, _, other in pairs}) == 1  # HIP leaves no choice
            is_other = enumeration and not is_one and 2 * len(wrong) >= len(pairs)
            types = _names_of(enumeration, of_cuda) if is_other else ()
            yield from (NumberRow(name, str(cudas), str(hips), " ".join(types)) for name, cudas, hips in wrong)


def _enumeration(symbol: Symbol) -> str:
    return str(symbol.declarations[0].details.get("enum", ""))


def _names_of(enumeration: str, symbols: Mapping[str, CudaSymbol]) -> list[str]:
    """The name of an enumeration and its typedefs."""
    typedefs = {
        name
        for name, symbol in symbols.items()
        for declaration in symbol.newest.declarations
        if declaration.kind == "typedef" and declaration.underlying == enumeration
    }
    return sorted({enumeration, *typedefs})


def _may_differ(row: Row) -> bool:
    return row.kind in ("enum", "macro") and bool(row.hip) and not row.removed and "::" not in row.cuda


def _number(symbol: Symbol) -> int | None:
    """The number of a constant, None where its declaration does not show one."""
    first = symbol.declarations[0]
    if first.kind == "enumerator":
        value = first.details.get("val")
        return value if isinstance(value, int) else None
    match = _NUMBER.fullmatch(first.macro_body)
    return int(match[1], 16 if match[1][:2] in ("0x", "0X") else 10) if match else None
