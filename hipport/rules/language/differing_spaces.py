"""HP231: declarations of one function that say different things of where it runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Mapping
from itertools import pairwise

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import instantiated_in_macros
from hipport.code.scopes import is_in_body
from hipport.context.context import Context
from hipport.context.insertion import in_gpu_arm
from hipport.context.marked_functions import BOTH
from hipport.context.marked_functions import MARKS
from hipport.context.marked_functions import Key
from hipport.context.marked_functions import conditions_of
from hipport.context.marked_functions import functions_by_key
from hipport.context.marked_functions import is_divided
from hipport.context.marked_functions import is_plain
from hipport.context.marked_functions import marks_of
from hipport.context.marked_functions import space_of
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.project.survey import MarksElsewhere


@rule("HP231", "differing-spaces", edits=True)
def differing_spaces(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Declarations of one function with `__host__` or `__device__` at some of them only.

    What it finds: a prototype and its definition, a member and its definition outside of the class, a friend, a
    template and its specializations and instantiations, also those that a macro writes, and a declaration in a body,
    which are marked in different ways: in one file, or in files of the tree that are compiled together.

    Why: nvcc puts the marks of all declarations together. To clang functions with different marks are different
    functions: "__host__ function 'f' cannot overload __host__ __device__ function 'f'", "out-of-line definition of 'f'
    does not match any declaration".

    Example:
        struct Ray { __host__ __device__ float at(float t) const; float first, step; };
        float Ray::at(float t) const { return first + step * t; }

    Keep:
        __device__ float at(float t);
        float at(double t) { return t; }

    Fix safety: safe: each declaration gets the marks that others have, as nvcc takes them, by the project's macro where
    the others have one, as `#define HD __host__ __device__`. Where the macro says more than where a function runs, or
    the declarations stand in different #if arms, nothing is changed. A header without marks that other compilers
    read too gets them in an arm for HIP; where that does not go, a finding names the declaration.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    elsewhere = ctx.marks_elsewhere
    groups = functions_by_key(ctx)
    templates: dict[tuple[str, ...], list[DeclaredFunction]] = defaultdict(list)
    for key, group in groups.items():
        known_by, parameters = key
        if other := elsewhere.get(key):
            yield from _with_marks_of(ctx, group, other)
        elif (
            parameters
            and len(group) > 1
            and _differ(ctx, group)
            and sum(f.has_body for f in group) < 2
            and _meet(ctx, group)
        ):
            yield from _edits(ctx, group, _words(ctx, group))
        if parameters and (group[0].templates or group[0].in_class):
            templates[known_by] += group
    yield from _of_friends(ctx, groups)
    for known_by, primaries in templates.items():
        special = groups.get((known_by, ()), [])
        if special and len({marks_of(ctx, f) for f in (*primaries, *special)}) > 1 and _marks(ctx, primaries):
            yield from _of_templates(ctx, primaries, special, _words(ctx, [*primaries, *special]))
    for function in instantiated_in_macros(ctx.tokens) if templates else ():
        meant = [known_by for known_by in templates if known_by[-len(function.known_by) :] == function.known_by]
        primaries = templates[meant[0]] if len(meant) == 1 else []
        if "__global__" not in function.head and _marks(ctx, primaries):
            yield from _of_templates(ctx, primaries, [function], _words(ctx, primaries))


def _with_marks_of(ctx: Context, group: list[DeclaredFunction], other: MarksElsewhere) -> Iterator[Edit | Diagnostic]:
    """The marks that another file has at the functions of a group; a finding where the file cannot have them."""
    if not _meet(ctx, group):
        return
    words = _words(ctx, group) | other.marks | other.macros
    for function in group:
        missing = _missing(ctx, function, words)
        if not BOTH & set(missing) or other.is_for_all:
            yield from _given(ctx, function, missing)
            continue
        said = " ".join(missing)
        start = ctx.tokens.starts[function.first]
        line = ctx.source.line_start(start)
        if other.may_be_given and not (is_divided(ctx.tokens, function) or ctx.source.text[line:start].strip()):
            yield Edit(line, line, in_gpu_arm(ctx, f"{said}{ctx.source.newline}"), "HP231")
            continue
        name = ctx.tokens.texts[function.name]
        message = f"this {name} has no {said}, unlike the one at {other.place}: to clang they are two functions"
        remedy = f"mark it by a macro that is {said} for hipcc, and nothing for compilers that do not know marks"
        yield ctx.diagnostic("HP231", Severity.ERROR, function.name, message, remedy, symbol=name)


def _of_friends(ctx: Context, groups: Mapping[Key, list[DeclaredFunction]]) -> Iterator[Edit]:
    """The marks for friends that are named by their namespace, and so are functions that are there already, whatever
    their parameters are called: ``template <class U> friend U detail::first(Pair<U> &);``
    """
    named: dict[tuple[str, ...], list[DeclaredFunction]] = defaultdict(list)
    for (known_by, _), group in groups.items():
        named[known_by] += group
    for (known_by, _), group in groups.items():
        friends = [f for f in group if "friend" in f.head and ctx.tokens.text_at(ctx.tokens.before(f.name)) == "::"]
        others = [function for function in named[known_by] if "friend" not in function.head] if friends else []
        is_one = len(friends) == len(group) and len({marks_of(ctx, function) for function in others}) == 1
        if is_one and _meet(ctx, [*friends, *others]):
            yield from _edits(ctx, friends, _words(ctx, others))


def _of_templates(
    ctx: Context, primaries: list[DeclaredFunction], special: list[DeclaredFunction], words: frozenset[str]
) -> Iterator[Edit]:
    """The marks for templates of one name, and for their specializations and instantiations."""
    if len({function.parameters for function in primaries}) > 1:  # which template is meant, the tokens do not tell
        return
    if _meet(ctx, [*primaries, *special]):
        yield from _edits(ctx, special, words)
        if not _differ(ctx, primaries):
            yield from _edits(ctx, primaries, words)


def _differ(ctx: Context, group: list[DeclaredFunction]) -> bool:
    """Whether clang refuses what the functions are marked with: of functions outside of classes, it takes one for the
    host and one for the device to be two. One that a body declares hides the other: ``int twice(int x);``
    """
    spaces = {space_of(ctx, function) for function in group}
    return len(spaces) > 1 and (BOTH in spaces or any(f.in_class or is_in_body(ctx.tokens, f.name) for f in group))


def _meet(ctx: Context, group: list[DeclaredFunction]) -> bool:
    """Whether each compilation that sees one of the functions sees the others too, what marks them is known, and those
    in a class are in one: ``struct A<1>`` and ``struct A<2>`` are two. A class that has both means two functions.
    """
    classes = [next(ctx.tokens.open_braces(function.name)) for function in group if function.in_class]
    if len(set(classes)) > 1 or len({space_of(ctx, function) for function in group if function.in_class}) > 1:
        return False
    arms = sorted((frozenset(map(conditions_of, ctx.arms.enclosing(f.name))) for f in group), key=len)
    nested = all(inner <= outer for inner, outer in pairwise(arms))
    return nested and all(is_plain(ctx, function) for function in group)


def _words(ctx: Context, group: list[DeclaredFunction]) -> frozenset[str]:
    """The marks of functions, and the project's macros that say them."""
    macros = (function.head & ctx.mark_macros.keys() for function in group)
    return _marks(ctx, group).union(*macros)


