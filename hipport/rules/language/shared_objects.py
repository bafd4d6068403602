"""HP212: objects in shared memory whose class initializes its members."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.special_members import special_member
from hipport.code.statements import clause_start
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.groups import type_parameters
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.survey import makes_on_device
from hipport.project.typed_names import named_types
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/uninitialized.h"
_CODE = "HP212"
_NO_MEMBERS = frozenset(("(", "operator", "static", "using", "enum", "struct", "class"))
_BEFORE_TYPE = frozenset("const volatile static typename struct class".split())
_ALIGNED = frozenset(("alignas", "__align__", "__attribute__"))
_BEFORE_BASE = frozenset(("public", "private", "protected", "virtual"))
_DEPTH = 8  # of classes with members and bases of others


@dataclass(frozen=True, slots=True)
class _Variable:
    """``__shared__ __align__(16) A<int> a[4];``: the first token of the type, the type's own name, the token after the
    type, the variable's name, and the ``;``, -1 where the statement declares something else as well.
    """

    type: int
    type_name: int
    type_end: int
    name: int
    end: int


@rule("HP212", "initialized-shared-object", edits=True, words=("__shared__",))
def initialized_shared_object(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A variable in shared memory whose class initializes its members.

    What it finds: `__shared__` variables of a class of the file, or of a header of the tree, that has a constructor
    without arguments that does something, a destructor that does, default values for members (`int group{};`,
    `float v = 0;`), or a base or member of such a class, also by another name of it; and of a type that is a parameter
    of a template, where the file or one that is compiled together with it has a class with such a constructor for
    device code.

    Why: nvcc warns and does not initialize the memory. The HIP compiler reports an error: "initialization is not
    supported for __shared__ variables". The variable becomes a reference to an object in bytes of shared memory that
    nothing initializes, by `#include "hipport/uninitialized.h"`; a converted tree gets the header too.

    Example:
        struct Element { int group{}; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Keep:
        struct Element { int group; };
        __global__ void k() { __shared__ Element elements[64]; elements[threadIdx.x].group = 1; }

    Fix safety: safe: the memory is as uninitialized as before. No fix for variables outside of functions, in macros,
    and for several in one declaration.

    Source: nvcc 13.0, warning 20054; hipcc of ROCm 7.2. Detected from tokens.
    """
    tokens = ctx.tokens
    found = [variable for index in tokens.places("__shared__") if (variable := _variable(tokens, index))]
    if not found or is_of_hip(ctx):
        return
    changed = False
    for variable in found:
        name = tokens.texts[variable.type_name]
        if ctx.is_settled(variable.type) or not (_initializes(ctx, name, _DEPTH) or _may_be_initialized(ctx, name)):
            continue
        if variable.end < 0 or ctx.body_at(variable.type) is None or tokens.directive_at(variable.type):
            yield ctx.diagnostic(
                _CODE,
                Severity.ERROR,
                variable.type,
                f"{name} initializes its members: HIP does not initialize shared memory",
                "declare each variable by itself in its function, or remove what initializes the members",
                last=variable.name,
                symbol=name,
            )
            continue
        changed = True
        yield from _as_bytes(tokens, variable)
    if changed and not has_own_header(ctx, _HEADER):
        yield include_after_runtime(ctx, _HEADER, _CODE)


def _as_bytes(tokens: Tokens, variable: _Variable) -> Iterator[Edit]:
    """``__shared__ hipport::uninitialized<A [4]> a_bytes; auto &a = a_bytes.object();``"""
    name = tokens.texts[variable.name]
    starts = tokens.starts
    yield Edit(starts[variable.type], starts[variable.type], "hipport::uninitialized<", _CODE)
    has_bounds = tokens.after(variable.name) != variable.end
    yield Edit(tokens.end(variable.type_end - 1), tokens.end(variable.name), " " if has_bounds else "", _CODE)
    end = starts[variable.end]
    yield Edit(end, end, f"> {name}_bytes; auto &{name} = {name}_bytes.object()", _CODE)


def _variable(tokens: Tokens, shared: int) -> _Variable | None:
    """The variable that ``__shared__`` declares; None for an ``extern`` one, and for those of plain types."""
    if tokens.text_at(tokens.before(shared)) == "extern":
        return None
    first = tokens.after(shared)
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
    return _Variable(first, name, tokens.before(at) + 1, at, end if tokens.text_at(end) == ";" else -1)


def _may_be_initialized(ctx: Context, name: str) -> bool:
    """Whether a name is a template's parameter, ``template <class T> __global__ void k() { __shared__ T x[64];``, and
    the file or those around it have a class for it that initializes its members in device code.
    """
    if name not in type_parameters(ctx.tokens):
        return False
    around = tuple(ctx.survey.with_neighbours(ctx.source.path))
    return makes_on_device(ctx.source.text.encode("latin-1")) or ctx.survey.one_makes_on_device(around)


def _initializes(ctx: Context, name: str, depth: int) -> bool:
    """Whether a class that the file or a header of the tree defines initializes its members, or destroys them."""
    found = class_named(ctx, name)
    if found is None:
        around = ctx.survey.with_headers(ctx.source.path)[1:]
        other = named_types(ctx.source.text.encode("latin-1")).get(name) or ctx.survey.named_type(around, name)
        return bool(other) and other != name and depth > 0 and _initializes(ctx, other, depth - 1)
    tokens, brace = found
    return (
        _has_default(tokens, brace)
        or _has_busy_member(tokens, name, brace)
        or (depth > 0 and any(_initializes(ctx, part, depth - 1) for part in _parts(tokens, name, brace)))
    )


def _has_busy_member(tokens: Tokens, name: str, brace: int) -> bool:
    """Whether a class has a constructor without arguments, or a destructor, that does something or is not defined
    there.
    """
    own = (index for index in tokens.places(name) if next(tokens.open_braces(index), -1) == brace)
    members = (special_member(tokens, index) for index in own)
    return any(member is not None and member.takes_nothing and not member.does_nothing for member in members)


def _parts(tokens: Tokens, name: str, brace: int) -> Iterator[str]:
    """The classes of the bases and members of a class: ``struct A : B { C<int> c; D d[2]; };``"""
    head = tokens.code(clause_start(tokens, brace), brace)
    colon = next((number for number, at in enumerate(head) if tokens.texts[at] == ":"), len(head))
    yield from (text for at in head[colon:] if is_name(text := tokens.texts[at]) and text not in _BEFORE_BASE)
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
