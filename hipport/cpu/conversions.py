"""Implicit conversions to integers: found by the compiler's warnings, made calls of ``hipport_cpu::converting``.

A warning names a token of the expression that is converted. The expression reaches from there to what takes its value:
``=``, ``return``, the parenthesis or comma of a call. In a macro that may stand in its definition or where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Sequence
from collections.abc import Set
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.cpu.casts import ends_macro_head
from hipport.cpu.token_edits import inserted
from hipport.cpu.translate import TranslatedUnit
from hipport.cpu.translate import from_first_line
from hipport.diagnostics import Edit
from hipport.edits import apply
from hipport.edits import outermost
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_MESSAGE = re.compile(
    r"^(?P<path>[^\n]+?):(?P<line>\d+):(?P<column>\d+): (?P<kind>(?:fatal )?error|warning|note): (?P<text>.*)",
    re.MULTILINE,
)
#: GCC says of a constant that does not fit that it overflows, clang has further names for constants.
_FLOATING = re.compile(
    r"\[-W(?:float-conversion|literal-conversion|float-overflow-conversion|float-zero-conversion)\]"
    r"|overflow in conversion from '(?:float|double|long double)'"
)
_GCC_MACRO = "in expansion of macro"
_CLANG_MACRO = "expanded from macro"
#: Keywords whose parenthesis takes no value that is converted to an integer.
_NOT_CALLED = frozenset(("return", "if", "while", "for", "case", "else", "do", "throw"))
_ENDS = frozenset((",", ";", ")", "]", "}"))


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that the compiler names: a file, and line and column from 1, in bytes."""

    path: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class ImplicitConversion:
    """An implicit conversion: its place in the innermost macro first, that where the outermost one is used last."""

    spots: tuple[Spot, ...]

    def is_at(self, lines: Set[tuple[str, int]]) -> bool:
        """Whether one of its places is in one of these lines of files."""
        return any((spot.path, spot.line) in lines for spot in self.spots)


def conversions_in(output: str) -> tuple[ImplicitConversion, ...]:
    """The conversions of floating-point numbers to integers that a compiler warns of."""
    chains: list[list[Spot]] = []
    current: list[Spot] | None = None
    for message in _MESSAGE.finditer(output):
        spot = Spot(message["path"], int(message["line"]), int(message["column"]))
        if message["kind"] != "note":
            current = [spot] if _FLOATING.search(message["text"]) else None
            chains += [current] if current else []
        elif current and _GCC_MACRO in message["text"]:
            current.append(spot)
        elif current and _CLANG_MACRO in message["text"]:
            current.insert(0, spot)
    return tuple(ImplicitConversion(spots) for spots in dict.fromkeys(map(tuple, chains)))


def error_lines(output: str) -> frozenset[tuple[str, int]]:
    """The lines of files that a compiler's errors and their notes name."""
    return frozenset((m["path"], int(m["line"])) for m in _MESSAGE.finditer(output) if m["kind"] != "warning")


def with_conversions(
    read: Callable[[Set[Path]], TranslatedUnit], conversions: Sequence[ImplicitConversion]
) -> TranslatedUnit:
    """The unit with calls around what is implicitly converted, as far as its tokens tell where that begins and ends.

    ``read`` translates it, with copies of these headers even where nothing else is edited.
    """
    unit = read(frozenset(Path(spot.path).resolve() for conversion in conversions for spot in conversion.spots))
    files = {_first_line(text): _File(text) for text in (unit.text, *unit.headers.values())}
    for conversion in conversions:
        for spot in conversion.spots:
            file = files.get(_naming(Path(spot.path))) or files.get(_naming(Path(spot.path).resolve()))
            if file and file.convert(spot):
                break
    return replace(
        unit,
        text=files[_first_line(unit.text)].edited(),
        headers={name: files[_first_line(text)].edited() for name, text in unit.headers.items()},
    )


