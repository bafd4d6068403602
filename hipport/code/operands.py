"""Operands of operators: where a value begins, and what ends one."""

from __future__ import annotations

from collections.abc import Set

from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

#: Words after which a value may stand in parentheses.
_BEFORE_VALUE = frozenset("return case else do throw co_return co_yield new delete sizeof if while switch".split())
_OPERAND_ENDS = frozenset((")", "]"))


def begin_of_value(tokens: Tokens, index: int) -> int:
    """Index of the first token of ``*this->range.base``, whose last name is at ``index``."""
    begin = begin_of_member(tokens, index)
    return tokens.before(begin) if is_dereferenced(tokens, begin) else begin


def begin_of_member(tokens: Tokens, index: int) -> int:
    """Index of the first token of ``this->range.base`` and ``ranges[i].base``, whose last name is at ``index``."""
    while tokens.text_at(dot := tokens.before(index)) in (".", "->"):
        begin = _begin_of_object(tokens, tokens.before(dot))
        if begin < 0:
            break
        index = begin
    return index


def end_of_names(tokens: Tokens, index: int, signs: Set[str] = QUALIFYING) -> int:
    """Index of the last name of ``lab::range.base`` and ``range->base``, whose first one is at ``index``; ``signs``
    join them.
    """
    while tokens.text_at(sign := tokens.after(index)) in signs and is_name(tokens.text_at(tokens.after(sign))):
        index = tokens.after(sign)
    return index


def _begin_of_object(tokens: Tokens, last: int) -> int:
    """Index of the first token of the object whose member is named, without what the object is a member of: ``range``,
    ``ranges[i]``, ``range_of<int>(i)``, ``(*ranges)``; -1 where there is none, as in ``{.base = 1}``.
    """
    at = last
    while tokens.text_at(at) in _OPERAND_ENDS:
        opener = opener_of(tokens, at)
        if opener < 0:
            return -1
        at = tokens.before(opener)
        if tokens.text_at(at) == ">":
            at = tokens.before(template_opener(tokens, at))
        ends_object = is_name(text := tokens.text_at(at)) and text not in _BEFORE_VALUE
        if not (ends_object or text in _OPERAND_ENDS):
            return opener
    return at if is_name(tokens.text_at(at)) else -1


def begin_of_qualified(tokens: Tokens, index: int) -> int:
    """Index of the first token of ``A<float>::f`` and ``::f``, whose last name is at ``index``."""
    while tokens.text_at(before := tokens.before(index)) == "::":
        outer = tokens.before(before)
        if tokens.text_at(outer) == ">":
            outer = tokens.before(template_opener(tokens, outer))
        if not is_name(tokens.text_at(outer)):
            return before
        index = outer
    return index


def is_dereferenced(tokens: Tokens, begin: int) -> bool:
    """Whether a ``*`` before an expression is the operator of one operand."""
    star = tokens.before(begin)
    return tokens.text_at(star) == "*" and not ends_operand(tokens, tokens.before(star))


def ends_operand(tokens: Tokens, index: int) -> bool:
    """Whether a token is the last one of an operand, so that a sign after it is a binary operator."""
    text = tokens.text_at(index)
    return text in _OPERAND_ENDS or (bool(text) and (is_name(text) or text[0].isdigit()) and text != "return")
