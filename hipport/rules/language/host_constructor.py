"""HP245: constructors and destructors of the host in functions for host and device."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.device_calls import depends_on_pass
from hipport.context.functions_of_both import FunctionOfBoth
from hipport.context.functions_of_both import functions_of_both
from hipport.context.marked_functions import BOTH
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.source.arms import include_guard
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_SPECIFIERS = frozenset(("explicit", "inline", "virtual", "~", "__forceinline__", "__inline__"))
_ACCESS = frozenset(("public", "private", "protected"))
_AFTER_PARAMETERS = frozenset(("noexcept", "override", "final", "throw"))
_CALLS_NOTHING = frozenset("if for while switch return sizeof bool char short int long unsigned float double".split())
_OF_HOST = frozenset(("std", "new", "delete", "throw", "try"))
_MADE_BY = frozenset(("(", "{"))
_MADE_AS = frozenset((";", "(", "{", "=", ","))


@dataclass(frozen=True, slots=True)
class _Member:
    """A constructor or destructor without marks: its first token, and whether it is defined there, calling nothing."""

    first: int
    calls_nothing: bool


@rule("HP245", "host-constructor", edits=True)
def host_constructor(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A constructor or destructor without marks, of objects that a function for host and device makes.

    What it finds: classes of the file with constructors or a destructor that neither `__host__` nor `__device__` marks,
    of which a function marked with both makes an object or returns one. Where these are defined in the class and call
    nothing, they are marked as the function is, with those of its members and bases. Others are reported.

    Why: nvcc warns and compiles. The HIP compiler does not: "reference to __host__ function 'Point' in __host__
    __device__ function"; for functions that are inline, static, templates or in a class only where device code calls
    them.

    Example:
        struct Point { float x; Point(float x) : x(x) {} };
        __host__ __device__ inline float twice(float x) { return Point(2 * x).x; }

    Keep:
        struct Point { float x; __host__ __device__ Point(float x) : x(x) {} };
        __host__ __device__ inline float twice(float x) { return Point(2 * x).x; }

    Fix safety: safe: for the host it is what it was.

    Source: nvcc 13.0, warning 20011; hipcc of ROCm 7.2.
    """
    if is_of_hip(ctx):
        return
    functions = functions_of_both(ctx)
    classes = _classes(ctx.tokens) if functions else {}
    named = ctx.tokens.where(classes.keys())
    marked: set[int] = set()
    for both in functions:
        made = {ctx.tokens.texts[index]: index for index in reversed([*_objects(ctx.tokens, both, named)])}
        for name, index in made.items():
            members = {member.first: member for member in _members(ctx.tokens, name, classes, set())}
            mark = _mark(ctx, both, members.values())
            if mark:
                places = (ctx.tokens.starts[first] for first in sorted(members.keys() - marked))
                yield from (Edit(place, place, f"{mark} ", "HP245") for place in places)
                marked |= members.keys()
            elif not marked.issuperset(members) and not depends_on_pass(ctx, index):
                yield _told(ctx, both, index)


def _told(ctx: Context, both: FunctionOfBoth, index: int) -> Diagnostic:
    name = ctx.tokens.texts[index]
    message = f"{name} has constructors of the host: {both.failing}"
    return ctx.diagnostic("HP245", both.severity, index, message, "mark them __host__ __device__", symbol=name)


def _objects(tokens: Tokens, both: FunctionOfBoth, named: Sequence[int]) -> Iterator[int]:
    """Of the places at which classes are ``named``, those in ``A(1)``, ``A<int> a;``, ``A a(1);``, ``A a = 1;``,
    and before the name of the function: ``A f() { return 1; }``
    """
    for index in named[bisect_left(named, both.function.first) : bisect_left(named, both.end)]:
        after = tokens.after(index)
        closer = template_closer(tokens, after) if tokens.text_at(after) == "<" else -1
        after = tokens.after(closer) if closer >= 0 else after
        follows = tokens.text_at(after)
        if index < both.first:
            is_made = after == both.function.name and tokens.texts[index] != tokens.texts[both.function.name]
        else:
            is_made = follows in _MADE_BY or (is_name(follows) and tokens.text_at(tokens.after(after)) in _MADE_AS)
        if is_made:
            yield index


