"""HP401, HP411: the masks of the warp intrinsics, with `--warp native` and in files for HIP."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.functions import words_of
from hipport.context.context import Context
from hipport.context.masked_calls import masked_calls
from hipport.context.registry import rule
from hipport.context.warp_modes import is_native
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.waves.calls import INTRINSICS
from hipport.waves.calls import CrossLane
from hipport.waves.calls import words
from hipport.waves.functions import WarpFunction

_MASKED = frozenset(name for name, intrinsic in INTRINSICS.items() if intrinsic.has_mask)
_LITERAL = re.compile(r"(?:0[xX][0-9a-fA-F]{1,8}|\d{1,9})[uU]?")
_NARROW_TYPES = frozenset(("int", "unsigned", "uint", "uint32_t", "int32_t", "float", "double"))
_WIDER = frozenset(("long", "*"))
_WIDE_TYPES = frozenset(("uint64_t", "int64_t", "size_t", "lane_mask_t"))
_LOGICAL = frozenset(("__reduce_and_sync", "__reduce_or_sync", "__reduce_xor_sync"))


@rule("HP401", "narrow-lane-mask", edits=True)
def narrow_lane_mask(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A 32-bit lane mask that is passed to a warp intrinsic, with `--warp native` and in files for HIP.

    What it finds: with `--warp native`, calls of the `*_sync` intrinsics. A mask of all 32 lanes, as a literal, a macro
    or a constant, is removed; any other is reported. In a file that is written for HIP already, calls whose mask is a
    literal, a macro of the file or a variable of 32 bits, where neither the file nor a header of the tree that it
    includes has a macro or function of that name. They are reported: which lanes are meant is the project's to say.

    Why: HIP requires 64-bit masks on every GPU, also on those with 32 lanes. A full mask that is only widened compiles
    and traps, because HIP requires that the mask equals the active lanes. The intrinsic without a mask works on exactly
    the active lanes.

    Example: --warp native
        __device__ float sum(float v) { return v + __shfl_xor_sync(0xffffffff, v, 16); }

    Keep: --warp native
        __device__ float sum(float v) { return v + __shfl_xor(v, 16); }

    Fix safety: safe where the mask is full. `__reduce_*_sync`, which HIP has only with a mask, gets `__activemask()`.

    Source: hip/amd_detail/amd_warp_sync_functions.h of ROCm 7.2 (`__hip_check_mask`).
    """
    if ctx.is_hip and not _MASKED.isdisjoint(ctx.tokens.distinct):
        yield from _in_file_for_hip(ctx)
    for function, call, has_all in masked_calls(ctx) if is_native(ctx) else ():
        mask = call.mask
        if mask is None:
            continue
        if has_all:
            yield from _without_mask(ctx, call)
        elif not _is_wide(function, words(ctx.tokens, mask)) and not ctx.is_settled(call.index):
            yield ctx.diagnostic(
                "HP401",
                Severity.ERROR,
                call.index,
                f"{call.name} takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be "
                "exactly the lanes that execute the call",
                _remedy(call),
                symbol=call.name,
            )


def _in_file_for_hip(ctx: Context) -> Iterator[Diagnostic]:
    own: dict[str, bool] = {}
    for function, call, _ in masked_calls(ctx):
        if call.mask is None or ctx.is_settled(call.index):
            continue
        if call.name not in own:
            own[call.name] = _is_own(ctx, call.name)
        if not own[call.name] and _is_narrow(ctx, function, words(ctx.tokens, call.mask)):
            yield ctx.diagnostic(
                "HP401",
                Severity.ERROR,
                call.index,
                f"{call.name} takes 64-bit masks in HIP: a narrower one does not compile",
                "use the intrinsic without a mask, __activemask(), or a mask of 64 bits for the lanes that are meant",
                symbol=call.name,
            )


def _is_own(ctx: Context, name: str) -> bool:
    """Whether the project has a macro or a function of an intrinsic's name."""
    if name in ctx.defined_macros:
        return True
    defined = re.compile(rf"\bdefine[ \t]+{name}\b|\b{name}[ \t]*\([^;{{}}()]*\)\s*\{{")
    return ctx.is_in_texts(defined, name)


