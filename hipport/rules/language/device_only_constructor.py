"""HP225: constructors for the device only, with which host code makes objects."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping

from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name


@rule("HP225", "device-only-constructor", edits=True)
def device_only_constructor(ctx: Context) -> Iterator[Edit]:
    """A constructor that is marked for the device only and that host code of the same file calls.

    What it finds: constructors with `__device__` and without `__host__`, defined in their class, where a host function
    of the file makes an object of the class.

    Why: nvcc does not look at calls in templates of the host, and compiles the constructor's body for the host as well.
    The HIP compiler does not take the constructor there: "no matching constructor for initialization".

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
    found: set[str] = set()
    for index in ctx.tokens.where(names.keys()):
        name = names[ctx.tokens.texts[index]]
        if name not in found and _is_in_host_function(ctx, index) and _makes(ctx, index):
            found.add(name)
            yield name


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


def _makes(ctx: Context, index: int) -> bool:
    """``A<int>(p)``, ``A a(p);``, ``A<int> a{p};``"""
    tokens = ctx.tokens
    after = tokens.after(index)
    if tokens.text_at(after) == "<":
        after = tokens.after(template_closer(tokens, after))
    if is_name(tokens.text_at(after)):
        after = tokens.after(after)
    return tokens.text_at(after) in ("(", "{")
