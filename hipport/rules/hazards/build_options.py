"""HP702, HP705, HP713: numbers that come out differently."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.architectures import uses_fnuz_fp8
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FP8 = re.compile(r"__nv_fp8(?:x[24])?_(e4m3|e5m2)")
_FAST_MATH = re.compile(r"(?<![\w-])--?use_fast_math\b")
_NOT_FUSED = re.compile(r"(?<![\w-])--?fmad[=\"',\s]+false\b")
_TESTS = frozenset(("isnan", "isinf", "isfinite", "isnormal"))
_INFINITIES = frozenset(("INFINITY", "HUGE_VAL", "HUGE_VALF", "CUDART_INF_F", "CUDART_INF"))


@rule("HP702", "fp8-format")
def fp8_format(ctx: Context) -> Iterator[Diagnostic]:
    """An 8-bit floating-point type on a GPU whose 8-bit format is another.

    What it finds: `__nv_fp8_e4m3`, `__nv_fp8_e5m2` and their vectors, each name once a file, if a target architecture
    has the FNUZ formats.

    Why: CUDA's formats are OCP's, which gfx950, gfx1200 and newer GPUs have in hardware too. gfx942 has FNUZ: the same
    bits are half the value there, e4m3 ends at 240 instead of 448, there is no negative zero. On it HIP's OCP types
    cannot be converted to float in device code, which does not compile, and its matrix instructions read their bits
    as FNUZ.

    Example: --arch gfx942
        __device__ float widen(__nv_fp8_e4m3 x) { return float(x); }

    Keep: --arch gfx1201
        __device__ float widen(__nv_fp8_e4m3 x) { return float(x); }

    Fix safety: no fix: `__hip_fp8_e4m3_fnuz` is what gfx942 computes with, and stored weights and scales have to be
    converted for it.

    Source: hipcc of ROCm 7.2 for gfx942, "reference to __host__ function 'operator float'", for the type and its
    vectors; none for gfx90a, gfx1100 and gfx1201, where conversions are done in software. The ranges are those of the
    formats' definitions. Seen on tokens; confidence high.
    """
    fnuz = [arch for arch in ctx.options.arch if uses_fnuz_fp8(arch)]
    if not fnuz or not ctx.is_device_code:
        return
    words = {word for word in ctx.tokens.distinct if word.startswith("__nv_fp8") and _FP8.fullmatch(word)}
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
            f"{name} is OCP's format, {' and '.join(fnuz)} computes with FNUZ (greatest values {limits}); conversion "
            "to float does not compile in device code there",
            "use the FNUZ type for these architectures, and convert stored values and scales",
            symbol=name,
        )


@rule("HP705", "fast-math-test")
def fast_math_test(ctx: Context) -> Iterator[Diagnostic]:
    """A test for NaN or infinity in device code that is built with fast math.

    What it finds: `isnan`, `isinf`, `isfinite` and comparisons with `INFINITY` in kernels and device functions, where
    a build file in the folder of the source or above has `-use_fast_math`.

    Why: nvcc's option makes functions less exact and keeps NaN and infinity. hipcc's option of that name, -ffast-math,
    lets the compiler assume that there are none: it makes these tests constants, false for isnan and isinf.

    Example:
        __global__ void count(const float *x, int *n) { if (isnan(x[threadIdx.x])) atomicAdd(n, 1); }

    Keep:
        int count(const float *x) { return isnan(*x) ? 1 : 0; }

    Fix safety: no fix in the source: build with `-ffast-math -fno-finite-math-only`.

    Source: the code that hipcc of ROCm 7.2 generates for gfx90a: isnan, isinf, x != x and x == INFINITY are constants
    with -ffast-math, instructions with -ffast-math -fno-finite-math-only. Seen on tokens and in build files, whose
    conditions are not evaluated; confidence medium.
    """
    tokens = ctx.tokens
    if not ctx.is_device_code or (_TESTS.isdisjoint(tokens.distinct) and _INFINITIES.isdisjoint(tokens.distinct)):
        return
    places = [
        index
        for index in tokens.where(_TESTS | _INFINITIES)
        if (_is_test(ctx, index) or _is_compared(ctx, index))
        and ctx.body_at(index) is not None
        and not ctx.written_for_hip(index)
    ]
    build_file = ctx.survey.build_options.file_with(_FAST_MATH, ctx.source.path) if places else None
    if build_file is None or is_of_hip(ctx):
        return
    for index in places:
        yield ctx.diagnostic(
            "HP705",
            Severity.WARNING,
            index,
            f"{tokens.texts[index]} in device code that {build_file} builds with -use_fast_math: -ffast-math makes "
            "this test a constant",
            "give hipcc -ffast-math -fno-finite-math-only instead",
            symbol=tokens.texts[index],
        )


def _is_test(ctx: Context, index: int) -> bool:
    called = ctx.tokens.text_at(ctx.tokens.after(index)) == "("
    member = ctx.tokens.text_at(ctx.tokens.before(index)) in (".", "->")
    return called and not member and ctx.tokens.texts[index] in _TESTS


def _is_compared(ctx: Context, index: int) -> bool:
    """Whether an infinity is what a value is found to be equal, or not equal, to."""
    tokens = ctx.tokens
    if tokens.texts[index] not in _INFINITIES:
        return False
    sign = tokens.before(index)
    before = tokens.before(sign) if tokens.text_at(sign) == "-" else sign
    after = tokens.after(index)
    behind = tokens.text_at(after) in ("=", "!") and tokens.texts[after + 1] == "="
    return behind or (tokens.text_at(before) == "=" and tokens.texts[before - 1] in ("=", "!"))


@rule("HP713", "fused-operations")
def fused_operations(ctx: Context) -> Iterator[Diagnostic]:
    """Device code that is built with -fmad=false.

    What it finds: the first kernel or device function of a file, where a build file in its folder or above has
    `-fmad=false`.

    Why: hipcc does not know the option, and fuses products and sums to multiply-adds unless `-ffp-contract=off` says
    otherwise. The last bits of results differ then from those that the option was to give.

    Example:
        __global__ void scale(float *x, float a, float b) { x[threadIdx.x] = x[threadIdx.x] * a + b; }

    Keep:
        float scale(float x, float a, float b) { return x * a + b; }

    Fix safety: no fix in the source: build with `-ffp-contract=off`.

    Source: the code that hipcc of ROCm 7.2 generates for gfx90a, with and without the option. Seen in build files,
    whose conditions are not evaluated; confidence medium.
    """
    body = next(iter(ctx.device_bodies), None) if ctx.is_device_code else None
    build_file = ctx.survey.build_options.file_with(_NOT_FUSED, ctx.source.path) if body is not None else None
    if body is not None and build_file is not None and not is_of_hip(ctx):
        yield ctx.diagnostic(
            "HP713",
            Severity.WARNING,
            body.head,
            f"{build_file} builds with -fmad=false: hipcc fuses multiplication and addition here",
            "give hipcc -ffp-contract=off instead",
        )
