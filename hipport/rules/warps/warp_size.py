"""HP406: `warpSize` where HIP needs a constant or compiles for the host."""

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
from hipport.context.names_of_hip import names_of_hip
from hipport.context.registry import rule
from hipport.context.warp_modes import is_native
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING

_VARIADIC = frozenset(("printf", "fprintf", "snprintf", "sprintf"))
_DEDUCING = frozenset(("min", "max"))


@rule("HP406", "warp-size-not-constant", words=("warpSize",))
def warp_size_not_constant(ctx: Context) -> Iterator[Diagnostic]:
    """A use of `warpSize` that HIP does not compile, with `--warp native` or in code that the project has for AMD GPUs.

    What it finds: `warpSize` as the size of an array, as a template argument, in a constexpr, a `case`, a
    static_assert, as an argument of std::min, std::max or printf, and in functions that are for the host as well; in
    such places also a macro with `warpSize` that is defined in an arm for HIP, `#if defined(USE_ROCM)`.

    Why: in ROCm 7 it is an object that converts to int, exists only on the device and is not a constant. Up to ROCm 6
    it was one, and code for AMD GPUs of that time uses it so.

    Example: --warp native
        __global__ void k() { __shared__ float sums[1024 / warpSize]; }

    Example:
        #if defined(USE_ROCM)
        #define WARPS (1024 / warpSize)
        #else
        #define WARPS 32
        #endif
        __global__ void k() { __shared__ float sums[WARPS]; }

    Keep: --warp native
        __global__ void k(int *lane) { lane[threadIdx.x] = threadIdx.x % warpSize; }

    Fix safety: no fix. Use a constant of the project that is 64 on CDNA and 32 on RDNA, or `int(warpSize)`; the host
    asks hipDeviceGetAttribute.

    Source: hip/amd_detail/amd_warp_functions.h of ROCm 7.2.
    """
    if "warpSize" in ctx.tokens.distinct:
        bodies = device_bodies(ctx.tokens)
        yield from _own_uses(ctx, bodies)
        if is_native(ctx) and "warpSize" not in names_of_hip(ctx):
            yield from _uses(ctx, bodies)


def _own_uses(ctx: Context, bodies: tuple[DeviceBody, ...]) -> Iterator[Diagnostic]:
    """``sums[warpSize]`` in an arm for HIP, and ``sums[WARPS]`` after ``#define WARPS (1024 / warpSize)`` in one."""
    tokens = ctx.tokens
    for index in tokens.where({"warpSize"} | _own_macros(ctx)):
        name = tokens.texts[index]
        if tokens.directive_at(index) or (name == "warpSize" and not ctx.written_for_hip(index)):
            continue
        reason = _place_of_constant(ctx, index) or _place_of_host(ctx, bodies, index)
        if reason:
            whole = name if name == "warpSize" else f"{name}, which has warpSize in the arm for HIP,"
            message = f"{whole} is not a constant since ROCm 7 and cannot be {reason}"
            remedy = "use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host"
            yield ctx.diagnostic("HP406", Severity.WARNING, index, message, remedy, symbol=name)


def _own_macros(ctx: Context) -> frozenset[str]:
    """The macros that arms for HIP define with ``warpSize``, or with such a macro, in their bodies."""
    tokens = ctx.tokens
    found: set[str] = set()
    for line in tokens.directives:
        name = tokens.after(line.name_at)
        body = set(tokens.texts[name + 1 : line.end]) if line.name == "define" else set()
        if not found.isdisjoint(body) or ("warpSize" in body and ctx.written_for_hip(line.first)):
            found.add(tokens.texts[name])
    return frozenset(found)


def _uses(ctx: Context, bodies: tuple[DeviceBody, ...]) -> Iterator[Diagnostic]:
    tokens = ctx.tokens
    for index in tokens.places("warpSize"):
        if tokens.text_at(tokens.before(index)) in QUALIFYING or ctx.written_for_hip(index):
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
                f"warpSize is not a constant in HIP and cannot be {reason}",
                "use a constant of the project, int(warpSize), or hipDeviceAttributeWarpSize on the host",
                symbol="warpSize",
            )


def _place_of_constant(ctx: Context, index: int) -> str:
    """Why ``warpSize`` at ``index`` has to be a constant, in words; empty where it does not.

    ``float sums[1024 / warpSize]``, ``case warpSize:``, ``f<warpSize>(x)``, ``std::min(n, warpSize)``
    """
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
    """The words for a token in a function for the host, or for host and device; empty for any other token."""
    inside = [body for body in bodies if body.has(index)]
    if inside:
        return "used on the host" if all(body.is_for_host for body in inside) else ""
    braces = list(ctx.tokens.open_braces(index))
    is_function = any(ctx.tokens.text_at(ctx.tokens.before(brace)) == ")" for brace in braces)
    marked = {"__global__", "__device__"} & ctx.tokens.distinct
    return "used on the host" if is_function and marked and not _has_macro_mark(ctx, braces[-1]) else ""


def _has_macro_mark(ctx: Context, brace: int) -> bool:
    """Whether the head of a function has a macro, which may mean ``__device__``: ``HD int f(int x) {``."""
    words = clause_words(ctx.tokens, brace)
    return any(is_name(word) and word.upper() == word and len(word) > 1 for word in words)
