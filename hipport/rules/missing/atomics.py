"""HP515: atomic functions for types for which HIP has none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.declarations import Declarations
from hipport.code.functions import words_of
from hipport.context.arguments import arguments_of
from hipport.context.arguments import naming_token
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.unit import Ask
from hipport.unit import Type
from hipport.unit.questions import TypeKind

_ADD = frozenset(f"atomicAdd{scope}" for scope in ("", "_block", "_system"))
_BITWISE = frozenset(
    f"atomic{operation}{scope}" for operation in ("And", "Or", "Xor") for scope in ("", "_block", "_system")
)
_TYPES = frozenset(
    """half __half half2 __half2 nv_half nv_half2 nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162 __hip_bfloat16
    __hip_bfloat162 float2 float4""".split()
)
_SWAP = "atomicCAS"
_SHORTS = frozenset(("short", "ushort", "uint16_t"))
_EXCHANGES = frozenset(
    f"atomic{operation}{scope}" for operation in ("CAS", "Exch") for scope in ("", "_block", "_system")
)
_WIDE = 128
_WHOLE = frozenset((TypeKind.RECORD, TypeKind.INTEGER))
_HEADER = "hipport/atomics.h"
_OWN = re.compile(rf"atomicAdd(?<=\batomicAdd)\s*\(\s*(?:{'|'.join(sorted(_TYPES))})\s*\*\s*\w+\s*,")


@rule("HP515", "missing-atomic", edits=True)
def missing_atomic(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An atomic function of a type for which HIP has none.

    What it finds: `atomicAdd` in device code of a file that names half, half2, bfloat16, bfloat162, float2 or float4,
    where neither the file nor a header of the project defines one for such a type; `atomicAnd`, `atomicOr` and
    `atomicXor` with an address that the file declares as `long long`; `atomicCAS` in a file that names `unsigned short`
    or another type of 16 bits. By the parser's view, `atomicExch` and `atomicCAS` of values of 128 bits, which are
    errors.

    Why: CUDA has these functions, HIP does not. `#include "hipport/atomics.h"` brings them as overloads, which
    templates find as well; a converted tree gets the header too. A sum of 16-bit numbers is a loop around
    compare-and-swap: where the memory belongs to the GPU, `unsafeAtomicAdd` may be faster. AMD GPUs exchange at most 64
    bits at once.

    Example:
        __global__ void count(__half2 *sums, __half2 value) { atomicAdd(&sums[threadIdx.x], value); }

    Keep:
        __global__ void count(float *sums, float value) { atomicAdd(&sums[threadIdx.x], value); }

    Fix safety: safe, but none for 128 bits. Every other overload that fits goes before those of the header, so that no
    other call changes.

    Source: hipcc of ROCm 7.2: no matching function for these types; hip/amd_detail/amd_hip_fp16.h, amd_hip_bf16.h.
    CUDA does not have atomicAdd for signed 64-bit and 16-bit integers either. Detected from tokens; confidence high.
    """
    if is_of_hip(ctx):
        return
    yield from _too_wide(ctx)
    if has_own_header(ctx, _HEADER):
        return
    if _adds_what_hip_does_not(ctx) or _combines_signed(ctx) or _swaps_shorts(ctx):
        yield include_after_runtime(ctx, _HEADER, "HP515")


def _too_wide(ctx: Context) -> Iterator[Diagnostic]:
    """The exchanges of 128 bits: ``atomicExch(&slot, pair)`` with a struct of two pointers."""
    for index in ctx.tokens.where(_EXCHANGES):
        arguments = arguments_of(ctx.tokens, index) if _is_called(ctx, index) else None
        value = naming_token(ctx.tokens, arguments[1]) if arguments else -1
        fact = ctx.ask(Ask.TYPE, value) if value >= 0 else None
        if isinstance(fact, Type) and fact.pointers == 0 and fact.bits == _WIDE and fact.kind in _WHOLE:
            yield ctx.diagnostic(
                "HP515",
                Severity.ERROR,
                index,
                f"{ctx.tokens.texts[index]} of a {fact.spelled}: AMD GPUs exchange at most 64 bits at once",
                "keep the value in 64 bits, for instance as indexes instead of pointers, or guard it by a lock",
                symbol=ctx.tokens.texts[index],
            )


def _swaps_shorts(ctx: Context) -> bool:
    """Whether a file that names a type of 16 bits calls atomicCAS."""
    if _SWAP not in ctx.tokens.distinct or _SHORTS.isdisjoint(ctx.tokens.distinct):
        return False
    return any(_is_called(ctx, at) for at in ctx.tokens.places(_SWAP))


def _adds_what_hip_does_not(ctx: Context) -> bool:
    """Whether a file that names one of ``_TYPES`` calls atomicAdd, and the project has none of its own for them."""
    if _ADD.isdisjoint(ctx.tokens.distinct) or _TYPES.isdisjoint(ctx.tokens.distinct):
        return False
    return any(_is_called(ctx, at) for at in ctx.tokens.where(_ADD)) and not _has_own(ctx)


def _combines_signed(ctx: Context) -> bool:
    """Whether a file calls atomicAnd, atomicOr or atomicXor with the address of a ``long long``:
    ``atomicOr(&bits[i], 1)``, ``atomicOr((long long *)p, 1)``.
    """
    if _BITWISE.isdisjoint(ctx.tokens.distinct) or "long" not in ctx.tokens.distinct:
        return False
    declarations = Declarations(ctx.tokens, frozenset(("long",)))
    calls = [at for at in ctx.tokens.where(_BITWISE) if _is_called(ctx, at)]
    return any(
        _is_of_signed(ctx, arguments[0], declarations) for at in calls if (arguments := arguments_of(ctx.tokens, at))
    )


def _is_of_signed(ctx: Context, span: Span, declarations: Declarations) -> bool:
    """``&bits[i]`` with ``long long *bits``, ``(long long *)p``"""
    tokens = ctx.tokens
    words = words_of(tokens, span.first, span.end)
    if words.count("long") == 2:
        return "unsigned" not in words
    name = naming_token(tokens, span)
    declared = declarations.of(tokens.texts[name], name) if name >= 0 else None
    if declared is None or declared.called:
        return False
    before = words_of(tokens, max(declared.index - 12, 0), declared.index)
    last = len(before) - 1 - before[::-1].index("long") if "long" in before else 0
    return last > 0 and before[last - 1] == "long" and (last < 2 or before[last - 2] != "unsigned")


def _is_called(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called with an address and a value, or with two values to compare and swap, by
    device code that HIP compiles.
    """
    arguments = arguments_of(ctx.tokens, index)
    if (
        not arguments
        or len(arguments) != (3 if "CAS" in ctx.tokens.texts[index] else 2)
        or ctx.written_for_hip(index)
        or ctx.body_at(index) is None
    ):
        return False
    return not is_declared(ctx, index)


def _has_own(ctx: Context) -> bool:
    """Whether the file, or a header of the project that it includes, defines an atomicAdd for one of ``_TYPES``."""
    return ctx.is_in_texts(_OWN, "atomicAdd")
