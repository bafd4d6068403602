"""A machine with AMD GPUs that are emulated: an interpreter whose CuPy has device.c for the HIP runtime."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.rocm_device.build import build_libraries

ARCHITECTURES = {"gfx90a": 64, "gfx942": 64, "gfx1100": 32, "gfx1201": 32}
_SYSTEM = Path("usr/lib/x86_64-linux-gnu")
_PYTHON = """#!/bin/sh
exec "{loader}" --argv0 "{python}" --library-path "{libraries}" "{real}" "$@"
"""


@dataclass(frozen=True)
class Machine:
    """``python`` runs hipport with the packages of this environment; ``hipcc`` is the compiler of a ROCm prefix."""

    python: Path
    hipcc: Path
    cache: Path

    def run(self, *arguments: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run Python with these arguments and variables of the environment."""
        own = {"HIPCC": str(self.hipcc), "XDG_CACHE_HOME": str(self.cache), "COLUMNS": "200"}
        return subprocess.run(
            [self.python, *arguments],
            env={**os.environ, **own, **variables},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )

    def verify(self, *arguments: str | Path, **variables: str) -> dict[str, Any]:
        """The JSON report of ``hipport verify --backend rocm``."""
        command = ("-m", "hipport", "verify", "--backend", "rocm", "--format", "json", "--jobs", "2", *arguments)
        ended = self.run(*command, **variables)
        assert ended.stdout, ended.stderr
        report: dict[str, Any] = json.loads(ended.stdout)
        assert report["run"]["exit_code"] == ended.returncode
        return report


def has_hiprtc(hipcc: Path) -> bool:
    """Whether a compiler is in a prefix of hipport toolchain install, which has hiprtc and a loader for it."""
    prefix = hipcc.parent.parent
    return (prefix / _SYSTEM / "libhiprtc.so.7").exists() and _loader(prefix).exists()


def make_machine(folder: Path, hipcc: Path) -> Machine:
    """Build it; CuPy's wheel for ROCm is in this environment.

    hiprtc needs the prefix's C library and so does the interpreter that loads it, but no program that it starts.
    """
    prefix = hipcc.parent.parent
    libraries = folder / "lib"
    build_libraries(Path(sysconfig.get_path("platlib")), prefix / "usr/include", libraries)
    environment = folder / "venv"
    venv.create(environment, symlinks=True)
    packages = environment / Path(sysconfig.get_path("platlib")).relative_to(sys.prefix)
    packages.rmdir()
    packages.symlink_to(sysconfig.get_path("platlib"))
    python = environment / "bin/python"
    python.unlink()
    searched: Sequence[Path] = (libraries, prefix / _SYSTEM, prefix / "usr/lib", prefix / "llvm/lib")
    python.write_text(
        _PYTHON.format(
            loader=_loader(prefix),
            python=python,
            libraries=":".join(map(str, searched)),
            real=Path(sys.executable).resolve(),
        )
    )
    python.chmod(0o755)
    return Machine(python, hipcc, folder / "cache")


def _loader(prefix: Path) -> Path:
    return prefix / "lib64/ld-linux-x86-64.so.2"
