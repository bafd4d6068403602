"""The migration script examples/scripts/port_with_report.py does what it says, on a copy of examples/nbody."""

from __future__ import annotations

import csv
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples/scripts/port_with_report.py"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    tree = tmp_path / "project"
    shutil.copytree(ROOT / "examples/nbody", tree)
    return tree


def port(source: Path, *options: str) -> subprocess.CompletedProcess[str]:
    folder = source.parent
    command: list[str | Path] = [sys.executable, SCRIPT, source, folder / "port", *options]
    command += ["--findings", folder / "findings.csv"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def rows(source: Path) -> list[dict[str, str]]:
    with (source.parent / "findings.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_tree_that_holds_to_the_policy(source: Path) -> None:
    done = port(source, "--cuda", "12.4")
    assert (done.returncode, done.stderr) == (0, "")
    assert "hipHostMalloc" in (source.parent / "port/src/main.cpp").read_text()
    assert rows(source) == []


@pytest.mark.long
def test_what_build_files_leave_open_has_an_owner(source: Path) -> None:
    with (source / "CMakeLists.txt").open("a") as file:
        file.write("target_link_libraries(nbody PRIVATE CUDA::cupti)\n")
    assert port(source, "--cuda", "12.4").returncode == 0
    assert {(row["owner"], row["path"]) for row in rows(source)} == {(".", "CMakeLists.txt")}


def test_missing_counterparts_are_refused_outside_of_legacy(source: Path) -> None:
    for folder in ("legacy", "tools"):
        (source / folder).mkdir()
        (source / folder / "loop.cu").write_text("void run() {\n    cudaGraphConditionalHandle handle;\n}\n")
    done = port(source, "--legacy", "legacy")
    assert done.returncode == 1
    assert [line.partition(": ")[0] for line in done.stderr.splitlines()] == ["tools/loop.cu:2"]
    missing = [(row["owner"], row["path"], row["symbol"]) for row in rows(source) if row["code"] == "HP501"]
    assert missing == [
        ("legacy", "legacy/loop.cu", "cudaGraphConditionalHandle"),
        ("tools", "tools/loop.cu", "cudaGraphConditionalHandle"),
    ]


@pytest.mark.long
def test_macros_are_renamed_and_a_second_run_does_the_same(source: Path) -> None:
    header = source.parent / "port/src/cuda_check.h"
    assert port(source, "--rename", "CUDA_CHECK=HIP_CHECK").returncode == 0
    first = header.read_text()
    assert "#define HIP_CHECK(call)" in first
    assert "CUDA_CHECK_LAUNCH" in first  # only whole names are renamed
    assert port(source, "--rename", "CUDA_CHECK=HIP_CHECK").returncode == 0
    assert header.read_text() == first


def test_what_cannot_be_converted(tmp_path: Path) -> None:
    done = port(tmp_path / "nowhere")
    assert done.returncode == 2
    assert "no such file or folder" in done.stderr


def test_a_renaming_that_is_none(source: Path) -> None:
    done = port(source, "--rename", "CUDA_CHECK")
    assert done.returncode == 2
    assert "expected OLD=NEW, not CUDA_CHECK" in done.stderr
