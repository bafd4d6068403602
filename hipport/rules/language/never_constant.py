"""HP261: constexpr functions of the device that can never be constant."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.arithmetic import COORDINATES
from hipport.code.asm import KEYWORDS
from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/never_constant.h"


@rule("HP261", "never-constant", edits=True, words=("constexpr",))
def never_constant(ctx: Context) -> Iterator[Edit]:
    """A `constexpr` function of the device whose value is never a constant.

    What it finds: functions marked `__device__` and not `__host__`, `constexpr` and no templates, that read memory
    through a cast (`*(unsigned *)&x`, `reinterpret_cast`), name `threadIdx` and its kin, have an asm statement, or call
    an intrinsic with a number: `__int_as_float(0x7f800000)`.

    Why: nvcc compiles them as functions like any others, and g++ does not see them. clang makes an error of a default
    warning: "constexpr function never produces a constant expression".

    Example:
        __device__ constexpr float infinity() { return __int_as_float(0x7f800000); }

    Keep:
        __device__ constexpr float square(float x) { return x * x; }

    Fix safety: safe: `#include "hipport/never_constant.h"` has the pragma that switches the warning off. A converted
    tree gets the header too.

    Source: nvcc 13.0; hipcc of ROCm 7.2, -Winvalid-constexpr.
    """
    is_off = '"-Winvalid-constexpr"' in ctx.tokens.distinct or has_own_header(ctx, _HEADER)
    if not is_off and any(_is_never_constant(ctx, body) for body in ctx.device_bodies):
        yield include_after_runtime(ctx, _HEADER, "HP261")


def _is_never_constant(ctx: Context, body: DeviceBody) -> bool:
    tokens = ctx.tokens
    if body.is_kernel or body.is_for_host or body.name < 0 or ctx.is_settled(body.head):
        return False
    head = tokens.texts[statement_start(tokens, body.head) : body.name]
    if "constexpr" not in head or "template" in head:
        return False
    return any(_is_no_constant(tokens, at) for at in range(body.first + 1, body.end))


def _is_no_constant(tokens: Tokens, index: int) -> bool:
    """``reinterpret_cast<T *>(p)``, ``threadIdx.x``, ``asm("...")``, ``*(T *)p``, ``__int_as_float(0x7f800000)``"""
    text = tokens.texts[index]
    if text == "reinterpret_cast" or text in COORDINATES or text in KEYWORDS:
        return True
    if text == "*" and tokens.text_at(opener := tokens.after(index)) == "(":
        return tokens.text_at(tokens.before(closer_of(tokens, opener))) == "*"
    if text.startswith("__") and tokens.text_at(opener := tokens.after(index)) == "(":
        within = tokens.texts[opener + 1 : closer_of(tokens, opener)]
        return not any(map(is_name, within))
    return False
