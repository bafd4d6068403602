"""How a kernel is launched: in how many blocks, of how many threads, with what."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import Any

from hipport.verify.specs.arguments import Number
from hipport.verify.specs.values import Values

#: One to three extents in x, y, z, or a function of the case's values that gives them.
Extents = int | Sequence[int] | Callable[[Values], int | Sequence[int]]


def blocks(count: int, each: int) -> int:
    """Number of blocks of ``each`` elements that ``count`` elements need."""
    return -(-count // each)


@dataclass(frozen=True, slots=True)
class Launch:
    """One launch: ``grid`` counts blocks, ``block`` threads, in x, y, z; ``shared_bytes`` is dynamic shared memory.

    ``kernel`` and ``arguments`` (names, in order) replace what the spec says; ``scalars`` has the values of scalars
    that differ in this launch.
    """

    grid: Extents
    block: Extents
    shared_bytes: Number = 0
    kernel: str | None = None
    arguments: Sequence[str] | None = None
    scalars: Mapping[str, Any] = field(default_factory=dict)
    cooperative: bool = False
