"""Statements that do nothing but refuse: ``throw std::runtime_error("no");``, ``printf("no"); __trap();``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

_REFUSING = frozenset("throw AT_ERROR PADDLE_THROW THROW ORT_NOT_IMPLEMENTED ORT_THROW".split())
#: What refuses where its first argument says so: ``TORCH_CHECK(false, "no")``
_CHECKS = frozenset(
    "static_assert TORCH_CHECK AT_ASSERTM TORCH_INTERNAL_ASSERT TORCH_CHECK_NOT_IMPLEMENTED CHECK LOG".split()
)
_FALSE = frozenset(("false", "0", "FATAL"))
#: What may stand beside it. Alone, ``abort();`` may be the counterpart of ``asm("trap;");``.
_BESIDE = frozenset("return printf fprintf puts fputs void abort exit assert __trap __builtin_trap".split())
_ASM = frozenset(("asm", "__asm__", "__asm"))
_SKIPPED = frozenset(("std", "::", "(", "C10_UNUSED"))


def verdicts(tokens: Tokens, first: int, end: int) -> Iterator[tuple[int, bool | None]]:
    """The first word of each statement between two tokens, and whether the statement refuses; None for one that does
    something else, and False for one that may stand beside a refusal.
    """
    statements: list[list[int]] = [[]]
    for at in tokens.code(first, end):
        statements[-1].append(at)
        if tokens.texts[at] == ";":
            statements.append([])
    yield from ((_head(tokens, code), _says(tokens, code)) for code in statements if code)


def _head(tokens: Tokens, code: list[int]) -> int:
    """Index of the first word of a statement: ``abort`` of ``std::abort();``"""
    return next((at for at in code if tokens.texts[at] not in _SKIPPED), code[-1])


def _says(tokens: Tokens, code: list[int]) -> bool | None:
    head = _head(tokens, code)
    word = tokens.texts[head]
    if word in _REFUSING:
        return True
    if word in _CHECKS:
        opener = tokens.after(head)
        is_false = tokens.text_at(opener) == "(" and tokens.text_at(tokens.after(opener)) in _FALSE
        return True if is_false else None
    if word in _ASM:
        return False if any(tokens.texts[at].startswith('"trap;') for at in code) else None
    return False if word in _BESIDE or word == ";" or _is_message(tokens, code) else None


def _is_message(tokens: Tokens, code: list[int]) -> bool:
    """Whether a statement only says something: ``DEVICE_ERROR("for newer GPUs");``, by a macro of the project's."""
    words = [tokens.texts[at] for at in code]
    said = words[2:-2]
    is_call = is_name(words[0]) and words[1:2] == ["("] and words[-2:] == [")", ";"]
    return is_call and bool(said) and all(kind(text) is TokenKind.STRING for text in said)
