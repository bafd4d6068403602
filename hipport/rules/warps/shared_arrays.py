"""HP413: shared arrays with one element for each of 32 lanes, with `--warp native`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import WIDE
from hipport.context.warp_modes import is_native_and_wide
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction

_LANE_ID = frozenset(("__lane_id", "lane_id"))


@rule("HP413", "shared-array-of-32", words=("__shared__",))
def shared_array_of_32(ctx: Context) -> Iterator[Diagnostic]:
    """A shared array of 32 elements with an index that is a lane of `warpSize`, with `--warp native`.

    What it finds: `__shared__` arrays with a dimension of 32 to 63 elements whose index is `threadIdx.x % warpSize`, or
    a variable with that value, where no condition compares the lane or the thread. Arrays with one element for each
    warp are large enough: there are fewer warps of 64 lanes in a block.

    Why: lanes 32 to 63 of a wavefront read and write beyond the end of the array, in other shared memory.

    Example: --warp native
        __global__ void reverse(float *x) {
            __shared__ float line[32];
            int lane = threadIdx.x % warpSize;
            line[lane] = x[lane];
        }

    Keep: --warp native
        __global__ void total(float *x) {
            __shared__ float sums[32];
            int lane = threadIdx.x % warpSize;
            if (lane == 0) sums[threadIdx.x / warpSize] = x[threadIdx.x];
            __syncthreads();
            x[threadIdx.x] = lane < blockDim.x / warpSize ? sums[lane] : 0.0f;
        }

    Fix safety: no fix. Make the array as long as the widest wavefront, or keep warps of 32 lanes with `--warp logical`,
    where the array is large enough.

    Source: `warpSize` in hip/amd_detail/amd_warp_functions.h of ROCm 7.2 is the wavefront's size. Detected from tokens;
    confidence medium, since another condition may exclude the upper lanes.
    """
    if not {"__shared__", "warpSize"} <= ctx.tokens.distinct or not is_native_and_wide(ctx):
        return
    for function in ctx.cross_lane.all:
        if function.is_of_one_warp:
            continue
        code = function.code
        lanes = _lanes(code)
        for name, sizes in _shared_arrays(ctx, code):
            for at in code.where(name):
                beyond = _lane_index(code, at, sizes, lanes)
                if beyond < 0 or _is_guarded(function, at, lanes) or ctx.is_settled(code.places[at]):
                    continue
                yield ctx.diagnostic(
                    "HP413",
                    Severity.WARNING,
                    code.places[at],
                    f"lanes from {sizes[beyond]} on are outside of {name}, whose index is a lane of {WIDE}",
                    f"make room for {WIDE} lanes, or convert with --warp logical",
                    symbol=name,
                )
                break


def _shared_arrays(ctx: Context, code: FunctionCode) -> Iterator[tuple[str, list[int]]]:
    """The shared arrays that a function declares, each with the sizes of its dimensions in elements, 0 where unknown.

    ``__shared__ float line[32][8];``
    """
    for at in code.where("__shared__"):
        _, end = code.statement(at)
        name = next((i for i in range(at, end) if code.text(i + 1) == "[" and is_name(code.texts[i])), -1)
        sizes = []
        opener = name + 1
        while name >= 0 and code.text(opener) == "[":
            closer = code.partner.get(opener, opener)
            sizes.append(ctx.constants.value(code.texts[opener + 1 : closer]) or 0)
            opener = closer + 1
        if any(WARP <= size < WIDE for size in sizes):
            yield code.texts[name], sizes


def _lanes(code: FunctionCode) -> frozenset[str]:
    """The variables that are a lane of the wavefront: ``x % warpSize``, ``x & (warpSize - 1)``, ``__lane_id()``."""
    found = set()
    for at in code.where("="):
        if code.is_assignment(at) and is_name(code.text(at - 1)):
            end = next((i for i in range(at, len(code.texts)) if code.texts[i] in (";", ",")), at)
            if _is_lane(code.texts[at + 1 : end]):
                found.add(code.texts[at - 1])
    return frozenset(found)


def _is_lane(words: tuple[str, ...]) -> bool:
    """Whether an expression ends as the lane of the wavefront: ``... % warpSize``, ``... & (warpSize - 1)``."""
    ends = words[-2:] == ("%", "warpSize") or words[-6:] == ("&", "(", "warpSize", "-", "1", ")")
    return ends or (len(words) > 2 and words[-3] in _LANE_ID and words[-2:] == ("(", ")"))


def _lane_index(code: FunctionCode, at: int, sizes: list[int], lanes: frozenset[str]) -> int:
    """The number of the index, of several, that is a lane beyond the size of its dimension; -1 if there is none."""
    opener = at + 1
    for dimension, size in enumerate(sizes):
        closer = code.partner.get(opener, -1)
        if code.text(opener) != "[" or closer < 0:
            return -1
        words = code.texts[opener + 1 : closer]
        if WARP <= size < WIDE and (_is_lane(words) or (len(words) == 1 and words[0] in lanes)):
            return dimension
        opener = closer + 1
    return -1


def _is_guarded(function: WarpFunction, at: int, lanes: frozenset[str]) -> bool:
    """Whether a condition around a position, or before it in its statement, limits the thread or its lane."""
    code = function.code
    first, _ = code.statement(at)
    braces = [brace for brace in code.around(at) if code.texts[brace] == "{" and code.text(brace - 1) == ")"]
    heads = [code.texts[code.partner.get(brace - 1, brace) : brace] for brace in braces]
    return any(_sets_bound(head, function.thread_names, lanes) for head in (code.texts[first:at], *heads))


def _sets_bound(head: tuple[str, ...], threads: frozenset[str], lanes: frozenset[str]) -> bool:
    """Whether a condition compares a thread by ``<`` or ``>``, or a lane by ``==``."""
    if "<" in head or ">" in head:
        return not threads.isdisjoint(head)
    return any(pair == ("=", "=") for pair in pairwise(head)) and not lanes.isdisjoint(head)
