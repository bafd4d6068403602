"""HP127: what extensions take from PyTorch and its current release does not have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.context.context import Context
from hipport.context.others import includes_headers_of
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.mapping import OtherProject

_DISPATCH = "AT_DISPATCH_"
_VERSIONS = frozenset(("TORCH_VERSION_MAJOR", "TORCH_VERSION_MINOR"))
_TYPE_CALL = (".", "type", "(", ")")


@rule("HP127", "removed-from-pytorch")
def removed_from_pytorch(ctx: Context) -> Iterator[Diagnostic]:
    """A header, name or use of PyTorch's that its current release does not have.

    What it finds: includes of `THC/` and `TH/`; `AT_CHECK`, `THCState`, `THCudaCheck` and others in files that include
    headers of PyTorch; `AT_DISPATCH_...` of a tensor's `type()`. Names that the project defines itself or asks for
    (`#ifdef AT_CHECK`) are left out, and files that ask for PyTorch's version.

    Why: ROCm 7 needs a current PyTorch, and these do not compile with it, for CUDA as little as for ROCm.

    Example:
        #include <torch/extension.h>
        void check(const at::Tensor &x) { AT_CHECK(x.is_contiguous(), "not contiguous"); }

    Keep:
        #include <torch/extension.h>
        void check(const at::Tensor &x) { TORCH_CHECK(x.is_contiguous(), "not contiguous"); }

    Fix safety: no fix; the remedy has the current name. All of them are there in PyTorch for CUDA, too.

    Source: the headers of PyTorch 2.15.
    """
    if not ctx.tokens.distinct.isdisjoint(_VERSIONS):
        return
    for other in ctx.mapping.others:
        yield from _headers(ctx, other)
        uses = [*_names(ctx, other), *_dispatches(ctx)]
        if uses and includes_headers_of(ctx, other):
            yield from uses


def _headers(ctx: Context, other: OtherProject) -> Iterator[Diagnostic]:
    for include in ctx.includes:
        instead = "" if include.project else other.instead_of_header(include.name)
        if instead and not ctx.not_taken(include.at):
            message = f"{other.title} does not have {include.name} any more"
            yield _removed(ctx, include.at, message, instead, include.name)


def _names(ctx: Context, other: OtherProject) -> Iterator[Diagnostic]:
    names = {name for name in other.removed.keys() & ctx.tokens.distinct if not _is_own(ctx, name)}
    for index in ctx.tokens.where(names):
        name = ctx.tokens.texts[index]
        if not ctx.not_taken(index):
            yield _removed(ctx, index, f"{other.title} does not have {name} any more", other.removed[name], name)


def _dispatches(ctx: Context) -> Iterator[Diagnostic]:
    """``AT_DISPATCH_ALL_TYPES(x.type(), "name", [&] {...})``. A scalar's type() is right there, so that files with
    scalars are left out.
    """
    tokens = ctx.tokens
    if "type" not in tokens.distinct or "Scalar" in tokens.distinct:
        return
    for index in tokens.where({text for text in tokens.distinct if text.startswith(_DISPATCH)}):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        for argument in (split_arguments(tokens, opener, closer) or ()) if closer > 0 else ():
            call = _type_call(ctx, argument)
            if call >= 0 and not ctx.not_taken(index):
                message = f"{tokens.texts[index]} of a current PyTorch takes no type()"
                yield _removed(ctx, call, message, "write scalar_type()", "type")


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
    return any(map(directive.search, chain((ctx.source.text,), ctx.survey.header_texts(ctx.source.path))))


def _removed(ctx: Context, index: int, message: str, remedy: str, symbol: str) -> Diagnostic:
    return ctx.diagnostic("HP127", Severity.ERROR, index, message, remedy, symbol=symbol)
