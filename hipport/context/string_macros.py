"""Macros that stand for string literals, as asm statements are put together from them."""

from __future__ import annotations

from itertools import pairwise

from hipport.code.asm import KEYWORDS
from hipport.code.asm import text_of
from hipport.code.calls import closer_of
from hipport.source.arms import Arm
from hipport.source.arms import Arms
from hipport.source.conditions import macro_names
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_VERSIONS = {"__CUDACC_VER_MAJOR__", "__CUDACC_VER_MINOR__", "CUDART_VERSION", "CUDA_VERSION"}
_ADDRESS = {"l", "r"}  # the constraints of an address on 64-bit and on 32-bit hosts; HIP has only the former


def string_macros(tokens: Tokens, arms: Arms) -> dict[str, str]:
    """The macros that a file defines as string literals, ``#define LOAD "ld.global.u32"``, with their texts, if it has
    asm statements at all. Those with arguments, ``#define HINT(size) ".L2::" #size "B"``, are by their names with the
    parenthesis, and each argument is its number between zeros, with the word "text" for one that is a literal itself.

    Of several texts that go by the architecture of an NVIDIA GPU or the version of CUDA each is right, and the last one
    counts. Another macro with several texts is left out.
    """
    if not tokens.where(KEYWORDS):
        return {}
    found: dict[str, list[str | None]] = {}
    undecided: set[str] = set()
    for line in tokens.directives:
        if line.name == "define":
            name = tokens.after(line.name_at)
            macro = tokens.text_at(name)
            if tokens.text_at(name + 1) == "(":
                macro, text = f"{macro}(", _with_arguments(tokens, name + 1, line)
            else:
                text = _literal(tokens, name + 1, line)
            found.setdefault(macro, []).append(text)
            if not _goes_by_nvidias_versions(arms.arm_at(line.first)):
                undecided.add(macro)
    texts: dict[str, str] = {}
    for macro, several in found.items():
        text = several[-1]
        if set(several) == _ADDRESS:
            texts[macro] = "l"
        elif text is not None and None not in several and (len(set(several)) == 1 or macro not in undecided):
            texts[macro] = text
    return texts


def _literal(tokens: Tokens, first: int, line: Directive) -> str | None:
    """The text that a macro stands for, None for anything but string literals."""
    body = [text for text in tokens.texts[first : line.end] if not is_blank(text)]
    if not body or any(kind(text) is not TokenKind.STRING for text in body):
        return None
    return "".join(map(text_of, body))


def _with_arguments(tokens: Tokens, opener: int, line: Directive) -> str | None:
    """The text of ``(size) ".L2::" #size "B"``, None for anything but string literals and names of arguments."""
    closer = closer_of(tokens, opener)
    if not opener < closer < line.end:
        return None
    names = [text for text in tokens.texts[opener + 1 : closer] if not is_blank(text) and text != ","]
    parts: list[str] = []
    body = [text for text in tokens.texts[closer + 1 : line.end] if not is_blank(text)]
    for before, text in pairwise(("", *body)):
        if text in names:
            parts.append(f"\0{names.index(text)}{'' if before == '#' else 'text'}\0")
        elif kind(text) is TokenKind.STRING:
            parts.append(text_of(text))
        elif text != "#":
            return None
    return "".join(parts)


def _goes_by_nvidias_versions(arm: Arm | None) -> bool:
    """Whether a conditional asks for nothing but ``__CUDA_ARCH__``, or nothing but the version of CUDA."""
    asked = {name for other in arm.chain.arms for name in macro_names(other.condition)} if arm else set()
    return asked == {"__CUDA_ARCH__"} or (bool(asked) and asked <= _VERSIONS)
