"""HP515: atomic functions for types for which HIP has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from hipport.code.calls import Span
from hipport.code.declarations import Declarations
from hipport.context.addresses import pointed_to
from hipport.context.arguments import arguments_of
from hipport.context.arguments import naming_token
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.unit import Ask
from hipport.unit import Type

_ATOMICS = frozenset(("atomicAdd", "atomicAdd_block", "atomicAdd_system"))
_UNSAFE = "unsafeAtomicAdd"
_HALVES = frozenset(
    """half __half half2 __half2 nv_half nv_half2 nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162 __hip_bfloat16
    __hip_bfloat162""".split()
)
_TYPES = _HALVES | {"float2", "float4"}
_CASTS = frozenset(("(", "reinterpret_cast", "static_cast", "const_cast"))
_NUMBERS = "int|unsigned|float|double|char|bool|long|short|auto|size_t|u?int(?:32|64)_t"
_OWN = re.compile(rf"\batomicAdd\s*\(\s*(?:{'|'.join(sorted(_TYPES))})\s*\*\s*\w+\s*,")


@rule("HP515", "missing-atomic", edits=True)
def missing_atomic(ctx: Context) -> Iterator[Diagnostic]:
    """An atomicAdd of a type for which HIP has none.

    What it finds: `atomicAdd` on half, half2, bfloat16, bfloat162, float2 and float4, where a parameter, a variable or
    a cast in the file shows the type, and neither the file nor a header of the project defines one.

    Why: CUDA has these functions, HIP does not. HIP has `unsafeAtomicAdd` for the 16-bit types, which does not
    guarantee the sum in memory that the host shares (fine-grained and managed memory).

    Example:
        __global__ void count(__half2 *sums, __half2 value) { atomicAdd(&sums[threadIdx.x], value); }

    Keep:
        __global__ void count(float *sums, float value) { atomicAdd(&sums[threadIdx.x], value); }

    Fix safety: unsafe. `unsafeAtomicAdd` does the same on memory from cudaMalloc; the file may not show where the
    memory comes from.

    Source: hipcc of ROCm 7.2: no matching function for these types, while unsafeAtomicAdd compiles for gfx90a, gfx942,
    gfx950, gfx1100 and gfx1201; hip/amd_detail/amd_hip_fp16.h, amd_hip_bf16.h. CUDA does not have atomicAdd for signed
    64-bit and 16-bit integers either. Detected from tokens, otherwise by libclang; confidence high.
    """
    if _ATOMICS.isdisjoint(ctx.tokens.distinct) or _TYPES.isdisjoint(ctx.tokens.distinct) or is_of_hip(ctx):
        return
    declarations = Declarations(ctx.tokens, _TYPES)
    own = None
    for index in ctx.tokens.where(_ATOMICS):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 2 or ctx.written_for_hip(index) or ctx.body_at(index) is None:
            continue
        if is_declared(ctx, index):
            continue
        shown = pointed_to(ctx, arguments[0], declarations, _TYPES)
        type_name = shown or _asked_type(ctx, arguments[0])
        if type_name is None:
            continue
        own = _has_own(ctx) if own is None else own
        if own:
            return
        fix, remedy = None, "add the components one by one"
        if type_name in _HALVES:
            if shown:  # an edit must not depend on what the parser sees
                fix = ctx.unsafe_fix("use unsafeAtomicAdd", ctx.edit("HP515", index, _UNSAFE))
            remedy = "use unsafeAtomicAdd where the memory belongs to the GPU, or a loop around atomicCAS"
        yield ctx.diagnostic(
            "HP515",
            Severity.ERROR,
            index,
            f"HIP has no {ctx.tokens.texts[index]} for {type_name}: this does not compile",
            remedy,
            symbol=ctx.tokens.texts[index],
            fix=fix,
        )


def _asked_type(ctx: Context, address: Span) -> str | None:
    """The type that ``&sums.values[i]`` points to, by the parser's view, which is asked only where the file does not
    show another type, as a cast does. None where the type is unknown or not one of ``_TYPES``.
    """
    if ctx.tokens.texts[address.first] in _CASTS:
        return None
    name = naming_token(ctx.tokens, address)
    if name < 0:
        return None
    first = re.escape(next(text for text in ctx.tokens.texts[address.first :] if is_name(text)))
    if re.search(rf"\b(?:{_NUMBERS})\b[\s*&]*(?:__restrict__\s*)?{first}\b", ctx.source.text):
        return None
    fact = ctx.ask(Ask.TYPE, name)
    words = fact.spelled.replace("*", " ").split() if isinstance(fact, Type) and fact.pointers <= 1 else []
    return next((word for word in words if word in _TYPES), None)


def _has_own(ctx: Context) -> bool:
    """Whether the file, or a header of the project that it includes, defines an atomicAdd for one of ``_TYPES``."""
    if _OWN.search(ctx.source.text):
        return True
    headers = islice(ctx.survey.with_headers(ctx.source.path), 1, None)
    return any(_OWN.search(ctx.survey.text_of(header)) for header in headers)
