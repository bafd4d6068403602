from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

CUDA = b"#include <cuda_runtime.h>\ncudaStream_t stream;\n"
HIP = b"#include <hip/hip_runtime.h>\nhipStream_t stream;\n"
#: A file that is converted, with one error left for a person, in line 2.
UNSUPPORTED = b"#include <cuda_runtime.h>\ncudaGraphConditionalHandle handle;\n"


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it printed."""

    code: int
    out: bytes
    err: str

    @property
    def text(self) -> str:
        return self.out.decode()


class Command(Protocol):
    """The command line, or one of its commands, as a function of its arguments."""

    def __call__(self, *arguments: str | Path, stdin: bytes = b"") -> Ran: ...


def contents(folder: Path) -> dict[str, bytes]:
    """What a tree holds, without what hipport keeps for itself."""
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != ".hipport.json")
    names = {path.relative_to(folder).as_posix(): path for path in paths}
    return {name: path.read_bytes() for name, path in names.items() if not name.startswith(".hipport/")}


def identities(folder: Path) -> dict[str, tuple[int, int]]:
    """What changes when a file is written, be it with the same content."""
    return {str(path): (path.lstat().st_mtime_ns, path.lstat().st_ino) for path in folder.rglob("*")}
