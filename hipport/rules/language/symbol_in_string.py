"""HP288: symbols of device code that a call names in a string."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.statements import clause_words
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import tokens_of

#: The place of the symbol among the arguments.
_PLACES = {
    "cudaMemcpyToSymbol": 0,
    "cudaMemcpyToSymbolAsync": 0,
    "cudaMemcpyFromSymbol": 1,
    "cudaMemcpyFromSymbolAsync": 1,
    "cudaGetSymbolAddress": 1,
    "cudaGetSymbolSize": 1,
    "cudaFuncSetCacheConfig": 0,
    "cudaFuncGetAttributes": 1,
    "cudaLaunch": 0,
    "cudaGetTextureReference": 1,
    "cudaGetSurfaceReference": 1,
}
_BY_ADDRESS = frozenset(("cudaGetTextureReference", "cudaGetSurfaceReference"))
_MARKS = frozenset(("__constant__", "__device__", "__managed__", "__global__", "texture", "surface"))


@rule("HP288", "symbol-in-string", edits=True, literals=True, words=_PLACES)
def symbol_in_string(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A variable or a kernel of the device that a call names in a string.

    What it finds: string literals as the symbol in calls of `cudaMemcpyToSymbol`, `cudaGetSymbolAddress`,
    `cudaFuncGetAttributes`, `cudaLaunch` and similar functions.

    Why: until CUDA 4.2 the name of the symbol could stand there. Later versions, and HIP, want the symbol itself: the
    call takes the text for a variable, compiles, and fails when it runs.

    Example:
        __constant__ float weights[4];
        void set(const float *w) { cudaMemcpyToSymbol("weights", w, sizeof(weights)); }

    Keep:
        __constant__ float weights[4];
        void set(const float *w) { cudaMemcpyToSymbol(weights, w, sizeof(weights)); }

    Fix safety: safe, where the file, or one of the tree that it includes, declares a variable or a kernel of that name.
    Else it is reported.

    Source: the release notes of CUDA 5.0; hip_runtime_api.h of ROCm 7.2.
    """
    for use in ctx.names.api_uses:
        place = _PLACES.get(use.name)
        arguments = arguments_of(ctx.tokens, use.last) if place is not None and not ctx.is_settled(use.index) else None
        if arguments is None or place is None or len(arguments) <= place:
            continue
        at = arguments[place].first
        text = ctx.tokens.texts[at]
        name = text.strip('"')
        if not text.startswith('"') or not is_name(name) or arguments[place].end != at + 1:
            continue
        if any(_is_declared(tokens, name) for tokens in _texts_with(ctx, name)):
            yield ctx.edit("HP288", at, f"&{name}" if use.name in _BY_ADDRESS else name)
            continue
        yield ctx.diagnostic(
            "HP288",
            Severity.ERROR,
            at,
            f"{use.name} gets the name of a symbol, which no CUDA since 5.0 and no HIP looks up",
            f"write {name} without quotes, and declare it in this file",
            symbol=use.name,
        )


def _texts_with(ctx: Context, name: str) -> Iterator[Tokens]:
    """The file and those of the tree that it includes and that have a name, ``#include "filter_kernel.cu"``."""
    yield ctx.tokens
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    yield from (tokens_of(ctx.survey.text_of(path)) for path in ctx.survey.with_name(headers, name))


def _is_declared(tokens: Tokens, name: str) -> bool:
    return any(not _MARKS.isdisjoint(clause_words(tokens, at)) for at in tokens.places(name))
