"""What a name or a header of CUDA is in HIP, as Markdown."""

from __future__ import annotations

from hipport.explain import NameFacts
from hipport.explain import explain_name
from hipport.explain.wording import header_words
from hipport.mapping import HeaderRow
from hipport.mapping import Mapping


def meaning(name: str, mapping: Mapping) -> str:
    """What is known of a name, empty for one that is not CUDA's."""
    known = explain_name(name, mapping)
    parts = [*map(_of_name, known.names)]
    if known.header:
        parts.append(_of_header(name, known.header))
    if known.provider:
        parts.append(f"`{name}`: hipport has it, `#include <{known.provider}>`")
    elif known.lacking:
        parts.append(f"`{name}`: {known.lacking.title} has no counterpart in HIP: {known.lacking.unsupported}")
    return "\n\n".join(parts)


def _of_name(facts: NameFacts) -> str:
    row = facts.entry.row
    hip = f"`{row.hip}`, `#include <{row.hip_header}>`" if row.hip else "no counterpart in HIP"
    since = f"ROCm {row.rocm_since}" if row.hip and row.rocm_since else ""
    removed = f"gone from CUDA in {row.removed}" if row.removed else ""
    by = f"by {', '.join(facts.rules)}" if facts.rules else ""
    status = row.status if row.hip else ""
    said = ", ".join(filter(None, (facts.entry.library, row.kind, facts.side, status, since, removed, by)))
    return "\n\n".join(filter(None, (f"`{row.cuda}` → {hip}", said, row.note)))


def _of_header(name: str, row: HeaderRow) -> str:
    what = f"`{row.hip}`" if row.action == "map" else header_words(row, "`")
    return "\n\n".join(filter(None, (f"`{name}` → {what}", row.note)))
