"""HP517: members of CUDA's structs that HIP's structs do not have by that name."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name


@rule("HP517", "missing-member", edits=True, words=(Subject.NAMES,))
def missing_member(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A member of a struct of CUDA that HIP's struct lacks, or has under another name.

    What it finds: members after `.` and `->` of variables, parameters and members that the file declares with the type
    of such a struct: `memoryType` of cudaPointerAttributes, `seamlessCubemap` of cudaTextureDesc and others. Objects
    whose type is not in the file are not looked at.

    Why: the struct gets its name in HIP, and the member does not exist there.

    Example:
        #include <cuda_runtime.h>
        bool is_device(const cudaPointerAttributes &a) { return a.memoryType == cudaMemoryTypeDevice; }
        bool is_seamless(const cudaTextureDesc &texture) { return texture.seamlessCubemap; }

    Keep:
        #include <cuda_runtime.h>
        bool is_managed(const cudaPointerAttributes &a) { return a.type == cudaMemoryTypeManaged; }

    Fix safety: safe where HIP has the member under another name; no fix where it has none.

    Source: the headers of CUDA and of ROCm 7.2; `mappings/fields.csv`.
    """
    if not ctx.names.api_uses:
        return
    types = {struct for rows in ctx.mapping.fields.values() for struct in rows} & ctx.tokens.distinct
    names = {field for field, rows in ctx.mapping.fields.items() if not types.isdisjoint(rows)}
    if not names:
        return
    declarations = Declarations(ctx.tokens, types)
    for index in ctx.tokens.where(names):
        struct = _struct_of(ctx, index, declarations)
        field = ctx.tokens.texts[index]
        row = ctx.mapping.fields[field].get(struct)
        if row is None or ctx.written_for_hip(index) or struct in ctx.defined_elsewhere:
            continue
        if row.hip:
            yield ctx.edit("HP517", index, row.hip)
        else:
            yield ctx.diagnostic(
                "HP517",
                Severity.ERROR,
                index,
                f"{row.hip_struct} has no member {field}, which {struct} has",
                "leave out what depends on it, or find the value otherwise",
                symbol=field,
            )


def _struct_of(ctx: Context, index: int, declarations: Declarations) -> str:
    """The type of the object whose member stands at ``index``, empty where the file does not show it: ``a.b``,
    ``p->b``, ``a[i].b``, ``x.a.b``.
    """
    tokens = ctx.tokens
    dot = tokens.before(index)
    if tokens.text_at(dot) not in (".", "->"):
        return ""
    name = tokens.before(dot)
    if tokens.text_at(name) == "]":
        name = tokens.before(opener_of(tokens, name))
    declared = declarations.of(tokens.text_at(name), name) if is_name(tokens.text_at(name)) else None
    return declared.type if declared and not declared.called else ""
