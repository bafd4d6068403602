"""Brackets and what is between them: arguments and template arguments. What is not certain is not returned."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_CLOSING = frozenset(CLOSERS.values())
#: Tokens after which a parenthesis counts as never closed: no argument list is that long, and time stays linear.
_REACH = 10_000
#: What stands before a parenthesis without being called.
HEADS = frozenset(("if", "for", "while", "switch"))
#: What makes another operator of an ``=`` after it: ``==``, ``<=``.
_IN_OPERATORS = frozenset("=!<>+-*/%&|^")
_NOT_IN_TEMPLATE_ARGUMENTS = frozenset((";", "{", "}"))
#: What tells of a ``<`` what it is, and what preprocessor lines begin with.
_SIGNS = _NOT_IN_TEMPLATE_ARGUMENTS | CLOSERS.keys() | _CLOSING | {"<", ">", "<<<", ">>>", "#"}


@dataclass(frozen=True, slots=True)
class Span:
    """Token indices ``first``..``end`` (end excluded), blanks at both ends left out; empty where ``first == end``."""

    first: int
    end: int


def closer_of(tokens: Tokens, opener: int, limit: int | None = None) -> int:
    """Index of the bracket that closes the one at ``opener``, or -1; preprocessor lines in between are stepped over."""
    if limit is None:
        limit = len(tokens) if tokens.texts[opener] == "{" else opener + _REACH
    closer = tokens.closers.get(opener, -1)
    return closer if closer < limit else -1


def template_closer(tokens: Tokens, opener: int, most: int = sys.maxsize) -> int:
    """Index of the ``>`` that closes the ``<`` at ``opener`` where the two enclose template arguments, or -1; of at
    most so many tokens.

    ``>>`` is two tokens here and a ``>>>`` closes at most one level, so ``a<b<c<1>>>`` is found to be uncertain (-1).
    """
    texts = tokens.texts
    line = tokens.directive_at(opener)
    end = min(line.end if line else len(texts), opener + most + 1)
    depth = 1
    index = opener + 1
    while index < end:
        text = texts[index]
        if text not in _SIGNS:
            pass
        elif text == "<":
            depth += 1
        elif text == ">":
            depth -= 1
            if depth == 0:
                return index
        elif text == "#":
            inner = None if line else tokens.directive_at(index)
            index = inner.end if inner else index
        elif text in ("(", "["):
            index = closer_of(tokens, index)
            if index < 0:
                return -1
        else:
            return -1
        index += 1
    return -1


def template_opener(tokens: Tokens, closer: int) -> int:
    """Index of the ``<`` that the ``>`` at ``closer`` closes, or -1."""
    return _template_openers(tokens)[closer]


@once
def _template_openers(tokens: Tokens) -> dict[int, int]:
    """Of each ``>``, the ``<`` that it closes, or -1. What comes before another ``>`` on the way has been read for that
    one: time is linear in ``a > b > c > ...``.
    """
    texts = tokens.texts
    found: dict[int, int] = {}
    for closer in tokens.places(">"):
        index = tokens.before(closer)
        while index >= 0 and (text := texts[index]) != "<":
            if text == ">":
                index = found[index]
            elif text in (")", "]"):
                index = opener_of(tokens, index)
            elif text in _NOT_IN_TEMPLATE_ARGUMENTS or text in CLOSERS or text in ("<<<", ">>>"):
                index = -1
            index = tokens.before(index)
        found[closer] = index
    return found


def opener_of(tokens: Tokens, closer: int) -> int:
    """Index of the bracket that the one at ``closer`` closes, or -1."""
    return tokens.openers.get(closer, -1)


def is_head(tokens: Tokens, opener: int) -> bool:
    """Whether a parenthesis opens the condition of an ``if``, a ``switch`` or a loop."""
    before = tokens.before(opener)
    if tokens.text_at(before) == "constexpr":
        before = tokens.before(before)
    return tokens.text_at(before) in HEADS


def split_arguments(tokens: Tokens, opener: int, closer: int) -> tuple[Span, ...] | None:
    """The arguments between two brackets, split at the commas of their own level; () for none.

    Commas inside brackets and template arguments do not split. None where a ``<`` may be a comparison or an opener and
    the answer would differ.
    """
    return _split(tokens, opener, closer, are_types=False)


def split_parameters(tokens: Tokens, opener: int, closer: int) -> tuple[Span, ...] | None:
    """The parameters between two brackets, as ``split_arguments`` has arguments. A ``<`` before a default argument can
    be no comparison: ``Array<float, 3> from, int n = 2``
    """
    return _split(tokens, opener, closer, are_types=True)


def _split(tokens: Tokens, opener: int, closer: int, *, are_types: bool) -> tuple[Span, ...] | None:
    texts = tokens.texts
    spans: list[Span] = []
    begin = opener + 1
    in_type = are_types
    index = tokens.after(opener)
    if index == closer:
        return ()
    while 0 <= index <= closer:
        text = texts[index]
        if index == closer or text == ",":
            spans.append(_trim(tokens, begin, index))
            begin, in_type = index + 1, are_types
            if index == closer:
                return tuple(spans)
        elif text in CLOSERS:
            index = closer_of(tokens, index, closer)
            if index < 0:
                return None
        elif text == "=":
            in_type = False
        elif text == "<" and is_name(tokens.text_at(tokens.before(index))):
            inside = template_closer(tokens, index)
            if 0 <= inside < closer:
                if not (in_type or _surely_template(tokens, inside)) and _has_comma(tokens, index, inside):
                    return None
                index = inside
        index = tokens.after(index)
    return None


def default_at(tokens: Tokens, parameter: Span) -> int:
    """The index of the ``=`` before a parameter's default argument, or its end where it has none:
    ``bool same = a == b``, ``std::enable_if_t<(n == 2)> * = nullptr``
    """
    texts = tokens.texts
    at = parameter.first
    while at < parameter.end:
        if texts[at] == "=" and texts[at + 1] != "=" and texts[at - 1] not in _IN_OPERATORS:
            return at
        closer = closer_of(tokens, at, parameter.end) if texts[at] in CLOSERS else -1
        at = max(at, closer) + 1
    return parameter.end


def _surely_template(tokens: Tokens, closer: int) -> bool:
    """Whether what follows a ``>`` shows that it closed template arguments: it cannot begin an operand."""
    following = tokens.text_at(tokens.after(closer))
    return following in ("(", ")", ",", "::", "{", ">", ">>>", ";", "*", "&", "]", "<<<", "const", "")


def _has_comma(tokens: Tokens, first: int, end: int) -> bool:
    return "," in tokens.texts[first:end]


def _trim(tokens: Tokens, first: int, end: int) -> Span:
    texts = tokens.texts
    while first < end and is_blank(texts[first]):
        first += 1
    while end > first and is_blank(texts[end - 1]):
        end -= 1
    return Span(first, end)
