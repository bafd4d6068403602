"""What later runs can use again: content by key, in the user's cache folder, shared by any number of processes.

A value is a file, something that was made is a folder. Both stand under their names in one step, with a digest of their
content: what is damaged counts as missing. Where the folder holds more than its limit, what was used least recently is
removed. Nothing that is wrong with the folder fails a run: what cannot be kept is made again.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import BinaryIO

from hipport.atomic import write_atomic
from hipport.cache_eviction import DIGEST
from hipport.cache_eviction import PARTIAL
from hipport.cache_eviction import USED
from hipport.cache_eviction import evict_now_and_then
from hipport.cache_folder import cache_folder
from hipport.errors import OutputError

LIMIT = 2 * 2**30  # bytes, above which the least recently used content is removed
_BYTES = 32  # of a digest


def key_of(parts: Iterable[str | bytes]) -> str:
    """A name for what follows from these parts; the same parts cut otherwise have another."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()[:32]


@cache
def content_of(folder: Path) -> bytes:
    """The names and contents of a folder's C++ and Python files as one digest."""
    return _digest(folder, (path for path in folder.rglob("*") if path.suffix in (".h", ".hpp", ".cpp", ".py")))


def cached(name: str, make: Callable[[Path], Path]) -> Path:
    """The file or folder ``name`` of the user's cache, as ``Cache.made`` has it."""
    return Cache(cache_folder()).made(name, make)


def work_folder(name: str) -> Path:
    """A folder of the user's cache whose files change and belong together: it is there as a whole until it has not been
    used for long, whatever the times of its files. Where nothing is kept, a temporary one. Raises OSError.
    """
    kept = cache_folder()
    if kept is None:
        return Path(tempfile.mkdtemp(prefix="hipport-"))
    folder = kept / name
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath(USED).touch()
    return folder


class Cache:
    """Content in a folder, which need not be there; None keeps nothing. Names are relative paths with ``/``."""

    def __init__(self, folder: Path | None, limit: int = LIMIT) -> None:
        """``limit`` is in bytes."""
        self._folder = folder
        self._limit = limit

    def load(self, name: str) -> bytes | None:
        """A value, None where there is none or it is damaged."""
        if self._folder is None:
            return None
        path = self._folder / name
        try:
            data = path.read_bytes()
        except OSError:
            return None
        _touch(path)
        return data[_BYTES:] if hashlib.sha256(data[_BYTES:]).digest() == data[:_BYTES] else None

    def store(self, name: str, value: bytes) -> None:
        """Keep a value, if possible."""
        if self._folder is None:
            return
        with suppress(OutputError):
            write_atomic(self._folder / name, hashlib.sha256(value).digest() + value)
            evict_now_and_then(self._folder, self._limit)

    def made(self, name: str, make: Callable[[Path], Path]) -> Path:
        """The file or folder that ``make`` has made under this name, in this process or in another one.

        Where there is none, ``make`` makes it in the temporary folder that it is given and returns its path; other
        processes that want the same wait meanwhile. What cannot be kept is there until the process ends. Raises what
        ``make`` raises.
        """
        if self._folder is None:
            return _unkept(name, make)
        target = self._folder / name
        if found := _sound(target):
            return found
        with _locked(target.with_name(f"{target.name}.lock")):
            if found := _sound(target):
                return found
            unkept = _unkept(str(target), make)
            try:
                kept = _put(unkept, target)
            except OSError:  # no rights, no space, a file in the way
                return unkept
        _forget(str(target))
        evict_now_and_then(self._folder, self._limit)
        return kept


def _sound(target: Path) -> Path | None:
    """What was made and stands in the folder ``target``, None where it is missing or damaged."""
    try:
        (content,) = (path for path in target.iterdir() if path.name != DIGEST)
        _touch(target)
        return content if target.joinpath(DIGEST).read_bytes() == _digest_of(content) else None
    except (OSError, ValueError):
        return None


def _put(made: Path, target: Path) -> Path:
    """Copy what was made into the folder ``target``. Raises OSError, and then leaves no part of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = Path(tempfile.mkdtemp(dir=target.parent, prefix=PARTIAL))
    try:
        if made.is_dir():
            shutil.copytree(made, partial / made.name, symlinks=True)
        else:
            shutil.copy2(made, partial / made.name)
        partial.joinpath(DIGEST).write_bytes(_digest_of(made))
        if target.is_dir():  # damaged
            shutil.rmtree(target)
        else:
            target.unlink(missing_ok=True)
        partial.rename(target)
    except BaseException:
        shutil.rmtree(partial, ignore_errors=True)
        raise
    return target / made.name


_unkept_ones: dict[str, tuple[Path, Path]] = {}  # by name: the temporary folder, and what was made in it


def _unkept(name: str, make: Callable[[Path], Path]) -> Path:
    """What is made in a temporary folder, once in a process."""
    if name not in _unkept_ones:
        if not _unkept_ones:
            atexit.register(_forget_all)
        folder = Path(tempfile.mkdtemp(prefix="hipport-"))
        try:
            _unkept_ones[name] = folder, make(folder)
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
    return _unkept_ones[name][1]


def _forget(name: str) -> None:
    if name in _unkept_ones:
        folder, _ = _unkept_ones.pop(name)
        shutil.rmtree(folder, ignore_errors=True)


def _forget_all() -> None:
    for name in list(_unkept_ones):
        _forget(name)


def _digest_of(path: Path) -> bytes:
    """The name and content of a file, or of all files in a folder."""
    return _digest(path.parent, [path] if path.is_file() else path.rglob("*"))


def _digest(folder: Path, paths: Iterable[Path]) -> bytes:
    digest = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file()):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(folder)}\0{len(data)}\0".encode("utf-8", "surrogateescape"))
        digest.update(data)
    return digest.digest()


def _touch(path: Path) -> None:
    """Note that something is used now."""
    with suppress(OSError):
        os.utime(path)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold a lock by the file ``path``; where it cannot be written or locked nobody waits."""
    lock = _lock(path)
    try:
        yield
    finally:
        if lock is not None:
            with suppress(OSError):
                path.unlink()
            lock.close()


def _lock(path: Path) -> BinaryIO | None:
    try:
        import fcntl  # noqa: PLC0415 - Windows does not have it; there two processes may make the same at once
    except ImportError:
        return None
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            lock = path.open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX)
                if os.path.samestat(os.fstat(lock.fileno()), path.stat()):
                    return lock
            except FileNotFoundError:  # its last holder has removed it
                pass
            except BaseException:
                lock.close()
                raise
            lock.close()
    return None
