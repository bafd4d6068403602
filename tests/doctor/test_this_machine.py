"""The real machine, whatever it is."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from hipport.doctor import ThisMachine
from hipport.doctor.machine import Answer
from tests.toolchain.helpers import is_gone


@pytest.fixture
def machine() -> ThisMachine:
    return ThisMachine()


def test_commands(machine: ThisMachine) -> None:
    assert machine.run("/bin/sh", "-c", "echo a; echo b >&2; exit 3") == Answer(3, "a\nb\n")
    assert machine.run("/bin/sh", "-c", "kill -9 $$").reason == "stopped by signal 9"
    assert machine.run("/nowhere/to/be/found") == Answer(None, "it cannot be started: No such file or directory")
    assert Answer(1, " first\n the reason \n\n").reason == "the reason"
    assert Answer(1, "").reason == "it printed nothing"


def test_a_command_is_run_once(machine: ThisMachine, tmp_path: Path) -> None:
    for _ in range(2):
        machine.run("/bin/sh", "-c", f"echo x >> {tmp_path}/ran")
    assert (tmp_path / "ran").read_text() == "x\n"


def test_a_command_that_does_not_end_is_killed_with_its_children(machine: ThisMachine, tmp_path: Path) -> None:
    begin = time.perf_counter()
    answer = machine.run("/bin/sh", "-c", f"sleep 60 & echo $! > {tmp_path}/pid; wait", seconds=0.3)
    assert time.perf_counter() - begin < 10
    assert answer == Answer(None, "it did not answer within 0.3 s")
    assert is_gone(int((tmp_path / "pid").read_text()))


def test_libraries(machine: ThisMachine) -> None:
    assert machine.load("libc.so.6") == ""
    assert machine.load("libnone.so.1").startswith("libnone.so.1: cannot open")


def test_python_does_not_import_from_the_current_folder(
    machine: ThisMachine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cupy.py").write_text("raise SystemExit('the wrong one')")
    monkeypatch.chdir(tmp_path)
    answer = machine.run_python("try:\n import cupy\nexcept ImportError:\n pass\nprint('done')", seconds=30)
    assert answer.output.splitlines()[-1] == "done"


def test_files(machine: ThisMachine, tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"\xff")
    (tmp_path / "a").mkdir()
    assert machine.names(str(tmp_path)) == ["a", "b"]
    assert machine.names(str(tmp_path / "none")) == []
    assert machine.read(str(tmp_path / "b")) == "\ufffd"
    assert machine.read(str(tmp_path / "a")) == ""
    assert machine.exists(str(tmp_path / "a"))
    assert machine.writable(str(tmp_path / "b"))
    assert not machine.writable(str(tmp_path / "none"))
    assert machine.group(str(tmp_path / "b")) in machine.groups
    assert machine.group(str(tmp_path / "none")) == ""


def test_the_user_and_the_packages(machine: ThisMachine) -> None:
    assert machine.user
    names = [package.name for package in machine.packages]
    assert names == sorted(set(names))
    numpy = next(package for package in machine.packages if package.name == "numpy")
    assert Path(numpy.folder, "numpy", "__init__.py").is_file()
    assert machine.which("sh")
    assert machine.environment["PATH"] == os.environ["PATH"]
    assert machine.python == sys.version.split()[0]
