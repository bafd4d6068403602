"""The types of functions in HIP that are other types than CUDA's, or one of several where CUDA's is the only one: a
pointer to one is not a pointer to the other.
"""

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
    """The CUDA function, the HIP function that it becomes, the first difference between their types, empty for none,
    and the type of HIP's in C where C++ has other functions of its name, and CUDA only templates.
    """

    cuda: str
    hip: str
    difference: str
    type: str


COLUMNS = tuple(field.name for field in fields(FunctionTypeRow))


def function_type_rows(mapped: Mapping[str, Mapped], types: Types) -> list[FunctionTypeRow]:
    """All rows, sorted: functions of the host that have, in no CUDA version, a type that HIP's has, or that are the
    only ones of their name in all of them, templates aside, and not in HIP.
    """
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
    found: dict[str, FunctionTypeRow] = {}
    for version, declared in symbol.versions.items():
        pair = holding(library.pairs.get(symbol.name, []), version)
        function = library.targets.function(pair.symbol) if pair is not None and pair.symbol is not None else None
        ours, theirs = _plain(declared), _plain(function)
        if pair is None or not ours or not theirs:
            return
        # The first declaration is the function of C; C++ adds overloads for calls.
        difference = min((_difference(ours[0], other, types) for other in theirs), key=len)
        # Of CUDA's too, cuda_runtime.h has templates beside some, but not cuda_runtime_api.h.
        is_one = len({tuple(parameter.type for parameter in each.parameters) for each in ours}) == 1
        is_one_of_several = is_one and function is not None and len(function.signatures) > 1
        of_c = _type(theirs[0]) if is_one_of_several and not difference else ""
        if not (difference or of_c):
            return
        found[pair.hip] = FunctionTypeRow(symbol.name, pair.hip, difference, of_c)
    yield from found.values()


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


def _type(function: Signature) -> str:
    """The type of a function as C++ writes it: ``hipError_t(void **, size_t)``"""
    return f"{function.result}({', '.join(map(_written, function.parameters))})"


def _written(parameter: Parameter) -> str:
    return parameter.type.removeprefix("enum ").removeprefix("struct ")
