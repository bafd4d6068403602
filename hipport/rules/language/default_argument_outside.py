"""HP250: default arguments that only the definition of a function template has."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import split_parameters
from hipport.code.declared_functions import declared_function
from hipport.code.declared_functions import named_with_default
from hipport.code.declared_functions import signature_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.arms import Arm

_ENDS = frozenset((";", "{", "}", ":"))


@rule("HP250", "default-argument-outside", edits=True, literals=True, words=("template",))
def default_argument_outside(ctx: Context) -> Iterator[Edit]:
    """A default argument that a template gets where it is defined, after its declaration.

    What it finds: `= value` at parameters of members that are defined outside of their class, where the class or the
    member is a template, and of function templates that the file has declared before, in the same #if arm or around it.

    Why: nvcc accepts the default argument and never uses it. To clang it is an error: "default arguments cannot be
    added to an out-of-line definition of a member of a class template".

    Example:
        template <class T> struct Store { void fill(T value); T last; };
        template <class T> void Store<T>::fill(T value = 0) { last = value; }

    Keep:
        template <class T> struct Store { void fill(T value = 0); T last; };
        template <class T> void Store<T>::fill(T value) { last = value; }

    Fix safety: safe: the default argument is removed, which no call that nvcc compiles has used.

    Source: the C++ standard, [dcl.fct.default]; nvcc 13.0 and hipcc of ROCm 7.2, which were run.
    """
    tokens = ctx.tokens
    declared: dict[tuple[str, ...], list[frozenset[Arm]]] = defaultdict(list)
    named = {at: named_with_default(tokens, at) for at in tokens.places("template") if _begins(ctx, at)}
    names = {name for name, has_default in named.values() if has_default}
    for at in (at for at, (name, _) in named.items() if name in names):
        function = declared_function(tokens, at)
        if function is None or not function.templates or function.is_special:
            continue
        arms = frozenset(ctx.arms.enclosing(function.name))
        before = declared[*function.known_by, *signature_of(tokens, function)]
        is_declared = tokens.text_at(tokens.before(function.name)) == "::" or any(others <= arms for others in before)
        before.append(arms)
        if is_declared and not function.in_class and not ctx.is_settled(function.name):
            yield from _without_defaults(ctx, function.name)


def _begins(ctx: Context, at: int) -> bool:
    """Whether a token is the first one of a declaration."""
    before = ctx.tokens.before(at)
    return before < 0 or ctx.tokens.texts[before] in _ENDS or ctx.tokens.directive_at(before) is not None


def _without_defaults(ctx: Context, name: int) -> Iterator[Edit]:
    """``void Store<T>::fill(T value = 0) {`` without ``= 0``"""
    tokens = ctx.tokens
    opener = tokens.after(name)
    while opener >= 0 and (tokens.texts[opener] != "(" or tokens.text_at(tokens.before(opener)) == "operator"):
        opener = tokens.after(opener)
    for span in split_parameters(tokens, opener, closer_of(tokens, opener)) or ():
        equals = default_at(tokens, span)
        if equals < span.end:
            written = "".join(tokens.texts[equals : span.end])
            if "/*" not in written and "//" not in written:
                blank = tokens.texts[equals - 1].isspace()
                yield Edit(tokens.starts[equals - blank], tokens.end(span.end - 1), "", "HP250")
