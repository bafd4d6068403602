"""Macros that define operators, ``#define SUM(T) T operator+(T a, T b) {...}``, and their uses in all files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hipport.code.expansions import Expansion
from hipport.code.expansions import MacroUse
from hipport.code.expansions import uses_of
from hipport.code.macros import parameters_of
from hipport.context.context import Context
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

_ARITHMETIC = frozenset("+-*/")


def defines_operators(tokens: Tokens) -> bool:
    """Whether macros of a file define operators."""
    return any(_lines(tokens))


def operator_macros(ctx: Context) -> Iterator[Expansion]:
    """What the uses of the file's macros that define operators stand for, in code that is to be ported; uses that stand
    for the same count once.
    """

    @cache
    def others_with(name: str) -> tuple[str, ...]:
        return ctx.survey.with_name(others, name)

    def files_with(name: str) -> Iterator[Tokens]:
        yield ctx.tokens
        yield from map(tokens_of, map(ctx.survey.text_of, others_with(name)))

    lines = [line for line in _lines(ctx.tokens) if not ctx.is_settled(line.first)]
    path = ctx.source.path
    seen_by = (ctx.survey.compiled_with.get(path) or ctx.neighbours) if lines else ()
    others = tuple(sorted(set(seen_by) - {path}))
    for line in lines:
        parameters = parameters_of(ctx.tokens, line)
        if parameters is not None:
            uses = (use for use in uses_of(_name(ctx.tokens, line), files_with) if _is_of(ctx, line, use))
            for arguments in dict.fromkeys(use.arguments for use in uses):
                yield Expansion(ctx.tokens, line, parameters, arguments)


def _name(tokens: Tokens, line: Directive) -> str:
    """The macro that a ``#define`` or ``#undef`` is about."""
    return tokens.text_at(tokens.after(line.name_at))


def _is_of(ctx: Context, line: Directive, use: MacroUse) -> bool:
    """Whether a use of a macro means the definition at ``line``, and is in code that is to be ported."""
    end = _undefined_at(ctx.tokens, line)
    if use.tokens is not ctx.tokens:
        return end == len(ctx.tokens)
    return line.end <= use.place < end and not ctx.is_settled(use.place)


def _lines(tokens: Tokens) -> Iterator[Directive]:
    """The lines ``#define SUM(T) T operator+(T a, T b) {...}``, each once, also those whose operator is an argument."""
    places = (at for at in tokens.places("operator") if _is_arithmetic(tokens.text_at(tokens.after(at))))
    found = map(tokens.directive_at, places)
    yield from {line.first: line for line in found if line and line.name == "define"}.values()


def _is_arithmetic(sign: str) -> bool:
    """Whether a token after ``operator`` begins an operator of vectors, or may stand for one: not that of
    ``void operator=(const T &)``, which many macros have in which classes are not to be copied.
    """
    return sign in _ARITHMETIC or is_name(sign)


def _undefined_at(tokens: Tokens, line: Directive) -> int:
    """The index of the first ``#undef`` of a macro after its definition; the number of tokens where there is none."""
    later = (other for other in tokens.directives if other.first > line.first and other.name == "undef")
    return next((o.first for o in later if _name(tokens, o) == _name(tokens, line)), len(tokens))
