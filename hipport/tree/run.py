"""A run over files and trees: discover, convert, settle what the project defines, write."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from itertools import islice
from pathlib import Path
from pathlib import PurePosixPath

from hipport import notices
from hipport.atomic import DiskFullError
from hipport.atomic import write_atomic
from hipport.build.search import search
from hipport.config import Options
from hipport.convert import Conversion
from hipport.convert import convert_bytes
from hipport.convert import whole_file
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.errors import OutputError
from hipport.include import with_included
from hipport.left_open import LeftOpen
from hipport.left_open import left_open
from hipport.mapping import Mapping as Tables
from hipport.mapping.mapping import load_mapping
from hipport.project.programs import Programs
from hipport.project.survey import Survey
from hipport.result import Kept
from hipport.result import Result
from hipport.result import Run
from hipport.result import Status
from hipport.tree.discover import Found
from hipport.tree.discover import Kind
from hipport.tree.discover import discover
from hipport.tree.discover import reads_as_source
from hipport.tree.output_tree import Outcome
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import Placed
from hipport.tree.output_tree import Slot
from hipport.tree.output_tree import in_place as write_in_place
from hipport.tree.output_tree import record_in_place
from hipport.tree.settling import defines_by_file
from hipport.tree.settling import overloads_by_file
from hipport.tree.state import recorded_below
from hipport.unit.advice import adviser_of
from hipport.version import __version__

#: Called with the number of files done and the number of all files.
Progress = Callable[[int, int], None]
_UNKNOWN = "HP102"
_WORTH_A_POOL = 200  # files, below which starting processes takes longer than the work
_BATCHES = 64  # at most, as each carries what a worker needs to know of the tree
_HEAD = 16 * 2**10  # bytes that are enough to tell whether a file is source


@dataclass(frozen=True, slots=True)
class _Job:
    """What a worker needs beside the files; sent with every batch, so that workers keep no state. ``recorded`` is what
    earlier conversions left open, by the relative path of the file.
    """

    folder: Path
    options: Options
    survey: Survey
    recorded: Mapping[str, tuple[LeftOpen, ...]]

    def recorded_of(self, entry: Found) -> tuple[LeftOpen, ...]:
        """What an earlier conversion left open in a file."""
        return self.recorded.get(entry.relative.as_posix(), ())

    def left_open(self, entry: Found, result: Result) -> tuple[LeftOpen, ...]:
        """What a conversion leaves open in a file, with what an earlier one did and this one was not asked for. Raises
        OSError where an unchanged file cannot be read again.
        """
        unasked = tuple(each for each in self.recorded_of(entry) if not self.options.selects(each.code))
        if not result.open:
            return unasked
        data = entry.path.read_bytes() if result.output is None else result.output
        return (*left_open(result, data.decode("latin-1")), *unasked)


def convert_tree(
    paths: Sequence[Path],
    options: Options,
    *,
    output: Path | None = None,
    in_place: bool = False,
    overwrite: bool = False,
    executor: Executor | None = None,
    progress: Progress | None = None,
    tables: Path | None = None,
) -> Run:
    """Convert files and trees into ``output``, in place, or (neither given) only into the results' ``output``.

    Everything is converted before anything is written. ``executor`` spreads the conversion over processes; ``tables``
    is another folder of mapping tables. Raises HipportError where nothing can be done at all (a path or a table that is
    not there, an output folder that cannot be used); what concerns one file is a result.
    """
    begin = time.perf_counter()
    mapping = load_mapping(tables, options.rules)
    found = list(discover(paths, options, output=output))
    say = progress or (lambda _done, _all: None)
    root = _root(found)
    survey = Survey(frozenset(f.relative.as_posix() for f in found if not f.problem), root)
    job = _Job(mapping.folder, options, survey, {} if root is None else recorded_below(root))
    interrupted = False
    results: dict[Found, Result] = {}
    added: list[Result] = []
    try:
        results = _convert_all(found, job, executor, say)
        if output is not None or in_place:
            tree = OutputTree(output, overwrite=overwrite) if output is not None else None
            with tree or nullcontext():
                if tree is None and root is not None:
                    record_in_place(root, _left_in_place(results, job))  # first: a run that is killed forgets nothing
                interrupted = not _write_all(results, tree, job)
                if tree is None:
                    added = list(_give_headers_in_place(results))
                else:
                    known = {entry.relative for entry in found}
                    headers = with_included(name for result in results.values() for name in result.headers)
                    slots = {tree.slot(PurePosixPath(name)): data for name, data in headers.items()}
                    added = [_give_header(slot, slots[slot], tree) for slot in slots if slot.relative not in known]
                    if output is not None and all(path.is_dir() for path in paths):
                        known.update(slot.relative for slot in slots)
                        added += (_stale(output / name) for name in tree.stale(known))
    except KeyboardInterrupt:
        interrupted = True
    return Run(
        (*(results.get(f, Result(str(f.path), Status.SKIPPED)) for f in found), *added),
        __version__,
        options.rocm,
        options.cuda,
        str(output) if output is not None else None,
        time.perf_counter() - begin,
        interrupted,
    )


def _root(found: Iterable[Found]) -> Path | None:
    """The folder that the relative paths count from."""
    return next((_root_of(entry) for entry in found if not entry.problem), None)


def _root_of(entry: Found) -> Path:
    parts = len(entry.relative.parts)
    return Path(*entry.path.parts[:-parts]) if len(entry.path.parts) > parts else Path()


def _convert_all(found: list[Found], job: _Job, executor: Executor | None, say: Progress) -> dict[Found, Result]:
    """Convert every file; then again those that what other files have concerns."""
    conversions = dict(_converted(found, job, executor, say))
    defines: dict[str, dict[str, str]] = {}
    by_path = {_path(entry): c for entry, c in conversions.items() if _is_converted_source(entry, c)}
    if any(conversion.defines or conversion.overloads for conversion in by_path.values()):
        programs = Programs(job.survey, by_path)
        displays = {_path(entry): entry.display for entry in conversions}
        defines = defines_by_file(by_path, programs, displays)
        overloads = overloads_by_file(by_path, programs, displays)
        affected = [e for e in found if _path(e) in overloads or _uses_any(conversions[e], defines.get(_path(e), {}))]
        concerned = {_path(entry): defines.get(_path(entry), {}) for entry in affected}
        job = replace(job, survey=replace(job.survey, defines=concerned, overloads=overloads))
        conversions.update(_converted(affected, job, executor, lambda _done, _all: None))
    return {entry: _without_own(c.result, defines.get(_path(entry), {})) for entry, c in conversions.items()}


def _is_converted_source(entry: Found, conversion: Conversion) -> bool:
    return entry.kind is not Kind.BUILD and conversion.result.status in (Status.CONVERTED, Status.UNCHANGED)


def _path(entry: Found) -> str:
    return entry.relative.as_posix()


def _uses_any(conversion: Conversion, defines: Mapping[str, str]) -> bool:
    """Whether a file has taken a name for CUDA's that its program defines, so that it has to be converted again."""
    names = {name.rpartition("::")[2] for name in defines}
    if not names.isdisjoint(conversion.renamed):
        return True
    spaces = tuple(name for name in defines if name.endswith("::"))
    symbols = (d.symbol for d in conversion.result.diagnostics if d.code != _UNKNOWN)
    return any(symbol in names or (spaces and symbol.startswith(spaces)) for symbol in symbols)


