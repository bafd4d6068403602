r"""What C++ string literals beside one another stand for: ``"a" "b"``, ``R"(a)"``, with the place of each byte."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

_RAW = re.compile(r'(?:u8)?R"(?P<delimiter>[^(]*)\((?P<text>[\s\S]*)\)(?P=delimiter)"')
_PLAIN = re.compile(r'(?:u8)?"(?P<text>[\s\S]*)"')
_UNIT = re.compile(r"\\[ \t]*\r?\n|\\x[0-9a-fA-F]+|\\[0-7]{1,3}|\\[\s\S]|[^\\]")
_ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'", "?": "?", "0": "\0", "r": "\r"}
_WRITTEN = {"\n": "\\n", "\t": "\\t", "\\": "\\\\", '"': '\\"', "\r": "\\r"}


@dataclass(frozen=True, slots=True)
class Piece:
    """One literal: its token, the delimiter of a raw one (None for any other), its ``text`` and where that begins in
    the whole; byte ``i`` of it is at ``places[i]`` in the file, with one place more for the end.
    """

    token: int
    delimiter: str | None
    begin: int
    text: str
    places: tuple[int, ...]

    @property
    def end(self) -> int:
        """Where its text ends in the whole."""
        return self.begin + len(self.text)

    def spelled(self, text: str) -> str | None:
        """The literal with another text; None where no raw literal of this delimiter can have it."""
        if self.delimiter is None:
            return '"' + "".join(_WRITTEN.get(char, char) for char in text) + '"'
        closing = f'){self.delimiter}"'
        return None if closing in text + closing[:-1] else f'R"{self.delimiter}({text}{closing}'


@dataclass(frozen=True, slots=True)
class StringText:
    """Literals beside one another, as one text."""

    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        """What the program sees."""
        return "".join(piece.text for piece in self.pieces)

    def place(self, offset: int) -> int:
        """Where a byte of the text, or its end, stands in the file."""
        piece = next((each for each in self.pieces if offset < each.end), self.pieces[-1])
        return piece.places[min(max(offset - piece.begin, 0), len(piece.text))]

    def with_edits(self, edits: Iterable[Edit]) -> list[tuple[int, str]] | None:
        """The tokens that the edits of the text change, with their new texts; None where an edit goes over the border
        of two literals, or a literal cannot be written so.
        """
        changes: list[tuple[int, str]] = []
        waiting = list(edits)
        for piece in self.pieces:
            last = piece is self.pieces[-1]
            inside = [e for e in waiting if e.start < piece.end or (last and e.start == piece.end)]
            if any(edit.end > piece.end for edit in inside):
                return None
            waiting = waiting[len(inside) :]
            shifted = [Edit(e.start - piece.begin, e.end - piece.begin, e.text, e.code) for e in inside]
            written = piece.spelled(apply(piece.text, shifted)) if inside else ""
            if written is None:
                return None
            if inside:
                changes.append((piece.token, written))
        return changes


def string_texts(tokens: Tokens, literals: Iterable[int]) -> Iterator[StringText]:
    """The texts of the string literals that are among these tokens, those beside one another together. Literals of wide
    characters, and those with escapes that are not read here, are left out with all beside them.
    """
    numbered = enumerate(literals)
    for _, group in groupby(numbered, _Beside(tokens)):
        pieces: list[Piece] = []
        for _, token in group:
            piece = _piece(tokens, token, pieces[-1].end if pieces else 0)
            if piece is None:
                break
            pieces.append(piece)
        else:
            yield StringText(tuple(pieces))


class _Beside:
    """The key of tokens that stand beside one another."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._key = -1

    def __call__(self, numbered: tuple[int, int]) -> int:
        _, token = numbered
        before = self._tokens.before(token)
        if before < 0 or kind(self._tokens.texts[before]) is not TokenKind.STRING:
            self._key = token
        return self._key


def _piece(tokens: Tokens, token: int, begin: int) -> Piece | None:
    written, start = tokens.texts[token], tokens.starts[token]
    if raw := _RAW.fullmatch(written):
        first = start + raw.start("text")
        return Piece(token, raw["delimiter"], begin, raw["text"], tuple(range(first, first + len(raw["text"]) + 1)))
    plain = _PLAIN.fullmatch(written)
    if plain is None:
        return None
    text, places = "", []
    for unit in _UNIT.finditer(plain["text"]):
        meant = _meant(unit.group())
        if meant is None:
            return None
        text += meant
        places += [start + plain.start("text") + unit.start()] * len(meant)
    return Piece(token, None, begin, text, (*places, start + plain.end("text")))


def _meant(unit: str) -> str | None:
    """What an escape or a character stands for; None for an escape that is not read here."""
    if unit[0] != "\\":
        return unit
    if unit[1] in " \t\r\n":
        return ""
    return _ESCAPES.get(unit[1:])
