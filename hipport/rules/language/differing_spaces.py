"""HP231: declarations of one function that say different things of where it runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_MARKS = ("__host__", "__device__")
_BOTH = frozenset(_MARKS)
_CALLED = frozenset(("(", "<"))
_NOT_DECLARED_AFTER = frozenset(("=", "(", ",", "return", ".", "->", "!", "+", "-", "/", "?", "[", "{", ""))


@rule("HP231", "differing-spaces", edits=True)
def differing_spaces(ctx: Context) -> Iterator[Edit]:
    """Declarations of one function with `__host__` or `__device__` at some of them only.

    What it finds: a prototype and its definition, a member and its definition outside of the class, a friend, a
    template and its specializations and instantiations, in one file, which are marked in different ways.

    Why: nvcc puts the marks of all declarations together. To clang functions with different marks are different
    functions: "__host__ function 'f' cannot overload __host__ __device__ function 'f'", "out-of-line definition of 'f'
    does not match any declaration".

    Example:
        struct Ray { __host__ __device__ float at(float t) const; float first, step; };
        float Ray::at(float t) const { return first + step * t; }

    Keep:
        __device__ float at(float t);
        float at(double t) { return t; }

    Fix safety: safe: each declaration gets the marks that others have, as nvcc takes them. Where one of them is marked
    by a macro, or they stand in different #if arms, nothing is changed.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    if "__device__" not in ctx.tokens.distinct or is_of_hip(ctx):
        return
    groups = _groups(ctx)
    templates: dict[tuple[str, ...], list[DeclaredFunction]] = defaultdict(list)
    for (*_, parameters), group in groups.items():
        if parameters and _differ(group) and sum(f.has_body for f in group) < 2 and _meet(ctx, group):
            yield from _edits(ctx, group, _marks(group))
        if parameters and (group[0].templates or group[0].in_class):
            templates[group[0].known_by] += group
    for known_by, primaries in templates.items():
        special = groups.get((*known_by, ()), [])
        marks = _marks([*primaries, *special])
        if _marks(primaries) and len({_BOTH & f.head for f in (*primaries, *special)}) > 1 and special:
            yield from _of_templates(ctx, primaries, special, marks)


def _of_templates(
    ctx: Context, primaries: list[DeclaredFunction], special: list[DeclaredFunction], marks: frozenset[str]
) -> Iterator[Edit]:
    """The marks for templates of one name, and for their specializations and instantiations."""
    if len({function.parameters for function in primaries}) > 1:  # which template is meant, the tokens do not tell
        return
    if _meet(ctx, [*primaries, *special]):
        yield from _edits(ctx, special, marks)
        if not _differ(primaries):
            yield from _edits(ctx, primaries, marks)


def _groups(ctx: Context) -> dict[tuple[object, ...], list[DeclaredFunction]]:
    """The functions of a file that have one name and one list of parameters; under the parameters ``()`` all
    specializations and instantiations of a name.
    """
    tokens = ctx.tokens
    marked: dict[int, DeclaredFunction] = {}
    seen: set[int] = set()
    for mark in tokens.where(_BOTH):
        first = -1 if tokens.directive_at(mark) else clause_start(tokens, mark)
        if first >= 0 and first not in seen and (found := declared_function(tokens, mark)):
            marked[found.name] = found
        seen.add(first)
    functions = dict(marked)
    for index in tokens.where({tokens.texts[name] for name in marked}):
        if index not in marked and _may_declare(ctx, index) and (found := declared_function(tokens, index)):
            functions[found.name] = found
    groups: dict[tuple[object, ...], list[DeclaredFunction]] = defaultdict(list)
    for function in functions.values():
        free = () if function.in_class or len(function.templates) != 1 else function.templates[0]
        parameters = () if function.is_special else (*function.parameters, free if _is_free(function) else ())
        if "__global__" not in function.head and not ctx.is_settled(function.name):
            groups[*function.known_by, parameters].append(function)
    return groups


def _may_declare(ctx: Context, index: int) -> bool:
    """Whether a name with parameters is rather declared than called."""
    tokens = ctx.tokens
    if tokens.texts[index] in ("operator", "~"):
        return True
    return (
        tokens.text_at(tokens.after(index)) in _CALLED
        and tokens.text_at(tokens.before(index)) not in _NOT_DECLARED_AFTER
    )


def _is_free(function: DeclaredFunction) -> bool:
    return len(function.known_by) == 1


def _differ(group: list[DeclaredFunction]) -> bool:
    """Whether clang refuses what the functions are marked with: of functions outside of classes, it takes one for the
    host and one for the device to be two.
    """
    spaces = {_space(function) for function in group}
    return len(spaces) > 1 and (_BOTH in spaces or any(function.in_class for function in group))


def _space(function: DeclaredFunction) -> frozenset[str]:
    marks = _BOTH & function.head
    return marks or (_BOTH if "constexpr" in function.head else frozenset(_MARKS[:1]))


def _meet(ctx: Context, group: list[DeclaredFunction]) -> bool:
    """Whether each compilation that sees one of the functions sees the others too, none is marked by a macro, and those
    in a class are in one: ``struct A<1>`` and ``struct A<2>`` are two.
    """
    if len({next(ctx.tokens.open_braces(function.name)) for function in group if function.in_class}) > 1:
        return False
    arms = sorted((frozenset(ctx.arms.enclosing(f.name)) for f in group), key=len)
    nested = all(inner <= outer for inner, outer in pairwise(arms))
    macros = ctx.device_macros
    return nested and not any(f.head & macros or _has_directive(ctx, f) for f in group)


def _has_directive(ctx: Context, function: DeclaredFunction) -> bool:
    return any(function.first < directive.first < function.name for directive in ctx.tokens.directives)


def _marks(group: list[DeclaredFunction]) -> frozenset[str]:
    return frozenset(mark for function in group for mark in _BOTH & function.head)


def _edits(ctx: Context, group: list[DeclaredFunction], marks: frozenset[str]) -> Iterator[Edit]:
    for function in group:
        missing = [mark for mark in _MARKS if mark in marks and mark not in function.head]
        if missing and ("constexpr" not in function.head or _BOTH & function.head):
            at = ctx.tokens.starts[function.first]
            yield Edit(at, at, f"{' '.join(missing)} ", "HP231")
