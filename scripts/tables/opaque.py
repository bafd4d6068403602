"""Structs that only a handle points to: what HIP's handle points to in the place of one that HIP does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.derive import Mapped
from scripts.tables.targets import Targets

_POINTER = re.compile(r"(\w+) ?\*")


@dataclass(frozen=True, slots=True)
class OpaqueRow:
    cuda: str
    hip: str


COLUMNS = tuple(field.name for field in fields(OpaqueRow))


def opaque_rows(mapped: Mapping[str, Mapped]) -> list[OpaqueRow]:
    """CUDA's structs that a handle points to, ``typedef struct cublasContext *cublasHandle_t;``, that no header defines
    and that have no counterpart, with what HIP's handle points to, sorted.
    """
    rows = {row for library in mapped.values() for row in _library(library)}
    return sorted(rows, key=lambda row: (row.cuda, row.hip))


def _library(library: Mapped) -> Iterator[OpaqueRow]:
    for handle, symbol in library.symbols.items():
        hip = library.target(handle)
        for declaration in symbol.newest.declarations if hip else ():
            struct = _POINTER.fullmatch(declaration.underlying) if declaration.kind == "typedef" else None
            if struct is None or library.target(struct[1]) or not _is_only_declared(library, struct[1]):
                continue
            if pointed_to := _pointed_to(library.targets, hip or ""):
                yield OpaqueRow(struct[1], pointed_to)


def _is_only_declared(library: Mapped, struct: str) -> bool:
    symbol = library.symbols.get(struct)
    declarations = symbol.newest.declarations if symbol else ()
    return bool(declarations) and all(d.kind == "struct" and not d.details.get("def") for d in declarations)


def _pointed_to(targets: Targets, handle: str) -> str:
    """What a handle points to: ``void``, or the struct behind the name that it has; empty for other types."""
    seen: list[str] = []
    while handle not in seen and (symbol := targets.find(handle, "type")):
        seen.append(handle)
        for declaration in symbol.declarations:
            if pointer := _POINTER.fullmatch(declaration.underlying):
                return targets.tag(pointer[1]) or targets.type_names(pointer[1])[-1]
            handle = declaration.underlying
    return ""
