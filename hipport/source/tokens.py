"""Tokens with their offsets, neighbours and preprocessor lines."""

from __future__ import annotations

import re
import sys
from bisect import bisect_left
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from functools import wraps
from itertools import accumulate
from itertools import chain
from itertools import compress
from itertools import count
from itertools import islice
from itertools import pairwise
from typing import TypeVar
from typing import cast

from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.lexer import tokenize
from hipport.source.open_brackets import OpenBrackets
from hipport.source.text import BOM

_Read = TypeVar("_Read")
_FEW_TEXTS = 64  # to look for that many one by one takes as long as a pass over the tokens
_MOST_SIGNS = sys.maxunicode + 1
#: What blanks and preprocessor lines begin with, and some other tokens.
_NOT_PLAIN = frozenset(" \t\r\n\f\v\0/\\#" + BOM[0])
_INCLUDES = frozenset(("include", "include_next", "import"))
#: The signs before a member of an object, and with them all that stand between the parts of a name.
OF_MEMBER = frozenset((".", "->"))
QUALIFYING = OF_MEMBER | {"::"}
#: The closing bracket of each opening one.
CLOSERS = {"(": ")", "[": "]", "{": "}"}
_BRACES = frozenset("{}")
BRACKETS = frozenset((*CLOSERS, *CLOSERS.values()))


# PROJECT_NAMESPACE_BEGIN, BEGIN_NAMESPACE_LAB, __BEGIN_DECLS, LAB_NS_END
_OPENS_NAMESPACE = ("BEGIN", "OPEN", "NAMESPACE", "_NS")
_OF_NAMESPACE = re.compile(r"(?:\w*_)?(?:BEGIN|END|OPEN|CLOSE|NAMESPACE|NS)(?:_\w*)?")
_BEFORE_LINE = frozenset((";", "{", "}"))
_AFTER_LINE = frozenset(("#", "}", "[", "::", "~"))


@dataclass(frozen=True, slots=True)
class Directive:
    """A preprocessor line, continuations included, or a line with a macro that begins or ends a namespace, which has no
    name.

    ``first`` is the index of its ``#``, ``name_at`` of its name, ``end`` of the newline after it (or the token count).
    """

    name: str
    first: int
    name_at: int
    end: int


def _ends_line(token: str) -> bool:
    """Whether a token is space with a newline, which ends a preprocessor line as no comment and no splice does."""
    return token.isspace() and "\n" in token


