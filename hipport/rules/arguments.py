"""Whether a call already has the arguments that HIP wants, by the edit program of its row."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.source.calls import Span
from hipport.source.calls import closer_of
from hipport.source.calls import split_arguments
from hipport.source.calls import template_closer
from hipport.source.tokens import Tokens

_STEP = re.compile(r"(default|drop|cast|count):(\d+)(.*)")
_CASTS = frozenset(("reinterpret_cast", "static_cast", "const_cast", "nullptr", "NULL"))


def arguments_of(tokens: Tokens, index: int) -> tuple[Span, ...] | None:
    """The arguments of the call of the name at ``index``; None where it is not called or not surely readable."""
    opener = tokens.after(index)
    if tokens.text_at(opener) == "<":
        closer = template_closer(tokens, opener)
        opener = tokens.after(closer) if closer >= 0 else -1
    if tokens.text_at(opener) != "(":
        return None
    closer = closer_of(tokens, opener)
    return split_arguments(tokens, opener, closer) if closer >= 0 else None


def name_by_count(tokens: Tokens, index: int, program: str) -> str | None:
    """The HIP name for a call with as many arguments as this one has, where the program has one: it is
    ``hipEventCreateWithFlags`` for ``cudaEventCreate(e, flags)`` by ``count:2=hipEventCreateWithFlags``.
    """
    if "count:" not in program:
        return None
    arguments = arguments_of(tokens, index)
    names = dict(re.findall(r"count:(\d+)=(\w+)", program))
    return None if arguments is None else names.get(str(len(arguments)))


def is_right_already(tokens: Tokens, index: int, program: str) -> bool:
    """Whether nothing has to change in the call of the name at ``index``: the arguments that HIP demands are given,
    those that it lacks are not, and those that it wants untyped are cast. False where that is not certain.
    """
    steps = [_STEP.fullmatch(step) for step in program.split(";")]
    arguments = arguments_of(tokens, index)
    if arguments is None or not program:
        return False
    return all(step is not None and _holds(tokens, arguments, *step.groups()) for step in steps)


def _holds(tokens: Tokens, arguments: tuple[Span, ...], verb: str, place: str, rest: str) -> bool:
    at = int(place)
    if verb == "default":
        return len(arguments) > max((at, *_later(rest)))
    if verb == "drop":
        return len(arguments) <= at
    if verb == "count":
        return True  # the name follows the count, see name_by_count
    if at >= len(arguments):
        return False
    first = arguments[at].first
    if tokens.texts[first] in _CASTS:
        return True
    # (const void*)f: a parenthesis that ends in a pointer, with the operand behind it
    closer = closer_of(tokens, first) if tokens.texts[first] == "(" else -1
    return closer >= 0 and tokens.text_at(tokens.before(closer)) == "*" and tokens.after(closer) < arguments[at].end


def _later(rest: str) -> Iterator[int]:
    """The further places of a ``default`` step: 4 of ``=0,4=hipMemcpyHostToDevice``."""
    return (int(place) for place in re.findall(r",(\d+)=", rest))
