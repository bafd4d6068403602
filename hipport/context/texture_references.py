"""Where a file names the type of a texture reference, and where it declares one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import template_closer
from hipport.code.scopes import namespaces_around
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING

_NAME = "texture"
_TEXELS = re.compile(r"(?:u?(?:char|short|int)|float)[124]?|unsigned|signed|const")
_MORE = re.compile(r"[123]|0x0?[123]|(?:cuda|hip)(?:TextureType|ReadMode)\w+")


@dataclass(frozen=True, slots=True)
class ReferenceType:
    """A use of ``texture<...>``, or of a name that the file gives it, at the token ``index``.

    ``is_variable`` says that a variable at namespace scope is declared with it.
    """

    index: int
    is_alias: bool
    is_variable: bool


def reference_types(ctx: Context) -> Iterator[ReferenceType]:
    """The uses of CUDA's type of texture references in code that is to be ported.

    ``texture<float, 2, cudaReadModeElementType> image;``, ``typedef texture<float4> Image;``, ``Image image;``
    """
    tokens = ctx.tokens
    if _NAME not in tokens.distinct or _is_defined(ctx):
        return
    aliases: set[str] = set()
    for index in tokens.places(_NAME):
        closer = template_closer(tokens, opener) if tokens.text_at(opener := tokens.after(index)) == "<" else -1
        before = tokens.text_at(tokens.before(index))
        if closer < 0 or before in QUALIFYING or ctx.written_for_hip(index):
            continue
        if not _is_cuda(ctx, opener, closer) and not _is_read(ctx, tokens.after(closer)):
            continue
        start = statement_start(tokens, index)
        if tokens.text_at(start) == "typedef":
            aliases.add(tokens.text_at(tokens.after(closer)))
        elif tokens.text_at(start) == "using":
            aliases.add(tokens.text_at(tokens.after(start)))
        yield ReferenceType(index, False, _is_variable(ctx, index, closer))
    for index in tokens.where({name for name in aliases if is_name(name)}):
        if not ctx.written_for_hip(index) and _is_variable(ctx, index, index):
            yield ReferenceType(index, True, True)


def _is_defined(ctx: Context) -> bool:
    """Whether the file has a class of its own with this name: ``struct texture {``."""
    tokens = ctx.tokens
    return any(tokens.text_at(tokens.before(index)) in ("struct", "class") for index in tokens.places(_NAME))


def _is_cuda(ctx: Context, opener: int, closer: int) -> bool:
    """Whether template arguments are those of a texture: a type of texels, dimensions or a read mode."""
    words = ctx.tokens.texts[opener + 1 : closer]
    return any(_MORE.fullmatch(word) for word in words) or any(_TEXELS.fullmatch(word) for word in words)


def _is_read(ctx: Context, at: int) -> bool:
    """Whether the file reads a variable as a texture: ``texture<Node> nodes;`` and ``tex1Dfetch(nodes, i)``."""
    tokens = ctx.tokens
    openers = (tokens.before(index) for index in tokens.places(tokens.text_at(at)) if is_name(tokens.text_at(at)))
    called = (tokens.text_at(tokens.before(opener)) for opener in openers if tokens.text_at(opener) == "(")
    return any(name in ctx.mapping.textures.functions for name in called)


def _is_variable(ctx: Context, index: int, last: int) -> bool:
    """Whether a type that ends at ``last`` is that of variables at namespace scope: ``texture<float> a(1), b;``."""
    tokens = ctx.tokens
    start, name = statement_start(tokens, index), tokens.after(last)
    following = tokens.text_at(tokens.after(name))
    is_declared = is_name(tokens.text_at(name)) and following in (";", "=", "(", "[", "{", ",", "")
    in_type = start < 0 or tokens.text_at(start) in ("typedef", "using")
    return is_declared and not in_type and namespaces_around(tokens, index) is not None
