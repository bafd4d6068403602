"""Fingerprints of files by their status: a file that the system says is unchanged is not read again, as in git's index.

What was changed within one tick of the file system's clock before it was read may be changed once more without its
status showing that, so its fingerprint is not kept for the next run (git calls such files racy).
"""

from __future__ import annotations

import os
import pickle
import time
from pathlib import Path

from hipport.cache import Cache
from hipport.tree.copying import input_fingerprint

#: Time of the last change of content and of status in nanoseconds, size in bytes, number on the disk.
Status = tuple[int, int, int, int]
_SECOND = 10**9
_TICK = 20 * 10**6  # nanoseconds, longer than a tick of Linux's clock for files
_COARSE_TICK = 2 * _SECOND  # of file systems that keep whole seconds, or every second one as FAT does


class Fingerprints:
    """The fingerprints of files, kept for the next run under a name in a cache."""

    def __init__(self, cache: Cache, name: str) -> None:
        self._cache = cache
        self._name = name
        self._folder = str(Path.cwd())
        self._before: dict[str, tuple[Status, str]] = {}
        self._now: dict[str, tuple[Status, str]] = {}
        self._lasting: dict[str, tuple[Status, str]] = {}
        try:
            self._before = pickle.loads(cache.load(name) or b"")
        except Exception:  # there is none, or it is of another form: raises anything
            self._before = {}

    def of(self, path: Path | str) -> str:
        """The fingerprint of the content of a file; links are followed. Raises OSError."""
        place = os.path.join(self._folder, path)  # noqa: PTH118 - as it is: what ``..`` means, links decide
        status = _status(place)
        known = self._now.get(place) or self._before.get(place)
        if known is None or known[0] != status:
            read = time.time_ns()
            known = status, input_fingerprint(Path(place))
            if _is_settled(status, read):
                self._lasting[place] = known
        elif place in self._before:
            self._lasting[place] = known
        self._now[place] = known
        return known[1]

    def are_unmoved(self) -> bool:
        """Whether every file that was asked about has the status that it had then."""
        try:
            return all(_status(place) == status for place, (status, _) in self._now.items())
        except OSError:
            return False

    def keep(self) -> None:
        """Keep the fingerprints of the files that were asked about."""
        if self._lasting != self._before:
            self._cache.store(self._name, pickle.dumps(self._lasting))


def _status(place: str) -> Status:
    found = os.stat(place)  # noqa: PTH116 - for each file of a tree, and Path takes as long again
    return found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino


def _is_settled(status: Status, read: int) -> bool:
    """Whether a change after the file was ``read``, at that time in nanoseconds, would show in its status."""
    changed = max(status[:2])
    return changed < read - (_TICK if changed % _SECOND else _COARSE_TICK)
