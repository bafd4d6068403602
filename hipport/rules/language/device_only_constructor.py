"""HP225: constructors for the device only, with which host code makes objects."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set

from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.declared_functions import declared_function
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@rule("HP225", "device-only-constructor", edits=True, words=(Subject.DEVICE_CODE,))
def device_only_constructor(ctx: Context) -> Iterator[Edit]:
    """A constructor that is marked for the device only and that host code of the same file calls.

    What it finds: constructors with `__device__` and without `__host__`, defined in their class, where a host function
    of the file makes an object of the class, also by `return {1, 2};`, or where a class of the file that has a member
    of the class has a constructor for the host, or none and is made by a host function.

    Why: nvcc does not look at calls in templates of the host, at those that make what is returned by braces, and at
    those that make members, and compiles the constructor's body for the host as well. The HIP compiler does not take
    the constructor there: "no matching constructor for initialization".

    Example:
        template <class T> struct Rows { __device__ Rows(T *p) : first(p) {} T *first; };
        template <class T> Rows<T> rows(T *p) { return Rows<T>(p); }

    Keep:
        template <class T> struct Rows { __device__ Rows(T *p) : first(p) {} T *first; };
        template <class T> __device__ Rows<T> rows(T *p) { return Rows<T>(p); }

    Fix safety: safe: the constructor becomes one of both. A class that has a constructor of the host as well stays as
    it is.

    Source: nvcc 13.0 compiles and runs such a constructor on the host; hipcc of ROCm 7.2.
    """
    classes = _constructors(ctx)
    if not classes or is_of_hip(ctx):
        return
    for name in _made_by_host(ctx, classes):
        for body in classes[name]:
            if not ctx.is_settled(body.head):
                yield Edit(ctx.tokens.starts[body.head], ctx.tokens.starts[body.head], "__host__ ", "HP225")


def _constructors(ctx: Context) -> Mapping[str, list[DeviceBody]]:
    """The constructors of each class that has some for the device and none for the host:
    ``struct A { __device__ A(int n) : n(n) {} };``
    """
    found: dict[str, list[DeviceBody]] = defaultdict(list)
    for body in ctx.device_bodies:
        name = ctx.tokens.text_at(body.name)
        if body.is_kernel or ctx.tokens.text_at(ctx.tokens.before(body.name)) == "~":
            continue
        if owner(ctx.tokens, body.name)[-1:] == (name,):
            found[name].append(body)
    return {name: bodies for name, bodies in found.items() if not _has_others(ctx, name, bodies)}


def _has_others(ctx: Context, name: str, bodies: list[DeviceBody]) -> bool:
    """Whether a class has a constructor that is not for the device only: ``A(int n);``, ``__host__ __device__ A() {}``,
    but not one that the compiler makes, ``A() = default;``.
    """
    known = {body.name for body in bodies if not body.is_for_host}
    for index in ctx.tokens.places(name):
        opener = ctx.tokens.after(index)
        around = next(ctx.tokens.open_braces(index), -1)
        if index in known or ctx.tokens.text_at(opener) != "(" or around < 0:
            continue
        scope = scope_of(ctx.tokens, around)
        is_default = ctx.tokens.text_at(ctx.tokens.after(closer_of(ctx.tokens, opener))) == "="
        if scope.is_class and scope.names[-1:] == (name,) and not is_default:
            return True
    return False


def _made_by_host(ctx: Context, classes: Mapping[str, list[DeviceBody]]) -> Iterator[str]:
    """The classes of which a host function makes objects, each once, under their own name or an alias."""
    names = {name: name for name in classes} | _aliases(ctx, classes)
    made = (
        index for index in ctx.tokens.where(names.keys()) if _is_in_host_function(ctx, index) and _makes(ctx, index)
    )
    found = dict.fromkeys(names[ctx.tokens.texts[index]] for index in made)
    found |= dict.fromkeys(names[name] for name in _returned_in_braces(ctx, names.keys()))
    found |= dict.fromkeys(names[name] for name in _made_as_members(ctx, names.keys()))
    yield from found


def _returned_in_braces(ctx: Context, names: Set[str]) -> Iterator[str]:
    """Of classes those that a host function returns so: ``A f() { return {1, 2}; }``"""
    tokens = ctx.tokens
    for at in tokens.places("return"):
        if tokens.text_at(tokens.after(at)) == "{" and _is_in_host_function(ctx, at):
            clauses = (declared_function(tokens, clause_start(tokens, brace)) for brace in tokens.open_braces(at))
            function = next((clause for clause in clauses if clause is not None), None)
            yield from () if function is None else function.head & names


def _made_as_members(ctx: Context, names: Set[str]) -> Iterator[str]:
    """Of classes those of which host code makes members: ``struct B { A a; B(int n) : a(n) {} };``"""
    tokens = ctx.tokens
    for index in tokens.where(names):
        brace = next(tokens.open_braces(index), -1)
        scope = scope_of(tokens, brace) if brace >= 0 else None
        if scope is None or not scope.is_class or not scope.names or not _declares_member(tokens, index):
            continue
        holder = scope.names[-1]
        bodies = [body for body in ctx.device_bodies if tokens.text_at(body.name) == holder]
        in_host = (at for at in tokens.places(holder) if _is_in_host_function(ctx, at))
        if _has_others(ctx, holder, bodies) or (not bodies and any(_makes(ctx, at, by_default=True) for at in in_host)):
            yield tokens.texts[index]


def _declares_member(tokens: Tokens, index: int) -> bool:
    """``A a;``, ``A<int> a[2];``"""
    after = _after_type(tokens, index)
    return is_name(tokens.text_at(after)) and tokens.text_at(tokens.after(after)) in (";", "[", ",", "{", "=")


def _aliases(ctx: Context, classes: Mapping[str, list[DeviceBody]]) -> dict[str, str]:
    """``using Pointer = A<int>;``"""
    found: dict[str, str] = {}
    for index in ctx.tokens.where(classes.keys()):
        sign = ctx.tokens.before(index)
        alias = ctx.tokens.before(sign)
        is_using = ctx.tokens.text_at(ctx.tokens.before(alias)) == "using"
        if ctx.tokens.text_at(sign) == "=" and is_using:
            found[ctx.tokens.texts[alias]] = ctx.tokens.texts[index]
    return found


def _is_in_host_function(ctx: Context, index: int) -> bool:
    if ctx.tokens.directive_at(index) or ctx.body_at(index) is not None or ctx.not_taken(index):
        return False
    return any(not scope_of(ctx.tokens, brace).word for brace in ctx.tokens.open_braces(index))


def _makes(ctx: Context, index: int, *, by_default: bool = False) -> bool:
    """``A<int>(p)``, ``A a(p);``, ``A<int> a{p};``, and ``by_default`` also ``A a;``"""
    tokens = ctx.tokens
    after = _after_type(tokens, index)
    if is_name(tokens.text_at(after)):
        after = tokens.after(after)
        by_default = by_default and tokens.text_at(after) == ";"
    else:
        by_default = False
    return by_default or tokens.text_at(after) in ("(", "{")


def _after_type(tokens: Tokens, index: int) -> int:
    """Index of the token after ``A`` or ``A<int>``."""
    after = tokens.after(index)
    return tokens.after(template_closer(tokens, after)) if tokens.text_at(after) == "<" else after
