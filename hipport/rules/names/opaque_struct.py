"""HP146: structs of CUDA's libraries that only a handle points to."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import known_uses
from hipport.context.opaque_structs import is_declared
from hipport.context.opaque_structs import is_replaced
from hipport.context.opaque_structs import is_void
from hipport.context.opaque_structs import keyword_before
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.words import is_code
from hipport.diagnostics import Edit


@rule("HP146", "opaque-struct", edits=True, words=(Subject.NAMES,))
def opaque_struct(ctx: Context) -> Iterator[Edit]:
    """A struct of a CUDA library that a handle points to, and that no header shows.

    What it finds: `cublasContext *blas`, `std::unique_ptr<cusparseContext, Close>`, `struct cublasContext;` and
    `typedef struct cublasContext *cublasHandle_t;`; so for cuSOLVER, cuRAND, descriptors of cuSPARSE and external
    memory.

    Why: a program names such a struct where it does not include the library's header, or where a smart pointer wants
    the type without its `*`. Most handles of HIP's libraries are `void *`: a pointer to the struct is none, and the
    typedef is another than the one of HIP's header.

    Example:
        struct cublasContext;
        struct Blas { cublasContext *handle; };

    Keep:
        #include <cublas_v2.h>
        struct Blas { cublasHandle_t handle; };

    Fix safety: safe. The struct becomes what HIP's handle points to, and its declaration goes where that is `void`.

    Source: the typedefs of handles in the headers of CUDA 13.0 and ROCm 7.2 (`mappings/opaque.csv`).
    """
    for use, _ in known_uses(ctx):
        if not is_replaced(ctx, use) or not is_code(ctx, use.index):
            continue
        if not is_void(ctx, use):
            yield ctx.edit("HP146", use.index, ctx.mapping.opaque[use.name])
        elif is_declared(ctx, use):
            yield _without_declaration(ctx, keyword_before(ctx, use), ctx.tokens.after(use.index))
        else:
            yield ctx.edit("HP146", keyword_before(ctx, use), ctx.mapping.opaque[use.name], last=use.index)


def _without_declaration(ctx: Context, first: int, last: int) -> Edit:
    """The edit that deletes a declaration, with its line where nothing else is on it."""
    start, end = ctx.tokens.starts[first], ctx.tokens.end(last)
    line, line_end = ctx.source.line_start(start), ctx.source.line_end(end)
    if not ctx.source.text[line:start].strip() and not ctx.source.text[end:line_end].strip():
        start, end = line, line_end
    return Edit(start, end, "", "HP146")
