"""HP402: shuffles without a width, with `--warp native`."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import is_native_and_wide
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.waves.arithmetic import counting_by_warp_size
from hipport.waves.arithmetic import counts_by_warp_size
from hipport.waves.shuffles import depends_on_32_lanes

_READS = {
    "__shfl": "lane {0} of the wavefront, which for half of the lanes is in another warp",
    "__shfl_up": "lanes of the warp before it",
    "__shfl_down": "lanes of the warp after it",
}


@rule("HP402", "shuffle-without-width", edits=True)
def shuffle_without_width(ctx: Context) -> Iterator[Diagnostic]:
    """A shuffle that means another lane on a wavefront of 64, with `--warp native`.

    What it finds: `__shfl`, `__shfl_up` and `__shfl_down`, with and without `_sync`, that have no width. Shuffles whose
    result is the same on 64 lanes are not reported: exclusive or, the steps of a reduction into the first lane, the
    steps of a scan that compares the lane's number with the distance, and code for `warpSize` lanes: functions that
    count lanes by `warpSize` and never by 32, and those of the file that they call.

    Why: the default width is 32 in CUDA and the size of the wavefront in HIP. Lane 0 is then one lane of 64, not the
    first of 32.

    Example: --warp native
        __device__ float first(float v) { return __shfl_sync(0xffffffff, v, 0); }

    Keep: --warp native
        __device__ float sum(float v) {
            for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
            return v;
        }

    Fix safety: safe. A width of 32 keeps the meaning in CUDA.

    Source: the bodies of `__shfl*` in hip/amd_detail/amd_warp_functions.h of ROCm 7.2.
    """
    if not is_native_and_wide(ctx):
        return
    counted = counting_by_warp_size(ctx.cross_lane)
    for function in ctx.cross_lane.all:
        if function.name in counted or counts_by_warp_size(ctx.cross_lane, function):
            continue
        for call in function.calls:
            if depends_on_32_lanes(ctx.cross_lane, function, call) and not ctx.is_settled(call.index):
                start = ctx.tokens.end(call.operands[1].end - 1)
                lane = "".join(ctx.tokens.texts[call.operands[1].first : call.operands[1].end])
                yield ctx.diagnostic(
                    "HP402",
                    Severity.WARNING,
                    call.index,
                    f"{call.name} without a width reads {_READS[call.intrinsic.maskless].format(lane)}",
                    "give it the width 32",
                    symbol=call.name,
                    fix=Fix("give it the width 32", Applicability.SAFE, (Edit(start, start, ", 32", "HP402"),)),
                )
