"""Building a port with its own build files, and what came of it: the object files and programs that it makes."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_FOLDER = re.compile(r"make(?:\[\d+\])?: (?P<how>Entering|Leaving) directory '(?P<folder>.*)'")
_MISSING = re.compile(r"fatal error: .*(?:file not found|No such file or directory)")
_AT = re.compile(r"^(?P<file>[^\s:]+):\d+:(?:\d+:)? (?:fatal )?error: ", re.MULTILINE)
_ERROR = re.compile(
    r"^.*(?:\berror: |CMake Error|\*\*\* (?!\[)|undefined (?:reference|symbol)|No rule to make).*"
    r"|^(?:make|\S*sh): .*: (?:command )?(?:not found|No such file or directory)$",  # a program
    re.MULTILINE,
)
_SOURCE = re.compile(r".+\.(?:cu|cpp|cc|cxx|c)")
_SHOWN = 200  # columns of an error


@dataclass(frozen=True, slots=True)
class Built:
    """What a build was to make, in names of files, and what it has made of that; ``passed`` says that it ended without
    an error; ``failed`` are the files that the compiler names at errors, other than missing headers; ``said`` are the
    lines of the errors, each once.
    """

    wanted: frozenset[str]
    made: frozenset[str]
    passed: bool
    failed: frozenset[str]
    said: tuple[str, ...]


def build(folder: Path, rocm: Path, arch: str, arguments: Sequence[str], timeout: float, *, by_make: bool) -> Built:
    """Configure and build the port in ``folder`` with CMake, or build it with make where that is asked for or where it
    has no CMakeLists.txt. ``rocm`` is the folder of `hipport toolchain install`; ``arguments`` go to make, or to cmake
    that configures. ``timeout`` is in seconds, for each of the commands.
    """
    if (folder / "CMakeLists.txt").is_file() and not by_make:
        return _by_cmake(folder, rocm, arch, arguments, timeout)
    return _by_make(folder, rocm, arguments, timeout)


def _by_cmake(folder: Path, rocm: Path, arch: str, arguments: Sequence[str], timeout: float) -> Built:
    build_folder = folder.with_name(f"{folder.name}_build")
    configure = ["cmake", "-S", str(folder), "-B", str(build_folder), f"-DCMAKE_TOOLCHAIN_FILE={rocm / 'hip.cmake'}"]
    configure += [f"-DCMAKE_HIP_ARCHITECTURES={arch}", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON", *arguments]
    status, text = _run(configure, folder, {}, timeout)
    database = build_folder / "compile_commands.json"
    if status or not database.is_file():
        return _built(folder, (), passed=False, text=text)
    entries = json.loads(database.read_text("utf-8"))
    wanted = [Path(each["directory"], name) for each in entries for name in outputs(each["command"])]
    status, text = _run(["cmake", "--build", str(build_folder), "-j1", "--", "-k"], folder, {}, timeout)
    return _built(folder, wanted, passed=not status, text=text)


def _by_make(folder: Path, rocm: Path, arguments: Sequence[str], timeout: float) -> Built:
    environment = {"PATH": f"{rocm / 'bin'}:{os.environ['PATH']}"}
    make = ["make", "-kw", *arguments, f"ROCM_PATH={rocm / 'rocm'}"]
    _, planned = _run([*make, "-n"], folder, environment, timeout)
    status, text = _run(make, folder, environment, timeout)
    return _built(folder, made_by(f"{planned}\n{text}", folder), passed=not status, text=text)


def _built(folder: Path, wanted: Iterable[Path], *, passed: bool, text: str) -> Built:
    names = frozenset(os.path.normpath(path) for path in wanted)
    failed = [
        match for match in _AT.finditer(text) if not _MISSING.search(text[match.start() : text.find("\n", match.end())])
    ]
    own = {Path(match["file"]).name for match in failed if _is_own(folder, match["file"])}
    said = tuple(dict.fromkeys(match[0].strip()[:_SHOWN] for match in _ERROR.finditer(text)))
    return Built(names, frozenset(filter(os.path.isfile, names)), passed, frozenset(own), said)


def _is_own(folder: Path, name: str) -> bool:
    """Whether a file that the compiler names is one of the port's."""
    return not Path(name).is_absolute() or Path(name).is_relative_to(folder)


def made_by(text: str, folder: Path) -> Iterator[Path]:
    """The files that the commands in what make says write, by their folders: ``-w`` says these."""
    folders = [folder]
    for line in text.replace("\\\n", " ").split("\n"):
        if match := _FOLDER.search(line):
            folders.append(Path(match["folder"])) if match["how"] == "Entering" else folders.pop()
        else:
            yield from (folders[-1] / name for name in outputs(line))


def outputs(command: str) -> Iterator[str]:
    """The files that a command line of a compiler or linker writes: what ``-o`` names, or an object for each source."""
    try:
        words = shlex.split(command)
    except ValueError:
        return
    if "-o" in words[:-1]:
        yield words[words.index("-o") + 1]
    elif "-c" in words:
        yield from (f"{Path(word).stem}.o" for word in words if _SOURCE.fullmatch(word))


def _run(command: Sequence[str], folder: Path, environment: dict[str, str], timeout: float) -> tuple[int, str]:
    """The exit status, 124 where the time was up, and all that was said."""
    done = subprocess.run(
        ["timeout", f"{timeout:g}", *command],
        cwd=folder,
        env={**os.environ, **environment, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")
