"""HP240: the standard library's declval in device code."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_HEADER = "hipport/declval.h"
_NAME = "declval"


@rule("HP240", "declval", edits=True, words=(_NAME,))
def declval(ctx: Context) -> Iterator[Edit]:
    """std::declval in a file that has device code.

    What it finds: `std::declval`, also after `using std::declval;`, in files with kernels or device functions, or with
    macros of the project that mark them.

    Why: the standard library's function is for the host alone. nvcc takes it in device code where it is not called, in
    `decltype`, `sizeof` and `noexcept`; clang does not: "no matching function for call to 'declval'", or, in the head
    of a template, "candidate template ignored: substitution failure". `#include "hipport/declval.h"` brings the same
    function for the device, beside the one for the host; a converted tree gets the header too.

    Example:
        template <class T> __device__ auto size(T &x) -> decltype(std::declval<T>().size()) { return x.size(); }

    Keep:
        template <class T> auto size(T &x) -> decltype(std::declval<T>().size()) { return x.size(); }

    Fix safety: safe. The function is declared and never defined, as the host's, and clang takes it in device code only.

    Source: hipcc of ROCm 7.2 with declval in each place of a function; nvcc 13.0. Detected from tokens.
    """
    if is_of_hip(ctx) or has_own_header(ctx, _HEADER) or not ctx.may_have_device_code():
        return
    if any(_is_of_standard(ctx, index) for index in ctx.tokens.places(_NAME)):
        yield include_after_runtime(ctx, _HEADER, "HP240")


def _is_of_standard(ctx: Context, index: int) -> bool:
    """Whether a name is the standard library's: ``std::declval<T>()``, ``using std::declval;``"""
    tokens = ctx.tokens
    scope = tokens.before(index)
    qualifier = tokens.text_at(tokens.before(scope)) if tokens.text_at(scope) == "::" else ""
    return qualifier == "std" and not ctx.written_for_hip(index)
