"""HP107: names that macros paste together."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.joined_names import entry_of
from hipport.context.joined_names import given_places
from hipport.context.pasted_names import names_of_file
from hipport.context.pasted_names import pasted_pieces
from hipport.context.pasted_names import pasting_macro
from hipport.context.pasted_names import ported_piece
from hipport.context.pasted_names import rest_in_hip
from hipport.context.pasted_names import uses_in
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.project.pasted import TEXT
from hipport.project.pasted import JoinedName
from hipport.project.pasted import PastedNames
from hipport.project.pasted import PastingMacro

_SHOWN = 5  # names in a message
_UNKNOWN = PastedNames(None, "")


@rule("HP107", "pasted-name", edits=True, words=("##", Subject.PASTED_NAMES))
def pasted_name(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A CUDA name that a macro composes with `##`.

    What it finds: `##` next to the beginning of a CUDA name in a macro's body. Where all uses of the macro in the
    project show the names that it makes, the beginning is renamed. What stands in the uses, in all files, changes with
    it where a name differs in more than its beginning, `CALL(ThreadExit())` to `CALL(DeviceReset())`, and names that
    HIP lacks are an error there. Uses in `#if` arms for HIP, or in arms that see another definition of the macro, have
    HIP's names already and stay. It is a warning where the uses do not show the names, and an error that gives the
    names where they cannot change: CUDA lacks one of them, the macro has another use for its parameter, or another
    definition of it pastes something else. A macro that pastes a name of HIP too gives it CUDA's name, and stays.
    Names of the project's own that a macro makes of a name of CUDA's, `lazy_cuInit` of `LAZY(cuInit)`, change with
    it wherever they are written out; where the name becomes more than one word, they are an error, and it stays. So it
    is where a macro makes a text of the name and nothing else, as the name of what a library is to have:
    `#define LOOK_UP(name) void *p_##name = find(#name);`.

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
    decided = dict(ctx.survey.pasted.get(ctx.source.path, {}))
    for left in pasted_pieces(ctx):
        macro = pasting_macro(ctx, left)
        found = _UNKNOWN if macro is None else decided.get(macro) or names_of_file(ctx, macro)
        piece = ctx.tokens.texts[left]
        if not ctx.mapping.looks_like_cuda.match(piece + "A") and not any(map(ctx.mapping.entry, found.names or ())):
            continue
        if macro is None or not found.beginning:
            yield _left(ctx, left, found.names or frozenset())
            continue
        yield ctx.edit("HP107", left, found.beginning)
        decided[macro] = found
    at_uses: dict[int, Edit | Diagnostic] = {}  # two definitions in #if arms have the same uses
    for macro, found in decided.items():
        if macro.is_open and found.beginning:
            at_uses |= _at_uses(ctx, macro, found.beginning)
    yield from at_uses.values()
    for joined in ctx.survey.joined.get(ctx.source.path, ()):
        yield from _joined(ctx, joined)


def _joined(ctx: Context, joined: JoinedName) -> Iterator[Edit | Diagnostic]:
    """What becomes of a name that a macro makes of one of CUDA's: ``lazy_cuInit`` is ``lazy_hipInit`` then."""
    entry = entry_of(ctx, joined)
    if entry is None:
        return
    if not entry.hip.isidentifier():
        yield from _torn(ctx, joined, entry)
    elif joined.macro.piece != TEXT:
        written = (index for index in ctx.tokens.places(joined.made) if not ctx.written_for_hip(index))
        yield from (ctx.edit("HP107", index, joined.macro.piece + entry.hip) for index in written)


def _torn(ctx: Context, joined: JoinedName, entry: Entry) -> Iterator[Diagnostic]:
    """What to say where a macro is given a name that becomes two words, and where what it made of it is written."""
    macro, hip = joined.macro.name, entry.hip
    message = f"{macro} makes {joined.made} of {joined.given}, which becomes {hip}: not one name"
    remedy = f"write it without {macro}"
    if joined.macro.piece == TEXT:
        message = f"{macro} makes the text of {joined.given}, which becomes {hip}: no library has it under that name"
        remedy = f"leave it out here, and call {hip} itself"
    places = (*given_places(ctx, joined), *(at for at in ctx.tokens.places(joined.made) if not ctx.written_for_hip(at)))
    for index in places:
        symbol = ctx.tokens.texts[index] if joined.macro.piece == TEXT else joined.made
        yield ctx.diagnostic("HP107", Severity.ERROR, index, message, remedy, symbol=symbol)


def _left(ctx: Context, left: int, names: frozenset[str]) -> Diagnostic:
    """What to say of a piece that stays, with the names that it makes as far as they are known."""
    piece = ctx.tokens.texts[left]
    severity = Severity.WARNING
    message = f"{piece}## pastes CUDA names together, which cannot be renamed automatically"
    if any(map(ctx.mapping.entry, names)):  # the others may be the project's own
        severity = Severity.ERROR
        wrong = sorted(name for name in names if not ported_piece(ctx, name, piece)) or sorted(names)
        more = f" and {len(wrong) - _SHOWN} more" if len(wrong) > _SHOWN else ""
        listed = f"{', '.join(wrong[:_SHOWN])}{more}"
        message = f"{piece}## pastes names that HIP lacks or that change in more than their beginning: {listed}"
    remedy = "rename the piece by hand, and check that every resulting name exists in HIP"
    return ctx.diagnostic("HP107", severity, left, message, remedy, last=ctx.tokens.after(left), symbol=piece)


def _at_uses(ctx: Context, macro: PastingMacro, beginning: str) -> dict[int, Edit | Diagnostic]:
    """What becomes of the names in the uses of a macro whose piece becomes ``beginning``, by their places:
    ``LaunchKernel`` of ``CALL(LaunchKernel(f))`` is ``ModuleLaunchKernel`` then.
    """
    found: dict[int, Edit | Diagnostic] = {}
    for use in uses_in(ctx, macro):
        rest = rest_in_hip(ctx, macro, beginning, use.name)
        if rest:
            found[use.last] = ctx.edit("HP107", use.last, rest)
            continue
        found[use.last] = ctx.diagnostic(
            "HP107",
            Severity.ERROR,
            use.last,
            f"{macro.name} makes {use.name} here, which HIP lacks or which changes in more than its name",
            f"write the call without {macro.name}",
            symbol=use.name,
        )
    return found
