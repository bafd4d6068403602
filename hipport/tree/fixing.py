"""Fixes that a person chooses, in a port: those that ``convert`` does not make by itself.

A fix says how the original would be ported otherwise. To choose one is an edit of the port, as if the person had typed
it: it stays in later runs (``tree/slots.py``), and it is merged into a file that was edited already. That merge is
by words, not by lines as those of later runs are: a fix is small, fits beside other edits of a line, and is shown.

The port is what is changed, never the CUDA side. Its findings come from converting its sources again, in memory. A port
without a record of sources (a tree that was converted in place) is its own source.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path
from pathlib import PurePosixPath

from hipport.config import load_options
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.edits import OverlapError
from hipport.edits import add
from hipport.edits import apply
from hipport.errors import ConfigError
from hipport.errors import HipportError
from hipport.finding_marks import remarked
from hipport.finding_marks import without_marks
from hipport.left_open import LeftOpen
from hipport.paths import printable
from hipport.result import Result
from hipport.result import Status
from hipport.tree.copying import in_place
from hipport.tree.discover import default_output
from hipport.tree.merge import MergeError
from hipport.tree.merge import conflict_in
from hipport.tree.merge import merge
from hipport.tree.run import convert_tree
from hipport.tree.state import STATE_NAME
from hipport.tree.state import PortState
from hipport.tree.state import load_state
from hipport.tree.state import state_folder

_CHOSEN_BY_A_PERSON = (Applicability.UNSAFE, Applicability.DISPLAY)


_WORD = re.compile(rb"(?:\w+|[^\w\s])\s*|\s+")
_ESCAPE = re.compile(rb"\\([\\n])")


class NotFittingError(Exception):
    """A fix that cannot be brought into the file as it is; the message says why."""


@dataclass(frozen=True, slots=True)
class FixableFile:
    """A file of a port for which there are fixes. ``key`` is its place in the tree, ``target`` the file that is there
    now, ``present`` its content without marks. ``result`` is what converting ``original`` comes to, ``left`` what the
    port's own conversion left open, None where findings have no marks in it.
    """

    key: str
    target: Path
    original: bytes
    present: bytes
    result: Result
    left: tuple[LeftOpen, ...] | None

    @property
    def offered(self) -> tuple[Diagnostic, ...]:
        """The findings that have a fix for a person to choose."""
        return tuple(d for d in self.result.diagnostics if _is_for_a_person(d))

    def with_fixes(self, chosen: Sequence[Diagnostic]) -> bytes:
        """The content of the file with some of the offered fixes. Raises NotFittingError where they overlap, or where
        the file was edited in the same place.
        """
        edits = list(self.result.edits)
        try:
            for d in chosen:
                add(edits, d.fix.edits if d.fix else ())
        except OverlapError:
            raise NotFittingError("it changes the same code as another fix") from None
        fixed = apply(self.original.decode("latin-1"), edits).encode("latin-1")
        converted = self.original if self.result.output is None else self.result.output
        if self.present == converted:
            return fixed
        try:
            merged = merge(*map(_in_words, (converted, self.present, fixed)))
        except MergeError as error:
            raise NotFittingError(str(error)) from None
        if merged.conflict is not None:
            raise NotFittingError("the port was edited in the same place: make the change there by hand")
        return _of_words(merged.data)

    def write(self, chosen: Sequence[Diagnostic]) -> None:
        """Write the file with some of the offered fixes, in one step, with the marks of what is left. Raises
        NotFittingError, and OutputError where it cannot be written.
        """
        text = self.with_fixes(chosen)
        in_place(self.target, text if self.left is None else remarked(self.key, text, self.left))


def fixable_files(paths: Sequence[Path]) -> tuple[FixableFile, ...]:
    """The files of ports that have fixes to choose from, in order: of the ports in ``paths``, which are ports, folders
    and files of them, or folders with CUDA whose port is beside them.

    Raises HipportError for a path that is not there or whose port is not, ConfigError for a port for both vendors.
    """
    found = {each.target: each for path in paths for each in _below(path)}
    return tuple(each for each in found.values() if each.offered)


def _in_words(text: bytes) -> bytes:
    """A text with one word or sign on a line, with the space after it, as ``git merge-file`` takes it."""
    words = (word.replace(b"\\", rb"\\").replace(b"\n", rb"\n") for word in _WORD.findall(text))
    return b"".join(word + b"\n" for word in words)


def _of_words(lines: bytes) -> bytes:
    """The text that ``_in_words`` made lines of."""
    return _ESCAPE.sub(lambda match: b"\n" if match[1] == b"n" else match[1], lines.replace(b"\n", b""))


def _is_for_a_person(d: Diagnostic) -> bool:
    return d.fix is not None and not d.fixed and d.fix.applicability in _CHOSEN_BY_A_PERSON


def _below(path: Path) -> Iterator[FixableFile]:
    if not path.exists():
        raise HipportError(f"no such file or folder: {printable(path)}; name a port, or what it was converted from")
    port = state_folder(path if path.is_dir() else path.parent)
    state = load_state(port / STATE_NAME)
    wanted = path
    if not state.files and path.is_dir() and (beside := load_state(default_output(path) / STATE_NAME)).files:
        port, state = default_output(path), beside
        wanted = port
    if state.keeps_cuda:
        raise ConfigError(
            f"{printable(path)} is for CUDA and HIP at once, where a fix would stand in one arm only: choose with "
            "hipport convert --keep-cuda --unsafe-fixes"
        )
    yield from _of_port(port, wanted, state) if state.files else _of_itself(path, state, port)


def _of_port(port: Path, wanted: Path, state: PortState) -> Iterator[FixableFile]:
    """The files of a port below ``wanted``, from the sources that it was converted from."""
    sources = [Path(os.path.relpath(port / each)) for each in state.sources]
    gone = [source for source in sources if not source.is_dir()]
    if gone or not sources:
        what = f"{printable(gone[0])} is not there" if gone else "the port does not say what it was converted from"
        raise HipportError(f"{printable(port)}: {what}: fixes come from the sources; convert a folder, and try again")
    root = Path(os.path.commonpath([os.path.realpath(source) for source in sources]))
    below = os.path.realpath(wanted)
    for result in _converted(sources):
        place = Path(os.path.realpath(Path(result.path).parent), Path(result.path).name)
        key = PurePosixPath(place.relative_to(root)).as_posix()
        target = port / key
        if key in state.files and Path(os.path.realpath(target)).is_relative_to(below):
            left = state.open.get(key, ()) if state.marked else None
            yield from _fixable(key, target, result, left)


def _of_itself(path: Path, state: PortState, top: Path) -> Iterator[FixableFile]:
    """The files of a tree that was converted in place, which are their own sources. Raises HipportError where there is
    CUDA in them still.
    """
    results = [r for r in _converted([path]) if any(map(_is_for_a_person, r.diagnostics))]
    if cuda := next((r for r in results if r.edits), None):
        raise HipportError(
            f"{printable(cuda.path)} is CUDA and its port is not known: fixes are for ports; run hipport convert first"
        )
    for result in results:
        key = Path(os.path.realpath(result.path)).relative_to(top).as_posix()
        yield from _fixable(key, Path(result.path), result, state.open.get(key, ()) if state.marked else None)


def _converted(paths: Sequence[Path]) -> tuple[Result, ...]:
    """The results of converting files and folders in memory, without marks, as their configuration has it."""
    return convert_tree(paths, replace(load_options(paths[0]), mark="auto")).results


def _fixable(key: str, target: Path, result: Result, left: tuple[LeftOpen, ...] | None) -> Iterator[FixableFile]:
    """The file, where it has fixes and can be changed."""
    if result.status is Status.FAILED or not any(map(_is_for_a_person, result.diagnostics)):
        return
    with suppress(OSError):  # a file that was deleted from the port has nothing to fix
        original, present = Path(result.path).read_bytes(), target.read_bytes()
        if conflict_in(present) is None:
            yield FixableFile(key, target, original, without_marks(key, present), result, left)
