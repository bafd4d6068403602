"""The commands of a CMake file, with their places: nothing of the text is lost between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

_SPACE = re.compile(r"\s+")
_COMMENT = re.compile(r"#(?:\[(=*)\[.*?\]\1\]|(?!\[=*\[)[^\n]*)", re.DOTALL)
_OPEN_COMMENT = re.compile(r"#\[=*\[")
_NAME = re.compile(r"([A-Za-z_]\w*)[ \t]*\(")
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET = re.compile(r"\[(=*)\[.*?\]\1\]", re.DOTALL)
_OPEN_BRACKET = re.compile(r"\[=*\[")
# An argument without quotes, which may have some inside: NAME="x y".
_BARE = re.compile(r'(?:[^\s()"#\\]|\\.)(?:[^\s()"#\\]|\\.|"(?:[^"\\]|\\.)*")*', re.DOTALL)


class Quoting(Enum):
    """How an argument is written."""

    NONE = ""
    QUOTES = '"'
    BRACKETS = "["
    PARENTHESIS = "("  # one that groups the arguments of a condition, itself


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument as it is written, quotes and brackets included, and where it begins."""

    start: int
    text: str
    quoting: Quoting

    @property
    def end(self) -> int:
        """The offset after it."""
        return self.start + len(self.text)

    @property
    def value(self) -> str:
        """The text without its quotes or brackets. Escapes and references to variables stay as they are written."""
        if self.quoting is Quoting.QUOTES:
            return self.text[1:-1]
        if self.quoting is Quoting.BRACKETS:
            width = self.text.index("[", 1) + 1
            return self.text[width:-width]
        return self.text


@dataclass(frozen=True)
class Command:
    """A command: its name as written, the offsets of its name and after its last parenthesis, its arguments."""

    name: str
    start: int
    end: int
    arguments: tuple[Argument, ...]

    @cached_property
    def lower(self) -> str:
        """The name in lower case: CMake does not tell the cases apart."""
        return self.name.lower()

    @cached_property
    def values(self) -> tuple[str, ...]:
        """The values of the arguments."""
        return tuple(argument.value for argument in self.arguments)


class UnclosedError(Exception):
    """A string, bracket or parenthesis that is not closed: where it opens, and what it is."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset
        self.what = what


def read_commands(text: str) -> Iterator[Command]:
    """The commands of a file, in order. What is not a command (``@PACKAGE_INIT@`` of a template) is passed over. Raises
    UnclosedError at the place where reading ends.
    """
    at = 0
    while at < len(text):
        if match := _SPACE.match(text, at) or _comment(text, at):
            at = match.end()
        elif match := _NAME.match(text, at):
            arguments, end = _arguments(text, match.end())
            yield Command(match[1], at, end, arguments)
            at = end
        elif text[at] == '"':
            at = _string(text, at).end()
        else:
            at = match.end() if (match := re.compile(r"\w+").match(text, at)) else at + 1


def _arguments(text: str, at: int) -> tuple[tuple[Argument, ...], int]:
    """The arguments from after a command's parenthesis on, and the offset after the one that closes it."""
    found: list[Argument] = []
    opened = [at - 1]
    while at < len(text):
        match = _SPACE.match(text, at) or _comment(text, at)
        if match:
            at = match.end()
            continue
        argument = _argument(text, at)
        at = argument.end
        if argument.text == "(":
            opened.append(argument.start)
        elif argument.text == ")" and argument.quoting is Quoting.PARENTHESIS:
            opened.pop()
            if not opened:
                return tuple(found), at
        found.append(argument)
    raise UnclosedError(opened[-1], "a parenthesis is not closed")


def _argument(text: str, at: int) -> Argument:
    if text[at] in "()":
        return Argument(at, text[at], Quoting.PARENTHESIS)
    if text[at] == '"':
        return Argument(at, _string(text, at)[0], Quoting.QUOTES)
    if match := _BRACKET.match(text, at):
        return Argument(at, match[0], Quoting.BRACKETS)
    if _OPEN_BRACKET.match(text, at):
        raise UnclosedError(at, "a bracket is not closed")
    match = _BARE.match(text, at)
    return Argument(at, match[0] if match else text[at], Quoting.NONE)


def _string(text: str, at: int) -> re.Match[str]:
    match = _QUOTED.match(text, at)
    if match is None:
        raise UnclosedError(at, "a string is not closed")
    return match


def _comment(text: str, at: int) -> re.Match[str] | None:
    match = _COMMENT.match(text, at)
    if match is None and _OPEN_COMMENT.match(text, at):
        raise UnclosedError(at, "a comment in brackets is not closed")
    return match
