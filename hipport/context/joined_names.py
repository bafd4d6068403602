"""Names of the project that a macro makes of names of CUDA, which the project writes out elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.macros import parameters_of
from hipport.context.context import Context
from hipport.context.pasted_names import arguments_of_uses
from hipport.project.pasted import JoiningMacro
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive


def joining_macros(ctx: Context) -> tuple[JoiningMacro, ...]:
    """The macros of a file that join a piece and a parameter, and those that hand what they are given to one of these:
    ``#define LAZY(name) lazy_##name``, ``#define LOAD(name) LAZY(name)``
    """
    found: list[JoiningMacro] = []
    for index in ctx.tokens.places("##"):
        line = ctx.tokens.directive_at(index)
        if line is not None and line.name == "define" and (piece := _piece(ctx, line, index)):
            found.append(JoiningMacro(_name_of(ctx, line), piece))
    for macro in found:  # which grows meanwhile
        for index in ctx.tokens.places(macro.name):
            line = ctx.tokens.directive_at(index)
            if line is not None and line.name == "define" and parameters_of(ctx.tokens, line) is not None:
                handing = JoiningMacro(_name_of(ctx, line), macro.piece)
                if handing not in found:
                    found.append(handing)
    return tuple(dict.fromkeys(found))


def given_names(ctx: Context, macro: JoiningMacro) -> Iterator[int]:
    """The tokens that uses of a macro in a file are given as an argument of their own and that are names of CUDA."""
    tokens = ctx.tokens
    for index, arguments in arguments_of_uses(ctx, macro.name):
        line = tokens.directive_at(index)
        for argument in arguments or () if line is None or line.name != "define" else ():
            words = tokens.code(argument.first, argument.end)
            if len(words) == 1 and ctx.mapping.entry(tokens.texts[words[0]]):
                yield words[0]


def _piece(ctx: Context, line: Directive, index: int) -> str:
    """What stands before a ``##`` with a parameter after it; empty for another parameter, for a piece of a name of
    CUDA's, which rule HP107 is about, and where a name has more parts.
    """
    tokens = ctx.tokens
    left, right = tokens.before(index), tokens.after(index)
    piece, parameters = tokens.text_at(left), parameters_of(tokens, line)
    if parameters is None or piece in parameters.names or tokens.text_at(right) not in parameters.names:
        return ""
    has_more = "##" in (tokens.text_at(tokens.before(left)), tokens.text_at(tokens.after(right)))
    is_own = is_name(piece) and not piece.startswith(ctx.mapping.heads) and not has_more
    return piece if is_own and not ctx.written_for_hip(index) else ""


def _name_of(ctx: Context, line: Directive) -> str:
    return ctx.tokens.text_at(ctx.tokens.after(line.name_at))
