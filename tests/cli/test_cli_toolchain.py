"""``hipport toolchain install`` with scripts that only pretend to install."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hipport.toolchain import install
from tests.cli.helpers import Command

#: Makes a compiler where the prefix is to be, and shows its arguments.
INSTALLS = r"""
mkdir -p "$1/bin" && printf '#!/bin/sh\n' >"$1/bin/hipcc" && chmod +x "$1/bin/hipcc"
printf '<%s>' "$@"
"""


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The script that takes the place of the real one, on a machine without any compiler."""
    path = tmp_path / "install.sh"
    path.write_text(INSTALLS)
    monkeypatch.setattr(install, "SCRIPT", path)
    monkeypatch.setenv("XDG_DATA_HOME", os.fspath(tmp_path / "data"))
    for variable in ("HIPCC", "ROCM_PATH"):
        monkeypatch.delenv(variable, raising=False)
    return path


def test_the_default_prefix_is_where_the_compiler_is_searched_for(
    hipport: Command, script: Path, tmp_path: Path
) -> None:
    ran = hipport("toolchain", "install")
    assert (ran.code, ran.err) == (0, "")
    assert ran.text == f"<{tmp_path}/data/hipport/rocm><><>"


def test_what_is_given_goes_to_the_script(hipport: Command, script: Path, tmp_path: Path) -> None:
    ran = hipport("toolchain", "install", "mine", "--mirror", "http://a.example", "--keyring", "keys.gpg")
    assert ran.code == 0
    assert ran.text == (
        f"<{tmp_path}/mine><http://a.example><keys.gpg>for hipport: export HIPCC={tmp_path}/mine/bin/hipcc\n"
    )


def test_another_compiler_that_goes_before_is_told(
    hipport: Command, script: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HIPCC", sys.executable)
    ran = hipport("toolchain", "install")
    assert ran.text.endswith(f"for hipport: export HIPCC={tmp_path}/data/hipport/rocm/bin/hipcc\n")


def test_a_prefix_that_is_not_ready(hipport: Command, script: Path) -> None:
    script.write_text("echo so far; printf 'hipport: error: no network\\n  plug it in\\n' >&2; exit 2")
    ran = hipport("toolchain", "install")
    assert (ran.code, ran.text, ran.err) == (2, "so far\n", "hipport: error: no network\n  plug it in\n")


@pytest.mark.parametrize(
    ("body", "status"), [("exit 1", 1), ("kill -KILL $$", -9)], ids=["on-a-command-that-failed", "by-a-signal"]
)
def test_a_script_that_stops_without_a_word(hipport: Command, script: Path, body: str, status: int) -> None:
    script.write_text(body)
    ran = hipport("toolchain", "install")
    assert ran.code == 2
    assert f"stopped with status {status}; `hipport toolchain install` goes on with it" in ran.err


def test_a_machine_without_bash(hipport: Command, script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    ran = hipport("toolchain", "install")
    assert ran.code == 2
    assert "hipport: error: bash cannot be started: No such file or directory" in ran.err


@pytest.mark.parametrize("arguments", [("a", "b"), ("--mirrors", "x"), ("--mirror",)])
def test_bad_arguments(hipport: Command, script: Path, arguments: tuple[str, ...]) -> None:
    ran = hipport("toolchain", "install", *arguments)
    assert (ran.code, ran.out) == (2, b"")
    assert "Error: " in ran.err


@pytest.mark.long
def test_ctrl_c_leaves_nothing_at_work(script: Path, tmp_path: Path) -> None:
    """A program that the script has started ends with it; it would hold the lock of the prefix."""
    # Python has to know of the script before it is interrupted.
    script.write_text('sleep 1; echo $$ >"$1.started"; (sleep 600; :) & wait')
    code = f"""
from pathlib import Path
from hipport.cli import main
from hipport.toolchain import install
install.SCRIPT = Path({os.fspath(script)!r})
main()
"""
    prefix = tmp_path / "prefix"
    command: list[str | Path] = [sys.executable, "-c", code, "toolchain", "install", prefix]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    marker = tmp_path / "prefix.started"
    deadline = time.monotonic() + 100
    while not (marker.exists() and marker.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    started.send_signal(signal.SIGINT)
    out, _ = started.communicate(timeout=100)  # ends when nobody has its end of the pipe any more
    assert (started.returncode, out.strip()) == (2, "hipport: interrupted")
