from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from hipport.cli import main
from tests.cli.helpers import CUDA
from tests.cli.helpers import Command
from tests.cli.helpers import Ran


@pytest.fixture
def hipport(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> Command:
    """The command line, run in this process and from the test's own folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str | Path, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "argv", ["hipport", *(os.fspath(argument) for argument in arguments)])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capfdbinary.readouterr()
        with pytest.raises(SystemExit) as ending:
            main()
        out, err = capfdbinary.readouterr()
        return Ran(int(ending.value.code or 0), out, err.decode("utf-8", "backslashreplace"))

    return run


@pytest.fixture
def convert(hipport: Command) -> Command:
    """``hipport convert`` without worker processes, which would take longer to start than the work takes."""

    def run(*arguments: str | Path, stdin: bytes = b"") -> Ran:
        return hipport("convert", "--jobs", "1", *arguments, stdin=stdin)

    return run


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small project that is converted without a finding."""
    folder = tmp_path / "src"
    (folder / "lib").mkdir(parents=True)
    (folder / "main.cu").write_bytes(CUDA)
    (folder / "lib" / "kernels.cuh").write_bytes(b"#pragma once\r\n__device__ cudaError_t last;\r\n")
    (folder / "host.cpp").write_bytes(b"int main() {}\n")
    (folder / "README").write_bytes(b"Call cudaMalloc.\n")
    (folder / "run.sh").write_bytes(b"#!/bin/sh\n./main\n")
    (folder / "run.sh").chmod(0o755)
    return folder
