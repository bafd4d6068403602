"""Operands of operators: where a value begins, and what ends one."""

from __future__ import annotations

from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_OPERAND_ENDS = frozenset((")", "]"))


def begin_of_value(tokens: Tokens, index: int) -> int:
    """Index of the first token of ``*this->range.base``, whose last name is at ``index``."""
    begin = begin_of_member(tokens, index)
    return tokens.before(begin) if is_dereferenced(tokens, begin) else begin


def begin_of_member(tokens: Tokens, index: int) -> int:
    """Index of the first token of ``this->range.base``, whose last token is at ``index``."""
    while tokens.text_at(dot := tokens.before(index)) in (".", "->") and is_name(tokens.text_at(tokens.before(dot))):
        index = tokens.before(dot)
    return index


def is_dereferenced(tokens: Tokens, begin: int) -> bool:
    """Whether a ``*`` before an expression is the operator of one operand."""
    star = tokens.before(begin)
    return tokens.text_at(star) == "*" and not ends_operand(tokens, tokens.before(star))


def ends_operand(tokens: Tokens, index: int) -> bool:
    """Whether a token is the last one of an operand, so that a sign after it is a binary operator."""
    text = tokens.text_at(index)
    return text in _OPERAND_ENDS or (bool(text) and (is_name(text) or text[0].isdigit()) and text != "return")
