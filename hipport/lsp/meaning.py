"""What a name or a header of CUDA is in HIP, as Markdown."""

from __future__ import annotations

from hipport.mapping import Entry
from hipport.mapping import HeaderRow
from hipport.mapping import Mapping

_HEADERS = {
    "drop": "dropped: what it declares comes with `hip/hip_runtime.h`",
    "unsupported": "no counterpart in HIP",
    "project": "not CUDA's: projects bring it, and it is converted as one of their files",
}


def meaning(name: str, mapping: Mapping) -> str:
    """What is known of a name, empty for one that is not CUDA's."""
    if header := mapping.header(name):
        return _of_header(name, header)
    if entries := mapping.entries(name):
        return "\n\n".join(map(_of_entry, entries))
    library = mapping.library_of(name)
    if library is not None and library.unsupported:
        return f"`{name}`: {library.title} has no counterpart in HIP: {library.unsupported}"
    return ""


def _of_entry(entry: Entry) -> str:
    row = entry.row
    hip = f"`{row.hip}`, `#include <{row.hip_header}>`" if row.hip else "no counterpart in HIP"
    since = f"ROCm {row.rocm_since}" if row.hip and row.rocm_since else ""
    removed = f"gone from CUDA in {row.removed}" if row.removed else ""
    facts = ", ".join(filter(None, (entry.library, row.kind, row.status if row.hip else "", since, removed)))
    return "\n\n".join(filter(None, (f"`{row.cuda}` → {hip}", facts, row.note)))


def _of_header(name: str, row: HeaderRow) -> str:
    what = f"`{row.hip}`" if row.action == "map" else _HEADERS[row.action]
    return "\n\n".join(filter(None, (f"`{name}` → {what}", row.note)))
