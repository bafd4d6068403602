"""HP410: warp intrinsics that lanes of different arms would have to execute together."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.waves.calls import INTRINSICS
from hipport.waves.calls import CrossLane
from hipport.waves.calls import words
from hipport.waves.choices import choices
from hipport.waves.functions import WARP
from hipport.waves.functions import WarpFunction

_LANE = re.compile(r"\w*lane\w*|threadIdx", re.IGNORECASE)
_PARITY = re.compile(r"(?:threadIdx \. x|\w*tid\w*|\w*thread\w*) (?:& (?:1|3|7|15|31|0x1f)|% (?:2|4|8|16|32))\b")
_THREAD = re.compile(
    r"(?:threadIdx \. x|\w*tid\w*) (?:(?P<equal>[=!] =)|(?P<beyond>> (?!=)|< =)|< |> =) ?(?P<number>\d+)\b"
)
_WARP_WIDE = frozenset(("/", ">", "warp"))


@rule("HP410", "divergent-warp-sync", words=INTRINSICS)
def divergent_warp_sync(ctx: Context) -> Iterator[Diagnostic]:
    """The same warp intrinsic in both arms of an if on the lane number.

    What it finds: an if on the lane's number, a `switch` or a conditional expression, in two arms of which the same
    `*_sync` intrinsic is called with the same mask, or the same function of the file that calls one with a constant
    mask. What follows an if that ends with `return`, `break` or `continue` is its other arm. Masks that an arm asks
    for itself, by `__activemask()`, are not reported.

    Why: on NVIDIA's GPUs since Volta the lanes in both arms execute the intrinsic together. On AMD GPUs they do not:
    the lanes of each arm exchange values only among themselves.

    Example:
        __device__ int other(int lane, int a, int b) {
            int v;
            if (lane < 16) v = __shfl_xor_sync(0xffffffff, a, 16);
            else v = __shfl_xor_sync(0xffffffff, b, 16);
            return v;
        }

    Keep:
        __device__ int other(int lane, int a, int b) {
            return __shfl_xor_sync(0xffffffff, lane < 16 ? a : b, 16);
        }

    Fix safety: no fix. Choose the value in the arms and call the intrinsic once, after them.

    Source: the description of the `*_sync` intrinsics in the CUDA C++ programming guide; the comment on
    `__hip_check_mask` in ROCm 7.2's headers.
    """
    fixed = frozenset(function.name for function in ctx.cross_lane.all if _has_constant_mask(ctx, function))
    for function in ctx.cross_lane.all:
        code = function.code
        calls = [(code.position(call.index), call) for call in function.calls if call.intrinsic.has_mask]
        meets = {at: (code.texts[at], _mask(ctx, call)) for at, call in calls}
        meets |= {
            at: (code.texts[at], ()) for at in code.where(*fixed) if at > code.body and code.text(at + 1) in ("(", "<")
        }
        for arms in choices(code, _is_on_lane) if len(meets) > 1 else ():
            at = _again(code, meets, arms)
            if at >= 0 and not ctx.is_settled(code.places[at]):
                yield ctx.diagnostic(
                    "HP410",
                    Severity.WARNING,
                    code.places[at],
                    f"{code.texts[at]} is called in both arms of an if on the lane: on AMD GPUs the lanes of the two "
                    "arms do not execute it together",
                    "choose the value in the arms, and call it once after them",
                    symbol=code.texts[at],
                )


def _has_constant_mask(ctx: Context, function: WarpFunction) -> bool:
    """Whether a function has a call whose mask is the same for all: ``v += __shfl_xor_sync(0xffffffff, v, 16);``"""
    own = function.code.declarations.keys() | {"__activemask"}
    masks = (_mask(ctx, call) for call in function.calls if call.intrinsic.has_mask)
    return bool(function.name) and any(mask and own.isdisjoint(mask) for mask in masks)


def _again(code: FunctionCode, meets: dict[int, tuple[str, tuple[str, ...]]], arms: list[range]) -> int:
    """The first call that an arm has as an arm before it has it; -1 if none."""
    seen: set[tuple[str, tuple[str, ...]]] = set()
    for arm in arms:
        inside = {at: call for at, call in meets.items() if at in arm and not _asks_itself(code, call[1], arm)}
        again = next((at for at in inside if inside[at] in seen), -1)
        if again >= 0:
            return again
        seen.update(inside.values())
    return -1


def _asks_itself(code: FunctionCode, mask: tuple[str, ...], arm: range) -> bool:
    """Whether an arm's mask is of the lanes that are there: ``unsigned active = __activemask();``"""
    return "__activemask" in mask or any(code.has_write(word, arm.start, arm.stop) for word in mask)


def _is_on_lane(condition: tuple[str, ...]) -> bool:
    """Whether a condition differs among the lanes of one warp."""
    text = " ".join(condition)
    if _PARITY.search(text) or any(map(_is_within_warp, _THREAD.finditer(text))):
        return True
    if _WARP_WIDE.intersection(condition) and ">" not in condition:
        return False
    return any(_LANE.fullmatch(word) and word != "threadIdx" for word in condition) and not re.search(
        r"warp_?id|wid\b", text, re.IGNORECASE
    )


def _is_within_warp(compared: re.Match[str]) -> bool:
    """Whether a comparison of a thread's number parts the lanes of a warp: ``threadIdx.x < 16``, ``tid == 0``"""
    number = int(compared["number"]) + bool(compared["beyond"])
    return bool(compared["equal"]) or number % WARP != 0


def _mask(ctx: Context, call: CrossLane) -> tuple[str, ...]:
    """The texts of the mask of a call."""
    return () if call.mask is None else words(ctx.tokens, call.mask)
