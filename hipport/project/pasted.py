"""Macros that paste names together, and what is known of the names in all files that see such a macro."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PastingMacro:
    """A definition of a macro that pastes: its name, its parameters, and the parts of the name: ``cublas``, ``T``,
    ``gemm``. ``is_open`` says that the name is the first part and a parameter that has no other use, so that a use of
    the macro can make any name. ``when`` has the macros that are defined, or undefined, in the ``#if`` arms around it.
    """

    name: str
    parameters: tuple[str, ...]
    parts: tuple[str, ...]
    is_open: bool
    when: frozenset[tuple[str, bool]]


#: What ``#name`` has before the parameter.
TEXT = "#"


@dataclass(frozen=True, slots=True)
class JoiningMacro:
    """A macro that joins a piece of the project's own and what it is given: ``#define LAZY(name) lazy_##name``. Where
    the piece is ``TEXT`` it makes a string literal of it.
    """

    name: str
    piece: str


@dataclass(frozen=True, slots=True)
class JoinedName:
    """What such a macro is given in a use: ``cuInit`` of ``LAZY(cuInit)``, which makes ``lazy_cuInit``."""

    macro: JoiningMacro
    given: str

    @property
    def made(self) -> str:
        return self.macro.piece + self.given


@dataclass(frozen=True, slots=True)
class PastedNames:
    """The names that a macro pastes in all files that see it, None where they cannot be known, and what the first part
    of them becomes, empty where it stays.
    """

    names: frozenset[str] | None
    beginning: str
