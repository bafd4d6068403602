"""Calls in device code, and in functions for host and device."""

from __future__ import annotations

from hipport.code.bodies import DeviceBody
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.context.context import Context
from hipport.context.uses import NameUse
from hipport.source.conditions import macro_names

_PASS_OF_DEVICE = frozenset(("__CUDA_ARCH__", "__HIP_DEVICE_COMPILE__"))

_TEXT_OF_ERROR = {
    "cudaGetErrorName": "hipport::get_error_name",
    "cudaGetErrorString": "hipport::get_error_string",
}
#: The functions of hipport/device_memory.h, for calls whose results are used too.
_ON_HEAP = {"cudaMalloc": "hipport::device_malloc", "cudaFree": "hipport::device_free"}


def depends_on_pass(ctx: Context, index: int) -> bool:
    """Whether an ``#if`` around a token asks whether host or device code is compiled: ``#ifdef __CUDA_ARCH__``."""
    conditions = (other.condition for arm in ctx.arms.enclosing(index) for other in arm.chain.arms)
    return any(not _PASS_OF_DEVICE.isdisjoint(macro_names(condition)) for condition in conditions)


def on_heap(ctx: Context, use: NameUse) -> str:
    """What a call in device code becomes that takes memory from the heap there, or gives it back, empty for any other
    use: ``if (last) cudaFree(p);``, ``if (cudaMalloc(&p, n) != cudaSuccess)``
    """
    if use.name not in _ON_HEAP or not ctx.calls.is_called(use) or device_body(ctx, use) is None:
        return ""
    tokens = ctx.tokens
    before, closer = tokens.before(use.index), closer_of(tokens, tokens.after(use.index))
    if tokens.text_at(before) == ")":
        before = tokens.before(opener_of(tokens, before))
    begins = tokens.text_at(before) in (";", "{", "}", "else", "if", "for", "while")
    is_statement = begins and tokens.text_at(tokens.after(closer)) == ";"
    return "::free" if is_statement and use.name == "cudaFree" else _ON_HEAP[use.name]


def text_of_error(ctx: Context, use: NameUse) -> str:
    """The function of hipport/errors.h that a call in code for the device needs for the text of an error, empty for any
    other use: ``printf("%s", cudaGetErrorString(error))``.
    """
    ours = _TEXT_OF_ERROR.get(use.name, "")
    body = ctx.body_at(use.index) if ours and ctx.calls.is_called(use) else None
    if body is None or (body.is_for_host and depends_on_pass(ctx, use.index)):
        return ""
    return ours


def device_body(ctx: Context, use: NameUse) -> DeviceBody | None:
    """The body of the function around a use, if the function is for the device only; None otherwise."""
    body = ctx.body_at(use.index)
    return body if body is not None and not body.is_for_host else None
