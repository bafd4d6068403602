"""HP002: `auto` as the type of a function's parameter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from itertools import filterfalse
from itertools import islice

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_parameters
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.declared_functions import parameters_opener
from hipport.code.functions import words_of
from hipport.code.scopes import list_opener
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_CODE = "HP002"
# -std=c++20   CXX_STANDARD 20   cxx_std_20   stdcpp20
_NEWER = re.compile(r"[+][+]2\w|STANDARD\W+2\d|std_2\d|stdcpp(?:20|latest)")
_QUALIFIERS = frozenset(("const", "volatile"))
_BEFORE = _QUALIFIERS | {"(", ","}


@rule(_CODE, "auto-parameter", edits=True, words=("auto",))
def auto_parameter(ctx: Context) -> Iterator[Edit]:
    """`auto` as the type of a parameter of a function, before C++20.

    What it finds: `auto` among the parameters of functions, also with `const`, `&`, `*` and `...`, in files with device
    code. Parameters of lambdas are left alone, and so is all where a build file asks for C++20.

    Why: nvcc takes them from C++14 on, as GCC does: "use of 'auto' in parameter declaration only available with
    '-std=c++20'" is a warning. To clang it is an error: "'auto' not allowed in function prototype".

    Example:
        __device__ void store(auto &group, int *out, int value) { if (group.thread_rank() == 0) *out = value; }

    Keep:
        template <class Group> __device__ void store(Group &group, int *out, int value) {
            const auto rank = group.thread_rank();
            if (rank == 0) *out = value;
        }

    Fix safety: safe: the function becomes the template that it is: each `auto` gets a parameter of its own.

    Source: [dcl.fct] of C++20; nvcc 13.0 and hipcc of ROCm 7.2, which were run.
    """
    tokens = ctx.tokens
    found: dict[int, list[int]] = {}
    for index in tokens.places("auto"):
        is_parameter = tokens.text_at(tokens.before(index)) in _BEFORE and _is_type(tokens, index)
        if is_parameter and not ctx.is_settled(index):
            found.setdefault(list_opener(tokens, index), []).append(index)
    if not found or not ctx.may_have_device_code() or ctx.survey.build_file_with(_NEWER, ctx.source.path) is not None:
        return
    for autos in found.values():
        function = declared_function(tokens, autos[0])
        place = _place(tokens, function) if function is not None and not function.is_special else None
        if place is None:
            continue
        names = (f"Auto{number}" for number in count(1))
        types = list(islice(filterfalse(tokens.distinct.__contains__, names), len(autos)))
        parameters = ", ".join(f"class{_pack(tokens, at)} {name}" for at, name in zip(autos, types, strict=True))
        start, before, after = place
        yield Edit(start, start, f"{before}{parameters}{after}", _CODE)
        for at, name in zip(autos, types, strict=True):
            yield ctx.edit(_CODE, at, name)


def _is_type(tokens: Tokens, index: int) -> bool:
    """Whether an ``auto`` begins the type of a function's parameter: ``void f(int a, const auto &b) {``"""
    opener = list_opener(tokens, index)
    if opener < 0 or parameters_opener(tokens, index) != opener:
        return False
    spans = split_parameters(tokens, opener, closer_of(tokens, opener)) or ()
    first = next((span.first for span in spans if span.first <= index < span.end), index)
    return _QUALIFIERS.issuperset(words_of(tokens, first, index)) and tokens.text_at(tokens.after(index)) != "("


def _place(tokens: Tokens, function: DeclaredFunction) -> tuple[int, str, str] | None:
    """Where parameters of a template go, and what stands around them there: into the function's own
    ``template <class T>``, or before its specifiers. None after ``extern "C"``.
    """
    first = function.first
    while tokens.text_at(before := tokens.before(first)) == "]":  # [[nodiscard]] int f(
        first = opener_of(tokens, before)
    if tokens.text_at(before).startswith('"'):
        return None
    if not function.own_template:
        return tokens.starts[first], "template <", "> "
    return (tokens.starts[before], ", ", "") if tokens.text_at(before) == ">" else None


def _pack(tokens: Tokens, index: int) -> str:
    """``...`` for the ``auto`` of ``auto &&...values``"""
    after = tokens.after(index)
    while tokens.text_at(after) in ("&", "&&", "*"):
        after = tokens.after(after)
    return "..." if tokens.text_at(after).startswith(".") else ""
