"""Write the results of a run: into an output tree, or in place."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from pathlib import PurePosixPath

from hipport import notices
from hipport.atomic import DiskFullError
from hipport.atomic import write_atomic
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.errors import OutputError
from hipport.include import own_headers
from hipport.left_open import LeftOpen
from hipport.result import Result
from hipport.result import Status
from hipport.tree.batches import Job
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import Placed
from hipport.tree.output_tree import Placement
from hipport.tree.output_tree import in_place


def write_all(results: dict[TreeEntry, Result], tree: OutputTree | None, job: Job) -> bool:
    """Write every result, into an output tree or (where that is None) in place, and replace each in ``results`` by what
    came of it. False where a full disk or Ctrl-C ended it early.
    """
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


def left_in_place(results: Mapping[TreeEntry, Result], job: Job) -> dict[str, tuple[LeftOpen, ...]]:
    """What the state keeps of files that are converted in place. Nothing of an unchanged file that it has no record of,
    as the next run finds the same again.
    """
    left = {}
    for entry, result in results.items():
        known = result.status is Status.UNCHANGED and job.recorded_of(entry)
        if (known or result.output is not None) and _is_trees_own(entry):
            with suppress(OSError):  # a file that is gone since it was read
                left[entry.key] = job.left_open(entry, result)
    return left


def _is_trees_own(entry: TreeEntry) -> bool:
    """Whether a file may be changed in place: a link that leads out of the tree is not the tree's to change."""
    return entry.explicit or not entry.path.is_symlink()


def _write(entry: TreeEntry, result: Result, tree: OutputTree | None, job: Job) -> Result:
    if tree is None:
        if result.output is None or not _is_trees_own(entry):
            return result
        in_place(entry.path, result.output)
        return replace(result, output=None, target=str(entry.path))
    slot = tree.slot(entry.relative)
    placed: Placed
    if entry.kind is FileKind.LINK:
        placed = slot.link(entry.path)
    elif result.output is None:
        placed = slot.copy(entry.path)
    else:
        placed = slot.write(result.output, mode=entry.path.stat().st_mode & 0o777)
    converted = result.status in (Status.CONVERTED, Status.UNCHANGED)
    tree.record(entry.relative, placed, job.left_open(entry, result) if converted else None)
    if placed.outcome is Placement.HAND_EDITED:
        message = f"{slot.path} was edited after hipport wrote it, or is not hipport's: it was left as it is"
        remedy = "move the edits into the input, or convert with --overwrite and merge"
        note = Diagnostic.of_file(notices.HAND_EDITED, Severity.WARNING, message, remedy)
        return replace(result, output=None, diagnostics=(note, *result.diagnostics))
    return replace(result, output=None, target=str(slot.path))


def give_headers(results: Mapping[TreeEntry, Result], tree: OutputTree) -> Iterator[Result]:
    """Put hipport's own headers that the results include into an output tree; one that was edited there stays, and so
    does the project's own file of that name.
    """
    names = {entry.relative for entry in results}
    for name, data in _headers(results).items():
        slot = tree.slot(PurePosixPath(name))
        if slot.relative not in names:
            try:
                tree.record(slot.relative, slot.write(data))
                yield Result(str(slot.path), Status.COPIED, target=str(slot.path))
            except (OutputError, OSError) as error:
                yield _not_written(Result(str(slot.path), Status.FAILED), error)


def give_headers_in_place(results: Mapping[TreeEntry, Result], root: Path) -> Iterator[Result]:
    """Put hipport's own headers that the results include into the tree ``root``; a file that is there stays."""
    for name, data in _headers(results).items():
        path = root / name
        if not path.exists():
            try:
                write_atomic(path, data)
                yield Result(str(path), Status.COPIED, target=str(path))
            except OutputError as error:
                yield _not_written(Result(str(path), Status.FAILED), error)


def _headers(results: Mapping[TreeEntry, Result]) -> dict[str, bytes]:
    return own_headers(name for result in results.values() for name in result.headers)


def stale_files(results: Mapping[TreeEntry, Result], tree: OutputTree) -> Iterator[Result]:
    """The results for files of an earlier output whose input is gone; ``results`` are those of the whole tree."""
    for path in tree.stale((*(entry.relative for entry in results), *map(PurePosixPath, _headers(results)))):
        message = "hipport wrote it in an earlier run, and its input is gone: it was left as it is"
        said = Diagnostic.of_file(notices.STALE, Severity.INFO, message, "delete it if it is not needed")
        yield Result(str(path), Status.SKIPPED, diagnostics=(said,))


def _not_written(result: Result, error: Exception) -> Result:
    problem = Diagnostic.of_file(notices.NOT_WRITTEN, Severity.ERROR, str(error), "fix the cause and run again")
    return replace(result, status=Status.FAILED, output=None, diagnostics=(problem, *result.diagnostics))
