"""Members of classes that a macro declares by their names: ``#define MEMBER(N) decltype(&::N) N``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import Parameters
from hipport.code.macros import parameters_of
from hipport.code.scopes import scope_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_AFTER_DECLARATOR = frozenset((";", "=", "{", ""))
_BEFORE_DECLARATOR = frozenset((")", "*", ">"))


def members_by_macros(tokens: Tokens) -> frozenset[str]:
    """The names of the members that macros of a file declare in its classes."""
    return frozenset(_members(tokens))


def _members(tokens: Tokens) -> Iterator[str]:
    for line in tokens.directives:
        parameters = parameters_of(tokens, line)
        place = _declared_parameter(tokens, line, parameters) if parameters else -1
        for index in tokens.places(tokens.texts[tokens.after(line.name_at)]) if place >= 0 else ():
            brace = next(tokens.open_braces(index), -1)
            opener = tokens.after(index)
            if tokens.directive_at(index) or brace < 0 or tokens.text_at(opener) != "(":
                continue
            arguments = split_arguments(tokens, opener, closer_of(tokens, opener)) or ()
            if scope_of(tokens, brace).is_class and place < len(arguments):
                yield tokens.texts[arguments[place].first]


def _declared_parameter(tokens: Tokens, line: Directive, parameters: Parameters) -> int:
    """The place of the parameter that a macro declares something by; -1 where it does not."""
    code = tokens.code(parameters.closer + 1, line.end)
    texts = ["", *(tokens.texts[at] for at in code), ""]
    for before, text, after in zip(texts, texts[1:], texts[2:], strict=False):
        is_declarator = after in _AFTER_DECLARATOR and (before in _BEFORE_DECLARATOR or is_name(before))
        if text in parameters.names and is_declarator:
            return parameters.names.index(text)
    return -1
