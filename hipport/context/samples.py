"""Whether a file has names from hipport's headers for those of NVIDIA's samples."""

from __future__ import annotations

from hipport.context.context import Context
from hipport.context.runtime_header import reaches


def includes_samples(ctx: Context) -> bool:
    """Whether a file includes a header of the samples that one of hipport's stands for, or that one, itself or through
    headers of the tree.
    """

    def is_one(name: str) -> bool:
        row = ctx.mapping.header(name)
        return (row is not None and row.action == "project" and bool(row.hip)) or "hipport/sample_" in name

    return any(
        reaches(ctx, include.project, is_one) if include.project else is_one(include.name) for include in ctx.includes
    )
