"""Copy files and links into an output tree, each in one step, and what identifies their content."""

from __future__ import annotations

import hashlib
import os
import stat
from pathlib import Path
from shutil import copyfileobj
from typing import BinaryIO

from hipport.atomic import explained
from hipport.atomic import replacement
from hipport.atomic import write_atomic


def copy_file(source: Path, target: Path) -> None:
    """Copy content, permission bits and modification time in one step. Raises OutputError where ``target`` cannot be
    written, and OSError where ``source`` cannot be read.
    """
    with source.open("rb") as reader:
        copy_open(reader, target)


def copy_open(reader: BinaryIO, target: Path, head: bytes = b"") -> None:
    """Copy an open file whose first bytes ``head`` have been read already."""
    with replacement(target) as temporary:
        with temporary.open("xb") as writer:
            writer.write(head)
            copyfileobj(reader, writer, 2**20)
        status = os.fstat(reader.fileno())
        temporary.chmod(status.st_mode & 0o777)
        os.utime(temporary, ns=(status.st_atime_ns, status.st_mtime_ns))


def copy_link(source: Path, target: Path) -> None:
    """Recreate the symbolic link ``source``, which points to a place in its own tree, in another tree, so that it
    points to the same place of that tree. Raises OutputError and OSError as ``copy_file`` does.
    """
    text = link_text(source)
    with replacement(target) as temporary:
        temporary.symlink_to(text)


def in_place(path: Path, data: bytes) -> None:
    """Replace the content of an existing file in one step; its permission bits stay, and a symbolic link stays one: the
    file that it leads to is replaced. Other hard links to the file keep the old content. Raises OutputError.
    """
    with explained(path):
        target = Path(os.path.realpath(path, strict=True))
        mode = stat.S_IMODE(target.stat().st_mode)
    write_atomic(target, data, mode=mode)


def input_fingerprint(path: Path, *, link: bool = False) -> str:
    """The fingerprint of an input as the state keeps it: of the content of a file, or of a link that is recreated.
    Raises OSError.
    """
    if link:
        return link_fingerprint(link_text(path))
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def link_fingerprint(text: str) -> str:
    """The fingerprint of a link with that text; no other fingerprint is like it."""
    return f"-> {text}"


def link_text(source: Path) -> str:
    """The text of a link, as seen from its own folder and without leaving the tree on the way (an absolute link, or
    ``../src/a.h`` from inside ``src``, would lead from the port back to the original).
    """
    folder = os.path.realpath(source.parent)
    aim = Path(folder, source.readlink())
    return os.path.relpath(Path(os.path.realpath(aim.parent), aim.name), folder)
