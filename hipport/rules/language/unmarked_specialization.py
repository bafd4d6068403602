"""HP283: specializations of a class template's members without ``template <>``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import template_opener
from hipport.code.declared_functions import declared_function
from hipport.code.statements import clause_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens


@rule("HP283", "unmarked-specialization", edits=True, words=(Subject.DEVICE_CODE,))
def unmarked_specialization(ctx: Context) -> Iterator[Edit]:
    """A member of one instance of a class template, defined without `template <>`.

    What it finds: at namespace scope, the definition of a member function whose class has template arguments, without
    `template <...>` before it, where neither the file nor a header of the project specializes the class itself.

    Why: Microsoft's compiler, and nvcc with it on Windows, takes it. clang does not: "template specialization requires
    'template<>'".

    Example:
        template <int n> struct Vector { float x[n]; __host__ __device__ float first() const; };
        inline __host__ __device__ float Vector<3>::first() const { return x[0]; }

    Keep:
        template <int n> struct Vector { float x[n]; __host__ __device__ float first() const; };
        template <> struct Vector<1> { float x; __host__ __device__ float first() const; };
        inline __host__ __device__ float Vector<1>::first() const { return x; }
        template <int n> __host__ __device__ float Vector<n>::first() const { return x[0]; }

    Fix safety: safe: `template <>` goes before the definition, which says nothing else.

    Source: the C++ standard, [temp.expl.spec]; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    for sign in tokens.places("::"):
        closer = tokens.before(sign)
        opener = template_opener(tokens, closer) if tokens.text_at(closer) == ">" else -1
        function = declared_function(tokens, sign) if opener >= 0 else None
        if function is None or function.templates or not function.has_body or function.in_class:
            continue
        name = tokens.texts[tokens.before(opener)]
        if tokens.before(opener) in _qualifiers(tokens, function.name) and not _is_specialized(ctx, name):
            start = tokens.starts[clause_start(tokens, sign)]
            if not ctx.is_settled(sign):
                yield Edit(start, start, "template <> ", "HP283")


def _qualifiers(tokens: Tokens, name: int) -> Iterator[int]:
    """The classes and namespaces before the name of a function, from the last one: ``lab::Vector<3>::first``"""
    sign = tokens.before(name)
    while tokens.text_at(sign) == "::":
        at = tokens.before(sign)
        if tokens.text_at(at) == ">":
            opener = template_opener(tokens, at)
            at = tokens.before(opener)
        yield at
        sign = tokens.before(at)


def _is_specialized(ctx: Context, name: str) -> bool:
    """Whether there is ``template <> struct Vector<3>``, whose members have no ``template <>``."""
    return ctx.is_in_texts(re.compile(rf"\btemplate\s*<\s*>\s*(?:struct|class)\b[^;{{]*\b{name}\s*<"), name)
