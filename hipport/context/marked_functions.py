"""Functions that ``__host__`` or ``__device__`` marks in a file or in others of its project."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache

from hipport.code.declared_functions import SAME_WORD
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.declared_functions import declared_in_body
from hipport.code.declared_functions import numbers_of
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.project.survey import MarkedFunction
from hipport.source.arms import Arm
from hipport.source.arms import include_guard
from hipport.source.tokens import Tokens

MARKS = ("__host__", "__device__")
BOTH = frozenset(MARKS)
#: A function's name with the names around it, and its parameters: () for specializations and instantiations.
Key = tuple[tuple[str, ...], tuple[object, ...]]
_CALLED = frozenset(("(", "<"))
_NOT_DECLARED_AFTER = frozenset(("=", "(", ",", "return", ".", "->", "!", "+", "-", "/", "?", "[", "{", ""))


@lru_cache(maxsize=2)  # a rule asks, and then the conversion of the same file; between them the rule asks of the output
def functions_by_key(ctx: Context) -> dict[Key, list[DeclaredFunction]]:
    """The functions of a file that have one name and one list of parameters; under the parameters ``()`` all
    specializations and instantiations of a name. Those that are marked, and others of their names.
    """
    if is_of_hip(ctx):
        return {}
    tokens = ctx.tokens
    marked: dict[int, DeclaredFunction] = {}
    seen: set[int] = set()
    words = BOTH | {macro for macro, marks in ctx.mark_macros.items() if marks}
    for mark in tokens.where(words):
        first = -1 if tokens.directive_at(mark) else clause_start(tokens, mark)
        if first >= 0 and first not in seen and (found := declared_function(tokens, mark)):
            marked[found.name] = found
        seen.add(first)
    functions = dict(marked)
    for index in tokens.where({tokens.texts[name] for name in marked} | marked_elsewhere(ctx, words)):
        if index in marked or not _may_declare(ctx, index):
            continue
        if found := declared_function(tokens, index) or declared_in_body(tokens, index):
            functions[found.name] = found
    groups: dict[Key, list[DeclaredFunction]] = defaultdict(list)
    for function in functions.values():
        if "__global__" not in function.head and not ctx.is_settled(function.name):
            groups[function.known_by, _parameters(function)].append(function)
    return groups


def marked_functions(ctx: Context) -> Iterator[MarkedFunction]:
    """What another file that is compiled together with this one may have to know of its functions: those that HIP may
    compile, and that can be declared again.
    """
    for (name, parameters), group in functions_by_key(ctx).items():
        for function in group:
            repeated = not (function.in_class and function.has_body) or bool(function.templates)
            asked = _asked(ctx, function)
            if repeated and is_plain(ctx, function) and asked is not None:
                line, _ = ctx.source.position(ctx.tokens.starts[function.name])
                is_pattern = bool(function.templates) or function.in_class
                yield MarkedFunction(
                    line=line,
                    name=name,
                    parameters=parameters,
                    asked=asked,
                    marks=marks_of(ctx, function),
                    macros=function.head & ctx.mark_macros.keys(),
                    space=space_of(ctx, function),
                    in_class=function.in_class,
                    is_pattern=is_pattern,
                    has_body=function.has_body,
                )


def marks_of(ctx: Context, function: DeclaredFunction) -> frozenset[str]:
    """The marks of a declaration, its own and those that the project's macros stand for there."""
    by_macros = (ctx.mark_macros.get(word, frozenset()) for word in function.head)
    return (BOTH & function.head).union(*by_macros)


def space_of(ctx: Context, function: DeclaredFunction) -> frozenset[str]:
    """Where a function runs, as its own declaration says it."""
    marks = marks_of(ctx, function)
    return marks or (BOTH if "constexpr" in function.head else frozenset(MARKS[:1]))


def is_plain(ctx: Context, function: DeclaredFunction) -> bool:
    """Whether what marks a function is known: no macro that says more than that, and no marks among the ``#if`` within
    its head.
    """
    is_known = all(ctx.mark_macros.get(word, BOTH) for word in function.head)
    return is_known and not (is_divided(ctx.tokens, function) and marks_of(ctx, function))


def is_divided(tokens: Tokens, function: DeclaredFunction) -> bool:
    """Whether preprocessor lines stand within the head of a function: ``#ifdef A``, ``int``, ``#else``, ``long``,
    ``#endif``, ``area() {``
    """
    return any(function.first < directive.first < function.name for directive in tokens.directives)


def marked_elsewhere(ctx: Context, marks: frozenset[str]) -> frozenset[str]:
    """The words that are names of functions with one of ``marks`` in the files that are compiled together with this
    one, as far as its folder and its includes show them.
    """
    others = ctx.neighbours[1:]
    return ctx.survey.marked_names(others, marks) & ctx.tokens.distinct


def _asked(ctx: Context, function: DeclaredFunction) -> frozenset[tuple[str, ...]] | None:
    """What the project's own macros decide of the arms that a function is in: not those of an include guard, and of
    what HIP takes for certain. None where HIP does not take one of them.
    """
    found = []
    for arm in ctx.arms.enclosing(function.name):
        taken = include_guard(ctx.tokens, arm.chain) is not None or ctx.conditionals.takes(arm)
        if taken is False:
            return None
        if taken is None:
            found.append(conditions_of(arm))
    return frozenset(found)


def conditions_of(arm: Arm) -> tuple[str, ...]:
    """What decides whether an arm is taken: the conditions of its conditional up to its own."""
    arms = arm.chain.arms
    return tuple(each.condition for each in arms[: arms.index(arm) + 1])


def _parameters(function: DeclaredFunction) -> tuple[object, ...]:
    """What tells a function from others of its name. The parameters of its own template are numbered, as each
    declaration may name them itself: ``template <class F> void run(F f);``, ``template <class Op> void run(Op op) {``.
    Of a member's, it only counts that it has one.
    """
    if function.is_special:
        return ()
    own = function.own_template
    numbers = numbers_of(() if own is None else (own,))
    is_free = len(function.known_by) == 1 and not function.in_class
    in_head = numbers | SAME_WORD
    head = tuple(in_head.get(word, word) for word in own or ()) if is_free else ("template",) * (own is not None)
    return (*(numbers.get(word, word) for word in function.parameters), head)


def _may_declare(ctx: Context, index: int) -> bool:
    """Whether a name with parameters is rather declared than called."""
    tokens = ctx.tokens
    if tokens.texts[index] in ("operator", "~"):
        return True
    return (
        tokens.text_at(tokens.after(index)) in _CALLED
        and tokens.text_at(tokens.before(index)) not in _NOT_DECLARED_AFTER
    )
