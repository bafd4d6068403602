"""HP405: threads that are split into groups of 32, with `--warp native`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.masked_calls import masked_calls
from hipport.context.registry import rule
from hipport.context.warp_modes import is_native_and_wide
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.ptx import PtxError
from hipport.waves.arithmetic import counting_by_warp_size
from hipport.waves.arithmetic import literals_of_32
from hipport.waves.calls import Family
from hipport.waves.elections import conditions_around
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction
from hipport.waves.functions import WarpFunctions
from hipport.waves.launches import narrow_blocks
from hipport.waves.shuffles import covering_32_lanes
from hipport.waves.shuffles import given_distances

_LANES_OF_PTX = re.compile(r"%lane(?:id|mask_)|\b(?:vote|match|activemask)\.")

_PLACE = ("threadIdx", ".", "x")


@rule("HP405", "warp-of-32")
def warp_of_32(ctx: Context) -> Iterator[Diagnostic]:
    """Threads that are split into groups of 32 next to an operation over the whole wavefront, with `--warp native`.

    What it finds: `threadIdx.x & 31`, `tid / 32`, `tid >> 5`, `tid % WARP_SIZE` where that is 32, in functions that use
    a ballot, a vote, a match or a shuffle over `warpSize` lanes, themselves or through a function that they call, of
    the file or of the project's headers, and in functions and macros of the file that these use, `int lane() { return
    threadIdx.x & 31; }`; `threadIdx.x >> 5` in functions that count by `warpSize` too; reductions, scans and networks
    that stop at 32 lanes in functions that count lanes by `warpSize`, and those of `warpSize` lanes under
    `threadIdx.x < 32`; `__reduce_*_sync`, where the code does not show how many lanes are meant; lanes of 32 that PTX
    or CUB tells, `%laneid`, `cub::LaneMaskLt()`, in files with such an operation or with no operation across lanes at
    all; and launches with rows of 32 threads, `<<<n, 32>>>` and `<<<n, dim3(32, 8)>>>`, of kernels of the file or of a
    header that work on `warpSize` lanes or number their threads by rows of `warpSize`, `threadIdx.y * warpSize`.

    Why: on CDNA the operation works on 64 lanes and the arithmetic around it on 32: one of the two is wrong. Shuffles
    within 32 lanes agree with such arithmetic and are not reported.

    Example: --warp native
        __global__ void any_of_row(const int *x, int *found) {
            bool hit = __any_sync(0xffffffff, x[threadIdx.x] > 0);
            if (threadIdx.x % 32 == 0) found[threadIdx.x / 32] = hit;
        }

    Keep: --warp native
        __global__ void any_of_row(const int *x, int *found) {
            bool hit = __any_sync(0xffffffff, x[threadIdx.x] > 0);
            if (threadIdx.x % warpSize == 0) found[threadIdx.x / warpSize] = hit;
        }

    Fix safety: no fix. Count by `warpSize` everywhere in the kernel and where it is launched, or keep warps of 32 lanes
    with `--warp logical`.

    Source: `warpSize` in hip/amd_detail/amd_warp_functions.h of ROCm 7.2 is the wavefront's size.
    """
    if not is_native_and_wide(ctx):
        return
    yield from _told_lanes(ctx)
    yield from _narrow_launches(ctx)
    counted = counting_by_warp_size(ctx.cross_lane)
    whole = {call for _, call, has_all in masked_calls(ctx) if has_all}
    given = given_distances(ctx.cross_lane)
    wide = [function for function in ctx.cross_lane.all if ctx.cross_lane.works_wave_wide(function)]
    used = {name for function in wide for name in function.code.texts[function.code.body :] if is_name(name)}
    for function in ctx.cross_lane.all:
        if function.is_of_one_warp:
            continue
        found: dict[tuple[int, int], str] = {}
        if ctx.cross_lane.works_wave_wide(function):
            for span in literals_of_32(function, ctx.cross_lane.constants):
                found[span] = "threads are split into groups of 32 here, next to an operation over the whole wavefront"
        elif function.name in used:
            for span in literals_of_32(function, ctx.cross_lane.constants):
                found[span] = "this tells of groups of 32 threads, and is used by an operation over the whole wavefront"
        elif function.mentions_warp_size:
            for span in literals_of_32(function, ctx.cross_lane.constants):
                if _is_of_place(function.code, span[0]):
                    found[span] = "threads are split into groups of 32 here, and lanes are counted by warpSize"
        for span in _narrow_guards(ctx.cross_lane, function):
            found[span] = "no more than 32 threads are here, for an operation over warpSize lanes"
        if function.name in counted or function.mentions_warp_size:
            for name, start in covering_32_lanes(function, given, ctx.cross_lane.constants):
                found[start] = f"{name} covers 32 lanes here, and lanes are counted by warpSize"
        elif not found and not function.mentions_warp_size:
            for call in function.calls:
                if call.intrinsic.family is Family.REDUCE and call in whole:
                    at = function.code.position(call.index)
                    found[at, at + 1] = f"{call.name} combines 32 values in CUDA, and those of the whole wavefront here"
        for first, end in sorted(found):
            if ctx.is_settled(function.code.places[first]):
                continue
            yield ctx.diagnostic(
                "HP405",
                Severity.WARNING,
                function.code.places[first],
                found[first, end],
                "count by warpSize in the kernel and where it is launched, or convert with --warp logical",
                last=function.code.places[end - 1],
            )


def _has_rows(kernel: WarpFunction) -> bool:
    """Whether a kernel numbers its threads by rows of ``warpSize``: ``threadIdx.y * warpSize + threadIdx.x``"""
    words = " ".join(kernel.code.texts)
    return "threadIdx . y * warpSize" in words or "warpSize * threadIdx . y" in words


def _is_of_place(code: FunctionCode, constant: int) -> bool:
    """Whether what a constant splits is the thread's number in its block: ``threadIdx.x >> 5``, ``t / 32``"""
    at = constant - 2 - (code.text(constant - 2) == ">")
    if code.texts[at - 2 : at + 1] == _PLACE:
        return True
    values = [code.texts[i + 1 : i + 5] for i in code.where("=") if code.text(i - 1) == code.text(at)]
    return bool(values) and all(value in ((*_PLACE, ";"), (*_PLACE, ",")) for value in values)


def _narrow_guards(functions: WarpFunctions, function: WarpFunction) -> Iterator[tuple[int, int]]:
    """The 32 of ``if (threadIdx.x < 32) for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down_sync(M, v, d);``"""
    code = function.code
    places = [code.position(call.index) for call in function.calls if functions.spans_wavefront(function, call)]
    places += [at for at in code.where(*functions.spanning) if at > code.body and code.text(at + 1) == "("]
    for opener, closer in {span for at in places for span in conditions_around(code, at)}:
        for sign in range(opener, closer):
            value = code.texts[sign + 1 : sign + 2]
            is_of_thread = code.text(sign - 1) in function.thread_names or code.texts[sign - 3 : sign] == _PLACE
            if code.texts[sign] == "<" and is_of_thread and functions.constants.value(value) == WARP:
                yield sign + 1, sign + 2


def _told_lanes(ctx: Context) -> Iterator[Diagnostic]:
    """Where PTX or CUB tells the lane in a warp of 32, or a mask of such lanes: ``asm("mov.u32 %0, %laneid;" ...)``,
    ``cub::LaneId()``
    """
    functions = ctx.cross_lane.all
    if any(function.calls for function in functions) and not any(map(ctx.cross_lane.works_wave_wide, functions)):
        return
    places = [
        (statement.first, statement.last)
        for statement, outcome in ctx.inline_ptx
        if not isinstance(outcome, PtxError)
        and _LANES_OF_PTX.search("".join(ctx.tokens.texts[statement.first : statement.last]))
    ]
    places += [
        (name.first, name.last)
        for name in (*ctx.names.qualified, *ctx.names.imported)
        if name.entry is not None and name.entry.row.hip_header == "hipport/warp.h"
    ]
    for first, last in places:
        if not ctx.is_settled(first):
            yield ctx.diagnostic(
                "HP405",
                Severity.WARNING,
                first,
                "this tells of the lanes of a warp of 32, and operations across lanes work on the whole wavefront",
                "use __lane_id() and masks of 64 bits, or convert with --warp logical",
                last=last,
            )


def _narrow_launches(ctx: Context) -> Iterator[Diagnostic]:
    """Launches with rows of 32 threads, of kernels that work on whole wavefronts: ``sum_rows<<<n, dim3(32, 8)>>>(x)``

    A block of one such row has lanes that a shuffle over ``warpSize`` reads and that are not there; with more rows, two
    of them are one wavefront.
    """
    files = (ctx.cross_lane, *ctx.cross_lane.headers)
    kernels = {function.name: (file, function) for file in reversed(files) for function in file.all if function.name}
    for name, block, has_more in narrow_blocks(ctx.tokens, ctx.launches.values(), ctx.cross_lane.constants):
        if name not in kernels or ctx.is_settled(block.first):
            continue
        file, kernel = kernels[name]
        if name in file.spanning or (has_more and (file.works_wave_wide(kernel) or _has_rows(kernel))):
            yield ctx.diagnostic(
                "HP405",
                Severity.WARNING,
                block.first,
                f"rows of 32 threads or less, and {name} works on whole wavefronts",
                "give each row warpSize threads, or convert with --warp logical",
                last=block.end - 1,
            )
