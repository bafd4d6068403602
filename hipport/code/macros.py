"""The macros that a file defines, each with the names that it may stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens


@dataclass(frozen=True, slots=True)
class MacroDefinition:
    """A ``#define``: its name, the names in its replacement, and what names it may paste (empty: none)."""

    name: str
    mentions: frozenset[str]
    pastes: tuple[re.Pattern[str], ...]


@dataclass(frozen=True, slots=True)
class Parameters:
    """The parameters of a macro, in their order, and the index of the parenthesis after them."""

    names: tuple[str, ...]
    closer: int


def macros_of(tokens: Tokens) -> Iterator[MacroDefinition]:
    """The macros that a file defines; one for each definition."""
    for directive in tokens.directives:
        name_at = tokens.after(directive.name_at)
        if directive.name != "define" or name_at < 0:
            continue
        parameters = parameters_of(tokens, directive)
        body = parameters.closer if parameters else name_at + 1
        words = [text for text in tokens.texts[body : directive.end] if not is_blank(text)]
        pastes = tuple(_pastes(words, frozenset(parameters.names if parameters else ())))
        yield MacroDefinition(tokens.texts[name_at], frozenset(filter(is_name, words)), pastes)


def parameters_of(tokens: Tokens, line: Directive) -> Parameters | None:
    """The parameters of ``#define f(a, b) text``; None for another line, and for a macro without a list of them."""
    name_at = tokens.after(line.name_at)
    if line.name != "define" or not 0 <= name_at < line.end - 1 or tokens.texts[name_at + 1] != "(":
        return None
    closer = next((at for at in range(name_at, line.end) if tokens.texts[at] == ")"), line.end)
    listed = tokens.texts[name_at + 2 : closer]
    return Parameters((*filter(is_name, listed), *(("__VA_ARGS__",) if "." in listed else ())), closer)


def is_parameter(tokens: Tokens, index: int) -> bool:
    """Whether the name at ``index`` is a parameter of the macro that is defined there: ``#define CHECK(call) call``."""
    line = tokens.directive_at(index)
    parameters = parameters_of(tokens, line) if line is not None else None
    return parameters is not None and tokens.texts[index] in parameters.names


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
