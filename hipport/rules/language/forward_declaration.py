"""HP260: forward declarations of CUDA's structs that have another name in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.insertion import linkage_around
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit

#: Names that are macros for structs in HIP's headers. Source: hip/hip_runtime_api.h of ROCm 7.2.
_MACROS = frozenset(("hipDeviceProp_t",))
_API = "hip/hip_runtime_api.h"
_HANDLE = "_t"


@rule("HP260", "forward-declaration", edits=True, words=(Subject.NAMES,))
def forward_declaration(ctx: Context) -> Iterator[Edit]:
    """A forward declaration of a struct of CUDA whose name is a typedef or a macro in HIP.

    What it finds: `struct cudaGraphicsResource;` and `struct cudaDeviceProp;` outside of namespaces, in files that do
    not include CUDA's runtime before it.

    Why: a struct's name is a type by itself in C++, and the file uses it so. In HIP the struct has another name,
    `_hipGraphicsResource`, and `hipGraphicsResource` is a typedef, which needs a declaration, too. `hipDeviceProp_t` is
    a macro for the name with a version.

    Example:
        struct cudaGraphicsResource;
        void draw(cudaGraphicsResource *buffer);

    Keep:
        struct cudaArray;
        void read(cudaArray *image);

    Fix safety: safe: the typedef is added, which HIP's headers repeat; of a macro the header that defines it,
    `hip/hip_runtime_api.h`.

    Source: hip/hip_runtime_api.h of ROCm 7.2; hipcc (`mappings/tags.csv` for the names).
    """
    if "struct" not in ctx.tokens.distinct:
        return
    given = [include.at for include in ctx.includes if include.row is not None and include.row.hip == RUNTIME]
    for use, entry in known_uses(ctx):
        tag = ctx.mapping.tags.get(use.name)
        if not (tag or entry.hip in _MACROS) or not _is_declaration(ctx, use.index):
            continue
        if any(at < use.index for at in given):
            continue
        keyword, end = ctx.tokens.before(use.index), ctx.tokens.end(ctx.tokens.after(use.index))
        if entry.hip in _MACROS and linkage_around(ctx, use.index) < 0:
            line = ctx.source.line_start(ctx.tokens.starts[keyword])
            yield Edit(line, line, f"#include <{_API}>{ctx.source.newline}", "HP260")
            given.append(use.index)
        elif tag and not entry.hip.endswith(_HANDLE) and not ctx.survey.is_for_c(ctx.source.path):
            yield Edit(end, end, f" typedef struct {tag} {entry.hip};", "HP260")


def _is_declaration(ctx: Context, index: int) -> bool:
    """``struct cudaGraphicsResource;``, for the global namespace"""
    tokens = ctx.tokens
    around = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
    return around == ("struct", ";") and not tokens.directive_at(index) and not owner(tokens, index)
