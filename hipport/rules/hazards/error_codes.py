"""HP704: error codes that CUDA returns and HIP does not."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FAULT = "a bad access in a kernel ends the whole process, with a message of the ROCm runtime"
_ASSERTED = "a failing assert in a kernel ends the process, or is reported as hipErrorLaunchFailure"
_INSTEAD = {
    "cudaErrorAssert": _ASSERTED,
    "CUDA_ERROR_ASSERT": _ASSERTED,
    "cudaErrorIllegalAddress": _FAULT,
    "CUDA_ERROR_ILLEGAL_ADDRESS": _FAULT,
    "cudaErrorLaunchTimeout": "nothing ends a kernel that runs too long",
    "CUDA_ERROR_LAUNCH_TIMEOUT": "nothing ends a kernel that runs too long",
}


@rule("HP704", "error-compare", words=_INSTEAD)
def error_compare(ctx: Context) -> Iterator[Diagnostic]:
    """A comparison with an error code that HIP does not return.

    What it finds: `==`, `!=` and `case` with cudaErrorAssert, cudaErrorIllegalAddress, cudaErrorLaunchTimeout and the
    driver API's names for them.

    Why: HIP has these codes, but on AMD GPUs what they report ends the process or does not happen. Code that recovers
    from them, and tests that provoke them, no longer work.

    Example:
        bool crashed(cudaError_t status) { return status == cudaErrorIllegalAddress; }

    Keep:
        bool full(cudaError_t status) { return status == cudaErrorMemoryAllocation; }

    Fix safety: no fix.

    Source: ROCm's documentation, and hand ports of such tests; not tested on a GPU. Detected from tokens; confidence
    medium.
    """
    for index in ctx.tokens.where(_INSTEAD):
        name = ctx.tokens.texts[index]
        if ctx.written_for_hip(index) or not _is_compared(ctx, index) or is_of_hip(ctx):
            continue
        yield ctx.diagnostic(
            "HP704",
            Severity.WARNING,
            index,
            f"no function of HIP returns {name}'s counterpart: {_INSTEAD[name]}",
            "do not rely on recovering from it; for a test, expect the process to end",
            symbol=name,
        )


def _is_compared(ctx: Context, index: int) -> bool:
    """Whether an error code is compared: ``status == code``, ``code != status``, ``case code:``; a ``case`` that only
    returns a text for it, or keeps it, ``case code: text = "assert"; break;``, does not count.
    """
    tokens = ctx.tokens
    before, after = tokens.before(index), tokens.after(index)
    while tokens.text_at(before) == "::":
        before = tokens.before(tokens.before(before))
    if tokens.text_at(before) == "=" and tokens.texts[before - 1] in ("=", "!"):
        return True
    if tokens.text_at(after) in ("=", "!") and tokens.texts[after + 1] == "=":
        return True
    first = tokens.after(after)
    value = tokens.after(tokens.after(first))
    keeps_text = tokens.text_at(tokens.after(first)) == "=" and tokens.text_at(value)[:1] == '"'
    is_case = tokens.text_at(before) == "case" and tokens.text_at(after) == ":"
    return is_case and not keeps_text and tokens.text_at(first) not in ("return", "case")
