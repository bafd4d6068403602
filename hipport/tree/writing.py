"""Write the results of a run: into an output tree, or in place."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from pathlib import PurePosixPath

from hipport import notices
from hipport.atomic import DiskFullError
from hipport.atomic import write_atomic
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.dual.names import HEADER
from hipport.dual.names import header_text
from hipport.errors import OutputError
from hipport.finding_marks import remarked
from hipport.finding_marks import without_marks
from hipport.include import own_headers
from hipport.left_open import LeftOpen
from hipport.paths import printable
from hipport.result import Result
from hipport.result import Status
from hipport.tree.copying import in_place
from hipport.tree.copying import input_fingerprint
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.fingerprints import Fingerprints
from hipport.tree.job import Job
from hipport.tree.output_tree import OutputTree
from hipport.tree.output_tree import StaleFile
from hipport.tree.settling import Converted
from hipport.tree.slots import Placed
from hipport.tree.slots import Placement
from hipport.tree.slots import SlotMarks
from hipport.tree.slots import TreeSlot

#: Outcomes after which a file of the port is as the conversion has it.
_AS_CONVERTED = (Placement.WRITTEN, Placement.RESTORED, Placement.SAME)


def write_all(
    results: dict[TreeEntry, Result], tree: OutputTree | None, job: Job, fingerprints: Fingerprints | None = None
) -> bool:
    """Write every result, into an output tree or (where that is None) in place, and replace each in ``results`` by what
    came of it. By ``fingerprints`` files are known to be as they were without reading them. False where a full disk or
    Ctrl-C ended it early.
    """
    for entry, result in results.items():
        if entry.ignored or (result.status is Status.FAILED and result.diagnostics[0].code == notices.UNREADABLE):
            continue
        try:
            results[entry] = _write(entry, result, tree, job, fingerprints)
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


def _write(
    entry: TreeEntry, result: Result, tree: OutputTree | None, job: Job, fingerprints: Fingerprints | None
) -> Result:
    if tree is None:
        if result.output is None or not _is_trees_own(entry):
            return result
        in_place(entry.path, result.output)
        return replace(result, output=None, target=str(entry.path))
    converted = result.status in (Status.CONVERTED, Status.UNCHANGED)
    left = job.left_open(entry, result) if converted else None
    slot = tree.slot(entry.relative, _marks(entry, left or (), job))
    placed: Placed
    known = _fingerprint(entry, fingerprints)
    wanted = known if result.output is None else hashlib.sha256(result.output).hexdigest()
    if known is not None and wanted is not None and tree.has(entry.relative, wanted):
        placed = Placed(Placement.SAME, wanted)
    elif entry.kind is FileKind.LINK:
        placed = slot.link(entry.path)
    elif result.output is None:
        placed = slot.copy(entry.path)
    else:
        placed = slot.write(result.output, mode=entry.path.stat().st_mode & 0o777)
    given = placed.fingerprint if result.output is None else known or input_fingerprint(entry.path)
    tree.record(entry.relative, placed, left, given)
    diagnostics = (*_said_of(slot, placed), *result.diagnostics)
    target = str(slot.path) if placed.outcome in _AS_CONVERTED else None
    return replace(result, output=None, target=target, diagnostics=diagnostics)


def _fingerprint(entry: TreeEntry, fingerprints: Fingerprints | None) -> str | None:
    """The fingerprint of an input; None where it is not known, or has to be read to say why it cannot be."""
    if fingerprints is not None and entry.kind is not FileKind.LINK:
        with suppress(OSError):
            return fingerprints.of(entry.path)
    return None


def _marks(entry: TreeEntry, left: tuple[LeftOpen, ...], job: Job) -> SlotMarks | None:
    """How findings are marked in a file of the port; None where marks are left as they are."""
    if job.options.mark == "auto" or entry.kind in (FileKind.OTHER, FileKind.LINK):
        return None
    marked = left if job.options.mark == "always" else ()
    return SlotMarks(partial(without_marks, entry.key), lambda text: remarked(entry.key, text, marked))


def _said_of(slot: TreeSlot, placed: Placed) -> Iterator[Diagnostic]:
    """What a person should know of a file that is not as converted, or was not there; of conflicts in ``conflicts``."""
    if placed.outcome in (Placement.WRITTEN, Placement.SAME):
        return
    path = printable(slot.path)
    match placed.outcome:
        case Placement.NOT_MERGED:
            message = f"{path} was edited after hipport wrote it, or is not hipport's: it was left as it is"
            remedy = "move the edits into the input, or convert with --overwrite and merge"
            yield Diagnostic.of_file(notices.HAND_EDITED, Severity.WARNING, f"{message} ({placed.reason})", remedy)
        case Placement.MERGED:
            message = f"{path} was edited after hipport wrote it, and has now the change of the CUDA side too"
            yield Diagnostic.of_file(notices.MERGED, Severity.INFO, message, "read the difference, and run the tests")
        case Placement.RESTORED:
            message = f"{path} was deleted after hipport wrote it: it was written again"
            remedy = "to leave it out for good, delete the input too, or name it in .gitignore"
            yield Diagnostic.of_file(notices.RESTORED, Severity.INFO, message, remedy)
        case _:
            return


def port_headers(converted: Converted) -> dict[str, bytes]:
    """The content of the headers that a port needs beside its own, by name: those of hipport's that it includes, and
    that of the macros where CUDA's text is kept.
    """
    wanted = frozenset().union(*(result.headers for result in converted.results.values()))
    headers = own_headers(wanted - {HEADER})
    if converted.macros is not None and HEADER in wanted:
        headers[HEADER] = header_text(converted.macros)
    return headers


def give_headers(
    results: Mapping[TreeEntry, Result], headers: Mapping[str, bytes], tree: OutputTree
) -> Iterator[Result]:
    """Put the headers that a port needs into an output tree; one that was edited there stays, and so does the project's
    own file of that name.
    """
    names = {entry.relative for entry in results}
    for name, data in headers.items():
        slot = tree.slot(PurePosixPath(name))
        if slot.relative not in names:
            try:
                placed = slot.write(data)
                given = placed.fingerprint if name != HEADER else None  # the macros come from all files of the input
                tree.record(slot.relative, placed, given=given)
                said = tuple(_said_of(slot, placed))
                yield Result(str(slot.path), Status.COPIED, diagnostics=said, target=str(slot.path), added=True)
            except (OutputError, OSError) as error:
                yield _not_written(Result(str(slot.path), Status.FAILED, added=True), error)


def give_headers_in_place(headers: Mapping[str, bytes], root: Path) -> Iterator[Result]:
    """Put the headers that a port needs into the tree ``root``; a file that is there stays."""
    for name, data in headers.items():
        path = root / name
        if not path.exists():
            try:
                write_atomic(path, data)
                yield Result(str(path), Status.COPIED, target=str(path), added=True)
            except OutputError as error:
                yield _not_written(Result(str(path), Status.FAILED, added=True), error)


def stale_files(
    results: Mapping[TreeEntry, Result], headers: Mapping[str, bytes], tree: OutputTree
) -> Iterator[Result]:
    """The results for files of an earlier output whose input is gone; ``results`` are those of the whole tree, and
    ``headers`` are given to it.
    """
    current = [*(entry.relative for entry in results), *map(PurePosixPath, headers)]
    for stale in tree.stale(current):
        yield Result(str(stale.path), Status.SKIPPED, diagnostics=(_said_of_stale(stale),), added=True)


def _said_of_stale(stale: StaleFile) -> Diagnostic:
    wrote = "hipport wrote it in an earlier run" + (", it was edited since" if stale.edited else "")
    gone = f"its input is gone{f' (renamed to {printable(stale.renamed)}?)' if stale.renamed else ''}"
    remedy = "delete it if it is not needed"
    if stale.edited:
        remedy = f"move the edits to {printable(stale.renamed or 'where the code is now')}, and delete it"
    severity = Severity.WARNING if stale.edited else Severity.INFO
    return Diagnostic.of_file(notices.STALE, severity, f"{wrote}, and {gone}: it was left as it is", remedy)


def conflicts(tree: OutputTree) -> Iterator[Result]:
    """The results for files of the output that have conflict markers, each with the place of the first."""
    for path, line in tree.conflicts.items():
        message = "the edits of this file and a change of the CUDA side concern the same lines: both stand here"
        remedy = "write the lines as they should be, and remove the conflict markers; then convert again"
        said = Diagnostic(notices.CONFLICT, Severity.ERROR, message, remedy, 0, 0, line, 1)
        yield Result(str(path), Status.SKIPPED, diagnostics=(said,), added=True)


def _not_written(result: Result, error: Exception) -> Result:
    problem = Diagnostic.of_file(notices.NOT_WRITTEN, Severity.ERROR, str(error), "fix the cause and run again")
    return replace(result, status=Status.FAILED, output=None, diagnostics=(problem, *result.diagnostics))
