"""Convert files one by one, in processes where there are many."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from itertools import repeat
from pathlib import Path

from hipport import notices
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.porting import port_build_file
from hipport.config import Options
from hipport.convert import FileConversion
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.left_open import LeftOpen
from hipport.left_open import left_open
from hipport.mapping import Mapping as Tables
from hipport.mapping.mapping import load_mapping
from hipport.project.survey import Survey
from hipport.python import is_python
from hipport.python.port import convert_python
from hipport.result import Result
from hipport.result import Status
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import reads_as_source
from hipport.unit import adviser_of

#: Called with the number of files done, the number of all files, and the file that is next.
Progress = Callable[[int, int, str], None]
_WORTH_A_POOL = 200  # files, below which starting processes takes longer than the work
_BATCHES = 64  # at most, as each carries what a worker needs to know of the tree
_HEAD = 16 * 2**10  # bytes that are enough to tell whether a file is source


@dataclass(frozen=True, slots=True)
class Job:
    """What a worker needs beside the files; sent with every batch, as batches go to any worker. ``folder`` has the
    mapping tables; ``recorded`` is what earlier conversions left open, by the relative path of the file; ``build`` is
    what build files are ported by.
    """

    folder: Path
    options: Options
    survey: Survey
    recorded: Mapping[str, tuple[LeftOpen, ...]]
    build: BuildFacts

    def recorded_of(self, entry: TreeEntry) -> tuple[LeftOpen, ...]:
        """What an earlier conversion left open in a file."""
        return self.recorded.get(entry.key, ())

    def left_open(self, entry: TreeEntry, result: Result) -> tuple[LeftOpen, ...]:
        """What a conversion leaves open in a file, with what an earlier one did and this one was not asked for. Raises
        OSError where an unchanged file cannot be read again.
        """
        unasked = tuple(each for each in self.recorded_of(entry) if not self.options.selects(each.code))
        if not result.open:
            return unasked
        data = entry.path.read_bytes() if result.output is None else result.output
        return (*left_open(result, data.decode("latin-1")), *unasked)


def convert_batches(
    found: list[TreeEntry], job: Job, executor: Executor | None, say: Progress
) -> Iterator[tuple[TreeEntry, FileConversion]]:
    """The conversions of entries of a tree, in their order. ``executor`` is used where the files are many; ``say`` is
    called after each batch of them. What goes wrong with one file is a failed result.
    """
    if len(found) < _WORTH_A_POOL:
        executor = None
    done = 0
    names = [*(str(entry.path) for entry in found), ""]
    say(0, len(found), names[0])
    batches = _batches(found, max(4, -(-len(found) // _BATCHES)))
    outcomes = (
        executor.map(_convert_packed, batches, repeat(pickle.dumps(job)))
        if executor
        else map(_convert_batch, batches, repeat(job))
    )
    for batch in outcomes:
        for entry, conversion in batch:
            done += 1
            yield entry, conversion
        say(done, len(found), names[done])


def _batches(found: list[TreeEntry], size: int) -> Iterator[list[TreeEntry]]:
    entries = iter(found)
    while batch := list(islice(entries, size)):
        yield batch


def _convert_packed(batch: list[TreeEntry], job: bytes) -> list[tuple[TreeEntry, FileConversion]]:
    return _convert_batch(batch, _unpacked(job))


@lru_cache(maxsize=1)  # a worker keeps what it has read of the tree for its next batch
def _unpacked(job: bytes) -> Job:
    unpacked = pickle.loads(job)
    assert isinstance(unpacked, Job)
    return unpacked


def _convert_batch(batch: list[TreeEntry], job: Job) -> list[tuple[TreeEntry, FileConversion]]:
    mapping = load_mapping(job.folder, job.options.rules)
    return [(entry, _convert_found(entry, mapping, job)) for entry in batch]


def _convert_found(entry: TreeEntry, mapping: Tables, job: Job) -> FileConversion:
    if entry.problem:
        return FileConversion(_failed(entry, entry.problem, entry.remedy))
    if entry.kind in (FileKind.OTHER, FileKind.LINK):
        return FileConversion(Result(str(entry.path), Status.COPIED))
    if entry.kind is FileKind.PYTHON or (entry.kind is FileKind.BUILD and is_python(entry.relative.name)):
        return _for_cuda(_convert_python(entry, mapping, job), job.options)
    if entry.kind is FileKind.BUILD:
        return _for_cuda(_build_file(entry, job), job.options)
    try:
        with entry.path.open("rb") as file:
            data = file.read(_HEAD)
            if entry.kind is FileKind.UNSURE and not reads_as_source(data):
                return FileConversion(Result(str(entry.path), Status.COPIED))
            data += file.read()
    except OSError as error:
        return FileConversion(_unreadable(entry, error))
    return convert_bytes(
        entry.key,
        data,
        mapping,
        job.options,
        job.survey,
        adviser_of(job.survey) if job.options.ast else None,
        job.recorded_of(entry),
        name=str(entry.path),
    )


def _build_file(entry: TreeEntry, job: Job) -> FileConversion:
    """The result for a build file: ported as far as that is sure, with what is left of CUDA in it."""
    try:
        data = entry.path.read_bytes()
    except OSError as error:
        return FileConversion(_unreadable(entry, error))
    return FileConversion(port_build_file(entry.key, data, job.folder, job.options, job.build, name=str(entry.path)))


def _convert_python(entry: TreeEntry, mapping: Tables, job: Job) -> FileConversion:
    """The result for a Python file: its CUDA sources and options, and as a build file where it is about building."""
    try:
        data = entry.path.read_bytes()
    except OSError as error:
        return FileConversion(_unreadable(entry, error))
    recorded = job.recorded_of(entry)
    name = str(entry.path)
    return convert_python(entry.key, data, mapping, job.options, job.survey, recorded, job.build, name=name)


def _for_cuda(conversion: FileConversion, options: Options) -> FileConversion:
    """The conversion of a file that stays as it is where CUDA's text is kept."""
    result = conversion.result
    if not options.keep_cuda or not (result.edits or result.open) or result.status is Status.FAILED:
        return conversion
    message = "left as it is for CUDA: it does not build the sources for AMD"
    remedy = "compile the sources as HIP too (hipcc -x hip, or LANGUAGE HIP in CMake): see docs/dual-source.md"
    said = Diagnostic.of_file(notices.LEFT_FOR_CUDA, Severity.WARNING, message, remedy)
    return FileConversion(Result(result.path, Status.COPIED, diagnostics=(said,)))


def _unreadable(entry: TreeEntry, error: OSError) -> Result:
    reason = error.strerror or str(error)
    return _failed(entry, f"cannot be read: {reason}", "make it readable, or exclude it")


def _failed(entry: TreeEntry, message: str, remedy: str) -> Result:
    said = Diagnostic.of_file(notices.UNREADABLE, Severity.ERROR, message, remedy)
    return Result(str(entry.path), Status.FAILED, diagnostics=(said,))
