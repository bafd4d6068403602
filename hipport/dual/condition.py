"""The conditions of ``#if`` lines, each in one form: ``#ifdef X`` asks ``defined(X)``."""

from __future__ import annotations

from dataclasses import dataclass

from hipport.source.lexer import is_blank
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_KEYWORDS = {"if": "if", "ifdef": "if", "ifndef": "if", "elif": "elif", "elifdef": "elif", "elifndef": "elif"}


@dataclass(frozen=True, slots=True)
class Condition:
    """A line that asks: ``if`` or ``elif``, what it asks, and what stands after that (comments). ``end`` is the index
    of the token after the question.
    """

    keyword: str
    text: str
    comment: str
    end: int


def read_condition(tokens: Tokens, line: Directive) -> Condition | None:
    """The condition of a preprocessor line; None for one that asks nothing."""
    keyword = _KEYWORDS.get(line.name)
    first = line.name_at + 1
    end = next((i + 1 for i in range(line.end - 1, first - 1, -1) if not is_blank(tokens.texts[i])), first)
    text = "".join(tokens.texts[first:end]).strip()
    if keyword is None or not text:
        return None
    if line.name.endswith("def"):
        text = f"{'!' if 'n' in line.name else ''}defined({text.split()[0]})"
    return Condition(keyword, text, "".join(tokens.texts[end : line.end]).strip(), end)
