"""Functions that HIP has, but not for every number of arguments that CUDA's takes: overloads and default arguments."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.derive import Mapped
from scripts.tables.rows import holding
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Symbol


@dataclass(frozen=True, slots=True)
class ArityRow:
    """The CUDA function, the HIP function that it becomes, and the numbers of arguments that this one takes."""

    cuda: str
    hip: str
    counts: str


COLUMNS = tuple(field.name for field in fields(ArityRow))


def arity_rows(mapped: Mapping[str, Mapped]) -> list[ArityRow]:
    """All rows, sorted; what CUDA's function takes is unknown where its headers define it as a macro."""
    found = {
        row for library in mapped.values() for symbol in library.symbols.values() for row in _rows(library, symbol)
    }
    return sorted(found, key=lambda row: (row.cuda, row.hip))


def _rows(library: Mapped, symbol: CudaSymbol) -> Iterator[ArityRow]:
    if symbol.kind not in ("function", "method"):
        return
    for version, declared in symbol.versions.items():
        pair = holding(library.pairs.get(symbol.name, []), version)
        function = library.targets.function(pair.symbol) if pair is not None and pair.symbol is not None else None
        if pair is not None and function is not None and function.signatures:
            accepted = _counts(function)
            if not declared.signatures or not _counts(declared) <= accepted:
                yield ArityRow(symbol.name, pair.hip, " ".join(map(str, sorted(accepted))))


def _counts(function: Symbol) -> frozenset[int]:
    """The numbers of arguments that some overload takes."""
    signatures = function.signatures
    return frozenset(count for s in signatures for count in range(s.required, len(s.parameters) + 1))
