"""What benchmarks/programs.py takes for a program, its command, its smaller sizes and its verdict."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.programs import Outcome
from benchmarks.programs import Row
from benchmarks.programs import first_call
from benchmarks.programs import is_program
from benchmarks.programs import limited
from benchmarks.programs import programs_in
from benchmarks.programs import shrunk
from benchmarks.programs import verdict


def test_programs_are_folders_with_build_files(tmp_path: Path) -> None:
    files = {
        "one/Makefile": "",
        "more/CMakeLists.txt": "add_subdirectory(two)  # which has add_executable()",
        "more/two/CMakeLists.txt": "project(two)\n  add_executable(two src/main.cpp)\n",
        "other/notes.txt": "",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert [path.name for path in programs_in(tmp_path)] == ["two", "one"]


def test_programs_start_and_libraries_do_not(tmp_path: Path) -> None:
    compiler = shutil.which("c++")
    if compiler is None:
        pytest.skip("there is no C++ compiler")
    source = tmp_path / "main.cpp"
    source.write_text("int main() {}")
    made = {"app": (), "fixed": ("-no-pie",), "kernels.fatbin": ("-shared", "-fPIC"), "main.o": ("-c",)}
    for name, options in made.items():
        subprocess.run([compiler, *options, str(source), "-o", str(tmp_path / name)], check=True)
        (tmp_path / name).chmod(0o755)
    (tmp_path / "run.sh").write_text("#!/bin/sh\n")
    (tmp_path / "run.sh").chmod(0o755)
    assert {path.name for path in tmp_path.iterdir() if is_program(path)} == {"app", "fixed"}


@pytest.mark.parametrize(
    ("script", "command"),
    [
        ("make[1]: entering\n./app 512 --name 'a b' > out.txt", ["./app", "512", "--name", "a b"]),
        ("#!/bin/sh\ncd build\n../app input.txt | grep PASS", ["../app", "input.txt"]),
        ("echo 'not closed\n./app 1 # once", ["./app", "1"]),
        ("./other 1\necho app", []),
    ],
)
def test_the_command_is_the_first_that_calls_a_program(script: str, command: list[str]) -> None:
    assert first_call(script, {"app"}) == command


@pytest.mark.long
def test_a_run_is_limited_by_processor_time() -> None:
    ends = {"while True: pass": -signal.SIGXCPU, "import time; time.sleep(1.5)": 0, "raise SystemExit(3)": 3}
    running = [subprocess.Popen([*limited(1), sys.executable, "-c", code]) for code in ends]
    assert [process.wait(60) for process in running] == list(ends.values())


def test_repetitions_shrink_first_and_sizes_then() -> None:
    assert shrunk(["--size=65536", "in_512.txt", "1000"])[:6] == [
        ("--size=65536", "in_512.txt", "1000"),
        ("--size=65536", "in_512.txt", "1"),
        ("--size=1024", "in_512.txt", "1"),
        ("--size=32", "in_512.txt", "1"),
        ("--size=8192", "in_512.txt", "1"),
        ("--size=16", "in_512.txt", "1"),
    ]
    assert shrunk(["100", "8192"])[1:] == [
        *(("100", "1"), ("32", "1"), ("12", "1"), ("1", "1")),
        *(("1", "8192"), ("1", "128"), ("1", "32"), ("1", "1024"), ("1", "2")),
    ]
    assert shrunk(["input.txt"]) == [("input.txt",)]


@pytest.mark.parametrize(
    ("text", "passed"),
    [
        ("Test PASSED", True),
        ("results match", True),
        ("5 errors: results do not match", False),
        ("PASS\nFAIL", False),
        ("12.5 GB/s", None),
        ("Non-Matching CPU-GPU Outputs Beyond Error Threshold of 0.05 Percent: 0", True),
        ("mismatches = 12", False),
        ("10 errors", False),
        ("No errors, 0 mismatches", True),
        ("0 errors\nFAILED", False),
        ("maximum error: 0.25", None),
    ],
)
def test_what_a_program_says_of_its_result(text: str, passed: bool | None) -> None:
    assert verdict(text) is passed


def _outcome(
    *, ending: str = "exited", status: int = 0, passed: bool | None = True, findings: tuple[str, ...] = ()
) -> Outcome:
    return Outcome(ending, status, passed, 0.1, findings, (), ())


@pytest.mark.parametrize(
    ("of_32", "ran", "passed"),
    [
        (_outcome(), True, True),
        (_outcome(status=1), True, False),
        (_outcome(passed=None), True, False),
        (_outcome(findings=("race: ...",)), True, False),
        (_outcome(findings=("not-supported: ...",)), False, False),
        (_outcome(ending="timed-out"), False, False),
    ],
)
def test_a_program_passes_only_at_both_sizes(of_32: Outcome, ran: bool, passed: bool) -> None:
    row = Row("app", True, 1.0, "", {64: _outcome(), 32: of_32})
    assert (row.ran, row.passed) == (ran, passed)
