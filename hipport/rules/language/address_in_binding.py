"""HP289: device addresses that a binding for Python converts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from itertools import filterfalse

from hipport.code.calls import opener_of
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.project.typed_names import typed_names_of

_TYPES = frozenset(("CUdeviceptr",))
_LIBRARIES = ("pybind11/", "nanobind/")
_CONVERSIONS = frozenset(("cast", "init"))
_BOOST = ("boost/python",)
#: What gives a function of C++ to Python.
_BINDINGS = frozenset(("def", "add_property"))
#: ``#define BIND(NAME) def(#NAME, &cl::NAME)``
_BINDING_MACRO = re.compile(r"#[ \t]*define[ \t]+(\w+)\([ \t]*(\w+)[^)\n]*\)(?:\\\r?\n|[^\n])*?\bdef\s*\(\s*#\s*\2\b")


@rule("HP289", "address-in-binding", words=("CUdeviceptr", *_BINDINGS))
def address_in_binding(ctx: Context) -> Iterator[Diagnostic]:
    """A CUdeviceptr that a library makes of a value of Python, or a value of Python of it.

    What it finds: `CUdeviceptr` as a template argument of `cast` and `init`, and as a parameter of a lambda expression,
    in files that include headers of pybind11 or nanobind, by headers of the tree too. With headers of Boost.Python:
    functions that return a `CUdeviceptr`, `def("get", &Buffer::get)`, also by a macro, `#define BIND(f) def(#f, &f)`.

    Why: CUDA's type is a number, and gets its value from an integer of Python. HIP's is `void *`, which these libraries
    take from a capsule only: the port compiles, and the call raises an error. Boost.Python returns no `void *` without
    a policy that says whose it is, and does not compile.

    Example:
        #include <cuda.h>
        #include <pybind11/pybind11.h>
        CUdeviceptr address(pybind11::object array) { return array.attr("ptr").cast<CUdeviceptr>(); }

    Keep:
        #include <cuda.h>
        #include <pybind11/pybind11.h>
        CUdeviceptr address(pybind11::object array) { return (CUdeviceptr)array.attr("ptr").cast<uintptr_t>(); }

    Fix safety: no fix: the cast to the pointer has to stand before the whole expression, or in the body of the lambda.

    Source: the documentation of pybind11 on opaque pointers, and that of Boost.Python on policies for calls;
    hip_runtime_api.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx):
        return
    if _may_bind(ctx, _BOOST):
        for index in filterfalse(ctx.is_settled, _bound(ctx)):
            yield ctx.diagnostic(
                "HP289",
                Severity.ERROR,
                index,
                "a CUdeviceptr that the function returns is void * in HIP, which Boost.Python does not return",
                "return uintptr_t, by a function around this one",
                symbol=tokens.texts[index],
            )
    if not _may_bind(ctx, _LIBRARIES):
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


def _may_bind(ctx: Context, libraries: tuple[str, ...]) -> bool:
    """Whether the file, or a header of the tree that it includes, includes one of the libraries."""
    headers = ctx.survey.with_headers(ctx.source.path)
    own = any(include.name.startswith(libraries) for include in ctx.includes)
    return own or ctx.survey.one_includes(headers, libraries)


def _bound(ctx: Context) -> Iterator[int]:
    """The functions that return an address and that Boost.Python is given without a policy for the call:
    ``def("get", &Buffer::get)``, ``add_property("address", get)``, ``def("__int__", &Buffer::operator CUdeviceptr)``
    """
    functions = ctx.typed_names(_TYPES).functions | typed_names_of(_TYPES)(ctx.content).functions
    tokens = ctx.tokens
    for index in tokens.where(_BINDINGS):
        arguments = arguments_of(tokens, index) or ()
        if any("return_value_policy" in tokens.texts[span.first : span.end] for span in arguments):
            continue
        for name in (tokens.code(span.first, span.end)[-1] for span in arguments[1:] if span.first < span.end):
            if tokens.text_at(name) in functions or _is_conversion(ctx, name):
                yield name
    texts = chain((ctx.source.text,), ctx.survey.header_texts(ctx.source.path, "def")) if functions else ()
    macros = {name for text in texts for name, _ in _BINDING_MACRO.findall(text)}
    for index in tokens.where(macros):
        name = tokens.after(tokens.after(index))
        if tokens.text_at(name) in functions and not tokens.directive_at(index):
            yield name


def _is_conversion(ctx: Context, index: int) -> bool:
    """``&Buffer::operator CUdeviceptr``"""
    return ctx.tokens.text_at(index) in _TYPES and ctx.tokens.text_at(ctx.tokens.before(index)) == "operator"


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
