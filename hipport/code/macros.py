"""The macros that a file defines, each with the names that it may stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.items import mentions
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@dataclass(frozen=True, slots=True)
class MacroDefinition:
    """A ``#define``: its name, the names in its replacement, and what names it may paste (empty: none)."""

    name: str
    mentions: frozenset[str]
    pastes: tuple[re.Pattern[str], ...]


def macros_of(tokens: Tokens) -> Iterator[MacroDefinition]:
    """The macros that a file defines; one for each definition."""
    for directive in tokens.directives:
        name_at = tokens.after(directive.name_at)
        if directive.name != "define" or name_at < 0:
            continue
        body = name_at + 1
        parameters: frozenset[str] = frozenset()
        if body < directive.end and tokens.texts[body] == "(":
            closer = next((i for i in range(body, directive.end) if tokens.texts[i] == ")"), directive.end)
            parameters = mentions(tokens, body, closer)
            body = closer
        words = [text for text in tokens.texts[body : directive.end] if not is_blank(text)]
        yield MacroDefinition(
            tokens.texts[name_at], frozenset(filter(is_name, words)), tuple(_pastes(words, parameters))
        )


def is_parameter(tokens: Tokens, index: int) -> bool:
    """Whether the name at ``index`` is a parameter of the macro that is defined there: ``#define CHECK(call) call``."""
    for directive in tokens.directives:
        name_at = tokens.after(directive.name_at)
        if directive.name == "define" and name_at < index < directive.end and tokens.texts[name_at + 1] == "(":
            closer = next((i for i in range(name_at, directive.end) if tokens.texts[i] == ")"), directive.end)
            return tokens.texts[index] in mentions(tokens, name_at + 1, closer)
    return False


def _pastes(words: list[str], parameters: frozenset[str]) -> Iterator[re.Pattern[str]]:
    """Patterns of the names that ``a##b##c`` may make."""
    at = 0
    while at < len(words):
        last = at
        while last + 2 < len(words) and words[last + 1] == "##":
            last += 2
        if last > at:
            parts = words[at : last + 1 : 2]
            yield re.compile("".join(r"\w*" if part in parameters else re.escape(part) for part in parts))
        at = last + 1
