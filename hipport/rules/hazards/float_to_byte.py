"""HP719: negative floating-point numbers that become unsigned bytes or unsigned numbers of 64 bits."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.function_code import FunctionCode
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER

_BYTES = frozenset((("unsigned", "char"), ("uchar",), ("uint8_t",), ("std", "::", "uint8_t")))
_OF_64_BITS = frozenset(
    (
        ("size_t",),
        ("std", "::", "size_t"),
        ("unsigned", "long"),
        ("unsigned", "long", "long"),
        ("unsigned", "long", "long", "int"),
        ("uint64_t",),
        ("std", "::", "uint64_t"),
    )
)
_VECTORS = frozenset((f"uchar{count}",) for count in "1234")
_MAKE = tuple(f"make_{name}" for (name,) in sorted(_VECTORS))
_MEMBERS = frozenset("xyzw")
_FLOATING = re.compile(r"(?:float|double)[1-4]?")
_FLOAT = re.compile(r"(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?[fF]?")
#: Functions whose results have no sign, or that are written to leave negative numbers out.
_NO_SIGN = re.compile(
    r"\w*max\w*|\w*clamp\w*|f?abs\w*|\w*sqrt\w*|\w*saturate\w*|hypot\w*|\w*exp\w*|isnan", re.IGNORECASE
)
_KEEPS_SIGN = re.compile(r"(?:round|rint|nearbyint|floor|ceil|trunc)f?|return")
_OPENS = ("(", "[")
_CAST = ("(", "unsigned", "int", ")")
#: What is stored is an integer already where one of these is in it.
_CASTS = frozenset(("static_cast", "int", *(word for words in (*_BYTES, *_OF_64_BITS) for word in words[-1:])))


@rule("HP719", "float-to-byte", edits=True, words=(Subject.DEVICE_CODE,))
def float_to_byte(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A floating-point number that may be negative, and becomes an unsigned byte or an unsigned number of 64 bits.

    What it finds: casts to `unsigned char` and its other names, and what is stored in variables and elements of these
    types, in members of `uchar4` and its kin, or given to `make_uchar4`, in device code, where the value has a
    difference or a sign, or is a variable that gets one, or sums of products with elements of an array; with casts to
    `size_t`, `unsigned long long` and the like a finding. Not where max, fabs, clamp, a condition or a comparison with
    0 leave negative numbers out.

    Why: in CUDA a negative number becomes 0, as conversions of floating-point numbers to unsigned ones of 32 and 64
    bits saturate, and bytes are the low bits of 32. AMD's compiler converts to a byte by way of `int`, of which the low
    bits are left, 255 for -1.0f; and to 64 bits in two parts, 4294967295 for -1.0f. C++ leaves it open.

    Example:
        __global__ void sharpen(const float *x, unsigned char *y) {
            float v = 5 * x[threadIdx.x] - x[threadIdx.x + 1];
            y[threadIdx.x] = (unsigned char)v;
        }

    Keep:
        __global__ void sharpen(const float *x, unsigned char *y) {
            float v = 5 * x[threadIdx.x] - x[threadIdx.x + 1];
            y[threadIdx.x] = (unsigned char)fmaxf(v, 0.0f);
        }

    Fix safety: safe: a conversion to `unsigned int` before, which is what CUDA does. None for 64 bits.

    Source: the code that nvcc 13.0 and hipcc of ROCm 7.2 make: cvt.rzi.u32.f32, v_cvt_i32_f32 and v_cvt_u32_f32; the
    PTX manual on cvt, "the result is clamped to the range of the destination". Detected from tokens.
    """
    if is_of_hip(ctx):
        return
    for function in ctx.cross_lane.all:
        code = function.code
        for first, end, is_byte in (*_casts(code), *_stores(code), *_members(code), *_parts(code)):
            index = code.places[first]
            if ctx.is_settled(index) or ctx.written_for_hip(index) or not _may_be_negative(code, first, end):
                continue
            if is_byte:
                yield from _through_32_bits(ctx, code, first, end)
                continue
            yield ctx.diagnostic(
                "HP719",
                Severity.WARNING,
                index,
                "a negative number becomes 0 in CUDA, and a large one of 64 bits on AMD GPUs",
                "write 0 where it is negative, as (x > 0 ? size_t(x) : 0)",
                last=code.places[end - 1],
                symbol="".join(code.texts[first:end]),
            )


def _through_32_bits(ctx: Context, code: FunctionCode, first: int, end: int) -> Iterator[Edit]:
    start, stop = ctx.tokens.starts[code.places[first]], ctx.tokens.end(code.places[end - 1])
    is_operand = end - first == 1 or code.partner.get(first) == end - 1
    cast = f"({' '.join(_CAST[1:-1])})"
    yield Edit(start, start, cast if is_operand else f"{cast}(", "HP719")
    if not is_operand:
        yield Edit(stop, stop, ")", "HP719")


def _casts(code: FunctionCode) -> Iterator[tuple[int, int, bool]]:
    """The operands of casts, first position and end, and whether they become bytes: ``(unsigned char)x[i]``,
    ``static_cast<size_t>(x)``
    """
    for at in code.where(")", ">"):
        opener = code.partner.get(at, -1) if code.texts[at] == ")" else _static_cast(code, at)
        words = code.texts[opener + 1 : at] if opener >= code.body else ()
        if words not in _BYTES and words not in _OF_64_BITS:
            continue
        first = at + 1
        if code.texts[at] == ">":
            yield first + 1, code.partner.get(first, first), words in _BYTES
        elif (end := _operand_end(code, first)) > first:
            yield first, end, words in _BYTES


