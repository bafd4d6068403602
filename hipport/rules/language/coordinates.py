"""HP208: threadIdx, blockIdx and dim3 as vectors of three."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.arithmetic import COORDINATES
from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.declarations import Declarations
from hipport.code.roles import follows_type
from hipport.code.scopes import owner
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PLAIN = re.compile(r"\w+(?:(?:\.|->)\w+)*")
_MEMBER = frozenset((".", "->", "::"))
_TYPES = frozenset(("uint3", "dim3"))
_ENDS = frozenset((";", ",", ")", "}"))
#: Of two operands, one of which may be of a type of the project's own; and of the conditional operator.
_OPERATORS = frozenset("+-*/%<>?:")
_COMPARING = frozenset("=!<>")
_COMPOUND = frozenset("+-*/%&|^")
_OF_THREE = "make_uint3({0}.x, {0}.y, {0}.z)"
_OF_DIM3 = frozenset(("blockDim", "gridDim"))
_NO_TYPES = frozenset("return else do case goto new delete throw const constexpr static volatile".split())
_OPENERS = {")": "(", "]": "[", "}": "{"}


@rule("HP208", "whole-coordinate", edits=True, words=COORDINATES | {"uint3", "make_uint3", Subject.LAUNCHES})
def whole_coordinate(ctx: Context) -> Iterator[Edit]:
    """threadIdx, blockIdx, blockDim or gridDim as a whole where a uint3 is needed, or a uint3 where a dim3 is needed.

    What it finds: `uint3 b = blockIdx`, also as an assignment, an argument or a return value, and `dim3 g =
    make_uint3(...)`, also in a launch, where the file shows the type on the other side; as arguments of functions and
    constructors, and in launches, also where a header of the tree that it includes shows it. The four variables as
    operands, which the project has operators for, `blockIdx * blockDim + threadIdx`, and as values of `auto`.

    Why: in CUDA threadIdx is a uint3, and uint3 and dim3 convert to each other. In HIP each of the four variables has a
    type of its own that converts to dim3 only, and uint3 and dim3 do not convert to each other.

    Example:
        __device__ unsigned row() { uint3 block = blockIdx; return block.y; }

    Keep:
        __device__ unsigned row() { dim3 block = blockIdx; return block.y; }

    Fix safety: safe. `make_uint3(blockIdx.x, blockIdx.y, blockIdx.z)` and `dim3(...)` have the same three numbers.

    Source: hipcc of ROCm 7.2; hip/amd_detail/amd_hip_runtime.h.
    """
    tokens = ctx.tokens
    for index in tokens.where(COORDINATES):
        before, after = tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index))
        name = tokens.texts[index]
        if before in _MEMBER or after in (".", "->") or ctx.written_for_hip(index):
            continue
        if _is_operand(tokens, index) or _initializes_auto(tokens, index):
            in_cuda = "dim3({0})" if name in _OF_DIM3 else _OF_THREE
            yield ctx.edit("HP208", index, in_cuda.format(name))
        elif after in _ENDS and _wanted(ctx, index) == "uint3":
            yield ctx.edit("HP208", index, _OF_THREE.format(name))
    for index in tokens.places("make_uint3"):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        whole = closer >= 0 and tokens.text_at(tokens.after(closer)) in _ENDS
        if whole and _wanted(ctx, index) == "dim3" and not ctx.written_for_hip(index):
            yield ctx.edit("HP208", index, "dim3")
    if ctx.launches:
        yield from _launches(ctx)


def _is_operand(tokens: Tokens, index: int) -> bool:
    """``blockIdx * blockDim``, ``threadIdx == first``, ``a ? threadIdx : blockIdx``"""
    before, after = tokens.before(index), tokens.after(index)
    if tokens.text_at(before) in _OPERATORS or tokens.text_at(after) in _OPERATORS:
        return True
    is_compared = tokens.text_at(before) == "=" and tokens.text_at(tokens.before(before)) in _COMPARING
    return is_compared or (tokens.text_at(after) in ("=", "!") and tokens.text_at(tokens.after(after)) == "=")


def _initializes_auto(tokens: Tokens, index: int) -> bool:
    """``auto t = threadIdx;``, if ``t`` is changed, or used as a whole, and not ``const auto &t = threadIdx;``"""
    equals = tokens.before(index)
    name = tokens.before(equals)
    if tokens.text_at(equals) != "=" or tokens.text_at(tokens.before(name)) != "auto":
        return False
    around = next(tokens.open_braces(index), -1)
    end = tokens.brace_end(around) if around >= 0 else len(tokens)
    places = (at for at in tokens.places(tokens.texts[name]) if index < at < end)
    return any(not _reads_component(tokens, at) for at in places)


def _reads_component(tokens: Tokens, index: int) -> bool:
    """``t.x``, and not ``t.x = 1``, ``t.x += 1``, ``++t.x``, ``f(t)``"""
    component = tokens.after(tokens.after(index))
    signs = [tokens.text_at(tokens.after(component)), tokens.text_at(tokens.after(tokens.after(component)))]
    is_changed = (signs[0] == "=" != signs[1]) or (signs[0] in _COMPOUND and signs[1] in ("=", signs[0]))
    before = [tokens.text_at(tokens.before(tokens.before(index))), tokens.text_at(tokens.before(index))]
    is_stepped = before in (["+", "+"], ["-", "-"])
    return tokens.text_at(tokens.after(index)) == "." and not is_changed and not is_stepped


def _launches(ctx: Context) -> Iterator[Edit]:
    """The edits of grids and blocks of launches: ``k<<<make_uint3(8, 1, 1), block>>>()`` with ``uint3 block``."""
    tokens = ctx.tokens
    declarations = Declarations(tokens, _TYPES)
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    in_headers = ctx.survey.typed_names(headers, frozenset(("uint3",))).members
    if not ("uint3" in tokens.distinct or "make_uint3" in tokens.distinct or in_headers):
        return
    for launch in ctx.launches.values():
        if launch is None or ctx.written_for_hip(launch.opener):
            continue
        for span in launch.config[:2]:
            value = ctx.source.text[tokens.starts[span.first] : tokens.end(span.end - 1)]
            name = tokens.texts[span.end - 1] if _PLAIN.fullmatch(value) else ""
            declared = declarations.of(name, span.end - 1) if name else None
            is_here = declared is not None and declared.type == "uint3" and not declared.is_pointer
            is_there = declared is None and name in in_headers
            if is_here or (is_there and not any(follows_type(tokens, at) for at in tokens.places(name))):
                whole = f"dim3({value}.x, {value}.y, {value}.z)"
                yield ctx.edit("HP208", span.first, whole, last=span.end - 1)
            opener = tokens.after(span.first)
            called = tokens.texts[span.first] == "make_uint3" and tokens.text_at(opener) == "("
            if called and closer_of(tokens, opener) == span.end - 1:
                yield ctx.edit("HP208", span.first, "dim3")


def _wanted(ctx: Context, index: int) -> str | None:
    """The type that the operand at ``index`` has to have, None where neither the file nor its headers show it.

    ``uint3 b = blockIdx;``, ``return blockIdx;``, ``uint3 b(blockIdx);`` and ``f(blockIdx)`` for ``void f(uint3 b)``
    """
    tokens = ctx.tokens
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text == "return":
        return _returned(tokens, index)
    if text == "=":
        return _assigned(tokens, before)
    if text not in ("(", "{", ","):
        return None
    opener, position = _list_around(tokens, index)
    callee = tokens.before(opener)
    name = tokens.text_at(callee)
    if opener < 0 or not is_name(name):
        return None
    declared = _type_before(tokens, callee)
    if position == 0 and declared in _TYPES:
        return declared  # uint3 block(blockIdx)
    if name in _TYPES:
        return name if position == 0 and text != "," else None
    if tokens.texts[opener] != "(":
        return None
    return _parameter(_parameters(tokens, name, position) or _parameters_in_headers(ctx, name, position))


def _list_around(tokens: Tokens, index: int) -> tuple[int, int]:
    """The bracket that opens the list around a token, -1 for none, and the number of commas in the list before the
    token.

    For ``c`` in ``f(a[1], b, c)``: the ``(``, 2
    """
    depth = position = 0
    while (index := tokens.before(index)) >= 0:
        text = tokens.texts[index]
        if text in _OPENERS:
            depth += 1
        elif text in ("(", "[", "{"):
            if depth == 0:
                return index, position
            depth -= 1
        elif depth == 0 and text == ";":
            break
        elif depth == 0 and text == ",":
            position += 1
    return -1, 0


def _assigned(tokens: Tokens, equals: int) -> str | None:
    """The type of the variable before ``=``, by its declaration there or elsewhere in the file; None where unknown."""
    target = tokens.before(equals)
    while tokens.text_at(target) in ("]", ")"):
        target, _ = _list_around(tokens, target)
        target = tokens.before(target)
    name = tokens.text_at(target)
    if not is_name(name):
        return None
    here = _type_before(tokens, target)
    declared = Declarations(tokens, _TYPES).of(name, target)
    return here if here in _TYPES else None if declared is None else declared.type


def _type_before(tokens: Tokens, index: int) -> str:
    """The last word of the type in the declaration of a variable at ``index``; empty where that is not a declaration.

    ``const uint3 &b``, ``uint3 a = x, b = y;``
    """
    before = tokens.before(index)
    if tokens.text_at(before) == "," and tokens.text_at(tokens.after(index)) in ("=", ";", ",", "(", "{"):
        before = _first_of_declaration(tokens, before)
    while tokens.text_at(before) in ("*", "&", "const", "__restrict__"):
        before = tokens.before(before)
    word = tokens.text_at(before)
    return word if is_name(word) and word not in _NO_TYPES else ""


def _first_of_declaration(tokens: Tokens, comma: int) -> int:
    """Index of the type in ``uint3 a = x, b``, or -1 where the comma is not in a declaration of its own statement."""
    first = statement_start(tokens, comma)
    while tokens.text_at(first) in ("const", "static"):
        first = tokens.after(first)
    return first if tokens.text_at(first) in _TYPES else -1


def _parameter(types: set[str]) -> str | None:
    """The type that all declarations of a function agree on."""
    return next(iter(types)) if types in ({"uint3"}, {"dim3"}) else None


def _parameters_in_headers(ctx: Context, function: str, position: int) -> set[str]:
    """The types of a parameter, by its position, in the headers of the tree that the file includes."""
    texts = (text for text in ctx.survey.header_texts(ctx.source.path) if function in text)
    found = (_parameters(Tokens(text), function, position) for text in texts if any(word in text for word in _TYPES))
    return set().union(*found)


def _parameters(tokens: Tokens, function: str, position: int) -> set[str]:
    """The types of a parameter, by its position, in all declarations of a function in a text; empty for one that is
    neither of the two.

    ``void f(const uint3 &b)``, ``struct f { f(uint3 b);``
    """
    types = set()
    for index in tokens.places(function):
        opener, before = tokens.after(index), tokens.text_at(tokens.before(index))
        is_typed = (is_name(before) and before not in _NO_TYPES) or before in ("*", "&", ">")
        if tokens.text_at(opener) != "(" or not (is_typed or _is_constructor(tokens, index, before)):
            continue
        spans = split_arguments(tokens, opener, closer_of(tokens, opener))
        if spans and position < len(spans):
            words = tokens.texts[spans[position].first : spans[position].end]
            types.add(next((word for word in words if word in _TYPES), ""))
    return types


def _is_constructor(tokens: Tokens, index: int, before: str) -> bool:
    """Whether a name after ``{``, ``}``, ``;`` or ``:`` in the class of this name is a constructor of it."""
    return before in ("{", "}", ";", ":") and owner(tokens, index)[-1:] == (tokens.texts[index],)


def _returned(tokens: Tokens, index: int) -> str | None:
    """The return type of the function around a token, if it is uint3 or dim3; None otherwise."""
    for brace in tokens.open_braces(index):
        closer = tokens.before(brace)
        while is_name(tokens.text_at(closer)):
            closer = tokens.before(closer)  # const, noexcept
        if tokens.text_at(closer) != ")":
            continue
        opener, _ = _list_around(tokens, closer)
        name = tokens.before(opener)
        kind = tokens.text_at(tokens.before(name))
        if is_name(kind):
            return kind if kind in _TYPES else None
    return None
