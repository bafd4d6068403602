"""Build a program and run it, once for each wavefront size that was asked for."""

from __future__ import annotations

import errno
import os
import shlex
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import IO

from hipport.cpu.compiler import find_compiler
from hipport.cpu.places import PlaceOf
from hipport.cpu.program import ProgramCompiler
from hipport.cpu.ways import silent_way
from hipport.run.building import Build
from hipport.run.comparing import compare
from hipport.run.errors import ProgramError
from hipport.run.events import ReportReader
from hipport.run.events import read_events
from hipport.run.executing import Reword
from hipport.run.executing import Streams
from hipport.run.executing import execute
from hipport.run.heap import heap_check
from hipport.run.own_build import build_by_cmake
from hipport.run.own_build import prepare
from hipport.run.porting import port_program
from hipport.run.program import find_program
from hipport.run.results import ProgramRun
from hipport.run.results import RunResult
from hipport.run.settings import Mode
from hipport.run.settings import RunOptions

#: Called before each of several runs, with how the program is going to run.
Announce = Callable[[Mode], None]
#: The time limit of a launch where the program has none, which the runtime has too.
_LAUNCH_SECONDS = 600.0


@dataclass(frozen=True, slots=True)
class Command:
    """A program that is built: what is executed for a wavefront size, the way from the lines of its port to the user's,
    the folder it runs in (None: the current one), and what it needs in the environment. ``reword`` is for each line of
    its standard error, None where that stays as it is.
    """

    words: Sequence[str]
    place_of: PlaceOf
    folder: Path | None = None
    environment: Mapping[str, str] = field(default_factory=dict)
    reword: Reword | None = None


def run_sources(
    paths: Sequence[Path],
    arguments: Sequence[str],
    options: RunOptions,
    *,
    capture: bool,
    announce: Announce | None = None,
) -> RunResult:
    """Build the program of ``paths`` and run it with ``arguments``.

    With ``capture`` what it prints is in the result, else it goes where this process prints. Raises ProgramError where
    it cannot be built, and other HipportErrors for what keeps anything from being built.
    """
    begin = time.perf_counter()
    program = find_program(paths, options)
    build = Build(program, port_program(program, options.arch, options.warp), options)
    commands = {}
    for size in options.wavefronts:
        compiler = ProgramCompiler(options.arch, size, options.sanitize)
        words = [str(build.executable(compiler)), *arguments]
        commands[size] = Command(words, build.port.place, environment=heap_check(options))
    seconds = time.perf_counter() - begin
    return _run_all(program.name, commands, options, seconds, capture=capture, announce=announce)


def run_by_make(
    project: Path, words: Sequence[str], options: RunOptions, *, capture: bool, announce: Announce | None = None
) -> RunResult:
    """Run a command, such as ``make run``, in the port of the folder ``project``, with a compiler for the CPU engine in
    the place of hipcc. Raises HipportErrors as ``run_sources`` does.
    """
    _check_is_there(words[0], project)
    begin = time.perf_counter()
    commands = {}
    note = ""
    for size in options.wavefronts:
        build = prepare(project, options, size)
        commands[size] = Command(
            words, build.port.place, build.port.folder, build.environment, build.port.with_findings
        )
        note = build.note
    seconds = time.perf_counter() - begin
    result = _run_all(shlex.join(words), commands, options, seconds, capture=capture, announce=announce)
    return replace(result, note=note) if any(run.exit_code for run in result.runs) else result


def _check_is_there(program: str, project: Path) -> None:
    """Raise ProgramError for what is neither a program of this machine nor a file of the project."""
    if shutil.which(program) is None and not (project / program).is_file():
        remedy = "the command is to build the program as well, such as make run"
        raise ProgramError(f"{program} cannot be run: {os.strerror(errno.ENOENT)}; {remedy}")


