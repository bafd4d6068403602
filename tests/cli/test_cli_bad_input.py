"""Whatever is wrong with the input or the output is one message with the file and the remedy, and never a traceback."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from hipport.mapping import mapping as mapping_module
from hipport.mapping.mapping import tables_folder
from hipport.tree import batches
from hipport.tree import writing
from tests.cli.helpers import CUDA
from tests.cli.helpers import HIP
from tests.cli.helpers import Command
from tests.cli.helpers import Ran
from tests.cli.helpers import contents
from tests.toolchain.helpers import is_gone

TABLES = tables_folder()
ROOT = Path(__file__).parents[2]


def deny(monkeypatch: pytest.MonkeyPatch, method: str, name: str, code: int = errno.EACCES) -> None:
    """Have ``Path.<method>`` fail for the path of that name, as it does without rights (which root always has)."""
    original = getattr(Path, method)

    def failing(self: Path, *arguments: object, **options: object) -> object:
        if self.name == name or any(isinstance(a, Path) and a.name == name for a in arguments):
            raise OSError(code, os.strerror(code))
        return original(self, *arguments, **options)

    monkeypatch.setattr(Path, method, failing)


# One file among others


def test_unreadable_file(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (source / "secret.cu").write_bytes(CUDA)
    deny(monkeypatch, "open", "secret.cu")
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert ran.text.count("\n") == 1
    assert "secret.cu:1:1: error HP901 cannot be read: Permission denied" in ran.text
    port = contents(source.parent / "src_hip")
    assert port["main.cu"] == HIP
    assert "secret.cu" not in port


def test_unreadable_file_that_is_only_copied(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny(monkeypatch, "open", "README")
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert ran.text.count("\n") == 1
    assert "src/README:1:1: error HP901 cannot be read: Permission denied" in ran.text
    assert contents(source.parent / "src_hip")["main.cu"] == HIP


def test_nothing_but_an_unreadable_file(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny(monkeypatch, "open", "main.cu")
    ran = convert("src/main.cu", "-o", "out")
    assert ran.code == 2
    assert "error HP901 cannot be read: Permission denied\n  src/main.cu:1:1\n" in ran.text
    assert "make it readable, or exclude it" in ran.text


def test_unreadable_file_to_stdout(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny(monkeypatch, "open", "main.cu")
    ran = convert("src/main.cu")
    assert ran.code == 2
    assert ran.out == b""
    assert "error HP901 cannot be read: Permission denied\n  src/main.cu:1:1\n" in ran.err


def test_folder_without_rights(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = os.listdir

    def listed(folder: Path) -> list[str]:
        if folder.name == "lib":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return original(folder)

    monkeypatch.setattr(os, "listdir", listed)
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert "lib:1:1: error HP901 the folder cannot be read: Permission denied" in ran.text
    assert contents(source.parent / "src_hip")["main.cu"] == HIP


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_rights_of_the_file_system(convert: Command, source: Path) -> None:
    (source / "main.cu").chmod(0)
    (source / "lib").chmod(0)
    ran = convert("src", "--format", "concise")
    (source / "lib").chmod(0o755)
    assert ran.code == 1
    assert ran.text.count("HP901") == 2


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\x7fELF\x02\x01\0\0\0cudaMalloc", "binary data"),
        (CUDA.decode().encode("utf-16"), "UTF-16"),
        (CUDA.decode().encode("utf-16-le"), "binary data"),
        (CUDA.decode().encode("utf-32"), "UTF-"),
    ],
)
def test_no_text_under_the_name_of_a_source(convert: Command, source: Path, data: bytes, reason: str) -> None:
    (source / "odd.cu").write_bytes(data)
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert ran.text.count("\n") == 1
    assert "odd.cu:1:1: warning HP902" in ran.text
    assert reason in ran.text
    port = contents(source.parent / "src_hip")
    assert (port["odd.cu"], port["main.cu"]) == (data, HIP)


def test_a_file_of_50_mb(convert: Command, source: Path) -> None:
    (source / "data.h").write_bytes(b"0, 1, 2, 3, 4, 5, 6, 7, 8\n" * 2_000_000)
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert "data.h:1:1: warning HP903 50 MiB, more than the limit of 16 MiB; copied unchanged" in ran.text
    port = source.parent / "src_hip"
    assert (port / "data.h").stat().st_size == (source / "data.h").stat().st_size
    assert (port / "main.cu").read_bytes() == HIP


@pytest.mark.long
def test_a_large_file_under_a_raised_limit(convert: Command, source: Path) -> None:
    (source / "data.h").write_bytes(CUDA + b"/*" + b"0, 1, 2, 3, 4, 5, 6, 7, 8\n" * 700_000 + b"*/\n")
    assert convert("src/data.h", "-o", "out", "--max-size", "20M").code == 0
    with (source.parent / "out" / "data.h").open("rb") as file:
        assert file.read(len(HIP)) == HIP


def test_a_name_that_is_not_utf8(convert: Command, source: Path) -> None:
    name = b"caf\xe9.cu"
    Path(os.fsdecode(bytes(source) + b"/" + name)).write_bytes(CUDA + b"cudaFrobnicate();\n")
    ran = convert("src", "--format", "concise", "--report", "report.json", "--report", "report.html")
    assert ran.code == 1
    assert r"caf\xe9.cu:3:1: warning HP102" in ran.text
    assert Path(os.fsdecode(bytes(source.parent / "src_hip") + b"/" + name)).read_bytes().startswith(HIP)
    assert convert(Path(os.fsdecode(b"src/" + name)), "--diff").out.startswith(b"--- a/src/" + name)


def test_links_that_lead_nowhere(convert: Command, source: Path) -> None:
    (source / "circle.cu").symlink_to("circle.cu")
    (source / "nothing.cu").symlink_to("gone.cu")
    (source / "lib" / "up").symlink_to("..")
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert "circle.cu:1:1: error HP901 a symbolic link that leads in a circle" in ran.text
    assert "nothing.cu:1:1: error HP901 a symbolic link to nothing: gone.cu" in ran.text
    assert contents(source.parent / "src_hip")["lib/kernels.cuh"].endswith(b"hipError_t last;\r\n")


# Nothing can be done


def assert_refused(ran: Ran, *words: str) -> None:
    """Exit code 2, and all that is printed is one line on stderr that has these words."""
    assert (ran.code, ran.out) == (2, b"")
    assert ran.err.startswith("hipport: error: ")
    assert ran.err.count("\n") == 1
    for word in words:
        assert word in ran.err


def test_a_path_that_is_not_there(convert: Command, source: Path) -> None:
    assert_refused(convert("srcc"), "no such file or folder: srcc", "did you mean src?")
    assert_refused(convert("src/main.cu", "elsewhere/x.cu", "-o", "out"), "elsewhere/x.cu", "check the spelling")


@pytest.mark.parametrize("output", ["src/out", "src", "."])
def test_output_and_input_meet(convert: Command, source: Path, output: str) -> None:
    before = contents(source)
    assert_refused(convert("src", "-o", output), "output folder", "name a folder beside it with -o, or use --in-place")
    assert contents(source) == before


def test_output_that_is_a_file(convert: Command, source: Path) -> None:
    assert_refused(convert("src", "-o", "src/README"), "not a folder", "-o")


@pytest.mark.parametrize("command", [("convert", "src"), ("convert", "src/main.cu"), ("verify", "--scaffold", "src")])
def test_a_dash_is_no_place_for_output(hipport: Command, source: Path, command: tuple[str, ...]) -> None:
    (source / "main.cu").write_bytes(b"__global__ void k(int *x) { *x = 1; }\n")
    before = contents(source.parent)
    ran = hipport(*command, "-o", "-")
    assert (ran.code, ran.out, contents(source.parent)) == (2, b"", before)
    assert "'--output': '-' is for what is read: name a folder to write to, ./- where it is called so" in ran.err
    assert hipport(*command, "-o", "./-").code == 0
    assert (source.parent / "-").is_dir()


@pytest.mark.parametrize("option", [("-o", "out"), ("--in-place",)])
def test_the_port_of_stdin_is_only_printed(convert: Command, source: Path, option: tuple[str, ...]) -> None:
    before = contents(source.parent)
    ran = convert("-", *option, stdin=CUDA)
    assert (ran.code, ran.out, contents(source.parent)) == (2, b"", before)
    assert f"the port of the text on stdin is printed: leave {option[0]} out, or name a file" in ran.err


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("hipport.toml", 'lunch = "macro"\n', ("hipport.toml: lunch: unknown option", "did you mean launch?")),
        ("pyproject.toml", "[tool.hipport]\nlaunch = 3\n", ("pyproject.toml: launch", "chevron or macro")),
        ("hipport.toml", "launch = \n", ("hipport.toml", "not valid TOML")),
        ("hipport.toml", "rocm = 7.2\n", ("hipport.toml: rocm", 'such as "7.2"')),
    ],
)
def test_configuration(convert: Command, source: Path, name: str, text: str, words: tuple[str, ...]) -> None:
    (source / name).write_text(text)
    assert_refused(convert("src"), *words)
    assert not (source.parent / "src_hip").exists()


def test_configuration_that_is_not_utf8(convert: Command, source: Path) -> None:
    (source / "hipport.toml").write_bytes(b'launch = "\xff"\n')
    assert_refused(convert("src"), "hipport.toml", "save it as UTF-8")


def test_report_of_an_unknown_format(convert: Command, source: Path) -> None:
    assert_refused(convert("src", "--report", "report.txt"), "report.txt", ".json, .md, .html, .sarif")
    assert not (source.parent / "src_hip").exists()


# The tables


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the shipped tables, in use in their place."""
    folder = tmp_path / "tables"
    shutil.copytree(TABLES, folder)
    monkeypatch.setattr(mapping_module, "tables_folder", lambda: folder)
    return folder


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_table_without_a_column(convert: Command, source: Path, tables: Path) -> None:
    edit(tables / "runtime.csv", "cuda,kind,", "cuda,")
    assert_refused(convert("src"), "runtime.csv:1: the columns must be cuda,kind", "reinstall")
    assert not (source.parent / "src_hip").exists()


