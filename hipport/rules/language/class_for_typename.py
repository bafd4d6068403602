"""HP268: ``class`` before the name of a type that is a member."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import template_closer
from hipport.code.scopes import is_template_parameter
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_BEFORE = frozenset(("<", ","))


@rule("HP268", "class-for-typename", edits=True, words=("class",))
def class_for_typename(ctx: Context) -> Iterator[Edit]:
    """A template parameter of a member type that `class` stands before, not `typename`.

    What it finds: `class std::enable_if<A, int>::type = 0` in the parameters of a template, in CUDA files and the
    headers that they include.

    Why: what is named is a typedef, not a class. nvcc takes the word as `typename`; clang leaves the template
    out, and says where it is called: "no matching function".

    Example:
        template <class T, class std::enable_if<std::is_integral<T>::value, int>::type = 0> void f(T) {}

    Keep:
        template <class T, class U = typename std::enable_if<std::is_integral<T>::value, int>::type> void f(T) {}

    Fix safety: safe: `typename` stands before classes as well.

    Source: nvcc 13.0; hipcc of ROCm 7.2, "elaborated type refers to a typedef".
    """
    tokens = ctx.tokens
    for index in tokens.places("class"):
        if tokens.text_at(tokens.before(index)) not in _BEFORE or not _names_member(tokens, tokens.after(index)):
            continue
        is_ours = is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)
        if is_ours and is_template_parameter(tokens, index) and not ctx.is_settled(index):
            yield ctx.edit("HP268", index, "typename")


def _names_member(tokens: Tokens, name: int) -> bool:
    """Whether a name is the beginning of that of a member: ``std::enable_if<A, int>::type``, ``A<T>::type``"""
    if not is_name(tokens.text_at(name)):
        return False
    after = tokens.after(name)
    if tokens.text_at(after) == "<":
        closer = template_closer(tokens, after)
        after = tokens.after(closer)
    return tokens.text_at(after) == "::"
