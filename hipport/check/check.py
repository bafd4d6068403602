"""Compile the translation units of a port and say what does not compile, where, and whether ``convert`` had said so."""

from __future__ import annotations

import os
import re
import threading
import time
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Executor
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from pathlib import Path

from hipport import notices
from hipport.build.compile_commands import OtherProjectError
from hipport.build.compile_commands import find_compile_commands
from hipport.build.configured import BUILD_FOLDER
from hipport.build.flags import Flags
from hipport.check.compile import Task
from hipport.check.compile import compile_task
from hipport.check.compile import tasks_of
from hipport.check.demands import RaisedStandard
from hipport.check.judge import CompiledUnit
from hipport.check.judge import CompilerFinding
from hipport.check.judge import Judge
from hipport.check.on_host import compile_on_host
from hipport.check.on_host import find_host_compiler
from hipport.check.on_host import may_be_for_host
from hipport.check.options import CheckOptions
from hipport.check.port import Project
from hipport.check.port import absolute
from hipport.check.port import load_project
from hipport.config import load_options
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.edits import origin
from hipport.errors import HipportError
from hipport.mapping.mapping import load_mapping
from hipport.paths import printable
from hipport.project.build_options import RELOCATABLE
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import as_cxx
from hipport.pytorch.extensions import Extensions
from hipport.result import Compilation
from hipport.result import Compiler
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.result import Verdict
from hipport.source.text import NotTextError
from hipport.source.text import Source
from hipport.toolchain.hipcc import find_hipcc
from hipport.toolchain.hipcc import require_working
from hipport.toolchain.messages import Message
from hipport.toolchain.process import Ended
from hipport.toolchain.process import Processes
from hipport.toolchain.process import ProcessLimits
from hipport.toolchain.process import StoppedError
from hipport.tree.output_tree import recorded_predictions
from hipport.tree.predictions import Prediction
from hipport.tree.predictions import predictions
from hipport.tree.run import convert_tree
from hipport.version import __version__

#: Called with the numbers of compilations done and of all, 0 before they are known, and with what is worked on.
Progress = Callable[[int, int, Sequence[str]], None]
_WORD = re.compile(r"\w+")


@contextmanager
def ready_checker(options: CheckOptions) -> Iterator[Checker]:
    """A compiler that works, ready to check ports. At the end of the block no compiler runs any more.

    Raises ToolchainError where there is no compiler, or none that works.
    """
    with Processes() as processes:
        yield Checker(options, require_working(find_hipcc(options.hipcc), options.arch, processes), processes)


