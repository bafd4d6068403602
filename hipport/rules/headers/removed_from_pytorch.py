"""HP127: what extensions take from PyTorch and its current release does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.statements import statement_start
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.others import includes_headers_of
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import OtherProject
from hipport.mapping import RenamedCall

_DISPATCH = "AT_DISPATCH_"
_VERSIONS = frozenset(("TORCH_VERSION_MAJOR", "TORCH_VERSION_MINOR"))
_STATE = "THCState"
_TYPE_CALL = (".", "type", "(", ")")


@rule("HP127", "removed-from-pytorch", edits=True)
def removed_from_pytorch(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A header, name or use of PyTorch's that its current release does not have.

    What it finds: includes of `THC/`, `TH/` and of headers that were moved; `AT_CHECK`, `THCState`, `THCudaCheck` and
    others in files that include headers of PyTorch; `AT_DISPATCH_...` of a tensor's `type()`. Names that the project
    defines itself or asks for (`#ifdef AT_CHECK`) are left out, and files that ask for PyTorch's version.

    Why: ROCm 7 needs a current PyTorch, and these do not compile with it, for CUDA as little as for ROCm.

    Example:
        #include <torch/extension.h>
        void check(const at::Tensor &x) { AT_CHECK(x.is_contiguous(), "not contiguous"); }

    Example:
        #include <torch/extension.h>
        void refuse() { THError("not for this device"); }

    Keep:
        #include <torch/extension.h>
        void check(const at::Tensor &x) { TORCH_CHECK(x.is_contiguous(), "not contiguous"); }

    Fix safety: safe for what only has another name now: headers, `AT_CHECK`, `THCudaCheck`, `THCCeilDiv`,
    `THCState_getCurrentStream`, `THCudaMalloc` and their kin, and `scalar_type()` for `type()` in `AT_DISPATCH_...`; a
    variable for THC's state goes with the calls that it was for. For others no fix; the remedy says what to write. All
    of it is there in PyTorch for CUDA, too.

    Source: the headers of PyTorch 2.14 and 2.15.
    """
    if not ctx.tokens.distinct.isdisjoint(_VERSIONS):
        return
    for other in ctx.mapping.without_names:
        yield from _headers(ctx, other)
        uses = [*_names(ctx, other), *_dispatches(ctx)]
        if uses and includes_headers_of(ctx, other):
            yield from uses


def _headers(ctx: Context, other: OtherProject) -> Iterator[Edit | Diagnostic]:
    for include in ctx.includes:
        if include.project or ctx.not_taken(include.at):
            continue
        if (now := other.renamed_headers.get(include.name)) is not None:
            yield ctx.edit("HP127", include.at, f'"{now}"' if include.quoted else f"<{now}>")
        elif instead := other.instead_of_header(include.name):
            message = f"{other.title} does not have {include.name} any more"
            yield _removed(ctx, include.at, message, instead, include.name)


def _names(ctx: Context, other: OtherProject) -> Iterator[Edit | Diagnostic]:
    names = {name for name in other.removed.keys() & ctx.tokens.distinct if not _is_own(ctx, name)}
    places = (index for index in ctx.tokens.where(names) if not ctx.not_taken(index))
    uses = [index for index in places if not _is_former(ctx, other, index)]
    renamed = {index: now for index in uses if (now := _renamed(ctx, other, index)) is not None}
    for index, now in renamed.items():
        yield ctx.edit("HP127", index, now.name)
        if now.arguments:
            yield _without_first_argument(ctx, index)
    included = {other.renamed_headers.get(include.name, include.name) for include in ctx.includes}
    headers = {now.header for now in renamed.values() if now.header} - included
    if headers:
        offset, lead = insertion(ctx)
        lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in sorted(headers))
        yield Edit(offset, offset, lead + lines, "HP127")
    for index in uses:
        if index in renamed:
            continue
        name = ctx.tokens.texts[index]
        if name == _STATE and (end := _end_of_unused_state(ctx, index, renamed)) >= 0:
            yield without_words(ctx, "HP127", statement_start(ctx.tokens, index), end)
        else:
            yield _removed(ctx, index, f"{other.title} does not have {name} any more", other.removed[name], name)


