"""The host runtime as a library, and programs of our own that are linked with it."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from hipport.cpu import compiler
from hipport.cpu import find_compiler
from hipport.cpu.program import ProgramCompiler
from hipport.cpu.shared_libraries import host_library
from hipport.cpu.shared_libraries import runtime_library

PROGRAMS = Path(__file__).resolve().parent / "programs"
HOST = compiler.HEADERS.parent / "host"
FLAGS = ("-std=c++17", "-O1", "-fPIC", f"-I{compiler.HEADERS}", f"-I{HOST}")


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended: its status, its output, the findings that it reported."""

    status: int
    output: str
    findings: tuple[Mapping[str, Any], ...]

    @property
    def kinds(self) -> list[str]:
        return [finding["kind"] for finding in self.findings]


#: Runs one of the small programs of a source: its name, and what is set in the environment.
Run = Callable[..., Ended]
#: Compiles a program with kernels, by its name, and runs it.
RunWhole = Callable[..., subprocess.CompletedProcess[str]]


def _compile(command: tuple[str, ...]) -> None:
    finished = subprocess.run(command, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr


@pytest.fixture(scope="session")
def run_program(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Run]:
    """Compiles a source of several programs; what it gives runs one of them."""
    folder = tmp_path_factory.mktemp("programs")

    def compiled(source: str) -> Run:
        target = folder / source
        if not target.exists():
            cxx = find_compiler()
            libraries = (host_library(cxx), runtime_library(cxx))
            paths = (f"-Wl,-rpath,{library.parent}" for library in libraries)
            flags = (*FLAGS, str(PROGRAMS / f"{source}.cpp"), "-o", str(target), *map(str, libraries), *paths)
            _compile((*cxx.command, *flags))

        def run(name: str, **settings: object) -> Ended:
            report = folder / f"{name}.jsonl"
            report.unlink(missing_ok=True)
            environment = {f"HIPPORT_RUN_{key.upper()}": str(value) for key, value in settings.items()}
            finished = subprocess.run(
                [target, name],
                env={**os.environ, "HIPPORT_RUN_REPORT": str(report), **environment},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            lines = report.read_text().splitlines() if report.exists() else []
            return Ended(finished.returncode, finished.stdout + finished.stderr, tuple(map(json.loads, lines)))

        return run

    return compiled


@pytest.fixture(scope="session")
def run_whole_program(tmp_path_factory: pytest.TempPathFactory) -> RunWhole:
    """Compiles a program with kernels once, and runs it with arguments; what is set in the environment by keyword."""
    folder = tmp_path_factory.mktemp("whole_programs")
    compiler = ProgramCompiler()

    def run(
        name: str, *arguments: str, libraries: Sequence[str] = (), **settings: object
    ) -> subprocess.CompletedProcess[str]:
        program = folder / name
        if not program.exists():
            compiler.compile(PROGRAMS / f"{name}.cpp", folder / f"{name}.o")
            compiler.link([folder / f"{name}.o"], program, libraries=libraries)
        environment = {f"HIPPORT_RUN_{key.upper()}": str(value) for key, value in settings.items()}
        return subprocess.run(
            [program, *arguments],
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return run
