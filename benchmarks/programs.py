"""Whole programs with no GPU: which convert, build, run and pass their own check, at both wavefront sizes.

``python -m benchmarks.programs FOLDER... [--skip N] [--limit N] [--seconds S] [--json FILE] [--markdown FILE]``. A
program is a folder with a makefile, or with a CMake file that adds a program; any other folder is a collection of them.
Each is built by its own build files, with ``hipport cxx`` in the place of hipcc, and run as make's target ``run`` or a
script of that name does. A run is limited by processor time, so that what else the machine does counts little. Programs
have arguments for GPUs: where one lacks time or memory, its last number, most often that of repetitions, becomes 1, and
then the others are divided by powers of two; and then the same with its first number. A program checks itself if it
says that its result is right or wrong.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Container
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import asdict
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path

from hipport.elf import ElfError
from hipport.elf import open_elf
from hipport.errors import HipportError
from hipport.process import finish_group
from hipport.run.executing import Streams
from hipport.run.own_build import OwnBuild
from hipport.run.own_build import prepare
from hipport.run.results import Ending
from hipport.run.results import ProgramRun
from hipport.run.run import Command
from hipport.run.run import run_once
from hipport.run.settings import Mode
from hipport.run.settings import RunOptions

WAVEFRONTS = (64, 32)
_MAKEFILES = ("Makefile", "makefile", "GNUmakefile")
_CMAKE_PROGRAM = re.compile(r"^\s*(?:\w+_)?add_executable\s*\(", re.MULTILINE | re.IGNORECASE)
_TOO_LARGE = frozenset((Ending.TIMED_OUT, Ending.OUT_OF_MEMORY))
#: Scripts that call a program, where no makefile does.
_SCRIPTS = ("run", "run.sh")
_ENDS_OF_COMMANDS = ("|", ">", "2>&1", "&&", ";")
_BUILD_SECONDS = 1200.0
#: How many times its processor time a run may take by the clock, where it waits, or others use the machine.
_PATIENCE = 10
#: By how many powers of two the numbers among the arguments are divided, one attempt after the other, and how far:
#: first not below what often is the least size of a block or a tile.
_SHRINKING = ((0, 1), (6, 32), (12, 32), (3, 1), (12, 1))
#: More powers of two than any argument has.
_ALL = 64
#: How many of the last lines that a program prints are kept where it does not say that its result is right.
_KEPT_LINES = 6
_ERROR = re.compile(r"error|undefined reference|No such file|No rule", re.IGNORECASE)
#: An argument with numbers: ``4096``, ``512x512``, ``-n4096``, ``--size=4096``; not ``input_512.txt``.
_SIZE = re.compile(r"(?:--?[A-Za-z][A-Za-z_-]*[=:]?)?\d+(?:[x,]\d+)*")
_NUMBER = re.compile(r"\d+")
_OUTSIDE = re.compile(r"((?:\.\./)+)([A-Za-z_][\w.-]*)")
#: How many folders upwards what a program needs is looked for.
_LEVELS = 3
#: What a program says of its own result, in words or as a count: ``12 errors``, ``mismatches beyond 0.05 %: 0``.
_RIGHT = re.compile(r"\b(?:pass(?:ed)?|success(?:ful(?:ly)?)?|correct|ok|match(?:es)?|verified)\b", re.IGNORECASE)
_WRONG = re.compile(
    r"\b(?:fail(?:ed|ure)?|incorrect|wrong|mismatch(?:es)?|not\s+(?:correct|match|equal)|invalid|error\s+at|differ)\b",
    re.IGNORECASE,
)
_BAD = r"(?:errors?|failures?|mismatch(?:es)?|non-matching|differences)"
_COUNT = re.compile(rf"\b(?:{_BAD}\b[^\n:=]*[:=]\s*(\d+)|(\d+|no) {_BAD})\b(?![.,]\d)", re.IGNORECASE)


Arguments = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One run of a program: how it ended, its exit status as a shell has it, what it says of its result (True for
    right, None for nothing), seconds, what was found, its arguments, and the end of what it prints.
    """

    ending: str
    status: int
    passed: bool | None
    seconds: float
    findings: tuple[str, ...]
    arguments: Arguments
    last_lines: tuple[str, ...]

    @property
    def ran(self) -> bool:
        """Whether it came to its end; an exit status other than 0 is a program's way to say that its check fails."""
        return self.ending == Ending.EXITED.value and not self.is_of_runtime

    @property
    def is_of_runtime(self) -> bool:
        """Whether the runtime ended it: what it cannot do."""
        return any(finding.startswith("not-supported") for finding in self.findings)


