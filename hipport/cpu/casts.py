"""Casts to integers as calls of ``hipport_cpu::cast``, which converts floating-point numbers as AMD's GPUs do.

``(T)x``, ``T(x)`` and ``static_cast<T>(x)`` are found where ``T`` is an integer type by its words, an alias or a macro
of one, or a parameter of a template. What the type or the operand turns out to be otherwise, the call converts as the
cast did. A cast whose operand is not certain stays.
"""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.cpu.integer_types import QUALIFIERS
from hipport.cpu.integer_types import TYPE_WORDS
from hipport.cpu.integer_types import WORDS
from hipport.cpu.integer_types import IntegerTypes
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

#: Keywords after which an expression stands, as after an operator.
BEFORE_EXPRESSION = frozenset(("return", "case", "else", "do", "throw", "co_return", "co_yield", "and", "or", "not"))
#: What follows the parameters of a function, which look like a cast.
_AFTER_PARAMETERS = frozenset(
    (
        "const",
        "volatile",
        "noexcept",
        "override",
        "final",
        "mutable",
        "throw",
        "try",
        "requires",
        "asm",
        "__attribute__",
    )
)
_PREFIXES = frozenset("-+!~*&")
_NO_OPERAND = frozenset(("sizeof", "alignof", "new", "delete", "throw", "co_await", "operator", "typename", "template"))


def cast_edits(tokens: Tokens, known: frozenset[str]) -> Iterator[Edit]:
    """The edits of a file. ``known`` are the types that it and its headers declare."""
    types = IntegerTypes(tokens, known)
    for index in tokens.where({*types.names, *WORDS, *QUALIFIERS, "std", "::", "typename", "static_cast"}):
        directive = tokens.directive_at(index)
        if directive is None or directive.name == "define":
            before = tokens.before(index)
            if tokens.texts[index] == "static_cast":
                yield from _static_cast(tokens, index, types)
            elif tokens.text_at(before) == "(":
                yield from _c_cast(tokens, before, types)
                yield from _function_cast(tokens, index, types)
            else:
                yield from _function_cast(tokens, index, types)


def _c_cast(tokens: Tokens, opener: int, types: IntegerTypes) -> Iterator[Edit]:
    """``(T)x``"""
    closer = closer_of(tokens, opener)
    if closer < 0 or not types.is_type(_words(tokens, opener, closer), opener) or not may_cast(tokens, opener):
        return
    operand = tokens.after(closer)
    end = operand_end(tokens, operand)
    if end >= 0 and not _is_integer_literal(tokens, operand, end):
        yield replaced(tokens, opener, opener + 1, "hipport_cpu::cast<")
        yield replaced(tokens, closer, closer + 1, ">(")
        yield inserted(tokens, end, ")")


def _function_cast(tokens: Tokens, index: int, types: IntegerTypes) -> Iterator[Edit]:
    """``T(x)`` of one word"""
    word = tokens.texts[index]
    opener = tokens.after(index)
    if tokens.text_at(opener) != "(" or not types.is_type([word], index) or not _begins_operand(tokens, index):
        return
    closer = closer_of(tokens, opener)
    spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
    following = tokens.text_at(tokens.after(closer)) if closer >= 0 else "("
    if spans is None or len(spans) != 1 or following in ("(", "[", "{") or _is_initializer(tokens, closer):
        return
    first, last = spans[0].first, spans[0].end - 1
    names_type = tokens.texts[first] in TYPE_WORDS or types.is_type([tokens.texts[first]], index)
    if (names_type and tokens.text_at(tokens.after(first)) != "(") or tokens.texts[last] == ".":
        return  # parameters of a function type, or a pack
    yield replaced(tokens, index, index + 1, f"hipport_cpu::cast<{word}>")


def _is_initializer(tokens: Tokens, closer: int) -> bool:
    """``A() : type(x), size(1) {``: whether the body of a constructor comes after members that follow parentheses."""
    at = tokens.after(closer)
    while tokens.text_at(at) == ",":
        at = tokens.after(at)
        while is_name(tokens.text_at(at)) or tokens.text_at(at) == "::":
            at = tokens.after(at)
        if tokens.text_at(at) not in ("(", "{") or (closer := closer_of(tokens, at)) < 0:
            return False
        at = tokens.after(closer)
    return tokens.text_at(at) == "{"


def _static_cast(tokens: Tokens, index: int, types: IntegerTypes) -> Iterator[Edit]:
    """``static_cast<T>(x)``"""
    opener = tokens.after(index)
    closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
    words = _words(tokens, opener, closer) if closer >= 0 else []
    if types.is_type(words, index) or (len(words) == 1 and _is_macro_parameter(tokens, tokens.after(opener))):
        yield replaced(tokens, index, index + 1, "hipport_cpu::cast")


def _is_macro_parameter(tokens: Tokens, index: int) -> bool:
    """``#define NAME(T) static_cast<T>``: whether a token of a macro's text is one of its parameters."""
    line = tokens.directive_at(index)
    name = tokens.after(line.name_at) if line else -1
    if name < 0 or tokens.texts[name + 1] != "(" or (closer := closer_of(tokens, name + 1)) < 0:
        return False
    return tokens.texts[index] in tokens.texts[name + 2 : closer]


