"""What a file has of other projects: PyTorch, TensorFlow, XLA."""

from __future__ import annotations

from hipport.context.context import Context
from hipport.context.runtime_header import reaches
from hipport.mapping import OtherProject


def includes_headers_of(ctx: Context, other: OtherProject) -> bool:
    """Whether a file includes a header of the project's, itself or through headers of the tree."""

    def is_theirs(name: str) -> bool:
        return name.startswith(other.folders) or bool(other.instead_of_header(name)) or name in other.kept_headers

    return any(
        reaches(ctx, include.project, is_theirs) if include.project else is_theirs(include.name)
        for include in ctx.includes
    )
