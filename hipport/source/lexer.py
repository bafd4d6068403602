r"""The lexer: C++ with CUDA launches into tokens that rejoin to the input byte for byte.

One regular expression runs over the whole text in C. Every alternative always succeeds once its head has matched (an
unterminated literal or comment ends at its line or at the end of the file), so no input is scanned twice and time
is linear. A token's kind follows from its text (:func:`kind`), so only the text is stored.

Names and operators that a line splice cuts in two come out as several tokens; comment openers are recognised across
one.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache

from hipport.source.text import BOM

_ESCAPE = r"\\(?:[ \t]*\r?\n|[\s\S])"
_STRING = rf'"[^"\\\n]*+(?:{_ESCAPE}[^"\\\n]*+)*+(?:"|(?=\n)|\\?\Z)'
_CHAR = rf"'[^'\\\n]*+(?:{_ESCAPE}[^'\\\n]*+)*+(?:'|(?=\n)|\\?\Z)"
_RAW_OPENER = r'(?:u8|[uUL])?R"(?P<delimiter>[^()\\\s]{0,16})\('
_RAW = rf'{_RAW_OPENER}[\s\S]*?(?:\)(?P=delimiter)"|\Z)'
_NUMBER_TAIL = r"(?:[eEpP][+-]|'[A-Za-z0-9_]|[A-Za-z0-9_.])*+"
_SPLICE = r"\\[ \t]*\r?\n"
# Each alternative begins with a literal or a set, which lets the matcher skip it without an attempt. Those that most
# tokens are come first: names that no prefix of a literal begins, and signs that are a token each.
_TOKEN = "|".join(
    (
        r"[ \t\r\n\f\v]++",
        r"[A-KM-TV-Za-tv-z_$\x80-\xff][A-Za-z0-9_$\x80-\xff]*+",
        r"[(){}\[\];,=*+&!|%?^~@]",
        rf"u8?(?:{_STRING}|{_CHAR})",
        rf"[UL](?:{_STRING}|{_CHAR})",
        r"[A-Za-z_$\x80-\xff][A-Za-z0-9_$\x80-\xff]*+",
        _STRING,
        _CHAR,
        rf"[0-9]{_NUMBER_TAIL}",
        rf"\.[0-9]{_NUMBER_TAIL}",
        rf"/(?:{_SPLICE})*+/[^\\\n]*+(?:{_ESCAPE}[^\\\n]*+)*+",
        rf"/(?:{_SPLICE})*+\*[\s\S]*?(?:\*/|\*{_SPLICE}/|\Z)",
        r"<<<",
        r">>>",
        r"::",
        r"->",
        r"##",
        _SPLICE,
        r"[\s\S]",
    )
)
_FAST = re.compile(_TOKEN)
#: Where a raw string may begin, in a text that may have ``"ERROR"`` as well.
_RAW_BEGIN = re.compile(rf"(?<![A-Za-z0-9_$\x80-\xff]){_RAW_OPENER}")
_WITH_RAW = re.compile(f"{_RAW}|{_TOKEN}")
_SPACE = " \t\r\n\f\v\0"


class TokenKind(Enum):
    """What a token is."""

    SPACE = "space"  # blanks and newlines, as long a run as there is
    SPLICE = "splice"  # a backslash before a newline
    COMMENT = "comment"
    NAME = "name"  # identifiers and keywords
    NUMBER = "number"
    STRING = "string"  # with its prefix, raw strings too
    CHAR = "char"
    HEADER = "header"  # <name> of an #include
    PUNCTUATION = "punctuation"


def tokenize(text: str) -> list[str]:
    """Split Latin-1 text into tokens; ``"".join(tokenize(text)) == text`` for every text."""
    start = len(BOM) if text.startswith(BOM) else 0
    if 'R"' in text and _RAW_BEGIN.search(text, start):
        tokens = [match.group() for match in _WITH_RAW.finditer(text, start)]
    else:
        tokens = _FAST.findall(text, start)
    if start:
        tokens.insert(0, BOM)
    return tokens


def kind(token: str) -> TokenKind:
    """The kind of a token that :func:`tokenize` or the directive scan made."""
    first = token[0]
    if first in _SPACE or token == BOM:
        return TokenKind.SPACE
    if first.isalpha() or first in "_$" or first >= "\x80":
        if '"' in token:
            return TokenKind.STRING
        return TokenKind.CHAR if "'" in token else TokenKind.NAME
    if first == '"':
        return TokenKind.STRING
    if first == "'":
        return TokenKind.CHAR
    if first.isdigit() or (first == "." and len(token) > 1):
        return TokenKind.NUMBER
    if first == "/" and len(token) > 1:
        return TokenKind.COMMENT
    if first == "\\" and len(token) > 1:
        return TokenKind.SPLICE
    if first == "<" and len(token) > 1 and token != "<<<":
        return TokenKind.HEADER
    return TokenKind.PUNCTUATION


def is_blank(token: str) -> bool:
    """Whether a token separates others and means nothing itself: space, comment, line splice, BOM."""
    first = token[0]
    return first in _SPACE or (first in "/\\" and len(token) > 1) or token == BOM


@lru_cache(maxsize=2**16)
def is_name(token: str) -> bool:
    """Whether a token is an identifier or a keyword; the empty text of no token is neither."""
    return bool(token) and kind(token) is TokenKind.NAME
