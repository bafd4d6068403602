"""HP264: characters by their numbers in texts that a compiler only prints."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_ASSERTIONS = frozenset(("static_assert", "_Static_assert"))
_ATTRIBUTES = frozenset(("deprecated", "nodiscard"))
_ESC = 0x1B
#: ``\033``, ``\x1b`` and ``\e``; other escapes are passed over whole.
_ESCAPE = re.compile(r"\\(?:(?P<octal>[0-7]{1,3})|x(?P<hexadecimal>[0-9a-fA-F]+)|(?P<escape>e)|.)", re.DOTALL)


@rule("HP264", "escape-in-message", edits=True, literals=True, words=_ASSERTIONS | _ATTRIBUTES)
def escape_in_message(ctx: Context) -> Iterator[Edit]:
    r"""A character by its number in the text of a `static_assert` or of an attribute.

    What it finds: `\033`, `\x1b` and `\e` in the texts of `static_assert`, `[[deprecated]]` and `[[nodiscard]]`, also
    in macros; mostly for the colours of a terminal.

    Why: such a text is never in the program, and clang refuses what stands for a byte of it: "invalid escape sequence
    '\033' in an unevaluated string literal". nvcc takes it.

    Example:
        static_assert(sizeof(int) == 4, "\033[1mint has another size\033[0m");

    Keep:
        static_assert(sizeof(int) == 4, "int has another\tsize");

    Fix safety: safe: `\u001B` is the same character.

    Source: hipcc of ROCm 7.2 (clang 22); nvcc 13.0.
    """
    tokens = ctx.tokens
    for index in tokens.where(_ASSERTIONS | _ATTRIBUTES):
        opener = tokens.after(index)
        is_message = tokens.texts[index] in _ASSERTIONS or _is_attribute(tokens, index)
        if tokens.text_at(opener) == "(" and is_message and not ctx.written_for_hip(index):
            for at in range(opener, closer_of(tokens, opener)):
                if (
                    tokens.texts[at].startswith('"')
                    and (text := _ESCAPE.sub(_named, tokens.texts[at])) != tokens.texts[at]
                ):
                    yield ctx.edit("HP264", at, text)


def _is_attribute(tokens: Tokens, index: int) -> bool:
    """``[[deprecated("why")]]``, ``[[nodiscard, deprecated("why")]]``"""
    before = tokens.before(index)
    while tokens.text_at(before) == "," or tokens.text_at(before) in _ATTRIBUTES:
        before = tokens.before(before)
    return tokens.text_at(before) == "[" and tokens.text_at(tokens.before(before)) == "["


def _named(match: re.Match[str]) -> str:
    """What an escape stands for: a letter, or the character's name; 0, and what is beyond ASCII, as it is."""
    number = _ESC if match["escape"] else int(match["octal"] or "0", 8) or int(match["hexadecimal"] or "0", 16)
    if chr(number).isalnum() and number < 0x80:
        return chr(number)
    return f"\\u{number:04X}" if 0 < number < 0x80 else match[0]
