from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import CUDA
from tests.cli.helpers import HIP
from tests.cli.helpers import Command


@pytest.fixture
def port(convert: Command, source: Path) -> Path:
    """The port of the small project, with an edit, a conflict, an added file, and an input that went on."""
    convert("src")
    folder = source.parent / "src_hip"
    (folder / "host.cpp").write_bytes(b"int main() { return 1; }\n")
    (folder / "main.cu").write_bytes(HIP + b"// by hand\n")
    (source / "main.cu").write_bytes(CUDA + b"cudaEvent_t event;\n")
    convert("src")
    (folder / "own.cu").touch()
    (source / "README").write_bytes(b"Another text.\n")
    (source / "run.sh").unlink()
    (source / "new.cu").touch()
    return folder


@pytest.mark.needs("git")
def test_the_status_as_text(hipport: Command, port: Path) -> None:
    ran = hipport("status", "src_hip")
    assert (ran.code, ran.err) == (1, "")
    assert ran.text == (
        "7 files: 3 as converted, 1 edited, 1 in conflict, 1 added by hand, 1 not in the port yet\n"
        "3 stale: run hipport convert src -o src_hip\n"
        "src_hip/README: as converted, the input has changed\n"
        "src_hip/host.cpp: edited\n"
        "src_hip/main.cu:3:1: in conflict\n"
        "src_hip/new.cu: not in the port yet\n"
        "src_hip/own.cu: added by hand\n"
        "src_hip/run.sh: as converted, the input is gone\n"
    )


@pytest.mark.needs("git")
def test_the_status_as_json(hipport: Command, port: Path) -> None:
    ran = hipport("status", "src_hip", "--format", "json")
    status = json.loads(ran.out)
    assert (ran.code, status["exit_code"], status["schema"]) == (1, 1, "hipport-status/1")
    assert (status["port"], status["sources"]) == ("src_hip", ["src"])
    assert status["counts"] == {
        "converted": 3, "edited": 1, "conflict": 1, "deleted": 0, "added": 1, "new": 1, "stale": 3,
    }  # fmt: skip
    assert status["files"][2] == {"path": "lib/kernels.cuh", "state": "converted", "input": "same", "line": None}
    assert status["files"][3] == {"path": "main.cu", "state": "conflict", "input": "same", "line": 3}
    assert status["files"][5] == {"path": "own.cu", "state": "added", "input": None, "line": None}


def test_an_input_that_is_elsewhere(hipport: Command, convert: Command, source: Path) -> None:
    convert("src")
    source.rename(source.with_name("moved"))
    ran = hipport("status", "src_hip")
    assert ran.code == 0
    assert "name it with --input SRC" in ran.text
    ran = hipport("status", "src_hip", "--input", "moved")
    assert (ran.code, ran.text) == (0, "5 files: 5 as converted\n")


def test_what_is_not_a_port(hipport: Command, source: Path) -> None:
    ran = hipport("status", "src")
    assert (ran.code, ran.out) == (2, b"")
    assert "src has no record of files that hipport wrote there" in ran.err
