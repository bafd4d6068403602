"""Member functions of classes of CUDA's C++ libraries, where a file calls them: ``BlockScan(storage).Sum(x)``."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.scopes import local_range
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.qualified import QualifiedName
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_OPENERS = frozenset(("(", "{"))
_OF_DECLARATION = frozenset((";", "(", "{", ",", ")", "=", "["))


@dataclass(frozen=True, slots=True)
class MemberCall:
    """A call of a member function: the index of its name, and the class with the name, ``cub::BlockScan::Sum``."""

    index: int
    name: str


@dataclass(frozen=True, slots=True)
class _Type:
    """A use of a class as a type, its tokens up to ``last``: ``cub::BlockScan<int, 128>``, or another name for it."""

    name: str
    last: int


@dataclass(frozen=True, slots=True)
class _Declared:
    """A name that the file gives a class or a variable of it, at ``index``, and the end of what it is known for."""

    name: str
    index: int
    end: int


def member_calls(ctx: Context, library: str) -> Iterator[MemberCall]:
    """The calls whose object has a class of a library by what the file shows: objects that are made in the call,
    variables of functions, and the class itself before ``::``.
    """
    tokens = ctx.tokens
    names = (name for name in (*ctx.names.qualified, *ctx.names.imported) if name.library.name == library)
    types = [found for name in names if name.hip is not None and (found := _type(tokens, name)) is not None]
    named = [_declared(tokens, kind.name, alias) for kind in types if (alias := _other_name(tokens, kind)) >= 0]
    others = tokens.where({tokens.texts[alias.index] for alias in named})
    types += [_Type(name, index) for index in others if (name := _nearest(tokens, named, index))]
    variables: list[_Declared] = []
    for kind in types:
        after = tokens.after(kind.last)
        if tokens.text_at(after) == "::":
            yield from _call(tokens, after, kind.name)
        elif tokens.text_at(after) in _OPENERS:
            yield from _call(tokens, tokens.after(closer_of(tokens, after)), kind.name)
        elif (variable := _variable(tokens, after)) >= 0 and local_range(tokens, variable) is not None:
            variables.append(_declared(tokens, kind.name, variable))
    for index in tokens.where({tokens.texts[variable.index] for variable in variables}):
        if tokens.text_at(tokens.before(index)) not in QUALIFYING:
            yield from _call(tokens, tokens.after(index), _nearest(tokens, variables, index))


def _declared(tokens: Tokens, name: str, index: int) -> _Declared:
    known = local_range(tokens, index)
    return _Declared(name, index, known[1] if known else len(tokens))


def _nearest(tokens: Tokens, declared: Iterable[_Declared], index: int) -> str:
    """The class in the last declaration that is in force of the name at ``index``; '' for none."""
    text = tokens.texts[index]
    found = [one for one in declared if one.index < index < one.end and tokens.texts[one.index] == text]
    return max(found, key=lambda one: one.index).name if found else ""


def _type(tokens: Tokens, name: QualifiedName) -> _Type | None:
    """``cub::BlockScan<int, 128>``; None where a ``<`` is not surely that of template arguments."""
    after = tokens.after(name.last)
    if tokens.text_at(after) != "<":
        return _Type(name.name, name.last)
    closer = template_closer(tokens, after)
    return _Type(name.name, closer) if closer >= 0 else None


def _other_name(tokens: Tokens, kind: _Type) -> int:
    """Index of the name that a ``typedef`` gives a class, or ``using X =`` before it; -1 for none."""
    at = kind.last
    while at >= 0 and tokens.texts[at] not in (";", "{", "}", "typedef", "using"):
        at = tokens.before(at)
    if tokens.text_at(at) == "using":
        name = tokens.after(at)
        return name if is_name(tokens.text_at(name)) and tokens.text_at(tokens.after(name)) == "=" else -1
    name = tokens.after(kind.last)
    named = is_name(tokens.text_at(name)) and tokens.text_at(tokens.after(name)) == ";"
    return name if tokens.text_at(at) == "typedef" and named else -1


def _variable(tokens: Tokens, at: int) -> int:
    """Index of the name that is declared: ``scan(storage);``, ``&scan,``; -1 for none."""
    while tokens.text_at(at) in ("&", "const"):
        at = tokens.after(at)
    declares = is_name(tokens.text_at(at)) and tokens.text_at(tokens.after(at)) in _OF_DECLARATION
    return at if declares else -1


def _call(tokens: Tokens, at: int, name: str) -> Iterator[MemberCall]:
    """``.Sum(``, ``->Sum(``, ``::Sum(``, ``.template Sum<4>(``"""
    if not name or tokens.text_at(at) not in QUALIFYING:
        return
    member = tokens.after(at)
    if tokens.text_at(member) == "template":
        member = tokens.after(member)
    if is_name(tokens.text_at(member)) and arguments_of(tokens, member) is not None:
        yield MemberCall(member, f"{name}::{tokens.texts[member]}")
