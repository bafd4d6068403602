"""Compiled files by the content that they were made of, safe for any number of processes."""

from __future__ import annotations

import fcntl
import hashlib
import os
import tempfile
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from functools import cache
from pathlib import Path

from hipport.cache_folder import cache_folder


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
    """The names and contents of a folder's files as one digest."""
    digest = hashlib.sha256()
    for path in sorted(p for p in folder.rglob("*") if p.suffix in (".h", ".cpp")):
        digest.update(f"{path.relative_to(folder)}\0".encode())
        digest.update(path.read_bytes())
    return digest.digest()


def _writable_folder() -> Path:
    """The cache folder, made where it is not there; a temporary folder where it cannot be written."""
    folder = cache_folder()
    with suppress(OSError):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                return folder
    return _temporary_folder()


@cache
def _temporary_folder() -> Path:
    return Path(tempfile.mkdtemp(prefix="hipport-"))


def cached(name: str, make: Callable[[Path], Path]) -> Path:
    """The cached file ``name``. Where there is none, ``make`` makes it in the temporary folder it is given and returns
    its path; one process does so while others that want the same file wait.
    """
    target = _writable_folder() / name
    if target.exists():
        return target
    with _locked(target.with_name(f"{name}.lock")):
        if not target.exists():
            with tempfile.TemporaryDirectory(prefix="build-", dir=target.parent) as folder:
                make(Path(folder)).replace(target)
    return target


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
