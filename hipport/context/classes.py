"""Classes that a file or the headers of its project define."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.special_members import classes_of
from hipport.context.context import Context
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

_CLASS = frozenset(("struct", "class"))


def class_named(ctx: Context, name: str) -> tuple[Tokens, int] | None:
    """The tokens of the file, or of the nearest header of the tree, that defines a class, with its body's ``{``."""
    for tokens in _texts_with(ctx, name):
        brace = classes_of(tokens).get(name)
        if brace is not None:
            return tokens, brace
    return None


def _texts_with(ctx: Context, name: str) -> Iterator[Tokens]:
    """The file and the headers of the tree that may define a class."""
    if not _CLASS.isdisjoint(ctx.tokens.distinct):
        yield ctx.tokens
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    yield from (tokens_of(ctx.survey.text_of(path)) for path in ctx.survey.with_class(headers, name))
