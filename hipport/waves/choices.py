"""The arms between which the threads of a block part."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from itertools import pairwise

from hipport.code.function_code import FunctionCode


def choices(code: FunctionCode, parts: Callable[[tuple[str, ...]], bool]) -> Iterator[list[range]]:
    """The arms of each choice by a condition that ``parts`` accepts, in order: ``if (lane < 16) ... else ...``,
    ``if (lane < 16) { ... return a; } ...``, ``lane < 16 ? a : b``, ``switch (lane & 3) { case 0: ... default: ... }``
    """
    for at in code.where("if", "switch"):
        closer = code.partner.get(at + 1, -1)
        if closer < 0 or not parts(code.texts[at + 2 : closer]):
            continue
        middle = code.statement_end(closer + 1)
        if code.texts[at] == "switch":
            yield _sections(code, closer + 1)
        elif code.text(middle) == "else":
            yield [range(closer, middle), range(middle, code.statement_end(middle + 1))]
        elif _leaves(code, closer + 1, middle):
            brace = next((opener for opener in code.around(at) if code.texts[opener] == "{"), code.body)
            yield [range(closer, middle), range(middle, code.partner.get(brace, middle))]
    for at in code.where("?"):
        first, end = code.statement(at)
        condition, colon = code.texts[first:at], code.texts.index(":", at) if ":" in code.texts[at:end] else at
        begin = max((i + 1 for i, word in enumerate(condition) if word in ("=", "return", "(", ",")), default=0)
        if parts(condition[begin:]):
            yield [range(at, colon), range(colon, end)]


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
