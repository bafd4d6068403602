from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import pytest

from hipport.toolchain.process import Ending
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits
from hipport.toolchain.process import StoppedError
from tests.toolchain.helpers import is_gone

LIMITS = ProcessLimits(seconds=20.0)


def shell(text: str, limits: ProcessLimits = LIMITS) -> tuple[Ending, str]:
    with Processes() as processes:
        ended = processes.run(["/bin/sh", "-c", text], limits)
    return ended.ending, ended.output


@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("true", Ending.SUCCESS),
        ("exit 1", Ending.FAILURE),
        ("kill -SEGV $$", Ending.CRASHED),
        ("exit 139", Ending.CRASHED),
        ("echo 'PLEASE submit a bug report to ...' >&2; exit 1", Ending.CRASHED),
        ("echo 'clang++: error: clang frontend command failed due to signal (use -v)'; exit 1", Ending.CRASHED),
        ("kill -KILL $$", Ending.OUT_OF_MEMORY),
        ("echo 'LLVM ERROR: out of memory'; exit 1", Ending.OUT_OF_MEMORY),
        ("echo 'clang++: error: unable to execute command: Killed'; exit 1", Ending.OUT_OF_MEMORY),
        ("echo \"a.cu:1:1: error: no type named 'bad_alloc' in 'std'\"; exit 1", Ending.FAILURE),
        ("echo 'LLVM ERROR: out of memory'", Ending.SUCCESS),
    ],
)
def test_how_a_process_ends(text: str, ending: Ending) -> None:
    assert shell(text)[0] is ending


def test_both_outputs_in_one_and_no_input() -> None:
    assert shell("echo a; echo b >&2; cat") == (Ending.SUCCESS, "a\nb\n")


def test_a_program_that_is_not_there() -> None:
    with Processes() as processes:
        ended = processes.run(["/nowhere/hipcc"], LIMITS)
    assert (ended.ending, ended.output) == (Ending.CRASHED, "/nowhere/hipcc: No such file or directory")


def test_a_timeout_kills_the_whole_family(tmp_path: Path) -> None:
    ending, _ = shell(f"sleep 60 & echo $! > {tmp_path}/child; wait", ProcessLimits(seconds=0.5))
    assert ending is Ending.TIMED_OUT
    assert is_gone(int((tmp_path / "child").read_text()))


def test_a_memory_limit() -> None:
    code = "import sys\ntry: bytearray(500 * 2**20)\nexcept MemoryError: sys.exit('LLVM ERROR: out of memory')"
    with Processes() as processes:
        assert processes.run([sys.executable, "-c", code], ProcessLimits(20.0, 2**30)).ending is Ending.SUCCESS
        assert (
            processes.run([sys.executable, "-c", code], ProcessLimits(20.0, 300 * 2**20)).ending is Ending.OUT_OF_MEMORY
        )


def test_stop_kills_what_runs_and_starts_nothing_any_more(tmp_path: Path) -> None:
    outcome: list[str] = []
    with Processes() as processes:

        def run() -> None:
            try:
                processes.run(["/bin/sh", "-c", f"echo $$ > {tmp_path}/pid; sleep 60"], LIMITS)
            except StoppedError:
                outcome.append("stopped")

        thread = threading.Thread(target=run)
        thread.start()
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            time.sleep(0.01)
        processes.stop()
        thread.join(10)
        assert outcome == ["stopped"]
        assert is_gone(int((tmp_path / "pid").read_text()))
        with pytest.raises(StoppedError):
            processes.run(["true"], LIMITS)


def test_temporary_files_go_with_it() -> None:
    with Processes() as processes:
        assert processes.run(["/bin/sh", "-c", 'touch here "$TMPDIR/there"'], LIMITS).ending is Ending.SUCCESS
        assert {path.name for path in processes.folder.iterdir()} == {"here", "there"}
    assert not processes.folder.exists()
