"""HP298: templates of operators that may be of vector types, which HIP has as well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set
from itertools import pairwise

from hipport.code.calls import closer_of
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.code.functions import FunctionDefinition
from hipport.code.functions import FunctionParameter
from hipport.code.functions import read_parameter
from hipport.code.functions import words_of
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.context.context import Context
from hipport.context.origin import knows_vectors
from hipport.context.own_functions import may_be_host_device
from hipport.context.own_functions import prefer
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_OPERATORS = frozenset("+ - * / += -= *= /=".split())
#: Those of two vectors, which HIP has as plain functions.
_PLAIN = frozenset("* / += -= *= /=".split())
_COMPONENT = re.compile(r"(?:\.|->) ([xyzw]) ")


@rule("HP298", "vector-operator-template", edits=True, words=("operator",))
def vector_operator_template(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A template of an operator that is used with vector types, where HIP has an operator as well.

    What it finds: in files that name vector types, definitions for host and device of `+`, `-`, `*`, `/`, `+=` and the
    like as templates with one operand of any type and one number, `template <class V> V operator*(V a, float s)`;
    templates of `*`, `/`, `+=` and the like with two operands of any one type that return a number or take different
    components together, as the dot product and the product of complex numbers do.

    Why: HIP's operator of a vector and a number is a template with the number of any type: neither fits better, and
    every use is ambiguous. HIP's operators of two vectors, which go component by component, are plain functions: the
    compiler prefers them, and the template is not called.

    Example:
        template <class V> __host__ __device__ V operator*(V a, float s) { a.x *= s; a.y *= s; return a; }
        __global__ void twice(float2 *x) { x[0] = x[0] * 2.0f; }

    Keep:
        template <class V> __host__ __device__ V operator+(V a, V b) { a.x += b.x; a.y += b.y; return a; }
        __global__ void twice(float2 *x) { x[0] = x[0] + x[1]; }

    Fix safety: safe: a template with a number gets an attribute, as clang prefers a function with `enable_if` to one
    without. Nothing lets a template go before a function: the others are reported.

    Source: hip/amd_detail/amd_hip_vector_types.h of ROCm 7.2; enable_if in clang's attribute reference; hipcc.
    """
    if VECTOR_TYPES.keys().isdisjoint(ctx.tokens.distinct) or not knows_vectors(ctx):
        return
    for at, operator, function in _templates(ctx.tokens):
        if ctx.is_settled(at):
            continue
        left, right = function.parameters
        own = _own_types(function)
        if left.type == right.type and operator in _PLAIN:
            if _is_other(ctx.tokens, function, own):
                yield ctx.diagnostic(
                    "HP298",
                    Severity.ERROR,
                    at,
                    f"HIP's operator{operator} of two vectors, component by component, goes before this template",
                    "write it for each vector type that it is used with, or as a function with a name",
                    last=ctx.tokens.before(function.body),
                    symbol=f"operator{operator}",
                )
        elif "__attribute__" in function.head or not may_be_host_device(ctx, function):
            continue
        elif _is_number(right) or (_is_number(left) and not operator.endswith("=")):
            yield from prefer(ctx, function, "HP298").edits


def _templates(tokens: Tokens) -> Iterator[tuple[int, str, FunctionDefinition]]:
    """The definitions of templates of operators with two operands, one of them of any type, each with its place:
    ``template <class V> V operator*(V a, float s) {``
    """
    for at in tokens.places("operator"):
        operator, opener = "", tokens.after(at)
        while opener >= 0 and tokens.texts[opener] in "+-*/=" and len(operator) < len("+="):
            operator += tokens.texts[opener]
            opener = tokens.after(opener)
        if operator not in _OPERATORS or tokens.text_at(opener) != "(" or tokens.directive_at(at):
            continue
        function = _read(tokens, at, opener)
        if function and any(p.type in _own_types(function) for p in function.parameters):
            yield at, operator, function


def _read(tokens: Tokens, name: int, opener: int) -> FunctionDefinition | None:
    """The template whose name is at ``name``, also with a result that follows, ``-> V``, or is a template's itself."""
    closer = closer_of(tokens, opener)
    spans = split_parameters(tokens, opener, closer) if closer >= 0 else None
    word = next((at for at in clause_before(tokens, name) if tokens.texts[at] == "template"), -1)
    bracket = tokens.after(word)
    end = template_closer(tokens, bracket) if word >= 0 and tokens.text_at(bracket) == "<" else -1
    if spans is None or end < 0:
        return None
    *_, last = (closer, *clause_after(tokens, closer))
    body = tokens.after(last)
    parameters = tuple(filter(None, (read_parameter(tokens, span) for span in spans)))
    operands = [p for p in parameters if p.declarator in ("", "&")]
    if tokens.text_at(body) != "{" or len(spans) != len(operands) or len(operands) != 2:
        return None
    template = tuple(words_of(tokens, bracket + 1, end))
    head = tuple(word for word in words_of(tokens, end + 1, name) if word not in template)
    return FunctionDefinition(tokens.after(end), body, tokens.brace_end(body), head, parameters, template)


def _own_types(function: FunctionDefinition) -> Set[str]:
    """The types that the template is for: V of ``template <class V, int n>``, ``template <Vector V>``."""
    return {name for word, name in pairwise(function.template) if is_name(word) and is_name(name)} - BUILTIN_TYPES


def _is_number(parameter: FunctionParameter) -> bool:
    return BUILTIN_TYPES.issuperset(parameter.type.split())


def _is_other(tokens: Tokens, function: FunctionDefinition, own: Set[str]) -> bool:
    """Whether an operator does something else than HIP's: returns a number, ``a.x * b.x + a.y * b.y``, or has one
    component of what it makes from several.
    """
    if function.parameters[0].type not in own:
        return False
    if not BUILTIN_TYPES.isdisjoint(function.head) and "void" not in function.head:
        return True
    body = " ".join(words_of(tokens, function.body + 1, function.end)) + " "
    return any(len(set(_COMPONENT.findall(part))) > 1 for part in re.split("[;,]", body))