def _words(tokens: Tokens, opener: int, closer: int) -> list[str]:
    words: list[str] = []
    at = tokens.after(opener)
    while 0 <= at < closer and len(words) < 8:
        words.append(tokens.texts[at])
        at = tokens.after(at)
    return words


def may_cast(tokens: Tokens, opener: int) -> bool:
    """Whether a type in parentheses there is a cast: not parameters, nor what ``sizeof`` or ``sizeof...``
    measures.
    """
    before = tokens.before(opener)
    text = tokens.text_at(before)
    if tokens.text_at(tokens.before(before)) == "operator":
        return False
    if ends_macro_head(tokens, before):
        return True
    if text == ")":
        return closes_cast(tokens, before)
    return text not in ("]", ".") and (not is_name(text) or text in BEFORE_EXPRESSION)


def closes_cast(tokens: Tokens, closer: int) -> bool:
    """``(float)`` in ``(float)(int)x``"""
    opener = opener_of(tokens, closer)
    words = _words(tokens, opener, closer) if opener >= 0 else []
    return bool(words) and TYPE_WORDS.union("*&").issuperset(words) and may_cast(tokens, opener)


def ends_macro_head(tokens: Tokens, index: int) -> bool:
    """``#define NAME (T)x``, ``#define NAME(a) (T)x``: whether a token is the last before the macro's text."""
    line = tokens.directive_at(index) if index >= 0 else None
    if line is None:
        return False
    name = tokens.after(line.name_at)
    if tokens.texts[name + 1] != "(":
        return index == name
    return index == closer_of(tokens, name + 1)


def _begins_operand(tokens: Tokens, index: int) -> bool:
    """Whether an expression begins at a token, and no declaration can."""
    before = tokens.before(index)
    text = tokens.text_at(before)
    if ends_macro_head(tokens, before):
        return True
    if is_name(text):
        return text in BEFORE_EXPRESSION
    return text not in ("", ";", "{", "}", "<", "::", ".", "->", ")", "]", ">", "#", "##", "~")


def operand_end(tokens: Tokens, index: int) -> int:
    """Index after the operand of a cast that begins at a token: ``-a.b[i]->c(x)``; -1 where it is not certain."""
    text = tokens.text_at(index)
    while text in _PREFIXES and text:
        index = tokens.after(index)
        text = tokens.text_at(index)
    if not text or text in _NO_OPERAND or text in _AFTER_PARAMETERS:
        return -1
    if text == "(":
        closer = closer_of(tokens, index)
        following = tokens.after(closer)
        if following >= 0 and (_is_value(tokens, following) or _is_cast(tokens, index, closer, following)):
            return operand_end(tokens, following)
        return _postfix_end(tokens, closer) if closer >= 0 else -1
    if text == "::" or is_name(text):
        return _postfix_end(tokens, index)
    return _postfix_end(tokens, index) if kind(text) in (TokenKind.NUMBER, TokenKind.CHAR) else -1


def _is_value(tokens: Tokens, index: int) -> bool:
    text = tokens.texts[index]
    return kind(text) in (TokenKind.NUMBER, TokenKind.CHAR) or (is_name(text) and text not in _AFTER_PARAMETERS)


def _is_cast(tokens: Tokens, opener: int, closer: int, following: int) -> bool:
    words = _words(tokens, opener, closer)
    return TYPE_WORDS.union("*&").issuperset(words) and bool(words) and tokens.texts[following] in {*_PREFIXES, "("}


def _postfix_end(tokens: Tokens, index: int) -> int:
    """Index after ``[i]``, ``(x)``, ``.name``, ``::name``, ``<T>`` and ``++`` that follow a token."""
    texts = tokens.texts
    while True:
        at = tokens.after(index)
        text = tokens.text_at(at)
        if text in ("(", "["):
            index = closer_of(tokens, at)
        elif text in QUALIFYING or texts[index] in QUALIFYING or texts[index] == "template":
            index = at
        elif text == "<" and (closer := template_closer(tokens, at)) >= 0:
            following = tokens.text_at(tokens.after(closer))
            if following not in ("(", "::"):
                return -1 if following == "{" else index + 1
            index = closer
        elif text in ("+", "-") and tokens.text_at(at + 1) == text and not _is_operand(tokens, at + 2):
            index = at + 1
        else:
            return -1 if text in ("{", "##") else index + 1
        if index < 0:
            return -1


def _is_operand(tokens: Tokens, index: int) -> bool:
    """Whether a value stands at a token: after ``++`` it cannot, so that these are two operators."""
    return 0 <= index < len(tokens) and (is_name(tokens.texts[index]) or tokens.texts[index] == "(")


def _is_integer_literal(tokens: Tokens, first: int, end: int) -> bool:
    text = tokens.texts[first]
    return end == first + 1 and (
        kind(text) is TokenKind.CHAR or text.rstrip("uUlLzZ").isdigit() or text[:2] in ("0x", "0X")
    )
