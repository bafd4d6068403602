"""The integer constants that names stand for."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from itertools import islice

from hipport.project.survey import Survey
from hipport.source.conditions import value_of
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

FULL_MASK = 0xFFFFFFFF
#: Names of the language and of its headers.
_KNOWN = {"UINT32_MAX": FULL_MASK, "UINT_MAX": FULL_MASK}
_DEEPEST = 8  # names that stand for names
_TYPE = (
    r"(?:const\s+)?(?:unsigned(?:\s+(?:long\s+)*int|(?:\s+long)+)?|int|(?:std\s*::\s*)?u?int(?:32|64)_t|uint|size_t)"
)
_DEFINES = re.compile(r"[ \t]*#[ \t]*define[ \t]+")
_BODY = re.compile(r"[ \t]+([^\n]+?)[ \t]*(?://.*)?\r?$", re.MULTILINE)
_CONST = re.compile(r"\bconst(?:expr)?\b")
_VALUE = re.compile(r"\s*=\s*([^;,]+)")
_CAST = re.compile(rf"\(\s*{_TYPE}\s*\)|(?:static_cast\s*<\s*{_TYPE}\s*>|\b{_TYPE})\s*(?=\()")


class Constants:
    """The constants that a file has from its macros and const variables, and from the project's headers that it
    includes. A name that has several values has none. ``is_left_out`` says which tokens of the file do not count.
    """

    def __init__(self, tokens: Tokens, path: str, survey: Survey, is_left_out: Callable[[int], bool]) -> None:
        self._tokens = tokens
        self._path = path
        self._survey = survey
        self._is_left_out = is_left_out
        self._bodies: dict[str, str | None] = {}
        self._headers: list[str] | None = None

    def value(self, words: Sequence[str]) -> int | None:
        """The value of an integer expression, None where it is not a constant."""
        return self._value(" ".join(words), 0)

    def is_full_mask(self, words: Sequence[str]) -> bool:
        """Whether an expression is a constant with the bits of all 32 lanes."""
        value = self.value(words)
        return value is not None and value & FULL_MASK == FULL_MASK

    def _value(self, text: str, depth: int) -> int | None:
        return None if depth > _DEEPEST else value_of(_CAST.sub(" ", text), lambda name: self._named(name, depth))

    def _named(self, name: str, depth: int) -> int | None:
        body = self._body(name)
        return _KNOWN.get(name) if body is None else self._value(body, depth + 1)

    def _body(self, name: str) -> str | None:
        if name not in self._bodies:
            bodies = set(self._in_file(name)) or {
                body for text in self.headers if name in text for body in _in_text(text, name)
            }
            self._bodies[name] = bodies.pop() if len(bodies) == 1 else None
        return self._bodies[name]

    def _in_file(self, name: str) -> Iterator[str]:
        tokens = self._tokens
        for index in tokens.places(name):
            if self._is_left_out(index):
                continue
            line = tokens.directive_at(index)
            if line is not None:
                if line.name == "define" and tokens.before(index) == line.name_at and tokens.texts[index + 1] != "(":
                    yield _joined(tokens.texts[index + 1 : line.end])
            elif tokens.text_at(following := tokens.after(index)) == "=" and _is_constant(tokens, index):
                end = following
                while tokens.text_at(end) not in (";", ",", "}", "", ")"):
                    end = tokens.after(end)
                yield _joined(tokens.texts[following + 1 : end])

    @property
    def headers(self) -> list[str]:
        """The texts of the project's headers that the file includes, itself or through others."""
        if self._headers is None:
            headers = islice(self._survey.with_headers(self._path, quoted_only=True), 1, None)
            self._headers = [self._survey.text_of(header) for header in headers]
        return self._headers


def _joined(texts: Sequence[str]) -> str:
    return " ".join(text for text in texts if not is_blank(text))


def _is_constant(tokens: Tokens, index: int) -> bool:
    """Whether a name that ``=`` follows is declared const or constexpr, or an enumerator."""
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text in ("{", ","):
        brace = next(tokens.open_braces(index), -1)
        head = tokens.text_at(tokens.before(brace)) if brace >= 0 else ""
        return head == "enum" or (is_name(head) and tokens.text_at(tokens.before(tokens.before(brace))) == "enum")
    while is_name(text) or text in ("::", ">", "<"):
        if text in ("const", "constexpr"):
            return True
        before = tokens.before(before)
        text = tokens.text_at(before)
    return False


def _in_text(text: str, name: str) -> Iterator[str]:
    """What a header that is not split into tokens says that a name is: ``#define NAME 32``, ``const int NAME = 32;``"""
    word = re.escape(name)
    for match in re.finditer(rf"{word}(?<!\w{word})(?!\w)", text):  # which the matcher can search for
        start, end = match.span()
        if _DEFINES.fullmatch(text, text.rfind("\n", 0, start) + 1, start):
            said = _BODY.match(text, end)
        elif said := _VALUE.match(text, end):
            clause = max(text.rfind(sign, 0, start) for sign in ";=(){}") + 1
            said = said if _CONST.search(text, clause, start) else None
        if said:
            yield said[1].strip()