@dataclass(frozen=True)
class Checker:
    """A HIP compiler that works, and the options to use it with."""

    options: CheckOptions
    compiler: Compiler
    processes: Processes

    def check(self, paths: Sequence[Path], progress: Progress | None = None) -> Run:
        """Compile the translation units under ``paths``. The outcome of each is a result.

        Raises HipportError for a path that does not exist, where there is no translation unit at all, and for a
        compile_commands.json or a record of the conversion that cannot be used.
        """
        begin = time.perf_counter()
        project = load_project(paths, self.options, say=_before_all(progress))
        if not project.units and not project.absent:
            shown = ", ".join(printable(path) for path in paths)
            raise HipportError(
                f"nothing to compile in {shown}: there is no .cu or .hip file, and no C or C++ source that uses HIP"
            )
        recorded_predictions(project.root, ())  # raises for a record that cannot be read, before the work
        compiled, interrupted = self._compile(project, progress)
        results = _results(project, compiled, _predictions(project, {}))
        seconds = time.perf_counter() - begin
        return Run(results, __version__, "", "", None, seconds, interrupted, self.compiler)

    def check_port(self, run: Run, paths: Sequence[Path], progress: Progress | None = None) -> Run:
        """The run that converted ``paths``, with what the compiler says of the port: of the whole tree where folders
        were converted, else of the files that the run wrote.

        Raises ConfigError for a compile_commands.json that cannot be used.
        """
        begin = time.perf_counter()
        options = self.options
        if options.compile_commands is None:  # the one of the original, as a build folder is not always in the port
            known = next((found for path in paths if (found := find_compile_commands(path))), None)
            options = replace(options, compile_commands=known)
        say = _before_all(progress)
        tree = [Path(run.output)] if run.output is not None else list(paths)
        written = {absolute(place): result for result in run.results if (place := _place(result, run))}
        only = None if all(path.is_dir() for path in paths) else written
        try:
            project = load_project(tree, options, only, say)
        except OtherProjectError:
            if self.options.compile_commands is not None:
                raise
            project = load_project(tree, self.options, only, say)
        compiled, interrupted = self._compile(project, progress)
        checked = {absolute(r.path): r for r in _results(project, compiled, _predictions(project, written))}
        joined = [_joined(r, checked.pop(absolute(_place(r, run) or ""), None)) for r in run.results]
        return replace(
            run,
            results=(*joined, *(replace(each, added=True) for each in checked.values())),
            seconds=run.seconds + time.perf_counter() - begin,
            interrupted=run.interrupted or interrupted,
            compiler=self.compiler,
        )

    def _compile(self, project: Project, progress: Progress | None) -> tuple[list[CompiledUnit], bool]:
        """What the compiler says of each unit that was finished, and whether it was interrupted."""
        limits = ProcessLimits(self.options.timeout, self.options.memory)
        desk = _Desk(progress or (lambda _done, _all, _names: None))

        def work(task: Task) -> Ended | None:
            with desk.at(project.files[str(task.unit.path)]), suppress(StoppedError):
                return compile_task(task, self.compiler, self.processes, limits)
            return None

        found: dict[str, CompiledUnit] = {}
        interrupted = False
        pool = ThreadPoolExecutor(self.options.jobs)
        try:
            for compiled in self._each(project.units, pool, work, desk):
                found[str(compiled.unit.path)] = compiled
            failed = [each for each in found.values() if not each.succeeded()]
            again = [(unit, each.flags) for each in failed if (unit := as_cxx(each.unit))]
            for compiled in self._each(again, pool, work, desk):
                path = str(compiled.unit.path)
                if compiled.is_likelier_than(found[path]):
                    found[path] = compiled
            for compiled in self._each_on_host(project, found.values(), pool, limits, desk):
                found[str(compiled.unit.path)] = compiled
        except KeyboardInterrupt:
            interrupted = True
            self.processes.stop()
        finally:
            pool.shutdown(cancel_futures=True)
        return list(found.values()), interrupted

    def _each(
        self,
        units: Sequence[tuple[TranslationUnit, Flags]],
        pool: Executor,
        work: Callable[[Task], Ended | None],
        desk: _Desk,
    ) -> Iterator[CompiledUnit]:
        """The units, compiled in all threads of the pool; each as soon as it and those before it are finished."""
        tasks = [(unit, flags, tasks_of(unit, flags, self.options.arch)) for unit, flags in units]
        desk.all += sum(len(mine) for _, _, mine in tasks)
        futures = {task: pool.submit(work, task) for _, _, mine in tasks for task in mine}
        for unit, flags, mine in tasks:
            endings = {task.target: futures[task].result() for task in mine}
            known = {target: ended for target, ended in endings.items() if ended is not None}
            if len(known) == len(mine):
                yield CompiledUnit(unit, flags, known)

    def _each_on_host(
        self, project: Project, units: Iterable[CompiledUnit], pool: Executor, limits: ProcessLimits, desk: _Desk
    ) -> Iterator[CompiledUnit]:
        """Those that fail, and that the compiler of the host compiles."""
        failed = [each for each in units if not each.succeeded() and may_be_for_host(each)]
        compiler = find_host_compiler(self.compiler, self.processes) if failed else None
        if compiler is None:
            return
        desk.all += len(failed)

        def work(each: CompiledUnit) -> CompiledUnit | None:
            with desk.at(project.files[str(each.unit.path)]), suppress(StoppedError):
                return compile_on_host(each, compiler, self.processes, limits)
            return None

        yield from filter(None, pool.map(work, failed))


@dataclass
class _Desk:
    """Counts of compilations for a progress bar, changed by all threads."""

    say: Progress
    all: int = 0
    done: int = 0
    names: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    @contextmanager
    def at(self, name: str) -> Iterator[None]:
        """While a file is being compiled."""
        with self.lock:
            self.names.append(name)
            self._tell()
        try:
            yield
        finally:
            with self.lock:
                self.names.remove(name)
                self.done += 1
                self._tell()

    def _tell(self) -> None:
        self.say(self.done, self.all, tuple(dict.fromkeys(self.names)))


