"""HP417: warps of 32 lanes next to code of the project's that works on whole wavefronts."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from functools import lru_cache

from hipport.context.chosen_arguments import arms_for_hip
from hipport.context.context import Context
from hipport.context.known_names import known_uses
from hipport.context.pytorch_warps import FOR_WAVEFRONTS
from hipport.context.pytorch_warps import WIDTH
from hipport.context.pytorch_warps import is_width_of_warps
from hipport.context.registry import rule
from hipport.context.warp_modes import has_wide_target
from hipport.context.warp_modes import is_native
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.project.survey import Survey
from hipport.waves.calls import Family
from hipport.waves.constants import Constants
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions

_WARP_SIZE = "warpSize"
_OF_PYTORCH = (WIDTH, *FOR_WAVEFRONTS)


@rule("HP417", "warp-size-beside-own-arm", words=(_WARP_SIZE, *_OF_PYTORCH))
def warp_size_beside_own_arm(ctx: Context) -> Iterator[Diagnostic]:
    """Lanes counted in warps of 32, next to an arm for AMD GPUs that works on whole wavefronts.

    What it finds: `warpSize` in code that is ported, in a function that has an `#if` arm for AMD GPUs with a ballot, a
    vote, a match or a shuffle over `warpSize` lanes, or that calls such a function of the file or of a header of the
    project's; and PyTorch's `C10_WARP_SIZE`, `WARP_BALLOT` and `WARP_SHFL`, which the project does not define itself,
    in a function with a ballot, a vote, a match or a shuffle of CUDA's, or that calls such a function of the file.

    Why: what stands in the arm stays as the project wrote it and works on 64 lanes on CDNA, while `warpSize` outside of
    it becomes 32: what is counted once for each warp is counted twice for each wavefront. So do PyTorch's names, beside
    functions of hipport's that keep warps of 32 lanes.

    Example:
        #ifdef __HIP_PLATFORM_AMD__
        __device__ int votes(bool p) { return __popcll(__ballot(p)); }
        #else
        __device__ int votes(bool p) { return __popc(__ballot_sync(0xffffffff, p)); }
        #endif
        __global__ void count(int *n, const bool *p) {
            int v = votes(p[threadIdx.x]);
            if (threadIdx.x % warpSize == 0) atomicAdd(n, v);
        }

    Keep:
        __device__ int votes(bool p) { return __popc(__ballot_sync(0xffffffff, p)); }
        __global__ void count(int *n, const bool *p) {
            int v = votes(p[threadIdx.x]);
            if (threadIdx.x % warpSize == 0) atomicAdd(n, v);
        }

    Fix safety: no fix. Write HIP's `warpSize` where the code counts the lanes of the arm's operations, or remove the
    arm, so that the port of CUDA's code works on warps of 32 lanes.

    Source: `warpSize` in hip/amd_detail/amd_warp_functions.h of ROCm 7.2 is the wavefront's size. Detected from tokens,
    by the names of functions; confidence medium.
    """
    if is_native(ctx) or ctx.is_hip or not has_wide_target(ctx):
        return
    yield from _beside_pytorch(ctx)
    uses = [use.index for use, entry in known_uses(ctx) if use.name == _WARP_SIZE and entry.is_ours]
    if not uses:
        return
    wide = _wave_wide_for_hip(ctx.source.text)
    for text in ctx.survey.header_texts(ctx.source.path):
        wide |= _wave_wide_for_hip(text)
    names = _with_callers(ctx.cross_lane, wide)
    for function in ctx.cross_lane.all:
        if function.name in names and not function.is_of_one_warp:
            own = [index for index in uses if index in function.code.places and not ctx.is_settled(index)]
            for index in own[:1]:
                yield ctx.diagnostic(
                    "HP417",
                    Severity.WARNING,
                    index,
                    "lanes are counted in warps of 32 here, next to an arm for AMD GPUs that works on whole wavefronts",
                    "count by HIP's warpSize where the arm's operations are meant, or remove the arm",
                    symbol=_WARP_SIZE,
                )


def _beside_pytorch(ctx: Context) -> Iterator[Diagnostic]:
    """The first of PyTorch's names in each function that works on warps of 32 lanes, itself or by another function:
    ``for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);``
    """
    if not (ctx.tokens.distinct - ctx.defined_macros.keys()).intersection(_OF_PYTORCH) or is_width_of_warps(ctx):
        return
    own = {function.name for file in (ctx.cross_lane, *ctx.cross_lane.headers) for function in file.all}
    names = {*_OF_PYTORCH} - own
    narrow = {function.name for function in ctx.cross_lane.all if function.name and function.calls}
    for function in ctx.cross_lane.all:
        at = next(function.code.where(*names), -1)
        works = function.calls or narrow & ctx.cross_lane.callees(function)
        if at >= 0 and works and not ctx.is_settled(function.code.places[at]):
            name = function.code.texts[at]
            yield ctx.diagnostic(
                "HP417",
                Severity.WARNING,
                function.code.places[at],
                f"{name} is for the wavefront, 64 lanes on CDNA, and CUDA's functions here keep to warps of 32 lanes",
                "count 32 lanes (hipport::warp_size) here, or convert with --warp native",
                symbol=name,
            )


def _with_callers(functions: WarpFunctions, wide: frozenset[str]) -> frozenset[str]:
    """The names ``wide``, and those of the file's functions that call one of them, themselves or through others."""
    known = set(wide)
    while known and (new := {f.name for f in functions.all if f.name not in known and known & functions.callees(f)}):
        known |= new
    return frozenset(known)


@lru_cache(maxsize=2**6)  # the sources of a folder have headers in common
def _wave_wide_for_hip(text: str) -> frozenset[str]:
    """The functions of a text that work on whole wavefronts in an arm for AMD GPUs."""
    if "__" not in text or not any(word in text for word in ("HIP", "AMD", "ROCM")):
        return frozenset()
    tokens, is_for_hip = arms_for_hip(text)

    def is_left_out(index: int) -> bool:
        return not is_for_hip(index)

    functions = WarpFunctions(tokens, Constants(tokens, "", Survey(), is_left_out), is_left_out)
    return frozenset(f.name for f in functions.all if f.name and _is_wave_wide(functions, f, is_for_hip))


def _is_wave_wide(functions: WarpFunctions, function: WarpFunction, is_for_hip: Callable[[int], bool]) -> bool:
    """Whether one of a function's calls, all of which are in arms for AMD GPUs, speaks of the whole wavefront."""
    if any(call.intrinsic.family in (Family.VOTE, Family.BALLOT, Family.REDUCE) for call in function.calls):
        return True
    counts_there = any(is_for_hip(function.code.places[at]) for at in function.code.where(_WARP_SIZE))
    return counts_there and any(functions.spans_wavefront(function, call) for call in function.calls)
