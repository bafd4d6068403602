"""Single words of a program that a rule removes."""

from __future__ import annotations

from hipport.context.context import Context
from hipport.diagnostics import Edit

#: Macros of CUDA's headers that are calling conventions on Windows and empty on Linux.
CALLING_CONVENTIONS = frozenset(
    """CUDA_CB CUDAAPI CUDART_CB CUDARTAPI CUDARTAPI_CDECL CUBLASAPI CUBLASWINAPI CUDNNWINAPI CUFFTAPI CURANDAPI
    CUSOLVERAPI CUSPARSEAPI""".split()
)


def is_code(ctx: Context, index: int) -> bool:
    """Whether a word that is to be ported is in code or a macro's body, not elsewhere in a preprocessor line."""
    line = ctx.tokens.directive_at(index)
    body = line is None or (line.name == "define" and ctx.tokens.before(index) != line.name_at)
    return body and not ctx.written_for_hip(index)


def without_words(ctx: Context, code: str, first: int, last: int | None = None) -> Edit:
    """The edit that deletes the tokens ``first``..``last`` with the blank after them on their line."""
    last = first if last is None else last
    blank = ctx.tokens.texts[last + 1 : last + 2]
    return ctx.edit(code, first, "", last=last + 1 if blank and blank[0].isspace() and "\n" not in blank[0] else last)