def _without_own(result: Result, defines: Mapping[str, str]) -> Result:
    """The result without a word on names as unknown that another file defines; they are kept on purpose."""
    own = [d for d in result.diagnostics if d.code == _UNKNOWN and d.symbol in defines]
    if not own:
        return result
    counts = Counter(d.symbol for d in own)
    lines = {d.symbol: d.line for d in reversed(own)}
    kept = [Kept(n, f"defined by the project at {defines[n]}", count, lines[n]) for n, count in counts.items()]
    return replace(
        result,
        diagnostics=tuple(d for d in result.diagnostics if d not in own),
        kept=tuple(sorted((*result.kept, *kept), key=lambda k: (k.line, k.name))),
    )


def _converted(
    found: list[Found], job: _Job, executor: Executor | None, say: Progress
) -> Iterator[tuple[Found, Conversion]]:
    if len(found) < _WORTH_A_POOL:
        executor = None
    done = 0
    say(0, len(found))
    batches = _batches(found, max(4, -(-len(found) // _BATCHES)))
    outcomes = (
        executor.map(_convert_batch, batches, _repeat(job)) if executor else map(_convert_batch, batches, _repeat(job))
    )
    for batch in outcomes:
        for entry, conversion in batch:
            done += 1
            yield entry, conversion
        say(done, len(found))


def _repeat(job: _Job) -> Iterator[_Job]:
    while True:
        yield job


def _batches(found: list[Found], size: int) -> Iterator[list[Found]]:
    entries = iter(found)
    while batch := list(islice(entries, size)):
        yield batch


def _convert_batch(batch: list[Found], job: _Job) -> list[tuple[Found, Conversion]]:
    mapping = load_mapping(job.folder, job.options.rules)
    return [(entry, _convert_found(entry, mapping, job)) for entry in batch]


def _convert_found(entry: Found, mapping: Tables, job: _Job) -> Conversion:
    if entry.problem:
        return Conversion(_failed(entry, entry.problem, entry.remedy))
    if entry.kind in (Kind.OTHER, Kind.LINK):
        return Conversion(Result(str(entry.path), Status.COPIED))
    if entry.kind is Kind.BUILD:
        return _search_found(entry, job)
    try:
        with entry.path.open("rb") as file:
            data = file.read(_HEAD)
            if entry.kind is Kind.UNSURE and not reads_as_source(data):
                return Conversion(Result(str(entry.path), Status.COPIED))
            data += file.read()
    except OSError as error:
        return Conversion(_unreadable(entry, error))
    conversion = convert_bytes(
        entry.relative.as_posix(),
        data,
        mapping,
        job.options,
        job.survey,
        adviser_of(job.survey) if job.options.ast else None,
        job.recorded_of(entry),
    )
    return replace(conversion, result=replace(conversion.result, path=str(entry.path)))


def _search_found(entry: Found, job: _Job) -> Conversion:
    """A build file, which is taken over, with what is CUDA's in it."""
    try:
        data = entry.path.read_bytes()
    except OSError as error:
        return Conversion(_unreadable(entry, error))
    found = search(entry.relative.as_posix(), data, job.folder, job.options)
    return Conversion(Result(str(entry.path), Status.COPIED, diagnostics=found))


def _unreadable(entry: Found, error: OSError) -> Result:
    reason = error.strerror or str(error)
    return _failed(entry, f"cannot be read: {reason}", "make it readable, or exclude it")


def _failed(entry: Found, message: str, remedy: str) -> Result:
    return whole_file(str(entry.path), Status.FAILED, notices.UNREADABLE, Severity.ERROR, message, remedy)


def _write_all(results: dict[Found, Result], tree: OutputTree | None, job: _Job) -> bool:
    """Write every result and put what came of it in its place; False where a full disk or Ctrl-C ended it early."""
    for entry, result in results.items():
        if result.status is Status.FAILED and result.diagnostics[0].code == notices.UNREADABLE:
            continue
        try:
            results[entry] = _write(entry, result, tree, job)
        except DiskFullError as error:
            results[entry] = _not_written(result, error)
            return False
        except (OutputError, OSError) as error:
            results[entry] = _not_written(result, error)
        except KeyboardInterrupt:
            return False
    return True


def _left_in_place(results: Mapping[Found, Result], job: _Job) -> dict[str, tuple[LeftOpen, ...]]:
    """What is to be kept of files that are converted in place: of an unchanged one without a record nothing, as it will
    be found again.
    """
    left = {}
    for entry, result in results.items():
        known = result.status is Status.UNCHANGED and job.recorded_of(entry)
        if (known or result.output is not None) and _is_trees_own(entry):
            with suppress(OSError):  # a file that is gone since it was read
                left[entry.relative.as_posix()] = job.left_open(entry, result)
    return left


def _is_trees_own(entry: Found) -> bool:
    """Whether a file may be changed in place: a link that leads out of the tree is not the tree's to change."""
    return entry.explicit or not entry.path.is_symlink()


def _write(entry: Found, result: Result, tree: OutputTree | None, job: _Job) -> Result:
    if tree is None:
        if result.output is None or not _is_trees_own(entry):
            return result
        write_in_place(entry.path, result.output)
        return replace(result, output=None, target=str(entry.path))
    slot = tree.slot(entry.relative)
    placed: Placed
    if entry.kind is Kind.LINK:
        placed = slot.link(entry.path)
    elif result.output is None:
        placed = slot.copy(entry.path)
    else:
        placed = slot.write(result.output, mode=entry.path.stat().st_mode & 0o777)
    converted = result.status in (Status.CONVERTED, Status.UNCHANGED)
    tree.record(entry.relative, placed, job.left_open(entry, result) if converted else None)
    if placed.outcome is Outcome.HAND_EDITED:
        note = whole_file(
            result.path,
            result.status,
            notices.HAND_EDITED,
            Severity.WARNING,
            f"{slot.path} was edited after hipport wrote it, or is not hipport's: it was left as it is",
            "move the edits into the input, or convert with --overwrite and merge",
        )
        return replace(result, output=None, diagnostics=(*note.diagnostics, *result.diagnostics))
    return replace(result, output=None, target=str(slot.path))


def _give_header(slot: Slot, data: bytes, tree: OutputTree) -> Result:
    """Put one of hipport's own headers into an output tree; one that was edited there stays as it is."""
    try:
        tree.record(slot.relative, slot.write(data))
    except (OutputError, OSError) as error:
        return _not_written(Result(str(slot.path), Status.FAILED), error)
    return Result(str(slot.path), Status.COPIED, target=str(slot.path))


def _give_headers_in_place(results: dict[Found, Result]) -> Iterator[Result]:
    """Put hipport's own headers into trees that were converted in place; one that is there already stays as it is."""
    needed: dict[Path, set[str]] = {}
    for entry, result in results.items():
        if result.headers:
            needed.setdefault(_root_of(entry), set()).update(result.headers)
    for root, names in needed.items():
        for name, data in with_included(names).items():
            path = root / name
            if path.exists():
                continue
            try:
                write_atomic(path, data)
                yield Result(str(path), Status.COPIED, target=str(path))
            except OutputError as error:
                yield _not_written(Result(str(path), Status.FAILED), error)


def _stale(path: Path) -> Result:
    """What is said of a file of an earlier output whose input is gone."""
    message = "hipport wrote it in an earlier run, and its input is gone: it was left as it is"
    return whole_file(str(path), Status.SKIPPED, notices.STALE, Severity.INFO, message, "delete it if it is not needed")


def _not_written(result: Result, error: Exception) -> Result:
    problem = Diagnostic(notices.NOT_WRITTEN, Severity.ERROR, str(error), "mend the cause and run again", 0, 0, 1, 1)
    return replace(result, status=Status.FAILED, output=None, diagnostics=(problem, *result.diagnostics))
