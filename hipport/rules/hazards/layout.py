"""HP701: vector types with another alignment."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_WIDE = frozenset(("double4", "long4", "ulong4", "longlong4", "ulonglong4"))
_DECLARES = frozenset((";", "[", "=", "{", ",", ":"))


@rule("HP701", "vector-alignment", words=_WIDE)
def vector_alignment(ctx: Context) -> Iterator[Diagnostic]:
    """double4 and similar vector types, which HIP aligns to 32 bytes and CUDA to 16.

    What it finds: `double4`, `long4`, `ulong4`, `longlong4` and `ulonglong4` as members of a struct, class or union
    that has other members too. Where none is such a member, only the first use in the file is reported.

    Why: the offset of the member, the size of the struct and that of an array of it can differ from CUDA's, so that
    files, messages and buffers that CUDA code has written are misread, and sizes written as numbers are wrong.

    Example:
        struct Body { float mass; double4 position; };

    Keep:
        struct Body { float mass; double2 position[2]; };

    Fix safety: no fix. CUDA's layout is that of four doubles in a struct with `alignas(16)`.

    Source: hipcc of ROCm 7.2, by static_assert: alignof is 32 for these five types, 16 for float4, double2 and long2, 8
    for double3; 16 is CUDA's in the table of built-in vector types of its programming guide (CUDA 13 deprecates these
    for double4_16a and double4_32a). Detected from tokens; confidence high for members.
    """
    if not _is_cuda(ctx) or is_of_hip(ctx):
        return
    tokens = ctx.tokens
    other = -1
    found = False
    for index in tokens.where(_WIDE):
        name = tokens.after(index)
        declares = is_name(tokens.text_at(name)) and tokens.text_at(tokens.after(name)) in _DECLARES
        if tokens.directive_at(index) or ctx.written_for_hip(index):
            continue
        brace = next(tokens.open_braces(index), -1)
        if not declares or brace < 0 or not scope_of(tokens, brace).is_class or not _has_others(ctx, brace):
            other = index if other < 0 else other
            continue
        found = True
        yield ctx.diagnostic(
            "HP701",
            Severity.WARNING,
            index,
            f"{tokens.texts[index]} is aligned to 32 bytes in HIP, to 16 in CUDA: this {scope_of(tokens, brace).word} "
            "can have another layout",
            "where files or other programs depend on the layout, use a struct of your own with alignas(16)",
            symbol=tokens.texts[index],
        )
    if other >= 0 and not found:
        yield ctx.diagnostic(
            "HP701",
            Severity.INFO,
            other,
            f"{tokens.texts[other]} is aligned to 32 bytes in HIP, to 16 in CUDA",
            "check that pointers to it, for instance from offsets into buffers, are multiples of 32",
            symbol=tokens.texts[other],
        )


def _is_cuda(ctx: Context) -> bool:
    """Whether the names are likely to be CUDA's: OpenCL has vector types that are called so too."""
    return is_cuda_file(ctx) or bool(ctx.names.api_uses)


def _has_others(ctx: Context, brace: int) -> bool:
    """Whether a class has members of other types, so that the offsets of its members can differ."""
    tokens = ctx.tokens
    at, end = tokens.after(brace), closer_of(tokens, brace)
    begins = True
    while 0 <= at < end:
        text = tokens.texts[at]
        if begins and is_name(text) and text not in _WIDE and text not in ACCESS:
            return True
        begins = text in (";", ":", "}")
        at = tokens.after(at)
    return False
