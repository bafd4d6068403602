"""Struct fields: which fields of a mapped struct its HIP counterpart has."""

from __future__ import annotations

import re
from collections.abc import Iterator
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


#: The fields of a kernel node in the driver's structs, which are those of two dim3 in HIP's.
_OF_KERNEL_NODE = {f"{size}Dim{axis}": f"{size}Dim.{axis.lower()}" for size in ("grid", "block") for axis in "XYZ"}
#: Fields that HIP has under another name, kept by hand: those of the struct as it is in CUDA, without its version.
RENAMED = {
    "cudaPointerAttributes": {"memoryType": "type"},
    "CUDA_GRAPH_INSTANTIATE_PARAMS": {"hErrNode_out": "errNode_out", "hUploadStream": "uploadStream"},
    "CUDA_KERNEL_NODE_PARAMS": _OF_KERNEL_NODE,
}
_OF_NORMALS = ("boxmuller_extra", "boxmuller_extra_double", "boxmuller_flag", "boxmuller_flag_double")
#: The fields of cuRAND's generators, which hipRAND's keep to themselves. Source: curand_kernel.h of CUDA 11.8 and 13.0,
#: of which the facts have no fields.
_OF_GENERATORS = {
    "curandState": ("d", "v", *_OF_NORMALS),
    "curandStateMRG32k3a": ("s1", "s2", *_OF_NORMALS),
    "curandStatePhilox4_32_10": ("STATE", "ctr", "key", "output", *_OF_NORMALS),
    "curandStateXORWOW": ("d", "v", *_OF_NORMALS),
}
_VERSION = re.compile(r"_v\d+$")

COLUMNS = tuple(field.name for field in fields(FieldRow))


def field_rows(mapped: Mapping[str, Mapped]) -> list[FieldRow]:
    """Fields of all structs that map to a HIP struct of another name, sorted.

    Types of the same name on both sides, as the vector types, have the same fields, and so have hipport's own.
    """
    rows = {row for library in mapped.values() for row in _library(library)}
    rows.update(_generators(mapped["curand_device"]))
    return sorted(rows, key=lambda row: (row.library, row.struct, row.field))


def hip_field(mapped: Mapped, struct: str, field: str, hip: str) -> str:
    """What a HIP struct has for a field of one of CUDA's, ``gridDim.x``; empty where it has nothing."""
    target = RENAMED.get(_VERSION.sub("", struct), {}).get(field, field)
    has = mapped.targets.field(mapped.targets.type_names(hip), target.split(".")[0]) is not None
    return target if has else ""


def _library(mapped: Mapped) -> list[FieldRow]:
    rows = []
    for full_name in mapped.fields:
        parent, field = full_name.rsplit("::", 1)
        struct = mapped.tags.get(parent, parent)
        hip = mapped.target(struct)
        if hip is None or hip == struct or hip.startswith("hipport::"):
            continue
        target = hip_field(mapped, struct, field, hip)
        status, note = ("ok", "") if target else ("unsupported", f"{hip} has no such field in ROCm {ROCM}")
        rows.append(FieldRow(mapped.library.name, struct, field, hip, target, status, note))
    return rows


def _generators(mapped: Mapped) -> Iterator[FieldRow]:
    for struct, names in _OF_GENERATORS.items():
        for typedef in (struct, f"{struct}_t"):
            hip = mapped.pairs[typedef][0].hip
            note = f"{hip} shows no fields in ROCm {ROCM}"
            yield from (FieldRow(mapped.library.name, typedef, name, hip, "", "unsupported", note) for name in names)
