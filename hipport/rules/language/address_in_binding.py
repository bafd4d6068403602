"""HP289: device addresses that a binding for Python converts."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import opener_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_LIBRARIES = ("pybind11/", "nanobind/")
_CONVERSIONS = frozenset(("cast", "init"))


@rule("HP289", "address-in-binding", words=("CUdeviceptr",))
def address_in_binding(ctx: Context) -> Iterator[Diagnostic]:
    """A CUdeviceptr that pybind11 or nanobind makes of a value of Python.

    What it finds: `CUdeviceptr` as a template argument of `cast` and `init`, and as a parameter of a lambda expression,
    in files that include headers of pybind11 or nanobind, by headers of the tree too.

    Why: CUDA's type is a number, and gets its value from an integer of Python. HIP's is `void *`, which these libraries
    take from a capsule only: the port compiles, and the call raises an error.

    Example:
        #include <cuda.h>
        #include <pybind11/pybind11.h>
        CUdeviceptr address(pybind11::object array) { return array.attr("ptr").cast<CUdeviceptr>(); }

    Keep:
        #include <cuda.h>
        #include <pybind11/pybind11.h>
        CUdeviceptr address(pybind11::object array) { return (CUdeviceptr)array.attr("ptr").cast<uintptr_t>(); }

    Fix safety: no fix: the cast to the pointer has to stand before the whole expression, or in the body of the lambda.

    Source: the documentation of pybind11 on opaque pointers; hip_runtime_api.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not _may_bind(ctx):
        return
    for index in tokens.places("CUdeviceptr"):
        if ctx.is_settled(index) or not (_is_converted(ctx, index) or _is_parameter_of_lambda(ctx, index)):
            continue
        yield ctx.diagnostic(
            "HP289",
            Severity.ERROR,
            index,
            "CUdeviceptr is void * in HIP, which an integer of Python does not convert to",
            "take uintptr_t, and cast it to the pointer",
            symbol="CUdeviceptr",
        )


def _may_bind(ctx: Context) -> bool:
    """Whether the file, or a header of the tree that it includes, includes one of the libraries."""
    headers = ctx.survey.with_headers(ctx.source.path)
    own = any(include.name.startswith(_LIBRARIES) for include in ctx.includes)
    return own or ctx.survey.one_includes(headers, _LIBRARIES)


def _is_converted(ctx: Context, index: int) -> bool:
    """``value.cast<CUdeviceptr>()``, ``py::init<int, CUdeviceptr>()``"""
    before = ctx.tokens.before(index)
    while ctx.tokens.text_at(before) == ",":
        before = ctx.tokens.before(ctx.tokens.before(before))
    return ctx.tokens.text_at(before) == "<" and ctx.tokens.text_at(ctx.tokens.before(before)) in _CONVERSIONS


def _is_parameter_of_lambda(ctx: Context, index: int) -> bool:
    """``[](CUdeviceptr p) {``"""
    tokens = ctx.tokens
    at = tokens.before(index)
    while at >= 0 and tokens.texts[at] not in "(;{}":
        at = opener_of(tokens, at) if tokens.texts[at] in ")]" else at
        at = tokens.before(at)
    return tokens.text_at(at) == "(" and tokens.text_at(tokens.before(at)) == "]"
