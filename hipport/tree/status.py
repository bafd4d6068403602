"""What has become of the files of a port since hipport wrote them, and of their inputs."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from pathlib import PurePosixPath

from hipport.config import load_options
from hipport.errors import HipportError
from hipport.errors import OutputError
from hipport.finding_marks import settled
from hipport.include import FOLDER
from hipport.include import is_own
from hipport.paths import printable
from hipport.tree.bases import Bases
from hipport.tree.copying import input_fingerprint
from hipport.tree.discover import discover
from hipport.tree.merge import conflict_in
from hipport.tree.slots import TreeSlot
from hipport.tree.state import STATE_NAME
from hipport.tree.state import PortState
from hipport.tree.state import load_state


class FileState(Enum):
    """What has become of a file of a port."""

    CONVERTED = "converted"  # as hipport wrote it
    EDITED = "edited"  # not as hipport wrote it, be it merged
    CONFLICT = "conflict"  # edited, and it has conflict markers
    DELETED = "deleted"  # hipport wrote it, and it is not there
    ADDED = "added"  # hipport did not write it
    NEW = "new"  # a file of the input that the port does not have yet


class InputState(Enum):
    """What has become of the input of a file of a port."""

    SAME = "same"
    CHANGED = "changed"
    GONE = "gone"
    UNKNOWN = "unknown"  # the input is not there, or an older hipport wrote the port


@dataclass(frozen=True, slots=True)
class PortFile:
    """A file of a port by its ``path`` relative to it, with ``/``. ``input`` is None for an added file; ``line`` is
    that of the first conflict marker, from 1. ``settled`` is the number of its marks whose findings are answered.
    """

    path: str
    state: FileState
    input: InputState | None
    line: int | None = None
    settled: int = 0

    @property
    def stale(self) -> bool:
        """Whether the input is not the one that the port has."""
        return self.state is FileState.NEW or self.input in (InputState.CHANGED, InputState.GONE)


@dataclass(frozen=True, slots=True)
class PortStatus:
    """The files of the port in the folder ``port``, sorted by path, and the folders that it was converted from, empty
    where they are not known or not there.
    """

    port: Path
    sources: tuple[Path, ...]
    files: tuple[PortFile, ...]

    @property
    def states(self) -> Counter[FileState]:
        """Number of files by state."""
        return Counter(file.state for file in self.files)

    @property
    def stale(self) -> int:
        """Number of files that another conversion would change, report as stale, or add."""
        return sum(file.stale for file in self.files)

    @property
    def exit_code(self) -> int:
        """0: the port has all of its input, and no conflict. 1: something is left for a person, or for another run."""
        return 1 if self.stale or self.states[FileState.CONFLICT] else 0


def port_status(port: Path, sources: Sequence[Path] = ()) -> PortStatus:
    """Compare a port with what hipport wrote there. ``sources`` are the folders that it was converted from, by default
    those that the port names.

    Raises HipportError for a folder that is not a port and for a source that is not there, OutputError for a record
    that cannot be used.
    """
    state = load_state(port / STATE_NAME)
    if not state.files:
        raise HipportError(
            f"{printable(port)} has no record of files that hipport wrote there: name the output folder of hipport "
            "convert (a tree that was converted in place has none)"
        )
    for source in sources:
        if not source.is_dir():
            raise HipportError(f"no such folder: {printable(source)}; name the folder that the port was converted from")
    named = tuple(sources) or tuple(Path(os.path.relpath(port / each)) for each in state.sources)
    known = named if all(source.is_dir() for source in named) else ()
    files = {name: _recorded(name, port, state, known) for name in state.files}
    found = {**_others([port], state, FileState.ADDED), **files}
    if known:
        found = {**_others(known, state, FileState.NEW), **found}
    return PortStatus(port, known, tuple(found[name] for name in sorted(found)))


def _recorded(name: str, port: Path, state: PortState, sources: Sequence[Path]) -> PortFile:
    """The status of a file that hipport wrote."""
    slot = TreeSlot(Bases(port), PurePosixPath(name))
    given = _input(name, state, sources)
    present = None
    with suppress(OutputError):  # a folder in its place, for instance
        present = slot.fingerprint()
    if present is None:
        return PortFile(name, FileState.DELETED, given)
    if present == state.files[name]:
        return PortFile(name, FileState.CONVERTED, given)
    if not slot.path.is_file():
        return PortFile(name, FileState.EDITED, given)
    data = slot.path.read_bytes()
    line = conflict_in(data)
    answered = settled(name, data, state.open.get(name, ()))
    return PortFile(name, FileState.EDITED if line is None else FileState.CONFLICT, given, line, answered)


def _input(name: str, state: PortState, sources: Sequence[Path]) -> InputState:
    """What has become of the input of a file that hipport wrote; that of its own headers comes with hipport."""
    if name not in state.inputs:
        return InputState.UNKNOWN
    path = _root(sources) / name if sources else None
    if (path is None or not os.path.lexists(path)) and is_own(Path(name)):
        path = FOLDER / name
    if path is None:
        return InputState.UNKNOWN
    try:
        now = input_fingerprint(path, link=state.inputs[name].startswith("-> "))
    except OSError:
        return InputState.GONE
    return InputState.SAME if now == state.inputs[name] else InputState.CHANGED


def _root(sources: Sequence[Path]) -> Path:
    """The folder that the paths of a port are relative to in its input."""
    return Path(os.path.commonpath([os.path.realpath(source) for source in sources]))


def _others(folders: Sequence[Path], state: PortState, kind: FileState) -> Mapping[str, PortFile]:
    """The files of folders that the port has no record of."""
    return {
        entry.key: PortFile(entry.key, kind, None if kind is FileState.ADDED else InputState.CHANGED)
        for entry in discover(folders, load_options(folders[0]))
        if not entry.problem and entry.key not in state.files
    }
