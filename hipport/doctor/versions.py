"""Compare versions of packages."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable

_OPERATORS: dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}
_BOUND = re.compile(r"([<>=!]=|[<>])\s*(\d+(?:\.\d+)*)(?![\w.*])")


def numbers(version: str) -> tuple[int, ...]:
    """The numbers that a version begins with, without zeros at their end: ``7.2.0-43`` is (7, 2)."""
    match = re.match(r"\d+(?:\.\d+)*", version)
    found = list(map(int, match[0].split("."))) if match else []
    while found and not found[-1]:
        found.pop()
    return tuple(found)


def fits(version: str, requirement: str) -> bool:
    """Whether a version is within the bounds of a requirement such as ``numpy<2.6,>=2.0``. Bounds of other forms
    count as met.
    """
    have = numbers(version)
    return all(_OPERATORS[sign](have, numbers(bound)) for sign, bound in _BOUND.findall(requirement))
