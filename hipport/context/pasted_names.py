"""Names that a macro pastes together, by the uses of the macro in all files that see it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import is_parameter
from hipport.context.context import Context
from hipport.project.programs import is_unit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@dataclass(frozen=True, slots=True)
class PastingMacro:
    """A macro that pastes: its name, its parameters, and the parts of the name: ``cublas``, ``T``, ``gemm``."""

    name: str
    parameters: tuple[str, ...]
    parts: tuple[str, ...]


def pasting_macro(tokens: Tokens, first: int) -> PastingMacro | None:
    """The macro that pastes something to the token ``first``: ``#define GEMM(T) cublas##T##gemm``. None where a name
    does not begin there, or the macro has no parameters.
    """
    line = tokens.directive_at(first)
    if line is None or line.name != "define" or tokens.text_at(tokens.before(first)) == "##":
        return None
    name = tokens.after(line.name_at)
    if tokens.text_at(name + 1) != "(":
        return None
    closer = closer_of(tokens, name + 1)
    parameters = tuple(text for text in tokens.texts[name + 2 : closer] if is_name(text)) if closer < first else ()
    parts = [tokens.texts[first]]
    at = first
    while tokens.text_at(tokens.after(at)) == "##":
        at = tokens.after(tokens.after(at))
        parts.append(tokens.text_at(at))
    return PastingMacro(tokens.texts[name], parameters, tuple(parts))


def pasted_names(ctx: Context, macro: PastingMacro) -> frozenset[str] | None:
    """The names that a macro pastes in all files that see it. None where they cannot be known."""
    others = ctx.survey.compiled_with.get(ctx.source.path)
    if others is None and ctx.survey.files and not is_unit(ctx.source.path):
        return None
    names = set(_names_in(ctx.tokens, macro))
    for path in sorted((others or frozenset()) - {ctx.source.path}):
        text = ctx.survey.text_of(path)
        if macro.name in text:
            names.update(_names_in(Tokens(text), macro))
    return None if "" in names else frozenset(names)


def _names_in(tokens: Tokens, macro: PastingMacro) -> Iterator[str]:
    """The names that the uses of a macro in a file paste; an empty one where a use does not show it."""
    for index in tokens.places(macro.name):
        line, opener = tokens.directive_at(index), tokens.after(index)
        if tokens.text_at(opener) != "(" or (line and tokens.after(line.name_at) == index):
            continue
        closer = closer_of(tokens, opener)
        arguments = split_arguments(tokens, opener, closer) if closer >= 0 else None
        yield "" if arguments is None else _pasted(tokens, macro, arguments)


def _pasted(tokens: Tokens, macro: PastingMacro, arguments: tuple[Span, ...]) -> str:
    """The name that a use of a macro pastes: of the last part, only the first token is a piece of it."""
    name = ""
    for number, part in enumerate(macro.parts, 1):
        place = macro.parameters.index(part) if part in macro.parameters else -1
        if place < 0:
            name += part
            continue
        words = tokens.code(arguments[place].first, arguments[place].end) if place < len(arguments) else []
        if not words or (number < len(macro.parts) and len(words) > 1) or is_parameter(tokens, words[0]):
            return ""
        name += tokens.texts[words[0]]
    return name if is_name(name) else ""
