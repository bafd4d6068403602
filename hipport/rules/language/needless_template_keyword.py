"""HP241: ``template`` before a name without template arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import without_words
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING

_CAPITALS = re.compile(r"[A-Z][A-Z0-9_]+")


@rule("HP241", "needless-template-keyword", edits=True, words=("template",))
def needless_template_keyword(ctx: Context) -> Iterator[Edit]:
    """A call with `template` before the function's name and no template arguments after it.

    What it finds: `a.template get(1)`, `p->template get(1)`, `A<T>::template get(1)`.

    Why: nvcc and g++ take the word there. The standard has it before template arguments only, and clang refuses it: "a
    template argument list is expected after a name prefixed by the template keyword".

    Example:
        template <class T> __device__ int first(T &list) { return list.template get(0); }

    Keep:
        template <class T> __device__ int first(T &list) { return list.template get<0>(); }

    Fix safety: safe. The word is left out; the arguments of the call say those of the template, with and without it.

    Source: hipcc of ROCm 7.2, nvcc 13.0 and g++ 12; the C++ standard, [temp.names].
    """
    tokens = ctx.tokens
    for keyword in tokens.places("template"):
        name = tokens.after(keyword)
        if not is_name(tokens.text_at(name)) or tokens.text_at(tokens.after(name)) != "(":
            continue
        if tokens.texts[name] == "operator":  # a.template operator()<T>(), which has arguments after its parentheses
            continue
        if _is_macro(ctx, name):
            continue
        if tokens.text_at(tokens.before(keyword)) in QUALIFYING and not ctx.is_settled(keyword):
            yield without_words(ctx, "HP241", keyword)


def _is_macro(ctx: Context, name: int) -> bool:
    """Whether a name is that of a macro, which may become one with template arguments: ``a.template NAME(get)<0>()``,
    ``A<T>::template NAMES(1, list)``
    """
    tokens = ctx.tokens
    after = tokens.text_at(tokens.after(closer_of(tokens, tokens.after(name))))
    text = tokens.texts[name]
    return after == "<" or text in ctx.defined_macros or _CAPITALS.fullmatch(text) is not None