def _marks(ctx: Context, group: list[DeclaredFunction]) -> frozenset[str]:
    return frozenset(mark for function in group for mark in marks_of(ctx, function))


def _edits(ctx: Context, group: list[DeclaredFunction], words: frozenset[str]) -> Iterator[Edit]:
    for function in group:
        yield from _given(ctx, function, _missing(ctx, function, words))


def _given(ctx: Context, function: DeclaredFunction, missing: list[str]) -> Iterator[Edit]:
    said = " ".join(missing)
    if missing and is_divided(ctx.tokens, function):  # before the first of these lines
        at = ctx.tokens.end(ctx.tokens.before(function.first))
        yield Edit(at, at, f" {said}", "HP231")
    elif missing:
        at = ctx.tokens.starts[function.first]
        yield Edit(at, at, f"{said} ", "HP231")


def _missing(ctx: Context, function: DeclaredFunction, words: frozenset[str]) -> list[str]:
    """What a function lacks of the marks among ``words``: a macro among them that says it all, or one for each mark, so
    that the function is what others are that have the macros; else the marks. Nothing where ``constexpr`` stands for
    them.
    """
    own = marks_of(ctx, function)
    missing = [mark for mark in MARKS if mark in words and mark not in own]
    if not missing or ("constexpr" in function.head and not own):
        return []
    known = [word for word in sorted(words & ctx.mark_macros.keys()) if _is_defined_before(ctx, function, word)]
    whole = [word for word in known if ctx.mark_macros[word].issuperset(missing)]
    for_each = [next((word for word in known if ctx.mark_macros[word] == {mark}), "") for mark in missing]
    return whole[:1] or (for_each if all(for_each) else missing)


def _is_defined_before(ctx: Context, function: DeclaredFunction, macro: str) -> bool:
    return macro not in ctx.defined_macros or next(ctx.tokens.places(macro)) < function.first
