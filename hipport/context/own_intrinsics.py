"""Functions of the project with the names of CUDA's warp intrinsics, told from these by their arguments."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from hipport.code.calls import Span
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import words_of
from hipport.code.roles import follows_type
from hipport.context.arguments import arguments_of
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens
from hipport.waves.calls import INTRINSICS

_WITH_POINTER = "__match_all_sync"  # the only warp intrinsic of CUDA that takes a pointer
_OF_NUMBERS = frozenset(("warpSize", "+", "-", "*", "/", "%", "<<", ">>", "(", ")"))
_BEFORE_TYPES = frozenset(("(", ",", ";", "{", "}", "const", "volatile", "__shared__"))


def pointers_of(tokens: Tokens, function: int) -> frozenset[int]:
    """Which parameters of a function are pointers, 2 for ``int __shfl(int v, int lane, volatile int *memory) {``."""
    spans = arguments_of(tokens, function) or ()
    return frozenset(i for i, span in enumerate(spans) if "*" in tokens.texts[span.first : span.end])


def is_own_intrinsic(tokens: Tokens, function: int) -> bool:
    """Whether a function has the name of a warp intrinsic, and takes what CUDA's does not:
    ``int __shfl(int v, int lane, int *memory) {``, ``int __ballot(int p, int slot) {``
    """
    intrinsic = INTRINSICS.get(tokens.texts[function])
    spans = arguments_of(tokens, function) if intrinsic and not tokens.directive_at(function) else None
    if intrinsic is None or spans is None:
        return False
    takes_pointer = tokens.texts[function] != _WITH_POINTER and bool(pointers_of(tokens, function))
    return takes_pointer or len(spans) not in intrinsic.counts


def fits_pointers(tokens: Tokens, arguments: Sequence[Span], pointers: frozenset[int]) -> bool:
    """Whether no argument in the place of a pointer is a number: ``__shfl(v, 0, 32)``."""
    return not any(_form(tokens, arguments[place]) is _Form.NUMBER for place in pointers if place < len(arguments))


def may_be_cudas(tokens: Tokens, call: int) -> bool:
    """Whether CUDA's warp intrinsic of this name takes as many arguments as a call has, and none is a pointer."""
    intrinsic = INTRINSICS.get(tokens.texts[call])
    spans = arguments_of(tokens, call) if intrinsic else None
    if intrinsic is None or spans is None or len(spans) not in intrinsic.counts:
        return False
    return tokens.texts[call] == _WITH_POINTER or all(_form(tokens, span) is not _Form.POINTER for span in spans)


class _Form(Enum):
    """What an argument is, as far as the file shows it."""

    NUMBER = "number"
    POINTER = "pointer"
    UNKNOWN = ""


def _form(tokens: Tokens, span: Span) -> _Form:
    """``32`` and ``warpSize / 2`` are numbers, ``(int *)memory`` and ``&memory[n]`` pointers; a name alone is what the
    file declares: ``int width``, ``float *memory``, ``volatile real_t memory[N];``
    """
    words = words_of(tokens, span.first, span.end)
    if words[:1] == ["&"] or (words[:1] == ["("] and ")" in words and words[words.index(")") - 1] == "*"):
        return _Form.POINTER
    if words != ["0"] and all(kind(word) is TokenKind.NUMBER or word in _OF_NUMBERS for word in words):
        return _Form.NUMBER
    if len(words) != 1 or not is_name(words[0]):
        return _Form.UNKNOWN
    places = [at for at in tokens.places(words[0]) if at < span.first]
    if any(_declares_number(tokens, at) for at in places):
        return _Form.UNKNOWN if any(_declares_pointer(tokens, at) for at in places) else _Form.NUMBER
    return _Form.POINTER if any(_declares_pointer(tokens, at) for at in places) else _Form.UNKNOWN


def _declares_number(tokens: Tokens, name: int) -> bool:
    """``int width``, ``const unsigned int width =``"""
    is_builtin = tokens.text_at(tokens.before(name)) in BUILTIN_TYPES
    return is_builtin and tokens.text_at(tokens.after(name)) != "["


def _declares_pointer(tokens: Tokens, name: int) -> bool:
    """``float memory[N];``, ``(const T *memory,``"""
    star = tokens.before(name)
    if tokens.text_at(star) != "*":
        return tokens.text_at(tokens.after(name)) == "[" and follows_type(tokens, name)
    before = tokens.before(tokens.before(star))
    return is_name(tokens.text_at(tokens.before(star))) and tokens.text_at(before) in _BEFORE_TYPES
