"""HP702: 8-bit floating-point types whose format differs between CUDA and some AMD GPUs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.architectures import uses_fnuz_fp8
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FP8 = re.compile(r"__nv_fp8(?:x[24])?_(e4m3|e5m2)")


@rule("HP702", "fp8-format", words=(Subject.DEVICE_CODE,))
def fp8_format(ctx: Context) -> Iterator[Diagnostic]:
    """An 8-bit floating-point type on a GPU with another 8-bit format.

    What it finds: `__nv_fp8_e4m3`, `__nv_fp8_e5m2` and their vectors, each name once per file, if a target architecture
    has the FNUZ formats.

    Why: CUDA's formats are OCP's, which gfx950, gfx1200 and newer GPUs have in hardware too. gfx942 has FNUZ: the same
    bits mean half the value there, the largest e4m3 is 240 instead of 448, and there is no negative zero. For gfx942,
    device code that converts one of HIP's OCP types to float compiles only with `hipport/fp8.h`, which computes it, and
    the matrix instructions read the bits as FNUZ.

    Example: --arch gfx942
        __device__ float widen(__nv_fp8_e4m3 x) { return float(x); }

    Keep: --arch gfx1201
        __device__ float widen(__nv_fp8_e4m3 x) { return float(x); }

    Fix safety: no fix: `__hip_fp8_e4m3_fnuz` is what gfx942 computes with, and stored weights and scales have to be
    converted for it. Code that only converts needs none.

    Source: hipcc of ROCm 7.2 for gfx942, "reference to __host__ function 'operator float'", for the type and its
    vectors; none for gfx90a, gfx1100 and gfx1201, where conversions are done in software. The ranges are those of the
    formats' definitions. Detected from tokens; confidence high.
    """
    fnuz = [arch for arch in ctx.options.arch if uses_fnuz_fp8(arch)]
    if not fnuz or not ctx.is_device_code:
        return
    words = set(filter(_FP8.fullmatch, ctx.tokens.beginning("__nv_fp8")))
    if not words or is_of_hip(ctx):
        return
    seen: set[str] = set()
    for index in ctx.tokens.where(words):
        name = ctx.tokens.texts[index]
        if name in seen or ctx.written_for_hip(index) or ctx.not_taken(index):
            continue
        seen.add(name)
        limits = "240 and 448" if "e4m3" in name else "57344 in both"
        yield ctx.diagnostic(
            "HP702",
            Severity.WARNING,
            index,
            f"{name} has the OCP format, {' and '.join(fnuz)} computes in FNUZ (largest values {limits}); conversions "
            "are in software there, and matrix instructions read other numbers",
            "for matrix instructions use the FNUZ type on these architectures, and convert stored values and scales",
            symbol=name,
        )