def _before_all(progress: Progress | None) -> Callable[[str], None]:
    """How to tell what is done before anything is compiled."""
    return lambda what: progress(0, 0, (what,)) if progress else None


def _place(result: Result, run: Run) -> str | None:
    """Where the port of a file is, None where it was not written."""
    return result.target if run.output is not None else result.path


# What convert had said


Forecast = Callable[[Iterable[str]], Mapping[str, Sequence[Prediction]]]


def _predictions(project: Project, written: Mapping[str, Result]) -> Forecast:
    """How to find out what ``convert`` left open in files (absolute paths): from its results where it has just written
    them, from the record in the tree, or else by converting the tree once more, in memory.
    """

    def ask(places: Iterable[str]) -> Mapping[str, Sequence[Prediction]]:
        wanted = set(places)
        found: dict[str, Sequence[Prediction]] = {}
        for place in wanted & written.keys():
            result = written[place]
            found[place] = predictions(result, Path(place).read_bytes() if result.changed else None)
        names = {os.path.relpath(place, project.root): place for place in wanted - found.keys()}
        for name, recorded in recorded_predictions(project.root, names).items():
            found[names[name]] = recorded
        if wanted - found.keys():
            again = convert_tree([project.root], load_options(project.root))
            found |= {place: predictions(r, None) for r in again.results if (place := absolute(r.path)) not in found}
        return found

    return ask


# From findings to results


def _results(project: Project, compiled: Sequence[CompiledUnit], forecast: Forecast) -> tuple[Result, ...]:
    """A result for each unit and for each other file that an error is in."""
    compiled = [project.device_symbols.linked(each) for each in compiled]
    places = {place.path for each in compiled for _, message in each.messages() for place in message.places()}
    files = frozenset(project.files)
    expected = forecast(places & files) if places & files else {}
    judge = Judge(files, expected, load_mapping(), project.root, project.build_options)
    compilations: dict[str, Compilation] = {}
    findings: dict[str, dict[CompilerFinding, None]] = {}  # each once, in order, though several units may have it
    for each in compiled:
        compilation, found = judge.judge(each)
        compilations[str(each.unit.path)] = compilation
        for finding in found:
            findings.setdefault(finding.place.path, {})[finding] = None
    units = [str(unit.path) for unit, _ in project.units]
    elsewhere = {str(each.unit.path): each.elsewhere for each in compiled}
    refusals = {str(each.unit.path): each.refusal for each in compiled}
    results = [
        _result(
            project.files[path],
            path,
            findings.get(path, ()),
            compilations.get(path),
            (
                *_notes(project.raised.get(path)),
                *_relocatable(project, path, elsewhere.get(path)),
                *_on_host(refusals.get(path)),
                *_as_extension(project.extensions, path),
            ),
        )
        for path in sorted({*units, *findings})
    ]
    return (*results, *_made(project), *(_absent(path) for path in project.absent))


def _relocatable(project: Project, unit: str, elsewhere: Mapping[str, str] | None) -> Iterator[Diagnostic]:
    """What is said of a unit that needs symbols of others, where no build file around it asks for that."""
    if elsewhere and not project.build_options.file_with(RELOCATABLE, os.path.relpath(unit, project.root)):
        (symbol, path), *more = elsewhere.items()
        others = f", and {len(more)} more of other files" if more else ""
        message = f"its device code needs {symbol} of {path}{others}, and no build file says that it is relocatable"
        remedy = "compile with -fgpu-rdc, and link with -fgpu-rdc --hip-link"
        yield Diagnostic.of_file(notices.RELOCATABLE, Severity.INFO, message, remedy)


def _on_host(refusal: Message | None) -> Iterator[Diagnostic]:
    if refusal:
        place = f"{os.path.relpath(refusal.place.path)}:{refusal.place.line}: " if refusal.place else ""
        message = f"compiled by g++; hipcc stops at {place}{refusal.text}"
        remedy = "have the build give it to g++, as nvcc does, or change that line"
        yield Diagnostic.of_file(notices.ON_HOST, Severity.INFO, message, remedy)