def _is_former(ctx: Context, other: OtherProject, index: int) -> bool:
    """Whether a name is what an older PyTorch has for the new one: ``#define TORCH_CHECK AT_CHECK``"""
    line = ctx.tokens.directive_at(index)
    now = other.renamed.get(ctx.tokens.texts[index])
    defined = ctx.tokens.text_at(ctx.tokens.after(line.name_at)) if line is not None else ""
    return now is not None and defined == now.name


def _renamed(ctx: Context, other: OtherProject, index: int) -> RenamedCall | None:
    """What the call of a name is now, where it only has another name: ``THCudaFree(state, p)``."""
    now = other.renamed.get(ctx.tokens.texts[index])
    if now is None or not now.arguments:
        return now
    arguments = arguments_of(ctx.tokens, index)
    return now if arguments is not None and len(arguments) == now.arguments else None


def _without_first_argument(ctx: Context, index: int) -> Edit:
    """``THCudaFree(state, p)``: without ``state, ``"""
    first, *others = arguments_of(ctx.tokens, index) or ()
    return ctx.edit("HP127", first.first, "", last=others[0].first - 1 if others else first.end - 1)


def _end_of_unused_state(ctx: Context, index: int, renamed: Mapping[int, RenamedCall]) -> int:
    """Index of the semicolon after a variable that only is an argument of calls which are without it now; else -1.

    ``extern THCState *state;``, ``THCState *state = at::globalContext().lazyInitCUDA();``
    """
    tokens = ctx.tokens
    star = tokens.after(index)
    name = tokens.after(star)
    start = statement_start(tokens, index)
    if tokens.text_at(star) != "*" or start < 0 or tokens.text_at(start) not in ("extern", "static", _STATE):
        return -1
    calls = (arguments_of(tokens, call) or () for call, now in renamed.items() if now.arguments)
    gone = {arguments[0].first for arguments in calls if arguments[0].end == arguments[0].first + 1}
    same = [at for at in tokens.places(tokens.text_at(name)) if at != name]
    end = name
    while tokens.text_at(end) not in (";", "{", "}", ""):
        end = tokens.after(end)
    return end if tokens.text_at(end) == ";" and gone.issuperset(same) else -1


def _dispatches(ctx: Context) -> Iterator[Edit]:
    """``AT_DISPATCH_ALL_TYPES(x.type(), "name", [&] {...})``. A scalar's type() is right there, so that files with
    scalars are left out.
    """
    tokens = ctx.tokens
    if "type" not in tokens.distinct or "Scalar" in tokens.distinct:
        return
    for index in tokens.where(set(tokens.beginning(_DISPATCH))):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        for argument in (split_arguments(tokens, opener, closer) or ()) if closer > 0 else ():
            call = _type_call(ctx, argument)
            if call >= 0 and not ctx.not_taken(index):
                yield ctx.edit("HP127", call, "scalar_type")


def _type_call(ctx: Context, argument: Span) -> int:
    """The index of ``type`` in an argument that ends with ``.type()``, or -1."""
    parts: list[int] = []
    index = ctx.tokens.before(argument.end)
    while index >= argument.first and len(parts) < len(_TYPE_CALL):
        parts.append(index)
        index = ctx.tokens.before(index)
    return parts[2] if tuple(ctx.tokens.texts[part] for part in reversed(parts)) == _TYPE_CALL else -1


def _is_own(ctx: Context, name: str) -> bool:
    """Whether the file, or a header of the tree that it includes, defines a macro of this name, or asks for it."""
    directive = re.compile(rf"^[ \t]*#[ \t]*(?:define|if\w*\b[^\n]*)[ \t(]{name}\b", re.MULTILINE)
    return ctx.is_in_texts(directive, name)


def _removed(ctx: Context, index: int, message: str, remedy: str, symbol: str) -> Diagnostic:
    return ctx.diagnostic("HP127", Severity.ERROR, index, message, remedy, symbol=symbol)