def _classes(tokens: Tokens) -> dict[str, int]:
    """The classes that the file defines, each with the ``{`` of its body: ``struct __align__(16) A : B {``"""
    found: dict[str, int] = {}
    for word in tokens.where({"struct", "class"}):
        at = word
        while tokens.text_at(at) not in ("{", ";", ")", "=", ""):
            at = closer_of(tokens, at) if tokens.texts[at] == "(" else at
            at = tokens.after(at)
        scope = scope_of(tokens, at) if tokens.text_at(at) == "{" and not tokens.directive_at(at) else None
        if scope is not None and scope.is_class and scope.names:
            found[scope.names[-1]] = at
    return found


def _members(tokens: Tokens, name: str, classes: Mapping[str, int], seen: set[str]) -> Iterator[_Member]:
    """The constructors and destructors without marks of a class, and of its bases and members."""
    brace = -1 if name in seen else classes[name]
    seen.add(name)
    for index in range(clause_start(tokens, brace), tokens.brace_end(brace)) if brace >= 0 else ():
        text = tokens.texts[index]
        if text not in classes or (index > brace and next(tokens.open_braces(index), -1) != brace):
            continue
        if text != name:
            yield from _members(tokens, text, classes, seen)
        elif member := _member(tokens, index):
            yield member


def _member(tokens: Tokens, index: int) -> _Member | None:
    """``explicit A(int n) : n(n) {``, ``A();``, ``virtual ~A() {``; None for those with other words before them, such
    as marks and macros, and for those that the compiler makes: ``A() = default;``
    """
    first = index
    while tokens.text_at(tokens.before(first)) in _SPECIFIERS:
        first = tokens.before(first)
    before = tokens.before(first)
    begins = tokens.text_at(before) in (";", "{", "}", ">")
    begins |= tokens.text_at(before) == ":" and tokens.text_at(tokens.before(before)) in _ACCESS
    opener = tokens.after(index)
    closer = closer_of(tokens, opener) if begins and tokens.text_at(opener) == "(" else -1
    if closer < 0:
        return None
    at = tokens.after(closer)
    while tokens.text_at(at) in _AFTER_PARAMETERS:
        at = tokens.after(at)
        at = tokens.after(closer_of(tokens, at)) if tokens.text_at(at) == "(" else at
    initialized: set[int] = set()  # the brackets of `: n(n), m{1}`
    while tokens.text_at(at) in (":", ","):
        while tokens.text_at(at) not in (*_MADE_BY, ";", ""):
            at = tokens.after(at)
        initialized.add(at)
        at = tokens.after(closer_of(tokens, at)) if tokens.text_at(at) in _MADE_BY else at
    if tokens.text_at(at) == ";":
        return _Member(first, calls_nothing=False)
    if tokens.text_at(at) != "{":
        return None
    inside = range(closer, tokens.brace_end(at))
    return _Member(first, not any(_calls(tokens, i) for i in inside if i not in initialized))


def _calls(tokens: Tokens, index: int) -> bool:
    """Whether a token is the parenthesis of a call, or a word of code that only the host has."""
    text, before = tokens.texts[index], tokens.text_at(tokens.before(index))
    return text in _OF_HOST or (text == "(" and before not in _CALLS_NOTHING and (is_name(before) or before == ">"))


def _mark(ctx: Context, both: FunctionOfBoth, members: Collection[_Member]) -> str:
    """What marks the function and may mark all members as well; empty where there are none, or it is not certain."""
    function = both.function
    macros = (word for word in function.head if ctx.mark_macros.get(word) == BOTH)
    mark = "__host__ __device__" if function.head >= BOTH else next(macros, "")
    arms = {arm for arm in ctx.arms.enclosing(function.name) if include_guard(ctx.tokens, arm.chain) is None}
    for member in members:
        is_before = ctx.defined_macros.get(mark, -1) > member.first
        if is_before or not member.calls_nothing or not arms.issubset(ctx.arms.enclosing(member.first)):
            return ""
    return mark if members else ""
