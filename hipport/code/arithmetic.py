"""Arithmetic types: which values they hold, and the type of an expression as far as the tokens tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.statements import clause_after
from hipport.source.lexer import is_name
from hipport.source.tokens import CLOSERS
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens

_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)([uUlL]*)")
_FLOATING = re.compile(r"(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][+-]?\d+)?[fF]?")
_SIGNS = frozenset("+-*/()")
#: The variables that a kernel has of its launch.
COORDINATES = frozenset(("threadIdx", "blockIdx", "blockDim", "gridDim"))
_QUALIFIERS = frozenset(("const", "constexpr"))
_SIZES = frozenset(("signed", "unsigned", "short", "long"))


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """An arithmetic type: its bits, those of the fraction for a floating type; ``signed`` integers have a sign bit."""

    bits: int
    signed: bool = True
    floating: bool = False

    def narrows_to(self, other: Arithmetic) -> bool:
        """Whether ``other`` lacks some value of this type, as C++11 counts for what is not a constant."""
        if self.floating or other.floating:
            return not other.floating or not self.floating or self.bits > other.bits
        return self.bits - self.signed > other.bits - other.signed or (self.signed and not other.signed)

    def holds(self, value: float) -> bool:
        """Whether a constant fits without narrowing: an integer type holds no floating one, a floating type all."""
        if isinstance(value, float):
            return self.floating
        top = 1 << (self.bits - self.signed)
        return self.floating or (-top if self.signed else 0) <= value < top


_INT, _UNSIGNED, _FLOAT, _DOUBLE = (
    Arithmetic(32),
    Arithmetic(32, False),
    Arithmetic(32, True, True),
    Arithmetic(64, True, True),
)
#: The types by their last word, on 64-bit Linux.
TYPES = {
    "char": Arithmetic(8),
    "short": Arithmetic(16),
    "int": _INT,
    "unsigned": _UNSIGNED,
    "long": Arithmetic(64),
    "float": _FLOAT,
    "double": _DOUBLE,
    "size_t": Arithmetic(64, False),
    "uchar": Arithmetic(8, False),
    "ushort": Arithmetic(16, False),
    "uint": _UNSIGNED,
    **{f"int{bits}_t": Arithmetic(bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}_t": Arithmetic(bits, False) for bits in (8, 16, 32, 64)},
}


def type_at(tokens: Tokens, index: int) -> Arithmetic | None:
    """The type whose last word is at ``index``, with the words before it: ``unsigned long long int``."""
    word = tokens.text_at(index)
    if word not in TYPES:
        return None
    words = [word]
    while tokens.text_at(index := tokens.before(index)) in _SIZES:
        words.append(tokens.texts[index])
    if len(words) == 1 or words[0] in ("float", "double"):
        return TYPES[word]
    base = "char" if word == "char" else next((size for size in ("long", "short") if size in words), "int")
    return Arithmetic(TYPES[base].bits, "unsigned" not in words)


def constant(text: str) -> int | float | None:
    """The value of a literal with or without a sign or ``~``, None for other expressions."""
    before = text[:1] if text[:1] in "+-~" else ""
    digits = text.removeprefix(before).strip()
    sign = -1 if before == "-" else 1
    if match := _INTEGER.fullmatch(digits):
        value = int(match[1], 8) if match[1].isdigit() and match[1][0] == "0" else int(match[1], 0)
        if before == "~":
            return value ^ (2 ** (64 if "l" in match[2].lower() else 32) - 1) if "u" in match[2].lower() else ~value
        return sign * value
    return None if before == "~" else sign * float(digits.rstrip("fF")) if _FLOATING.fullmatch(digits) else None


def type_of(tokens: Tokens, span: Span, declarations: Declarations) -> Arithmetic | None:
    """The type of an expression of variables, elements of arrays and numbers, joined by ``+ - * /``; None for others
    and for literals.
    """
    found = list(_operands(tokens, span, declarations))
    operands = [operand for operand in found if operand]
    if not operands or len(operands) < len(found) or constant("".join(tokens.texts[span.first : span.end])) is not None:
        return None
    if len(operands) == 1 or (floating := [operand for operand in operands if operand.floating]):
        return max(floating if len(operands) > 1 else operands, key=lambda operand: operand.bits)
    bits = max(32, *(operand.bits for operand in operands))
    return Arithmetic(bits, all(operand.signed or operand.bits < bits for operand in operands))


def _operands(tokens: Tokens, span: Span, declarations: Declarations) -> Iterator[Arithmetic | None]:
    """The types of the variables and numbers of an expression, None for each that is not known."""
    at = span.first
    while 0 <= at < span.end:
        text = tokens.texts[at]
        after = tokens.after(at)
        if tokens.text_at(after) == "." and (text in COORDINATES or _is_of_three(tokens, text)):  # threadIdx.x, block.x
            yield _UNSIGNED
            after = tokens.after(tokens.after(after))
        elif is_name(text):
            declared = declarations.of(text, at)
            is_element = tokens.text_at(after) == "["
            fits = declared and not declared.called and declared.is_pointer is is_element
            yield _declared(tokens, declared) if declared and fits else None
            while 0 <= after < span.end and tokens.texts[after] == "[":
                after = tokens.after(closer_of(tokens, after))
        elif number := _number(text):
            yield number
        elif text not in _SIGNS:
            yield None
        at = after


def _is_of_three(tokens: Tokens, name: str) -> bool:
    """Whether the file declares a name as three unsigned numbers: ``dim3 block(16, 16);``"""
    return any(tokens.text_at(tokens.before(index)) in ("dim3", "uint3") for index in tokens.places(name))


def _number(text: str) -> Arithmetic | None:
    """The type of a literal: ``2``, ``2ul``, ``2.f``"""
    if match := _INTEGER.fullmatch(text):
        suffix = match[2].lower()
        return Arithmetic(64 if "l" in suffix else 32, "u" not in suffix)
    if not _FLOATING.fullmatch(text):
        return None
    return _FLOAT if text[-1] in "fF" else _DOUBLE


def _declared(tokens: Tokens, declared: TypedDeclaration) -> Arithmetic | None:
    """The type of ``unsigned a``, ``const float *b``, ``const size_t n = x.size()``; None for what may be a constant:
    ``const int c = 3``.
    """
    at = declared.index
    while tokens.text_at(at := tokens.before(at)) != declared.type:
        if at < 0 or tokens.texts[at] in (";", "{", "}") or tokens.texts[at] in CLOSERS:
            return None
    found = type_at(tokens, at)
    while tokens.text_at(at := tokens.before(at)) in _SIZES:
        pass
    is_constant = tokens.text_at(at) in _QUALIFIERS and tokens.text_at(declared.first) != ")"
    is_constant = is_constant and not _has_member(tokens, declared.index)
    return None if is_constant and not declared.is_pointer else found


def _has_member(tokens: Tokens, name: int) -> bool:
    """Whether the value of a declaration has a member of an object, which is hardly a constant: ``n = x.size``."""
    return any(tokens.texts[at] in OF_MEMBER for at in clause_after(tokens, name))
