"""Members of classes that macros are given the names of: those that a macro declares, ``#define MEMBER(N)
decltype(&::N) N``, and those that it uses, ``#define LOAD(name, to) table.to = find(name)``, ``#define LOAD(name)
table.name = find(#name)``.
"""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import Parameters
from hipport.code.macros import parameters_of
from hipport.code.scopes import scope_of
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_AFTER_DECLARATOR = frozenset((";", "=", "{", ""))
_BEFORE_DECLARATOR = frozenset((")", "*", ">"))


def members_by_macros(tokens: Tokens) -> frozenset[str]:
    """The names of the members that macros of a file declare in its classes."""
    return frozenset(_members(tokens))


def used_by_macros(tokens: Tokens) -> frozenset[int]:
    """The indices of the names that macros of a file are given and only use as those of members."""
    return frozenset(_used(tokens))


def _used(tokens: Tokens) -> Iterator[int]:
    for line in tokens.directives:
        parameters = parameters_of(tokens, line) if line.name == "define" else None
        places = set(_after_dots(tokens, line, parameters)) if parameters else set()
        for arguments in _arguments(tokens, line) if places else ():
            words = (tokens.code(each.first, each.end) for at, each in enumerate(arguments) if at in places)
            yield from (code[0] for code in words if len(code) == 1)


def _after_dots(tokens: Tokens, line: Directive, parameters: Parameters) -> Iterator[int]:
    """The places of the parameters that a macro only has after ``.`` and ``->``, and makes texts of."""
    body = range(parameters.closer + 1, line.end)
    for place, name in enumerate(parameters.names):
        before = {tokens.text_at(tokens.before(at)) for at in body if tokens.texts[at] == name}
        if before & OF_MEMBER and before <= OF_MEMBER | {"#"}:
            yield place


def _arguments(tokens: Tokens, line: Directive) -> Iterator[tuple[Span, ...]]:
    """The arguments of each use of a macro in code."""
    for index in tokens.outside(tokens.places(tokens.texts[tokens.after(line.name_at)])):
        opener = tokens.after(index)
        if tokens.text_at(opener) == "(":
            yield split_arguments(tokens, opener, closer_of(tokens, opener)) or ()


def _members(tokens: Tokens) -> Iterator[str]:
    for line in tokens.directives:
        parameters = parameters_of(tokens, line)
        place = _declared_parameter(tokens, line, parameters) if parameters else -1
        for arguments in _arguments(tokens, line) if place >= 0 else ():
            given = arguments[place].first if place < len(arguments) else -1
            brace = next(tokens.open_braces(given), -1) if given >= 0 else -1
            if brace >= 0 and scope_of(tokens, brace).is_class:
                yield tokens.texts[given]


def _declared_parameter(tokens: Tokens, line: Directive, parameters: Parameters) -> int:
    """The place of the parameter that a macro declares something by; -1 where it does not."""
    code = tokens.code(parameters.closer + 1, line.end)
    texts = ["", *(tokens.texts[at] for at in code), ""]
    for before, text, after in zip(texts, texts[1:], texts[2:], strict=False):
        is_declarator = after in _AFTER_DECLARATOR and (before in _BEFORE_DECLARATOR or is_name(before))
        if text in parameters.names and is_declarator:
            return parameters.names.index(text)
    return -1