def _as_extension(extensions: Extensions | None, unit: str) -> Iterator[Diagnostic]:
    """What is said of a unit that PyTorch's build compiles."""
    if extensions is None:
        return
    torch = f"PyTorch {extensions.torch.version} in {printable(extensions.torch.folder)}"
    if unit in extensions.refused:
        message = f"the hipify of {torch}, which its build runs, fails: {extensions.refused[unit]}"
        remedy = "change what it does not read, or name another PyTorch with --torch"
        yield Diagnostic.of_file(notices.EXTENSION, Severity.ERROR, message, remedy)
    elif unit in extensions.units:
        message = f"compiled as an extension of {torch}, hipified by it"
        remedy = "name another PyTorch with --torch"
        yield Diagnostic.of_file(notices.EXTENSION, Severity.INFO, message, remedy)


def _made(project: Project) -> Iterator[Result]:
    """What is said of the templates of headers that were made for the check."""
    for name, template in project.made.templates.items() if project.made else ():
        message = f"{name.partition(BUILD_FOLDER + '/')[2]} is made of it, as the build files say by default"
        remedy = "name the folder of the configured header with --include-dir to check with that"
        note = Diagnostic.of_file(notices.MADE_HEADER, Severity.INFO, message, remedy)
        yield Result(os.path.relpath(template), Status.CHECKED, (), (note,))


def _notes(raised: RaisedStandard | None) -> tuple[Diagnostic, ...]:
    if raised is None:
        return ()
    needed = f"{raised.header} needs C++{raised.standard[-2:]}"
    message = f"compiled as {raised.standard}: the build asks for {raised.asked}, and {needed}"
    remedy = f"write {raised.standard} in the build file"
    return (Diagnostic.of_file(notices.RAISED_STANDARD, Severity.INFO, message, remedy),)


def _result(
    shown: str,
    path: str,
    findings: Iterable[CompilerFinding],
    compilation: Compilation | None,
    notes: Iterable[Diagnostic],
) -> Result:
    try:
        source = Source.from_bytes(shown, Path(path).read_bytes())
    except (OSError, NotTextError):
        source = Source(shown, "")
    found = (*notes, *(_diagnostic(f, source) for f in findings))
    diagnostics = sorted(found, key=lambda d: (d.start, d.line, d.code))
    return Result(shown, Status.CHECKED, (), tuple(diagnostics), lines=source.line_count, compilation=compilation)


def _diagnostic(finding: CompilerFinding, source: Source) -> Diagnostic:
    place = finding.place
    column = max(place.column, 1)
    start = min(source.offset(place.line) + column - 1, len(source.text))
    word = _WORD.match(source.text, start)
    return Diagnostic(
        finding.code,
        finding.severity,
        finding.message,
        finding.remedy,
        start,
        word.end() if word else start,
        place.line,
        column,
        finding.symbol,
        predicted=finding.predicted,
    )


def _absent(path: str) -> Result:
    message = "compile_commands.json names this file, and it is not there"
    remedy = "create it, if the build generates it, or remove it from compile_commands.json"
    said = Diagnostic.of_file(notices.COMPILER_FAILED, Severity.ERROR, message, remedy)
    return Result(path, Status.CHECKED, diagnostics=(said,), compilation=Compilation(Verdict.ABSENT, 0.0))


def _joined(result: Result, checked: Result | None) -> Result:
    """A conversion's result with what the compiler said of the port, at the lines of the original."""
    if checked is None:
        return result
    said = checked.diagnostics
    if result.changed and result.target != result.path and said:
        try:
            source = Source.from_bytes(result.path, Path(result.path).read_bytes())
        except (OSError, NotTextError):
            return replace(result, compilation=checked.compilation)
        said = tuple(_at_origin(diagnostic, result, source) for diagnostic in said)
    diagnostics = sorted((*result.diagnostics, *said), key=lambda d: (d.start, d.code))
    return replace(result, diagnostics=tuple(diagnostics), compilation=checked.compilation)


def _at_origin(diagnostic: Diagnostic, result: Result, source: Source) -> Diagnostic:
    start = origin(result.edits, diagnostic.start)
    end = max(start, origin(result.edits, diagnostic.end))
    line, column = source.position(start)
    return replace(diagnostic, start=start, end=end, line=line, column=column)
