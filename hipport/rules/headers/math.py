"""HP118, HP122: mathematical functions that HIP has for fewer types than CUDA, or for the device only."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterator

from hipport.code.roles import is_global
from hipport.context.arguments import arguments_of
from hipport.context.asm_macros import FOR_PTX
from hipport.context.constexpr_functions import becomes_for_both
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.insertion import insertion
from hipport.context.origin import is_cuda_file
from hipport.context.others import includes_headers_of
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.context.runtime_header import include_after_runtime
from hipport.context.runtime_header import needs_runtime
from hipport.context.runtime_header import reaches
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.project.programs import is_unit
from hipport.source.lexer import is_name

_MIN_MAX = frozenset(("min", "max"))
#: What <math.h> has for the host for every type of number, and HIP's runtime, which includes <cmath>, for the host only
#: in ``std`` or for double, for the device for every type. Source: tests/compile/test_math_overloads.py.
_STANDARD = frozenset(
    """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor fma
    fmax fmin fmod fpclassify frexp hypot isfinite isgreater isgreaterequal isinf isless islessequal islessgreater isnan
    isnormal isunordered ldexp lgamma log log10 log1p log2 logb modf nearbyint nextafter pow remainder remquo rint
    round scalbln scalbn signbit sin sinh sqrt tan tanh tgamma trunc""".split()
)
#: What HIP has for double, and CUDA for float as well. Source: the same.
_BESIDES_STANDARD = frozenset(
    """cospi cyl_bessel_i0 cyl_bessel_i1 erfcinv erfcx erfinv exp10 j0 j1 jn normcdf normcdfinv rcbrt rsqrt sincos
    sincospi sinpi y0 y1 yn""".split()
)
#: What HIP has for the device only, and hipport/math.h for the host.
_ONLY_ON_DEVICE = frozenset(
    """erfcinvf erfcxf erfinvf fdividef norm norm3d norm3df norm4d norm4df normcdff normcdfinvf normf rcbrtf rhypot
    rhypotf rnorm rnorm3d rnorm3df rnorm4d rnorm4df rnormf sincospif""".split()
)
_OURS = _BESIDES_STANDARD | _ONLY_ON_DEVICE
_FLOATING = re.compile(r"[0-9.]+[eE.][0-9eE+.-]*[fF]?")
_BEFORE_CALL = frozenset("return else case do and or not co_return co_yield".split())


@rule("HP118", "implicit-math-header", edits=True, words=(Subject.CUDA_FILE, Subject.NAMES, *sorted(_OURS)))
def implicit_math_header(ctx: Context) -> Iterator[Edit]:
    """A function of <math.h> or of CUDA that HIP's runtime has for fewer types, or for the device only.

    What it finds: in CUDA files, and in headers of CUDA files that name CUDA, which include <math.h> neither themselves
    nor through a header of the tree, sqrt, pow, isnan and the other functions of <math.h> without `std::` in functions
    that are for the host, or for the device as well. In all CUDA files, and in headers with CUDA's runtime that CUDA
    files of the tree include, functions of CUDA outside of the C++ standard: rsqrt, exp10, sinpi, normcdf, erfinv and
    similar, and in functions for the host norm3d, rcbrtf and similar.

    Why: nvcc's implicit runtime header includes <math.h>. HIP's runtime includes <cmath>, which declares isnan for the
    host only in `std`, and sqrt without `std::` for double: sqrt(2.0f) compiles and is a double. rsqrt and its kin HIP
    has for double only, so that rsqrt(2.0f) is computed, slowly, as a double.

    Example:
        bool is_bad(float x) { return isnan(x); }

    Example:
        __device__ float inverse_root(float x) { return rsqrt(x); }

    Keep:
        __device__ bool is_bad(float x) { return isnan(x); }

    Fix safety: safe. `#include <math.h>` goes where rule HP114 puts the runtime's header; `#include "hipport/math.h"`
    after it, and a converted tree gets that header too.

    Source: the results of CUDA 12.9's and HIP's functions for all types of arguments, in hipport's own tests; hipcc of
    ROCm 7.2, "no matching function for call to 'isnan'".
    """
    if not has_own_header(ctx, "hipport/math.h") and _is_for_device(ctx) and _calls(ctx, _OURS, _ONLY_ON_DEVICE):
        yield include_after_runtime(ctx, "hipport/math.h", "HP118")
    elif (
        not _STANDARD.isdisjoint(ctx.tokens.distinct)
        and _is_given(ctx)
        and not _has_math(ctx)
        and _calls(ctx, _STANDARD, _STANDARD)
    ):
        offset, lead = insertion(ctx)
        lead = "" if needs_runtime(ctx) else lead
        yield Edit(offset, offset, f"{lead}#include <math.h>{ctx.source.newline}", "HP118")


def _is_given(ctx: Context) -> bool:
    """Whether nvcc has included its runtime header when it reads the file: one of CUDA, or a header with CUDA's names
    that such a file includes.
    """
    path = ctx.source.path
    is_header = not is_unit(path) and ctx.survey.is_for_device(path)
    return is_cuda_file(ctx) or (is_header and bool(ctx.names.api_uses))


@rule("HP122", "min-max", edits=True, words=(Subject.CUDA_FILE,))
def min_max(ctx: Context) -> Iterator[Edit]:
    """A min or max that HIP computes with other types than CUDA.

    What it finds: calls of min and max without `std::` in CUDA files that neither define the names nor import them from
    `std`; in functions for the device only, those with no floating literal as an argument, or with one of type double
    in files that include headers of PyTorch's.

    Why: CUDA declares min and max for every number type on host and device. HIP declares min(int, int) for the host
    only, unless __HIP_DEFINE_EXTENDED_HOST_MIN_MAX__ is defined on the command line: min(1.5f, 2.5f) compiles and is 1.
    For the device it computes two integers of different types as double: min(-1, 5u) is -1.0, where CUDA's is 5u, and
    cannot index an array. With PyTorch's c10::Half and a double, `max(x, 0.1)` is ambiguous.

    Example:
        float smaller(float a, float b) { return min(a, b); }

    Example:
        __device__ float last(const float *x, int i, unsigned n) { return x[min(i, n)]; }

    Keep:
        __device__ float positive(float x) { return max(x, 0.0f); }

    Fix safety: safe. `#include "hipport/minmax.h"` brings CUDA's other overloads; a converted tree gets the header too.

    Source: clang's __clang_hip_math.h and __clang_hip_cmath.h in ROCm 7.2; the code that hipcc makes.
    """
    if has_own_header(ctx, "hipport/minmax.h") or ctx.is_hip or not is_cuda_file(ctx):
        return
    if _calls(ctx, _MIN_MAX, frozenset(), _has_floating_literal):
        yield include_after_runtime(ctx, "hipport/minmax.h", "HP122")


def _calls(
    ctx: Context, names: frozenset[str], for_host: frozenset[str], is_same: Callable[[Context, int], bool] | None = None
) -> bool:
    """Whether CUDA's functions of these names are called: those ``for_host`` by a function that is for the host, others
    by any, but where ``is_same`` says that the call is the same for HIP on the device.
    """
    tokens = ctx.tokens
    if names.isdisjoint(tokens.distinct):
        return False
    calls = tokens.where(names)
    own = {tokens.texts[index] for index in calls if _is_introduced(ctx, index)}
    return any(
        tokens.texts[index] not in own
        and _is_called(ctx, index)
        and (
            (tokens.texts[index] not in for_host and not (is_same and is_same(ctx, index))) or _is_for_host(ctx, index)
        )
        for index in calls
    )


def _is_for_device(ctx: Context) -> bool:
    """Whether the file is CUDA, by itself, or as a header with the runtime that a CUDA source of the tree includes."""
    if ctx.is_hip or is_cuda_file(ctx):
        return not ctx.is_hip
    has_runtime = any(include.row is not None and include.row.hip == RUNTIME for include in ctx.includes)
    return has_runtime and ctx.survey.is_for_device(ctx.source.path)


def _has_floating_literal(ctx: Context, index: int) -> bool:
    """Whether an argument of the call is a floating literal: ``max(x, 0.0f)``. CUDA takes no integer beside it. One of
    type double is none that tells where the other may be a class that converts to float, such as c10::Half.
    """
    arguments = arguments_of(ctx.tokens, index) or ()
    single = [ctx.tokens.texts[argument.first] for argument in arguments if argument.end == argument.first + 1]
    literals = [text for text in single if _FLOATING.fullmatch(text)]
    return any(text[-1] in "fF" for text in literals) or (bool(literals) and not _has_classes_like_float(ctx))


def _has_classes_like_float(ctx: Context) -> bool:
    return any(other.title == "PyTorch" and includes_headers_of(ctx, other) for other in ctx.mapping.others)


def _is_introduced(ctx: Context, index: int) -> bool:
    """Whether the file declares the name at ``index`` (``int min(``), or imports it (``using std::min``)."""
    tokens = ctx.tokens
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text != "::":
        return is_name(text) and text not in _BEFORE_CALL
    while text == "::" or (is_name(text) and text != "using"):
        before = tokens.before(before)
        text = tokens.text_at(before)
    return text == "using"


def _is_called(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called without a namespace, in code that nvcc compiles. In macros that a port
    has for inline PTX, which are for the device, it is not.
    """
    tokens = ctx.tokens
    before = tokens.text_at(tokens.before(index))
    line = tokens.directive_at(index)
    if tokens.text_at(tokens.after(index)) != "(" or before in (".", "->"):
        return False
    if line and (line.name != "define" or tokens.text_at(tokens.after(line.name_at)).startswith(FOR_PTX)):
        return False
    return not ((before == "::" and not is_global(tokens, index)) or ctx.written_for_hip(index) or ctx.not_taken(index))


def _is_for_host(ctx: Context, index: int) -> bool:
    """Whether the token at ``index`` is in a function that is not for the device only in the port."""
    braces = tuple(ctx.tokens.open_braces(index))
    words = frozenset[str]().union(*map(ctx.head_words, braces))
    if "__host__" in words or words.isdisjoint(("__device__", "__global__")):
        return True
    return any(becomes_for_both(ctx, brace) for brace in braces)


def _has_math(ctx: Context) -> bool:
    """Whether the file includes <math.h>, itself or through a header of the tree, or has ``using namespace std``."""
    return (
        _uses_std(ctx)
        or has_own_header(ctx, "hipport/math.h")
        or any(
            include.name == "math.h" or (include.project and reaches(ctx, include.project, "math.h".__eq__))
            for include in ctx.includes
        )
    )


def _uses_std(ctx: Context) -> bool:
    """Whether the file has ``using namespace std``."""
    tokens = ctx.tokens
    for index in tokens.places("using"):
        namespace = tokens.after(index)
        if tokens.text_at(namespace) == "namespace" and tokens.text_at(tokens.after(namespace)) == "std":
            return True
    return False
