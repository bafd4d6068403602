"""HP107: names that macros paste together."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.pasted_names import pasted_names
from hipport.context.pasted_names import pasting_macro
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity

_SHOWN = 5  # names in a message


@rule("HP107", "pasted-name", edits=True, words=("##",))
def pasted_name(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A CUDA name that a macro composes with `##`.

    What it finds: `##` next to the beginning of a CUDA name in a macro's body. Where all uses of the macro in the
    project show the names that it makes, and each of them has a counterpart that differs by this beginning only, the
    beginning is renamed. Otherwise it is an error that gives the names without such a counterpart, and a warning where
    the uses do not show the names.

    Why: the name exists only after preprocessing, so that there is no text to rename.

    Example:
        #define CALL(name) check(cuda##name)
        void wait() { CALL(DeviceSynchronize()); }

    Keep:
        #define JOIN(a, b) a##b

    Fix safety: safe, as every name that the macro makes is known. Where there is no fix, rename the pieces by hand
    (`hipblas##T##gemm`) and check that every result exists in HIP.

    Source: the C++ standard, [cpp.concat].
    """
    for index in ctx.tokens.places("##"):
        left = ctx.tokens.before(index)
        piece = ctx.tokens.text_at(left)
        if not _begins_name(ctx, piece) or ctx.written_for_hip(index):
            continue
        macro = pasting_macro(ctx.tokens, left)
        names = (macro and pasted_names(ctx, macro)) or frozenset[str]()
        ported = {name: _ported_piece(ctx, name, piece) for name in names}
        new = set(ported.values())
        if len(new) == 1 and "" not in new:
            yield ctx.edit("HP107", left, *new)
            continue
        severity = Severity.WARNING
        message = f"{piece}## pastes CUDA names together, which cannot be renamed automatically"
        if any(ctx.mapping.entry(name) for name in names):  # the others may be the project's own
            severity = Severity.ERROR
            wrong = sorted(name for name in names if not ported[name]) or sorted(names)
            more = f" and {len(wrong) - _SHOWN} more" if len(wrong) > _SHOWN else ""
            listed = f"{', '.join(wrong[:_SHOWN])}{more}"
            message = f"{piece}## pastes names that HIP lacks or that change in more than their beginning: {listed}"
        remedy = "rename the piece by hand, and check that every resulting name exists in HIP"
        yield ctx.diagnostic("HP107", severity, left, message, remedy, last=index, symbol=piece)


def _ported_piece(ctx: Context, name: str, piece: str) -> str:
    """What the beginning of a name becomes, where that is all that changes in its uses; empty for other names."""
    entry = ctx.mapping.entry(name, ctx.options.cuda)
    rest = name.removeprefix(piece)
    if entry is None or entry.row.status != "ok" or ctx.names.lacking(entry) or name in ctx.mapping.calls:
        return ""
    if entry.is_ours or ctx.mapping.header_to_add(entry) or not entry.hip.endswith(rest):
        return ""
    return entry.hip.removesuffix(rest)


def _begins_name(ctx: Context, piece: str) -> bool:
    """Whether a piece is the beginning of CUDA names: the prefix of a library, or more, but not a whole name."""
    if not piece.startswith(ctx.mapping.heads) or ctx.mapping.entry(piece) is not None:
        return False
    return ctx.mapping.looks_like_cuda.match(piece + "A") is not None
