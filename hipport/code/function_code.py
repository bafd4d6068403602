"""The code of one function as a list of words that can be looked around in."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from itertools import takewhile

from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_CLOSERS = {"(": ")", "[": "]", "{": "}"}
_NO_TYPE = frozenset(
    "return else case goto new delete throw do sizeof if for while switch break continue operator typename".split()
)
_IN_TYPE = frozenset(("::", "<", ">", "*", "&"))
_BEFORE_PARAMETER = frozenset(("(", ","))
_COMPARING = frozenset(("=", "!", "<", ">"))
_ASSIGNING = frozenset("+-*/%&|^")
_QUALIFIERS = frozenset("const volatile static constexpr register __shared__ __restrict__ __restrict inline".split())
_INTEGERS_OF_32 = frozenset(
    (
        ("unsigned",),
        ("unsigned", "int"),
        ("int", "unsigned"),
        ("int",),
        ("uint",),
        ("uint32_t",),
        ("int32_t",),
        ("std", "::", "uint32_t"),
        ("std", "::", "int32_t"),
    )
)


@dataclass(frozen=True)
class FunctionCode:
    """The words of a function, or of a macro, without blanks and preprocessor lines: ``texts`` by position, with the
    index of each one's token in ``places``. ``body`` is the position at which the parameters and all before them end.
    """

    places: tuple[int, ...]
    texts: tuple[str, ...]
    body: int

    def position(self, index: int) -> int:
        """The position of a token."""
        return bisect_left(self.places, index)

    def text(self, position: int) -> str:
        """The word at a position, empty beyond the code."""
        return self.texts[position] if 0 <= position < len(self.texts) else ""

    def where(self, *words: str) -> Iterator[int]:
        """The positions of words, in order."""
        return iter(sorted(chain.from_iterable(self._places.get(word, ()) for word in {*words})))

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        """The positions of each word: rules ask for many, one after the other."""
        found: dict[str, list[int]] = {}
        for position, text in enumerate(self.texts):
            found.setdefault(text, []).append(position)
        return found

    @cached_property
    def partner(self) -> dict[int, int]:
        """The position of the other bracket of a pair."""
        pairs: dict[int, int] = {}
        stack: list[int] = []
        for position, text in enumerate(self.texts):
            if text in _CLOSERS:
                stack.append(position)
            elif stack and text == _CLOSERS[self.texts[stack[-1]]]:
                opener = stack.pop()
                pairs[opener], pairs[position] = position, opener
        return pairs

    @cached_property
    def _opener(self) -> list[int]:
        """Of each position, that of the innermost bracket around it, or -1."""
        found: list[int] = []
        stack = [-1]
        for position, text in enumerate(self.texts):
            if text in ")]}" and len(stack) > 1:
                stack.pop()
            found.append(stack[-1])
            if text in _CLOSERS:
                stack.append(position)
        return found

    def around(self, position: int) -> Iterator[int]:
        """The positions of the brackets around a word, innermost first."""
        opener = self._opener[position]
        while opener >= 0:
            yield opener
            opener = self._opener[opener]

    def statement(self, position: int) -> tuple[int, int]:
        """First position and end of the statement that a word is in: up to the ``;`` or brace on either side that is
        in no parenthesis.
        """
        ends = self._statement_ends
        at = bisect_left(ends, position)
        return ends[at - 1] + 1 if at else 0, ends[at] if at < len(ends) else len(self.texts)

    @cached_property
    def _statement_ends(self) -> list[int]:
        """The positions of braces, and of each ``;`` that is in no parenthesis of its block."""
        openers = ("{", "")
        return [
            at
            for at, text in enumerate(self.texts)
            if text in ("{", "}") or (text == ";" and self.text(self._opener[at]) in openers)
        ]

    def statement_end(self, first: int) -> int:
        """The end of the statement that begins at a position, with all that belongs to it.

        ``x = f();``, ``{ ... }``, ``if constexpr (a) b(); else c();``, ``for (;;) while (a) b();``,
        ``do a(); while (b);``
        """
        word = self.text(first)
        if word == "{":
            return self.partner.get(first, len(self.texts)) + 1
        if word == "do":
            opener = self.statement_end(first + 1) + 1
            return self.partner.get(opener, opener) + 2
        if word in ("if", "for", "while"):
            opener = first + 1 + (self.text(first + 1) == "constexpr")
            end = self.statement_end(self.partner.get(opener, opener) + 1)
            return self.statement_end(end + 1) if word == "if" and self.text(end) == "else" else end
        end = first
        while end < len(self.texts) and self.texts[end] not in (";", "}"):
            end = self.partner.get(end, end) + 1 if self.texts[end] in _CLOSERS else end + 1
        return end + 1

    def arguments(self, opener: int) -> list[tuple[int, int]]:
        """First position and end of each argument of a call whose ``(`` is at a position."""
        found, first, at = [], opener + 1, opener + 1
        end = self.partner.get(opener, opener + 1)
        while at <= end:
            if at == end or self.texts[at] == ",":
                found.append((first, at))
                first = at + 1
            at = self.partner.get(at, at) + 1 if self.text(at) in _CLOSERS else at + 1
        return found

    def has_write(self, name: str, first: int, end: int) -> bool:
        """Whether a name is assigned in a range of positions; its declaration with a value counts."""
        if name not in self._writes:
            self._writes[name] = [at for at in self.where(name) if self.is_written(at)]
        writes = self._writes[name]
        at = bisect_left(writes, first)
        return at < len(writes) and writes[at] < end

    @cached_property
    def _writes(self) -> dict[str, list[int]]:
        """The positions at which names are written, of those that rules have asked for."""
        return {}

    def is_written(self, position: int) -> bool:
        """Whether the variable at a position is assigned, incremented or has its address taken there."""
        if (self.text(position - 1), self.text(position - 2)) in (("+", "+"), ("-", "-")) or self._is_address(position):
            return True
        after = position + 1
        while self.text(after) == "[":
            after = self.partner.get(after, len(self.texts)) + 1
        one, two, three = self.text(after), self.text(after + 1), self.text(after + 2)
        if one == "=":
            return two != "="
        if one in _ASSIGNING:
            return two == "=" or (one == two and one in "+-")
        return one in "<>" and one == two and three == "=" and bool(one)

    def _is_address(self, position: int) -> bool:
        return self.text(position - 1) == "&" and self.text(position - 2) in ("(", ",", "=", "return")

    def is_assignment(self, position: int) -> bool:
        """Whether the ``=`` at a position assigns or initialises, and does not compare."""
        before, after = self.text(position - 1), self.text(position + 1)
        shifts = before in ("<", ">") and self.text(position - 2) == before
        return self.text(position) == "=" and after != "=" and (before not in _COMPARING or shifts)

    @cached_property
    def declarations(self) -> dict[str, tuple[int, int]]:
        """Positions of the type of each parameter and variable, first and end, by name; those of the first
        declaration where there are several.
        """
        found: dict[str, tuple[int, int]] = {}
        for position, text in enumerate(self.texts):
            if is_name(text) and text not in found and (span := self._type_before(position)):
                found[text] = span
        return found

    def _type_before(self, name: int) -> tuple[int, int] | None:
        """The type of the name that is declared at a position: ``const unsigned *name = ...``, ``f(int name, ...)``."""
        if self.text(name + 1) not in ("=", ";", ",", ")", "[", "{", ":"):
            return None
        first = name
        while is_name(text := self.text(first - 1)) or text in _IN_TYPE or text.isdigit():
            if text in _NO_TYPE:
                return None
            first -= 1
        if first == name or not is_name(self.texts[first]) or self.text(name - 1) == "::":
            return self._type_of_list(name) if self.text(first - 1) == "," else None
        before = self.text(first - 1)
        if before in _BEFORE_PARAMETER and name > self.body:
            return (first, name) if self.text(first - 2) in ("for", "if", "while", "switch") else None
        return (first, name) if before in (";", "{", "}", "(", ",", "") or name <= self.body else None

    def _type_of_list(self, name: int) -> tuple[int, int] | None:
        """The type of a later variable of a declaration of several: ``unsigned a = f(), b, *c = &a;``."""
        start, _ = self.statement(name)
        if self._opener[name] != self._opener[start]:
            return None
        first = next((at for at in range(start, name) if self.text(at + 1) in ("=", ",", "[")), -1)
        return self._type_before(first) if first > start and self.text(first - 1) != "," else None

    def declared_at(self, name: str) -> int:
        """The position at which a parameter or variable is declared first, that of ``b`` in ``int a, *b;``; -1 where it
        is not declared here.
        """
        _, end = self.declarations.get(name, (0, 0))
        places = self._places.get(name, []) if end > 0 else []
        at = bisect_left(places, end)
        return places[at] if at < len(places) else -1

    def declared_words(self, name: str) -> tuple[str, ...]:
        """The words of the type of a parameter or variable; () where it is not declared here."""
        if name not in self._declared_words:
            self._declared_words[name] = self._read_declared_words(name)
        return self._declared_words[name]

    @cached_property
    def _declared_words(self) -> dict[str, tuple[str, ...]]:
        """The words of the types that rules have asked for, by name."""
        return {}

    def _read_declared_words(self, name: str) -> tuple[str, ...]:
        (first, end), at = self.declarations.get(name, (0, 0)), self.declared_at(name)
        if at in (end, -1):
            return self.texts[first:end]
        before = takewhile(lambda place: self.texts[place] in ("*", "&"), range(at - 1, end, -1))
        return (*(text for text in self.texts[first:end] if text not in "*&"), *(self.texts[place] for place in before))

    def type_of(self, name: str) -> tuple[str, ...]:
        """The words of the type of a parameter or variable, qualifiers left out; () where it is not declared here."""
        return tuple(text for text in self.declared_words(name) if text not in _QUALIFIERS)

    def is_of_32_bits(self, name: str) -> bool:
        """Whether a variable is declared here as an integer of 32 bits, or as a pointer to one or an array."""
        words = self.type_of(name)
        return tuple(word for word in words if word not in "*&") in _INTEGERS_OF_32

    def names_from(self, sources: frozenset[str]) -> frozenset[str]:
        """The variables whose value comes from certain names, directly or through others, and these names."""
        known = set(sources)
        pairs = [
            (self._target(position), set(self.texts[position + 1 : self.value_end(position)]))
            for position in self.where("=")
            if self.is_assignment(position)
        ]
        while new := {target for target, words in pairs if target and target not in known and words & known}:
            known |= new
        return frozenset(known)

    def _target(self, equals: int) -> str:
        """The variable that an assignment is to."""
        at = equals - 1
        while self.text(at) in _ASSIGNING or self.text(at) in ("<", ">"):
            at -= 1
        while self.text(at) == "]":
            at = self.partner.get(at, 0) - 1
        return self.text(at)

    def value_end(self, equals: int) -> int:
        """The end of what is assigned, from the position of its ``=`` on: ``x = f(a, b), y = 1;``"""
        at = equals + 1
        while at < len(self.texts) and self.texts[at] not in (";", ",", ")", "}", "]"):
            at = self.partner.get(at, at) + 1 if self.texts[at] in _CLOSERS else at + 1
        return at


def code_of(tokens: Tokens, first: int, body: int, end: int) -> FunctionCode:
    """The code from token ``first`` to ``end`` (excluded), whose body begins at ``body``. A macro's code is in its
    line; a function's has no preprocessor lines.
    """
    known, key = _codes(tokens), (first, body, end)
    if key not in known:
        known[key] = _read_code(tokens, first, body, end)
    return known[key]


@once
def _codes(_tokens: Tokens) -> dict[tuple[int, int, int], FunctionCode]:
    """The functions of a text that have been asked for, by where they begin, their body does, and they end."""
    return {}


def _read_code(tokens: Tokens, first: int, body: int, end: int) -> FunctionCode:
    if tokens.directive_at(first):
        places = [index for index in range(first, end) if not is_blank(tokens.texts[index])]
    else:
        places = tokens.code(first, end)
    return FunctionCode(tuple(places), tuple(tokens.texts[index] for index in places), bisect_left(places, body))
