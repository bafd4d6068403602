"""``.hipport/base/``: the text of each file of a port as hipport last wrote it, from which a later run merges.

A file of the port is that text until somebody edits it, so the text has to be kept beforehand, and before the file is
written: after a run that was killed, what is in the port is recognized as hipport's own.

The texts of a run are in one file, each as a record: a name that says which file of the port had it, how long it is,
and itself, compressed. Files are numbered, and of two records with one name that of the higher number counts. A record
that a killed run has cut off ends its file, since each run begins a new one. What nobody needs any more stays until it
is half of all that is kept; then the rest is put together in one file.
"""

from __future__ import annotations

import hashlib
import os
import struct
import zlib
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from pathlib import PurePosixPath
from typing import NamedTuple

from hipport.atomic import explained
from hipport.atomic import replacement
from hipport.errors import OutputError
from hipport.tree.state import FOLDER_NAME

_HEAD = struct.Struct(">20sI")  # of a record: its name, and how many bytes follow
_FAST = 1  # zlib's level: a tenth larger than by default, in a quarter of the time
_MOST_FILES = 64


class _Place(NamedTuple):
    """Where a compressed text is: a file, and the offset and the number of its bytes."""

    path: Path
    start: int
    length: int


def is_text(data: bytes) -> bool:
    """Whether a file can be merged by lines; one with NUL bytes (binary data, UTF-16) cannot."""
    return b"\0" not in data


class Bases:
    """The kept texts of the port in the folder ``root``, for one run. A fingerprint is the SHA-256 of a text, in
    hexadecimal.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / FOLDER_NAME / "base"
        self._own: Path | None = None  # the file of this run

    def keep(self, relative: PurePosixPath, fingerprint: str, data: bytes) -> None:
        """Keep the text of the file at ``relative``; not of one that is never merged. Raises OutputError."""
        if is_text(data) and not self.has(relative, fingerprint):
            self._append(_name(str(relative), fingerprint), data)

    def heal(self, relative: PurePosixPath, fingerprint: str, data: bytes) -> None:
        """Keep the text again where what is kept is damaged. Raises OutputError."""
        if is_text(data) and self.text(relative, fingerprint) is None:
            self._append(_name(str(relative), fingerprint), data)

    def has(self, relative: PurePosixPath, fingerprint: str) -> bool:
        """Whether hipport wrote that text at ``relative`` in the last complete run, or in one that was killed since."""
        return _name(str(relative), fingerprint) in self._places

    def text(self, relative: PurePosixPath, fingerprint: str) -> bytes | None:
        """The text with that fingerprint of the file at ``relative``; None where it was not kept, or is damaged."""
        place = self._places.get(_name(str(relative), fingerprint))
        if place is None:
            return None
        with suppress(OSError, zlib.error):
            data = zlib.decompress(_read(place))
            if hashlib.sha256(data).hexdigest() == fingerprint:
                return data
        return None

    def forget_others(self, files: Mapping[str, str]) -> None:
        """Remove the texts but those of ``files``, fingerprints by path, where they take more room than these."""
        with suppress(OSError, OutputError):  # what stays takes room, and does no harm
            paths = self._paths()
            size = sum(path.stat().st_size for path in paths)
            wanted = {_name(*each) for each in files.items()} & self._places.keys()
            needed = sum(_HEAD.size + self._places[name].length for name in wanted)
            if size > 2 * needed or len(paths) > _MOST_FILES:
                self._put_together(sorted(wanted, key=self._places.__getitem__), paths)

    @cached_property
    def _places(self) -> dict[bytes, _Place]:
        """Where each text is, by name."""
        return dict(record for path in self._paths() for record in _records(path))

    def _paths(self) -> list[Path]:
        """The files with texts, in order, and whatever else is in their folder."""
        with suppress(FileNotFoundError, NotADirectoryError):
            return sorted(self.folder.iterdir())
        return []

    def _append(self, name: bytes, data: bytes) -> None:
        """Write a record as a whole, or none."""
        known = self._places
        packed = zlib.compress(data, _FAST)
        record = memoryview(_HEAD.pack(name, len(packed)) + packed)
        path = self._own = self._own or self._next()
        with explained(path), path.open("ab", buffering=0) as file:
            start = file.tell()
            try:
                while record:
                    record = record[file.write(record) :]
            except BaseException:
                self._own = None  # nothing comes after a part of a record, should it stay
                file.truncate(start)
                raise
        known[name] = _Place(path, start + _HEAD.size, len(packed))

    def _next(self) -> Path:
        """The path of a new file, in a folder that is there. Raises OutputError."""
        with explained(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            numbers = (int(path.name) for path in self._paths() if path.name.isdecimal())
            return self.folder / f"{max(numbers, default=0) + 1:08}"

    def _put_together(self, names: list[bytes], paths: list[Path]) -> None:
        """Put the texts with these names into one new file, and remove the files that they were in. Raises OSError."""
        if names:
            with replacement(self._next()) as temporary, temporary.open("xb") as file:
                for name in names:
                    packed = _read(self._places[name])
                    file.write(_HEAD.pack(name, len(packed)) + packed)
        for path in paths:
            path.unlink()


def _records(path: Path) -> Iterator[tuple[bytes, _Place]]:
    """The name and the place of each whole record of a file."""
    with suppress(OSError), path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        at = 0
        while at + _HEAD.size <= size:
            file.seek(at)
            name, length = _HEAD.unpack(file.read(_HEAD.size))
            at += _HEAD.size + length
            if at <= size:
                yield name, _Place(path, at - length, length)


def _read(place: _Place) -> bytes:
    """The bytes of a compressed text. Raises OSError."""
    with place.path.open("rb") as file:
        file.seek(place.start)
        return file.read(place.length)


def _name(relative: str, fingerprint: str) -> bytes:
    """The name of the record with the text of the file at ``relative`` with that fingerprint."""
    name = f"{fingerprint} {relative}".encode("utf-8", "surrogateescape")
    return hashlib.sha256(name).digest()[:20]
