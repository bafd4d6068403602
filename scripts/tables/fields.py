"""Struct fields: which fields of a mapped struct its HIP counterpart has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.derive import Mapped
from scripts.tables.symbols import ROCM


@dataclass(frozen=True, slots=True)
class FieldRow:
    library: str
    struct: str
    field: str
    hip_struct: str
    hip_field: str
    status: str
    note: str


#: Fields that HIP has under another name, kept by hand: those of the struct as it is in CUDA.
RENAMED = {("cudaPointerAttributes", "memoryType"): "type"}

COLUMNS = tuple(field.name for field in fields(FieldRow))


def field_rows(mapped: Mapping[str, Mapped]) -> list[FieldRow]:
    """Fields of all structs that map to a HIP struct of another name, sorted.

    Types of the same name on both sides, as the vector types, have the same fields, and so have hipport's own.
    """
    rows = {row for library in mapped.values() for row in _library(library)}
    return sorted(rows, key=lambda row: (row.library, row.struct, row.field))


def _library(mapped: Mapped) -> list[FieldRow]:
    rows = []
    for full_name in mapped.fields:
        parent, field = full_name.rsplit("::", 1)
        struct = mapped.tags.get(parent, parent)
        hip = mapped.target(struct)
        if hip is None or hip == struct or hip.startswith("hipport::"):
            continue
        target = RENAMED.get((struct, field), field)
        has = mapped.targets.field(mapped.targets.type_names(hip), target) is not None
        status, note = ("ok", "") if has else ("unsupported", f"{hip} has no such field in ROCm {ROCM}")
        rows.append(FieldRow(mapped.library.name, struct, field, hip, target if has else "", status, note))
    return rows
