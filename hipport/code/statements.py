"""Where statements begin, as far as the tokens tell."""

from __future__ import annotations

from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_BEFORE = frozenset((";", "{", "}", "else", "do", ""))
_CLOSERS = frozenset((")", "]"))
_NO_LABELS = frozenset(("public", "private", "protected", "return", "throw", "co_return", "co_yield"))

_LABELS = 8  # one after the other, at most
_REACH = 64  # tokens of a label, at most


def begins_statement(tokens: Tokens, index: int, labels: int = _LABELS) -> bool:
    """Whether a statement begins at a token: after another statement, a label, or the head of an ``if`` or a loop,
    which may be a macro's (``FOR_ALL(i, n) k<<<1, 1>>>(p);``).
    """
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text == ")":
        opener = opener_of(tokens, before)
        name = tokens.before(opener) if opener >= 0 else -1
        return is_head(tokens, opener) or (is_name(tokens.text_at(name)) and _follows(tokens, name, labels))
    return _follows(tokens, index, labels)


def _follows(tokens: Tokens, index: int, labels: int) -> bool:
    """Whether a token stands after a statement or a label."""
    before = tokens.before(index)
    text = tokens.text_at(before)
    return text in _BEFORE or (text == ":" and labels > 0 and _ends_label(tokens, before, labels))


def _ends_label(tokens: Tokens, colon: int, labels: int) -> bool:
    """Whether a colon ends ``case 1:``, ``case a ? b : c:``, ``default:`` or ``name:``, and not the middle part of a
    ``? :``.
    """
    before = tokens.before(colon)
    name = tokens.text_at(before)
    if name == "default" or (is_name(name) and name not in _NO_LABELS and _follows(tokens, before, labels - 1)):
        return True
    inner = 0  # colons of ``? :`` whose question mark is still to come
    while before >= max(0, colon - _REACH) and (text := tokens.texts[before]) not in _BEFORE:
        if text == "case":
            return True
        if text == "?" and inner == 0:
            return False
        inner += (text == ":") - (text == "?")
        before = tokens.before(opener_of(tokens, before) if text in _CLOSERS else before)
    return False