def run_by_cmake(
    project: Path,
    arguments: Sequence[str],
    options: RunOptions,
    *,
    target: str | None,
    capture: bool,
    announce: Announce | None = None,
) -> RunResult:
    """Build the folder ``project`` by CMake, and run its program, the one of ``target`` if there are several. Raises
    HipportErrors as ``run_sources`` does.
    """
    begin = time.perf_counter()
    commands = {}
    for size in options.wavefronts:
        build = prepare(project, options, size)
        program = build_by_cmake(build, options, target)
        commands[size] = Command([str(program), *arguments], build.port.place, environment=heap_check(options))
    seconds = time.perf_counter() - begin
    return _run_all(program.name, commands, options, seconds, capture=capture, announce=announce)


def _run_all(
    name: str,
    commands: Mapping[int, Command],
    options: RunOptions,
    build_seconds: float,
    *,
    capture: bool,
    announce: Announce | None = None,
) -> RunResult:
    """Run a program that is built for each wavefront size, or in all ways that are compared."""
    if options.compare:
        with repeatable_input(None) as inputs:
            runs, differences = compare(
                tuple(commands),
                lambda mode: without_folder(
                    run_once(commands[mode.wavefront], mode, options, Streams(next(inputs), capture=True, prints=True)),
                    commands[mode.wavefront],
                ),
                options.tolerance,
            )
        return RunResult(name, options.arch, options.sanitize, build_seconds, tuple(runs), tuple(differences))
    modes = options.modes
    runs = []
    with repeatable_input(len(modes)) as inputs:
        for mode in modes:
            if announce is not None and len(modes) > 1:
                announce(mode)
            runs.append(run_once(commands[mode.wavefront], mode, options, Streams(next(inputs), capture)))
    return RunResult(name, options.arch, options.sanitize, build_seconds, tuple(runs))


def without_folder(run: ProgramRun, command: Command) -> ProgramRun:
    """The run with no name of the folder that it was built in, which is another one for each wavefront size, in what
    the program prints: ``argv[0]``.
    """
    folder = str(command.folder or Path(command.words[0]).parent).encode()
    output = None if run.output is None else run.output.replace(folder + b"/", b"")
    return replace(run, output=output)


def run_once(command: Command, mode: Mode, options: RunOptions, streams: Streams) -> ProgramRun:
    """Run a program that is built, in one mode. Raises ProgramError where it cannot be started."""
    with tempfile.TemporaryDirectory(prefix="hipport-") as folder:
        report = Path(folder) / "report.jsonl"
        environment = {**command.environment, **mode.environment(options, report)}
        streams = replace(streams, reword=command.reword)
        try:
            ended = execute(command.words, environment, options.limits, streams, command.folder)
        except OSError as error:
            raise ProgramError(f"{command.words[0]} cannot be run: {error.strerror}") from None
        events = read_events(report)
    reader = ReportReader(options.arch, options.timeout or _LAUNCH_SECONDS, command.place_of, options.sanitize)
    return ProgramRun(
        mode=mode,
        ending=ended.ending,
        status=ended.status,
        signal=ended.signal,
        seconds=ended.seconds,
        memory=ended.memory,
        findings=tuple(reader.findings(events)),
        failed_calls=tuple(reader.failed_calls(events)),
        launches=tuple(reader.launches(events)),
        ways=tuple(reader.ways(events, silent_way(find_compiler()))) if options.explain_engine else (),
        output=ended.output,
        errors=ended.errors,
    )


@contextmanager
def repeatable_input(times: int | None) -> Iterator[Iterator[IO[bytes] | None]]:
    """Standard input for a number of runs, None for any: as it is for one; for more, each has all of it, unless it is a
    terminal.
    """
    if times == 1 or sys.stdin is None or sys.stdin.closed or sys.stdin.isatty():
        yield repeat(None)
        return
    with tempfile.TemporaryFile(prefix="hipport-") as copy:
        while block := sys.stdin.buffer.read(2**20):
            copy.write(block)
        copy.flush()

        def inputs() -> Iterator[IO[bytes] | None]:
            while True:
                os.lseek(copy.fileno(), 0, os.SEEK_SET)  # the processes move the same offset
                yield copy

        yield inputs()