@dataclass(frozen=True, slots=True)
class Row:
    """A program: its name, whether it was built, the seconds that took, what stopped it, and its runs by the size of
    the wavefront.
    """

    name: str
    built: bool
    build_seconds: float
    stopped_by: str = ""
    outcomes: Mapping[int, Outcome] = field(default_factory=dict)

    @property
    def ran(self) -> bool:
        """Whether it ran to its end at all sizes."""
        return bool(self.outcomes) and all(outcome.ran for outcome in self.outcomes.values())

    @property
    def checks_itself(self) -> bool:
        """Whether it says of any result that it is right or wrong."""
        return any(outcome.passed is not None for outcome in self.outcomes.values())

    @property
    def passed(self) -> bool:
        """Whether it says of all results that they are right, ends well, and nothing was found."""
        return self.ran and all(o.passed and o.status == 0 and not o.findings for o in self.outcomes.values())


def programs_in(folder: Path) -> Iterator[Path]:
    """The programs of a folder, itself or those below it."""
    if _makefile(folder) or _builds_by_cmake(folder):
        yield folder
        return
    for below in sorted(path for path in folder.iterdir() if path.is_dir() and not path.is_symlink()):
        yield from programs_in(below)


def _builds_by_cmake(folder: Path) -> bool:
    file = folder / "CMakeLists.txt"
    return file.is_file() and bool(_CMAKE_PROGRAM.search(file.read_text("utf-8", "replace")))


def _makefile(folder: Path) -> Path | None:
    return next((folder / name for name in _MAKEFILES if (folder / name).is_file()), None)


def measure(program: Path, seconds: float, *, check: bool) -> Row:
    """Convert, build and run a program, with the accesses and waits of its kernels looked at for ``check``."""
    with tempfile.TemporaryDirectory(prefix="hipport-programs-") as folder:
        project, place = _project(program, Path(folder))
        begin = time.perf_counter()
        outcomes: dict[int, Outcome] = {}
        try:
            for size in WAVEFRONTS:
                options = RunOptions(wave=(size,), timeout=_PATIENCE * seconds, sanitize=check, memory=12 * 2**30)
                build = prepare(project, options, size)
                inside = build.port.folder / place
                if stopped := _made(inside, build):
                    return Row(program.name, False, time.perf_counter() - begin, stopped)
                build_seconds = time.perf_counter() - begin
                words = _command(inside, build)
                if not words:
                    return Row(program.name, False, build_seconds, "no program was built")
                sizes = [outcomes[WAVEFRONTS[0]].arguments] if outcomes else shrunk(words[1:])
                outcomes[size] = _run(words, inside, build, options, size, sizes, seconds)
                if outcomes[size].ending == Ending.TIMED_OUT.value:
                    break
        except (HipportError, OSError) as error:
            return Row(program.name, False, time.perf_counter() - begin, str(error).splitlines()[0])
        return Row(program.name, True, build_seconds, "", outcomes)


def _project(program: Path, folder: Path) -> tuple[Path, Path]:
    """A copy of a program and of what it names outside of its folder, and where the program is in the copy."""
    wanted = {program}
    waiting = [program]
    while waiting:
        here = waiting.pop()
        for path in here.rglob("*") if here.is_dir() else [here]:
            for named in _outside(path, program):
                if not any(named.is_relative_to(have) for have in wanted):
                    wanted.add(named)
                    waiting.append(named)
    top = Path(os.path.commonpath([path if path == program else path.parent for path in wanted]))
    top = top.parent if top == program else top
    project = folder / "project"
    for path in sorted(wanted):
        target = project / path.relative_to(top)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            shutil.copytree(path, target, ignore_dangling_symlinks=True, dirs_exist_ok=True)
        else:
            shutil.copy2(path, target)
    return project, program.relative_to(top)


