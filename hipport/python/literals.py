r"""What stands in a string literal of Python, with the place of each byte of it in the file.

Texts are as in ``hipport.source.text``: the bytes of UTF-8 as Latin-1, so that an index is an offset in bytes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field

# Between the pieces of "a" "b": blanks, ends of lines, comments.
_GAP = re.compile(r"(?:[ \t\f\r\n]|\\\r?\n|#[^\r\n]*)*")
_PIECE = re.compile(r"(?P<prefix>[rRbBuUfF]{0,2})(?P<quote>\"\"\"|'''|\"|')")
_BODY = {quote: re.compile(rf"(?:[^\\]|\\.)*?{quote}", re.DOTALL) for quote in ('"""', "'''", '"', "'")}
# In a raw literal, and in any other: what is a unit of the source, plain text first.
_RAW = re.compile(r"(?P<plain>[^\r]+)|\r\n?", re.DOTALL)
_UNIT = re.compile(
    r"(?P<plain>[^\\\r]+)|\r\n?"
    r"|\\(?:\r\n?|[0-7]{1,3}|x[\da-fA-F]{2}|N\{[^}]*\}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)",
    re.DOTALL,
)
_FIELD = re.compile(r"\{\{|\}\}|(?P<open>\{)")
_ESCAPES = "\\'\"abfnrtvxNuU01234567"
_NO_PLACE = -1


@dataclass(frozen=True, slots=True)
class Piece:
    """One of the literals that stand beside one another in ``"a" "b"``; ``start`` and ``end`` are offsets of what is
    between its quotes.
    """

    prefix: str
    quote: str
    start: int
    end: int

    @property
    def raw(self) -> bool:
        """Whether a backslash is only a backslash."""
        return "r" in self.prefix

    def spelled(self, text: str, newline: str) -> str | None:
        """The text as it is written in this literal, in a file with these ends of lines; None where it cannot be. A
        quote at the end of a long literal is not looked for.
        """
        is_long = len(self.quote) == 3
        if self.raw:
            return None if not is_long and "\n" in text else text.replace("\n", newline)
        escaped = text.replace("\\", "\\\\").replace(self.quote, "".join(f"\\{char}" for char in self.quote))
        return escaped.replace("\n", newline if is_long else "\\n")


@dataclass
class LiteralText:
    """The value of a literal, as text. Byte ``i`` of it begins in the file at ``begins[i]`` and ends at ``ends[i]``,
    which is ``_NO_PLACE`` inside of what an escape or a character stands for; ``inside[i]`` is the number of its piece.
    """

    pieces: tuple[Piece, ...]
    text: str = ""
    begins: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    inside: list[int] = field(default_factory=list)

    def add(self, value: str, start: int, end: int, piece: int, *, plain: bool) -> None:
        """Append what stands at ``start``..``end``; byte by byte where it is ``plain``, otherwise as one unit."""
        size = len(value)
        if not size:
            return
        self.text += value
        self.inside += [piece] * size
        if plain:
            self.begins += range(start, end)
            self.ends += range(start + 1, end + 1)
        else:
            self.begins += [start] + [_NO_PLACE] * (size - 1)
            self.ends += [_NO_PLACE] * (size - 1) + [end]

    def span(self, start: int, end: int) -> tuple[int, int, Piece] | None:
        """Where ``start``..``end`` of the text stands in the file, and in which piece; None where that is in several
        pieces or begins or ends inside of an escape. An insertion at the border of two pieces is in the second one.
        """
        if not self.text:
            piece = self.pieces[0]
            return piece.start, piece.start, piece
        if start == end:
            last = start == len(self.text)
            at = self.ends[-1] if last else self.begins[start]
            return None if at == _NO_PLACE else (at, at, self.pieces[self.inside[start - last]])
        first, last_end = self.begins[start], self.ends[end - 1]
        if _NO_PLACE in (first, last_end) or self.inside[start] != self.inside[end - 1]:
            return None
        return first, last_end, self.pieces[self.inside[start]]

    def place(self, start: int, end: int) -> tuple[int, int]:
        """About where ``start``..``end`` of the text stands in the file, for a report."""
        if not self.text:
            return self.pieces[0].start, self.pieces[0].start
        first = min(start, len(self.text) - 1)
        while self.begins[first] == _NO_PLACE:
            first -= 1
        last = max(min(end, len(self.text)) - 1, first)
        while self.ends[last] == _NO_PLACE:
            last += 1
        begin = self.begins[first] if start < len(self.text) else self.ends[-1]
        return begin, max(begin, self.ends[last]) if end > start else begin