def test_table_with_a_short_row(convert: Command, source: Path, tables: Path) -> None:
    edit(tables / "runtime.csv", "\ncudaFree,function,", "\ncudaFree,")
    assert_refused(convert("src"), "runtime.csv:", "10 fields where 11 belong")


def test_table_with_an_open_quote(convert: Command, source: Path, tables: Path) -> None:
    with (tables / "runtime.csv").open("a") as file:
        file.write('"cudaZ')
    assert_refused(convert("src"), "runtime.csv", "cannot be read")


@pytest.mark.parametrize("name", ["libraries.toml", "headers.csv", "runtime.csv"])
def test_table_that_is_missing(convert: Command, source: Path, tables: Path, name: str) -> None:
    (tables / name).unlink()
    assert_refused(convert("src"), name, "reinstall")
    assert not (source.parent / "src_hip").exists()


@pytest.mark.parametrize("text", ["[runtime\n", "[runtime]\nprefixes = 3\n", 'runtime = "cuda"\n'])
def test_list_of_libraries_that_is_broken(convert: Command, source: Path, tables: Path, text: str) -> None:
    (tables / "libraries.toml").write_text(text)
    assert_refused(convert("src"), "libraries.toml", "reinstall")


def test_header_table_with_an_unknown_action(convert: Command, source: Path, tables: Path) -> None:
    edit(tables / "headers.csv", "cuda_runtime.h,hip/hip_runtime.h,map,", "cuda_runtime.h,hip/hip_runtime.h,move,")
    assert_refused(convert("src"), "headers.csv:", "unknown action 'move'", "map")


