"""Names that a macro pastes together, by the uses of the macro in all files that see it."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.macros import is_parameter
from hipport.code.macros import parameters_of
from hipport.code.roles import begins_pasted_name
from hipport.context.context import Context
from hipport.mapping import Entry
from hipport.project.pasted import PastedNames
from hipport.project.pasted import PastingMacro
from hipport.project.programs import is_unit
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import World
from hipport.source.conditions import macro_names
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_HIP = "hip"
_UNKNOWN = PastedNames(None, "")


@dataclass(frozen=True, slots=True)
class PastedName:
    """A name that a use of a macro pastes, empty where the use does not show it, and the index of the last piece where
    that stands in the use: ``Malloc`` of ``CALL(Malloc(&p, 4))``; -1 for others.
    """

    name: str
    last: int


def pasted_pieces(ctx: Context) -> Iterator[int]:
    """The tokens before ``##`` that may be the beginning of a CUDA name: ``cuda`` in ``#define CALL(name) cuda##name``.
    A whole name is renamed as such where its counterpart ends in the same way: ``cudaMemcpy##how``, and not
    ``cudaError##name``.
    """
    for index in ctx.tokens.places("##"):
        left = ctx.tokens.before(index)
        piece = ctx.tokens.text_at(left)
        if not piece.startswith(ctx.mapping.heads) or ctx.written_for_hip(index):
            continue
        entry = ctx.mapping.entry(piece)
        if entry is not None and not begins_pasted_name(ctx.tokens, left, entry.hip):
            continue
        if not _gives_for_hip(ctx, index):
            yield left


def _gives_for_hip(ctx: Context, index: int) -> bool:
    """Whether a macro gives CUDA's names to HIP's that it pastes: ``#define USE(name) using cu##name = hip##name``"""
    line = ctx.tokens.directive_at(index)
    signs = [at for at in range(line.first, line.end) if ctx.tokens.texts[at] == "##"] if line else ()
    return any(ctx.tokens.text_at(ctx.tokens.before(at)).startswith(_HIP) for at in signs)


def pasting_macro(ctx: Context, first: int) -> PastingMacro | None:
    """The macro that pastes something to the token ``first``: ``#define GEMM(T) cublas##T##gemm``. None where a name
    does not begin there, or the macro has no parameters.
    """
    tokens = ctx.tokens
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
    name = tokens.texts[tokens.after(line.name_at)]
    is_open = len(parts) == 2 and parts[1] in parameters.names and _stands_once(tokens, line, parts[1])
    return PastingMacro(name, parameters.names, tuple(parts), is_open, frozenset(_conditions_at(ctx, first)))


def pasting_macros(ctx: Context) -> tuple[PastingMacro, ...]:
    """The macros of a file that may paste names of CUDA."""
    found = (pasting_macro(ctx, left) for left in pasted_pieces(ctx))
    return tuple(dict.fromkeys(filter(None, found)))


def _stands_once(tokens: Tokens, line: Directive, parameter: str) -> bool:
    """Whether nothing but the pasted name, and a text, is made of a macro's parameter:
    ``#define CALL(name) check(cuda##name, #name)``
    """
    places = [at for at in _body_of(tokens, line) if tokens.texts[at] == parameter]
    return sum(tokens.text_at(tokens.before(at)) != "#" for at in places) == 1


def _body_of(tokens: Tokens, line: Directive) -> range:
    """The tokens after the parameters of a macro."""
    return range(closer_of(tokens, tokens.after(tokens.after(line.name_at))) + 1, line.end)


def _conditions_at(ctx: Context, index: int) -> Iterator[tuple[str, bool]]:
    """The macros that have to be defined, or undefined, for the compiler to see a token: ``WITH_CUDA`` after
    ``#if defined(WITH_CUDA)``. Those that the file defines itself, as include guards, are left out.
    """
    for arm in ctx.arms.enclosing(index):
        asked = {name for each in arm.chain.arms for name in macro_names(each.condition)}
        for name in asked - ctx.defined_macros.keys():
            if_defined, if_undefined = (arm.holds(_world({name: is_defined})) for is_defined in (True, False))
            if (if_defined is False) != (if_undefined is False):
                yield name, if_undefined is False


def _world(defined: dict[str, bool]) -> World:
    return lambda name: None if name not in defined else 1 if defined[name] else UNDEFINED


