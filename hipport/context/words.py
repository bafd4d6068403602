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
    """The edit that deletes the tokens ``first``..``last``: with the blank after them on their line, or before them at
    its end, or with the line where they stand alone.
    """
    tokens, text = ctx.tokens, ctx.source.text
    last = first if last is None else last
    start, end = tokens.starts[first], tokens.end(last)
    line, line_end = ctx.source.line_start(start), ctx.source.line_end(end)
    before, after = text[line:start], text[end:line_end]
    if after.strip():
        end += len(after) - len(after.lstrip(" \t"))
    elif before.strip() and tokens.text_at(tokens.before(first)) not in CALLING_CONVENTIONS:
        start -= len(before) - len(before.rstrip(" \t"))
    elif not before.strip():
        start, end = line, line_end
    return Edit(start, end, "", code)