class Tokens:
    """The tokens of a text. Indices into ``texts`` are the coordinate of everything in this package.

    ``directives`` holds every preprocessor line in order, and those lines that say no more than that a namespace begins
    or ends, by a macro: what follows does not begin with it. The ``<name>`` of an include is one token.
    """

    def __init__(self, text: str) -> None:
        self.texts = tokenize(text)
        self.directives: list[Directive] = []
        self.read: dict[object, object] = {}  # what functions have read in them, as ``once`` keeps it
        if "#" in text:
            self._scan_directives()
        if any(word in text for word in _OPENS_NAMESPACE):
            self._scan_namespaces()

    def __len__(self) -> int:
        return len(self.texts)

    @cached_property
    def starts(self) -> list[int]:
        """Byte offset of each token, and of the end of the text as a last element."""
        return list(accumulate(map(len, self.texts), initial=0))

    @cached_property
    def distinct(self) -> frozenset[str]:
        """The distinct token texts: what can be decided once a text is decided on this, not on every token."""
        return frozenset(self.texts)

    @cached_property
    def blanks(self) -> frozenset[str]:
        """The distinct tokens that separate others and mean nothing themselves."""
        return frozenset(filter(is_blank, self.distinct))

    @cached_property
    def strings(self) -> frozenset[str]:
        """The distinct tokens that are string literals."""
        return frozenset(text for text in self.distinct if '"' in text and kind(text) is TokenKind.STRING)

    @cached_property
    def _in_order(self) -> list[str]:
        return sorted(self.distinct)

    def beginning(self, *beginnings: str) -> Iterator[str]:
        """The distinct tokens that begin with one of some texts, none of which begins like another. Rules ask for many,
        and for none is each token looked at.
        """
        ordered = self._in_order
        for beginning in beginnings:
            for text in islice(ordered, bisect_left(ordered, beginning), None):
                if not text.startswith(beginning):
                    break
                yield text

    @cached_property
    def _signs(self) -> dict[str, str]:
        """A character for each text, as far as there are enough."""
        return dict(zip(self.distinct, map(chr, range(_MOST_SIGNS)), strict=False))

    @cached_property
    def _signed(self) -> str:
        """The tokens, each as its character: a search for one of them is a search in a string."""
        return "".join(map(self._signs.__getitem__, self.texts))

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        return {}

    def _places_of(self, text: str) -> list[int]:
        """The indices of the tokens with a text, in order, looked for once: rules ask for the same ones."""
        found = self._places.get(text)
        if found is None:
            found = self._places[text] = []
            if len(self.distinct) > _MOST_SIGNS:
                found += compress(count(), map(text.__eq__, self.texts))
            elif text in self.distinct:
                sign, signed = self._signs[text], self._signed
                at = signed.find(sign)
                while at >= 0:
                    found.append(at)
                    at = signed.find(sign, at + 1)
        return found

    def places(self, text: str) -> Iterator[int]:
        """The indices of the tokens with a text, in order."""
        return iter(self._places_of(text))

    def places_before(self, text: str, index: int) -> Iterator[int]:
        """The indices of the tokens with a text before ``index``, the nearest first."""
        places = self._places_of(text)
        return map(places.__getitem__, range(bisect_left(places, index) - 1, -1, -1))

    def pairs(self, text: str) -> Iterator[int]:
        """The indices of the tokens with a text after which one with the same text follows, in order."""
        return (at for at, following in pairwise(self._places_of(text)) if following == at + 1)

    def where(self, wanted: Set[str] | Mapping[str, object]) -> list[int]:
        """The indices of the tokens whose text is one of those wanted, in order."""
        found = self.distinct.intersection(wanted)
        if len(found) > _FEW_TEXTS:
            return list(compress(count(), map(found.__contains__, self.texts)))
        places = list(chain.from_iterable(map(self._places_of, found)))
        if len(found) > 1:
            places.sort()
        return places

    def end(self, index: int) -> int:
        """Byte offset of the end of token ``index``."""
        return self.starts[index + 1]

    def at_offset(self, offset: int) -> int:
        """Index of the token that holds the byte ``offset``."""
        return bisect_right(self.starts, offset) - 1

    def _scan_directives(self) -> None:
        texts = self.texts
        at = -1
        while True:
            try:
                at = texts.index("#", at + 1)
            except ValueError:
                return
            if not self._begins_line(at):
                continue
            name_at = self._skip_blank(at + 1)
            name = texts[name_at] if name_at < len(texts) and is_name(texts[name_at]) else ""
            if name in _INCLUDES:
                self._join_header(name_at + 1)
            end = at + 1
            while end < len(texts) and not ("\n" in texts[end] and texts[end].isspace()):
                end += 1
            self.directives.append(Directive(name, at, name_at if name else at, end))
            at = end

    def _scan_namespaces(self) -> None:
        """``LAB_NAMESPACE_BEGIN`` and ``NAMESPACE_BEGIN(lab)`` on lines of their own, between declarations."""
        names = [name for name in self.distinct if name.isupper() and _OF_NAMESPACE.fullmatch(name)]
        ends = {line.end for line in self.directives}
        for at in sorted(chain.from_iterable(map(self._places_of, names))):
            last = at + 3 if self.texts[at + 1 : at + 4 : 2] == ["(", ")"] else at
            end = self._skip_blank(last + 1)
            if self._ends_line_at(end) and self._begins_line(at) and self._is_between(at, end, ends):
                self.directives.append(Directive("", at, at, end))
                ends.add(end)
        if names:
            self.directives.sort(key=lambda line: line.first)

    def _ends_line_at(self, index: int) -> bool:
        return index >= len(self.texts) or _ends_line(self.texts[index])

    def _is_between(self, first: int, end: int, ends: Set[int]) -> bool:
        """Whether a line follows a statement, a brace or a preprocessor line, which end at ``ends``, and a declaration
        or a brace follows it.
        """
        texts = self.texts
        first -= 1
        while first >= 0 and is_blank(texts[first]) and first not in ends:
            first -= 1
        while end < len(texts) and is_blank(texts[end]):
            end += 1
        follows_one = first < 0 or first in ends or texts[first] in _BEFORE_LINE
        return follows_one and (end >= len(texts) or is_name(texts[end]) or texts[end] in _AFTER_LINE)

    def _begins_line(self, index: int) -> bool:
        """Whether only blanks stand before the token on its line."""
        while index > 0:
            index -= 1
            token = self.texts[index]
            if not is_blank(token):
                return False
            if _ends_line(token):
                return True
        return True

    def _skip_blank(self, index: int) -> int:
        """Index of the next token of this line that is not blank, or of the newline."""
        texts = self.texts
        while index < len(texts) and is_blank(texts[index]) and not _ends_line(texts[index]):
            index += 1
        return index

    def _join_header(self, index: int) -> None:
        """Make one token of the ``<name>`` that begins after ``index``, if one does."""
        texts = self.texts
        first = self._skip_blank(index)
        if first >= len(texts) or texts[first] != "<":
            return
        last = first
        while last < len(texts) and texts[last] != ">":
            if "\n" in texts[last]:
                return
            last += 1
        if last < len(texts):
            texts[first : last + 1] = ["".join(texts[first : last + 1])]

    @cached_property
    def _directive_firsts(self) -> list[int]:
        return [d.first for d in self.directives]

    def directive_at(self, index: int) -> Directive | None:
        """The preprocessor line that token ``index`` is in, if it is in one."""
        at = bisect_right(self._directive_firsts, index) - 1
        if at >= 0 and index < self.directives[at].end:
            return self.directives[at]
        return None

    def outside(self, places: Iterable[int]) -> Iterator[int]:
        """Those of some indices, given in order, that are in no preprocessor line."""
        lines = iter(self.directives)
        line = next(lines, None)
        for index in places:
            while line and line.end <= index:
                line = next(lines, None)
            if not line or index < line.first:
                yield index

    def before(self, index: int) -> int:
        """Index of the nearest token before ``index`` that is not blank, or -1.

        From code, preprocessor lines are stepped over; from inside one, and from the newline that ends it, the search
        ends with its ``#``.
        """
        texts = self.texts
        at = index - 2 if index > 1 and texts[index - 1] == " " else index - 1
        if at >= 0 and texts[at][0] not in _NOT_PLAIN and (index >= len(texts) or texts[index] != "#"):
            return at  # on the same line, as nearly always
        at = bisect_right(self._directive_firsts, index) - 1
        if at >= 0 and index <= self.directives[at].end:
            return next((i for i in range(index - 1, self.directives[at].first - 1, -1) if not is_blank(texts[i])), -1)
        code = self._code
        at = bisect_left(code, index) - 1
        return code[at] if at >= 0 else -1

    def after(self, index: int) -> int:
        """Index of the nearest token after ``index`` that is not blank, or -1; preprocessor lines as in ``before``.

        Nothing stands after -1, which is nowhere: a search that starts there does not begin again at the first token.
        """
        if index < 0:
            return -1
        texts = self.texts
        at = index + 1
        if at < len(texts) and texts[at] == " ":
            at += 1
        if at < len(texts) and texts[at][0] not in _NOT_PLAIN:
            return at  # on the same line, as nearly always
        line = self.directive_at(index)
        if line:
            return next((i for i in range(index + 1, line.end) if not is_blank(texts[i])), -1)
        return self._from(index + 1)

    @cached_property
    def first(self) -> int:
        """Index of the first token that is not blank, outside of preprocessor lines, or -1."""
        return self._from(0)

    def _from(self, index: int) -> int:
        """Index of the nearest token from ``index`` on that is not blank, outside of preprocessor lines, or -1."""
        code = self._code
        at = bisect_left(code, index)
        return code[at] if at < len(code) else -1

    @cached_property
    def _code(self) -> list[int]:
        """The indices of the tokens that are not blank, outside of preprocessor lines: long comments are passed in one
        step.
        """
        texts, blanks = self.texts, self.blanks
        found: list[int] = []
        first = 0
        for line in self.directives:
            found += [index for index in range(first, line.first) if texts[index] not in blanks]
            first = line.end
        return found + [index for index in range(first, len(texts)) if texts[index] not in blanks]

    def code(self, first: int, end: int) -> list[int]:
        """The indices from ``first`` to ``end`` (excluded) without blanks and preprocessor lines, but for the one that
        ``first`` is in.
        """
        if self.directive_at(first):
            return [index for index in range(first, end) if self.texts[index] not in self.blanks]
        code = self._code
        return code[bisect_left(code, first) : bisect_left(code, end)]

    @cached_property
    def closers(self) -> dict[int, int]:
        """The index of the bracket that closes each ``(``, ``[`` and ``{``. One around a bracket of another kind that
        is open or closed too often is left out: ``( ]``, ``{ ( }``. Each preprocessor line is a text of its own, and
        the code around it another, of which each arm of a conditional begins where that does.
        """
        texts = self.texts
        found: dict[int, int] = {}
        lines = iter((*self.directives, Directive("", len(texts), len(texts), len(texts))))
        line = next(lines)
        code = OpenBrackets()
        inside: list[tuple[int, ...]] = []
        for index in self.where(BRACKETS):
            while index >= line.end:
                code.pass_line(line.name)
                line, inside = next(lines), []
            opened = inside if index >= line.first else code.stack
            text = texts[index]
            if text in CLOSERS:
                opened.append((index,))
            elif opened and CLOSERS[texts[opened[-1][0]]] == text:
                for opener in opened.pop():
                    found[opener] = index
            else:
                opened.clear()
        return found

    @cached_property
    def openers(self) -> dict[int, int]:
        """The index of the bracket that each ``)``, ``]`` and ``}`` closes, as ``closers`` has it."""
        return {closer: opener for opener, closer in self.closers.items()}

    @cached_property
    def _braces(self) -> tuple[list[int], list[int], list[int]]:
        """Of each ``{`` outside of preprocessor lines, in order: its index, that of its ``}``, and which one is around
        it (a position in these lists, or -1).
        """
        openers: list[int] = []
        closers: list[int] = []
        parents: list[int] = []
        opened = OpenBrackets()
        lines = iter(self.directives)
        line = next(lines, None)
        for index in self.where(_BRACES):
            while line and line.end <= index:
                opened.pass_line(line.name)
                line = next(lines, None)
            if line and line.first <= index:
                continue
            if self.texts[index] == "{":
                parents.append(opened.stack[-1][0] if opened.stack else -1)
                opened.stack.append((len(openers),))
                openers.append(index)
                closers.append(len(self.texts))
            elif opened.stack:
                for opener in opened.stack.pop():
                    closers[opener] = index
        return openers, closers, parents

    def brace_end(self, opener: int) -> int:
        """Index of the ``}`` of the ``{`` at a place outside of preprocessor lines, -1 where it has none."""
        openers, closers, _ = self._braces
        at = bisect_left(openers, opener)
        known = at < len(openers) and openers[at] == opener and closers[at] < len(self.texts)
        return closers[at] if known else -1

    def open_braces(self, index: int) -> Iterator[int]:
        """The braces around a token, innermost first; none for a token of a preprocessor line."""
        if self.directive_at(index):
            return
        openers, closers, parents = self._braces
        at = bisect_left(openers, index) - 1
        while at >= 0:
            if closers[at] > index:
                yield openers[at]
            at = parents[at]

    def text_at(self, index: int) -> str:
        """The text of a token, empty for -1."""
        return self.texts[index] if index >= 0 else ""


