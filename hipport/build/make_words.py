"""The words of a line of a Makefile with their places, and the calls ``$(...)`` in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

#: What opens a call or a reference: ``$(``, ``${``.
Opener = r"\$[({]"

_OPENER = re.compile(Opener)
_DOLLAR = re.compile(rf"\$\$|{Opener}")
_MARK = re.compile(r"\$.?", re.DOTALL)
_BRACKETS = {"(": re.compile(r"[()]"), "{": re.compile(r"[{}]")}
_IN_QUOTES = {"'": re.compile(rf"'|{Opener}"), '"': re.compile(rf'"|\\.|{Opener}', re.DOTALL)}
_STEP = re.compile(r"\$\$|\$[({]|\\\r?\n|\\.|[(){}\"'`;|&]|\s+|[^\s\\$(){}\"'`;|&]+|[$\\]", re.DOTALL)
# A whole word without quotes and calls, as most are: ``-o``, ``$@``, ``$(CFLAGS)``, ``lib$(NAME).a``
_PLAIN = re.compile(r"(?:[^\s\\$(){}\"'`;|&]++|\$[({][\w.-]+[)}]|\$[@<^+*?%])++(?=[\s;|&`]|\Z)")
_CALL = re.compile(r"\$[({]([a-z][a-z-]*)[ \t]+")
#: Functions with the number of their arguments, the last of which keeps its commas. Others have one.
_ARGUMENTS = {
    **dict.fromkeys(("addprefix", "addsuffix", "filter", "filter-out", "findstring", "join", "word"), 2),
    **dict.fromkeys(("foreach", "patsubst", "subst", "wordlist", "if"), 3),
    **dict.fromkeys(("call", "and", "or"), 99),
}


@dataclass(frozen=True, slots=True)
class Span:
    """A word, or another part of a text, from ``start`` to ``end`` (excluded)."""

    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Call:
    """``$(name argument,argument)``, from ``start`` to ``end`` (excluded)."""

    name: str
    start: int
    end: int
    arguments: tuple[Span, ...]


@lru_cache(maxsize=2**12)
def words(code: str, start: int, end: int) -> tuple[Span, ...]:
    """The words between two places, as the shell has them: calls and quoted texts are parts of a word, ``;``, ``&&``,
    ``||``, ``|`` and single brackets are words of their own.
    """
    return tuple(_words(code, start, end))


def _words(code: str, start: int, end: int) -> Iterator[Span]:
    at = begin = start
    while at < end:
        if begin == at and (plain := _PLAIN.match(code, at, end)):
            at = plain.end()
        if at == end:
            break
        match = _STEP.match(code, at, end)
        assert match is not None  # every character is in one of its arms
        step = match[0]
        blank = step.isspace() or step.startswith(("\\\n", "\\\r"))
        if blank or (step in ";|&()`" and not _joins(code, begin, at, step)):
            if begin < at:
                yield Span(code[begin:at], begin, at)
            at = begin = match.end()
            if not blank:
                yield Span(step, match.start(), at)
            continue
        at = _after(code, at, end) if step[0] in "$\"'" else match.end()
    if begin < end:
        yield Span(code[begin:end], begin, end)


def _joins(code: str, begin: int, at: int, step: str) -> bool:
    """Whether a bracket is part of the word that begins at ``begin``: ``$(SRC:%.cu=lib(%))``, ``name(x)``."""
    return step in "()" and begin < at and code[begin:at].count("(") >= (step == ")")


def _after(code: str, at: int, end: int) -> int:
    """The place after the call or the quoted text at ``at``, or after its first character where it is not closed."""
    if code[at] == "$":
        return _after_call(code, at, end) if _OPENER.match(code, at, end) else min(at + 2, end)
    place = at + 1
    while match := _IN_QUOTES[code[at]].search(code, place, end):
        if match[0] == code[at]:
            return match.end()
        place = _after_call(code, match.start(), end) if match[0][0] == "$" else match.end()
    return at + 1


def _after_call(code: str, at: int, end: int) -> int:
    """The place after the call at ``at``, or after its opening where it is not closed. Only its own kind of bracket
    counts inside, as for make.
    """
    opening = code[at + 1]
    depth = 0
    for match in _BRACKETS[opening].finditer(code, at + 1, end):
        depth += 1 if match[0] == opening else -1
        if not depth:
            return match.end()
    return at + 2


def unclosed(code: str, start: int, end: int) -> Span | None:
    """The first ``$(`` between two places that is not closed there."""
    at = start
    while match := _MARK.search(code, at, end):
        at = match.end()
        if match[0] in ("$(", "${"):
            at = _after_call(code, match.start(), end)
            if at == match.end():
                return Span(match[0], *match.span())
    return None


def calls(code: str, start: int, end: int) -> Iterator[Call]:
    """The calls of functions between two places, those inside of others too, after the others."""
    for match in _DOLLAR.finditer(code, start, end):
        at = match.start()
        if match[0] != "$$" and (call := _CALL.match(code, at, end)):
            after = _after_call(code, at, end)
            if after > at + 2:
                arguments = tuple(_arguments(code, call.end(), after - 1, _ARGUMENTS.get(call[1], 1)))
                yield Call(call[1], at, after, arguments)


def _arguments(code: str, start: int, end: int, count: int) -> Iterator[Span]:
    """The arguments of a function, ``count`` at most, with their commas in brackets."""
    begin, depth = start, 0
    for at in range(start, end):
        depth += (code[at] in "({") - (code[at] in ")}")
        if code[at] == "," and not depth and count > 1:
            yield Span(code[begin:at], begin, at)
            begin, count = at + 1, count - 1
    yield Span(code[begin:end], begin, end)
