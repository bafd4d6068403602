"""HP251: function templates that are declared without static, and defined with it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from itertools import chain

from hipport.code.declared_functions import declared_function
from hipport.code.declared_functions import signature_of
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit
from hipport.source.text import clause_in_text
from hipport.source.tokens import Tokens

_HEAD = re.compile(r"\btemplate\s*<[^;{}()]*>[^;{}()=]*\Z")


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
        if tokens.directive_at(index) or tokens.texts[clause_start(tokens, index)] != "template":
            continue
        function = declared_function(tokens, index)
        is_static = function is not None and "static" in function.head and function.first <= index < function.name
        if function is None or not is_static or not function.templates or function.in_class or not is_code(ctx, index):
            continue
        name = tokens.texts[function.name]
        before = chain((ctx.source.text[: tokens.starts[index]],), ctx.survey.header_texts(ctx.source.path, name))
        declared = _declarations(name, before)
        if any(others == signature_of(tokens, function) for others in declared):
            yield without_words(ctx, "HP251", index)


def _declarations(name: str, texts: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """The signature of each ``template <...> int name(...);`` without ``static`` in some texts."""
    declared = re.compile(rf"{name}(?<=\b{name})\s*\([^;{{}}]*\)\s*;")  # searched for by its text
    for text in texts:
        for match in declared.finditer(text):
            head = _HEAD.search(text, clause_in_text(text, match.start()), match.start())
            if head is None:
                continue
            tokens = Tokens(text[head.start() : match.end()])
            function = declared_function(tokens, 0)
            if function is not None and "static" not in function.head:
                yield signature_of(tokens, function)
