"""The fields of a ``KernelSpec``, as they are given: nothing of them is validated yet."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import Any

from hipport.verify.specs.arguments import Argument
from hipport.verify.specs.arguments import Number
from hipport.verify.specs.arguments import Tolerance
from hipport.verify.specs.launch import Launch
from hipport.verify.specs.values import Values


@dataclass(frozen=True, slots=True)
class SpecFields:
    """The fields that ``KernelSpec`` describes."""

    name: str
    kernel: str
    arguments: Sequence[Argument]
    launches: Launch | Sequence[Launch] | Callable[[Values], Sequence[Launch]]
    sizes: Sequence[Mapping[str, int | Callable[[Values], int]]]
    reference: Callable[[Values], Mapping[str, Any]] | None = None
    moved: Number | None = None
    operations: Number | None = None
    check: Callable[[Values, Values], bool | str | None] | None = None
    instances: Sequence[Mapping[str, Any]] = ({},)
    seeds: Sequence[int] = (1, 2)
    tolerance: Tolerance | None = None
    prints: Callable[[Values], Sequence[str]] | None = None
    deterministic: bool = True
    source: str = ""
    sources: Sequence[str] = ()
    include: Sequence[str] = ()
    defines: Mapping[str, str | int] = field(default_factory=dict)
    bench: Mapping[str, int | Callable[[Values], int]] | None = None
