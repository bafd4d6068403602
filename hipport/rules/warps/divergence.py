"""HP410: warp intrinsics that lanes of both arms of an if would have to execute together."""

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

_LANE = re.compile(r"\w*lane\w*|threadIdx", re.IGNORECASE)
_PARITY = re.compile(r"(?:threadIdx \. x|\w*tid\w*|\w*thread\w*) (?:& (?:1|3|7|15|31|0x1f)|% (?:2|4|8|16|32))\b")
_WARP_WIDE = frozenset(("/", ">", "warp"))


@rule("HP410", "divergent-warp-sync", words=INTRINSICS)
def divergent_warp_sync(ctx: Context) -> Iterator[Diagnostic]:
    """The same warp intrinsic in both arms of an if on the lane number.

    What it finds: an if on the lane's number with an `else`, in both arms of which the same `*_sync` intrinsic is
    called with the same mask.

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
    for function in ctx.cross_lane.all:
        masked = [call for call in function.calls if call.intrinsic.has_mask]
        if len(masked) < 2:
            continue
        for first, middle, end in _choices(function.code):
            arms = [
                [call for call in masked if begin < function.code.position(call.index) < stop]
                for begin, stop in ((first, middle), (middle, end))
            ]
            pair = _same_in_both(ctx, arms[0], arms[1])
            if pair is not None and not ctx.is_settled(pair.index):
                yield ctx.diagnostic(
                    "HP410",
                    Severity.WARNING,
                    pair.index,
                    f"{pair.name} is called in both arms of an if on the lane: on AMD GPUs the lanes of the two arms "
                    "do not execute it together",
                    "choose the value in the arms, and call it once after them",
                    symbol=pair.name,
                )


def _choices(code: FunctionCode) -> Iterator[tuple[int, int, int]]:
    """Each ``if (lane < 16) ... else ...``: the positions of the ``)`` and the ``else``, and the end."""
    for at in code.where("if"):
        closer = code.partner.get(at + 1, -1)
        if closer < 0 or not _is_on_lane(code.texts[at + 2 : closer]):
            continue
        middle = code.statement_end(closer + 1)
        if code.text(middle) == "else":
            yield closer, middle, code.statement_end(middle + 1)


def _is_on_lane(condition: tuple[str, ...]) -> bool:
    """Whether a condition differs among the lanes of one warp."""
    text = " ".join(condition)
    if _PARITY.search(text):
        return True
    if _WARP_WIDE.intersection(condition) and ">" not in condition:
        return False
    return any(_LANE.fullmatch(word) and word != "threadIdx" for word in condition) and not re.search(
        r"warp_?id|wid\b", text, re.IGNORECASE
    )


def _same_in_both(ctx: Context, one: list[CrossLane], other: list[CrossLane]) -> CrossLane | None:
    """The first call in the second arm of an intrinsic that the first arm calls with the same mask; None if none."""
    seen = {(call.name, _mask(ctx, call)) for call in one}
    return next((call for call in other if (call.name, _mask(ctx, call)) in seen), None)


def _mask(ctx: Context, call: CrossLane) -> tuple[str, ...]:
    """The texts of the mask of a call."""
    return () if call.mask is None else words(ctx.tokens, call.mask)
