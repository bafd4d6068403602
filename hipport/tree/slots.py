"""Put one file into an output tree: whole or not at all, and never over what a person has edited.

What is still as hipport wrote it is replaced; what would not change is not touched, so that a build does not rebuild
it. A file that a person has edited stays if its conversion is what it was. If not, the edits and the change of the
conversion are merged, from the text that hipport wrote before (``tree/bases.py``). What cannot be merged stays.
"""

from __future__ import annotations

import errno
import hashlib
import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field
from enum import Enum
from pathlib import Path
from pathlib import PurePosixPath

from hipport.atomic import REMEDIES
from hipport.atomic import explained
from hipport.atomic import write_atomic
from hipport.errors import OutputError
from hipport.paths import printable
from hipport.tree.bases import Bases
from hipport.tree.bases import is_text
from hipport.tree.copying import copy_file
from hipport.tree.copying import copy_link
from hipport.tree.copying import copy_open
from hipport.tree.copying import link_fingerprint
from hipport.tree.copying import link_text
from hipport.tree.merge import Merged
from hipport.tree.merge import MergeError
from hipport.tree.merge import conflict_in
from hipport.tree.merge import merge

_SMALL = 2**24  # bytes: a larger file is copied in steps, and never merged


class Placement(Enum):
    """What came of putting a file into an output tree."""

    WRITTEN = "written"
    RESTORED = "restored"  # it was deleted there: written again
    SAME = "same"  # it was there already: not touched
    EDITED = "edited"  # it was edited there, and has all that its conversion has: not touched, but for marks
    MERGED = "merged"  # it was edited there, and has the change of its conversion now too
    CONFLICT = "conflict"  # merged, and both changed the same lines: it has conflict markers
    NOT_MERGED = "not-merged"  # it was edited there and could not be merged, or is not hipport's: not touched
    UNRESOLVED = "unresolved"  # it has conflict markers of an earlier merge: not touched

    @property
    def is_settled(self) -> bool:
        """Whether what is there has the change of the conversion."""
        return self not in (Placement.NOT_MERGED, Placement.UNRESOLVED)


@dataclass(frozen=True, slots=True)
class Placed:
    """What came of one file, and the fingerprint that the state must hold of it from now on, that of the conversion
    which is in it; None where hipport has never written that file. ``reason`` says why it was not merged, ``conflict``
    is the line of the first conflict marker, from 1.
    """

    outcome: Placement
    fingerprint: str | None
    reason: str = ""
    conflict: int | None = None


@dataclass(frozen=True, slots=True)
class SlotMarks:
    """Marks of findings in one file: ``without`` is its content without them, ``renewed`` with those that it is to
    have. What is merged are the texts without marks, as a mark is nobody's edit.
    """

    without: Callable[[bytes], bytes]
    renewed: Callable[[bytes], bytes]


