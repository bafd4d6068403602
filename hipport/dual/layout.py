"""Which lines of a file an ``#if`` arm may stand around."""

from __future__ import annotations

from bisect import bisect_left
from bisect import bisect_right
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.source.arms import Arms
from hipport.source.arms import Chain
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import kind
from hipport.source.lexer import tokenize
from hipport.source.text import BOM
from hipport.source.text import Source
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

_NEAR = 2  # lines between two arms that are fewer than those of another arm
_CLOSERS = {")": "(", "}": "{", "]": "["}
#: What the last token of a line is after which a statement, a declaration or an item of a list begins.
_ENDS = frozenset("; { } : , > else do".split())


class NoArmError(ValueError):
    """No arm can be put around lines that need one; the message says why."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """The bytes ``start``..``end`` (end excluded) of a file: whole lines; none of them where both are equal."""

    start: int
    end: int

    def holds(self, start: int, end: int) -> bool:
        """Whether the span has all of some bytes; an insertion at one of its ends belongs to it."""
        return self.start <= start and end <= self.end


class Layout:
    """The lines of a file, and what must not be cut in two."""

    def __init__(self, source: Source, tokens: Tokens, arms: Arms) -> None:
        self._source = source
        self._tokens = tokens
        self._lines = sorted(_line_starts(tokens) | {len(BOM) * source.text.startswith(BOM)})
        self._conditionals = [list(_lines_of(tokens, chain)) for chain in arms.chains]
        self._unbalanced = {tokens.starts[each.directive.first] for each in arms.unbalanced}
        self._ends = tokenize(source.text + "\n")[-1].isspace() and not source.text.rstrip("\r\n").endswith("\\")
        self._parentheses = list(_parentheses(source.text, tokens))

    def spans(self, places: Iterable[tuple[int, int]]) -> tuple[Span, ...]:
        """The fewest lines around some places that may stand in arms, neighbours together. Raises NoArmError."""
        found = sorted({self._widened(start, end) for start, end in places})
        while True:
            joined = self._joined(found)
            if joined == found:
                if not self._ends and any(span.end == len(self._source.text) for span in joined):
                    raise NoArmError("the file ends inside of a comment or a literal, or after a backslash")
                return tuple(joined)
            found = sorted({self._widened(span.start, span.end) for span in joined})

    def _joined(self, spans: Iterable[Span]) -> list[Span]:
        joined: list[Span] = []
        for span in spans:
            if joined and (span.start <= joined[-1].end or self._are_near(joined[-1].end, span.start)):
                joined[-1] = Span(joined[-1].start, max(joined[-1].end, span.end))
            else:
                joined.append(span)
        return joined

    def _are_near(self, end: int, start: int) -> bool:
        between = any(end <= line.start < start for lines in self._conditionals for line in lines)
        return not between and self._source.text.count("\n", end, start) <= _NEAR

    def _widened(self, start: int, end: int) -> Span:
        span = self._whole_lines(start, end)
        while True:
            wider = self._with_statements(self._with_parentheses(self._with_conditionals(span)))
            if wider == span:
                return span
            span = wider

    def _whole_lines(self, start: int, end: int) -> Span:
        lines = self._lines
        first = lines[max(bisect_right(lines, start) - 1, 0)]
        if start == end and start == first:
            return Span(start, start)
        next_line = bisect_left(lines, max(end, start + 1))
        return Span(first, lines[next_line] if next_line < len(lines) else len(self._source.text))

    def _with_conditionals(self, span: Span) -> Span:
        """The span with all of each conditional of which it has a line."""
        for lines in self._conditionals:
            inside = [span.start < line.end and line.start < span.end for line in lines]
            if any(inside):
                span = Span(min(span.start, lines[0].start), max(span.end, lines[-1].end))
        if any(span.start <= at < span.end for at in self._unbalanced):
            raise NoArmError("an #if without an #endif, or an #endif without an #if, has a part of the changes")
        return self._whole_lines(span.start, span.end)

    def _with_parentheses(self, span: Span) -> Span:
        """The span with all of each pair of parentheses that it cuts or is in: they may be those of a macro's call."""
        for opener, closer in self._parentheses:
            if opener < span.start <= closer or opener < span.end <= closer:
                span = Span(min(span.start, opener), max(span.end, closer + 1))
        return self._whole_lines(span.start, span.end)

    def _with_statements(self, span: Span) -> Span:
        """The span up to where a statement begins and ends, as far as the last token of a line tells it."""
        if span.start == span.end:
            return span
        begins, ends = self._gone_on(span.start), self._gone_on(span.end)
        starts = self._tokens.starts
        return self._whole_lines(starts[begins[0]] if begins else span.start, starts[ends[1] + 1] if ends else span.end)

    def _gone_on(self, offset: int) -> tuple[int, int] | None:
        """The tokens before and after a line's beginning where one statement has both."""
        tokens = self._tokens
        middle = tokens.at_offset(offset)
        before = next((i for i in range(middle - 1, -1, -1) if not is_blank(tokens.texts[i])), -1)
        after = next((i for i in range(middle, len(tokens)) if not is_blank(tokens.texts[i])), -1)
        if before < 0 or after < 0 or tokens.texts[before] in _ENDS or tokens.texts[after] == "{":
            return None
        if tokens.texts[before] == ")" and kind(tokens.texts[after]) is not TokenKind.PUNCTUATION:
            return None  # if (x), template <...> and calls of macros: what stands after them is of its own
        return None if tokens.directive_at(before) or tokens.directive_at(after) else (before, after)


def _line_starts(tokens: Tokens) -> set[int]:
    """The offsets after the newlines that end a line: none of those in a comment, a literal and after a backslash."""
    found: set[int] = set()
    for index, text in enumerate(tokens.texts):
        if "\n" in text and text.isspace():
            start = tokens.starts[index]
            found.update(start + at + 1 for at, letter in enumerate(text) if letter == "\n")
    return found


def _lines_of(tokens: Tokens, chain: Chain) -> Iterator[Span]:
    """The lines of a conditional itself: ``#if``, ``#else``, ``#endif``."""
    directives = [arm.directive for arm in chain.arms]
    for line in (*directives, _ends(tokens, chain)):
        if line is not None:
            yield Span(tokens.starts[line.first], tokens.starts[line.end])


def _ends(tokens: Tokens, chain: Chain) -> Directive | None:
    """The ``#endif`` of a conditional, None where it has none."""
    return tokens.directive_at(chain.arms[-1].end)


def _parentheses(text: str, tokens: Tokens) -> Iterator[tuple[int, int]]:
    """The offsets of the parentheses of each pair that spans lines; what does not balance is not one."""
    opened: list[int] = []
    for index in tokens.where({"(", ")", "{", "}", "[", "]"}):
        if tokens.directive_at(index):
            continue
        token = tokens.texts[index]
        if token not in _CLOSERS:
            opened.append(index)
            continue
        if token == "}":  # an unclosed parenthesis ends with the block around it
            while opened and tokens.texts[opened[-1]] != "{":
                opened.pop()
        if opened and tokens.texts[opened[-1]] == _CLOSERS[token]:
            opener = opened.pop()
            if token == ")" and "\n" in text[tokens.starts[opener] : tokens.starts[index]]:
                yield tokens.starts[opener], tokens.starts[index]
