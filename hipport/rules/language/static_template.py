"""HP251: function templates that are declared without static, and defined with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from itertools import chain

from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit


@rule("HP251", "static-after-declaration", edits=True, words=("static",))
def static_after_declaration(ctx: Context) -> Iterator[Edit]:
    """`static` in the definition of a function template that was declared without it.

    What it finds: `static` before a function template outside of classes whose name the file before it, or a header of
    the project that it includes, declares as a template without `static`.

    Why: to nvcc the first declaration decides, so that other files may use the function. clang does not take it:
    "static declaration of 'copy' follows non-static declaration".

    Example:
        template <class T> int copy(const T *from);
        template <class T> static int copy(const T *from) { return *from != 0; }

    Keep:
        template <class T> static int copy(const T *from) { return *from != 0; }

    Fix safety: safe. The word is removed, and what the declaration says holds, as for nvcc.

    Source: the C++ standard, [dcl.stc]; nvcc 13.0; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for index in tokens.places("static"):
        function = declared_function(tokens, index)
        is_static = function is not None and "static" in function.head and function.first <= index < function.name
        if function is None or not is_static or not function.templates or function.in_class or not is_code(ctx, index):
            continue
        before = chain((ctx.source.text[: tokens.starts[index]],), ctx.survey.header_texts(ctx.source.path))
        if _is_declared_without_static(function, tokens.texts[function.name], before):
            yield without_words(ctx, "HP251", index)


def _is_declared_without_static(function: DeclaredFunction, name: str, texts: Iterable[str]) -> bool:
    """Whether one of the texts has ``template <...> int name(...);`` with as many parameters."""
    declaration = re.compile(rf"\btemplate\s*<[^;{{}}()]*>([^;{{}}()=]*)\b{name}\s*\(([^;{{}}]*)\)\s*;")
    found = ((match[1].split(), match[2].count(",")) for text in texts for match in declaration.finditer(text))
    commas = function.parameters.count(",") - 1  # one is after each parameter
    return any(head and "static" not in head and count == commas for head, count in found)
