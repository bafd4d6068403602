"""HP138: functions of <string.h> in device code that HIP has for the host alone."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import NameRole
from hipport.code.roles import is_global
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.functions_of_both import functions_of_both
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_HEADER = "hipport/c_string.h"
_IN_STD = frozenset(("memcpy", "memset"))  # which HIP has for the device, but not there
_OTHERS = frozenset("memcmp memmove strcat strcmp strcpy strlen strncmp strncpy".split())
_DEVICE = frozenset(("__device__",))


@rule("HP138", "string-function-on-device", edits=True, words=(*_IN_STD, *_OTHERS))
def string_function_on_device(ctx: Context) -> Iterator[Edit]:
    """A function of <string.h> in device code that HIP has for the host alone.

    What it finds: `std::memcpy` and `std::memset` in functions for the device, or for both; and memcmp, memmove,
    strlen, strcmp, strncmp, strcpy, strncpy and strcat there, with `std::` or without, where the project has no
    function of its own with that name for the device.

    Why: nvcc has memcpy and memset for the device, by either name. It has none of the others, but takes them in inline
    functions and templates that no kernel calls. HIP has memcpy and memset for the device without `std::` alone, and
    refuses everything else at once: "reference to __host__ function 'memcpy' in __device__ function", "no matching
    function for call to 'strcmp'".

    Example:
        #include <cstring>
        __device__ int bits(float x) { int y; std::memcpy(&y, &x, sizeof(y)); return y; }

    Keep:
        #include <cstring>
        __device__ int bits(float x) { int y; memcpy(&y, &x, sizeof(y)); return y; }

    Fix safety: safe. `#include "hipport/c_string.h"` brings the functions for the device, in `std` too; a converted
    tree gets the header too.

    Source: nvcc 13.0; hipcc of ROCm 7.2 with libstdc++.
    """
    if is_of_hip(ctx) or has_own_header(ctx, _HEADER):
        return
    called = {ctx.tokens.texts[at] for at in ctx.tokens.where(_IN_STD | _OTHERS) if _is_lacking(ctx, at)}
    if called and not called <= _of_project(ctx):
        yield include_after_runtime(ctx, _HEADER, "HP138")


def _of_project(ctx: Context) -> frozenset[str]:
    """The names of functions for the device that the file and its headers define."""
    own = frozenset(ctx.tokens.text_at(body.name) for body in ctx.device_bodies)
    return own | ctx.survey.marked_names(ctx.survey.with_headers(ctx.source.path), _DEVICE)


def _is_lacking(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called in device code: ``strcmp(a, b)``, ``std::memcpy(&y, &x, 4)``"""
    tokens = ctx.tokens
    if tokens.text_at(tokens.after(index)) != "(" or ctx.is_settled(index) or not _is_on_device(ctx, index):
        return False
    role = role_of(tokens, index, "function")
    if role is NameRole.QUALIFIED and not is_global(tokens, index):
        return tokens.text_at(tokens.before(tokens.before(index))) == "std"
    return tokens.texts[index] in _OTHERS and (role is NameRole.API or is_global(tokens, index))


def _is_on_device(ctx: Context, index: int) -> bool:
    body = ctx.body_at(index)
    return body is not None or any(both.first < index < both.end for both in functions_of_both(ctx))
