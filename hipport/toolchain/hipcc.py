"""Find a HIP compiler and make sure that it works."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from pathlib import Path

from hipport.errors import ToolchainError
from hipport.paths import printable
from hipport.result import Compiler
from hipport.toolchain.install import INSTALL
from hipport.toolchain.install import default_prefix
from hipport.toolchain.install import how_to_get_a_compiler
from hipport.toolchain.install import is_half_built
from hipport.toolchain.messages import read_messages
from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits

_PROBE = """#include <hip/hip_runtime.h>
#ifndef __HIP_PLATFORM_AMD__
#error "this compiler is not for AMD GPUs"
#endif
__global__ void probe(float *x) { x[threadIdx.x] += 1; }
int main() { probe<<<1, 1>>>(nullptr); }
"""
_HIP_VERSION = re.compile(r"^HIP version:\s*(\S+)", re.MULTILINE)
_CLANG_VERSION = re.compile(r"\bclang version (\d[\w.]*)")
_PROBE_LIMITS = ProcessLimits(seconds=120.0)


def find_hipcc(given: str | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The compiler to use: ``given``, or ``$HIPCC``, or the first of the usual places that has one.

    Raises ToolchainError where there is none, saying which places were looked at, and where the first one found is
    part of an unfinished prefix.
    """
    for name, value in (("--hipcc", given), ("HIPCC", environment.get("HIPCC"))):
        if value:
            found = shutil.which(value, path=environment.get("PATH"))
            if found is None:
                remedy = how_to_get_a_compiler(environment)
                raise ToolchainError(f"{name}: {printable(value)} is not a program that can be run; {remedy}")
            return _finished(Path(found).absolute())
    places = list(_places(environment))
    for place in places:
        if os.access(place, os.X_OK) and place.is_file():
            return _finished(place)
    if is_half_built(prefix := default_prefix(environment)):
        raise _half_built(prefix)
    looked = ", ".join(printable(place) for place in places)
    raise ToolchainError(
        f"no hipcc was found: --hipcc and HIPCC are not set, and there is none in {looked}; "
        f"{how_to_get_a_compiler(environment)}"
    )


def finds(hipcc: Path) -> bool:
    """Whether a compiler is the one that is used where none is given."""
    try:
        return find_hipcc().samefile(hipcc)
    except (OSError, ToolchainError):
        return False


def _places(environment: Mapping[str, str]) -> Iterator[Path]:
    if root := environment.get("ROCM_PATH"):
        yield Path(root, "bin", "hipcc")
    yield Path("/opt/rocm/bin/hipcc")
    for folder in os.get_exec_path(environment):
        yield Path(folder, "hipcc")
    yield default_prefix(environment) / "bin" / "hipcc"


def _finished(hipcc: Path) -> Path:
    if is_half_built(prefix := hipcc.parent.parent):
        raise _half_built(prefix)
    return hipcc


def _half_built(prefix: Path) -> ToolchainError:
    shown = printable(prefix)
    return ToolchainError(f"the ROCm prefix {shown} is half built: finish it with `{INSTALL} {shown}`")


def require_working(hipcc: Path, architectures: Sequence[str], processes: Processes) -> Compiler:
    """Ask a compiler for its version and have it compile a small kernel for each architecture.

    Raises ToolchainError with the compiler's own words where it does not work: it cannot be run, it is for
    NVIDIA GPUs, parts of it are missing, or it does not know an architecture.
    """
    answer = processes.run([os.fspath(hipcc), "--version"], _PROBE_LIMITS)
    if answer.ending is not Ending.SUCCESS:
        raise ToolchainError(f"{printable(hipcc)} cannot be run: {_reason(answer.output)}; {how_to_get_a_compiler()}")
    if "NVIDIA" in answer.output:
        raise ToolchainError(
            f"{printable(hipcc)} compiles for NVIDIA GPUs here: set HIP_PLATFORM=amd, or name another with --hipcc"
        )
    source = processes.folder / "probe.hip"
    source.write_text(_PROBE, "ascii")
    offload = f"--offload-arch={','.join(architectures)}"
    arguments = ["-x", "hip", offload, "-w", "-c", os.fspath(source), "-o", os.fspath(processes.folder / "probe.o")]
    proof = processes.run([os.fspath(hipcc), *arguments], _PROBE_LIMITS)
    if proof.ending is not Ending.SUCCESS:
        raise ToolchainError(
            f"{printable(hipcc)} cannot compile an empty kernel for {', '.join(architectures)}: "
            f"{_reason(proof.output)}; fix it, or name another with --hipcc, or other architectures with --arch "
            f"({how_to_get_a_compiler()})"
        )
    versions = [m[1] for m in (_HIP_VERSION.search(answer.output), _CLANG_VERSION.search(answer.output)) if m]
    return Compiler(os.fspath(hipcc), ", clang ".join(versions) or "unknown", tuple(architectures))


def _reason(output: str) -> str:
    """The first error in what a compiler printed."""
    errors = [message.text for message in read_messages(output, "")]
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return (errors or lines or ["it printed nothing"])[0]
