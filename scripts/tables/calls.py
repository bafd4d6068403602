"""`mappings/calls.toml` against the facts: every shape is one that CUDA's and HIP's functions take."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from pathlib import Path

from hipport.mapping.calls import CallChange
from hipport.mapping.calls import NewCall
from hipport.mapping.calls import read_rules
from scripts.tables.derive import Mapped
from scripts.tables.symbols import CudaSymbol
from scripts.tables.symbols import Symbol

_NAMED_OTHERWISE = "hipport::"  # our own headers, which no facts declare


def faults(path: Path, mapped: Mapping[str, Mapped]) -> list[str]:
    """What is wrong with the shapes, a line each. Raises MappingError for a file that is not in the form."""
    found: list[str] = []
    for name, call in read_rules(path).calls.items():
        libraries = [library for library in mapped.values() if name in library.symbols]
        if libraries:
            found += _faults(call, libraries[0])
        else:
            found.append(f"{path.name}: {name}: no CUDA header declares it")
    return found


def _faults(call: CallChange, library: Mapped) -> Iterator[str]:
    symbol = library.symbols[call.name]
    for shape in call.shapes:
        where = f"calls.toml: {call.name}, {shape.arity} arguments"
        if not _takes(symbol, shape):
            yield f"{where}: no CUDA version takes as many"
        function = _function(library, shape.hip)
        if function is None and not shape.hip.startswith(_NAMED_OTHERWISE):
            yield f"{where}: ROCm does not declare {shape.hip}"
        elif function is not None and not any(s.accepts(len(shape.arguments)) for s in function.signatures):
            yield f"{where}: {shape.hip} does not take {len(shape.arguments)} arguments"
    for arity in call.keep:
        function = _function(library, library.target(call.name) or "")
        if function is None or not any(s.accepts(arity) for s in function.signatures):
            yield f"calls.toml: {call.name}: what it is in HIP does not take {arity} arguments"


def _takes(symbol: CudaSymbol, shape: NewCall) -> bool:
    signatures = [s for version in symbol.versions.values() for s in version.signatures]
    return not signatures or any(s.accepts(shape.arity) for s in signatures)


def _function(library: Mapped, name: str) -> Symbol | None:
    target = library.targets.find(name, "function")
    return library.targets.function(target) if target else None
