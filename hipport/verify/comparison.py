"""How an array that a kernel wrote compares with the reference, as ``judging.compare`` finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Mismatch:
    """An element that is not as expected: its index, with the field of a struct in ``field``."""

    index: tuple[int, ...]
    actual: Any
    expected: Any
    allowed: float
    field: str = ""


@dataclass(frozen=True, slots=True)
class Error:
    """A difference and where it is; ``size`` 0 where there is none."""

    size: float = 0.0
    index: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Comparison:
    """How an array compares with the reference.

    ``count`` of ``total`` elements are wrong, the first of them in ``mismatches``; ``reasons`` say in words what is
    wrong, none where the array is right. The greatest errors are those of finite elements, right or wrong: absolute,
    relative, in units in the last place of the element type (0 where it has none), and as a part of what is allowed.
    """

    total: int
    count: int = 0
    reasons: tuple[str, ...] = ()
    mismatches: tuple[Mismatch, ...] = ()
    absolute: Error = Error()
    relative: Error = Error()
    ulps: Error = Error()
    of_allowed: Error = Error()

    @property
    def passed(self) -> bool:
        """Whether the array is right."""
        return not self.reasons
