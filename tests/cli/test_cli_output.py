"""What commands print and where they write: how much, in which colours, and to which file."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from hipport.cli import bar
from hipport.cli import progress
from tests.cli.helpers import CUDA
from tests.cli.helpers import HIP
from tests.cli.helpers import UNSUPPORTED
from tests.cli.helpers import Command
from tests.cli.helpers import contents

ROOT = Path(__file__).parents[2]
SHUFFLE = b"__global__ void k(float *x) { x[0] = __shfl_sync(~0u, x[1], 0); }\n"


def on_a_terminal(*arguments: str, folder: Path, **environment: str) -> str:
    """What the command prints on a terminal."""
    command = [sys.executable, "-m", "hipport", *arguments]
    leader, follower = pty.openpty()
    settings = {"PYTHONPATH": str(ROOT), "TERM": "xterm", "COLUMNS": "80", **environment}
    subprocess.run(command, cwd=folder, env={**os.environ, **settings}, stdout=follower, stderr=follower, check=False)
    os.close(follower)
    read = b""
    while True:
        try:
            data = os.read(leader, 4096)
        except OSError:  # the end of a terminal that nobody writes to any more
            break
        read += data
    os.close(leader)
    return read.decode()


# How much


@pytest.mark.parametrize("form", [(), ("--format", "concise"), ("--format", "json")])
def test_quiet_prints_nothing(convert: Command, source: Path, form: tuple[str, ...]) -> None:
    (source / "graph.cu").write_bytes(UNSUPPORTED)
    ran = convert("src", "-q", "--report", "r.json", *form)
    assert (ran.code, ran.out, ran.err) == (1, b"", "")
    assert json.loads((source.parent / "r.json").read_text())["run"]["exit_code"] == 1


def test_quiet_prints_code_and_errors(convert: Command, source: Path) -> None:
    ran = convert("-", "-q", stdin=SHUFFLE)
    assert b"hipport::shfl" in ran.out
    assert ran.err == ""
    ran = convert("nowhere", "-q")
    assert (ran.code, ran.out) == (2, b"")
    assert "nowhere" in ran.err


def test_verbose_and_statistics(convert: Command, source: Path) -> None:
    (source / "graph.cu").write_bytes(UNSUPPORTED)
    plain = convert("src").text
    assert "By library" not in plain
    told = convert("src", "-v", "--statistics").text
    assert "\nBy library\n" in told
    assert "\nBy rule\n" in told


def test_no_line_is_broken_in_a_pipe(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    folder = source / "a-folder-with-a-name" / "that is-longer than the-screen-is-wide"
    folder.mkdir(parents=True)
    (folder / "graph.cu").write_bytes(UNSUPPORTED)
    text = convert("src", "-v", "--statistics").text
    assert "src/a-folder-with-a-name/that is-longer than the-screen-is-wide/graph.cu:2:1\n" in text
    assert "error HP501 cudaGraphConditionalHandle has no counterpart in HIP: " in text
    assert "\nHP501   error      unsupported-name       1       1\n" in text


@pytest.mark.parametrize("command", ["status", "doctor"])
def test_all_commands_that_report_write_reports(hipport: Command, convert: Command, source: Path, command: str) -> None:
    convert("src")
    arguments = ("src_hip",) if command == "status" else ()
    ran = hipport(command, *arguments, "-q", "--report", "r.json")
    assert (ran.out, ran.err) == (b"", "")
    report = json.loads((source.parent / "r.json").read_text())
    assert report["schema"] == f"hipport-{command}/1"
    assert "end its name in .json" in hipport(command, *arguments, "--report", "r.txt").err


# Colour


@pytest.mark.long
def test_a_diff_has_colours_on_a_terminal(source: Path) -> None:
    shown = on_a_terminal("convert", "src/main.cu", "--diff", "-q", "-j", "1", folder=source.parent)
    assert "\x1b[31m-#include <cuda_runtime.h>\x1b[0m" in shown
    assert "\x1b[32m+#include <hip/hip_runtime.h>\x1b[0m" in shown
    plain = on_a_terminal("convert", "src/main.cu", "--diff", "-q", "-j", "1", folder=source.parent, NO_COLOR="1")
    assert "+#include <hip/hip_runtime.h>" in plain
    assert "\x1b" not in plain


def test_no_colour_in_a_pipe(convert: Command, source: Path) -> None:
    assert b"\x1b" not in convert("src/main.cu", "--diff").out


def test_the_progress_says_what_how_fast_and_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Console(file=io.StringIO(), force_terminal=True, width=200)
    monkeypatch.setattr(progress, "Console", lambda stderr: screen)
    with progress.progress_bar("converting", "files") as tell:
        assert tell is not None
        tell(1, 3, "src/[a].cu")
    printed = screen.file.getvalue()  # type: ignore[attr-defined]
    assert "1/3" in printed
    assert "src/[a].cu" in printed
    with progress.progress_bar("converting", "files", quiet=True) as tell:
        assert tell is None


@pytest.mark.parametrize(
    ("speed", "words"), [(None, "files"), (12.4, "12 files/s"), (1_234.0, "1,234 files/s"), (0.1, "6 files/min")]
)
def test_rates(speed: float | None, words: str) -> None:
    assert bar.rate_words(speed, "files") == words


# Where to


def test_in_place_with_a_diff_writes_and_prints(convert: Command, source: Path) -> None:
    expected = convert("src", "--diff").out
    ran = convert("src", "--in-place", "--diff", "--format", "concise")
    assert (ran.code, ran.out) == (0, expected)
    assert contents(source)["main.cu"] == HIP
    assert convert("src", "--in-place", "--diff").out == b""


def test_one_file_into_a_file(convert: Command, source: Path) -> None:
    (source / "main.cu").chmod(0o750)
    ran = convert("src/main.cu", "-o", "port/main.hip")
    assert ran.code == 0
    assert "written to port/main.hip" in ran.text
    assert contents(source.parent / "port") == {"main.hip": HIP}
    assert (source.parent / "port" / "main.hip").stat().st_mode & 0o777 == 0o750
    assert convert("src/main.cu", "-o", "port/main.hip").code == 0  # the same again


def test_the_headers_of_a_file_are_beside_it(convert: Command, source: Path) -> None:
    (source / "k.cu").write_bytes(SHUFFLE)
    assert convert("src/k.cu", "-o", "port/k.hip").code == 0
    assert {"k.hip", "hipport/warp.h"} <= contents(source.parent / "port").keys()


def test_a_file_that_is_there_is_not_lost(convert: Command, source: Path) -> None:
    other = source.parent / "main.hip"
    other.write_bytes(b"// by hand\n")
    ran = convert("src/main.cu", "-o", "main.hip")
    assert ran.code == 2
    assert "main.hip is there, with another text: replace it with --overwrite" in ran.err
    assert other.read_bytes() == b"// by hand\n"
    assert convert("src/main.cu", "-o", "main.hip", "--overwrite").code == 0
    assert other.read_bytes() == HIP
    ran = convert("src/main.cu", "-o", "src/main.cu")
    assert ran.code == 2
    assert "use --in-place to change it" in ran.err
    assert contents(source)["main.cu"] == CUDA


@pytest.mark.parametrize("output", ["out", "v1.2/", "there.d"])
def test_a_folder_stays_a_folder(convert: Command, source: Path, output: str) -> None:
    (source.parent / "there.d").mkdir()
    assert convert("src/main.cu", "-o", output).code == 0
    assert contents(source.parent / output) == {"main.cu": HIP}


# Shells


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion(hipport: Command, shell: str) -> None:
    ran = hipport("completion", shell)
    assert ran.code == 0
    assert "_HIPPORT_COMPLETE" in ran.text


@pytest.mark.long
def test_a_shell_completes_commands_and_options(tmp_path: Path) -> None:
    def completed(line: str) -> set[str]:
        words = line.split(" ")
        settings = {"_HIPPORT_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        program = [sys.executable, "-c", "import sys; sys.argv[0] = 'hipport'; from hipport.cli import main; main()"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), **settings}
        ran = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
        return {found.partition(",")[2] for found in ran.stdout.splitlines()}

    assert completed("hipport con") == {"convert"}
    assert "--in-place" in completed("hipport convert --i")
    assert completed("hipport convert --warp ") == {"logical", "native"}
