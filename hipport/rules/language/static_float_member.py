"""HP295: static members of a floating type that are const, with a value in their class."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_FLOATING = frozenset(("float", "double"))
_OTHERS = frozenset((*"*&([{", "constexpr", "inline", "volatile"))


@rule("HP295", "static-float-member", edits=True, words=(Subject.CUDA_FILE,))
def static_float_member(ctx: Context) -> Iterator[Edit]:
    """A static member of a floating type that is `const` and has its value in the class.

    What it finds: `static const float x = 0.5f;` and, in class templates, `static const T x = 0.5;` where `T` is a
    parameter.

    Why: for nvcc and g++ the member of a class template has a value for any `T`. clang takes this for integers only:
    "in-class initializer for static data member of type 'const float' requires 'constexpr' specifier".

    Example:
        template <typename T> struct Norm { static const T epsilon = 1e-5; };

    Keep:
        template <typename T> struct Norm { static constexpr T epsilon = 1e-5; static const int width = 4; };

    Fix safety: safe. nvcc takes a constant for the value only, which `constexpr` may be.

    Source: nvcc 13.0 with g++ 12; clang of ROCm 7.2, -Wstatic-float-init.
    """
    tokens = ctx.tokens
    for static in tokens.places("static"):
        brace = next(tokens.open_braces(static), -1)
        if brace < 0 or not scope_of(tokens, brace).is_class or not is_code(ctx, static) or ctx.is_settled(static):
            continue
        const = _const(tokens, static)
        if const >= 0:
            yield ctx.edit("HP295", const, "constexpr")


def _const(tokens: Tokens, static: int) -> int:
    """The ``const`` of ``static const float x = 0.5f``, ``const static T x = 0.5``; -1 in other declarations."""
    before = next(clause_before(tokens, static), -1)
    head = [static]
    for at in clause_after(tokens, static):
        if tokens.texts[at] == "=":
            break
        head.append(at)
    else:
        return -1
    head = [before, *head] if tokens.text_at(before) == "const" else head
    texts = [tokens.texts[at] for at in head]
    if "const" not in texts or not _OTHERS.isdisjoint(texts):
        return -1
    types = [at for at in head[:-1] if tokens.texts[at] not in ("static", "const")]
    is_floating = len(types) == 1 and (tokens.texts[types[0]] in _FLOATING or _is_of_template(tokens, types[0]))
    return head[texts.index("const")] if is_floating else -1


def _is_of_template(tokens: Tokens, index: int) -> bool:
    """Whether a name is a parameter of the class template around it: ``template <class T> struct A { ... T ...``"""
    brace = next(tokens.open_braces(index), -1)
    words = [tokens.texts[at] for at in clause_before(tokens, brace)][::-1]
    return words[:1] == ["template"] and any(
        a in ("class", "typename") and b == tokens.texts[index] for a, b in pairwise(words)
    )
