"""The arms between which the threads of a block part."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from hipport.code.function_code import FunctionCode

_BEFORE_VALUE = frozenset("( [ { } ; , ? : return =".split())
_COMPARING = frozenset("=!<>")


@dataclass(frozen=True, slots=True)
class Branch:
    """A choice by a condition: where the condition stands, what is executed where it is true, and where it is false;
    empty where that is nothing.
    """

    condition: range
    then: range
    otherwise: range


def branches(code: FunctionCode) -> Iterator[Branch]:
    """``if (lane < 16) ... else ...``, ``if (lane < 16) { ... return a; } ...``, ``lane < 16 ? a : b``"""
    for at in code.where("if"):
        closer = code.partner.get(at + 1, -1)
        if closer < 0:
            continue
        middle = code.statement_end(closer + 1)
        end = middle
        if code.text(middle) == "else":
            end = code.statement_end(middle + 1)
        elif _leaves(code, closer + 1, middle):
            brace = next((opener for opener in code.around(at) if code.texts[opener] == "{"), code.body)
            end = code.partner.get(brace, middle)
        yield Branch(range(at + 2, closer), range(closer, middle), range(middle, end))
    for at in code.where("?"):
        colon = _end_of_value(code, at + 1)
        if code.text(colon) == ":":
            yield Branch(
                range(_begin_of_value(code, at), at), range(at, colon), range(colon, _end_of_value(code, colon + 1))
            )


def _begin_of_value(code: FunctionCode, end: int) -> int:
    """Where the condition begins that ends at a position: ``x = n > 0 && (lane == 1) ?``"""
    first = end
    while first > 0:
        before = code.texts[first - 1]
        if before in (")", "]"):
            first = code.partner.get(first - 1, first - 1)
        elif before in _BEFORE_VALUE and not _is_comparison(code, first - 1):
            break
        else:
            first -= 1
    return first


def _is_comparison(code: FunctionCode, at: int) -> bool:
    """Whether a word is a part of ``==``, ``!=``, ``<=`` or ``>=``."""
    is_equal = code.texts[at] == "="
    return is_equal and (code.text(at - 1) in _COMPARING or code.text(at + 1) == "=")


def _end_of_value(code: FunctionCode, first: int) -> int:
    """The end of an arm of a conditional expression: ``b ? c : d`` in ``a ? b ? c : d : e``"""
    at, inner = first, 0
    while at < len(code.texts):
        text = code.texts[at]
        if text in (")", "]", "}", ";", ",") or (text == ":" and inner == 0):
            break
        inner += (text == "?") - (text == ":")
        at = code.partner.get(at, at) + 1
    return at


def choices(code: FunctionCode, parts: Callable[[tuple[str, ...]], bool]) -> Iterator[list[range]]:
    """The arms of each choice by a condition that ``parts`` accepts, in order: ``if (lane < 16) ... else ...``,
    ``if (lane < 16) { ... return a; } ...``, ``lane < 16 ? a : b``, ``switch (lane & 3) { case 0: ... default: ... }``
    """
    for branch in branches(code):
        if branch.otherwise and parts(code.texts[branch.condition.start : branch.condition.stop]):
            yield [branch.then, branch.otherwise]
    for at in code.where("switch"):
        closer = code.partner.get(at + 1, -1)
        if closer >= 0 and parts(code.texts[at + 2 : closer]):
            yield _sections(code, closer + 1)


def _sections(code: FunctionCode, brace: int) -> list[range]:
    """The sections of a ``switch``, from each ``case`` to the next one."""
    end = code.partner.get(brace, brace)
    begins = [at for at in code.where("case", "default") if next(code.around(at), -1) == brace]
    return [range(one, other) for one, other in pairwise([*begins, end])]


def _leaves(code: FunctionCode, first: int, end: int) -> bool:
    """Whether a statement ends by leaving what is around it: ``return v;``, ``{ v = f(); continue; }``"""
    last = end - 2 if code.text(end - 1) == "}" else end - 1
    begin, _ = code.statement(last - 1)
    return code.text(max(begin, first)) in ("return", "break", "continue")
