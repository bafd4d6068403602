"""Elaborated types: what the NAME in ``struct NAME`` becomes where HIP's name for it is not a tag of that kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import fields

from scripts.tables.derive import Mapped
from scripts.tables.symbols import CudaSymbol
from scripts.tables.targets import Targets

_KINDS = ("struct", "union", "enum")


@dataclass(frozen=True, slots=True)
class TagRow:
    cuda: str
    kind: str
    hip: str


COLUMNS = tuple(field.name for field in fields(TagRow))


def tag_rows(mapped: Mapping[str, Mapped]) -> list[TagRow]:
    """CUDA's tags of another name in HIP that is only a typedef, or a tag of another kind, sorted."""
    rows = {
        TagRow(name, kind, _behind(library.targets, hip, kind))
        for library in mapped.values()
        for name, symbol in library.symbols.items()
        if (kind := _kind(symbol)) and (hip := library.target(name)) and "::" not in name and hip != name
        if not _is_tag(library.targets, hip, kind)
    }
    return sorted(rows, key=lambda row: (row.cuda, row.kind, row.hip))


def _kind(symbol: CudaSymbol) -> str:
    """The kind of tag that a CUDA name is, empty for none."""
    declarations = (d.kind for version in symbol.versions.values() for d in version.declarations)
    return next((kind for kind in declarations if kind in _KINDS), "")


def _is_tag(targets: Targets, hip: str, kind: str) -> bool:
    """Whether a name is a tag of a kind, itself or as a macro for one."""
    macro = targets.find(hip, "macro")
    body = macro.declarations[0].macro_body if macro is not None and macro.kind == "macro" else hip
    return kind in targets.tag_kinds(body)


def _behind(targets: Targets, hip: str, kind: str) -> str:
    """The tag of a kind behind a HIP type, empty where it has none."""
    tag = targets.tag(hip)
    return tag if tag and kind in targets.tag_kinds(tag) else ""
