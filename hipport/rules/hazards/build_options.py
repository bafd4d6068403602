"""HP705, HP713: numbers that depend on options of the compiler in build files."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FAST_MATH = re.compile(r"(?<![\w-])--?use_fast_math\b")
_NOT_FUSED = re.compile(r"(?<![\w-])--?fmad[=\"',\s]+false\b")
_TESTS = frozenset(("isnan", "isinf", "isfinite", "isnormal"))
_INFINITIES = frozenset(("INFINITY", "HUGE_VAL", "HUGE_VALF", "CUDART_INF_F", "CUDART_INF"))


@rule("HP705", "fast-math-test", words=_TESTS | _INFINITIES)
def fast_math_test(ctx: Context) -> Iterator[Diagnostic]:
    """A test for NaN or infinity in device code that is built with fast math.

    What it finds: `isnan`, `isinf`, `isfinite` and comparisons with `INFINITY` in kernels and device functions, where
    a build file in the folder of the source or above has `-use_fast_math`, and a port leaves it as it is (Bazel, QMake,
    Visual Studio).

    Why: nvcc's option makes functions less exact and preserves NaN and infinity. hipcc's option of that name,
    -ffast-math, lets the compiler assume that there are none: it makes these tests constants, false for isnan and
    isinf.

    Example:
        __global__ void count(const float *x, int *n) { if (isnan(x[threadIdx.x])) atomicAdd(n, 1); }

    Keep:
        int count(const float *x) { return isnan(*x) ? 1 : 0; }

    Fix safety: no fix in the source: build with `-ffast-math -fno-finite-math-only`.

    Source: the code that hipcc of ROCm 7.2 generates for gfx90a: isnan, isinf, x != x and x == INFINITY are constants
    with -ffast-math, instructions with -ffast-math -fno-finite-math-only. Detected from tokens and in build files,
    whose conditions are not evaluated; confidence medium.
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
    build_file = ctx.survey.build_file_with(_FAST_MATH, ctx.source.path, True) if places else None
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
    """Whether a token is the name in a call such as ``isnan(x)``."""
    called = ctx.tokens.text_at(ctx.tokens.after(index)) == "("
    member = ctx.tokens.text_at(ctx.tokens.before(index)) in (".", "->")
    return called and not member and ctx.tokens.texts[index] in _TESTS


def _is_compared(ctx: Context, index: int) -> bool:
    """Whether an infinity is an operand of ``==`` or ``!=``."""
    tokens = ctx.tokens
    if tokens.texts[index] not in _INFINITIES:
        return False
    sign = tokens.before(index)
    before = tokens.before(sign) if tokens.text_at(sign) == "-" else sign
    after = tokens.after(index)
    is_left = tokens.text_at(after) in ("=", "!") and tokens.texts[after + 1] == "="
    return is_left or (tokens.text_at(before) == "=" and tokens.texts[before - 1] in ("=", "!"))


@rule("HP713", "fused-operations", words=(Subject.DEVICE_CODE,))
def fused_operations(ctx: Context) -> Iterator[Diagnostic]:
    """Device code that is built with `-fmad=false`.

    What it finds: the first kernel or device function of a file, where a build file in its folder or above has
    `-fmad=false`, and a port leaves it as it is (Bazel, QMake, Visual Studio).

    Why: hipcc does not know the option, and fuses products and sums into multiply-adds unless `-ffp-contract=off`
    forbids it. The last bits of results then differ from those with nvcc's option.

    Example:
        __global__ void scale(float *x, float a, float b) { x[threadIdx.x] = x[threadIdx.x] * a + b; }

    Keep:
        float scale(float x, float a, float b) { return x * a + b; }

    Fix safety: no fix in the source: build with `-ffp-contract=off`.

    Source: the code that hipcc of ROCm 7.2 generates for gfx90a, with and without the option. Detected in build files,
    whose conditions are not evaluated; confidence medium.
    """
    body = next(iter(ctx.device_bodies), None) if ctx.is_device_code else None
    build_file = ctx.survey.build_file_with(_NOT_FUSED, ctx.source.path, True) if body is not None else None
    if body is not None and build_file is not None and not is_of_hip(ctx):
        yield ctx.diagnostic(
            "HP713",
            Severity.WARNING,
            body.head,
            f"{build_file} builds with -fmad=false: hipcc fuses multiplication and addition here",
            "give hipcc -ffp-contract=off instead",
        )
