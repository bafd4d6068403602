"""HP118, HP122: functions that nvcc's implicit includes declare for the host, and HIP's runtime does not."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import is_global
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.insertion import include_line
from hipport.context.insertion import insertion
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import needs_runtime
from hipport.context.runtime_header import reaches
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_MIN_MAX = frozenset(("min", "max"))
#: What <math.h> has for the host and <cmath> only in ``std``; HIP's runtime declares them for the device.
_CLASSIFICATION = frozenset(
    """isnan isinf isfinite isnormal signbit fpclassify isgreater isgreaterequal isless islessequal islessgreater
    isunordered""".split()
)
_BEFORE_CALL = frozenset("return else case do and or not co_return co_yield".split())


@rule("HP118", "implicit-math-header", edits=True)
def implicit_math_header(ctx: Context) -> Iterator[Edit]:
    """A host function that relies on nvcc to include <math.h>.

    What it finds: isnan, isinf, isfinite, signbit and similar functions without `std::` in functions that are for the
    host, or for the device as well, in CUDA files that include <math.h> neither themselves nor through a header of the
    tree.

    Why: nvcc's implicit runtime header includes <math.h>. HIP's runtime includes <cmath>, which declares these
    functions for the host only in `std`; those without `std::` are for the device.

    Example:
        bool is_bad(float x) { return isnan(x); }

    Keep:
        __device__ bool is_bad(float x) { return isnan(x); }

    Fix safety: safe. `#include <math.h>` goes where rule HP114 puts the runtime's header.

    Source: hipcc of ROCm 7.2, "no matching function for call to 'isnan'".
    """
    tokens = ctx.tokens
    if _CLASSIFICATION.isdisjoint(tokens.distinct):
        return
    if not is_cuda_file(ctx):
        return
    calls = tokens.where(_CLASSIFICATION)
    own = {tokens.texts[index] for index in calls if _is_introduced(ctx, index)}
    missing = any(tokens.texts[index] not in own and _is_for_host(ctx, index) for index in calls)
    if missing and not _has_math(ctx):
        offset, lead = insertion(ctx)
        lead = "" if needs_runtime(ctx) else lead
        yield Edit(offset, offset, f"{lead}#include <math.h>{ctx.source.newline}", "HP118")


@rule("HP122", "host-min-max", edits=True)
def host_min_max(ctx: Context) -> Iterator[Edit]:
    """A min or max in host code that HIP computes with integers.

    What it finds: calls of min and max without `std::` in functions for the host, or for host and device, in CUDA files
    that neither define the names nor import them from `std`.

    Why: CUDA declares min and max for every number type on the host. HIP declares min(int, int) only, unless
    __HIP_DEFINE_EXTENDED_HOST_MIN_MAX__ is defined on the command line: min(1.5f, 2.5f) compiles and is 1.

    Example:
        float smaller(float a, float b) { return min(a, b); }

    Keep:
        __device__ float smaller(float a, float b) { return min(a, b); }

    Fix safety: safe. `#include "hipport/minmax.h"` brings CUDA's other overloads; a converted tree gets the header too.

    Source: clang's __clang_hip_math.h in ROCm 7.2; the code that hipcc makes.
    """
    tokens = ctx.tokens
    if _MIN_MAX.isdisjoint(tokens.distinct) or ctx.is_hip or has_own_header(ctx, "hipport/minmax.h"):
        return
    if not is_cuda_file(ctx) or _uses_std(ctx):
        return
    calls = tokens.where(_MIN_MAX)
    own = {tokens.texts[index] for index in calls if _is_introduced(ctx, index)}
    if any(tokens.texts[index] not in own and _is_for_host(ctx, index) for index in calls):
        offset, lead = after_runtime(ctx)
        header = "hipport/minmax.h"
        yield Edit(offset, offset, lead + include_line(ctx, header), "HP122", header=header)


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


def _is_for_host(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called, without a namespace, by a function that is not for the device only."""
    tokens = ctx.tokens
    before = tokens.text_at(tokens.before(index))
    line = tokens.directive_at(index)
    if tokens.text_at(tokens.after(index)) != "(" or before in (".", "->") or (line and line.name != "define"):
        return False
    if (before == "::" and not is_global(tokens, index)) or ctx.written_for_hip(index) or ctx.not_taken(index):
        return False
    words = {word for brace in tokens.open_braces(index) for word in clause_words(tokens, brace)}
    return "__host__" in words or words.isdisjoint(("__device__", "__global__"))


def _has_math(ctx: Context) -> bool:
    """Whether the file includes <math.h>, itself or through a header of the tree, or has ``using namespace std``."""
    return _uses_std(ctx) or any(
        include.name == "math.h" or (include.project and reaches(ctx, include.project, "math.h".__eq__))
        for include in ctx.includes
    )


def _uses_std(ctx: Context) -> bool:
    """Whether the file has ``using namespace std``."""
    tokens = ctx.tokens
    for index in tokens.places("using"):
        namespace = tokens.after(index)
        if tokens.text_at(namespace) == "namespace" and tokens.text_at(tokens.after(namespace)) == "std":
            return True
    return False
