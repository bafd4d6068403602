"""How to check a port."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport import architectures
from hipport.errors import ConfigError


def compiler_words(define: Iterable[str], include_dir: Iterable[Path], std: str) -> list[str]:
    """Options of the command line as a compiler has them."""
    words = [f"-D{definition}" for definition in define]
    words += [f"-I{folder}" for folder in include_dir]
    return [*words, f"-std={std}"] if std else words


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """How to check a port. Field names are the long names of the command line.

    ``arch`` are the architectures to compile for, ``hipcc`` is the compiler (None: the first of the usual places that
    has one). ``compile_commands`` is the file of that name or its folder (None: looked for in the tree).
    ``include_dir`` and ``define`` are added to what the build says, ``std`` replaces it. ``torch`` is the folder of the
    PyTorch that extensions are for (None: that of the active environment, else of hipport's). ``timeout`` is in seconds
    and ``memory`` in bytes, both for one translation unit and one architecture. ``jobs`` is how many are compiled at
    once. ``exclude`` are globs of files that are not compiled.

    Raises ConfigError for a value that cannot be used.
    """

    arch: tuple[str, ...] = architectures.DEFAULT
    hipcc: str | None = None
    compile_commands: Path | None = None
    include_dir: tuple[Path, ...] = ()
    define: tuple[str, ...] = ()
    std: str = ""
    timeout: float = 300.0
    memory: int | None = None
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)
    exclude: tuple[str, ...] = ()
    torch: Path | None = None

    def __post_init__(self) -> None:
        if not self.arch:
            raise ConfigError("--arch: expected at least one architecture, such as gfx90a")
        for name in self.arch:
            if not architectures.is_architecture(name):
                known = ",".join(architectures.DEFAULT)
                raise ConfigError(f"--arch: expected AMD architectures such as {known}, not {name!r}")
