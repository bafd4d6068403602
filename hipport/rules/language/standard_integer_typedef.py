"""HP246: the project's own typedefs of <stdint.h>'s names."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.arms import include_guard

#: The names that are ``long`` or ``unsigned long`` in glibc.
_NAMES = frozenset("int64_t uint64_t intptr_t uintptr_t intmax_t uintmax_t".split())
_LONG_LONG = (["long", "long"], ["int", "long", "long"])


@rule("HP246", "standard-integer-typedef", edits=True, words=_NAMES)
def standard_integer_typedef(ctx: Context) -> Iterator[Edit]:
    """A typedef of the project's for a 64-bit type of <stdint.h>, which is another type there.

    What it finds: `typedef unsigned long long uint64_t;` and the like outside of namespaces and classes, in CUDA files,
    where no macro of the project decides whether the compiler reads it. Typedefs of the type that <stdint.h> has too
    are left alone.

    Why: HIP's runtime includes <stdint.h>, where uint64_t is `unsigned long` on Linux; CUDA's does not. "typedef
    redefinition with different types".

    Example:
        typedef unsigned long long uint64_t;
        __global__ void add(uint64_t *sums) { sums[threadIdx.x] += 1; }

    Keep:
        typedef unsigned long long word;
        __global__ void add(word *sums) { sums[threadIdx.x] += 1; }

    Fix safety: safe. `#include <stdint.h>` takes the place of the typedef: the type has the same size. Where the code
    takes one for the other by pointers or overloads, the compiler says so.

    Source: hipcc of ROCm 7.2 and nvcc 13.0, with glibc.
    """
    if not is_cuda_file(ctx):
        return
    newline = ctx.source.newline
    for index in ctx.tokens.places("typedef"):
        if (last := _end_of_typedef(ctx, index)) >= 0 and _is_read(ctx, index):
            start, end = ctx.tokens.starts[index], ctx.tokens.end(last)
            before = "" if not ctx.source.text[ctx.source.line_start(start) : start].strip() else newline
            after = "" if not ctx.source.text[end : ctx.source.line_end(end - 1)].strip() else newline
            yield Edit(start, end, f"{before}#include <stdint.h>{after}", "HP246")


def _end_of_typedef(ctx: Context, index: int) -> int:
    """Index of the ``;`` of ``typedef unsigned long long uint64_t;``, -1 for every other typedef."""
    tokens = ctx.tokens
    *type_at, name_at = (index, *clause_after(tokens, index))
    words = sorted(tokens.texts[at] for at in type_at[1:])
    sign = "unsigned" if tokens.texts[name_at].startswith("u") else "signed"
    is_long_long = [word for word in words if word != sign] in _LONG_LONG and (sign == "signed" or sign in words)
    last = tokens.after(name_at)
    return last if tokens.texts[name_at] in _NAMES and is_long_long and tokens.text_at(last) == ";" else -1


def _is_read(ctx: Context, index: int) -> bool:
    """Whether the HIP compiler surely reads a declaration, outside of namespaces and classes."""
    around = ctx.tokens.open_braces(index)
    if ctx.tokens.directive_at(index) or any(scope_of(ctx.tokens, brace).word != "extern" for brace in around):
        return False
    arms = ctx.arms.enclosing(index)
    return all(ctx.conditionals.takes(arm) or include_guard(ctx.tokens, arm.chain) for arm in arms)
