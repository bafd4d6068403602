"""Checks of a machine: the result of a probe."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum


class CheckState(Enum):
    """What a check found."""

    OK = "ok"
    MISSING = "missing"
    WRONG = "wrong"
    UNKNOWN = "unknown"  # there was no answer, so it may be wrong


class Purpose(Enum):
    """What hipport needs the parts of a machine for."""

    ROCM = "verify-rocm"
    CUDA = "verify-cuda"
    CPU = "verify-cpu"
    CHECK = "check"
    TYPES = "types"


@dataclass(frozen=True, slots=True)
class Check:
    """A part of a machine (``name``), its state, and what was seen of it.

    ``prevents`` are the purposes that cannot be served in this state: none where the part is in order, where hipport
    works without it, or where the state follows from another check. ``remedy`` says how to fix it, with a command
    where there is one; empty where nothing on this machine helps.
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
    """Checks that each rest on the ones before: once one prevents something, the later ones follow from it."""
    causes = False
    for check in checks:
        yield consequence(check) if causes else check
        causes = causes or bool(check.prevents)


def consequence(check: Check) -> Check:
    """The check as one that follows from another, which has to be fixed first."""
    return replace(check, prevents=(), remedy="")


def ok(name: str, detail: str) -> Check:
    """The check of a part that is in order."""
    return Check(name, CheckState.OK, detail)
