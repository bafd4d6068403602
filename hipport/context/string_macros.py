"""Macros that stand for string literals, as asm statements are put together from them."""

from __future__ import annotations

from hipport.code.asm import KEYWORDS
from hipport.code.asm import text_of
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.conditions import macro_names
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_ADDRESS = {"l", "r"}  # the constraints of an address on 64-bit and on 32-bit hosts; HIP has only the former


def string_macros(tokens: Tokens, arms: Arms) -> dict[str, str]:
    """The macros that a file defines as string literals, ``#define LOAD "ld.global.u32"``, with their texts, if it has
    asm statements at all.

    Of several texts that go by the architecture of an NVIDIA GPU each is right, and the last one counts. Another macro
    with several texts is left out.
    """
    if not tokens.where(KEYWORDS):
        return {}
    found: dict[str, list[str | None]] = {}
    undecided: set[str] = set()
    for line in tokens.directives:
        if line.name == "define":
            name = tokens.after(line.name_at)
            found.setdefault(tokens.text_at(name), []).append(_literal(tokens, name, line))
            if not _goes_by_architecture(arms.arm_at(line.first)):
                undecided.add(tokens.text_at(name))
    texts: dict[str, str] = {}
    for macro, several in found.items():
        text = several[-1]
        if set(several) == _ADDRESS:
            texts[macro] = "l"
        elif text is not None and None not in several and (len(set(several)) == 1 or macro not in undecided):
            texts[macro] = text
    return texts


def _literal(tokens: Tokens, name: int, line: Directive) -> str | None:
    """The text that a macro stands for, None for anything but string literals."""
    body = [text for text in tokens.texts[name + 1 : line.end] if not is_blank(text)]
    if not body or any(kind(text) is not TokenKind.STRING for text in body):
        return None
    return "".join(map(text_of, body))


def _goes_by_architecture(arm: Arm | None) -> bool:
    """Whether a conditional asks for nothing but ``__CUDA_ARCH__``."""
    asked = {name for other in arm.chain.arms for name in macro_names(other.condition)} if arm else set()
    return asked == {"__CUDA_ARCH__"}
