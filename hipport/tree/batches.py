"""Convert files one by one, in processes where there are many."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import nullcontext
from functools import lru_cache
from itertools import islice
from itertools import repeat

from hipport import notices
from hipport.config import Options
from hipport.convert import FileConversion
from hipport.convert import convert_bytes
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.mapping import Mapping as Tables
from hipport.mapping.mapping import load_mapping
from hipport.project.questions import Answers
from hipport.python import is_python
from hipport.result import Result
from hipport.result import Status
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import reads_as_source
from hipport.tree.garbage import no_collection
from hipport.tree.job import Job
from hipport.tree.kept import KeptTree
from hipport.unit import adviser_of

#: Called with the number of files done, the number of all files, and the file that is next.
Progress = Callable[[int, int, str], None]
_WORTH_A_POOL = 200  # files, below which starting processes takes longer than the work
_BATCHES = 64  # at most, as each carries what a worker needs to know of the tree
_HEAD = 16 * 2**10  # bytes that are enough to tell whether a file is source


def convert_batches(
    found: list[TreeEntry], job: Job, executor: Executor | None, say: Progress, kept: KeptTree | None = None
) -> dict[TreeEntry, FileConversion]:
    """The conversions of entries of a tree, in their order. ``executor`` is used where the files are many; ``say`` is
    called after each batch of them. What goes wrong with one file is a failed result. What is ``kept`` and would come
    out the same is taken from there.
    """
    known = {} if kept is None else kept.conversions(found, job)
    wanted = [entry for entry in found if entry not in known]
    if len(wanted) < _WORTH_A_POOL:
        executor = None
    names = [*(str(entry.path) for entry in wanted), ""]
    done = len(known)
    say(done, len(found), names[0])
    batches = _batches(wanted, max(4, -(-len(wanted) // _BATCHES)))
    listens = repeat(kept is not None)
    outcomes = (
        executor.map(_convert_packed, batches, repeat(pickle.dumps(job)), listens)
        if executor
        else map(_convert_batch, batches, repeat(job), listens)
    )
    for batch in outcomes:
        for entry, conversion, asked in batch:
            known[entry] = conversion
            if kept is not None:
                kept.learn(entry, job, conversion, asked)
        done += len(batch)
        say(done, len(found), names[done - len(found) - 1])
    return {entry: known[entry] for entry in found}


def _batches(found: list[TreeEntry], size: int) -> Iterator[list[TreeEntry]]:
    entries = iter(found)
    while batch := list(islice(entries, size)):
        yield batch


def _convert_packed(
    batch: list[TreeEntry], job: bytes, listens: bool
) -> list[tuple[TreeEntry, FileConversion, Answers | None]]:
    return _convert_batch(batch, _unpacked(job), listens)


@lru_cache(maxsize=1)  # a worker keeps what it has read of the tree for its next batch
def _unpacked(job: bytes) -> Job:
    unpacked = pickle.loads(job)
    assert isinstance(unpacked, Job)
    return unpacked


def _convert_batch(
    batch: list[TreeEntry], job: Job, listens: bool
) -> list[tuple[TreeEntry, FileConversion, Answers | None]]:
    """The conversions of some entries, each with the questions that it has asked, where somebody wants to know; None
    where it depends on more than their answers.
    """
    mapping = load_mapping(job.folder, job.options.rules)
    converted: list[tuple[TreeEntry, FileConversion, Answers | None]] = []
    with no_collection():
        for entry in batch:
            with job.survey.asked.listening() if listens else nullcontext() as questions:
                conversion = _convert_found(entry, mapping, job)
            converted.append((entry, conversion, questions if job.survey.asked.is_lasting else None))
    return converted


def _convert_found(entry: TreeEntry, mapping: Tables, job: Job) -> FileConversion:
    if entry.ignored:
        said = Diagnostic.of_file(notices.IGNORED, Severity.WARNING, entry.problem, entry.remedy)
        return FileConversion(Result(str(entry.path), Status.SKIPPED, diagnostics=(said,)))
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
    from hipport.build_port.porting import port_build_file  # noqa: PLC0415 - it takes 30 ms, and not all trees need it

    try:
        data = entry.path.read_bytes()
    except OSError as error:
        return FileConversion(_unreadable(entry, error))
    name = str(entry.path)
    result = port_build_file(entry.key, data, job.folder, job.options, job.build, name=name, language=entry.language)
    return FileConversion(result)


def _convert_python(entry: TreeEntry, mapping: Tables, job: Job) -> FileConversion:
    """The result for a Python file: its CUDA sources and options, and as a build file where it is about building."""
    from hipport.python.port import convert_python  # noqa: PLC0415 - as for build files

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
