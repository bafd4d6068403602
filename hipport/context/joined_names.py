"""Names of the project that a macro makes of names of CUDA, which the project writes out elsewhere, and texts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from functools import lru_cache

from hipport.code.macros import parameters_of
from hipport.context.context import Context
from hipport.context.pasted_names import arguments_of_uses
from hipport.mapping import Entry
from hipport.project.pasted import TEXT
from hipport.project.pasted import JoinedName
from hipport.project.pasted import JoiningMacro
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens


def joining_macros(ctx: Context) -> tuple[JoiningMacro, ...]:
    """The macros of a file that join a piece and a parameter, and those that hand what they are given to one of these:
    ``#define LAZY(name) lazy_##name``, ``#define LOAD(name) LAZY(name)``. Then those that make a text of a parameter:
    ``#define LOOK_UP(name) void *p_##name = find(#name);``
    """
    found: list[JoiningMacro] = []
    for index in ctx.tokens.places("##"):
        line = ctx.tokens.directive_at(index)
        if line is not None and line.name == "define" and (piece := _piece(ctx, line, index)):
            found.append(JoiningMacro(_name_of(ctx, line), piece))
    by_word = _macros_by_word(ctx) if found else {}
    known = set(found)
    for macro in found:  # which grows meanwhile
        for name in by_word.get(macro.name, ()):
            handing = JoiningMacro(name, macro.piece)
            if handing not in known:
                known.add(handing)
                found.append(handing)
    joining = {macro.name for macro in found}
    found += (JoiningMacro(name, TEXT) for name in _making_texts(ctx) if name not in joining)
    lists = _first_parameters(ctx) if found else {}
    found += [JoiningMacro(name, macro.piece) for macro in found for name in _names_in_lists(ctx, macro.name, lists)]
    return tuple(dict.fromkeys(found))


def _macros_by_word(ctx: Context) -> dict[str, list[str]]:
    """The macros of a file that have parameters, by the words of their definitions."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in ctx.tokens.directives:
        if line.name == "define" and parameters_of(ctx.tokens, line) is not None:
            name = _name_of(ctx, line)
            for word in set(ctx.tokens.texts[line.name_at + 1 : line.end]):
                found[word].append(name)
    return found


def _first_parameters(ctx: Context) -> dict[str, list[str]]:
    """The first parameter of each definition of the macros that have some."""
    found: dict[str, list[str]] = defaultdict(list)
    for line in ctx.tokens.directives:
        parameters = parameters_of(ctx.tokens, line)
        if parameters is not None and parameters.names:
            found[_name_of(ctx, line)].append(parameters.names[0])
    return found


def _names_in_lists(ctx: Context, macro: str, lists: Mapping[str, list[str]]) -> Iterator[str]:
    """What ``lists`` that are given a macro call it: ``EACH`` for ``#define ALL(EACH) EACH(cuInit)`` and
    ``ALL(LAZY)``.
    """
    tokens = ctx.tokens
    for index in tokens.places(macro):
        opener = tokens.before(index)
        if tokens.text_at(opener) == "(":
            yield from lists.get(tokens.text_at(tokens.before(opener)), ())


def given_names(ctx: Context, macro: JoiningMacro) -> Iterator[int]:
    """The tokens that uses of a macro in a file are given as an argument of their own and that are names of CUDA. Of
    those that become a text, functions: no other names are looked up.
    """
    tokens = ctx.tokens
    for _, arguments in arguments_of_uses(ctx, macro.name):
        for argument in arguments or ():
            words = tokens.code(argument.first, argument.end)
            entry = ctx.mapping.entry(tokens.texts[words[0]]) if len(words) == 1 else None
            if entry and (macro.piece != TEXT or entry.row.kind == "function"):
                yield words[0]


def given_places(ctx: Context, joined: JoinedName) -> Iterator[int]:
    """The tokens of a name in a file that a macro is given."""
    return (at for at in given_names(ctx, joined.macro) if ctx.tokens.texts[at] == joined.given)


@lru_cache(maxsize=2)  # asked for each name of a file
def given_in_vain(ctx: Context) -> frozenset[int]:
    """The tokens of names that macros are given that make another name or a text of them, and that become two words."""
    found: set[int] = set()
    for joined in ctx.survey.joined.get(ctx.source.path, ()):
        if (entry := entry_of(ctx, joined)) is not None and not entry.hip.isidentifier():
            found.update(given_places(ctx, joined))
    return frozenset(found)


def entry_of(ctx: Context, joined: JoinedName) -> Entry | None:
    """The row of what a macro is given, None where what it makes is CUDA's, too."""
    return None if ctx.mapping.entry(joined.made) else ctx.mapping.entry(joined.given, ctx.options.cuda)


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


def _making_texts(ctx: Context) -> Iterator[str]:
    """The macros of a file that make a text of a parameter and nothing else but a part of a name or a type of it:
    ``#define LOOK_UP(name) decltype(&name) p_##name = find(#name)``, and not ``#define CALL(f, x) check(f(x), #f)``.
    """
    tokens = ctx.tokens
    for line in tokens.directives:
        parameters = parameters_of(tokens, line) if "#" in tokens.texts[line.name_at : line.end] else None
        if parameters is None:
            continue
        body = range(parameters.closer + 1, line.end)
        for sign in (at for at in body if tokens.texts[at] == "#"):
            parameter = tokens.text_at(tokens.after(sign))
            if parameter not in parameters.names or ctx.written_for_hip(sign):
                continue
            if all(_is_unevaluated(tokens, at) for at in body if tokens.texts[at] == parameter):
                yield _name_of(ctx, line)


def _is_unevaluated(tokens: Tokens, index: int) -> bool:
    """``#name``, ``p_##name``, ``name##_t``, ``decltype(name)``, ``decltype(&name)``"""
    before = tokens.before(index)
    if tokens.text_at(before) in ("#", "##") or tokens.text_at(tokens.after(index)) == "##":
        return True
    opener = tokens.before(before) if tokens.text_at(before) == "&" else before
    return tokens.text_at(opener) == "(" and tokens.text_at(tokens.before(opener)) == "decltype"


def _name_of(ctx: Context, line: Directive) -> str:
    return ctx.tokens.text_at(ctx.tokens.after(line.name_at))
