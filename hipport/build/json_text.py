"""A JSON text as a tree with places, as CMake reads presets: comments are allowed, commas at the end are not."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from hipport.source.text import BOM

_BLANK = re.compile(r"(?:[ \t\r\n]+|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_WORD = re.compile(r"true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?")
_DEEPEST = 100  # levels, which no preset has, and Python's stack bears


@dataclass(frozen=True, slots=True)
class Word:
    """``true``, ``null``, ``3.5``: its places, the end excluded, and its text."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """A string: its places with the quotes, and what stands between them as it is written, escapes included."""

    start: int
    end: int
    raw: str

    @property
    def value(self) -> str:
        """The string without escapes."""
        if "\\" not in self.raw:
            return self.raw
        return str(json.loads(f'"{self.raw}"', strict=False))


@dataclass(frozen=True, slots=True)
class Array:
    """An array with its values."""

    start: int
    end: int
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """A key of an object with its value."""

    key: Text
    value: Value

    @property
    def start(self) -> int:
        """The offset of the key's quote."""
        return self.key.start

    @property
    def end(self) -> int:
        """The offset after the value."""
        return self.value.end


@dataclass(frozen=True, slots=True)
class Object:
    """An object with its members."""

    start: int
    end: int
    members: tuple[Member, ...]

    def get(self, key: str) -> Value | None:
        """The value of a key; None where there is no such key."""
        return next((member.value for member in self.members if member.key.value == key), None)


Value: TypeAlias = Word | Text | Array | Object


class JsonError(Exception):
    """A text that CMake would not read as JSON; ``offset`` is the place."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset


def read_json(text: str) -> Value:
    """The value that a text is. Raises JsonError."""
    value = _value(text, _after_blank(text, len(BOM) if text.startswith(BOM) else 0), 0)
    end = _after_blank(text, value.end)
    if end < len(text):
        raise JsonError(end, "the JSON text goes on after its end")
    return value


def objects_in(value: Value | None) -> Iterator[Object]:
    """The objects among the values of an array; none for any other value."""
    yield from (each for each in value.values if isinstance(each, Object)) if isinstance(value, Array) else ()


def _after_blank(text: str, at: int) -> int:
    match = _BLANK.match(text, at)
    end = match.end() if match else at
    if text.startswith("/*", end):
        raise JsonError(end, "a comment is not closed")
    return end


def _value(text: str, at: int, depth: int) -> Value:
    if depth > _DEEPEST:
        raise JsonError(at, f"values are nested more than {_DEEPEST} levels deep")
    if text.startswith("{", at):
        return _object(text, at, depth)
    if text.startswith("[", at):
        return _array(text, at, depth)
    if text.startswith('"', at):
        return _string(text, at)
    if match := _WORD.match(text, at):
        return Word(at, match.end(), match[0])
    raise JsonError(at, "a value is missing" if text[at : at + 1] in ("", ",", "}", "]") else "this is not JSON")


def _string(text: str, at: int) -> Text:
    match = _STRING.match(text, at)
    if match is None:
        raise JsonError(at, "a string is not closed")
    read = Text(at, match.end(), match[0][1:-1])
    try:
        _ = read.value
    except ValueError as error:
        raise JsonError(at, "a string has an escape that JSON does not have") from error
    return read


def _array(text: str, at: int, depth: int) -> Array:
    values: list[Value] = []
    end = _after_blank(text, at + 1)
    while not (text.startswith("]", end) and not values):
        values.append(_value(text, end, depth + 1))
        end = _after_blank(text, values[-1].end)
        if text.startswith("]", end):
            break
        end = _after_comma(text, end, at, "a bracket")
    return Array(at, end + 1, tuple(values))


def _object(text: str, at: int, depth: int) -> Object:
    members: dict[str, Member] = {}
    end = _after_blank(text, at + 1)
    while not (text.startswith("}", end) and not members):
        if not text.startswith('"', end):
            raise JsonError(
                at if end == len(text) else end, "a brace is not closed" if end == len(text) else "a key is missing"
            )
        key = _string(text, end)
        if key.value in members:
            raise JsonError(key.start, f"the key {key.raw} stands here twice")
        end = _after_blank(text, key.end)
        if not text.startswith(":", end):
            raise JsonError(end, "a colon is missing after a key")
        member = Member(key, _value(text, _after_blank(text, end + 1), depth + 1))
        members[key.value] = member
        end = _after_blank(text, member.end)
        if text.startswith("}", end):
            break
        end = _after_comma(text, end, at, "a brace")
    return Object(at, end + 1, tuple(members.values()))


def _after_comma(text: str, at: int, opened: int, what: str) -> int:
    """The offset of what follows the comma ``at``, in an array or object that begins at ``opened``."""
    if at == len(text):
        raise JsonError(opened, f"{what} is not closed")
    if not text.startswith(",", at):
        raise JsonError(at, "a comma is missing")
    return _after_blank(text, at + 1)
