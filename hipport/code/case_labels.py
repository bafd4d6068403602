"""Case labels of a switch, and the code under them."""

from __future__ import annotations

from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_LEAVES = frozenset("break return continue goto throw".split())


@dataclass(frozen=True, slots=True)
class CaseLabel:
    """``case NAME:``: the indices of ``case``, the name and the colon."""

    first: int
    name: int
    colon: int


def switch_around(tokens: Tokens, index: int) -> int:
    """Index of the ``{`` of the switch around a label, -1 for none: ``switch (x) { { case 1: ... } }``."""
    for brace in tokens.open_braces(index):
        closer = tokens.before(brace)
        opener = opener_of(tokens, closer) if tokens.text_at(closer) == ")" else -1
        if opener >= 0 and tokens.text_at(tokens.before(opener)) == "switch":
            return brace
    return -1


def labels_in(tokens: Tokens, brace: int) -> list[tuple[int, int]]:
    """The labels of the switch whose ``{`` is at ``brace``, outside of blocks in it: the word and the colon of each."""
    words = (at for at in tokens.where({"case", "default"}) if next(tokens.open_braces(at), -1) == brace)
    colons = ((word, _colon_of(tokens, word)) for word in words)
    return [(word, colon) for word, colon in colons if colon >= 0]


def _colon_of(tokens: Tokens, word: int) -> int:
    """Index of the ``:`` of a label, -1 for none: ``case wide ? 8 : 4:``, ``case Kind::FIRST:``"""
    asked = 0
    for at in clause_after(tokens, word):
        text = tokens.texts[at]
        if text == ":" and asked == 0:
            return at
        asked += (text == "?") - (text == ":")
    return -1


def read_label(tokens: Tokens, case: int) -> CaseLabel | None:
    """The label ``case NAME:`` at ``case``; None for any other form."""
    name = tokens.after(case)
    colon = tokens.after(name)
    return CaseLabel(case, name, colon) if is_name(tokens.text_at(name)) and tokens.text_at(colon) == ":" else None


def leaves_before(tokens: Tokens, label: int) -> bool:
    """Whether the statement before a label never falls through into it: ``break;``, ``return 1;``, ``goto end; }``."""
    at = tokens.before(label)
    if tokens.text_at(at) == "}":
        at = tokens.before(at)
    if tokens.text_at(at) != ";":
        return False
    return tokens.text_at(clause_start(tokens, at, CLAUSE_ENDS | {":"})) in _LEAVES


def last_of_code(tokens: Tokens, label: CaseLabel, brace: int) -> int:
    """Index of the last token of the code of a label; -1 where other labels share the code, or it falls through."""
    closer = closer_of(tokens, brace)
    if tokens.text_at(tokens.after(label.colon)) in ("case", "default"):
        return -1
    ends = (at for at in range(label.colon, closer) if tokens.texts[at] in ("case", "default"))
    following = next((at for at in ends if switch_around(tokens, at) == brace), closer)
    if not leaves_before(tokens, following):
        return -1
    return tokens.before(following)