@dataclass(frozen=True, slots=True)
class TreeSlot:
    """The place of one file in an output tree; whoever fills it has the tree record the result.

    ``bases`` are the texts that the tree keeps, ``recorded`` is the fingerprint of what hipport last wrote there, None
    if never. ``marks`` says how findings are marked in the file, None where marks are left as they are. ``is_straight``
    says whether no symbolic link is on the way from the root to it, None where that has to be looked at. Every method
    raises OutputError where the place cannot be written or lies beyond a symbolic link, and leaves it as it was.
    """

    bases: Bases
    relative: PurePosixPath
    recorded: str | None = None
    overwrite: bool = False
    marks: SlotMarks | None = None
    is_straight: bool | None = None
    path: Path = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "path", self.bases.root / self.relative)

    def write(self, data: bytes, *, mode: int | None = None) -> Placed:
        """Fill the slot with ``data``; ``mode`` as for ``write_atomic``."""
        return self._place(hashlib.sha256(data).hexdigest(), data, lambda: write_atomic(self.path, data, mode=mode))

    def copy(self, source: Path) -> Placed:
        """Fill the slot as ``copy_file`` does. Raises OSError where ``source`` cannot be read."""
        with source.open("rb") as file:
            head = file.read(_SMALL)
            digest = hashlib.sha256(head)
            if len(head) < _SMALL:  # nearly every file: read once
                return self._place(digest.hexdigest(), head, lambda: copy_open(file, self.path, head))
            while chunk := file.read(_SMALL):
                digest.update(chunk)
        return self._place(digest.hexdigest(), None, lambda: copy_file(source, self.path))

    def link(self, source: Path) -> Placed:
        """Fill the slot as ``copy_link`` does. Raises OSError where ``source`` is not a link."""
        return self._place(link_fingerprint(link_text(source)), None, lambda: copy_link(source, self.path))

    def _place(self, fingerprint: str, data: bytes | None, put: Callable[[], None]) -> Placed:
        """Fill the slot by ``put``; ``data`` is the new content, None for what is never merged."""
        present = self.fingerprint()
        if present == fingerprint:
            self._keep_base(fingerprint, data)
            return Placed(Placement.SAME, fingerprint)
        if present is None or present == self.recorded or self.overwrite or self.bases.has(self.relative, present):
            self._keep_base(fingerprint, data)
            put()
            restored = present is None and self.recorded is not None
            return Placed(Placement.RESTORED if restored else Placement.WRITTEN, fingerprint)
        if self.recorded is None:
            return Placed(Placement.NOT_MERGED, None, "it is not hipport's")
        base = data if fingerprint == self.recorded else self.bases.text(self.relative, self.recorded)
        return self._merge(fingerprint, base, data)

    def _merge(self, fingerprint: str, base: bytes | None, data: bytes | None) -> Placed:
        """Bring a change of the conversion from ``base`` to ``data`` into a file that was edited."""
        ours = self._text()
        if ours is not None and (base is None or conflict_in(base) is None) and (line := conflict_in(ours)):
            return Placed(Placement.UNRESOLVED, self.recorded, conflict=line)
        if fingerprint == self.recorded and data is not None:
            self.bases.heal(self.relative, fingerprint, data)
        if ours is None or data is None or not is_text(data):
            if fingerprint == self.recorded:
                return Placed(Placement.EDITED, fingerprint)
            return Placed(Placement.NOT_MERGED, self.recorded, "binary data, links and large files are not merged")
        if base is None:
            reason = f"the text that hipport wrote before is not in {printable(self.bases.folder)}"
            return Placed(Placement.NOT_MERGED, self.recorded, reason)
        try:
            merged = self._merged(base, ours, data)
        except MergeError as error:
            return Placed(Placement.NOT_MERGED, self.recorded, str(error))
        self._keep_base(fingerprint, data)
        text = self.marks.renewed(merged.data) if self.marks else merged.data
        if text != ours:
            write_atomic(self.path, text, mode=stat.S_IMODE(self.path.stat().st_mode))
        if merged.data == self._without_marks(ours):
            return Placed(Placement.WRITTEN if text == data else Placement.EDITED, fingerprint)
        outcome = Placement.MERGED if merged.conflict is None else Placement.CONFLICT
        return Placed(outcome, fingerprint, conflict=conflict_in(text) if merged.conflict else None)

    def _merged(self, base: bytes, ours: bytes, data: bytes) -> Merged:
        """The three texts without their marks, merged. Raises MergeError."""
        before, edited, after = map(self._without_marks, (base, ours, data))
        return Merged(edited, None) if before == after else merge(before, edited, after)

    def _without_marks(self, text: bytes) -> bytes:
        return self.marks.without(text) if self.marks else text

    def _keep_base(self, fingerprint: str, data: bytes | None) -> None:
        if data is not None:
            self.bases.keep(self.relative, fingerprint, data)

    def _text(self) -> bytes | None:
        """What is there now, None for a link, and for what cannot be merged."""
        with explained(self.path):
            if self.path.is_symlink() or self.path.stat().st_size >= _SMALL:
                return None
            data = self.path.read_bytes()
        return data if is_text(data) else None

    def fingerprint(self) -> str | None:
        """The fingerprint of what is there now, None for nothing."""
        with explained(self.path):
            straight = self.is_straight
            if straight is None:
                folder = str(Path(os.path.realpath(self.bases.root), self.relative.parent))
                straight = os.path.realpath(folder) == folder
            if not straight:
                # Writing through it would change files elsewhere, the input's for instance.
                raise OutputError(f"cannot write {printable(self.path)}: its folder is a symbolic link; remove that")
            try:
                mode = os.lstat(self.path).st_mode
            except (FileNotFoundError, NotADirectoryError):
                return None
            if stat.S_ISLNK(mode):
                return link_fingerprint(str(self.path.readlink()))
            if not stat.S_ISREG(mode):
                raise OutputError(f"cannot write {printable(self.path)}: {REMEDIES[errno.EISDIR]}")
            with self.path.open("rb") as file:
                return hashlib.file_digest(file, "sha256").hexdigest()
