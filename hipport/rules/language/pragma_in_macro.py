"""HP226: pragmas that a macro writes as lines."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_HEADER = "hipport/pragma.h"


@rule("HP226", "pragma-in-macro", edits=True, words=("pragma",))
def pragma_in_macro(ctx: Context) -> Iterator[Edit]:
    """A macro whose text is a line with a pragma.

    What it finds: `#define` lines of macros without parameters whose text begins with `#pragma`.

    Why: a macro cannot make a preprocessor line. nvcc reads what its preprocessor has written as if it were one; clang
    does not: "expected expression".

    Example:
        #define UNROLL #pragma unroll

    Keep:
        #define UNROLL _Pragma("unroll")

    Fix safety: safe: `HIPPORT_PRAGMA(unroll)` of `hipport/pragma.h` makes it by the operator `_Pragma`, which nvcc
    knows too. A pragma with a string in it stays as it is.

    Source: nvcc 13.0; hipcc of ROCm 7.2.
    """
    for directive in ctx.tokens.directives:
        if directive.name == "define" and (text := _pragma(ctx, directive.name_at, directive.end)):
            first, last, words = text
            yield ctx.edit("HP226", first, f"HIPPORT_PRAGMA({words})", last=last, header=_HEADER)


def _pragma(ctx: Context, name_at: int, end: int) -> tuple[int, int, str] | None:
    """The first and the last token of the text of ``#define UNROLL #pragma unroll 4``, and ``unroll 4``."""
    tokens = ctx.tokens
    sign = tokens.after(tokens.after(name_at))
    word = tokens.after(sign)
    first = tokens.after(word)
    if tokens.text_at(sign) != "#" or tokens.text_at(word) != "pragma" or not 0 <= first < end:
        return None
    last = tokens.before(end)
    words = "".join(tokens.texts[first : last + 1])
    return None if any(mark in words for mark in ('"', "\\", "/")) else (sign, last, words)
