"""Device addresses and texture objects, which are integers in CUDA and pointers in HIP: which expressions of a file are
handles, and which are integers.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set
from dataclasses import dataclass
from enum import Enum

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.operands import end_of_names
from hipport.project.typed_names import TypedNames
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens

#: Integers that hold an address, and others.
WIDE = frozenset("long size_t uint64_t int64_t uintptr_t intptr_t".split())
INTEGERS = WIDE | {"int", "unsigned", "uint32_t", "int32_t", "uint"}
#: What else the name of an integer type may consist of.
_BESIDE = frozenset(("const", "std", "::", "signed", "short", "char"))
_CASTS = frozenset(("static_cast", "reinterpret_cast"))
_OPENERS = frozenset(("(", "["))
_CLOSED = _OPENERS | {"{"}
_UNARY = frozenset("+-~*&!")
_SIGNS = frozenset("+-*/%&|^~<>")
#: The tokens that end an expression, and an operand of a comparison.
ENDS = frozenset((";", ",", ")", "}", "]"))
OPERAND_ENDS = ENDS | {"&", "|", "?", ":"}


class Kind(Enum):
    """What an expression is. A zero is a null pointer too."""

    ZERO = "zero"
    NUMBER = "number"
    HANDLE = "handle"


@dataclass(frozen=True)
class Handles:
    """A file with its declarations of integers and of handles, whose types are the keys of ``types``."""

    tokens: Tokens
    types: Mapping[str, str]
    declarations: Declarations

    @classmethod
    def of(cls, tokens: Tokens, types: Mapping[str, str], typed: TypedNames) -> Handles:
        """Those of a file; ``typed`` is what other files declare with the types."""
        declarations = Declarations(tokens, INTEGERS | types.keys(), typed.members, typed.functions)
        return cls(tokens, types, declarations)

    def declared(self, index: int) -> TypedDeclaration | None:
        """The declaration of the name at a token."""
        return self.declarations.of(self.tokens.text_at(index), index)

    def kind(self, span: Span) -> Kind | None:
        """What an expression is: ``n * 4 + sizeof(int)``, ``(size_t)values``, ``range->base``. None where that is not
        certain, and for arithmetic with handles.
        """
        code = self.tokens.code(span.first, span.end) if span.first < span.end else []
        found: list[Kind] = []
        is_sum = False
        at = code[0] if code else -1
        while 0 <= at < span.end:
            if self.tokens.texts[at] in _SIGNS:
                is_sum = True
            else:
                kind = self._operand(at)
                if kind is None:
                    return None
                found.append(kind)
                at = self.end_of_operand(at)
            at = self.tokens.after(at)
        if not found or (Kind.HANDLE in found and (is_sum or len(found) > 1)):
            return None
        return Kind.NUMBER if is_sum else found[0]

    def expression(self, first: int, ends: Set[str] = ENDS) -> Span:
        """The expression that begins at a token."""
        at = first
        while at >= 0 and self.tokens.texts[at] not in ends:
            at = closer_of(self.tokens, at) if self.tokens.texts[at] in _CLOSED else at
            at = self.tokens.after(at)
        return Span(first, max(at, first))

    def end_of_operand(self, at: int) -> int:
        """Index of the last token of the operand at a token, with the casts before it and the brackets after it; -1
        where it is not certain.
        """
        tokens = self.tokens
        while tokens.text_at(at) in _UNARY:
            at = tokens.after(at)
        if tokens.text_at(at) == "(":
            closer = closer_of(tokens, at)
            is_cast = closer >= 0 and self.named(at, closer) is not None
            return self.end_of_operand(tokens.after(closer)) if is_cast else closer
        if tokens.text_at(at) in _CASTS and tokens.text_at(tokens.after(at)) == "<":
            at = template_closer(tokens, tokens.after(at))
        while at >= 0 and tokens.text_at(after := tokens.after(at)) in _OPENERS | OF_MEMBER:
            at = closer_of(tokens, after) if tokens.texts[after] in _OPENERS else tokens.after(after)
        return at

    def named(self, opener: int, closer: int) -> Kind | None:
        """What the type between two brackets is, ``(unsigned long long)``, where it is one of the two."""
        words = {self.tokens.texts[at] for at in self.tokens.code(opener + 1, closer)}
        if words & INTEGERS and words <= INTEGERS | _BESIDE:
            return Kind.NUMBER
        return Kind.HANDLE if words and words <= self.types.keys() else None

    def _operand(self, at: int) -> Kind | None:
        tokens = self.tokens
        text, after = tokens.texts[at], tokens.after(at)
        if text[0].isdigit():
            return Kind.NUMBER if text.lower().rstrip("ul").strip("0x") else Kind.ZERO
        if text == "sizeof":
            return Kind.NUMBER
        if text == "(":
            closer = closer_of(tokens, at)
            return self.named(at, closer) or self.kind(Span(at + 1, closer))
        if text in _CASTS and tokens.text_at(after) == "<":
            return self.named(after, template_closer(tokens, after))
        return self._value(at) if is_name(text) else None

    def _value(self, at: int) -> Kind | None:
        """What ``range.base``, ``sizes[i]`` and ``total(x)`` are; None for a function, an array or a pointer itself."""
        tokens = self.tokens
        at = end_of_names(tokens, at, OF_MEMBER)
        declared, follows = self.declared(at), tokens.text_at(tokens.after(at))
        if declared is None or tokens.text_at(tokens.before(at)) == "::":
            return None
        is_whole = follows == "[" if declared.is_pointer else follows != "[" and (follows != "(" or declared.called)
        if not is_whole or (follows == "[" and self.end_of_operand(at) != closer_of(tokens, tokens.after(at))):
            return None
        return Kind.HANDLE if declared.type in self.types else Kind.NUMBER