def _static_cast(code: FunctionCode, closer: int) -> int:
    """The position of the ``<`` of ``static_cast<std::size_t>``, or -1."""
    first = closer - 1
    while first > 0 and (is_name(code.texts[first]) or code.texts[first] == "::"):
        first -= 1
    return first if code.texts[first] == "<" and code.text(first - 1) == "static_cast" else -1


def _operand_end(code: FunctionCode, first: int) -> int:
    """The end of what a cast before a position is of: ``x``, ``(a - b)``, ``p.x[i]``, ``f(x)``"""
    if not is_name(code.text(first)) and code.text(first) != "(":
        return first
    end = code.partner.get(first, first) + 1
    while code.text(end) in (*_OPENS, *OF_MEMBER):
        end = code.partner.get(end, end + 1) + 1
    return end


def _stores(code: FunctionCode) -> Iterator[tuple[int, int, bool]]:
    """What is stored in bytes, first position and end: ``out[i] = a - b;``, ``unsigned char v = a - b;``"""
    for at in code.where("="):
        if at >= code.body and code.is_assignment(at) and _is_object(code, at - 1, _BYTES):
            yield from _stored(code, at)


def _members(code: FunctionCode) -> Iterator[tuple[int, int, bool]]:
    """What is stored in members of vectors of bytes: ``out[i].x = a - b;``, ``pixel->y = a - b;``"""
    for at in code.where("="):
        if at < code.body or not code.is_assignment(at) or code.text(at - 1) not in _MEMBERS:
            continue
        by = code.text(at - 2)
        if (by == "." and _is_object(code, at - 3, _VECTORS)) or (by == "->" and _is_pointer(code, at - 3)):
            yield from _stored(code, at)


def _parts(code: FunctionCode) -> Iterator[tuple[int, int, bool]]:
    """What vectors of bytes are made of: ``make_uchar4(a - b, 0, 0, 255)``"""
    for at in code.where(*_MAKE):
        if code.text(at + 1) == "(":
            for first, end in code.arguments(at + 1):
                if _CASTS.isdisjoint(code.texts[first:end]):
                    yield first, end, True


def _stored(code: FunctionCode, equals: int) -> Iterator[tuple[int, int, bool]]:
    end = code.value_end(equals)
    if code.text(end) in (";", ",") and _CASTS.isdisjoint(code.texts[equals + 1 : end]):
        yield equals + 1, end, True


def _is_object(code: FunctionCode, last: int, types: frozenset[tuple[str, ...]]) -> bool:
    """Whether what ends at a position is a variable of one of these types, or an element of an array or pointer:
    ``v``, ``out[i + 1]``
    """
    name, is_element = last, False
    while code.text(name) == "]":
        name, is_element = code.partner.get(name, 0) - 1, True
    if not is_name(code.text(name)) or _is_member(code, name):
        return False
    words = code.type_of(code.text(name))
    has_levels = "*" in words or code.text(code.declared_at(code.text(name)) + 1) == "["
    return is_element is has_levels and tuple(word for word in words if word not in "*&") in types


def _is_pointer(code: FunctionCode, name: int) -> bool:
    words = code.type_of(code.text(name))
    return words[-1:] == ("*",) and words[:-1] in _VECTORS and not _is_member(code, name)


def _may_be_negative(code: FunctionCode, first: int, end: int) -> bool:
    """Whether a value is a floating-point number that nothing keeps from being negative."""
    words = _of_value(code, first, end)
    if code.texts[first : first + len(_CAST)] == _CAST:
        return False
    if _looks_at_sign(code.texts[first:end]) or not any(_is_floating(code, word) for word in words):
        return False
    return "-" in words or any(_gets_sign(code, word) for word in words)


def _looks_at_sign(words: tuple[str, ...]) -> bool:
    return "?" in words or any(map(_NO_SIGN.fullmatch, words))


def _of_value(code: FunctionCode, first: int, end: int) -> tuple[str, ...]:
    """The words of an expression without the indices of elements, the names of members and the arguments of functions
    that may give another type.
    """
    words: list[str] = []
    at = first
    while at < end:
        if not _is_member(code, at):
            words.append(code.texts[at])
        calls = code.texts[at] == "(" and is_name(code.text(at - 1)) and not _KEEPS_SIGN.fullmatch(code.text(at - 1))
        at = code.partner.get(at, at) + 1 if calls or code.texts[at] == "[" else at + 1
    return tuple(words)


def _is_member(code: FunctionCode, at: int) -> bool:
    return code.text(at - 1) in OF_MEMBER


def _is_floating(code: FunctionCode, word: str) -> bool:
    if not is_name(word):
        return _FLOAT.fullmatch(word) is not None
    return any(map(_FLOATING.fullmatch, code.type_of(word)[:1]))


def _gets_sign(code: FunctionCode, name: str) -> bool:
    """Whether a variable gets a difference, or sums of products with elements of an array, and nothing else of it looks
    at its sign: ``sum += x[i] * weights[i];``
    """
    if not is_name(name) or code.declarations.get(name, (0, 0))[1] <= code.body or not _is_floating(code, name):
        return False
    found = False
    for at in code.where(name):
        if _is_member(code, at):
            continue
        end = code.value_end(at + 1) if code.text(at + 1) == "=" else code.statement(at)[1]
        words = _of_value(code, at, end)
        after = words[1:3]
        if _looks_at_sign(code.texts[at:end]) or after[:1] in (("<",), (">",)):
            return False
        if after[:1] == ("=",) and code.is_assignment(at + 1):
            found = found or "-" in words
        elif after in (("-", "="), ("+", "=")):
            found = found or "-" in words or ("*" in words and "[" in words)
    return found
