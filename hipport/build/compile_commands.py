"""``compile_commands.json``: how the CUDA project is built, used for its port.

The file is nearly always one of the original, whose paths lead into the CUDA tree. The port has the same files at the
same places, so the original's folder is found by that, and every path into it is taken to be one into the port.
"""

from __future__ import annotations

import json
import os
import shlex
from collections import Counter
from collections.abc import Collection
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from pathlib import PurePosixPath

from hipport.build.flags import Flags
from hipport.build.flags import has_cuda_headers
from hipport.build.flags import read_flags
from hipport.errors import ConfigError
from hipport.paths import printable

NAME = "compile_commands.json"


@dataclass(frozen=True, slots=True)
class CompileCommands:
    """The build of a port: the flags of each translation unit by its path relative to the tree, and the files of the
    tree that the build names and that are missing.
    """

    path: Path
    flags: dict[str, Flags]
    absent: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Entry:
    file: str
    folder: Path
    arguments: tuple[str, ...]


class OtherProjectError(ConfigError):
    """A file names nothing of the tree."""


def commands_of(root: Path, files: Collection[str], given: Path | None = None) -> CompileCommands | None:
    """What the file ``given`` says, as ``read_compile_commands`` reads it, else the one in the tree; None where there
    is none, or where it is of another project, which nobody has asked for.
    """
    if given is not None:
        return read_compile_commands(given, root, files)
    found = find_compile_commands(root)
    try:
        return None if found is None else read_compile_commands(found, root, files)
    except OtherProjectError:
        return None


def find_compile_commands(root: Path) -> Path | None:
    """The file of a tree: at its top or in its folder ``build``."""
    return next((path for path in (root / NAME, root / "build" / NAME) if path.is_file()), None)


def read_compile_commands(path: Path, root: Path, files: Collection[str]) -> CompileCommands:
    """Read the file, or that of the folder ``path``, for the port at ``root`` which has ``files`` (relative paths).

    Raises ConfigError where it cannot be read or is not in its form, OtherProjectError where it names no file of the
    tree.
    """
    if path.is_dir():
        path /= NAME
    entries = list(_entries(path))
    original = _original(entries, files)
    if original is None:
        named = ", ".join(printable(entry.file) for entry in entries[:3]) or "nothing"
        raise OtherProjectError(
            f"{printable(path)} is of another project: none of its files ({named} ...) is in {printable(root)}; "
            "name another one with --compile-commands"
        )
    flags: dict[str, Flags] = {}
    absent = []
    for entry in entries:
        relative = _below(entry.file, original)
        if relative is None:
            continue  # of another project that the build includes
        if relative not in files:
            absent.append(relative)
        elif relative not in flags:  # several times, with other options: the first stands for all
            found = read_flags(entry.arguments, entry.folder)
            flags[relative] = found.moved(lambda place: _moved(place, original, root))
    return CompileCommands(path, flags, tuple(dict.fromkeys(absent)))


def _entries(path: Path) -> Iterator[_Entry]:
    try:
        entries = json.loads(path.read_bytes())
    except OSError as error:
        raise ConfigError(f"{printable(path)}: cannot be read: {error.strerror}") from error
    except ValueError as error:
        raise ConfigError(f"{printable(path)}: not valid JSON: {error}") from error
    if not isinstance(entries, list):
        raise ConfigError(f"{printable(path)}: expected a list of commands")
    for number, entry in enumerate(entries, 1):
        match entry:
            case {"file": str(file), "directory": str(folder), "arguments": [*arguments]}:
                words = [str(argument) for argument in arguments]
            case {"file": str(file), "directory": str(folder), "command": str(command)}:
                try:
                    words = shlex.split(command)
                except ValueError as error:
                    raise ConfigError(f"{printable(path)}: command {number}: {error}") from error
            case _:
                raise ConfigError(
                    f'{printable(path)}: command {number} lacks "file", "directory", or "command" or "arguments"'
                )
        yield _Entry(os.path.normpath(Path(folder, file)), Path(folder), tuple(words[1:]))


def _original(entries: list[_Entry], files: Collection[str]) -> str | None:
    """The folder of the original: the one below which most of the entries' files are at the places that the port's
    have, the shortest of several.
    """
    votes: Counter[str] = Counter()
    for entry in entries:
        parts = PurePosixPath(entry.file).parts
        for at in range(1, len(parts)):
            if "/".join(parts[at:]) in files:
                votes[str(PurePosixPath(*parts[:at]))] += 1
    return max(votes, key=lambda folder: (votes[folder], -len(folder)), default=None)


def _below(path: str, folder: str) -> str | None:
    """The path relative to a folder, None where it is not inside."""
    return None if not path.startswith(prefix := folder.rstrip("/") + "/") else path[len(prefix) :]


def _moved(place: str, original: str, root: Path) -> str | None:
    """Where a folder or file of the original is now: in the port, or where it was (what the build had generated); None
    for what is nowhere, and for the folders of a CUDA toolkit, whose cub and thrust would hide those of ROCm.
    """
    relative = "." if place == original else _below(place, original)
    if relative is not None and (root / relative).exists():
        return os.path.normpath(root / relative)
    folder = Path(place)
    return None if not folder.exists() or has_cuda_headers(folder) else place
