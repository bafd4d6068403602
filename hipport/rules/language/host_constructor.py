"""HP245: constructors and destructors of the host, of objects in device code."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.special_members import SpecialMember
from hipport.code.special_members import classes_of
from hipport.code.special_members import special_member
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
from hipport.diagnostics import Severity
from hipport.source.arms import include_guard
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_BOTH = "__host__ __device__"
#: Types of ``std`` that no device code makes.
_OF_HOST = frozenset("complex string vector list map istream ifstream stringstream function".split())
_BEFORE_TYPE = frozenset("__shared__ const volatile static typename struct class ::".split())
_MADE_BY = frozenset(("(", "{"))
_MADE_AS = frozenset((";", "(", "{", "=", ","))


@rule("HP245", "host-constructor", edits=True)
def host_constructor(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A constructor or destructor without marks, of objects that a function for host and device makes, or in LDS.

    What it finds: classes of the file with constructors or a destructor that neither `__host__` nor `__device__` marks,
    of which a function marked with both makes an object or returns one, or of which a variable is `__shared__`. Where
    these are defined in the class and call nothing, they are marked as the function is, with those of its members and
    bases; for a `__shared__` variable the default constructor and the destructor, if they are empty. Others are
    reported, those of `__shared__` variables by HP212; not those that are made from what only the host has,
    `Complex(const std::complex<float> &)`.

    Why: nvcc warns and compiles, and calls no constructor for a `__shared__` variable. The HIP compiler does not
    compile them: "reference to __host__ function 'Point' in __host__ __device__ function", "no matching constructor";
    functions that are inline, static, templates or in a class only where device code calls them.

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
    classes = classes_of(ctx.tokens) if functions or "__shared__" in ctx.tokens.distinct else {}
    named = ctx.tokens.where(classes.keys())
    marked: set[int] = set()
    for index in _shared(ctx.tokens, named):
        name = ctx.tokens.texts[index]
        called = [member for member in _members(ctx.tokens, name, classes, set()) if member.takes_nothing]
        if all(member.does_nothing for member in called):  # else HP212 has HIP call none
            yield from _marks(ctx, _BOTH, {member.first for member in called} - marked)
            marked |= {member.first for member in called}
    for both in functions:
        made = {ctx.tokens.texts[index]: index for index in reversed([*_objects(ctx.tokens, both, named)])}
        for name, index in made.items():
            members = {member.first: member for member in _members(ctx.tokens, name, classes, set())}
            mark = _mark(ctx, both, members.values())
            if mark:
                yield from _marks(ctx, mark, members.keys() - marked)
                marked |= members.keys()
            elif not marked.issuperset(members) and not depends_on_pass(ctx, index):
                yield _told(ctx, index, both.severity, both.failing)


def _marks(ctx: Context, mark: str, members: Iterable[int]) -> Iterator[Edit]:
    places = (ctx.tokens.starts[first] for first in sorted(members))
    return (Edit(place, place, f"{mark} ", "HP245") for place in places)


def _told(ctx: Context, index: int, severity: Severity, failing: str) -> Diagnostic:
    name = ctx.tokens.texts[index]
    message = f"{name} has constructors of the host: {failing}"
    return ctx.diagnostic("HP245", severity, index, message, f"mark them {_BOTH}", symbol=name)


def _shared(tokens: Tokens, named: Sequence[int]) -> Iterator[int]:
    """Of the places at which classes are ``named``, those in ``__shared__ A a;``, ``static __shared__ A<int> b[4];``"""
    for index in named:
        before = tokens.before(index)
        while tokens.text_at(before) in _BEFORE_TYPE:
            if tokens.texts[before] == "__shared__" and tokens.text_at(tokens.before(before)) != "extern":
                yield index
                break
            before = tokens.before(before)


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


def _members(tokens: Tokens, name: str, classes: Mapping[str, int], seen: set[str]) -> Iterator[SpecialMember]:
    """The constructors and destructors without marks of a class, and of its bases and members."""
    brace = -1 if name in seen else classes[name]
    seen.add(name)
    for index in range(clause_start(tokens, brace), tokens.brace_end(brace)) if brace >= 0 else ():
        text = tokens.texts[index]
        if text not in classes or (index > brace and next(tokens.open_braces(index), -1) != brace):
            continue
        if text != name:
            yield from _members(tokens, text, classes, seen)
        elif (member := special_member(tokens, index)) and not member.is_marked and not _takes_host_type(tokens, index):
            yield member


def _takes_host_type(tokens: Tokens, name: int) -> bool:
    """Whether a constructor is made from what only the host has: ``Complex(const std::complex<float> &z)``"""
    opener = tokens.after(name)
    parameters = {tokens.texts[at] for at in tokens.code(opener + 1, closer_of(tokens, opener))}
    return "std" in parameters and not _OF_HOST.isdisjoint(parameters)


def _mark(ctx: Context, both: FunctionOfBoth, members: Collection[SpecialMember]) -> str:
    """What marks the function and may mark all members as well; empty where there are none, or it is not certain."""
    function = both.function
    macros = (word for word in function.head if ctx.mark_macros.get(word) == BOTH)
    mark = _BOTH if function.head >= BOTH else next(macros, "")
    arms = {arm for arm in ctx.arms.enclosing(function.name) if include_guard(ctx.tokens, arm.chain) is None}
    for member in members:
        is_before = ctx.defined_macros.get(mark, -1) > member.first
        if is_before or not member.calls_nothing or not arms.issubset(ctx.arms.enclosing(member.first)):
            return ""
    return mark if members else ""
