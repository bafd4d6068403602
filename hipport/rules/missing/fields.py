"""HP517: members of CUDA's structs that HIP's structs do not have by that name."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set

from hipport.code.aggregates import initialized
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.declarations import has_deduced_type
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping.table import FieldRow
from hipport.mapping.table import Fields
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens


@rule("HP517", "missing-member", edits=True, words=(Subject.NAMES,))
def missing_member(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A member of a struct of CUDA that HIP's struct lacks, or has under another name.

    What it finds: members after `.` and `->` of variables, parameters and members that the file declares with the type
    of such a struct, or of another name that the project has for it: `memoryType` of cudaPointerAttributes,
    `seamlessCubemap` of cudaTextureDesc and others, and in structs that are members of others,
    `attribute.val.clusterDim`, also of what `auto &attribute = attributes[i];` stands for; the names of members between
    braces, `{.seamlessCubemap = 1}`. Objects whose type is not in the file are not looked at.

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
    fields = ctx.mapping.fields
    names = fields.changed.keys() & ctx.tokens.distinct if ctx.names.api_uses else None
    if not names:
        return
    aliases = ctx.aliases(fields.structs)
    types = (fields.structs | aliases.keys()) & ctx.tokens.distinct
    if not types:
        return
    declarations = Declarations(ctx.tokens, types)
    for index in ctx.tokens.where(names):
        of, depth = _struct_of(ctx, index, types, declarations)
        if not of or ctx.written_for_hip(index):
            continue
        struct = aliases.get(of, of)
        row = _row(fields, ctx.tokens.texts[index], struct, depth)
        if row is None or struct in ctx.defined_elsewhere:
            continue
        if row.hip:
            yield ctx.edit("HP517", index, row.hip)
        else:
            field, of = ctx.tokens.texts[index], row.struct if depth else struct
            yield ctx.diagnostic(
                "HP517",
                Severity.ERROR,
                index,
                f"{row.hip_struct} has no member {field}, which {of} has",
                "leave out what depends on it, or find the value otherwise",
                symbol=field,
            )


def _declared(tokens: Tokens, declarations: Declarations, name: int) -> TypedDeclaration | None:
    """The declaration of an object, or of that which a variable stands for: ``auto &attribute = attributes[i];``"""
    declared = declarations.of(tokens.texts[name], name)
    if declared is not None:
        return declared
    for same in tokens.places_before(tokens.texts[name], name):
        equals = tokens.after(same)
        if tokens.text_at(equals) == "=" and has_deduced_type(tokens, same):
            value = tokens.after(equals)
            value = tokens.after(value) if tokens.text_at(value) in ("&", "*") else value
            after = tokens.after(value)
            after = tokens.after(closer_of(tokens, after)) if tokens.text_at(after) == "[" else after
            return declarations.of(tokens.text_at(value), value) if tokens.text_at(after) == ";" else None
    return None


def _row(fields: Fields, field: str, struct: str, depth: int) -> FieldRow | None:
    """What is known of a field of a struct, or of one in a struct that is a member of it, ``depth`` members deep: of
    that only what is true of all structs which have such a field.
    """
    rows = fields.changed[field]
    if not depth:
        return rows.get(struct)
    is_sure = struct in fields.structs and field not in fields.same and not any(row.hip for row in rows.values())
    near = [row for name, row in rows.items() if name.startswith(struct)]  # CUlaunchAttributeValue of CUlaunchAttribute
    return next(iter((*near, *rows.values()))) if is_sure else None


def _struct_of(ctx: Context, index: int, types: Set[str], declarations: Declarations) -> tuple[str, int]:
    """The struct, one of some, that has the member at ``index``, ``a.b``, ``T a = {.b = 1}``, or that the struct which
    has it is a member of, with the number of the members between the two; empty for other names.
    """
    tokens = ctx.tokens
    point = tokens.before(index)
    if tokens.text_at(point) == "." and tokens.text_at(tokens.before(point)) in ("{", ","):
        at = initialized(tokens, next(tokens.open_braces(index), -1), types)
        return tokens.text_at(at), 0
    objects = ((_declared(tokens, declarations, name), depth) for name, depth in _objects_of(ctx, index))
    declared, depth = next(((found, depth) for found, depth in objects if found), (None, 0))
    return ("", 0) if declared is None or declared.called else (declared.type, depth)


def _objects_of(ctx: Context, index: int) -> Iterator[tuple[int, int]]:
    """The names of the objects that the member at ``index`` is one of, the nearest first, each with the number of the
    members between the two: ``a.b``, ``p->b``, ``a[i].b``, ``x.a.b``.
    """
    tokens = ctx.tokens
    name, depth = index, 0
    while tokens.text_at(tokens.before(name)) in (".", "->"):
        name = tokens.before(tokens.before(name))
        if tokens.text_at(name) == "]":
            name = tokens.before(opener_of(tokens, name))
        if not is_name(tokens.text_at(name)):
            return
        yield name, depth
        depth += 1
