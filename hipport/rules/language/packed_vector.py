"""HP279: vectors in packed structs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.functions import COMPLEX_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.code.plain_structs import plain_structs
from hipport.code.scopes import scope_of
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_VECTORS = frozenset(VECTOR_TYPES.keys() | COMPLEX_TYPES)
_PACKED = frozenset(("packed", "__packed__"))
_PACKED_MACRO = re.compile(r"#[ \t]*define[ \t]+(\w+)[ \t]+.*\b(?:packed|__packed__)\b")
#: What may stand before the type of a member.
_BEFORE = frozenset(("const", "volatile", "struct", "mutable"))
_ATTRIBUTE = "__attribute__((packed)) "


@rule("HP279", "packed-vector", edits=True, words=_VECTORS | _PACKED)
def packed_vector(ctx: Context) -> Iterator[Edit]:
    """A vector as a member of a packed struct, which HIP's compiler does not pack.

    What it finds: members of float3, int4, cuFloatComplex and the other vector types, of types that the project names
    after them, and of structs of the file that are made of them, in a struct, class or union with
    `__attribute__((packed))`, which may be a macro's. `#pragma pack` needs nothing: clang obeys it for all members.

    Why: CUDA's vectors are plain structs. HIP's are classes with bases, and clang packs plain members only: the member
    stays where its alignment has it, and files, messages and buffers in CUDA's layout are misread without a word.

    Example:
        struct __attribute__((packed)) Record { char tag; float3 position; };

    Keep:
        struct Record { char tag; float3 position; };

    Fix safety: safe. The attribute at the member packs it whatever its type is, and changes nothing for nvcc.

    Source: hipcc of ROCm 7.2 and nvcc 13.0 with g++ 12, by sizeof of structs of a char and a member of each type:
    neither packs dim3, half and bfloat16, and nvcc packs all vectors.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx):
        return
    vectors = _VECTORS | ctx.aliases(_VECTORS).keys()
    types = vectors | plain_structs(tokens, vectors).keys()
    packing: dict[int, bool] = {}
    edited = set()
    for index in tokens.where(types):
        brace = next(tokens.open_braces(index), -1)
        if brace < 0 or not scope_of(tokens, brace).is_class or ctx.is_settled(index):
            continue
        if brace not in packing:
            packing[brace] = _packs(ctx, brace)
        first = _first_of_member(ctx, index) if packing[brace] else -1
        if first >= 0 and first not in edited:
            edited.add(first)
            yield Edit(tokens.starts[first], tokens.starts[first], _ATTRIBUTE, "HP279")


def _packs(ctx: Context, brace: int) -> bool:
    """Whether a class is packed: ``struct __attribute__((packed)) A {``, ``struct PACKED A {``,
    ``typedef struct { int2 x; } __attribute__((__packed__)) A;``
    """
    tokens = ctx.tokens
    end = tokens.brace_end(brace)
    words = {*clause_words(tokens, brace), *(tokens.texts[at] for at in clause_after(tokens, end))}
    if words & _PACKED:
        return True
    macros = {word for word in words if is_name(word) and word.upper() == word}
    texts = (ctx.source.text, *ctx.survey.header_texts(ctx.source.path)) if macros else ()
    return any(macros.intersection(_PACKED_MACRO.findall(text)) for text in texts)


def _first_of_member(ctx: Context, index: int) -> int:
    """The first token of the declaration of a member of the type at ``index``: ``const float3 a, b[3];``; and -1 where
    it is that of a function, a pointer or nothing of the layout: ``float3 *p;``, ``float3 f();``, ``static float3 z;``
    """
    tokens = ctx.tokens
    first = index
    for before in clause_before(tokens, index, CLAUSE_ENDS | {":"}):
        if tokens.texts[before] not in _BEFORE:
            return -1
        first = before
    after = [tokens.texts[at] for at in clause_after(tokens, index)]
    is_member = bool(after) and is_name(after[0]) and "(" not in after
    return first if is_member else -1
