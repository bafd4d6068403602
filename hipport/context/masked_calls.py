"""Calls of warp intrinsics with a mask, and whether the mask has all lanes."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.waves.calls import CrossLane
from hipport.waves.calls import words
from hipport.waves.functions import WarpFunction


def masked_calls(ctx: Context) -> Iterator[tuple[WarpFunction, CrossLane, bool]]:
    """The calls of warp intrinsics with a mask, each with its function and whether the mask has all 32 lanes."""
    for function in ctx.cross_lane.all:
        for call in function.calls:
            if call.mask is not None:
                yield function, call, is_full(ctx, function, words(ctx.tokens, call.mask))


def is_full(ctx: Context, function: WarpFunction, mask: tuple[str, ...]) -> bool:
    """Whether a mask is a constant with all 32 lanes, or a variable that is initialized with one and never changes.

    ``0xffffffff``, ``FULL_MASK``, or ``mask`` after ``unsigned mask = 0xffffffff;``
    """
    if ctx.cross_lane.constants.is_full_mask(mask):
        return True
    code = function.code
    if len(mask) != 1 or mask[0] not in code.declarations:
        return False
    writes = [at for at in code.where(mask[0]) if code.is_written(at)]
    if len(writes) != 1 or writes[0] < code.body or code.declarations[mask[0]][1] != writes[0]:
        return False
    end = code.statement(writes[0])[1]
    return ctx.cross_lane.constants.is_full_mask(code.texts[writes[0] + 2 : end])
