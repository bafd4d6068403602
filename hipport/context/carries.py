"""PTX's condition code between asm statements: the functions that have to declare a variable for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Flag
from functools import lru_cache
from itertools import chain
from itertools import pairwise

from hipport.code.asm import AsmStatement
from hipport.code.asm import asm_statements
from hipport.code.bodies import DeviceBody
from hipport.code.bodies import device_bodies
from hipport.code.scopes import scope_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

VARIABLE = "ptx_condition_code"
_CARRYING = re.compile(r"\b(?:(?:add|sub|mad)c[\w.]*|(?:add|sub|mad)(?:\.lo|\.hi)?\.cc\b[\w.]*)")


#: What stands before a parenthesis and calls nothing.
_NO_CALLS = frozenset("if for while switch return sizeof asm __asm__ __asm volatile __volatile__".split())


class Carry(Flag):
    """What an asm statement does with the condition code, beside computing with it: it takes what stands there, and
    leaves something there for what follows.
    """

    CLOSED = 0
    TAKES = 1
    LEAVES = 2


#: The statements of a piece of code, in order, and the names between them, those of calls with their ``(``.
_Words = list[Carry | str]
_Macros = Mapping[str, _Words]
#: Statements, and the carries between them.
_Found = Mapping[int, tuple[AsmStatement, Carry]]


@dataclass(frozen=True, slots=True)
class _Text:
    """What carries in a text: in its macros by their names, and in its functions."""

    macros: _Macros
    functions: tuple[_Words, ...]


@dataclass(frozen=True, slots=True)
class Carries:
    """The functions of a file that have to declare the condition code, by the indices of their ``{``: ``own`` those
    whose asm statements hand it to one another, ``shared`` those that have it from their callers, or leave it to them.

    ``reason`` says why the statements that hand it on cannot be translated, empty where they can; ``closed`` are the
    ranges of functions in which those with a chain of their own cannot be either, as others take what they leave.
    """

    own: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    reason: str = ""
    closed: tuple[range, ...] = ()

    def refuses(self, index: int, carry: Carry) -> bool:
        """Whether the statement at an index, which does this with the condition code, cannot be translated."""
        return bool(self.reason) and (bool(carry) or any(index in functions for functions in self.closed))


def carry_of(template: str) -> Carry | None:
    """What the text of an asm statement does with the condition code, None for nothing."""
    names: list[str] = _CARRYING.findall(template)
    if not names:
        return None
    takes = Carry.TAKES if names[0][3] == "c" else Carry.CLOSED  # addc, subc, madc
    return takes | (Carry.LEAVES if ".cc" in names[-1] else Carry.CLOSED)


def carries(tokens: Tokens, statements: Iterable[AsmStatement], headers: Iterable[str]) -> Carries:
    """What the functions of a file need for the carries between its asm ``statements``, and those in the macros and
    functions that it has from the texts of ``headers``.

    A function that takes a carry which it has not set has it from its caller, as PTX allows in code that is inlined: no
    local variable does that.
    """
    others = [_carrying_text(text) for text in headers]
    found = _carrying(statements)
    if not found and not others:
        return Carries()
    macros: dict[str, _Words] = {}
    for other in others:
        macros |= other.macros
    macros |= _macros(tokens, found)
    openers = _bodies(tokens, found, macros)
    bodies = {opener: list(_expanded(_function(tokens, opener, found), macros)) for opener in openers}
    elsewhere = (_expanded(words, macros) for other in others for words in other.functions)
    is_handed_on = not all(map(_is_whole, chain(bodies.values(), elsewhere)))
    closed = tuple(range(opener, tokens.brace_end(opener)) for opener, u in bodies.items() if _takes_of_closed(u))
    if closed:
        reason = "it takes a carry of which an earlier statement has made use already"
        return Carries(reason=reason, closed=closed)
    own: list[int] = []
    shared: list[int] = []
    for opener, uses in bodies.items():
        if any(uses) and not _declares(tokens, opener):
            (shared if is_handed_on and _is_shared(uses) else own).append(opener)
    outside = (i for i, (_, carry) in found.items() if carry and tokens.directive_at(i) is None)
    if any(_body_of(tokens, index, ()) < 0 for index in outside):
        return Carries(reason="its carry goes from one asm statement to another, and no function is around them")
    return Carries(tuple(own), tuple(shared))


def _is_shared(uses: Sequence[Carry | None]) -> bool:
    """Whether a function has the condition code from its caller, leaves it there, or may have it from what it calls."""
    own = [at for at, use in enumerate(uses) if use is not None]
    return not _is_whole(uses) or Carry.LEAVES in (uses[own[-1]] or Carry.CLOSED) or None in uses[own[0] : own[-1]]


def _takes_of_closed(uses: Iterable[Carry | None]) -> bool:
    """Whether a statement takes what one with a chain of its own has left."""
    carrying = [use for use in uses if use is not None]
    return any(a is Carry.CLOSED and Carry.TAKES in b for a, b in pairwise(carrying))


def _is_whole(uses: Iterable[Carry | None]) -> bool:
    """Whether every carry that is taken has been left by a statement before."""
    is_left = False
    for use in uses:
        if use is not None:
            if Carry.TAKES in use and not is_left:
                return False
            is_left = bool(use)
    return True


def _carrying(statements: Iterable[AsmStatement]) -> _Found:
    return {s.first: (s, carry) for s in statements if (carry := carry_of(s.template)) is not None}


@lru_cache(maxsize=64)
def _carrying_text(text: str) -> _Text:
    """What carries in a header. Read once, as many files of a project include the same headers."""
    tokens = Tokens(text)
    found = _carrying(asm_statements(tokens))
    macros = _macros(tokens, found)
    return _Text(macros, tuple(_function(tokens, opener, found) for opener in _bodies(tokens, found, macros)))


def _macros(tokens: Tokens, found: _Found) -> dict[str, _Words]:
    """What the macros of a text use, by their names: ``#define ADD(c, a) asm("add.cc.u32 ..."); asm(...)``"""
    macros: dict[str, _Words] = {}
    for line in tokens.directives:
        if line.name == "define":
            name = tokens.after(line.name_at)
            macros.setdefault(tokens.text_at(name), []).extend(_words(tokens, name + 1, line.end, found))
    return macros


def _bodies(tokens: Tokens, found: _Found, macros: _Macros) -> tuple[int, ...]:
    """The bodies with statements or macros that carry, by their ``{``."""
    carrying = [name for name in tokens.distinct & macros.keys() if any(_expanded([name], macros))]
    places = (index for name in carrying for index in tokens.places(name))
    marked = device_bodies(tokens)
    bodies = {_body_of(tokens, at, marked) for at in (*found, *places) if tokens.directive_at(at) is None}
    return tuple(sorted(bodies - {-1}))


def _body_of(tokens: Tokens, index: int, marked: Sequence[DeviceBody]) -> int:
    """The ``{`` of the function that a token is in, -1 where it is in none: the innermost of those that are ``marked``,
    or else the outermost brace of the function, as macros stand for marks, too: ``DEVICE_INLINE void f() {``.
    """
    found = max((body.first for body in marked if body.has(index)), default=-1)
    if found >= 0:
        return found
    for brace in tokens.open_braces(index):
        scope = scope_of(tokens, brace)
        if scope.is_outside or scope.is_class:
            break
        found = brace
    return found


def _function(tokens: Tokens, opener: int, found: _Found) -> _Words:
    return _words(tokens, opener + 1, tokens.brace_end(opener), found)


def _words(tokens: Tokens, first: int, end: int, found: _Found) -> _Words:
    words: _Words = []
    index = first
    while index < end:
        text = tokens.texts[index]
        if index in found:
            statement, carry = found[index]
            words.append(carry)
            index = statement.last
        elif is_name(text) and text not in _NO_CALLS:
            words.append(f"{text}(" if tokens.text_at(tokens.after(index)) == "(" else text)
        index += 1
    return words


def _expanded(words: _Words, macros: _Macros, inside: tuple[str, ...] = ()) -> Iterator[Carry | None]:
    """The statements in order, with those of macros where these stand, and None for each call of something else."""
    for word in words:
        name = word.removesuffix("(") if isinstance(word, str) else ""
        if isinstance(word, Carry):
            yield word
        elif name in macros:
            if name not in inside:
                yield from _expanded(macros[name], macros, (*inside, name))
        elif name != word:
            yield None


def _declares(tokens: Tokens, opener: int) -> bool:
    """Whether a body has the variable already: ``{ unsigned int ptx_condition_code = 0;``"""
    return any(opener < index < tokens.brace_end(opener) for index in tokens.places(VARIABLE))
