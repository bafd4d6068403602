"""Write a file in one step: it is there as a whole, or what was there before stays."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import suppress
from pathlib import Path

from hipport.errors import OutputError
from hipport.paths import printable

#: What to do about an error of the operating system, by its number.
REMEDIES = {
    errno.ENOSPC: "free some space, or write to another disk with -o",
    errno.EDQUOT: "free some space, or write to another disk with -o",
    errno.EACCES: "make its folder writable, or write to another place with -o",
    errno.EPERM: "make its folder writable, or write to another place with -o",
    errno.EROFS: "write to another disk with -o",
    errno.ENAMETOOLONG: "write to a folder with a shorter path with -o",
    errno.EEXIST: "a file is where a folder has to be: move it away",
    errno.ENOTDIR: "a file is where a folder has to be: move it away",
    errno.EISDIR: "a folder is where a file has to be: move it away",
}


class DiskFullError(OutputError):
    """No space is left, so that going on with other files is pointless."""


def write_atomic(path: Path, data: bytes, *, mode: int | None = None) -> None:
    """Put ``data`` in the place of ``path`` in one step; missing folders are made. ``mode`` are the permission bits, by
    default those of a new file. Raises OutputError, and then (or when interrupted) leaves ``path`` as it was.
    """
    with replacement(path) as temporary:
        with temporary.open("xb") as file:
            file.write(data)
        if mode is not None:
            temporary.chmod(mode)


@contextmanager
def replacement(path: Path) -> Iterator[Path]:
    """A temporary name beside ``path``: what is made there takes the place of ``path`` if the body succeeds, and is
    removed if it does not, be it by an error or by an interruption.
    """
    folder = os.path.dirname(path)  # noqa: PTH120 - for each file of a tree, and Path is slower
    temporary = Path(f"{folder or '.'}/.hipport-{secrets.token_hex(8)}.tmp")
    with explained(path):
        if folder and not os.path.isdir(folder):  # noqa: PTH112
            os.makedirs(folder, exist_ok=True)  # noqa: PTH103
        try:
            yield temporary
            temporary.replace(path)
        except BaseException:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn an OSError into an OutputError that names the file, the cause and the remedy."""
    try:
        yield
    except OSError as error:
        remedy = REMEDIES.get(error.errno or 0, "write to another place with -o")
        message = f"cannot write {printable(path)}: {error.strerror or error}; {remedy}"
        kind = DiskFullError if error.errno in {errno.ENOSPC, errno.EDQUOT} else OutputError
        raise kind(message) from error
