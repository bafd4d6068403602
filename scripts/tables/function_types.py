"""The types of functions in HIP that are other types than CUDA's: a pointer to one is not a pointer to the other."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.derive import Mapped
from scripts.tables.libraries import OF_DEVICE
from scripts.tables.rows import holding
from scripts.tables.signatures import Types
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Parameter
from scripts.tables.symbols import Signature
from scripts.tables.symbols import Symbol


@dataclass(frozen=True, slots=True)
class FunctionTypeRow:
    """The CUDA function, the HIP function that it becomes, and the first difference between their types."""

    cuda: str
    hip: str
    difference: str


COLUMNS = tuple(field.name for field in fields(FunctionTypeRow))


def function_type_rows(mapped: Mapping[str, Mapped], types: Types) -> list[FunctionTypeRow]:
    """All rows, sorted: functions of the host that have, in no CUDA version, a type that HIP's has."""
    found = {
        row
        for library in mapped.values()
        if library.library.name not in OF_DEVICE
        for symbol in library.symbols.values()
        for row in _rows(library, symbol, types)
    }
    return sorted(found, key=lambda row: (row.cuda, row.hip))


def _rows(library: Mapped, symbol: CudaSymbol, types: Types) -> Iterator[FunctionTypeRow]:
    if symbol.kind != "function" or "::" in symbol.name:
        return
    found: dict[str, str] = {}
    for version, declared in symbol.versions.items():
        pair = holding(library.pairs.get(symbol.name, []), version)
        function = library.targets.function(pair.symbol) if pair is not None and pair.symbol is not None else None
        ours, theirs = _plain(declared), _plain(function)
        if pair is None or not ours or not theirs:
            return
        # The first declaration is the function of C; C++ adds overloads for calls.
        found[pair.hip] = min((_difference(ours[0], other, types) for other in theirs), key=len)
        if not found[pair.hip]:
            return
    yield from (FunctionTypeRow(symbol.name, hip, difference) for hip, difference in found.items())


def _plain(function: Symbol | None) -> list[Signature]:
    return [signature for signature in function.signatures if not signature.is_template] if function else []


def _difference(cuda: Signature, hip: Signature, types: Types) -> str:
    """What is different first, in words; empty where the types are the same."""
    ours, theirs = cuda.parameters, hip.parameters
    if len(ours) != len(theirs):
        return f"it has {len(theirs)} {'parameter' if len(theirs) == 1 else 'parameters'}, CUDA's {len(ours)}"
    for number, (one, other) in enumerate(zip(ours, theirs, strict=True), 1):
        if not types.are_same(one, other):
            return f"its parameter {number} is {_written(other)}, CUDA's {_written(one)}"
    return ""


def _written(parameter: Parameter) -> str:
    return parameter.type.removeprefix("enum ").removeprefix("struct ")
