"""PyTorch's names for warps, which are for whole wavefronts on AMD GPUs."""

from __future__ import annotations

from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.warp_modes import is_native

WIDTH = "C10_WARP_SIZE"
#: Functions for whole wavefronts, and the headers with more of them. Source: ATen/cuda/DeviceUtils.cuh and
#: ATen/native/cuda of PyTorch 2.14.
FOR_WAVEFRONTS = ("WARP_BALLOT", "WARP_SHFL", "WARP_SHFL_DOWN", "WARP_SHFL_UP", "WARP_SHFL_XOR")
_HEADERS = ("ATen/native/cuda/", "ATen/cuda/DeviceUtils", "THC/THCDeviceUtils")


def is_width_of_warps(ctx: Context) -> bool:
    """Whether PyTorch's width of a warp is that of warps of 32 lanes in a file, as in CUDA: where the port keeps these,
    and neither the file nor a header of the project that it includes works on wavefronts by PyTorch's functions.
    """
    if is_native(ctx) or ctx.is_hip or WIDTH in ctx.defined_macros or not is_cuda_file(ctx):
        return False
    files = ctx.survey.with_headers(ctx.source.path)
    if any(include.name.startswith(_HEADERS) for include in ctx.includes) or ctx.survey.one_includes(files, _HEADERS):
        return False
    has_any = not ctx.tokens.distinct.isdisjoint(FOR_WAVEFRONTS)
    return not (has_any or any(ctx.survey.with_name(files, name) for name in FOR_WAVEFRONTS))
