"""What uses of a macro make of its replacement, read from tokens."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.functions import words_of
from hipport.code.macros import Parameters
from hipport.code.macros import parameters_of
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens


@dataclass(frozen=True, slots=True)
class MacroUse:
    """A use of a macro: the tokens of its file, its index there, and the texts of its arguments."""

    tokens: Tokens
    place: int
    arguments: tuple[str, ...]


class Expansion:
    """The code that a use of a macro stands for, as ``tokens``; macros inside of it stay as they are."""

    def __init__(self, definition: Tokens, line: Directive, parameters: Parameters, arguments: Iterable[str]) -> None:
        self._body = definition.code(parameters.closer + 1, line.end)
        words = [definition.texts[at] for at in self._body]
        pieces = _filled_in(words, dict(zip(parameters.names, arguments, strict=False)))
        self._starts = list(accumulate(map(len, pieces), initial=0))
        self.tokens = Tokens("".join(pieces))

    def origin(self, index: int) -> int:
        """The index, in the file of the definition, of the token that a token of the expansion is made of."""
        return self._body[bisect_right(self._starts, self.tokens.starts[index], hi=len(self._body)) - 1]


def uses_of(
    name: str, files_with: Callable[[str], Iterable[Tokens]], seen: frozenset[str] = frozenset()
) -> Iterator[MacroUse]:
    """The uses of a macro in files; ``files_with`` gives those that have a name. A use in the replacement of another
    macro, ``#define BOTH(T) SUM(T##2) SUM(T##3)``, counts once for each use of that one.
    """
    for tokens in files_with(name):
        for index in tokens.places(name):
            line, opener = tokens.directive_at(index), tokens.after(index)
            closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
            spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
            if spans is None or (line and (line.name != "define" or tokens.after(line.name_at) == index)):
                continue
            arguments = [words_of(tokens, span.first, span.end) for span in spans]
            outer = parameters_of(tokens, line) if line else None
            outer_name = tokens.texts[tokens.after(line.name_at)] if line else name
            if line is None or outer is None:
                yield MacroUse(tokens, index, tuple(map(" ".join, arguments)))
            elif outer_name not in seen:
                for use in uses_of(outer_name, files_with, seen | {name, outer_name}):
                    values = dict(zip(outer.names, use.arguments, strict=False))
                    filled_in = tuple("".join(_filled_in(words, values)) for words in arguments)
                    yield MacroUse(use.tokens, use.place, filled_in)


def _filled_in(words: Iterable[str], values: Mapping[str, str]) -> list[str]:
    """The words of a replacement, each with the blank before it, with values for parameters: ``T##3`` is a ``float``
    and a ``3`` without a blank. What pastes is empty.
    """
    pieces = []
    blank = ""
    for word in words:
        pieces.append("" if word == "##" else blank + values.get(word, word))
        blank = "" if word == "##" else " "
    return pieces
