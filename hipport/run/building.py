"""Build a program for the CPU engine: its port, its objects, its executable."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from hipport.cpu.errors import CompileError
from hipport.paths import printable
from hipport.project.translation_units import UnitLanguage
from hipport.run.errors import ProgramError
from hipport.run.porting import ProgramPort
from hipport.run.porting import port_program
from hipport.run.program import Program
from hipport.run.program import ProgramSource
from hipport.run.settings import RunOptions


class Compiles(Protocol):
    """A compiler of programs for the CPU engine: ``hipport.cpu.program.ProgramCompiler``, or one of a test."""

    def compile(
        self,
        source: Path,
        target: Path,
        *,
        include_dirs: Sequence[Path] = (),
        defines: Mapping[str, str] = ...,
        options: Sequence[str] = (),
        language: str | None = None,
    ) -> None:
        """Compile a source into an object. Raises CompileError."""

    def link(self, objects: Sequence[Path], target: Path, options: Sequence[str] = (), shared: bool = False) -> None:
        """Link an executable or a shared library. Raises EngineError."""