def _is_narrow(ctx: Context, function: WarpFunction, mask: tuple[str, ...]) -> bool:
    """Whether a mask has 32 bits for certain: ``0xffffffff``, ``~0u``, ``-1``, ``FULL_MASK``, a variable."""
    if len(mask) == 2 and mask[0] in ("~", "-"):
        return _LITERAL.fullmatch(mask[1]) is not None
    if len(mask) != 1:
        return False
    if _LITERAL.fullmatch(mask[0]):
        return True
    declared = function.code.type_of(mask[0])
    if declared:
        return not _NARROW_TYPES.isdisjoint(declared) and _WIDER.isdisjoint(declared)
    return any(_is_narrow(ctx, function, body) for body in _bodies(ctx, mask[0]) if mask[0] not in body)


def _bodies(ctx: Context, name: str) -> Iterator[tuple[str, ...]]:
    """What the file defines a macro as."""
    tokens = ctx.tokens
    for line in tokens.directives:
        at = tokens.after(line.name_at)
        if line.name == "define" and tokens.text_at(at) == name:
            yield tuple(words_of(tokens, at + 1, line.end))


def _remedy(call: CrossLane) -> str:
    """What to do about a narrow mask."""
    if not call.intrinsic.maskless:
        return "compute the mask in 64 bits (__ballot, __activemask), or convert with --warp logical"
    return f"use {call.intrinsic.maskless} without a mask, or compute the mask in 64 bits (__ballot, __activemask)"


def _is_wide(function: WarpFunction, mask: tuple[str, ...]) -> bool:
    """Whether a mask has 64 bits for certain: ``__activemask()``, ``__ballot(p)``, or a variable of a 64-bit type."""
    if mask[:1] in (("__activemask",), ("__ballot",)):
        return True
    declared = function.code.type_of(mask[0]) if len(mask) == 1 else ()
    return declared.count("long") == 2 or not _WIDE_TYPES.isdisjoint(declared)


def _without_mask(ctx: Context, call: CrossLane) -> Iterator[Edit]:
    """The edits from ``__shfl_xor_sync(mask, v, 16)`` to ``__shfl_xor(v, 16)``."""
    tokens = ctx.tokens
    mask = call.mask
    if mask is None:
        return
    if not call.intrinsic.maskless:
        yield ctx.edit("HP401", mask.first, "__activemask()", last=mask.end - 1)
        return
    if call.intrinsic.maskless != call.name:
        yield ctx.edit("HP401", call.index, call.intrinsic.maskless)
    beyond = call.operands[0].first if call.operands else call.closer
    comma = tokens.after(mask.end - 1)
    if any(kind(text) is TokenKind.COMMENT for text in tokens.texts[mask.first : beyond]):
        yield ctx.edit("HP401", mask.first, "", last=mask.end - 1)
        if comma != call.closer:
            yield ctx.edit("HP401", comma, "")
    else:
        yield Edit(tokens.starts[mask.first], tokens.starts[beyond], "", "HP401")


@rule("HP411", "partial-logical-reduction")
def partial_logical_reduction(ctx: Context) -> Iterator[Diagnostic]:
    """A bitwise reduction over some of the lanes, with `--warp native`.

    What it finds: `__reduce_and_sync`, `__reduce_or_sync` and `__reduce_xor_sync` whose mask is not that of all lanes.

    Why: in ROCm 7.2 these three combine the values with `&&`, `||` and `!=` when the mask has holes, so that the result
    is 0 or 1. With all lanes they are bitwise.

    Example: --warp native
        __device__ unsigned all_bits(unsigned long long members, unsigned v) { return __reduce_or_sync(members, v); }

    Keep: --warp native
        __device__ unsigned all_bits(unsigned v) { return __reduce_or_sync(0xffffffff, v); }

    Fix safety: no fix. Combine with shuffles, or convert with `--warp logical`, whose functions are bitwise.

    Source: hip/amd_detail/amd_warp_sync_functions.h of ROCm 7.2.
    """
    if not is_native(ctx):
        return
    for _, call, has_all in masked_calls(ctx):
        if call.name in _LOGICAL and not has_all and not ctx.is_settled(call.index):
            yield ctx.diagnostic(
                "HP411",
                Severity.WARNING,
                call.index,
                f"{call.name} is not bitwise in ROCm 7.2 where the mask has holes: its result is 0 or 1",
                "combine the values with shuffles, or convert with --warp logical",
                symbol=call.name,
            )
