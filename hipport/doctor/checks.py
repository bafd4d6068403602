"""What a probe finds."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum


class CheckState(Enum):
    """How a thing is."""

    OK = "ok"
    MISSING = "missing"
    WRONG = "wrong"
    UNKNOWN = "unknown"  # there was no answer, so it may be wrong


class Purpose(Enum):
    """What hipport needs things of a machine for."""

    ROCM = "verify-rocm"
    CUDA = "verify-cuda"
    CPU = "verify-cpu"
    CHECK = "check"
    TYPES = "types"


@dataclass(frozen=True, slots=True)
class Check:
    """A thing, how it is, and what was seen of it.

    ``prevents`` are the uses that are not possible while it is as it is: none where it is in order, where hipport does
    without, or where it follows from another check. ``remedy`` is what mends it, a command where there is one; empty
    where nothing on this machine does.
    """

    name: str
    state: CheckState
    detail: str
    prevents: tuple[Purpose, ...] = ()
    remedy: str = ""


@dataclass(frozen=True, slots=True)
class Gpu:
    """A GPU that the driver offers: ``architecture`` is ``gfx942`` or a compute capability such as ``9.0``, empty where
    it is not known; ``wavefront`` is the number of lanes.
    """

    vendor: str
    name: str
    architecture: str
    wavefront: int


def chained(checks: Iterable[Check]) -> Iterator[Check]:
    """Checks of which each rests on those before it: once one prevents something, the others follow from it."""
    causes = False
    for check in checks:
        yield consequence(check) if causes else check
        causes = causes or bool(check.prevents)


def consequence(check: Check) -> Check:
    """The check as one that follows from another one: mending that one comes first."""
    return replace(check, prevents=(), remedy="")


def ok(name: str, detail: str) -> Check:
    """A thing in order."""
    return Check(name, CheckState.OK, detail)
