from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

#: Every generation that a port has to compile for: CDNA 2 and 3, whose wavefronts have 64 lanes, RDNA 3 and 4 with 32.
ARCHITECTURES = ("gfx90a", "gfx942", "gfx1100", "gfx1201")


@dataclass(frozen=True)
class Build:
    """How the translation units in a folder are compiled, by a compiler that runs there: flags may name its folders."""

    folder: Path
    flags: tuple[str, ...] = ()
    architectures: tuple[str, ...] = ARCHITECTURES

    def arguments(self, unit: Path) -> list[str | Path]:
        """What hipcc is told to compile a unit, with code generation, for the host and for all architectures."""
        targets = [f"--offload-arch={architecture}" for architecture in self.architectures]
        language = (
            ["-x", "c", "-D__HIP_PLATFORM_AMD__"] if unit.suffix == ".c" else ["-x", "hip", "-std=c++17", *targets]
        )
        return [*language, "-w", "-O1", *self.flags, "-c", unit, "-o", os.devnull]


def failures(hipcc: Path, build: Build, units: Sequence[Path], at_a_time: int) -> str:
    """The units that do not compile, each with what the compiler says of it."""

    def failure(unit: Path) -> str:
        command = [hipcc, *build.arguments(unit)]
        done = subprocess.run(command, cwd=build.folder, capture_output=True, text=True, check=False)
        return f"{unit.relative_to(build.folder)} does not compile:\n{done.stderr}" if done.returncode else ""

    with ThreadPoolExecutor(at_a_time) as pool:
        return "\n".join(filter(None, pool.map(failure, units)))