def definitions_in(tokens: Tokens, name: str) -> Iterator[str]:
    """What the definitions of a macro in a file have before their only ``##``, empty where they have none or several:
    ``#define CALL(name) hip##name``. Those that take no notice of what they are given are left out.
    """
    for index in tokens.places(name):
        line = tokens.directive_at(index)
        if line is None or tokens.after(line.name_at) != index:
            continue
        parameters = parameters_of(tokens, line)
        if parameters is not None and any(tokens.texts[at] in parameters.names for at in _body_of(tokens, line)):
            signs = [at for at in _body_of(tokens, line) if tokens.texts[at] == "##"]
            yield tokens.text_at(tokens.before(signs[0])) if len(signs) == 1 else ""


def uses_in(ctx: Context, macro: PastingMacro) -> Iterator[PastedName]:
    """The uses of a macro in a file, without those in arms that are for HIP or that have another definition of it."""
    world = _world(dict(macro.when))
    for index, arguments in arguments_of_uses(ctx, macro.name):
        if not any(arm.holds(world) is False for arm in ctx.arms.enclosing(index)):
            yield PastedName("", -1) if arguments is None else _pasted(ctx.tokens, macro, arguments)


def arguments_of_uses(ctx: Context, macro: str) -> Iterator[tuple[int, tuple[Span, ...] | None]]:
    """The uses of a macro in a file, without those that are written for HIP, each with its arguments; None where they
    cannot be read.
    """
    tokens = ctx.tokens
    for index in tokens.places(macro):
        line, opener = tokens.directive_at(index), tokens.after(index)
        is_definition = line is not None and tokens.after(line.name_at) == index
        if tokens.text_at(opener) == "(" and not is_definition and not ctx.written_for_hip(index):
            closer = closer_of(tokens, opener)
            yield index, split_arguments(tokens, opener, closer) if closer >= 0 else None


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


def names_of_file(ctx: Context, macro: PastingMacro) -> PastedNames:
    """What a macro pastes if no other file uses it. Nothing is known where others may: in a header of a tree."""
    if ctx.survey.files and not is_unit(ctx.source.path):
        return _UNKNOWN
    return pasted_names(ctx, macro, (use.name for use in uses_in(ctx, macro)), definitions_in(ctx.tokens, macro.name))


def pasted_names(ctx: Context, macro: PastingMacro, uses: Iterable[str], definitions: Iterable[str]) -> PastedNames:
    """What a macro pastes by the names of all its ``uses``. Its first part becomes what all these names have in HIP for
    it, or what some have, if each use can change to make HIP's name: all ``definitions`` of the macro have to be
    CUDA's or HIP's then.
    """
    names = frozenset(uses)
    if not names or "" in names:
        return _UNKNOWN
    beginnings = {ported_piece(ctx, name, macro.parts[0]) for name in names}
    if len(beginnings) == 1 and "" not in beginnings:
        return PastedNames(names, *beginnings)
    beginning = min(beginnings - {""}, key=len, default=_HIP)
    is_settled = macro.is_open and {macro.parts[0], beginning}.issuperset(definitions)
    if not is_settled or not all(map(ctx.mapping.entry, names)):  # names that CUDA lacks may be the project's own
        return PastedNames(names, "")
    return PastedNames(names, beginning if any(rest_in_hip(ctx, macro, beginning, name) for name in names) else "")


def ported_piece(ctx: Context, name: str, piece: str) -> str:
    """What the beginning of a name becomes, where that is all that changes in its uses; empty for other names."""
    entry = ctx.mapping.entry(name, ctx.options.cuda)
    rest = name.removeprefix(piece)
    if entry is None or not _is_only_renamed(ctx, entry) or not entry.hip.endswith(rest):
        return ""
    return entry.hip.removesuffix(rest)


def rest_in_hip(ctx: Context, macro: PastingMacro, beginning: str, name: str) -> str:
    """What HIP's counterpart of a name has after the ``beginning``; empty where more changes than the name. Also where
    the rest is that of another CUDA name that changes, ``JitCacheMode`` in place of ``Jit_CacheMode``: the port would
    not show which of the two it has been.
    """
    rest = _rest(ctx, beginning, name)
    return rest if _rest(ctx, beginning, macro.parts[0] + rest) in ("", rest) else ""


def _rest(ctx: Context, beginning: str, name: str) -> str:
    entry = ctx.mapping.entry(name, ctx.options.cuda)
    is_renamed = entry is not None and _is_only_renamed(ctx, entry) and entry.hip.startswith(beginning)
    return entry.hip.removeprefix(beginning) if entry is not None and is_renamed else ""


def _is_only_renamed(ctx: Context, entry: Entry) -> bool:
    """Whether a name has a counterpart that is used as it is and needs no header of its own."""
    if entry.row.status != "ok" or ctx.names.lacking(entry) or entry.row.cuda in ctx.mapping.calls:
        return False
    return not entry.is_ours and not ctx.mapping.header_to_add(entry)
