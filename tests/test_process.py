"""Programs in process groups: how they end, their time limit, and that nothing of them is left."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from hipport.process import FinishedProcess
from hipport.process import run_group
from tests.toolchain.helpers import is_gone


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        ("echo a; echo b >&2; cat", FinishedProcess(0, b"a\nb\n")),
        ("exit 3", FinishedProcess(3, b"")),
        ("kill -SEGV $$", FinishedProcess(-11, b"")),
        ('echo "$LC_ALL"', FinishedProcess(0, b"C\n")),
        ("pwd", FinishedProcess(0, b"/\n")),
    ],
)
def test_how_a_program_ends(text: str, finished: FinishedProcess) -> None:
    assert run_group(["/bin/sh", "-c", text], 20, Path("/")) == finished


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError):
        run_group(["/nowhere/program"], 20)


def test_the_time_limit_ends_the_whole_group(tmp_path: Path) -> None:
    begin = time.monotonic()
    finished = run_group(["/bin/sh", "-c", "echo begun; sleep 60 & echo $! > child; wait"], 0.5, tmp_path)
    assert finished == FinishedProcess(None, b"begun\n")
    assert is_gone(int((tmp_path / "child").read_text()))
    assert time.monotonic() - begin < 30