def _outside(path: Path, program: Path) -> Iterator[Path]:
    """Folders and files outside of a program's folder that one of its files names: ``../../Common/helper.h``."""
    if path.is_file() and not path.is_symlink() and path.stat().st_size < 2**20:
        for climb, name in set(_OUTSIDE.findall(path.read_text("latin-1"))):
            levels = climb.count("..")
            for here in {path.parent, program}:
                named = Path(os.path.normpath(here / climb / name))
                is_around = named.is_relative_to(program) or program.is_relative_to(named)
                if levels <= _LEVELS and named.exists() and not is_around:
                    yield named


def _made(folder: Path, build: OwnBuild) -> str:
    """Build by make or CMake; the first error, empty where there is none."""
    if _makefile(folder):
        return _called(["make", "-j2", "-k"], folder, build)
    configure = ["cmake", "-S", ".", "-B", "build", f"-DCMAKE_TOOLCHAIN_FILE={build.toolchain}"]
    stopped = _called([*configure, "-DCMAKE_BUILD_TYPE=Release"], folder, build)
    return stopped or _called(["cmake", "--build", "build", "-j2"], folder, build)


def _called(command: Sequence[str], folder: Path, build: OwnBuild) -> str:
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **build.environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    done = finish_group(process, _BUILD_SECONDS)
    if done.status == 0:
        return ""
    text = build.port.with_own_places(done.output.decode("utf-8", "replace"))
    lines = [line for line in text.splitlines() if _ERROR.search(line)]
    return "takes too long to build" if done.status is None else (lines or text.splitlines() or [""])[0].strip()


def _command(folder: Path, build: OwnBuild) -> list[str]:
    """The program with its arguments, as make's target ``run`` or a script of that name has them; else it alone."""
    programs = [path for path in folder.rglob("*") if "CMakeFiles" not in path.parts and is_program(path)]
    said = subprocess.run(
        ["make", "-n", "run"], cwd=folder, env={**os.environ, **build.environment}, capture_output=True, check=False
    )
    scripts = [(folder / name).read_bytes() for name in _SCRIPTS if (folder / name).is_file()]
    text = b"\n".join([said.stdout, *scripts]).decode("utf-8", "replace")
    return first_call(text, {path.name for path in programs}) or [str(path) for path in programs[:1]]


def first_call(script: str, programs: Container[str]) -> list[str]:
    """The words of the first command in a script that calls one of ``programs``, without redirections and what comes
    after it; empty without any.
    """
    for line in script.splitlines():
        try:
            words = shlex.split(line, comments=True)
        except ValueError:
            continue
        words = words[: next((i for i, word in enumerate(words) if word in _ENDS_OF_COMMANDS), len(words))]
        if words and Path(words[0]).name in programs:
            return words
    return []


def is_program(path: Path) -> bool:
    """Whether a file is an ELF file that starts: no object, and no library, as what ``-fatbin`` makes is here."""
    if not path.is_file() or not os.access(path, os.X_OK):
        return False
    try:
        with open_elf(path.read_bytes()) as elf:
            has_loader = any(segment["p_type"] == "PT_INTERP" for segment in elf.iter_segments())
            return has_loader or elf["e_type"] == "ET_EXEC"
    except ElfError:
        return False


def _run(
    words: Sequence[str],
    folder: Path,
    build: OwnBuild,
    options: RunOptions,
    size: int,
    sizes: Sequence[Arguments],
    seconds: float,
) -> Outcome:
    """Run a program with the first of several ``sizes`` of its arguments with which it ends in time and has the memory
    that it wants. Smaller ones than its own that it does not end well with may not be valid. ``seconds`` are those of
    each core that it may take.
    """
    program = folder / words[0]
    inside = folder if _makefile(folder) else program.parent  # CMake copies data beside what it builds
    for arguments in sizes:
        words_here = [*limited(seconds * (os.cpu_count() or 1)), str(program.resolve()), *arguments]
        command = Command(words_here, build.port.place, inside, build.environment)
        done = run_once(command, Mode(size), options, Streams(None, True))
        if done.exit_code == 128 + signal.SIGXCPU:
            done = replace(done, ending=Ending.TIMED_OUT)
        is_own = arguments == tuple(words[1:])
        if done.ending not in _TOO_LARGE and (is_own or done.exit_code == 0):
            break
    return _outcome(done, arguments)


def limited(seconds: float) -> list[str]:
    """The words before a command that SIGXCPU ends when it has taken so much processor time."""
    return ["sh", "-c", 'ulimit -S -t "$0" && exec "$@"', str(round(seconds))]