def _first_line(text: str) -> str:
    return text.partition("\n")[0]


def _naming(path: Path) -> str:
    return _first_line(from_first_line(path, ""))


class _File:
    """A translated file, which begins with the line that names it, and the conversions in it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._edits: list[Edit] = []
        self._ranges: set[tuple[int, int]] = set()

    @cached_property
    def _tokens(self) -> Tokens:
        return Tokens(self._text)

    @cached_property
    def _lines(self) -> list[int]:
        return list(accumulate((len(line) + 1 for line in self._text.split("\n")), initial=0))

    def convert(self, spot: Spot) -> bool:
        """Put a call around the expression at a place; whether its bounds are certain."""
        if spot.line >= len(self._lines):
            return False
        index = self._tokens.at_offset(self._lines[spot.line] + spot.column - 1)
        found = _compound(self._tokens, index) or _expression(self._tokens, index)
        if not found:
            return False
        first, end, function = found
        if (first, end) not in self._ranges:
            self._ranges.add((first, end))
            self._edits.append(inserted(self._tokens, first, f"hipport_cpu::{function}("))
            self._edits.append(inserted(self._tokens, end, ")"))
        return True

    def edited(self) -> str:
        return apply(self._text, outermost(self._edits))


def _compound(tokens: Tokens, index: int) -> tuple[int, int, str] | None:
    """``a += x`` by its operator: the tokens of ``x``"""
    texts = tokens.texts
    if texts[index] not in ("+", "-", "*", "/") or texts[index + 1] != "=":
        return None
    first = tokens.after(index + 1)
    return (first, _end(tokens, first), "operand") if first >= 0 else None


def _expression(tokens: Tokens, index: int) -> tuple[int, int, str] | None:
    """``= x;``, ``return x;``, ``f(x, y)`` by a token of ``x``: the tokens of ``x``"""
    first = last = index
    if tokens.texts[index] in ("(", "["):
        last = closer_of(tokens, index)
    while True:
        first = _chain_first(tokens, first)
        at = tokens.before(first)
        text = tokens.text_at(at)
        if text in ("", ";", "{", "}", "#") or last < 0 or ends_macro_head(tokens, at):
            return None
        if text in (",", "return", "[") or (text == "=" and not _compares(tokens, at)):
            break
        if text == "(":
            if _is_called(tokens, tokens.before(at)):
                break
            last = closer_of(tokens, at)
        first = at
    return first, _end(tokens, last), "converting"


def _is_called(tokens: Tokens, index: int) -> bool:
    """Whether the parenthesis after a token holds arguments, not an expression."""
    text = tokens.text_at(index)
    return not ends_macro_head(tokens, index) and (
        (is_name(text) and text not in _NOT_CALLED) or text in (")", "]", ">")
    )


def _compares(tokens: Tokens, index: int) -> bool:
    """Whether a ``=`` is a part of ``==``, ``!=``, ``<=`` or ``>=``."""
    return tokens.texts[index - 1] in ("=", "!", "<", ">") or tokens.texts[index + 1] == "="


def _chain_first(tokens: Tokens, index: int) -> int:
    """The token that opens what a token closes, else the token itself; -1 where nothing does."""
    text = tokens.texts[index]
    if text in (")", "]"):
        return opener_of(tokens, index)
    if text == ">" and (opener := template_opener(tokens, index)) >= 0:
        return opener
    return index


def _end(tokens: Tokens, index: int) -> int:
    """Index after the last token of an expression that goes on at a token."""
    at = index
    while at >= 0 and tokens.texts[at] not in _ENDS:
        index = at
        if tokens.texts[at] in ("(", "[", "{"):
            index = closer_of(tokens, at)
        elif tokens.texts[at] == "<" and (closer := template_closer(tokens, at)) >= 0:
            index = closer if tokens.text_at(tokens.after(closer)) in ("(", "::") else at
        if index < 0:
            return at + 1
        at = tokens.after(index)
    return index + 1