# Writing


def test_full_disk(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny(monkeypatch, "replace", "main.cu", errno.ENOSPC)
    ran = convert("src", "--format", "concise")
    assert ran.code == 2
    assert ran.text.count("\n") == 1
    assert (
        "src/main.cu:1:1: error HP906 cannot write src_hip/main.cu: No space left on device; free some space"
        in ran.text
    )
    assert "main.cu" not in contents(source.parent / "src_hip")
    assert not list((source.parent / "src_hip").rglob("*.tmp"))


def test_full_disk_in_place(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = contents(source)
    deny(monkeypatch, "replace", "main.cu", errno.ENOSPC)
    ran = convert("src", "--in-place")
    assert ran.code == 2
    assert "Interrupted: the port is not complete." in ran.text
    assert "No space left on device" in ran.text
    assert contents(source)["main.cu"] == before["main.cu"]
    assert contents(source).keys() == before.keys()


def test_output_without_rights(convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deny(monkeypatch, "replace", "main.cu")
    ran = convert("src", "--format", "concise")
    assert ran.code == 1
    assert "HP906 cannot write src_hip/main.cu: Permission denied; make its folder writable" in ran.text
    assert "lib/kernels.cuh" in contents(source.parent / "src_hip")


def test_a_folder_in_the_place_of_a_file(convert: Command, source: Path) -> None:
    (source.parent / "out" / "main.cu").mkdir(parents=True)
    ran = convert("src", "-o", "out", "--format", "concise")
    assert ran.code == 1
    assert "HP906 cannot write out/main.cu" in ran.text
    assert "a folder is where a file has to be" in ran.text


def test_damaged_state(convert: Command, source: Path) -> None:
    convert("src")
    (source.parent / "src_hip" / ".hipport.json").write_text("{")
    assert_refused(convert("src"), ".hipport.json is damaged", "bring back the file, or delete it")


def test_report_that_cannot_be_written(convert: Command, source: Path) -> None:
    ran = convert("src", "--report", "src/README/report.json")
    assert ran.code == 2
    assert "hipport: error: cannot write src/README/report.json" in ran.err


# Interruptions


@pytest.mark.parametrize(("module", "where"), [(batches, "convert_bytes"), (writing, "_write")])
def test_interrupted(
    convert: Command, source: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType, where: str
) -> None:
    original = getattr(module, where)
    calls = []

    def interrupted(*arguments: object, **named: object) -> object:
        calls.append(arguments)
        if len(calls) == 3:
            raise KeyboardInterrupt
        return original(*arguments, **named)

    monkeypatch.setattr(module, where, interrupted)
    ran = convert("src")
    assert ran.code == 2
    assert "Interrupted: the port is not complete: " in ran.text
    assert "written to" not in ran.text
    assert "Run the same command again" in ran.text
    monkeypatch.setattr(module, where, original)
    assert not list(source.parent.rglob("*.tmp"))
    assert convert("src").code == 0
    assert contents(source.parent / "src_hip")["main.cu"] == HIP


@pytest.fixture
def converting(source: Path) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A conversion that has just begun, in a session of its own, so that signals reach all of it and nothing else; and
    the processes that it has started.
    """
    for number in range(300):
        (source / f"file{number}.cu").write_bytes(CUDA * 600)
    command = [sys.executable, "-m", "hipport", "convert", "src", "--jobs", "2"]
    with subprocess.Popen(
        command,
        cwd=source.parent,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        try:
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            while not children.read_text():
                time.sleep(0.01)
            time.sleep(0.5)
            yield process, list(map(int, children.read_text().split()))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


_NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/task").is_dir(), reason="needs Linux's /proc to see the worker processes"
)


@pytest.mark.long
@_NEEDS_PROC
def test_ctrl_c(source: Path, converting: tuple[subprocess.Popen[bytes], list[int]]) -> None:
    process, _ = converting
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 2
    assert b"Traceback" not in err
    assert b"Interrupted: the port is not complete: 0 of 305 files written." in out
    assert not (source.parent / "src_hip").exists()


@pytest.mark.long
@_NEEDS_PROC
def test_processes_of_a_killed_run_end(converting: tuple[subprocess.Popen[bytes], list[int]]) -> None:
    process, started = converting
    assert started
    process.kill()
    process.wait()
    assert all(map(is_gone, started))
