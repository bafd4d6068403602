"""A machine as the probes see it."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from hipport.cpu import CxxCompiler


@dataclass(frozen=True, slots=True)
class Answer:
    """How a command ended and what it printed on both of its outputs. ``status`` is the exit status, negative for a
    signal, None where the command could not be started or did not end in time; ``output`` says which then.
    """

    status: int | None
    output: str

    @property
    def reason(self) -> str:
        """The last line that was printed, where programs say why they fail, or the signal that stopped the program."""
        lines = self.output.split("\n")
        said = next((line.strip() for line in reversed(lines) if line.strip()), "it printed nothing")
        return f"stopped by signal {-self.status}" if self.status is not None and self.status < 0 else said


@dataclass(frozen=True, slots=True)
class Package:
    """An installed Python distribution: its name as PyPI compares names, the folder that it is in, and its requirements
    as they stand in its metadata.
    """

    name: str
    version: str
    folder: str = ""
    requires: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class ExaminedMachine(Protocol):
    """A machine, as probes ask about it. Methods raise only what they name, and never change the machine."""

    @property
    def environment(self) -> Mapping[str, str]:
        """The variables of the environment."""
        ...

    @property
    def user(self) -> str:
        """The user's name."""
        ...

    @property
    def groups(self) -> frozenset[str]:
        """The groups of this process: names, or numbers where a group has none."""
        ...

    @property
    def packages(self) -> Sequence[Package]:
        """The installed Python distributions, those that Python would import."""
        ...

    @property
    def python(self) -> str:
        """Python's version."""
        ...

    @property
    def platform(self) -> str:
        """The kernel and the processor, as ``Linux x86_64``."""
        ...

    def exists(self, path: str) -> bool:
        """Whether there is a file or folder."""
        ...

    def names(self, folder: str) -> Sequence[str]:
        """The sorted names of the files in a folder; none where it cannot be listed."""
        ...

    def read(self, path: str) -> str:
        """The text of a file, empty where it cannot be read."""
        ...

    def writable(self, path: str) -> bool:
        """Whether this process may read and write a file."""
        ...

    def group(self, path: str) -> str:
        """The group of a file: its name, or its number where it has none."""
        ...

    def which(self, program: str) -> str | None:
        """Where ``$PATH`` has a program."""
        ...

    def run(self, *command: str, seconds: float = 5.0) -> Answer:
        """Run a command, with a limit on its wall time, in seconds."""
        ...

    def load(self, library: str) -> str:
        """Why the dynamic loader cannot load a library, given by name or path; empty where it can."""
        ...

    def run_python(self, code: str, *, seconds: float) -> Answer:
        """Run Python code in an interpreter of its own."""
        ...

    def hipcc(self) -> Path:
        """The HIP compiler that ``hipport check`` uses. Raises ToolchainError."""
        ...

    def cxx(self) -> CxxCompiler:
        """The C++ compiler of the CPU engine. Raises CompilerNotFoundError."""
        ...

    def libclang(self) -> str:
        """The version of libclang. Raises UnavailableError."""
        ...


def in_container(machine: ExaminedMachine) -> bool:
    """Whether the machine is a container, whose devices are those that it was started with."""
    marks = ("/.dockerenv", "/run/.containerenv")
    return "container" in machine.environment or any(map(machine.exists, marks))


def has_pci_gpu(machine: ExaminedMachine, vendor: str) -> bool:
    """Whether the PCI bus has a display controller or processing accelerator of a vendor, given as ``0x1002``."""
    bus = "/sys/bus/pci/devices"
    return any(
        machine.read(f"{bus}/{name}/vendor").strip() == vendor
        and machine.read(f"{bus}/{name}/class").startswith(("0x03", "0x12"))
        for name in machine.names(bus)
    )


def hidden_by(machine: ExaminedMachine, *variables: str) -> str:
    """The first of the variables that hides every GPU from programs, empty where none does."""
    environment = machine.environment
    return next((name for name in variables if environment.get(name, "0").strip() in ("", "-1")), "")
