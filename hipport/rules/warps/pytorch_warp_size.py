"""HP428: PyTorch's width of a warp in code that keeps warps of 32 lanes."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.pytorch_warps import WIDTH
from hipport.context.pytorch_warps import is_width_of_warps
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.diagnostics import Edit


@rule("HP428", "pytorch-warp-size", edits=True, words=(WIDTH,))
def pytorch_warp_size(ctx: Context) -> Iterator[Edit]:
    """`C10_WARP_SIZE` in code that knows warps by nothing else of PyTorch's.

    What it finds: `C10_WARP_SIZE` in files that the HIP compiler reads, where neither they nor headers of the project
    have PyTorch's `WARP_SHFL` and its kin, nor include `ATen/cuda/DeviceUtils.cuh` or headers of `ATen/native/cuda`.

    Why: for CUDA it is the number 32. For ROCm it is a call that gives the size of the wavefront: no constant on the
    host, "constexpr variable must be initialized by a constant expression", and 64 on CDNA, while the shuffles and
    ballots of the port keep to warps of 32 lanes.

    Example:
        #include <c10/macros/Macros.h>
        constexpr int threads = 4 * C10_WARP_SIZE;
        __device__ float total(float v) {
            for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
            return v;
        }

    Keep:
        #include <ATen/cuda/DeviceUtils.cuh>
        __device__ float total(float v) {
            for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += WARP_SHFL_DOWN(v, d);
            return v;
        }

    Fix safety: safe: the lanes of a warp as hipport's functions have them. Not with `--warp native`.

    Source: torch/headeronly/macros/Macros.h of PyTorch 2.15.
    """
    if not is_width_of_warps(ctx):
        return
    for index in ctx.tokens.where({WIDTH}):
        if is_code(ctx, index) and not ctx.is_settled(index):
            yield ctx.edit("HP428", index, "hipport::warp_size", header="hipport/warp.h")
