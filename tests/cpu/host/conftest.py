"""Programs of our own, compiled for the CPU with the host runtime and run."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Protocol

import pytest

from hipport.cpu.compiler import HOST
from hipport.cpu.program import ProgramCompiler
from hipport.run.building import needed_libraries

PROGRAMS = Path(__file__).resolve().parent / "programs"


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended: its status, what it printed, the findings and the failures of kernels that it reported."""

    status: int
    stdout: str
    stderr: str
    findings: tuple[Mapping[str, Any], ...]
    failures: tuple[Mapping[str, Any], ...] = ()

    @property
    def kinds(self) -> list[str]:
        return [finding["kind"] for finding in self.findings]

    @property
    def texts(self) -> str:
        return "\n".join(finding["text"] for finding in self.findings)


class RunProgram(Protocol):
    """Runs a program of ``programs/`` with arguments; settings such as ``delayed=1`` are those of the environment."""

    def __call__(self, name: str, /, *arguments: str, **settings: object) -> Ended: ...


@pytest.fixture(scope="session")
def run_program(tmp_path_factory: pytest.TempPathFactory) -> RunProgram:
    """Compiles each program once."""
    folder = tmp_path_factory.mktemp("programs")
    compiler = ProgramCompiler()

    def run(name: str, /, *arguments: str, **settings: object) -> Ended:
        program = folder / name
        if not program.exists():
            source = PROGRAMS / f"{name}.cpp"
            compiler.compile(source, folder / f"{name}.o", include_dirs=[HOST])
            compiler.link([folder / f"{name}.o"], program, libraries=needed_libraries([source.read_bytes()]))
        report = folder / "report.jsonl"
        report.unlink(missing_ok=True)
        environment = {f"HIPPORT_RUN_{key.upper()}": str(value) for key, value in settings.items()}
        finished = subprocess.run(
            [program, *arguments],
            env={**os.environ, "HIPPORT_RUN_REPORT": str(report), **environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        lines = [json.loads(line) for line in report.read_text().splitlines()] if report.exists() else []
        findings, failures = (
            tuple(line for line in lines if line["event"] == event) for event in ("finding", "failure")
        )
        return Ended(finished.returncode, finished.stdout, finished.stderr, findings, failures)

    return run
