"""HP107: names that macros paste together."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.pasted_names import PastingMacro
from hipport.context.pasted_names import pasted_names
from hipport.context.pasted_names import pasting_macro
from hipport.context.pasted_names import uses_of_file
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Entry

_SHOWN = 5  # names in a message
_HIP = "hip"


@rule("HP107", "pasted-name", edits=True, words=("##",))
def pasted_name(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A CUDA name that a macro composes with `##`.

    What it finds: `##` next to the beginning of a CUDA name in a macro's body. Where all uses of the macro in the
    project show the names that it makes, and each of them has a counterpart that differs by this beginning only, the
    beginning is renamed. Where all uses are in the macro's file, what stands in them changes with it,
    `CALL(ThreadExit())` to `CALL(DeviceReset())`, and names that HIP lacks are an error there. Otherwise it is an error
    that gives the names without such a counterpart, and a warning where the uses do not show the names. A macro that
    pastes a name of HIP too gives it CUDA's name, and stays.

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
        if not piece.startswith(ctx.mapping.heads) or ctx.mapping.entry(piece) or ctx.written_for_hip(index):
            continue  # a whole name is renamed as such: cudaMemcpy##how
        if _gives_for_hip(ctx, index):
            continue
        macro = pasting_macro(ctx.tokens, left)
        names = (macro and pasted_names(ctx, macro)) or frozenset[str]()
        if not ctx.mapping.looks_like_cuda.match(piece + "A") and not any(map(ctx.mapping.entry, names)):
            continue
        ported = {name: _ported_piece(ctx, name, piece) for name in names}
        new = set(ported.values())
        if len(new) == 1 and "" not in new:
            yield ctx.edit("HP107", left, *new)
            continue
        beginning = min(new - {""}, key=len, default=_HIP)
        at_uses = list(_at_uses(ctx, macro, beginning)) if macro else []
        if at_uses:
            yield ctx.edit("HP107", left, beginning)
            yield from at_uses
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


def _gives_for_hip(ctx: Context, index: int) -> bool:
    """Whether a macro gives CUDA's names to HIP's that it pastes: ``#define USE(name) using cu##name = hip##name``"""
    line = ctx.tokens.directive_at(index)
    signs = [at for at in range(line.first, line.end) if ctx.tokens.texts[at] == "##"] if line else ()
    return any(ctx.tokens.text_at(ctx.tokens.before(at)).startswith(_HIP) for at in signs)


def _at_uses(ctx: Context, macro: PastingMacro, beginning: str) -> Iterator[Edit | Diagnostic]:
    """What becomes of the names in the uses of a macro whose piece becomes ``beginning``: ``LaunchKernel`` of
    ``CALL(LaunchKernel(f))`` is ``ModuleLaunchKernel`` then. Nothing where that cannot be determined for all uses, or
    holds for none.
    """
    uses = uses_of_file(ctx, macro)
    entries = [ctx.mapping.entry(use.name, ctx.options.cuda) for use in uses]
    rests = [
        entry.hip.removeprefix(beginning) if entry and _is_only_renamed(ctx, entry, beginning) else ""
        for entry in entries
    ]
    if None in entries or not any(rests):
        return
    for use, rest in zip(uses, rests, strict=True):
        if not rest:
            yield ctx.diagnostic(
                "HP107",
                Severity.ERROR,
                use.last,
                f"{macro.name} makes {use.name} here, which HIP lacks or which changes in more than its name",
                f"write the call without {macro.name}",
                symbol=use.name,
            )
        elif rest != ctx.tokens.texts[use.last]:
            yield ctx.edit("HP107", use.last, rest)


def _ported_piece(ctx: Context, name: str, piece: str) -> str:
    """What the beginning of a name becomes, where that is all that changes in its uses; empty for other names."""
    entry = ctx.mapping.entry(name, ctx.options.cuda)
    rest = name.removeprefix(piece)
    if entry is None or not _is_only_renamed(ctx, entry) or not entry.hip.endswith(rest):
        return ""
    return entry.hip.removesuffix(rest)


def _is_only_renamed(ctx: Context, entry: Entry, beginning: str = "") -> bool:
    """Whether a name has a counterpart that is used as it is, needs no header of its own and begins so."""
    if entry.row.status != "ok" or ctx.names.lacking(entry) or entry.row.cuda in ctx.mapping.calls:
        return False
    return entry.hip.startswith(beginning) and not entry.is_ours and not ctx.mapping.header_to_add(entry)
