"""The state of an output folder while a run writes into it, and what of it other commands ask.

An output tree carries its state in ``.hipport.json``: for each file the fingerprints of its input and of what hipport
wrote, and what the conversion left open, for a later run over the port and for ``check``. A tree that is converted in
place keeps only what was left open: its files are the user's, never hipport's to replace.

Each file is written into a ``TreeSlot`` (``tree/slots.py``), and the state records what came of it. Worker processes
only convert; the parent process writes. A run that is killed before its state is saved loses no edit: the next run
recognizes what it wrote, or merges the same changes again.
"""

from __future__ import annotations

import os
import posixpath
import stat
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from pathlib import PurePosixPath
from typing import Self

from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.left_open import LeftOpen
from hipport.tree.bases import Bases
from hipport.tree.fingerprints import Fingerprints
from hipport.tree.predictions import Prediction
from hipport.tree.slots import Placed
from hipport.tree.slots import SlotMarks
from hipport.tree.slots import TreeSlot
from hipport.tree.state import STATE_NAME
from hipport.tree.state import PortState
from hipport.tree.state import load_state
from hipport.tree.state import with_left_open


@dataclass(frozen=True, slots=True)
class StaleFile:
    """A file of an earlier run whose input is gone. ``edited`` says whether it is not as hipport wrote it, ``renamed``
    is the new file of this run with the same text, relative to the tree, if there is one.
    """

    path: Path
    edited: bool
    renamed: str | None = None


class OutputTree:
    """The state of an output folder, as a context manager: read on entry, saved on exit, also when that is because of
    an interruption or an error. ``sources`` are the folders that are converted; none where a part of a tree is.
    ``keeps_cuda`` says that the files are for both vendors, ``marked`` that findings have marks in them. By
    ``fingerprints`` files are known to be as they were without reading them.

    Entry and exit raise OutputError where the state cannot be read or written; an exception that is already on its way
    goes first.
    """

    def __init__(
        self,
        root: Path,
        *,
        overwrite: bool = False,
        sources: Sequence[Path] = (),
        keeps_cuda: bool = False,
        marked: bool = False,
        fingerprints: Fingerprints | None = None,
    ) -> None:
        self._root = root
        self._bases = Bases(root)
        self._fingerprints = fingerprints
        self._overwrite = overwrite
        self._keeps_cuda = keeps_cuda
        self._marked = marked
        self._sources = tuple(_relative(source, root) for source in sources)
        self._path = root / STATE_NAME
        self._before = PortState()
        self._state = PortState()
        self._conflicts: dict[Path, int] = {}
        self._straight: dict[str, bool] = {}

    def __enter__(self) -> Self:
        self._before = load_state(self._path)
        before = self._before
        if not before.files or any(os.path.lexists(self._root / name) for name in before.files):  # else: begun afresh
            self._state = PortState(dict(before.files), dict(before.open), dict(before.inputs), before.sources)
        self._state = replace(self._state, keeps_cuda=self._keeps_cuda, marked=self._marked)
        if self._sources:
            self._state = replace(self._state, sources=self._sources)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self._state.files and self._state != self._before:
            try:
                write_atomic(self._path, self._state.to_json())
            except OutputError:
                if kind is None:
                    raise
                return
        if kind is None:
            self._bases.forget_others(self._state.files)

    def has(self, relative: PurePosixPath, fingerprint: str) -> bool:
        """Whether the file at ``relative`` is known to have that content already, with all that a slot would keep of
        it, so that nothing is to be done.
        """
        if self._fingerprints is None:
            return False
        place = f"{self._real}/{relative}"
        with suppress(OSError):
            return (
                self._is_straight(relative)
                and self._bases.has(relative, fingerprint)
                and stat.S_ISREG(os.lstat(place).st_mode)
                and self._fingerprints.of(place) == fingerprint
            )
        return False

    def _is_straight(self, relative: PurePosixPath) -> bool:
        """Whether no symbolic link is on the way to the folder of the file at ``relative``."""
        folder = posixpath.dirname(f"{self._real}/{relative}")
        if folder not in self._straight:
            self._straight[folder] = os.path.realpath(folder) == folder
        return self._straight[folder]

    @cached_property
    def _real(self) -> str:
        return os.path.realpath(self._root)

    def slot(self, relative: PurePosixPath, marks: SlotMarks | None = None) -> TreeSlot:
        """The place for the file at ``relative``; ``marks`` as in ``TreeSlot``."""
        recorded = self._state.files.get(str(relative))
        return TreeSlot(self._bases, relative, recorded, self._overwrite, marks, self._is_straight(relative))

    def record(
        self,
        relative: PurePosixPath,
        placed: Placed,
        left_open: tuple[LeftOpen, ...] | None = None,
        given: str | None = None,
    ) -> None:
        """Keep what came of filling the slot at ``relative``, and what the conversion of that file left open; None for
        a file that was not converted. ``given`` is the fingerprint of its input, where it has one.
        """
        name = str(relative)
        if placed.fingerprint is not None:
            self._state.files[name] = placed.fingerprint
        if placed.conflict is not None:
            self._conflicts[self._root / relative] = placed.conflict
        if not placed.outcome.is_settled:
            return
        if given is not None:
            self._state.inputs[name] = given
        self._state.open.pop(name, None)
        if left_open is not None:
            self._state.open[name] = left_open

    @property
    def conflicts(self) -> Mapping[Path, int]:
        """The files of this run that have conflict markers, each with the line of the first."""
        return self._conflicts

    def stale(self, current: Iterable[PurePosixPath]) -> tuple[StaleFile, ...]:
        """The files of earlier runs that are still there and not among ``current``, sorted; those that are not there
        are forgotten. To be asked with all files of the tree: a run over a part of it knows nothing of the rest.
        """
        files = self._state.files
        names = {str(relative) for relative in current}
        new = {files[name]: name for name in names & files.keys() - self._before.files}
        found = []
        for name in sorted(files.keys() - names):
            if os.path.lexists(self._root / name):
                edited = self.slot(PurePosixPath(name)).fingerprint() != files[name]
                found.append(StaleFile(self._root / name, edited, new.get(files[name])))
            else:
                for kept in (files, self._state.inputs, self._state.open):
                    kept.pop(name, None)
        return tuple(found)


def record_in_place(folder: Path, left: Mapping[str, tuple[LeftOpen, ...]], *, keeps_cuda: bool, marked: bool) -> None:
    """Keep what conversions in place leave open of files, by path relative to ``folder``, in the state that covers the
    folder, and whether the files are for both vendors now, and have marks. A state is made only where there is
    something to keep. Raises OutputError.
    """
    changed = with_left_open(folder, left, keeps_cuda=keeps_cuda, marked=marked)
    if changed is not None:
        path, state = changed
        write_atomic(path, state.to_json())


def recorded_predictions(root: Path, names: Iterable[str]) -> dict[str, tuple[Prediction, ...]]:
    """What the conversions of files of the output tree ``root`` left open, by relative path: of those of ``names`` that
    the tree has a record of and that are still as hipport wrote them. Raises OutputError where it cannot be read.
    """
    state = load_state(root / STATE_NAME)
    bases = Bases(root)
    return {
        name: tuple(Prediction(each.line, each.code, each.lines) for each in state.open[name])
        for name in names
        if name in state.open and state.files.get(name) == TreeSlot(bases, PurePosixPath(name)).fingerprint()
    }


def _relative(source: Path, root: Path) -> str:
    """A folder as seen from an output folder, with ``/``."""
    return Path(os.path.relpath(os.path.realpath(source), os.path.realpath(root))).as_posix()