def read_literal(source: str, start: int, end: int, value: str | bytes) -> LiteralText | None:
    """The literal, or several beside one another, at ``start``..``end`` of a file, which Python's parser has read as
    ``value``; None where it is not read in the same way here.
    """
    found = _read(source, start, end)
    wanted = value if isinstance(value, bytes) else value.encode("utf-8", "surrogatepass")
    return found if found is not None and found.text.encode("latin-1") == wanted else None


def read_formatted(source: str, start: int, end: int, parts: str) -> LiteralText | None:
    """What an f-string, with others beside it, has as text; each field is a name, ``_``. ``parts`` is its text without
    fields by Python's parser. None where it is not read in the same way here.
    """
    found = _read(source, start, end)
    if found is None:
        return None
    literal = _without_fields(found)
    if literal is None:
        return None
    fields, text = literal
    return text if fields.encode("latin-1") == parts.encode("utf-8", "surrogatepass") else None


def _read(source: str, start: int, end: int) -> LiteralText | None:
    pieces = tuple(_pieces(source, start, end))
    if not pieces:
        return None
    found = LiteralText(pieces)
    for number, piece in enumerate(pieces):
        for match in (_RAW if piece.raw else _UNIT).finditer(source, piece.start, piece.end):
            plain = match["plain"]
            value = plain if plain is not None else _meant(match.group(), "b" in piece.prefix)
            if value is None:
                return None
            found.add(value, match.start(), match.end(), number, plain=plain is not None)
    return found


def _pieces(source: str, start: int, end: int) -> Iterator[Piece]:
    """The literals of ``"a" 'b'``; none where something else stands there, as in a literal that is in parentheses."""
    found = []
    at = start
    while at < end:
        head = _PIECE.match(source, at, end)
        body = head and _BODY[head["quote"]].match(source, head.end(), end)
        if head is None or body is None:
            return
        found.append(Piece(head["prefix"].lower(), head["quote"], head.end(), body.end() - len(head["quote"])))
        gap = _GAP.match(source, body.end(), end)
        at = gap.end() if gap else end
    yield from found


def _meant(unit: str, is_bytes: bool) -> str | None:
    r"""What ``\n`` or another escape stands for, as text; None for one that Python refuses."""
    if unit[0] == "\r":
        return "\n"
    if unit[1] in "\r\n":
        return ""
    if unit[1] not in _ESCAPES or (is_bytes and unit[1] in "NuU"):  # a backslash that is only a backslash
        return unit
    try:
        quote = '"' if unit[1] == "'" else "'"
        value = ast.literal_eval(f"{'b' if is_bytes else ''}{quote}{unit}{quote}")
    except (SyntaxError, ValueError):
        return None
    data = value if isinstance(value, bytes) else value.encode("utf-8", "surrogatepass")
    return str(data, "latin-1")


def _without_fields(found: LiteralText) -> tuple[str, LiteralText] | None:
    """The text of an f-string without its fields, and the same with ``_`` for each; None where a field has no end."""
    rest = LiteralText(found.pieces)
    fixed = []
    at = 0
    while at < len(found.text):
        border = next((i for i in range(at, len(found.text)) if found.inside[i] != found.inside[at]), len(found.text))
        formatted = "f" in found.pieces[found.inside[at]].prefix
        match = _FIELD.search(found.text, at, border) if formatted else None
        stop = match.start() if match else border
        _copy(found, rest, at, stop)
        fixed.append(found.text[at:stop])
        at = stop
        if match is None:
            continue
        if match["open"] is None:
            _copy(found, rest, at, at + 1)
            fixed.append(found.text[at])
            at += 2
            continue
        end = _field_end(found.text, at)
        if end is None:
            return None
        rest.add("_", *found.place(at, end), found.inside[at], plain=False)
        at = end
    return "".join(fixed), rest


def _copy(found: LiteralText, rest: LiteralText, start: int, stop: int) -> None:
    rest.text += found.text[start:stop]
    rest.begins += found.begins[start:stop]
    rest.ends += found.ends[start:stop]
    rest.inside += found.inside[start:stop]


def _field_end(text: str, at: int) -> int | None:
    """The offset after the ``}`` of the field that opens at ``at``; None where it does not close."""
    depth = 0
    quote = ""
    for index in range(at, len(text)):
        char = text[index]
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        else:
            depth += (char == "{") - (char == "}")
            if not depth:
                return index + 1
    return None
