"""The workflow in examples/ci/ and the hooks for pre-commit do what docs/ci.md says: their commands are run here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WORKFLOW = ROOT / "examples" / "ci" / "hipport.yml"
HOOKS = ROOT / ".pre-commit-hooks.yaml"
#: What a test does not do: install something, or download a compiler.
NOT_RUN = ("pip install", "sudo apt-get", "hipport toolchain install")


def steps() -> list[str]:
    """The commands of the workflow, in their order."""
    found: list[str] = re.findall(r"^ +(?:- )?run: (.+)$", WORKFLOW.read_text(), re.MULTILINE)
    return [step for step in found if not step.startswith(NOT_RUN)]


@pytest.fixture
def shell(tmp_path: Path, fake_hipcc: Path) -> dict[str, str]:
    """The environment of a job: hipport on the PATH, and a compiler."""
    program = tmp_path / "bin" / "hipport"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m hipport "$@"\n')
    program.chmod(0o755)
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(ROOT), "HIPCC": str(fake_hipcc)}


def run(command: str, folder: Path, shell: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["bash", "-c", command], cwd=folder, env=shell, capture_output=True, text=True, check=False)


@pytest.mark.long
def test_the_workflow_passes_until_something_new_comes(tmp_path: Path, shell: dict[str, str]) -> None:
    shutil.copytree(ROOT / "examples" / "nbody", tmp_path / "src")
    baseline = run("hipport convert src/ -o port/ --write-baseline hipport-baseline.json -q", tmp_path, shell)
    assert baseline.returncode == 0, baseline.stderr
    gate, *others = steps()
    for step in (gate, *others):
        ran = run(step, tmp_path, shell)
        assert ran.returncode == 0, (step, ran.stdout, ran.stderr)
    assert (tmp_path / "hipport.sarif").exists()
    (tmp_path / "src" / "new.cu").write_text("#include <cuda_runtime.h>\ncudaGraphConditionalHandle handle;\n")
    ran = run(gate, tmp_path, shell)
    assert ran.returncode == 1
    assert "::error file=src/new.cu,line=2,col=1,title=HP501::" in ran.stdout
    assert len(others) == 2


@pytest.mark.long
def test_the_hooks_find_and_convert_cuda(tmp_path: Path, shell: dict[str, str]) -> None:
    entries = dict(re.findall(r"^- id: (\S+)$.*?^  entry: (.+?)$", HOOKS.read_text(), re.MULTILINE | re.DOTALL))
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.cu").write_text("#include <hip/hip_runtime.h>\nhipError_t e;\n")
    (tmp_path / "sub" / "b.cpp").write_text("#include <cuda_runtime.h>\ncudaError_t e;\n")
    files = " a.cu sub/b.cpp"
    assert run(entries["hipport-check"] + files, tmp_path, shell).returncode == 1
    assert run(entries["hipport-convert"] + files, tmp_path, shell).returncode == 0
    assert (tmp_path / "sub" / "b.cpp").read_text() == "#include <hip/hip_runtime.h>\nhipError_t e;\n"
    assert run(entries["hipport-check"] + files, tmp_path, shell).returncode == 0
