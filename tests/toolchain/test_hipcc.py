from __future__ import annotations

from pathlib import Path

import pytest

from hipport.errors import ToolchainError
from hipport.toolchain.hipcc import find_hipcc
from hipport.toolchain.hipcc import require_working
from hipport.toolchain.process import Processes


def program(path: Path, text: str = "true") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def test_the_order_of_places(tmp_path: Path) -> None:
    if Path("/opt/rocm/bin/hipcc").exists():
        pytest.skip("this machine has a ROCm in /opt/rocm")
    environment = {"HOME": str(tmp_path), "PATH": str(tmp_path / "path")}
    places = [
        program(tmp_path / ".local/share/hipport/rocm/bin/hipcc"),
        program(tmp_path / "path/hipcc"),
    ]
    assert find_hipcc(None, environment) == places[1]
    rocm = program(tmp_path / "rocm/bin/hipcc")
    assert find_hipcc(None, environment | {"ROCM_PATH": str(tmp_path / "rocm")}) == rocm
    named = program(tmp_path / "named/hipcc")
    environment["HIPCC"] = str(named)
    assert find_hipcc(None, environment | {"ROCM_PATH": str(tmp_path / "rocm")}) == named
    assert find_hipcc(str(rocm), environment) == rocm
    places[1].unlink()
    assert find_hipcc("", {"HOME": str(tmp_path), "PATH": ""}) == places[0]
    assert find_hipcc(None, {"XDG_DATA_HOME": str(tmp_path / ".local/share"), "PATH": ""}) == places[0]


def test_there_is_none(tmp_path: Path) -> None:
    if Path("/opt/rocm/bin/hipcc").exists():
        pytest.skip("this machine has a ROCm in /opt/rocm")
    with pytest.raises(ToolchainError) as error:
        find_hipcc(None, {"HOME": str(tmp_path), "PATH": "/nowhere", "ROCM_PATH": "/no/rocm"})
    for place in (
        "/no/rocm/bin/hipcc",
        "/opt/rocm/bin/hipcc",
        "/nowhere/hipcc",
        f"{tmp_path}/.local/share/hipport/rocm",
    ):
        assert place in str(error.value)
    assert str(error.value).endswith("a container will do: `hipport toolchain install`")


def test_one_that_was_named_has_to_be_there() -> None:
    with pytest.raises(ToolchainError, match="--hipcc: /no/hipcc is not a program that can be run"):
        find_hipcc("/no/hipcc", {"PATH": ""})
    with pytest.raises(ToolchainError, match="HIPCC: /no/hipcc is not a program that can be run"):
        find_hipcc(None, {"PATH": "", "HIPCC": "/no/hipcc"})


@pytest.mark.parametrize("has_hipcc", [True, False])
def test_a_prefix_that_is_half_there(tmp_path: Path, *, has_hipcc: bool) -> None:
    prefix = tmp_path / "hipport/rocm"
    (prefix / "bin").mkdir(parents=True)
    (prefix / ".rocm_toolchain").touch()
    if has_hipcc:
        program(prefix / "bin/hipcc")
    elif Path("/opt/rocm/bin/hipcc").exists():
        pytest.skip("this machine has a ROCm in /opt/rocm")
    environment = {"XDG_DATA_HOME": str(tmp_path), "PATH": ""}
    with pytest.raises(ToolchainError, match=r"half built: finish it with `hipport toolchain install .*/hipport/rocm`"):
        find_hipcc(str(prefix / "bin/hipcc") if has_hipcc else None, environment)
    if has_hipcc:
        (prefix / "READY").touch()
        assert find_hipcc(str(prefix / "bin/hipcc"), environment) == prefix / "bin/hipcc"


def test_a_compiler_that_works(fake_hipcc: Path) -> None:
    with Processes() as processes:
        compiler = require_working(fake_hipcc, ("gfx90a", "gfx942"), processes)
    assert compiler.version == "7.2.0-fake, clang 22.0.1"
    assert compiler.architectures == ("gfx90a", "gfx942")


@pytest.mark.parametrize(
    ("script", "message"),
    [
        ("exit 1", "cannot be run"),
        ("kill -SEGV $$", "cannot be run"),
        ("echo HIP version: 7; echo nvcc: NVIDIA", "compiles for NVIDIA GPUs here: set HIP_PLATFORM=amd"),
        (
            'echo "clang++: error: cannot find ROCm device library"; test "$1" = --version',
            "cannot compile an empty kernel for gfx90a: cannot find ROCm device library; fix it",
        ),
        (
            'test "$1" = --version && echo HIP version: 7',
            "cannot compile an empty kernel for gfx90a: it printed nothing",
        ),
    ],
)
def test_compilers_that_do_not(tmp_path: Path, script: str, message: str) -> None:
    with Processes() as processes, pytest.raises(ToolchainError, match=message):
        require_working(program(tmp_path / "hipcc", script), ("gfx90a",), processes)


def test_a_file_that_is_no_program_for_this_machine(tmp_path: Path) -> None:
    path = tmp_path / "hipcc"
    path.write_bytes(b"\x7fELF")
    path.chmod(0o755)
    with Processes() as processes, pytest.raises(ToolchainError, match="cannot be run"):
        require_working(path, ("gfx90a",), processes)
