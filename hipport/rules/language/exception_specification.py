"""HP296: lists of the exceptions that a function throws."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens


@rule("HP296", "exception-specification", edits=True, words=("throw",))
def exception_specification(ctx: Context) -> Iterator[Edit]:
    """A list of the exceptions that a function throws.

    What it finds: `throw(std::bad_alloc)` after the parameters of a function, in CUDA files and in headers that these
    include.

    Why: C++17, hipcc's default, has no such lists: "ISO C++17 does not allow dynamic exception specifications". nvcc's
    default was C++14 before CUDA 12.

    Example:
        void *allocate(size_t n) throw(std::bad_alloc);

    Keep:
        void release(void *p) throw();
        void *allocate(size_t n) { throw(std::bad_alloc()); }

    Fix safety: safe. `noexcept(false)` says as well that the function may throw. Other exceptions than those of the
    list, which ended the program, are thrown too.

    Source: nvcc 13.0 with -std=c++14; clang of ROCm 7.2, -Wdynamic-exception-spec.
    """
    tokens = ctx.tokens
    if not (is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path)):
        return
    for word in tokens.places("throw"):
        opener = tokens.after(word)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        is_list = closer >= 0 and tokens.after(opener) != closer and not tokens.directive_at(word)
        if is_list and _is_outside_of_functions(tokens, word) and is_code(ctx, word):
            yield ctx.edit("HP296", word, "noexcept(false)", last=closer)


def _is_outside_of_functions(tokens: Tokens, index: int) -> bool:
    brace = next(tokens.open_braces(index), -1)
    return brace < 0 or scope_of(tokens, brace).is_outside or scope_of(tokens, brace).is_class
