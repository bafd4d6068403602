"""Compile a translation unit: once for the host and once for each architecture, every time with code generation.

One command of hipcc for all would stop at the first architecture with an error, so each is a compilation of its own;
the work is the same. Code is generated, as inline assembly, the size of shared memory and undefined device functions
are errors only then.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.build.flags import Flags
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import UnitLanguage
from hipport.result import Compiler
from hipport.toolchain.messages import OPTIONS
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

HOST = "host"
#: What is told of C beside errors: calls of what nobody declares, among which may be functions that HIP lacks.
_TOLD_OF_C = ("-Wno-everything", "-Wimplicit-function-declaration")
#: What GCC before version 14, which compiles the C files of most builds, only warns of.
_OLD_C = ("implicit-function-declaration", "implicit-int", "incompatible-pointer-types", "int-conversion")


@dataclass(frozen=True, slots=True)
class Task:
    """One translation unit with its flags for one target: HOST or an architecture."""

    unit: TranslationUnit
    flags: Flags
    target: str


def tasks_of(unit: TranslationUnit, flags: Flags, architectures: Sequence[str]) -> tuple[Task, ...]:
    """The compilations of a unit: only the host's for C and C++, which have no device code."""
    devices = architectures if unit.language is UnitLanguage.HIP else ()
    return tuple(Task(unit, flags, target) for target in (HOST, *devices))


def compile_task(task: Task, compiler: Compiler, processes: Processes, limits: ProcessLimits) -> Ended:
    """Run the compiler for a task. Raises StoppedError where it was stopped."""
    command = command_for(task, compiler, "-O1")  # hipcc's own -O3 takes many times as long, and says no more
    return run_compiler(command, task.unit.path, processes, limits)


def run_compiler(command: Sequence[str], source: Path, processes: Processes, limits: ProcessLimits) -> Ended:
    """Run a compiler with its options on a source; its object file goes to the folder of ``processes``, under a name of
    its own, and is removed.

    Raises StoppedError where it was stopped.
    """
    output = processes.folder / f"{id(command)}.o"
    try:
        return processes.run([*command, "-c", os.fspath(source), "-o", os.fspath(output)], limits)
    finally:
        output.unlink(missing_ok=True)


def command_for(task: Task, compiler: Compiler, *options: str) -> list[str]:
    """The compiler with the options of a task and ``options``, and neither an input nor an output."""
    is_c = task.unit.language is UnitLanguage.C
    told = _TOLD_OF_C if is_c else ("-w",)
    return [compiler.path, *_target(task, compiler), *told, *options, *OPTIONS, *task.flags.arguments(c=is_c)]


def _target(task: Task, compiler: Compiler) -> list[str]:
    if task.unit.language is not UnitLanguage.HIP:
        lenient = [f"-Wno-error={kind}" for kind in _OLD_C] if task.unit.language is UnitLanguage.C else []
        # HIP's headers define that macro for HIP only.
        return ["-x", task.unit.language.value, "-D__HIP_PLATFORM_AMD__=1", *lenient]
    if task.target == HOST:  # without an architecture hipcc looks for a GPU
        return ["-x", "hip", "--cuda-host-only", f"--offload-arch={compiler.architectures[0]}"]
    # With line tables the linker can say where an undefined symbol is used. By itself it stops after 20 of them.
    every_error = ("-Xoffload-linker", "--error-limit=0")
    return ["-x", "hip", "--cuda-device-only", f"--offload-arch={task.target}", "-gline-tables-only", *every_error]
