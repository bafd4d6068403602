"""HP296: lists of the exceptions that a function throws."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import HEADS
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_STATEMENTS = HEADS | {"catch"}


@rule("HP296", "exception-specification", edits=True, words=("throw",))
def exception_specification(ctx: Context) -> Iterator[Edit]:
    """A list of the exceptions that a function throws.

    What it finds: `throw(std::bad_alloc)` after the parameters of a function, in CUDA files and in headers that these
    include, also in macros that declare one.

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
        is_list = closer >= 0 and tokens.after(opener) != closer and is_code(ctx, word)
        in_macro = bool(tokens.directive_at(word))
        if is_list and (_follows_function(tokens, word) if in_macro else _is_outside_of_functions(tokens, word)):
            yield ctx.edit("HP296", word, "noexcept(false)", last=closer)


def _is_outside_of_functions(tokens: Tokens, index: int) -> bool:
    brace = next(tokens.open_braces(index), -1)
    return brace < 0 or scope_of(tokens, brace).is_outside or scope_of(tokens, brace).is_class


def _follows_function(tokens: Tokens, index: int) -> bool:
    """Whether a word stands after the parameters of a function: ``template void sort<T>(T *) throw``, and not after
    ``if (n < 0) throw`` or a macro, ``IF(n < 0) throw``
    """
    closer = tokens.before(index)
    while tokens.text_at(closer) in ("const", "volatile"):
        closer = tokens.before(closer)
    name = tokens.before(opener_of(tokens, closer)) if tokens.text_at(closer) == ")" else -1
    if tokens.text_at(name) == ">":
        name = tokens.before(template_opener(tokens, name))
    text = tokens.text_at(name)
    return is_name(text) and not text.isupper() and text not in _STATEMENTS
