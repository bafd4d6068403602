"""The calls in a file of Meson's, with the places of their arguments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass

# A string ends on its line, but for one in three quotes; f'...' is another kind of string.
_TOKEN = re.compile(
    r"(?P<blank>\s+|#[^\n]*)|(?P<string>f?'''.*?'''|f?'(?:[^'\\\n]|\\.)*')|(?P<open_string>f?')"
    r"|(?P<name>[A-Za-z_]\w*)|(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<other>.)",
    re.DOTALL,
)
_CLOSERS = {"(": ")", "[": "]", "{": "}"}
_BLOCKS = {"if": "endif", "foreach": "endforeach"}


class MesonSyntaxError(Exception):
    """A text that Meson would not read; ``offset`` is the place."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a string or a sign: its place and its text."""

    start: int
    text: str

    @property
    def end(self) -> int:
        """The offset after it."""
        return self.start + len(self.text)


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function: its name's place and the offset after its parenthesis; the arguments as their tokens."""

    name: str
    start: int
    end: int
    positional: tuple[tuple[Token, ...], ...]
    keywords: Mapping[str, tuple[Token, ...]]


def calls(text: str) -> Iterator[Call]:
    """The calls of functions in a text, not those of methods (``meson.get_compiler()``). Raises MesonSyntaxError."""
    tokens = list(_tokens(text))
    pairs = _pairs(tokens)
    for at, token in enumerate(tokens[:-1]):
        is_function = token.text.isidentifier() and (at == 0 or tokens[at - 1].text != ".")
        if is_function and tokens[at + 1].text == "(":
            last = pairs[at + 1]
            arguments = list(_arguments(tokens, at + 2, last, pairs))
            named = {words[0].text: words[2:] for words in arguments if len(words) > 1 and words[1].text == ":"}
            others = tuple(words for words in arguments if words[0].text not in named)
            yield Call(token.text, token.start, tokens[last].end, others, named)


def _tokens(text: str) -> Iterator[Token]:
    for match in _TOKEN.finditer(text):
        if match["open_string"]:
            raise MesonSyntaxError(match.start(), "a string is not closed")
        if not match["blank"]:
            yield Token(match.start(), match[0])


def _pairs(tokens: Sequence[Token]) -> dict[int, int]:
    """The index of each closing bracket by that of the opening one; conditionals and loops are checked with them."""
    pairs: dict[int, int] = {}
    opened: list[int] = []
    for at, token in enumerate(tokens):
        if token.text in _CLOSERS or (token.text in _BLOCKS and _is_statement(tokens, at)):
            opened.append(at)
        elif token.text in _CLOSERS.values() or (token.text in _BLOCKS.values() and _is_statement(tokens, at)):
            closer = (_CLOSERS | _BLOCKS).get(tokens[opened[-1]].text) if opened else None
            if closer != token.text:
                raise MesonSyntaxError(token.start, f"{token.text} closes nothing")
            pairs[opened.pop()] = at
    if opened:
        raise MesonSyntaxError(tokens[opened[-1]].start, f"{tokens[opened[-1]].text} is not closed")
    return pairs


def _is_statement(tokens: Sequence[Token], at: int) -> bool:
    """Whether a word is one of the language, not the name of an argument or a method: ``if: x``, ``a.if``."""
    after = tokens[at + 1].text if at + 1 < len(tokens) else ""
    return after != ":" and (at == 0 or tokens[at - 1].text != ".")


def _arguments(tokens: Sequence[Token], at: int, last: int, pairs: Mapping[int, int]) -> Iterator[tuple[Token, ...]]:
    """The tokens of each argument between the parentheses ``at - 1`` and ``last``."""
    begin = at
    while at <= last:
        if at == last or tokens[at].text == ",":
            if at > begin:
                yield tuple(tokens[begin:at])
            begin = at + 1
        at = pairs.get(at, at) + 1
