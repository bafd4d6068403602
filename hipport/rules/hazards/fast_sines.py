"""HP718: fast sines and cosines, which end at an angle."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FAST = frozenset(("__sinf", "__cosf", "__sincosf", "__tanf"))


@rule("HP718", "fast-sine", words=_FAST)
def fast_sine(ctx: Context) -> Iterator[Diagnostic]:
    """A fast sine or cosine, which is a constant for large angles.

    What it finds: the first `__sinf`, `__cosf`, `__sincosf` or `__tanf` in the device code of a file, whose argument is
    not a number.

    Why: these are one instruction, v_sin_f32, after a multiplication by 1/(2 pi), and it takes up to 256 turns. For
    angles of more than 512 pi (1608) the sine is 0 and the cosine 1 on AMD GPUs; on NVIDIA's such angles give less
    exact results, but sines.

    Example:
        __global__ void wave(float *x) { x[threadIdx.x] = __sinf(x[threadIdx.x]); }

    Keep:
        __global__ void wave(float *x) { x[threadIdx.x] = sinf(x[threadIdx.x]); }

    Fix safety: no fix: only the author knows how large angles get. Use `sinf`, or take off whole turns before.

    Source: the code that hipcc of ROCm 7.2 generates for gfx942 and gfx1100, without v_fract_f32 before v_sin_f32;
    V_SIN_F32 in AMD's manual of the CDNA 3 instruction set: "out of range input results in float 0". Not tested on a
    GPU. Detected from tokens; confidence low, since angles are small in most code.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    for index in tokens.where(_FAST):
        opener = tokens.after(index)
        if (
            tokens.text_at(opener) != "("
            or ctx.body_at(index) is None
            or tokens.text_at(tokens.after(opener))[:1].isdigit()
            or ctx.written_for_hip(index)
            or is_declared(ctx, index)
        ):
            continue
        name = tokens.texts[index]
        yield ctx.diagnostic(
            "HP718",
            Severity.INFO,
            index,
            f"{name} of an angle of more than 512 pi (1608) is that of 0 on AMD GPUs",
            "use the function without underscores where angles may be so large, or take off whole turns before",
            symbol=name,
        )
        return
