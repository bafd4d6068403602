"""Where statements begin and end, as far as the tokens tell.

Two things are asked. A *clause* is what stands between two of ``;``, ``{`` and ``}``, whatever brackets are around it:
a statement without blocks, the head of a block, one part of the head of a ``for``. A *statement* begins outside of all
brackets of its own: ``for (int i = 0; i < n; ++i) x[i] = 0;`` is three clauses and one statement.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from collections.abc import Set

from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

#: What ends a clause.
CLAUSE_ENDS = frozenset((";", "{", "}"))
#: Who may name a member, or a base.
ACCESS = frozenset(("public", "private", "protected"))
_BEFORE = frozenset((";", "{", "}", "else", "do", ""))
_CLOSERS = frozenset((")", "]"))
_NO_LABELS = ACCESS | {"return", "throw", "co_return", "co_yield"}

_LABELS = 8  # one after the other, at most
_REACH = 64  # tokens of a label, at most


def clause_before(tokens: Tokens, index: int, ends: Set[str] = CLAUSE_ENDS) -> Iterator[int]:
    """The tokens of a clause before ``index``, the nearest first."""
    texts = tokens.texts
    while (index := tokens.before(index)) >= 0 and texts[index] not in ends:
        yield index


def clause_after(tokens: Tokens, index: int, ends: Set[str] = CLAUSE_ENDS) -> Iterator[int]:
    """The tokens of a clause after ``index``, in order."""
    texts = tokens.texts
    while (index := tokens.after(index)) >= 0 and texts[index] not in ends:
        yield index


def clause_start(tokens: Tokens, index: int, ends: Set[str] = CLAUSE_ENDS) -> int:
    """Index of the first token of the clause that ``index`` is in, which may be ``index`` itself."""
    if ends is CLAUSE_ENDS and not tokens.directive_at(index):
        return _clause_start(tokens, index)
    *_, first = (index, *clause_before(tokens, index, ends))
    return first


def clause_words(tokens: Tokens, index: int) -> list[str]:
    """The texts of a clause before ``index``, in order: of a brace, the head of what it opens."""
    if not tokens.directive_at(index):
        return [tokens.texts[at] for at in tokens.code(_clause_start(tokens, index), index)]
    return [tokens.texts[before] for before in clause_before(tokens, index)][::-1]


def _clause_start(tokens: Tokens, index: int) -> int:
    """``clause_start`` of a token outside of preprocessor lines: long clauses are passed in one step."""
    ends = _clause_ends(tokens)
    at = bisect_left(ends, index) - 1
    first = tokens.after(ends[at]) if at >= 0 else tokens.first
    return first if 0 <= first < index else index


@once
def _clause_ends(tokens: Tokens) -> list[int]:
    """The tokens outside of preprocessor lines that end a clause."""
    return list(tokens.outside(tokens.where(CLAUSE_ENDS)))


def statement_start(tokens: Tokens, index: int) -> int:
    """Index of the first token of the statement that ``index`` is in, or -1 inside of parentheses and brackets, but for
    the later parts of the head of a ``for``, which begin after their semicolon.
    """
    first = index
    depth = 0
    while True:
        before = tokens.before(first)
        text = tokens.text_at(before)
        if before < 0 or (depth == 0 and text in CLAUSE_ENDS):
            return first
        if text in (")", "]", "}"):
            depth += 1
        elif text in ("(", "[", "{"):
            depth -= 1
            if depth < 0:
                return -1
        first = before


def begins_statement(tokens: Tokens, index: int, labels: int = _LABELS) -> bool:
    """Whether a statement begins at a token: after another statement, a label, or the head of an ``if`` or a loop,
    which may be a macro's (``FOR_ALL(i, n) k<<<1, 1>>>(p);``).
    """
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text == ")":
        opener = opener_of(tokens, before)
        name = tokens.before(opener)
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
