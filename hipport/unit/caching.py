"""Results of the parser in the user's cache, by what they depend on."""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hipport.cache import Cache


@dataclass(frozen=True, slots=True)
class KeptResult:
    """A result with the files that it was made from, each with a hash of its content, and the paths where a header that
    was missing would be found.
    """

    result: Any
    included: tuple[tuple[str, str], ...]
    absent: tuple[str, ...]


class ResultCache:
    """Results by key; one whose files have changed since counts as missing."""

    def __init__(self, folder: Path | None) -> None:
        """``folder`` is the cache folder; None keeps nothing."""
        self._cache = Cache(folder)
        self._hashes: dict[tuple[str, int, int], str] = {}

    def get(self, key: str) -> KeptResult | None:
        """What is kept of a key, None where nothing is or where a file that it was made from is another now."""
        data = self._cache.load(_name(key))
        if data is None:
            return None
        try:
            kept = pickle.loads(data)
        except Exception:  # of a version with other classes: raises anything
            return None
        fresh = (
            isinstance(kept, KeptResult)
            and all(self.hash_of(name) == digest for name, digest in kept.included)
            and not any(Path(name).exists() for name in kept.absent)
        )
        return kept if fresh else None

    def put(self, key: str, result: Any, included: Sequence[str], absent: Sequence[str]) -> KeptResult:
        """Keep a result."""
        hashes = tuple((name, self.hash_of(name)) for name in included)
        kept = KeptResult(result, hashes, tuple(absent))
        self._cache.store(_name(key), pickle.dumps(kept))
        return kept

    def hash_of(self, name: str) -> str:
        """A hash of a file's content, empty for one that cannot be read."""
        try:
            status = Path(name).stat()
            known = (name, status.st_mtime_ns, status.st_size)
            if known not in self._hashes:
                self._hashes[known] = hashlib.sha256(Path(name).read_bytes()).hexdigest()
            return self._hashes[known]
        except OSError:
            return ""


def _name(key: str) -> str:
    return f"unit/{key[:2]}/{key}"
