"""Names that a macro pastes together, by the uses of the macro in all files that see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import is_parameter
from hipport.code.macros import parameters_of
from hipport.context.context import Context
from hipport.project.programs import is_unit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@dataclass(frozen=True, slots=True)
class PastingMacro:
    """A macro that pastes: its name, its parameters, and the parts of the name: ``cublas``, ``T``, ``gemm``. ``line``
    is the index of its definition's first token.
    """

    name: str
    parameters: tuple[str, ...]
    parts: tuple[str, ...]
    line: int


def pasting_macro(tokens: Tokens, first: int) -> PastingMacro | None:
    """The macro that pastes something to the token ``first``: ``#define GEMM(T) cublas##T##gemm``. None where a name
    does not begin there, or the macro has no parameters.
    """
    line = tokens.directive_at(first)
    if line is None or line.name != "define" or tokens.text_at(tokens.before(first)) == "##":
        return None
    parameters = parameters_of(tokens, line)
    if parameters is None or parameters.closer > first:
        return None
    parts = [tokens.texts[first]]
    at = first
    while tokens.text_at(tokens.after(at)) == "##":
        at = tokens.after(tokens.after(at))
        parts.append(tokens.text_at(at))
    return PastingMacro(tokens.texts[tokens.after(line.name_at)], parameters.names, tuple(parts), line.first)


@dataclass(frozen=True, slots=True)
class PastedName:
    """A name that a use of a macro pastes, empty where the use does not show it, and the index of the last piece where
    that stands in the use: ``Malloc`` of ``CALL(Malloc(&p, 4))``; -1 for others.
    """

    name: str
    last: int


def pasted_names(ctx: Context, macro: PastingMacro) -> frozenset[str] | None:
    """The names that a macro pastes in all files that see it. None where they cannot be known."""
    others = _names_in_others(ctx, macro)
    names = {use.name for use in uses_in(ctx.tokens, macro)} | (others or set())
    return None if others is None or "" in names else frozenset(names)


def uses_of_file(ctx: Context, macro: PastingMacro) -> tuple[PastedName, ...]:
    """The uses of a macro that no other file uses, where each shows the name that it pastes; () for others."""
    found = tuple(uses_in(ctx.tokens, macro))
    is_of_file = _names_in_others(ctx, macro) == set() and _stands_once(ctx.tokens, macro)
    return found if is_of_file and all(use.last >= 0 for use in found) else ()


def _stands_once(tokens: Tokens, macro: PastingMacro) -> bool:
    """Whether nothing but the pasted name, and a text, is made of the parameter that is its last part:
    ``#define CALL(name) check(cuda##name, #name)``
    """
    line = tokens.directive_at(macro.line)
    if line is None:
        return False
    body = range(closer_of(tokens, tokens.after(tokens.after(line.name_at))) + 1, line.end)
    places = [at for at in body if tokens.texts[at] == macro.parts[-1]]
    return sum(tokens.text_at(tokens.before(at)) != "#" for at in places) == 1


def _names_in_others(ctx: Context, macro: PastingMacro) -> set[str] | None:
    others = ctx.survey.compiled_with.get(ctx.source.path)
    if others is None and ctx.survey.files and not is_unit(ctx.source.path):
        return None
    names: set[str] = set()
    for path in sorted((others or frozenset()) - {ctx.source.path}):
        text = ctx.survey.text_of(path)
        if macro.name in text:
            names.update(use.name for use in uses_in(Tokens(text), macro))
    return names


def uses_in(tokens: Tokens, macro: PastingMacro) -> Iterator[PastedName]:
    """The uses of a macro in a file."""
    for index in tokens.places(macro.name):
        line, opener = tokens.directive_at(index), tokens.after(index)
        if tokens.text_at(opener) != "(" or (line and tokens.after(line.name_at) == index):
            continue
        closer = closer_of(tokens, opener)
        arguments = split_arguments(tokens, opener, closer) if closer >= 0 else None
        yield PastedName("", -1) if arguments is None else _pasted(tokens, macro, arguments)


def _pasted(tokens: Tokens, macro: PastingMacro, arguments: tuple[Span, ...]) -> PastedName:
    """What a use of a macro pastes: of the last part, only the first token is a piece of the name."""
    name = ""
    last = -1
    for number, part in enumerate(macro.parts, 1):
        place = macro.parameters.index(part) if part in macro.parameters else -1
        if place < 0:
            name += part
            last = -1
            continue
        words = tokens.code(arguments[place].first, arguments[place].end) if place < len(arguments) else []
        if not words or (number < len(macro.parts) and len(words) > 1) or is_parameter(tokens, words[0]):
            return PastedName("", -1)
        last = words[0]
        name += tokens.texts[last]
    return PastedName(name, last) if is_name(name) else PastedName("", -1)
