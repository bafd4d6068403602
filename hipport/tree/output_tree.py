"""Write files whole or not at all, and never over what a person has edited.

An output tree carries its state in ``.hipport.json``: for each file the fingerprint of what hipport wrote, and what the
conversion left open, for a later run over the port and for ``check``. A tree that is converted in place keeps only what
was left open: its files are the user's, never hipport's to replace. A later run into an output tree
replaces what is still as hipport wrote it, leaves untouched what would not change (so that a build does not rebuild
it), and does not replace anything else unless told to. A file whose input is gone stays, is reported as stale, and is
never deleted: a person may have come to rely on it.

Each file is written into a ``TreeSlot``, and the state records what came of it. Worker processes only convert; the
parent process writes. A run that is killed before its state is saved loses no edit: the next run finds what it wrote
unchanged, or takes it for edited by hand, never the other way round.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from pathlib import PurePosixPath
from shutil import copyfileobj
from typing import BinaryIO
from typing import Self

from hipport.atomic import REMEDIES
from hipport.atomic import explained
from hipport.atomic import replacement
from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.left_open import LeftOpen
from hipport.paths import printable
from hipport.tree.predictions import Prediction
from hipport.tree.state import STATE_NAME
from hipport.tree.state import PortState
from hipport.tree.state import load_state
from hipport.tree.state import with_left_open

_SMALL = 2**20  # bytes


class Placement(Enum):
    """What came of putting a file into an output tree."""

    WRITTEN = "written"
    SAME = "same"  # it was there already: not touched
    HAND_EDITED = "hand-edited"  # there is something that hipport did not write: not touched


@dataclass(frozen=True, slots=True)
class Placed:
    """What came of one file, and the fingerprint that the state must hold of it from now on; None where hipport has
    never written that file.
    """

    outcome: Placement
    fingerprint: str | None


def copy_file(source: Path, target: Path) -> None:
    """Copy content, permission bits and modification time in one step. Raises OutputError where ``target`` cannot be
    written, and OSError where ``source`` cannot be read.
    """
    with source.open("rb") as reader:
        _copy(reader, target)


def _copy(reader: BinaryIO, target: Path, head: bytes = b"") -> None:
    """Copy an open file whose first bytes ``head`` have been read already."""
    with replacement(target) as temporary:
        with temporary.open("xb") as writer:
            writer.write(head)
            copyfileobj(reader, writer, 2**20)
        status = os.fstat(reader.fileno())
        temporary.chmod(status.st_mode & 0o777)
        os.utime(temporary, ns=(status.st_atime_ns, status.st_mtime_ns))


def copy_link(source: Path, target: Path) -> None:
    """Recreate the symbolic link ``source``, which points to a place in its own tree, in another tree, so that it
    points to the same place of that tree. Raises OutputError and OSError as ``copy_file`` does.
    """
    text = _link_text(source)
    with replacement(target) as temporary:
        temporary.symlink_to(text)


def in_place(path: Path, data: bytes) -> None:
    """Replace the content of an existing file in one step; its permission bits stay, and a symbolic link stays one: the
    file that it leads to is replaced. Other hard links to the file keep the old content. Raises OutputError.
    """
    with explained(path):
        target = Path(os.path.realpath(path, strict=True))
        mode = stat.S_IMODE(target.stat().st_mode)
    write_atomic(target, data, mode=mode)


@dataclass(frozen=True, slots=True)
class TreeSlot:
    """The place of one file in an output tree; whoever fills it has the tree record the result.

    ``recorded`` is the fingerprint of what hipport last wrote there, None if never. Every method raises OutputError
    where the place cannot be written or lies beyond a symbolic link, and leaves it as it was.
    """

    root: Path
    relative: PurePosixPath
    recorded: str | None = None
    overwrite: bool = False

    @property
    def path(self) -> Path:
        return self.root / self.relative

    def write(self, data: bytes, *, mode: int | None = None) -> Placed:
        """Fill the slot with ``data``; ``mode`` as for ``write_atomic``."""
        return self._place(hashlib.sha256(data).hexdigest(), lambda: write_atomic(self.path, data, mode=mode))

    def copy(self, source: Path) -> Placed:
        """Fill the slot as ``copy_file`` does. Raises OSError where ``source`` cannot be read."""
        with source.open("rb") as file:
            head = file.read(_SMALL)
            digest = hashlib.sha256(head)
            if len(head) < _SMALL:  # nearly every file: read once
                return self._place(digest.hexdigest(), lambda: _copy(file, self.path, head))
            while chunk := file.read(_SMALL):
                digest.update(chunk)
        return self._place(digest.hexdigest(), lambda: copy_file(source, self.path))

    def link(self, source: Path) -> Placed:
        """Fill the slot as ``copy_link`` does. Raises OSError where ``source`` is not a link."""
        return self._place(_link_fingerprint(_link_text(source)), lambda: copy_link(source, self.path))

    def _place(self, fingerprint: str, put: Callable[[], None]) -> Placed:
        present = self.fingerprint()
        if present == fingerprint:
            return Placed(Placement.SAME, fingerprint)
        if present in {None, self.recorded} or self.overwrite:
            put()
            return Placed(Placement.WRITTEN, fingerprint)
        return Placed(Placement.HAND_EDITED, self.recorded)

    def fingerprint(self) -> str | None:
        """The fingerprint of what is there now, None for nothing."""
        with explained(self.path):
            folder = Path(os.path.realpath(self.root), self.relative.parent)
            if os.path.realpath(folder) != str(folder):
                # Writing through it would change files elsewhere, the input's for instance.
                raise OutputError(f"cannot write {printable(self.path)}: its folder is a symbolic link; remove that")
            try:
                mode = self.path.lstat().st_mode
            except (FileNotFoundError, NotADirectoryError):
                return None
            if stat.S_ISLNK(mode):
                return _link_fingerprint(str(self.path.readlink()))
            if not stat.S_ISREG(mode):
                raise OutputError(f"cannot write {printable(self.path)}: {REMEDIES[errno.EISDIR]}")
            with self.path.open("rb") as file:
                return hashlib.file_digest(file, "sha256").hexdigest()


class OutputTree:
    """The state of an output folder, as a context manager: read on entry, saved on exit, also when that is because of
    an interruption or an error.

    Entry and exit raise OutputError where the state cannot be read or written; an exception that is already on its way
    goes first.
    """

    def __init__(self, root: Path, *, overwrite: bool = False) -> None:
        self._root = root
        self._overwrite = overwrite
        self._path = root / STATE_NAME
        self._before = PortState({}, {})
        self._files: dict[str, str] = {}
        self._open: dict[str, tuple[LeftOpen, ...]] = {}

    def __enter__(self) -> Self:
        self._before = load_state(self._path)
        self._files = dict(self._before.files)
        self._open = dict(self._before.open)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        state = PortState(self._files, self._open)
        if state == self._before:
            return
        try:
            write_atomic(self._path, state.to_json())
        except OutputError:
            if kind is None:
                raise

    def slot(self, relative: PurePosixPath) -> TreeSlot:
        """The place for the file at ``relative``."""
        return TreeSlot(self._root, relative, self._files.get(str(relative)), self._overwrite)

    def record(self, relative: PurePosixPath, placed: Placed, left_open: tuple[LeftOpen, ...] | None = None) -> None:
        """Keep what came of filling the slot at ``relative``, and what the conversion of that file left open; None for
        a file that was not converted.
        """
        if placed.fingerprint is not None:
            self._files[str(relative)] = placed.fingerprint
        if placed.outcome is not Placement.HAND_EDITED:
            self._open.pop(str(relative), None)
            if left_open is not None:
                self._open[str(relative)] = left_open

    def stale(self, current: Iterable[PurePosixPath]) -> tuple[Path, ...]:
        """The paths of files of earlier runs that are still there and not among ``current``, sorted. To be asked with
        all files of the tree: a run over a part of it knows nothing of the rest.
        """
        gone = self._before.files.keys() - {str(relative) for relative in current}
        return tuple(self._root / name for name in sorted(gone) if os.path.lexists(self._root / name))


def record_in_place(folder: Path, left: Mapping[str, tuple[LeftOpen, ...]]) -> None:
    """Keep what conversions in place leave open of files, by path relative to ``folder``, in the state that covers the
    folder. A state is made only where there is something to keep. Raises OutputError.
    """
    if (changed := with_left_open(folder, left)) is not None:
        path, state = changed
        write_atomic(path, state.to_json())


def recorded_predictions(root: Path, names: Iterable[str]) -> dict[str, tuple[Prediction, ...]]:
    """What the conversions of files of the output tree ``root`` left open, by relative path: of those of ``names`` that
    the tree has a record of and that are still as hipport wrote them. Raises OutputError where it cannot be read.
    """
    state = load_state(root / STATE_NAME)
    return {
        name: tuple(Prediction(each.line, each.code, each.lines) for each in state.open[name])
        for name in names
        if name in state.open and state.files.get(name) == TreeSlot(root, PurePosixPath(name)).fingerprint()
    }


def _link_fingerprint(text: str) -> str:
    return f"-> {text}"


def _link_text(source: Path) -> str:
    """The text of a link, as seen from its own folder and without leaving the tree on the way (an absolute link, or
    ``../src/a.h`` from inside ``src``, would lead from the port back to the original).
    """
    folder = os.path.realpath(source.parent)
    aim = Path(folder, source.readlink())
    return os.path.relpath(Path(os.path.realpath(aim.parent), aim.name), folder)