class _Texts:
    """The tokens of the texts that were asked for last, of which those are kept that have up to ``most`` characters
    together.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[str, Tokens] = OrderedDict()
        self._size = 0

    def of(self, text: str) -> Tokens:
        """The tokens of a text."""
        if text in self._kept:
            self._kept.move_to_end(text)
            return self._kept[text]
        tokens = self._kept[text] = Tokens(text)
        self._size += len(text)
        while self._size > self._most and len(self._kept) > 1:
            oldest, _ = self._kept.popitem(last=False)
            self._size -= len(oldest)
        return tokens


_TEXTS = _Texts(2**22)  # which take some 20 times as much memory, as far as everything has been asked of them


def tokens_of(text: str) -> Tokens:
    """The tokens of a text, kept for the next who asks: rules look into the same headers of the tree, one by one, a
    file is converted again when the tree is known, and variants of one program have files in common.
    """
    return _TEXTS.of(text)


def once(read: Callable[[Tokens], _Read]) -> Callable[[Tokens], _Read]:
    """A function of the tokens alone, called once for each: its answer is kept with them."""

    @wraps(read)
    def answer(tokens: Tokens) -> _Read:
        if read not in tokens.read:
            tokens.read[read] = read(tokens)
        return cast("_Read", tokens.read[read])

    return answer
