"""What rules may ask about places of a file, and what the parser answers. Plain frozen values that cross processes.

All offsets are byte offsets in the file that was asked about, ends excluded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from enum import Enum


class Ask(Enum):
    """What to tell of the name or expression that begins at an offset; the type of the fact is in the second column.

    ======== ============= ============================================================================================
    TYPE     `Type`        the type of the variable or expression; of a function, that of its result
    RECEIVER `Receiver`    what takes the value of the call, or of the variable, whose name is here
    LAUNCH   `WrongLaunch` why the arguments of the launch do not fit the kernel whose name is here
    ======== ============= ============================================================================================
    """

    TYPE = "type"
    RECEIVER = "receiver"
    LAUNCH = "launch"


@dataclass(frozen=True, slots=True)
class Question:
    """One thing to know about one place."""

    offset: int
    kind: Ask


class TypeKind(Enum):
    """What a type is, without its pointers."""

    BOOL = "bool"
    INTEGER = "integer"
    FLOAT = "float"
    ENUM = "enum"
    RECORD = "record"
    VOID = "void"
    FUNCTION = "function"
    #: It depends on a template's parameter.
    DEPENDENT = "dependent"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Type:
    """A type. ``pointers`` counts its pointers and array dimensions, a reference is none; ``kind``, ``bits`` (None:
    not known) and ``signed`` (None for what has no sign) describe what they point to. ``spelled`` is the type as
    written, ``canonical`` the one without typedefs.
    """

    kind: TypeKind
    bits: int | None
    signed: bool | None
    pointers: int
    spelled: str
    canonical: str


class ReceiverRole(Enum):
    """How a value is taken."""

    INITIALIZED = "initialized"
    ASSIGNED = "assigned"
    RETURNED = "returned"
    ARGUMENT = "argument"
    CAST = "cast"


@dataclass(frozen=True, slots=True)
class Receiver:
    """What takes a value: a variable, a function's result or parameter, a cast. ``type`` is the one that is written:
    there is no receiver where it is deduced from the value (``auto``).
    """

    type: Type
    role: ReceiverRole


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why the arguments of a launch do not fit one kernel, which takes ``least`` to ``most`` arguments. ``position`` is
    the place, from 0, of the first argument whose type does not convert, ``argument`` and ``parameter`` are the types
    as written; these are None and empty where the number of arguments, ``given``, is wrong.
    """

    kernel: str
    least: int
    most: int
    given: int
    position: int | None = None
    argument: str = ""
    parameter: str = ""


@dataclass(frozen=True, slots=True)
class WrongLaunch:
    """A launch whose arguments fit none of the kernels of its name, with the reason for each kernel."""

    misfits: tuple[Misfit, ...]


Fact = Type | Receiver | WrongLaunch


class ViewStatus(Enum):
    """How the parsing of a file ended."""

    PARSED = "parsed"
    PARSED_WITHOUT_SYSTEM_HEADERS = "parsed without system headers"
    FAILED = "failed"
    TIMED_OUT = "timed out"
    CRASHED = "crashed"
    #: There is no usable libclang.
    UNAVAILABLE = "unavailable"


@dataclass(frozen=True, slots=True)
class View:
    """What the parser could see of a file. ``reason`` is empty where all went well, and of a parsed unit the text of an
    ``#error``; ``missing`` are the headers that
    were not found, ``errors`` counts the compiler's; ``skipped`` are the byte ranges of ``#if`` arms not taken.
    """

    status: ViewStatus
    reason: str = ""
    missing: tuple[str, ...] = ()
    errors: int = 0
    skipped: tuple[tuple[int, int], ...] = ()

    @property
    def parsed(self) -> bool:
        return self.status in (ViewStatus.PARSED, ViewStatus.PARSED_WITHOUT_SYSTEM_HEADERS)


@dataclass(frozen=True, slots=True)
class Refusal:
    """An error of clang's in a unit: the file that it is in, by its absolute path, the line and column there, from 1,
    the text, and the files and lines of its notes.
    """

    path: str
    line: int
    column: int
    text: str
    notes: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Answers:
    """The facts by question; None where the parser does not know. ``refusals`` are there where they were asked for."""

    view: View
    facts: Mapping[Question, Fact | None] = field(default_factory=dict)
    refusals: tuple[Refusal, ...] = ()
