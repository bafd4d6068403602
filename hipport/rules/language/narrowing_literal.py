"""HP224: floating literals in the braces of integers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import opener_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_FLOATING = re.compile(r"(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?[fF]?")
_INTEGERS = frozenset(("short", "int", "long", "unsigned", "size_t", "int32_t", "int64_t", "uint32_t", "uint64_t"))
_LIMIT = 2**15  # every one of these types holds what is smaller


@rule("HP224", "narrowing-literal", edits=True)
def narrowing_literal(ctx: Context) -> Iterator[Edit]:
    """A floating literal in the braces that give integers their values.

    What it finds: `0.0`, `1.f` and other floating literals below 32768 as an element between the braces of an array or
    a variable of integers, in CUDA files.

    Why: since C++11 that is narrowing, an error of clang's. HIP's runtime needs C++11; code that nvcc took as C++98
    may have it.

    Example:
        __global__ void fill(int *out) { int start[2] = {0.0, 1.0}; out[0] = start[0]; }

    Keep:
        __global__ void fill(float *out) { float start[2] = {0.0, 1.0}; out[0] = start[0]; }

    Fix safety: safe. The literal becomes the integer that it is converted to.

    Source: clang of ROCm 7.2, "type 'double' cannot be narrowed to 'int' in initializer list".
    """
    tokens = ctx.tokens
    literals = {text for text in tokens.distinct if _FLOATING.fullmatch(text)}
    if not literals or _INTEGERS.isdisjoint(tokens.distinct) or not is_cuda_file(ctx):
        return
    for index in tokens.where(literals):
        value = float(tokens.texts[index].rstrip("fF"))
        if value < _LIMIT and _is_element(tokens, index) and _gives_integers(tokens, index):
            yield Edit(tokens.starts[index], tokens.end(index), str(int(value)), "HP224")


def _is_element(tokens: Tokens, index: int) -> bool:
    """``{0.0,``  ``, 0.0}``  ``, -0.0,``"""
    before = tokens.before(index)
    if tokens.text_at(before) in ("-", "+"):
        before = tokens.before(before)
    return tokens.text_at(before) in ("{", ",") and tokens.text_at(tokens.after(index)) in (",", "}")


def _gives_integers(tokens: Tokens, index: int) -> bool:
    """``int a[2] = {..``  ``static const int a[2][2] = {{..``  ``unsigned a{..``"""
    for brace in tokens.open_braces(index):
        at = tokens.before(brace)
        if tokens.text_at(at) in ("{", ","):
            continue
        at = tokens.before(at) if tokens.text_at(at) == "=" else at
        while tokens.text_at(at) == "]":
            at = tokens.before(opener_of(tokens, at))
        return is_name(tokens.text_at(at)) and tokens.text_at(tokens.before(at)) in _INTEGERS
    return False