def shrunk(arguments: Sequence[str]) -> list[Arguments]:
    """A program's arguments, then ever smaller ones, each once."""
    sized = [number for number, word in enumerate(arguments) if _SIZE.fullmatch(word)]
    tries = [tuple(arguments)]
    for repetitions in (sized[-1], sized[0]) if len(sized) > 1 else (None,):
        for powers, least in _SHRINKING:
            smaller = list(arguments)
            for number in sized:
                is_repetition = number == repetitions
                smaller[number] = _divided(
                    smaller[number], _ALL if is_repetition else powers, 1 if is_repetition else least
                )
            tries.append(tuple(smaller))
    return list(dict.fromkeys(tries))


def _divided(argument: str, powers: int, least: int) -> str:
    """An argument with its numbers divided by so many powers of two, but none made less than ``least``."""
    return _NUMBER.sub(lambda match: str(max(min(least, int(match[0])), int(match[0]) >> powers)), argument)


def verdict(text: str) -> bool | None:
    """Whether a program says that its result is right; None where it says nothing of it."""
    counts = ["".join(count.groups("")) for count in _COUNT.finditer(text)]
    words = _COUNT.sub("", text)
    if _WRONG.search(words) or any(count.strip("0") not in ("", "no") for count in map(str.lower, counts)):
        return False
    return True if counts or _RIGHT.search(words) else None


def _outcome(run: ProgramRun, arguments: Arguments) -> Outcome:
    text = ((run.output or b"") + (run.errors or b"")).decode("utf-8", "replace")
    passed = verdict(text)
    findings = tuple(f"{finding.kind}: {finding.text}" for finding in run.findings)
    last_lines = () if passed else tuple(text.splitlines()[-_KEPT_LINES:])
    return Outcome(run.ending.value, run.exit_code, passed, round(run.seconds, 2), findings, arguments, last_lines)


def summary(rows: Sequence[Row]) -> dict[str, int]:
    """How many programs came how far."""
    return {
        "programs": len(rows),
        "built": sum(row.built for row in rows),
        "ran": sum(row.ran for row in rows),
        "check themselves": sum(row.ran and row.checks_itself for row in rows),
        "pass": sum(row.passed for row in rows),
        "with findings": sum(any(o.findings for o in row.outcomes.values()) for row in rows),
    }


def as_markdown(rows: Sequence[Row]) -> str:
    """The figures as a table, then what stopped programs, the most frequent first."""
    counts = summary(rows)
    lines = ["| " + " | ".join(counts) + " |", "|" + "---|" * len(counts)]
    lines.append("| " + " | ".join(map(str, counts.values())) + " |")
    stopped = Counter(re.sub(r"^\S+?:\d+(?::\d+)?: ", "", row.stopped_by) for row in rows if row.stopped_by)
    lines += ["", *(f"- {count} times: {text}" for text, count in stopped.most_common(30))]
    return "\n".join((*lines, ""))


def sampled(programs: Sequence[Path], skip: int, limit: int | None) -> list[Path]:
    """So many programs, by a hash of their names: the same in each run, and none chosen."""
    ranked = sorted(programs, key=lambda path: hashlib.sha256(path.name.encode()).digest())[skip:]
    return ranked if limit is None else ranked[:limit]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--limit", type=int, help="measure only so many programs, by a hash of their names")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of these first: a sample of others")
    parser.add_argument("--name", default="", help="measure only programs whose names this regular expression finds")
    parser.add_argument("--seconds", type=float, default=20, help="processor time of a run, for each core")
    parser.add_argument("--sanitize", action="store_true", help="look at every access and wait of kernels")
    parser.add_argument("--json", type=Path, help="write all rows to this file")
    parser.add_argument("--markdown", type=Path, help="write the figures to this file")
    given = parser.parse_args()
    found = [
        program for folder in given.folders for program in programs_in(folder) if re.search(given.name, program.name)
    ]
    rows = []
    for program in sampled(found, given.skip, given.limit):
        rows.append(row := measure(program, given.seconds, check=given.sanitize))
        runs = " ".join(
            f"{size}: {o.ending} {o.status} {o.passed} {o.seconds} s {o.arguments}" for size, o in row.outcomes.items()
        )
        print(row.name, row.stopped_by or runs, flush=True)
        if given.json:
            given.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))
    text = as_markdown(rows)
    if given.markdown:
        given.markdown.write_text(text)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
