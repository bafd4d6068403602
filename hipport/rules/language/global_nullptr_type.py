"""HP266: the type of nullptr without its namespace."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_NAME = "nullptr_t"
_BEFORE = frozenset((".", "->", "using", "struct", "class", "enum"))
_DECLARED = frozenset((")", ">"))  # typedef decltype(nullptr) nullptr_t;


@rule("HP266", "global-nullptr-type", edits=True, words=(_NAME,))
def global_nullptr_type(ctx: Context) -> Iterator[Edit]:
    """`nullptr_t` outside of the namespace std.

    What it finds: `nullptr_t` and `::nullptr_t` in CUDA files and the headers that they include.

    Why: GCC's <stddef.h>, which nvcc's host compiler has, declares the name in the global namespace too. clang's does
    not: "unknown type name 'nullptr_t'".

    Example:
        struct Stream { Stream(nullptr_t) {} };

    Keep:
        struct Stream { Stream(std::nullptr_t) {} };

    Fix safety: safe: it is the same type.

    Source: stddef.h of GCC 12 and of clang 22.
    """
    if not is_cuda_file(ctx) and not ctx.survey.is_for_device(ctx.source.path):
        return
    tokens = ctx.tokens
    for index in tokens.places(_NAME):
        before = tokens.before(index)
        text = tokens.text_at(before)
        if text in _BEFORE | _DECLARED or ctx.is_settled(index):
            continue
        start = tokens.starts[index]
        if text != "::":
            yield Edit(start, start, "std::", "HP266")
        elif tokens.text_at(tokens.before(before)) != "std":
            at = tokens.starts[before]
            yield Edit(at, at, "std", "HP266")
