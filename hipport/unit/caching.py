"""Results kept in the user's cache folder, by what they depend on."""

from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_KEPT = 30 * 24 * 3600  # seconds that a file stays unused


@dataclass(frozen=True, slots=True)
class Entry:
    """A result with the files that it was made from, each with a hash of its content, and the paths where a header that
    was missing would be found.
    """

    result: Any
    included: tuple[tuple[str, str], ...]
    absent: tuple[str, ...]


class Cache:
    """Entries in a folder; one that cannot be used, or an entry that cannot be read, is as good as none."""

    def __init__(self, folder: Path | None) -> None:
        """None keeps nothing."""
        self._folder = folder / "unit" if folder else None
        self._hashes: dict[tuple[str, int, int], str] = {}

    def get(self, key: str) -> Any | None:
        """The result of a key, None where there is none or where a file that it was made from is another now."""
        if self._folder is None:
            return None
        path = self._folder / key[:2] / key
        try:
            entry = pickle.loads(path.read_bytes())
            fresh = (
                isinstance(entry, Entry)
                and all(self._hash_of(name) == digest for name, digest in entry.included)
                and not any(Path(name).exists() for name in entry.absent)
            )
            if fresh:
                os.utime(path)
        except Exception:  # a damaged pickle raises anything
            return None
        return entry.result if fresh else None

    def put(self, key: str, result: Any, included: Sequence[str], absent: Sequence[str]) -> None:
        """Keep a result."""
        if self._folder is None:
            return
        hashes = tuple((name, self._hash_of(name)) for name in included)
        path = self._folder / key[:2] / key
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            handle, partial = tempfile.mkstemp(dir=path.parent)
            with os.fdopen(handle, "wb") as file:
                file.write(pickle.dumps(Entry(result, hashes, tuple(absent))))
            Path(partial).replace(path)

    def sweep(self) -> None:
        """Remove what has not been used for a month."""
        limit = time.time() - _KEPT
        with suppress(OSError):
            for path in self._folder.rglob("*") if self._folder else ():
                with suppress(OSError):
                    if path.is_file() and path.stat().st_mtime < limit:
                        path.unlink()

    def _hash_of(self, name: str) -> str:
        """A hash of a file's content, empty for one that cannot be read."""
        try:
            status = Path(name).stat()
            known = (name, status.st_mtime_ns, status.st_size)
            if known not in self._hashes:
                self._hashes[known] = hashlib.sha256(Path(name).read_bytes()).hexdigest()
            return self._hashes[known]
        except OSError:
            return ""
