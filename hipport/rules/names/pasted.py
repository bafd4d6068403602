"""HP107: names that macros paste together."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP107", "pasted-name")
def pasted_name(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name that a macro composes with `##`.

    What it finds: `##` next to the beginning of a CUDA name in a macro's body.

    Why: the name exists only after preprocessing, so that there is no text to rename.

    Example:
        #define GEMM(T) cublas##T##gemm

    Keep:
        #define JOIN(a, b) a##b

    Fix safety: no fix. Rename the pieces by hand (`hipblas##T##gemm`) and check that every result exists in HIP.

    Source: the C++ standard, [cpp.concat].
    """
    for index in ctx.tokens.places("##"):
        left = ctx.tokens.before(index)
        piece = ctx.tokens.text_at(left)
        if _begins_name(ctx, piece) and not ctx.written_for_hip(index):
            yield ctx.diagnostic(
                "HP107",
                Severity.WARNING,
                left,
                f"{piece}## pastes CUDA names together, which cannot be renamed automatically",
                "rename the piece by hand, and check that every resulting name exists in HIP",
                last=index,
                symbol=piece,
            )


def _begins_name(ctx: Context, piece: str) -> bool:
    """Whether a piece is the beginning of CUDA names: the prefix of a library, or more, but not a whole name."""
    if not piece.startswith(ctx.mapping.heads) or ctx.mapping.entry(piece) is not None:
        return False
    return ctx.mapping.looks_like_cuda.match(piece + "A") is not None
