"""HP710: GPU clocks that count in 20 bits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.architectures import clock_bits
from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.statements import clause_after
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.tokens import QUALIFYING

_CLOCKS = frozenset(("clock", "clock64"))
_OF_PTX = re.compile(r"%clock(?:64|_hi)?\b")
_LOOPS = frozenset(("while", "for"))


@rule("HP710", "short-clock", words=(Subject.DEVICE_CODE,))
def short_clock(ctx: Context) -> Iterator[Diagnostic]:
    """A GPU clock that starts again at 0 after 2^20 cycles.

    What it finds: `clock64()`, `clock()` and PTX's `%clock64` in device code, the first in each function, if a target
    architecture is RDNA 3 (gfx11). It warns of readings that a loop waits for, and informs of the others.

    Why: there the compiler reads a register of 20 bits. A difference of two readings is right only below 2^20 cycles,
    less than half a millisecond; a loop that waits for a larger difference never ends.

    Example: --arch gfx1100
        __global__ void wait() { long long start = clock64(); while (clock64() - start < 150000000); }

    Keep: --arch gfx1201
        __global__ void wait() { long long start = clock64(); while (clock64() - start < 150000000); }

    Fix safety: no fix. `wall_clock64()` has 64 bits; it counts at the constant rate of hipDeviceAttributeWallClockRate,
    in kHz, so that numbers of cycles have to be converted.

    Source: the code that hipcc of ROCm 7.2 generates: `s_getreg_b32 HW_REG_SHADER_CYCLES, 0, 20` for gfx1100, 64 bits
    for gfx90a, gfx942, gfx1030 and gfx1201. Detected from tokens; confidence high.
    """
    short = [arch for arch in ctx.options.arch if clock_bits(arch) < 64]
    if not short or not ctx.is_device_code:
        return
    words = _CLOCKS & ctx.tokens.distinct | {text for text in ctx.tokens.strings if "%clock" in text}
    if not words or is_of_hip(ctx):
        return
    reported: set[DeviceBody] = set()
    for index in ctx.tokens.where(words):
        body = ctx.body_at(index)
        if body is None or body in reported or not _reads_clock(ctx, index) or ctx.written_for_hip(index):
            continue
        waiting = any(_decides(ctx, at, body) for at in ctx.tokens.where(words) if body.has(at))
        reported.add(body)
        yield ctx.diagnostic(
            "HP710",
            Severity.WARNING if waiting else Severity.INFO,
            index,
            f"this clock has 20 bits on {' and '.join(short)}: "
            + ("a wait for more than 2^20 cycles never ends" if waiting else "longer times are measured too short"),
            "use wall_clock64(), and hipDeviceAttributeWallClockRate for its rate",
            symbol=ctx.tokens.texts[index] if ctx.tokens.texts[index] in _CLOCKS else "%clock64",
        )


def _reads_clock(ctx: Context, index: int) -> bool:
    """Whether a token is ``clock64`` in ``clock64()``, or PTX that reads the clock."""
    tokens = ctx.tokens
    if tokens.texts[index] not in _CLOCKS:
        return _OF_PTX.search(tokens.texts[index]) is not None
    opener = tokens.after(index)
    is_call = tokens.text_at(opener) == "(" and tokens.after(opener) == closer_of(tokens, opener)
    return is_call and tokens.text_at(tokens.before(index)) not in QUALIFYING and not is_declared(ctx, index)


def _decides(ctx: Context, index: int, body: DeviceBody) -> bool:
    """Whether a reading decides how long a loop runs: it is in the loop's condition, or compared in its body.

    ``while (clock64() - start < n);`` or ``for (;;) { if (clock64() - start > n) break; }``
    """
    tokens = ctx.tokens
    at, compares, within = index, False, True
    while (at := tokens.before(at)) > body.first:
        text = tokens.texts[at]
        if text in (")", "]", "}"):
            at = opener_of(tokens, at)
            if at < 0:
                return False
        elif text == ";":
            within = False
        elif text in "<>" and within:
            compares = True
        elif text == "(" and tokens.text_at(tokens.before(at)) in _LOOPS:
            return True
        elif text == "{" and (compares or _is_compared(ctx, index)):
            before = tokens.before(at)
            head = tokens.before(opener_of(tokens, before)) if tokens.text_at(before) == ")" else before
            if tokens.text_at(head) in (*_LOOPS, "do"):
                return True
    return False


def _is_compared(ctx: Context, index: int) -> bool:
    """Whether ``<`` or ``>`` follows a reading in its statement."""
    return any(ctx.tokens.texts[at] in ("<", ">") for at in clause_after(ctx.tokens, index))
