"""HP405, HP406: how wide a warp is, with `--warp native`."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.bodies import DeviceBody
from hipport.code.bodies import device_bodies
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import is_native
from hipport.context.warp_modes import is_native_and_wide
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.rules.warps.masks import masked_calls
from hipport.source.lexer import is_name
from hipport.waves.arithmetic import literals_of_32
from hipport.waves.calls import Family
from hipport.waves.shuffles import covers_32_lanes

_VARIADIC = frozenset(("printf", "fprintf", "snprintf", "sprintf"))
_DEDUCING = frozenset(("min", "max"))


@rule("HP405", "warp-of-32")
def warp_of_32(ctx: Context) -> Iterator[Diagnostic]:
    """Threads that are split into groups of 32 next to an operation over the whole wavefront, with `--warp native`.

    What it finds: `threadIdx.x & 31`, `tid / 32`, `tid >> 5`, `tid % WARP_SIZE` where that is 32, in functions that
    use a ballot, a vote, a match or a shuffle over `warpSize` lanes, themselves or through a function of the file that
    they call; reductions and scans that stop at 32 lanes in functions that count lanes by `warpSize`; and
    `__reduce_*_sync`, where nothing says how many lanes are meant.

    Why: the operation is over 64 lanes on CDNA, the arithmetic around it over 32: one of the two is wrong. Shuffles
    within 32 lanes go together with such arithmetic and are left alone.

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

    Fix safety: no fix. Count by `warpSize` all over the kernel and where it is launched, or keep warps of 32 lanes with
    `--warp logical`.

    Source: `warpSize` in hip/amd_detail/amd_warp_functions.h of ROCm 7.2 is the wavefront's size.
    """
    if not is_native_and_wide(ctx):
        return
    counted = _counting_by_warp_size(ctx)
    whole = {call for _, call, has_all in masked_calls(ctx) if has_all}
    for function in ctx.cross_lane.all:
        if function.is_of_one_warp:
            continue
        found: dict[tuple[int, int], str] = {}
        if ctx.cross_lane.works_wave_wide(function):
            for span in literals_of_32(function, ctx.cross_lane.constants):
                found[span] = "threads are split by 32 here, next to an operation over the whole wavefront"
        if function.name in counted or function.mentions_warp_size:
            for call in function.calls:
                start = covers_32_lanes(function, call, ctx.cross_lane.constants)
                if start is not None:
                    found[start] = f"{call.name} covers 32 lanes here, and lanes are counted by warpSize"
        elif not found and not function.mentions_warp_size:
            for call in function.calls:
                if call.intrinsic.family is Family.REDUCE and call in whole:
                    at = function.code.position(call.index)
                    found[at, at + 1] = f"{call.name} combines 32 values in CUDA, and those of the wavefront here"
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


def _counting_by_warp_size(ctx: Context) -> frozenset[str]:
    """The functions that are called by one that counts lanes by ``warpSize`` and never by 32."""
    found: set[str] = set()
    for function in ctx.cross_lane.all:
        if function.mentions_warp_size and not any(literals_of_32(function, ctx.cross_lane.constants)):
            found |= ctx.cross_lane.callees(function)
    return frozenset(found)


@rule("HP406", "warp-size-not-constant")
def warp_size_not_constant(ctx: Context) -> Iterator[Diagnostic]:
    """A use of `warpSize` that HIP does not compile, with `--warp native`.

    What it finds: `warpSize` as the size of an array, as a template argument, in a constexpr, a `case`, a
    static_assert, as an argument of std::min, std::max or printf, and in functions that are for the host too.

    Why: in ROCm 7 it is an object that converts to int, for the device only, and no constant.

    Example: --warp native
        __global__ void k() { __shared__ float sums[1024 / warpSize]; }

    Keep: --warp native
        __global__ void k(int *lane) { lane[threadIdx.x] = threadIdx.x % warpSize; }

    Fix safety: no fix. Use a constant of the project that is 64 on CDNA and 32 on RDNA, or `int(warpSize)`; the host
    asks hipDeviceGetAttribute.

    Source: hip/amd_detail/amd_warp_functions.h of ROCm 7.2.
    """
    if not is_native(ctx) or "warpSize" not in ctx.tokens.distinct:
        return
    tokens = ctx.tokens
    bodies = device_bodies(tokens)
    for index in tokens.places("warpSize"):
        if tokens.text_at(tokens.before(index)) in (".", "->", "::") or ctx.written_for_hip(index):
            continue
        if role_of(tokens, index, "var") is not NameRole.API:
            continue
        if ctx.is_settled(index):
            continue
        reason = _place_of_constant(ctx, index) or _place_of_host(ctx, bodies, index)
        if reason:
            yield ctx.diagnostic(
                "HP406",
                Severity.ERROR,
                index,
                f"warpSize is no constant in HIP and cannot be {reason}",
                "use a constant of the project's own, int(warpSize), or hipDeviceAttributeWarpSize on the host",
                symbol="warpSize",
            )


def _place_of_constant(ctx: Context, index: int) -> str:
    tokens = ctx.tokens
    opener = index
    while (opener := tokens.before(opener)) >= 0 and tokens.texts[opener] not in (";", "{", "}", "(", ")", "["):
        if tokens.texts[opener] in ("constexpr", "case"):
            return "in a constant expression"
    text, name = tokens.text_at(opener), tokens.text_at(tokens.before(opener))
    if text == "[":
        array = tokens.before(opener)
        while tokens.text_at(array) == "]":
            array = tokens.before(opener_of(tokens, array))
        start = array
        while is_name(tokens.text_at(before := tokens.before(start))):
            start = before
        is_declared = start != array and tokens.texts[start] not in ("return", "else", "case")
        return "the size of an array" if is_declared else ""
    if text == "(" and name == "static_assert":
        return "in a constant expression"
    if text == "(" and name in _VARIADIC:
        return f"passed to {name}: write int(warpSize)"
    if text == "(" and name in _DEDUCING and tokens.text_at(tokens.before(tokens.before(opener))) == "::":
        return f"passed to std::{name}: write int(warpSize)"
    following = tokens.after(index)
    if tokens.text_at(following) == ">" and template_opener(tokens, following) >= 0:
        left = tokens.before(template_opener(tokens, following))
        beyond = tokens.text_at(tokens.after(following))
        if is_name(tokens.text_at(left)) and (beyond in ("(", "::", ";", ">") or is_name(beyond)):
            return "a template argument"
    return ""


def _place_of_host(ctx: Context, bodies: tuple[DeviceBody, ...], index: int) -> str:
    """Whether a token is in a function for the host, or for host and device."""
    inside = [body for body in bodies if body.has(index)]
    if inside:
        return "used on the host" if all(body.is_for_host for body in inside) else ""
    braces = list(ctx.tokens.open_braces(index))
    is_function = any(ctx.tokens.text_at(ctx.tokens.before(brace)) == ")" for brace in braces)
    marked = {"__global__", "__device__"} & ctx.tokens.distinct
    return "used on the host" if is_function and marked and not _has_macro_mark(ctx, braces[-1]) else ""


def _has_macro_mark(ctx: Context, brace: int) -> bool:
    """Whether a macro, which may mean ``__device__``, stands in the head of a function."""
    words = clause_words(ctx.tokens, brace)
    return any(is_name(word) and word.upper() == word and len(word) > 1 for word in words)
