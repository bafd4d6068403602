"""HP001: values of 16 bits as arguments of printf in device code."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.code.operands import end_of_names
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.groups import type_parameters
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_HALVES = frozenset(("__half", "half", "nv_half", "__nv_bfloat16", "nv_bfloat16", "Half", "BFloat16"))
#: Pairs of them, whose parts are such values.
_PAIRS = frozenset(("__half2", "half2", "nv_half2", "__nv_bfloat162", "nv_bfloat162"))
_PARTS = frozenset(("x", "y"))
_NAMES_HALF = re.compile("half|bfloat16", re.IGNORECASE)
_CONVERSION = re.compile(r"%[-+ #0']*(\*|\d+)?(?:\.(\*|\d+)?)?(?:hh?|ll?|[jztLq])?([A-Za-z%])")
_FLOATING = frozenset("fFeEgGaA")


@rule("HP001", "half-in-printf", edits=True, words=("printf",))
def half_in_printf(ctx: Context) -> Iterator[Edit]:
    """A value of 16 bits as an argument of printf in device code.

    What it finds: variables and elements of the types of 16 bits, `__half`, `__nv_bfloat16`, `c10::Half`, and the parts
    of pairs, `pair.x` of a `__half2`, for `%f`, `%e`, `%g` and `%a`; and of a type that a template takes, in files that
    name one of these types.

    Why: nvcc only warns that a class is passed through an ellipsis, and prints what stands in its place. clang does not
    compile it: "cannot compile this non-scalar arg to printf yet".

    Example:
        #include <cuda_fp16.h>
        #include <cstdio>
        __global__ void k(const __half *x) { printf("%d: %f", threadIdx.x, x[threadIdx.x]); }

    Keep:
        #include <cuda_fp16.h>
        #include <cstdio>
        __global__ void k(const __half *x) { printf("%d: %f", threadIdx.x, __half2float(x[threadIdx.x])); }

    Fix safety: safe: `(double)` before the argument is what passes a float there too.

    Source: nvcc 13.0, warning 1290; clang of ROCm 7.2 for amdgcn.
    """
    tokens = ctx.tokens
    calls = [at for at in tokens.places("printf") if ctx.body_at(at) is not None and not ctx.is_settled(at)]
    if not calls:
        return
    names_half = any(_NAMES_HALF.search(word) for word in tokens.distinct)
    types = _HALVES | (type_parameters(tokens) if names_half else frozenset())
    declarations, pairs = Declarations(tokens, types), Declarations(tokens, _PAIRS)
    for call in calls:
        for argument in _floating_arguments(tokens, arguments_of(tokens, call) or ()):
            if _is_value(tokens, argument, declarations) or _is_part(tokens, argument, pairs):
                start = tokens.starts[argument.first]
                yield Edit(start, start, "(double)", "HP001")


def _floating_arguments(tokens: Tokens, given: tuple[Span, ...]) -> Iterator[Span]:
    """Those of the ``given`` arguments that ``("%d: %5.2f" " %g", i, x, y)`` prints as floating-point numbers."""
    texts = [tokens.texts[at] for format_ in given[:1] for at in tokens.code(format_.first, format_.end)]
    if not all(text[0] == '"' for text in texts):
        return
    arguments = given[1:]
    position = 0
    for width, precision, conversion in _CONVERSION.findall("".join(text[1:-1] for text in texts)):
        position += (width == "*") + (precision == "*")
        if conversion in _FLOATING and position < len(arguments):
            yield arguments[position]
        position += conversion != "%"


def _is_value(tokens: Tokens, argument: Span, declarations: Declarations) -> bool:
    """Whether an argument is a variable of one of the types, ``x``, ``p->x``, or an element, ``x[i]``, ``*x``."""
    first, *rest = tokens.code(argument.first, argument.end)
    is_element = tokens.texts[first] == "*"
    if is_element and rest:
        first = rest[0]
    last = end_of_names(tokens, first)
    declared = declarations.of(tokens.text_at(last), last)
    while tokens.text_at(bracket := tokens.after(last)) == "[" and (closer := closer_of(tokens, bracket)) >= 0:
        last, is_element = closer, True
    is_whole = tokens.after(last) >= argument.end
    return is_whole and declared is not None and not declared.called and declared.is_pointer is is_element


def _is_part(tokens: Tokens, argument: Span, pairs: Declarations) -> bool:
    """``pair.x``, ``p->pair.y``"""
    *before, dot, part = (-1, -1, *tokens.code(argument.first, argument.end))
    if tokens.text_at(part) not in _PARTS or tokens.text_at(dot) != "." or end_of_names(tokens, argument.first) != part:
        return False
    declared = pairs.of(tokens.text_at(before[-1]), before[-1])
    return declared is not None and not declared.is_pointer and not declared.called
