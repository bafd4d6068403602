"""The values of a TOML text with their places. The text is one that ``tomllib`` reads."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from hipport.source.text import BOM

_BLANK = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_STRING = re.compile(
    r"(?:\"\"\"(?:[^\\]|\\.)*?\"{3,5}(?!\")|'''.*?'{3,5}(?!')|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*')", re.DOTALL
)
_KEY = re.compile(r"[ \t]*(?:(?P<bare>[\w-]+)|(?P<quoted>\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*'))[ \t]*(?P<dot>\.?)")
_HEADER = re.compile(r"\[\[?")
_WORD = re.compile(r"[^,\]}\n#]*[^,\]}\s#]")


@dataclass(frozen=True, slots=True)
class Text:
    """A string, with its quotes, and its value."""

    start: int
    end: int
    value: str


@dataclass(frozen=True, slots=True)
class Word:
    """A number, a date, ``true``."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Array:
    """An array with its values."""

    start: int
    end: int
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """``key = value`` of the table ``path`` (``tool.scikit-build.cmake``); ``key`` may have dots, ``last`` is the place
    of its last part.
    """

    start: int
    path: tuple[str, ...]
    last: tuple[int, int]
    value: Value

    @property
    def end(self) -> int:
        """The offset after the value."""
        return self.value.end


@dataclass(frozen=True, slots=True)
class Table:
    """An inline table, or, without braces, all that is below a header, or before the first one."""

    start: int
    end: int
    entries: tuple[Entry, ...]
    inline: bool


Value: TypeAlias = Text | Word | Array | Table


def read_toml(text: str) -> Iterator[Table]:
    """The tables of a text, in order."""
    at, path, entries = _after_blank(text, len(BOM) if text.startswith(BOM) else 0), tuple[str, ...](), list[Entry]()
    begin = at
    while at < len(text):
        if header := _HEADER.match(text, at):
            yield Table(begin, at, tuple(entries), inline=False)
            begin, entries = at, []
            path, _, at = _key(text, header.end())
            at = _after_blank(text, at + len(header[0]))
        else:
            entries.append(_entry(text, at, path))
            at = _after_blank(text, entries[-1].end)
    yield Table(begin, at, tuple(entries), inline=False)


def entries_in(value: Value) -> Iterator[Entry]:
    """The entries of a table and of those in it, the outer ones first."""
    if isinstance(value, Table):
        for entry in value.entries:
            yield entry
            yield from entries_in(entry.value)
    elif isinstance(value, Array):
        for each in value.values:
            yield from entries_in(each)


def _after_blank(text: str, at: int) -> int:
    match = _BLANK.match(text, at)
    return match.end() if match else at


def _key(text: str, at: int) -> tuple[tuple[str, ...], tuple[int, int], int]:
    """The parts of a key (``cmake.args``), the place of the last one, and the offset after it."""
    parts: list[str] = []
    while match := _KEY.match(text, at):
        quoted = match["quoted"]
        parts.append(_value_of(quoted) if quoted else match["bare"])
        place, at = match.span("quoted" if quoted else "bare"), match.end()
        if not match["dot"]:
            return tuple(parts), place, at
    raise ValueError(f"no key at {at}")


def _value_of(quoted: str) -> str:
    return str(tomllib.loads(f"x = {quoted}")["x"])


def _entry(text: str, at: int, path: tuple[str, ...]) -> Entry:
    parts, last, end = _key(text, at)
    whole = (*path, *parts)
    return Entry(at, whole, last, _value(text, _after_blank(text, end + 1), whole))


def _value(text: str, at: int, path: tuple[str, ...]) -> Value:
    if match := _STRING.match(text, at):
        return Text(at, match.end(), _value_of(match[0]))
    if text[at] == "[":
        values: list[Value] = []
        end = _after_blank(text, at + 1)
        while text[end] != "]":
            values.append(_value(text, end, path))
            end = _after_comma(text, values[-1].end)
        return Array(at, end + 1, tuple(values))
    if text[at] == "{":
        entries: list[Entry] = []
        end = _after_blank(text, at + 1)
        while text[end] != "}":
            entries.append(_entry(text, end, path))
            end = _after_comma(text, entries[-1].end)
        return Table(at, end + 1, tuple(entries), inline=True)
    match = _WORD.match(text, at)
    return Word(at, match.end() if match else at + 1)


def _after_comma(text: str, at: int) -> int:
    end = _after_blank(text, at)
    return _after_blank(text, end + 1) if text[end] == "," else end
