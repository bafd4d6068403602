"""What a rule yields: edits, fixes and diagnostics. Plain frozen values that cross process boundaries."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Self

#: The form of a rule's code, hipport's own (``HP501``) or a user's (``ACME001``).
CODE = r"[A-Z]+\d{3}"
_OF_HIPPORT = re.compile(r"HP\d")


def is_of_hipport(code: str) -> bool:
    """Whether a code is that of one of hipport's rules, which the codes of users' rules never are."""
    return _OF_HIPPORT.match(code) is not None


class Severity(Enum):
    """How much a diagnostic asks of a person; INFO asks nothing."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class Applicability(Enum):
    """Whether a fix may be applied: always, only with ``--unsafe-fixes``, or never by the tool."""

    SAFE = "safe"
    UNSAFE = "unsafe"
    DISPLAY = "display"


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace the bytes ``start``..``end`` (end excluded) of the original file by ``text``.

    ``code`` is the rule that asks for it, ``library`` the CUDA library that it is about, if any; ``header`` is the one
    of hipport's own headers (``hipport/warp.h``) that the text needs, if it needs one.
    """

    start: int
    end: int
    text: str
    code: str
    library: str = ""
    header: str = ""


@dataclass(frozen=True, slots=True)
class Fix:
    """A remedy as edits, all of which are applied together or not at all."""

    title: str
    applicability: Applicability
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Something that the port leaves to a person, or that a person should know.

    ``start``/``end`` are byte offsets in the original file; ``line`` and ``column`` count from 1, columns in bytes, and
    ``lines`` is the number of lines that it covers.
    ``symbol`` is the CUDA name that it is about and ``library`` that name's library, both may be empty.
    ``fixed`` is true where the fix has been applied to the output. What the HIP compiler said has in ``predicted`` the
    codes by which ``convert`` had reported the same place, () where it had not; None for every other diagnostic.
    """

    code: str
    severity: Severity
    message: str
    remedy: str
    start: int
    end: int
    line: int
    column: int
    symbol: str = ""
    library: str = ""
    fix: Fix | None = None
    fixed: bool = False
    predicted: tuple[str, ...] | None = None
    lines: int = 1

    @classmethod
    def of_file(cls, code: str, severity: Severity, message: str, remedy: str) -> Self:
        """A diagnostic about a file as a whole, which stands at its beginning."""
        return cls(code, severity, message, remedy, start=0, end=0, line=1, column=1)
