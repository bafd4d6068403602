"""HP228: values between braces that the type before them may not hold."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from functools import cache
from functools import lru_cache

from hipport.code.aggregates import members_of
from hipport.code.aggregates import parameters_of
from hipport.code.arithmetic import TYPES
from hipport.code.arithmetic import Arithmetic
from hipport.code.arithmetic import constant
from hipport.code.arithmetic import type_at
from hipport.code.arithmetic import type_of
from hipport.code.calls import Span
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_opener
from hipport.code.declarations import Declarations
from hipport.code.returned import returned_words
from hipport.code.roles import follows_type
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_start
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens

_HEADER = "hipport/narrowing.h"
_BEFORE_NAMES = frozenset(("struct", "class", "union", "enum", "namespace", "final"))
#: Types of one word, which no other word before it makes another type of.
_OF_MEMBERS = frozenset(("size_t", "float", "double", "int64_t", "uint64_t"))
_LONG = 1000  # tokens: a table of literals, in which many are the same
_OF_DIM3 = Arithmetic(32, signed=False)
_OF_64 = Arithmetic(64, signed=False)


@rule("HP228", "brace-narrowing", edits=True, words=(Subject.CUDA_FILE,))
def brace_narrowing(ctx: Context) -> Iterator[Edit]:
    """Values between braces that the type before them may not hold.

    What it finds: an array, a variable or a temporary of an arithmetic type or of `dim3`, the grid or block of a
    launch, a member that a constructor in the class initializes, or a variable of a class of the project or such an
    object after `return`, by its members or by its constructor, with braces in which a literal does not fit (`-1` for
    `unsigned`, `0.0` for `int`), or in which a variable of the file or a member that a header of the tree declares has
    a type with other values (`int` for `size_t`, `double` for `float`).

    Why: since C++11 that is narrowing. nvcc and g++ warn and convert the value; for clang it is an error:
    "non-constant-expression cannot be narrowed".

    Example:
        void launch(int n) { dim3 grid = {(n + 255) / 256, 1}; start(grid); }

    Keep:
        void launch(unsigned n) { dim3 grid = {(n + 255) / 256, 1}; start(grid); }

    Fix safety: safe. `#include "hipport/narrowing.h"` makes clang convert the values as nvcc does, by a pragma, so that
    no build file has to give `-Wno-c++11-narrowing`; a converted tree gets the header too.

    Source: nvcc 13.0 with g++ 13; hipcc of ROCm 7.2, whose error is a warning that counts as an error by default.
    """
    if ctx.is_hip or not is_cuda_file(ctx) or has_own_header(ctx, _HEADER):
        return
    declarations = cache(lambda: Declarations(ctx.tokens, TYPES.keys()))  # for few files only, as it takes time
    for brace in ctx.tokens.places("{"):
        target = _target(ctx, brace)
        target = target or _initialized_member(ctx.tokens, brace, declarations)
        found = _narrows(ctx, brace, target, declarations) if target else _member_narrows(ctx, brace, declarations)
        if found and not ctx.is_settled(brace):
            yield include_after_runtime(ctx, _HEADER, "HP228")
            return


def _target(ctx: Context, brace: int) -> Arithmetic | None:
    """The type of each value between braces: ``float a[2][2] = {``, ``dim3 grid{``, ``dim3{``, ``<<<{``"""
    tokens = ctx.tokens
    if brace in _sizes_of_launches(ctx):
        return _OF_DIM3
    at = tokens.before(brace)
    at = tokens.before(at) if tokens.text_at(at) == "=" else at
    while tokens.text_at(at) == "]":
        at = tokens.before(opener_of(tokens, at))
    if at >= 0 and is_name(tokens.text_at(at)) and tokens.texts[at] not in (*TYPES, "dim3"):
        at = tokens.before(at)
    return _OF_DIM3 if tokens.text_at(at) == "dim3" else type_at(tokens, at)


@lru_cache(maxsize=2)  # of a file, for each brace
def _sizes_of_launches(ctx: Context) -> frozenset[int]:
    """The braces that are the grid or the block of a launch: ``k<<<{n, 2}, {32, m}>>>``"""
    configs = (launch.config[:2] for launch in ctx.launches.values() if launch)
    firsts = (next(iter(ctx.tokens.code(part.first, part.end)), -1) for config in configs for part in config)
    return frozenset(at for at in firsts if ctx.tokens.text_at(at) == "{")


def _narrows(ctx: Context, brace: int, target: Arithmetic, declarations: Callable[[], Declarations]) -> bool:
    """Whether a value between braces does surely not fit: ``{i, j}``, ``{{0, -1}, {1, 0}}``"""
    tokens = ctx.tokens
    closer = tokens.brace_end(brace)
    if closer - brace > _LONG:
        return _table_narrows(frozenset(tokens.texts[brace + 1 : closer]), target)
    for span in split_arguments(tokens, brace, closer) or ():
        if span.first == span.end:
            continue
        if tokens.texts[span.first] == "{":
            if _narrows(ctx, span.first, target, declarations):
                return True
            continue
        if _value_narrows(ctx, span, target, declarations):
            return True
    return False


def _value_narrows(ctx: Context, span: Span, target: Arithmetic, declarations: Callable[[], Declarations]) -> bool:
    tokens = ctx.tokens
    value = constant("".join(tokens.texts[span.first : span.end]))
    if value is not None:
        return not target.holds(value)
    found = type_of(tokens, span, declarations()) or _of_headers(ctx, span) or _of_shift(tokens, span)
    return found is not None and found.narrows_to(target) and not (target.floating and _is_constant(tokens, span))


def _of_shift(tokens: Tokens, span: Span) -> Arithmetic | None:
    """The type of ``hash >> 32``, which has more bits than are shifted out; None for others."""
    words = [tokens.texts[at] for at in range(span.first, span.end) if not is_blank(tokens.texts[at])]
    count = words[-1].rstrip("uUlL") if words[-3:-1] == [">", ">"] else ""
    return _OF_64 if count.isdigit() and int(count) >= _OF_64.bits // 2 else None


def _of_headers(ctx: Context, span: Span) -> Arithmetic | None:
    """The type of a member that a header of the tree declares, ``size``, ``x.size``, ``x->size``: None for others, and
    where the function declares a variable of the name.
    """
    tokens = ctx.tokens
    texts = [tokens.texts[at] for at in tokens.code(span.first, span.end)]
    if not all(is_name(text) for text in texts[::2]) or not OF_MEMBER.issuperset(texts[1::2]) or len(texts) % 2 == 0:
        return None
    if len(texts) == 1 and _is_variable(tokens, span.first):
        return None
    declared = _members_of_headers(ctx).get(texts[-1])
    return TYPES[declared] if declared else None


@lru_cache(maxsize=2)  # of a file, each value between braces is asked for
def _members_of_headers(ctx: Context) -> dict[str, str]:
    return ctx.survey.typed_names(ctx.survey.with_headers(ctx.source.path)[1:], _OF_MEMBERS).members


def _is_variable(tokens: Tokens, index: int) -> bool:
    """Whether the function around a name declares it: ``void run(Short size) { ... size ... }``"""
    bodies = [brace for brace in tokens.open_braces(index) if not scope_of(tokens, brace).word]
    if not bodies:
        return True
    head = clause_start(tokens, bodies[-1])
    same = tokens.places(tokens.texts[index])
    return any(head < at < index and follows_type(tokens, at) for at in same)


def _initialized_member(tokens: Tokens, brace: int, declarations: Callable[[], Declarations]) -> Arithmetic | None:
    """The type of the member that a constructor gives a value to: ``Op(size_t size) : n{size} {}``"""
    name = tokens.before(brace)
    if tokens.text_at(tokens.before(name)) not in (":", ",") or not is_name(tokens.text_at(name)):
        return None
    around = next(tokens.open_braces(brace), -1)
    if around < 0 or not scope_of(tokens, around).is_class:
        return None
    named = (each for each in declarations() if each.name == tokens.texts[name] and each.is_member)
    member = next((each for each in named if each.first == around and not each.is_pointer and not each.called), None)
    return type_at(tokens, tokens.before(member.index)) if member else None


def _returned_class(ctx: Context, brace: int) -> str:
    """The class of the project whose object ``return {size, by};`` makes; empty for other braces."""
    if ctx.tokens.text_at(ctx.tokens.before(brace)) != "return":
        return ""
    words = returned_words(ctx.tokens, brace)
    return next(iter(words)) if len(words) == 1 else ""


def _member_narrows(ctx: Context, brace: int, declarations: Callable[[], Declarations]) -> bool:
    """Whether a value does not fit into its member, or what the constructor takes: ``Op op = {size, by};`` with
    ``struct Op { int n; float s; };``, ``return {size, by};`` with ``struct Op { Op(int n, float s); };``
    """
    tokens = ctx.tokens
    name = tokens.before(brace)
    name = tokens.before(name) if tokens.text_at(name) == "=" else name
    last = tokens.before(name) if is_name(tokens.text_at(name)) else -1
    last = tokens.before(template_opener(tokens, last)) if tokens.text_at(last) == ">" else last
    of = _returned_class(ctx, brace) or tokens.text_at(last)
    found = class_named(ctx, of) if is_name(of) and of not in _BEFORE_NAMES else None
    spans = split_arguments(tokens, brace, tokens.brace_end(brace)) if found else None
    if found is None or not spans:
        return False
    return any(
        to is not None and span.first < span.end and _value_narrows(ctx, span, to, declarations)
        for span, to in zip(spans, members_of(*found) or parameters_of(*found, len(spans)), strict=False)
    )


def _is_constant(tokens: Tokens, span: Span) -> bool:
    """``1.5 * 2``: a number that a floating type holds, if not exactly."""
    return not any(map(is_name, tokens.texts[span.first : span.end]))


def _table_narrows(texts: frozenset[str], target: Arithmetic) -> bool:
    """Whether a literal of a long table does not fit, which has these tokens."""
    if "-" in texts and not target.holds(-1):
        return True
    values = map(constant, texts)
    return any(value is not None and not target.holds(value) for value in values)
