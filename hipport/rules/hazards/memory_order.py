"""HP703: blocks that wait for each other."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.rules.context import Context
from hipport.rules.hazards.origin import is_of_hip
from hipport.rules.registry import rule
from hipport.source.bodies import Body
from hipport.source.calls import closer_of
from hipport.source.lexer import is_name

_COUNTING = frozenset(("atomicAdd", "atomicInc"))
_FENCES = frozenset(
    """__threadfence __threadfence_system __hip_atomic_fetch_add __hip_atomic_store __hip_atomic_load __nanosleep
    atomic_ref atomic_thread_fence grid_group this_grid""".split()
)
_LAST_BLOCK = "the last block to arrive reads what the others have stored"


@rule("HP703", "unfenced-publication")
def unfenced_publication(ctx: Context) -> Iterator[Diagnostic]:
    """Data that one block hands to another without a fence (low confidence).

    What it finds: kernels that count finished blocks, comparing the result of `atomicAdd` or `atomicInc` with
    `gridDim`, and have no `__threadfence()`; and loops that do nothing but read a `volatile` or plain location until
    another block changes it.

    Why: without a fence nothing orders the stores before the counter or the flag. On GPUs with several dies, each with
    an L2 cache of its own (gfx942), the other block reads old data; on a GPU with one L2 cache the same code usually
    passes. A loop that waits for a block which is not running never ends.

    Example:
        __global__ void sum(float *parts, unsigned *done, float *out) {
            parts[blockIdx.x] = 1;
            if (atomicAdd(done, 1u) == gridDim.x - 1) out[0] = parts[0];
        }

    Keep:
        __global__ void sum(float *parts, unsigned *done, float *out) {
            parts[blockIdx.x] = 1;
            __threadfence();
            if (atomicAdd(done, 1u) == gridDim.x - 1) out[0] = parts[0];
        }

    Fix safety: no fix: where the fence belongs, and whether a loop may wait at all, is for the author to say.

    Source: the memory model of AMDGPU in LLVM's documentation; not run. Seen on tokens; confidence low, since the fence
    may be in a function that the kernel calls.
    """
    if not ctx.is_device_code:
        return
    for body in ctx.device_bodies if "gridDim" in ctx.tokens.distinct else ():
        at = _counts_blocks(ctx, body)
        if at >= 0 and not ctx.written_for_hip(at) and not is_of_hip(ctx):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                at,
                f"{_LAST_BLOCK}, and there is no __threadfence() before the counter (low confidence)",
                "put __threadfence() between the stores and the atomic function, and before the reads",
                symbol=ctx.tokens.texts[at],
            )
    for index in ctx.tokens.places("while"):
        if _is_empty_wait(ctx, index) and not ctx.written_for_hip(index) and not is_of_hip(ctx):
            yield ctx.diagnostic(
                "HP703",
                Severity.WARNING,
                index,
                "a loop that waits for a location to change, with nothing that orders or refreshes it (low confidence)",
                "read it with __hip_atomic_load(p, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT), and launch no more "
                "blocks than run at the same time",
            )


def _counts_blocks(ctx: Context, body: Body) -> int:
    """The atomic function whose result a kernel compares with the number of blocks, without a fence; or -1."""
    tokens = ctx.tokens
    words = tokens.texts[body.first : body.end]
    if "gridDim" not in words or not _FENCES.isdisjoint(words) or _COUNTING.isdisjoint(words):
        return -1
    for at in tokens.where(_COUNTING):
        if body.has(at) and tokens.text_at(tokens.after(at)) == "(":
            names = {"gridDim", _assigned(ctx, at)}
            if _is_compared_with_grid(ctx, at, body, names):
                return at
    return -1


def _assigned(ctx: Context, at: int) -> str:
    """The variable that takes the result of a call, empty where there is none."""
    before = ctx.tokens.before(at)
    if ctx.tokens.text_at(before) != "=":
        return ""
    name = ctx.tokens.before(before)
    return ctx.tokens.text_at(name) if is_name(ctx.tokens.text_at(name)) else ""


def _is_compared_with_grid(ctx: Context, at: int, body: Body, names: set[str]) -> bool:
    """Whether the call, or the variable that has its result, stands before ``==`` and the number of blocks."""
    tokens = ctx.tokens
    ends = [closer_of(tokens, tokens.after(at))]
    ends += [place for name in names - {"", "gridDim"} for place in tokens.places(name) if at < place < body.end]
    for end in ends:
        sign = tokens.after(end)
        if tokens.text_at(sign) == "=" and tokens.texts[sign + 1] == "=":
            value = tokens.after(sign + 1)
            while tokens.text_at(value) == "(":
                value = tokens.after(value)
            if tokens.text_at(value) == "gridDim":
                return True
    return False


def _is_empty_wait(ctx: Context, index: int) -> bool:
    """Whether a loop in a kernel has no body, and its condition reads memory and calls nothing."""
    tokens = ctx.tokens
    opener = tokens.after(index)
    closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
    if closer < 0 or ctx.body_at(index) is None:
        return False
    behind = tokens.after(closer)
    empty = tokens.text_at(behind) == ";" or (
        tokens.text_at(behind) == "{" and tokens.text_at(tokens.after(behind)) == "}"
    )
    before = tokens.text_at(tokens.before(index))
    if not empty or before == "}":  # the end of do { } while
        return False
    inside = range(opener + 1, closer)
    calls = any(is_name(tokens.texts[at]) and tokens.text_at(tokens.after(at)) == "(" for at in inside)
    changes = any(tokens.texts[at] in ("+", "-") and tokens.texts[at + 1] == tokens.texts[at] for at in inside)
    first = tokens.text_at(tokens.after(opener))
    reads = first == "*" or (is_name(first) and tokens.text_at(tokens.after(tokens.after(opener))) == "[")
    return reads and not calls and not changes
