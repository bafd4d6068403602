"""HP101: names of the CUDA API that HIP has under another name."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.code.scopes import ALIGNED
from hipport.context.context import Context
from hipport.context.device_calls import on_heap
from hipport.context.device_calls import text_of_error
from hipport.context.host_attributes import is_for_host
from hipport.context.joined_names import given_in_vain
from hipport.context.known_names import dropped_enumerations
from hipport.context.known_names import known_uses
from hipport.context.known_names import tag_after_keyword
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.diagnostics import Edit
from hipport.mapping import Entry


@rule("HP101", "api-name", edits=True, words=(Subject.NAMES,))
def api_name(ctx: Context) -> Iterator[Edit]:
    """A CUDA name that has a counterpart in HIP.

    What it finds: functions, types, enumerators, macros and variables of the CUDA runtime, the driver API and the
    libraries, in every #if arm and in macro bodies, wherever the mapping tables have a HIP name for them.

    Why: HIP has the same under another name.

    Example:
        cudaMalloc(&p, n);

    Keep:
        pool.cudaMalloc(n);
        mine::cudaMalloc(n);
        // cudaMalloc is called elsewhere

    Fix safety: safe. Only the name is replaced. Names that the project defines, members and names in the project's
    own namespaces stay.

    Source: the headers of both vendors; `hipport explain NAME` prints the row.
    """
    for use, entry in known_uses(ctx):
        if use.renamed and entry.hip and not ctx.names.lacking(entry) and not _is_substitute(ctx, use, entry):
            if "::" in entry.hip and _is_asked_for(ctx, use.index):
                continue
            if use.index in given_in_vain(ctx):
                continue  # rule HP107 has it
            if ctx.calls.is_dropped(use.index) or on_heap(ctx, use) or text_of_error(ctx, use):
                continue
            if use.name in ALIGNED and is_for_host(ctx, use.index):
                continue  # rule HP256 has it
            if (tag := tag_after_keyword(ctx, use)) is not None:
                if tag:
                    yield ctx.edit("HP101", use.index, tag, library=entry.library)
                continue
            shape = ctx.calls.shapes.get(use.index)
            hip = entry.hip if entry.is_ours or shape is None or isinstance(shape, str) else shape.hip
            header = ctx.mapping.header_to_add(entry)
            yield ctx.edit("HP101", _first(ctx, use), hip, last=use.last, library=entry.library, header=header)


def _first(ctx: Context, use: NameUse) -> int:
    """The token that a name's counterpart stands in place of: the name's own, or the first of ``::cudaError::name``."""
    enumeration = dropped_enumerations(ctx).get(use.index)
    if enumeration is None:
        return use.index
    before = ctx.tokens.before(enumeration)
    return before if ctx.tokens.text_at(before) == "::" else enumeration


def _is_asked_for(ctx: Context, index: int) -> bool:
    """Whether a preprocessor line asks whether a name is a macro, or undefines it: it takes no qualified name.

    ``#undef __any``, ``#ifndef __ldca``, ``#if !defined(__ldca)``
    """
    line = ctx.tokens.directive_at(index)
    if line is None:
        return False
    before = ctx.tokens.before(index)
    if ctx.tokens.text_at(before) == "(":
        before = ctx.tokens.before(before)
    return (before == line.name_at and line.name != "define") or ctx.tokens.text_at(before) == "defined"


def _is_substitute(ctx: Context, use: NameUse, entry: Entry) -> bool:
    """Whether a use is the project's own definition or declaration of a function where the port uses one of hipport's,
    which must not be declared again: ``#define __shfl_sync(m, v, l) __shfl(v, l)``, ``int umin(int, int);``. A macro in
    place of a function without a namespace stands before its uses there too: ``#define cuCdiv cuCdivf``.
    """
    role = role_of(ctx.tokens, use.index, entry.row.kind)
    is_macro = role in OWN_ROLES and "::" not in entry.hip and ctx.tokens.directive_at(use.index) is not None
    return entry.is_ours and not is_macro and (role in OWN_ROLES or ctx.calls.is_declared(use))
