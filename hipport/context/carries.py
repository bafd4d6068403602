"""PTX's condition code between asm statements: the functions that have to declare a variable for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from hipport.code.asm import AsmStatement
from hipport.code.asm import asm_statements
from hipport.code.bodies import device_bodies
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

VARIABLE = "ptx_condition_code"
_CARRYING = re.compile(r"\b(?:(?:add|sub|mad)c[\w.]*|(?:add|sub|mad)(?:\.lo|\.hi)?\.cc\b[\w.]*)")


class Carry(Enum):
    """What an asm statement does with the condition code."""

    CLOSED = "sets it and uses it up"
    SETS = "sets it for a later statement"
    TAKES = "takes what an earlier statement has set"


#: The statements and macros of a piece of code, in order: those that carry, and names that may be macros.
_Uses = list[Carry | str]


@dataclass(frozen=True, slots=True)
class Carries:
    """The functions of a file whose asm statements hand a carry to one another, by the indices of their ``{``.

    ``reason`` says why the statements of the file cannot be translated, empty where they can.
    """

    functions: tuple[int, ...] = ()
    reason: str = ""


def carry_of(template: str) -> Carry | None:
    """What the text of an asm statement does with the condition code, None for nothing."""
    names: list[str] = _CARRYING.findall(template)
    if not names:
        return None
    if names[0][3] == "c":  # addc, subc, madc
        return Carry.TAKES
    return Carry.SETS if ".cc" in names[-1] else Carry.CLOSED


def carries(tokens: Tokens, statements: Iterable[AsmStatement], headers: Iterable[str]) -> Carries:
    """What the functions of a file need for the carries between its asm ``statements`` and in the macros that it has
    from the texts of ``headers``.

    A function that takes a carry which it has not set has it from its caller, as PTX allows in code that is inlined: no
    variable of C++ does that.
    """
    found = {s.first: (s, carry) for s in statements if (carry := carry_of(s.template))}
    macros: dict[str, _Uses] = {}
    for text in headers:
        macros |= _macros_of_header(text)
    if not any(isinstance(use, Carry) for uses in macros.values() for use in uses) and not found:
        return Carries()
    macros |= _macros(tokens, found)
    functions: list[int] = []
    placed: set[int] = set()
    for body in device_bodies(tokens):
        uses = _uses(tokens, body.first + 1, body.end, found)
        placed.update(index for index in found if body.has(index))
        sequence = list(_expanded(uses, macros, ()))
        if not _is_whole(sequence):
            return Carries((), "its carry goes from one function to another; hand it on as a reference parameter")
        if {Carry.SETS, Carry.TAKES} & set(sequence):
            functions.append(body.first)
    outside = {i for i, (_, carry) in found.items() if carry is not Carry.CLOSED and tokens.directive_at(i) is None}
    if outside - placed:
        return Carries((), "its carry goes from one asm statement to another, in a function that is not for the device")
    return Carries(tuple(f for f in functions if not _declares(tokens, f)))


def _is_whole(sequence: Iterable[Carry]) -> bool:
    """Whether every carry that a function takes has been set in it before."""
    is_set = False
    for carry in sequence:
        if carry is Carry.TAKES and not is_set:
            return False
        is_set = carry is not Carry.CLOSED
    return True


@lru_cache(maxsize=64)
def _macros_of_header(text: str) -> Mapping[str, _Uses]:
    """What the macros of a header use. Read once, as many files of a project include the same headers."""
    tokens = Tokens(text)
    return _macros(tokens, {s.first: (s, carry) for s in asm_statements(tokens) if (carry := carry_of(s.template))})


def _macros(tokens: Tokens, found: Mapping[int, tuple[AsmStatement, Carry]]) -> dict[str, _Uses]:
    """What the macros of a text use, by their names: ``#define ADD(c, a) asm("add.cc.u32 ..."); asm(...)``"""
    macros: dict[str, _Uses] = {}
    for line in tokens.directives:
        if line.name == "define":
            name = tokens.after(line.name_at)
            macros.setdefault(tokens.text_at(name), []).extend(_uses(tokens, name + 1, line.end, found))
    return macros


def _uses(tokens: Tokens, first: int, end: int, found: Mapping[int, tuple[AsmStatement, Carry]]) -> _Uses:
    uses: _Uses = []
    index = first
    while index < end:
        if index in found:
            statement, carry = found[index]
            uses.append(carry)
            index = statement.last
        elif is_name(tokens.texts[index]):
            uses.append(tokens.texts[index])
        index += 1
    return uses


def _expanded(uses: _Uses, macros: Mapping[str, _Uses], inside: tuple[str, ...]) -> Iterator[Carry]:
    for use in uses:
        if isinstance(use, Carry):
            yield use
        elif use in macros and use not in inside:
            yield from _expanded(macros[use], macros, (*inside, use))


def _declares(tokens: Tokens, opener: int) -> bool:
    """Whether a body has the variable already: ``{ unsigned int ptx_condition_code = 0;``"""
    return any(opener < index < tokens.brace_end(opener) for index in tokens.places(VARIABLE))
