"""What is known of a subject, as values: the texts are made by who shows them."""

from __future__ import annotations

from collections.abc import Mapping as TypingMapping
from dataclasses import dataclass
from dataclasses import field

from hipport.mapping import CudaLibrary
from hipport.mapping import Entry
from hipport.mapping import HeaderRow
from hipport.mapping.calls import CallChange
from hipport.mapping.ptx import InstructionForm
from hipport.mapping.ptx import SpecialRegister
from hipport.mapping.table import GuardRow


@dataclass(frozen=True, slots=True)
class NameFacts:
    """One row of the tables.

    ``side`` is the code that may call it: ``host``, ``device``, ``host and device``, empty for what is not called.
    ``rules`` are the codes of the rules that port or report it: none where a port leaves it as it is. ``calls`` says
    how its calls change. ``fields`` are the fields of a struct that HIP's lacks (empty) or names otherwise. ``texture``
    is its name in hipport's own header for GPUs without texture instructions, empty where that has none.
    """

    entry: Entry
    library: CudaLibrary | None
    side: str
    rules: tuple[str, ...]
    calls: CallChange | None = None
    fields: TypingMapping[str, str] = field(default_factory=dict)
    texture: str = ""


@dataclass(frozen=True, slots=True)
class LibraryFacts:
    """One library: how many of its names have which status, and the CUDA headers that declare them, most names first;
    both are empty for a library that HIP lacks as a whole. ``provided`` are hipport's headers with a part of it.
    """

    library: CudaLibrary
    names: TypingMapping[str, int]
    headers: tuple[str, ...]
    provided: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InstructionFacts:
    """A PTX instruction, or all that begin with the subject: the forms that have a translation, by name. ``register``
    is set for a special register. ``reason`` says why others, or all, have none; empty where nobody has said it.
    """

    forms: tuple[tuple[str, InstructionForm], ...]
    register: SpecialRegister | None
    reason: str
    rule: str

    @property
    def is_translated(self) -> bool:
        """Whether there is C++ for it, at least for a form."""
        return bool(self.forms or self.register)


@dataclass(frozen=True, slots=True)
class Explanation:
    """All that is known of a subject, which may be several things: ``min`` is a function and an instruction.

    ``rule`` is a rule's code. ``names`` are its rows as a CUDA name, ``origins`` those as a HIP name.
    ``header_rule`` ports or reports the header. ``namespace`` is that in HIP of a C++ namespace (empty: none).
    ``lacking`` is the library of a name that HIP lacks with its whole library; ``provider`` the header of hipport's
    that has the name nevertheless. ``owner`` is another project that has the name for ROCm too. ``guard`` is a macro
    that says that a header was included. ``same`` is the type that the name is another name for.
    """

    subject: str
    rule: str = ""
    names: tuple[NameFacts, ...] = ()
    origins: tuple[NameFacts, ...] = ()
    header: HeaderRow | None = None
    header_rule: str = ""
    library: LibraryFacts | None = None
    namespace: str | None = None
    lacking: CudaLibrary | None = None
    provider: str = ""
    instruction: InstructionFacts | None = None
    guard: GuardRow | None = None
    owner: str = ""
    same: str = ""

    @property
    def is_known(self) -> bool:
        """Whether hipport knows anything of the subject."""
        parts = (self.rule, self.names, self.origins, self.header, self.library, self.lacking, self.instruction)
        return any(parts) or any((self.guard, self.owner)) or self.namespace is not None

    @property
    def is_supported(self) -> bool:
        """Whether a port has something for it: False only where all that it is lacks a counterpart."""
        return bool(
            self.rule
            or self.origins
            or self.owner
            or self.provider
            or self.namespace
            or any(name.entry.hip for name in self.names)
            or (self.header and self.header.action != "unsupported")
            or (self.library and not self.library.library.unsupported)
            or (self.instruction and self.instruction.is_translated)
            or (self.guard and self.guard.hip)
        )
