"""List the specs of a file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from hipport.verify.errors import SpecError
from hipport.verify.running.guarded import Guard
from hipport.verify.specs.load import load_file


@dataclass(frozen=True, slots=True)
class ListTask:
    """The task of listing the specs of a file."""

    path: Path


@dataclass(frozen=True, slots=True)
class Listed:
    """The names of a file's specs; ``error`` says why there are none that can be used."""

    path: Path
    names: tuple[str, ...]
    error: str = ""

    @property
    def shown(self) -> tuple[str, ...]:
        """The names of the specs; the name of the folder where the file has none."""
        return self.names or (self.path.parent.name,)


def list_specs(path: Path, guard: Guard) -> Listed:
    """Load a file in this process and list its specs."""
    try:
        with guard("loading it"):
            return Listed(path, tuple(spec.name for spec in load_file(path)))
    except SpecError as error:
        return Listed(path, (), str(error))
