"""``.hipport/base/``: the text of each file of a port as hipport last wrote it, from which a later run merges.

A file of the port is that text until somebody edits it, so the text has to be kept beforehand. Each text is a file of
its own, compressed, with a name that says which file of the port had it. A text is kept before the file is written:
after a run that was killed, what is in the port is recognized as hipport's own.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from pathlib import PurePosixPath

from hipport.atomic import write_atomic
from hipport.tree.state import FOLDER_NAME

_DIGITS = 40  # of a name: 160 bits
_FAST = 1  # zlib's level: a tenth larger than by default, in a quarter of the time


def is_text(data: bytes) -> bool:
    """Whether a file can be merged by lines; one with NUL bytes (binary data, UTF-16) cannot."""
    return b"\0" not in data


@dataclass(frozen=True, slots=True)
class Bases:
    """The kept texts of the port in the folder ``root``. A fingerprint is the SHA-256 of a text, in hexadecimal."""

    root: Path

    @property
    def folder(self) -> Path:
        """The folder that the texts are in."""
        return self.root / FOLDER_NAME / "base"

    def keep(self, relative: PurePosixPath, fingerprint: str, data: bytes) -> None:
        """Keep the text of the file at ``relative``; not of one that is never merged. Raises OutputError."""
        path = self._path(str(relative), fingerprint)
        if is_text(data) and not path.exists():
            write_atomic(path, zlib.compress(data, _FAST))

    def heal(self, relative: PurePosixPath, fingerprint: str, data: bytes) -> None:
        """Keep the text again where what is kept is damaged. Raises OutputError."""
        if is_text(data) and self.text(relative, fingerprint) is None:
            write_atomic(self._path(str(relative), fingerprint), zlib.compress(data, _FAST))

    def has(self, relative: PurePosixPath, fingerprint: str) -> bool:
        """Whether hipport wrote that text at ``relative`` in the last complete run, or in one that was killed since."""
        return self._path(str(relative), fingerprint).exists()

    def text(self, relative: PurePosixPath, fingerprint: str) -> bytes | None:
        """The text with that fingerprint of the file at ``relative``; None where it was not kept, or is damaged."""
        with suppress(OSError, zlib.error):
            data = zlib.decompress(self._path(str(relative), fingerprint).read_bytes())
            if hashlib.sha256(data).hexdigest() == fingerprint:
                return data
        return None

    def names(self) -> frozenset[str]:
        """The names of all kept texts."""
        with suppress(OSError):
            return frozenset(path.name for path in self.folder.iterdir())
        return frozenset()

    def forget_others(self, files: Mapping[str, str]) -> None:
        """Remove every text but those of ``files``, fingerprints by path."""
        wanted = {self.name(*each) for each in files.items()}
        with suppress(OSError):  # what stays takes room, and does no harm
            for name in self.names() - wanted:
                self.folder.joinpath(name).unlink()

    def _path(self, relative: str, fingerprint: str) -> Path:
        return self.folder / self.name(relative, fingerprint)

    @staticmethod
    def name(relative: str, fingerprint: str) -> str:
        """The name of the file that keeps the text of the file at ``relative`` with that fingerprint."""
        name = f"{fingerprint} {relative}".encode("utf-8", "surrogateescape")
        return hashlib.sha256(name).hexdigest()[:_DIGITS]
