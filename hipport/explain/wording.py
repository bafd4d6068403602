"""What is said of a header in all texts about it."""

from __future__ import annotations

from hipport.mapping import HeaderRow


def header_words(row: HeaderRow, quote: str = "") -> str:
    """What becomes of a header that has no counterpart of its own; ``quote`` stands around names of files."""
    for_others = f"; a tree without it gets {quote}{row.hip}{quote}" if row.hip else ""
    return {
        "drop": f"dropped: what it declares comes with {quote}hip/hip_runtime.h{quote}",
        "unsupported": "no counterpart in HIP",
        "project": f"not CUDA's: projects bring it, and it is converted as one of their files{for_others}",
    }[row.action]
