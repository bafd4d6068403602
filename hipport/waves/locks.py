"""Atomic operations that take a lock."""

from __future__ import annotations

import re

from hipport.code.function_code import FunctionCode

#: The number of arguments of the functions that locks are taken with.
LOCKING = {"atomicCAS": 3, "atomicExch": 2, "atomicOr": 2}
LOCKING |= {f"{name}_block": count for name, count in LOCKING.items()}
_ZERO = re.compile(r"0[uUlL]*")
_CONSTANT = re.compile(r"\d\w*|[A-Z][A-Z0-9_]*|true|false|k[A-Z]\w*")


def takes_lock(code: FunctionCode, at: int) -> bool:
    """Whether an atomic operation takes the place of a constant, as that of a free lock: ``atomicCAS(m, 0, id + 1)``,
    ``atomicExch(m, 1)``, ``atomicOr(m, 1)``; not ``atomicOr(m, 0)`` and ``atomicCAS(m, 1, 1)``, which only read.
    """
    arguments = [" ".join(words) for words in argument_texts(code, at + 1)]
    if code.text(at + 1) != "(" or len(arguments) != LOCKING.get(code.texts[at]):
        return False
    goes_on = any("+ +" in argument or "- -" in argument for argument in arguments)
    is_read = arguments[1:2] == arguments[2:] or _ZERO.fullmatch(" ".join(arguments[1:])) is not None
    return _CONSTANT.fullmatch(arguments[1]) is not None and not is_read and not goes_on


def argument_texts(code: FunctionCode, opener: int) -> list[tuple[str, ...]]:
    """The texts of each argument of a call whose ``(`` is at ``opener``."""
    return [code.texts[first:end] for first, end in code.arguments(opener)]
