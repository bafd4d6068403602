"""CUDA's structs that nobody sees into, and only a handle points to."""

from __future__ import annotations

from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.uses import NameUse

_KEYWORDS = ("struct", "class")


def is_void(ctx: Context, use: NameUse) -> bool:
    """Whether a name is that of a struct for which HIP has `void`."""
    return ctx.mapping.opaque.get(use.name) == "void"


def keyword_before(ctx: Context, use: NameUse) -> int:
    """Index of the `struct` before the name of a struct, else that of the name itself."""
    keyword = ctx.tokens.before(use.index)
    return keyword if ctx.tokens.text_at(keyword) in _KEYWORDS else use.index


def is_declared(ctx: Context, use: NameUse) -> bool:
    """``struct cublasContext;``"""
    return keyword_before(ctx, use) != use.index and ctx.tokens.text_at(ctx.tokens.after(use.index)) == ";"


def is_replaced(ctx: Context, use: NameUse) -> bool:
    """Whether the port has another word for a struct, or no declaration of it: not for one of a namespace of the
    project's, ``namespace gpu { struct cublasContext; }``, nor where a reference or an object is made of it.
    """
    tokens = ctx.tokens
    if use.name not in ctx.mapping.opaque or tokens.text_at(tokens.after(use.index)) in ("&", "{", "&&"):
        return False
    return not is_declared(ctx, use) or not owner(tokens, use.index)
