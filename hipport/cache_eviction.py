"""Keeps the cache folder within its limit: what was used least recently is removed."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

IN_USE = 24 * 3600  # seconds after its last use in which a process may still need a file, so that it stays
DIGEST = "digest"  # the file beside what was made
USED = ".used"  # the file in a folder whose files belong together, which each use of the folder touches
PARTIAL = ".part-"  # what the names of unfinished files and folders begin with
_BETWEEN = 3600  # seconds from one look at the size of the folder to the next
_LOOKED = ".looked"  # the file with the time of the last look


def evict_now_and_then(folder: Path, limit: int) -> None:
    """Evict as ``evict`` does, once in an hour for all processes; each of them may ask as often as it likes."""
    looked = folder / _LOOKED
    with suppress(OSError):
        if not looked.exists() or looked.stat().st_mtime < time.time() - _BETWEEN:
            looked.touch()
            evict(folder, limit)


def evict(folder: Path, limit: int) -> None:
    """Remove what was used least recently until the folder has ``limit`` bytes at most; what was used within
    ``IN_USE`` stays. Never raises OSError.
    """
    entries = sorted(_entries(folder), key=lambda entry: entry.used)
    excess = sum(entry.size for entry in entries) - limit
    for entry in entries:
        if excess <= 0 or entry.used > time.time() - IN_USE:
            break
        _remove(entry.path)
        excess -= entry.size


@dataclass(frozen=True, slots=True)
class _Entry:
    """A file of the cache, or a folder that goes as a whole: its size in bytes and the time of its last use."""

    path: Path
    size: int
    used: float


def _entries(folder: Path) -> Iterator[_Entry]:
    with suppress(OSError), os.scandir(folder) as found:
        for item in found:
            path = Path(item.path)
            with suppress(OSError):  # removed by another process
                status = item.stat(follow_symlinks=False)
                if not item.is_dir(follow_symlinks=False):
                    yield _Entry(path, status.st_size, status.st_mtime)
                elif path.joinpath(DIGEST).exists() or path.name.startswith(PARTIAL):
                    yield _Entry(path, _size(path), status.st_mtime)
                elif path.joinpath(USED).exists():
                    yield _Entry(path, _size(path), path.joinpath(USED).stat().st_mtime)
                else:
                    yield from _entries(path)


def _size(folder: Path) -> int:
    return sum(inner.lstat().st_size for inner in folder.rglob("*"))


def _remove(path: Path) -> None:
    with suppress(OSError):
        if path.is_dir() and not path.is_symlink():
            gone = path.with_name(f"{PARTIAL}{path.name}")
            path.rename(gone)  # in one step for those that look for it
            shutil.rmtree(gone)
        else:
            path.unlink()
