"""HP420, HP422: barriers in several arms of a choice between warps."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from functools import partial

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.wavefront_choices import parts_wavefront
from hipport.context.wavefront_choices import thread_numbers
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.waves.choices import choices

_BARRIERS = ("__syncthreads", "__syncthreads_count", "__syncthreads_and", "__syncthreads_or")
_BLOCKS = ("this_thread_block", "thread_block")
_WAITS = ("arrive_and_wait", "consumer_wait", "producer_acquire")
_ROLES = ("producer", "consumer")  # of cuda::pipeline_role


@rule("HP420", "barrier-between-warps", words=(*_BARRIERS, *_BLOCKS))
def barrier_between_warps(ctx: Context) -> Iterator[Diagnostic]:
    """A barrier of the block in two arms of a choice between threads of one wavefront.

    What it finds: an if on the thread's number, a `switch` or a conditional expression, in two arms of which
    `__syncthreads()` or the `sync()` of a cooperative group of the block is called, itself or by functions of the file.
    What follows an if that ends with `return` is its
    other arm. Conditions that part the block between wavefronts, such as `threadIdx.x < 128`, are not reported.

    Why: on NVIDIA's GPUs the barrier counts the threads that arrive, in whichever arm. On AMD GPUs it counts
    wavefronts: one whose lanes are in both arms, as warps 0 and 1 are on CDNA, executes first the barriers of one arm
    and then those of the other, and what it waits for in the second arm has happened already, or never happens.

    Example:
        __global__ void pass(const int *x, int *y) {
            __shared__ int v[32];
            if (threadIdx.x < 32) {
                v[threadIdx.x] = x[threadIdx.x];
                __syncthreads();
            } else {
                __syncthreads();
                y[threadIdx.x - 32] = v[threadIdx.x - 32];
            }
        }

    Keep:
        __global__ void pass(const int *x, int *y) {
            __shared__ int v[32];
            if (threadIdx.x < 32) v[threadIdx.x] = x[threadIdx.x];
            __syncthreads();
            if (threadIdx.x >= 32) y[threadIdx.x - 32] = v[threadIdx.x - 32];
        }

    Fix safety: no fix. Call the barrier outside of the arms, or give the roles to whole wavefronts of 64 threads.

    Source: `S_BARRIER` in AMD's documents of the instruction sets; `__syncthreads()` in the CUDA C++ programming guide.
    Detected from tokens; confidence medium.
    """
    for code, arms in _in_several_arms(ctx, frozenset(_BARRIERS), _waits_for_block):
        second = arms[1]
        if not ctx.is_settled(code.places[second]):
            yield ctx.diagnostic(
                "HP420",
                Severity.WARNING,
                code.places[second],
                "threads of one wavefront wait in two arms: on AMD GPUs a barrier counts wavefronts, and this one "
                "executes the barriers of one arm after those of the other",
                "call the barrier outside of the arms, or give them to whole wavefronts",
                symbol=code.texts[second],
            )


@rule("HP422", "roles-in-wavefront", words=(*_WAITS, "pipeline_role"))
def roles_in_wavefront(ctx: Context) -> Iterator[Diagnostic]:
    """Threads of one wavefront that wait for each other at a barrier or a pipeline of libcu++.

    What it finds: an if on the thread's number, a `switch` or a conditional expression, with a call of
    `arrive_and_wait`, `consumer_wait` or `producer_acquire` in one arm and of these or `arrive` in another, itself or
    by functions of the file; and `cuda::pipeline_role::producer` and `consumer` in two arms. Conditions that part the
    block between wavefronts, such as `threadIdx.x < 64`, are not reported.

    Why: warps 0 and 1 share a wavefront on CDNA, which executes the arms one after the other: what the first arm waits
    for happens in the second only, and the kernel can hang.

    Example:
        #include <cuda/barrier>
        __global__ void pass(const int *x, int *y) {
            __shared__ int v[32];
            __shared__ cuda::barrier<cuda::thread_scope_block> full;
            if (threadIdx.x == 0) init(&full, blockDim.x);
            __syncthreads();
            if (threadIdx.x < 32) {
                v[threadIdx.x] = x[threadIdx.x];
                auto token = full.arrive();
            } else {
                full.arrive_and_wait();
                y[threadIdx.x - 32] = v[threadIdx.x - 32];
            }
        }

    Keep:
        #include <cuda/barrier>
        __global__ void pass(const int *x, int *y) {
            __shared__ int v[64];
            __shared__ cuda::barrier<cuda::thread_scope_block> full;
            if (threadIdx.x == 0) init(&full, blockDim.x);
            __syncthreads();
            if (threadIdx.x < 64) {
                v[threadIdx.x] = x[threadIdx.x];
                auto token = full.arrive();
            } else {
                full.arrive_and_wait();
                y[threadIdx.x - 64] = v[threadIdx.x - 64];
            }
        }

    Fix safety: no fix. Give the roles to whole wavefronts of 64 threads.

    Source: the CUDA C++ programming guide, on warp specialization; hipport/cuda_barrier.h. Detected from tokens;
    confidence medium.
    """
    for code, arms in _in_several_arms(ctx, frozenset((*_WAITS, *_ROLES, "arrive"))):
        waits = ctx.cross_lane.callers_of(set(_WAITS)) | set(_ROLES)
        waiting = next((at for at in arms if code.texts[at] in waits), -1)
        if waiting >= 0 and not ctx.is_settled(code.places[waiting]):
            yield ctx.diagnostic(
                "HP422",
                Severity.WARNING,
                code.places[waiting],
                "threads of one wavefront of 64 get different roles and wait for each other: on AMD GPUs the wavefront "
                "executes one arm after the other, and the kernel can hang",
                "give the roles to whole wavefronts",
                symbol=code.texts[waiting],
            )


def _in_several_arms(
    ctx: Context, names: frozenset[str], is_member: Callable[[FunctionCode, int], bool] = lambda _code, _at: False
) -> Iterator[tuple[FunctionCode, list[int]]]:
    """Functions with a choice between threads of one wavefront, and the first call of one of the names in each arm that
    has one, where several have: itself, by functions of the file, or as a member that ``is_member`` accepts.
    """
    functions = ctx.cross_lane
    members = [[at for at in f.code.where("sync") if is_member(f.code, at)] for f in functions.all]
    calling = functions.callers_of(
        {*names, *(f.name for f, own in zip(functions.all, members, strict=True) if own and f.name)}
    )
    for function, own in zip(functions.all, members, strict=True):
        code = function.code
        calls = [at for at in code.where(*calling) if at > code.body and _is_call(code, at)]
        calls = sorted(calls + own)
        numbers = thread_numbers(function, ctx.cross_lane.constants) if len(calls) > 1 else frozenset[str]()
        for arms in choices(code, partial(parts_wavefront, ctx, function, numbers)) if numbers else ():
            found = [at for arm in arms for at in [next((at for at in calls if at in arm), -1)] if at >= 0]
            if len(found) > 1:
                yield code, found


def _waits_for_block(code: FunctionCode, at: int) -> bool:
    """``block.sync()`` after ``auto block = cg::this_thread_block();``, and ``cg::this_thread_block().sync()``"""
    if code.text(at + 1) != "(" or at <= code.body:
        return False
    if code.text(at - 1) == "::":
        group = code.texts[at + 1 : code.partner.get(at + 1, at)]  # cg::sync(block)
        return any(_is_block(code, word) for word in group) or "this_thread_block" in group
    if code.texts[at - 3 : at] == ("(", ")", "."):
        return code.text(at - 4) == "this_thread_block"
    return code.text(at - 1) in (".", "->") and _is_block(code, code.text(at - 2))


def _is_block(code: FunctionCode, name: str) -> bool:
    """Whether a variable is the group of the block's threads: ``cg::thread_block block``"""
    words = code.type_of(name)
    return "thread_block" in words or (
        "auto" in words and "this_thread_block" in code.texts[slice(*code.statement(code.declarations[name][1]))]
    )


def _is_call(code: FunctionCode, at: int) -> bool:
    """``__syncthreads()``, ``consume<4>(in)``, and ``cuda::pipeline_role::producer``"""
    return code.text(at + 1) in ("(", "<") or (code.text(at) in _ROLES and "pipeline_role" in code.texts[at - 3 : at])
