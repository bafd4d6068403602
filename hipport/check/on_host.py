"""Sources without device code by the compiler of the host, to which a build gives them."""

from __future__ import annotations

import os
import re
import shutil
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.check.compile import HOST
from hipport.check.compile import run_compiler
from hipport.check.judge import CompiledUnit
from hipport.project.survey import HOST_SUFFIXES
from hipport.result import Compiler
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

_SEARCHED = re.compile(r"^#include <\.\.\.> search starts here:\n(.*?)^End of search list", re.MULTILINE | re.DOTALL)
_RUNTIME = "hip/hip_runtime.h"
_LIMITS = ProcessLimits(seconds=60.0)


@dataclass(frozen=True, slots=True)
class HostCompiler:
    """g++, and the folders in which the HIP compiler finds HIP's headers."""

    path: str
    folders: tuple[str, ...]


def find_host_compiler(compiler: Compiler, processes: Processes) -> HostCompiler | None:
    """g++ and where ``compiler`` has HIP's headers; None where there is no g++, or the compiler does not say where."""
    path = shutil.which("g++")
    if path is None:
        return None
    asked = processes.run([compiler.path, "-x", "c++", "-E", "-v", os.devnull, "-o", os.devnull], _LIMITS)
    searched = _SEARCHED.search(asked.output)
    folders = map(str.strip, searched[1].splitlines()) if searched else ()
    found = tuple(folder for folder in folders if Path(folder, _RUNTIME).is_file())
    return HostCompiler(path, found) if found else None


def may_be_for_host(compiled: CompiledUnit) -> bool:
    """Whether a unit that the HIP compiler refuses is a C++ source, with errors of others than missing headers. What
    only clang is told of, files in other places than they stand, is lost on g++.
    """
    is_cxx = compiled.unit.path.suffix.lower() in HOST_SUFFIXES - {".c"} and not compiled.flags.overlays
    return is_cxx and any(not message.missing_header for _, message in compiled.messages())


def compile_on_host(
    compiled: CompiledUnit, compiler: HostCompiler, processes: Processes, limits: ProcessLimits
) -> CompiledUnit | None:
    """A unit that the HIP compiler refuses, as the host's compiles it; None where that has errors, too.

    Raises StoppedError where it was stopped.
    """
    # The folders come last: a toolchain beside the system has another C library's headers next to HIP's.
    folders = [word for folder in compiler.folders for word in ("-idirafter", folder)]
    options = ["-x", "c++", "-D__HIP_PLATFORM_AMD__=1", "-w", *compiled.flags.arguments(), *folders]
    ended = run_compiler([compiler.path, *options], compiled.unit.path, processes, limits)
    if ended.ending is not Ending.SUCCESS:
        return None
    refusal = next(message for _, message in compiled.messages() if not message.missing_header)
    return replace(compiled, endings={HOST: ended}, refusal=refusal)
