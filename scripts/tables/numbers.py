"""Constants whose number is another one in HIP: what a program that writes CUDA's numbers itself gets wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.rows import Row
from scripts.tables.symbols import Facts
from scripts.tables.symbols import Symbol

_NUMBER = re.compile(r"\(?\s*(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*\s*\)?")


@dataclass(frozen=True, slots=True)
class NumberRow:
    """`cuda` is an enumerator or a macro with the number `cudas`, and `hips` is that of its counterpart in HIP."""

    cuda: str
    cudas: str
    hips: str


COLUMNS = tuple(field.name for field in fields(NumberRow))


def number_rows(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> list[NumberRow]:
    """The constants whose number in the newest CUDA is not that in HIP, sorted by name."""
    return sorted(set(_rows(facts, libraries)), key=lambda row: row.cuda)


def _rows(facts: Facts, libraries: Mapping[str, Sequence[Row]]) -> Iterator[NumberRow]:
    of_hip = facts.rocm(facts.rocm_sets())
    for library, table in libraries.items():
        of_cuda = facts.cuda(library)
        for row in table:
            symbol = of_cuda.get(row.cuda) if _may_differ(row) else None
            number = _number(symbol.newest) if symbol else None
            numbers = {_number(of_hip[row.hip, kind]) for kind in ("enum", "macro") if (row.hip, kind) in of_hip}
            other = next(iter(numbers)) if len(numbers) == 1 else None
            if number is not None and other is not None and number != other:
                yield NumberRow(row.cuda, str(number), str(other))


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
