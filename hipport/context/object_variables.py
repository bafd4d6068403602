"""Variables of classes: how they are declared, and whether HIP would initialize them."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.scopes import ALIGNED
from hipport.code.special_members import bases_of
from hipport.code.special_members import special_member
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.diagnostics import Edit
from hipport.project.typed_names import named_types
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NO_MEMBERS = frozenset(("(", "operator", "static", "using", "enum", "struct", "class"))
_BEFORE_TYPE = frozenset("const volatile static typename struct class".split())
_ALIGNED = ALIGNED | {"alignas", "__attribute__"}
_DEPTH = 8  # of classes with members and bases of others
#: What the names of hipRAND's states begin with, which have constructors; those of cuRAND are plain structs.
_STATE = "hiprandState"


@dataclass(frozen=True, slots=True)
class ObjectVariable:
    """``__shared__ __align__(16) A<int> a[4];``: the first token of the type, the type's own name, the token after the
    type, the variable's name, and the ``;``, -1 where the statement declares something else as well.
    """

    type: int
    type_name: int
    type_end: int
    name: int
    end: int


def object_variable(tokens: Tokens, mark: int, *, may_be_extern: bool = False) -> ObjectVariable | None:
    """The variable that ``__shared__`` or another mark declares; None for plain types, and for an ``extern`` one unless
    ``may_be_extern``.
    """
    if tokens.text_at(tokens.before(mark)) == "extern" and not may_be_extern:
        return None
    first = tokens.after(mark)
    while (text := tokens.text_at(first)) in _BEFORE_TYPE or text in _ALIGNED:
        if text in _ALIGNED:
            first = closer_of(tokens, tokens.after(first))
            if first < 0:
                return None
        first = tokens.after(first)
    at = first
    while True:
        name = tokens.after(at) if tokens.text_at(at) == "::" else at
        at = tokens.after(name)
        if tokens.text_at(at) == "<":
            at = tokens.after(template_closer(tokens, at))
        if tokens.text_at(at) != "::":
            break
    if not is_name(tokens.text_at(name)) or not is_name(tokens.text_at(at)) or tokens.texts[name] in BUILTIN_TYPES:
        return None
    end = tokens.after(at)
    while tokens.text_at(end) == "[":
        end = tokens.after(closer_of(tokens, end))
    return ObjectVariable(first, name, tokens.before(at) + 1, at, end if tokens.text_at(end) == ";" else -1)


def type_in_bytes(tokens: Tokens, variable: ObjectVariable, code: str) -> Iterator[Edit]:
    """The edits of a rule that put the type of a variable, and its bounds, where its ``>`` follows:
    ``hipport::uninitialized<A [4]``
    """
    starts = tokens.starts
    yield Edit(starts[variable.type], starts[variable.type], "hipport::uninitialized<", code)
    has_bounds = tokens.after(variable.name) != variable.end
    yield Edit(tokens.end(variable.type_end - 1), tokens.end(variable.name), " " if has_bounds else "", code)


def is_initialized(ctx: Context, name: str) -> bool:
    """Whether HIP initializes objects of a class: one of the file or of a header of the tree initializes its members,
    or destroys them, or it is or has a state of hipRAND's.
    """
    return _any_class(ctx, name, _initializes, _DEPTH)


def has_random_state(ctx: Context, name: str) -> bool:
    """Whether a class is a state of cuRAND's, or has one in a base or member."""
    return _any_class(ctx, name, lambda _tokens, _name, _brace: False, _DEPTH)


def _any_class(ctx: Context, name: str, holds: Callable[[Tokens, str, int], bool], depth: int) -> bool:
    """Whether something ``holds`` of a class, a base or a member of it, or one of them is a state of cuRAND's, also
    where the project has a class in its place for other compilers.
    """
    if name in _states(ctx):
        return True
    found = class_named(ctx, name)
    if found is None and (entry := ctx.mapping.entry(name)) is not None:
        return entry.hip.startswith(_STATE)
    if found is None:
        other = named_types(ctx.content).get(name)
        other = other or ctx.survey.named_type(ctx.sources_of_types, name)
        return bool(other) and other != name and depth > 0 and _any_class(ctx, other, holds, depth - 1)
    tokens, brace = found
    return holds(tokens, name, brace) or (
        depth > 0 and any(_any_class(ctx, part, holds, depth - 1) for part in _parts(tokens, name, brace))
    )


@lru_cache(maxsize=1)
def _states(ctx: Context) -> frozenset[str]:
    """The names that the file uses as those of cuRAND's states."""
    uses = ctx.names.api_uses
    return frozenset(use.name for use in uses if use.entry is not None and use.entry.hip.startswith(_STATE))


def _initializes(tokens: Tokens, name: str, brace: int) -> bool:
    return _has_default(tokens, brace) or _has_busy_member(tokens, name, brace)


def _has_busy_member(tokens: Tokens, name: str, brace: int) -> bool:
    """Whether a class has a constructor without arguments, or a destructor, that does something or is not defined
    there.
    """
    own = (index for index in tokens.places(name) if next(tokens.open_braces(index), -1) == brace)
    members = (special_member(tokens, index) for index in own)
    return any(member is not None and member.takes_nothing and not member.does_nothing for member in members)


def _parts(tokens: Tokens, name: str, brace: int) -> Iterator[str]:
    """The classes of the bases and members of a class: ``struct A : B { C<int> c; D d[2]; };``"""
    yield from (tokens.texts[at] for at in bases_of(tokens, brace))
    for index in tokens.code(brace + 1, tokens.brace_end(brace)):
        text = tokens.texts[index]
        if is_name(text) and text not in BUILTIN_TYPES and text != name and _declares_member(tokens, index, brace):
            yield text


def _declares_member(tokens: Tokens, index: int, brace: int) -> bool:
    """``A a;``, ``A<int> a[2];`` directly in a class."""
    before, after = tokens.before(index), tokens.after(index)
    after = tokens.after(template_closer(tokens, after)) if tokens.text_at(after) == "<" else after
    begins = tokens.text_at(before) in (";", "{", "}", ":", "const", "::")
    ends = is_name(tokens.text_at(after)) and tokens.text_at(tokens.after(after)) in (";", "[", ",")
    return begins and ends and next(tokens.open_braces(index), -1) == brace


def _has_default(tokens: Tokens, opener: int) -> bool:
    """Whether a class body has a member with a default value, ``name{...};`` or ``name = ...;``, that is not static."""
    end = closer_of(tokens, opener)
    statement: list[str] = []
    index = tokens.after(opener)
    while 0 <= index < end:
        text = tokens.texts[index]
        is_member = len(statement) > 1 and _NO_MEMBERS.isdisjoint(statement)
        if text in ("{", "=") and is_member:
            return True
        if text in (";", "{", "}", ":"):
            statement = []
        else:
            statement.append(text)
        if text in ("{", "("):
            index = closer_of(tokens, index)
        elif text == "<" and (closer := template_closer(tokens, index)) > 0:
            index = closer
        if index < 0:
            return False
        index = tokens.after(index)
    return False
