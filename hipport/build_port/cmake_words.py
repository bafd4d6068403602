"""The words of options in CMake's arguments, out of lists, strings and generator expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.build.cmake_commands import Argument
from hipport.build.cmake_commands import Quoting

_WRAPPERS = frozenset({"BUILD_INTERFACE", "BUILD_LOCAL_INTERFACE", "INSTALL_INTERFACE", "HOST_LINK", "DEVICE_LINK"})
_IF = "$<IF:"
_BREAK = re.compile(r"[\s;]|\\(?=\r?\n)")  # a line that goes on: its backslash is none of the text
_PLAIN = re.compile(r'[^\s;,\\$"\'>]*')  # characters that stand for themselves inside a word
_INNER_QUOTES = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)  # of an argument without quotes: -Xcompiler="-a -b"

_SHELL_QUOTES = re.compile(r"(?:(?<=[=\s])|^)'[^']*'")  # of a command line: -Xcompiler '-a -b'   -Xcompiler='-a -b'


@dataclass(frozen=True, slots=True)
class Word:
    """A word, its place, its argument, and the offset of the generator expression that it is a word of, if of one.
    ``of_cuda`` says that the expression holds for CUDA sources.
    """

    start: int
    text: str
    argument: Argument
    expression: int | None
    of_cuda: bool

    @property
    def end(self) -> int:
        """The offset after it."""
        return self.start + len(self.text)


@dataclass(slots=True)
class _Expression:
    """An expression that is open: its offset, whether it holds for CUDA, and how many commas still end words in it."""

    start: int
    of_cuda: bool
    commas: int


def words_in(arguments: Sequence[Argument]) -> Iterator[Word]:
    """The words of arguments. An expression that is opened in one may be closed in a later one:
    ``$<$<COMPILE_LANGUAGE:CUDA>:-lineinfo -G>``.
    """
    opened: list[_Expression] = []
    for argument in arguments:
        if argument.quoting in (Quoting.NONE, Quoting.QUOTES):
            yield from _words(argument, opened)


def _words(argument: Argument, opened: list[_Expression]) -> Iterator[Word]:
    text, at = argument.value, 0
    offset = argument.start + argument.text.index(text)
    begin: int | None = None

    def word(end: int) -> Iterator[Word]:
        if begin is not None and end > begin:
            around = opened[-1] if opened else None
            expression = around.start + around.commas if around else None
            yield Word(offset + begin, text[begin:end], argument, expression, around is not None and around.of_cuda)

    while at < len(text):
        if text.startswith("$<", at) and (head := _head(text, at)) is not None:
            yield from word(at)
            begin = None
            of_cuda = "CUDA" in text[at:head] or any(each.of_cuda for each in opened)
            opened.append(_Expression(offset + at, of_cuda, int(text.startswith(_IF, at))))
            at = head + len("SHELL:") if text.startswith("SHELL:", head) else head
        elif (opened and (text[at] == ">" or (text[at] == "," and opened[-1].commas))) or _BREAK.match(text, at):
            yield from word(at)
            begin = None
            if text[at] == ">":
                opened.pop()
            elif text[at] == ",":
                opened[-1].commas -= 1
            at += 1
        elif begin is None and text.startswith("SHELL:", at):
            at += len("SHELL:")
        else:
            begin = at if begin is None else begin
            at = _after(text, at)
    yield from word(len(text))


def _head(text: str, at: int) -> int | None:
    """The offset after the colon of ``$<condition:`` or of one that wraps words, after the first comma of
    ``$<IF:condition,words,words>``; None for an expression in a word.
    """
    if text.startswith(_IF, at):
        comma = _closing(text, at + len(_IF), ",")
        return comma + 1 if comma is not None and text[comma] == "," else None
    end = _closing(text, at + 2, ":")
    if end is None or text[end] != ":":
        return None
    head = text[at + 2 : end]
    return end + 1 if head.startswith("$<") or head in ("0", "1") or head in _WRAPPERS else None


def _after(text: str, at: int) -> int:
    """The offset after plain characters of a word, after an expression inside it, or after a quoted part of it."""
    if text.startswith("$<", at):
        end = _closing(text, at + 2, "")
        return len(text) if end is None else end + 1
    if text.startswith('\\"', at):
        end = text.find('\\"', at + 2)
        return at + 2 if end < 0 else end + 2
    if match := _INNER_QUOTES.match(text, at) or _SHELL_QUOTES.match(text, at):
        return match.end()
    plain = _PLAIN.match(text, at + 1)
    return plain.end() if plain else at + 1


def _closing(text: str, at: int, sign: str) -> int | None:
    """The offset of the ``>`` that closes an expression, or of a sign that comes before it outside of inner ones."""
    depth = 0
    while at < len(text):
        if text.startswith("$<", at):
            depth += 1
            at += 1
        elif depth == 0 and text[at] in (">", sign):
            return at
        elif text[at] == ">":
            depth -= 1
        at += 1
    return None
