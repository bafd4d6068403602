"""``.hipport.json``: what a port keeps of the conversions that made it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import fields
from dataclasses import replace
from pathlib import Path

from hipport.errors import ConfigError
from hipport.errors import OutputError
from hipport.left_open import LeftOpen
from hipport.paths import printable

STATE_NAME = ".hipport.json"
FOLDER_NAME = ".hipport"  # what else a port keeps; see tree/bases.py
_VERSION = 3
_LEFT_OPEN = tuple(each.name for each in fields(LeftOpen))
_FIRST = 1  # kept only the codes and lines of findings, which is not enough to report them again


@dataclass(frozen=True, slots=True)
class PortState:
    """By path relative to the state's folder: the fingerprints of what hipport wrote (``files``) and of the inputs that
    it wrote it from (``inputs``), and what conversions left ``open``. ``sources`` are the folders that were converted,
    relative to the state's folder. The first two versions had neither ``inputs`` nor ``sources``. ``keeps_cuda`` says
    that the files are for both vendors, ``marked`` that findings have marks in them.

    A file has a fingerprint where hipport wrote it into an output tree; what was converted in place has none.
    """

    files: dict[str, str] = field(default_factory=dict)
    open: dict[str, tuple[LeftOpen, ...]] = field(default_factory=dict)
    inputs: dict[str, str] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    keeps_cuda: bool = False
    marked: bool = False

    def to_json(self) -> bytes:
        """The content of the file, as ``json.dumps`` with an indent of 1 has it."""
        state = {
            "version": str(_VERSION),
            "sources": _indented(self.sources, 2),
            **({"keeps_cuda": "true"} if self.keeps_cuda else {}),
            **({"marked": "true"} if self.marked else {}),
            "files": _indented(dict(sorted(self.files.items())), 2),
            "inputs": _indented(dict(sorted(self.inputs.items())), 2),
            "open": _block(
                "{}", [f"{json.dumps(name)}: {_listed(left)}" for name, left in sorted(self.open.items())], 2
            ),
        }
        return _block("{}", [f'"{name}": {text}' for name, text in state.items()], 1).encode() + b"\n"


def _listed(left: Iterable[LeftOpen]) -> str:
    """What a conversion left open, as a list in JSON."""
    return _block("[]", [_indented({name: getattr(each, name) for name in _LEFT_OPEN}, 4) for each in left], 3)


def _indented(values: Mapping[str, object] | Sequence[object], depth: int) -> str:
    """Plain values in JSON, each on a line of its own. With an indent ``json`` takes ten times as long, and as much
    memory for the pieces of its text.
    """
    text = json.dumps(values, separators=(f",\n{' ' * depth}", ": "))
    return _block(text[0] + text[-1], [text[1:-1]] if values else [], depth)


def _block(brackets: str, items: Sequence[str], depth: int) -> str:
    """Items in brackets, each on a line of its own."""
    lines = f",\n{' ' * depth}".join(items)
    return f"{brackets[0]}\n{' ' * depth}{lines}\n{' ' * (depth - 1)}{brackets[1]}" if items else brackets


def load_state(path: Path) -> PortState:
    """The state in a file, empty where there is none. Raises OutputError where it cannot be read or used."""
    try:
        state = json.loads(path.read_bytes())
    except FileNotFoundError:
        return PortState()
    except OSError as error:
        raise OutputError(
            f"cannot read {printable(path)}: {error.strerror}; make it readable, or write to another folder with -o",
        ) from error
    except ValueError as error:
        raise _damaged(path, str(error)) from error
    match state:
        case {"version": int(version)} if version > _VERSION:
            raise OutputError(
                f"{printable(path)} was written by a newer hipport (version {version} of the file, this one knows "
                f"{_VERSION}): update hipport, or write to another folder with -o",
            )
        case {"version": int(version), "files": dict(files)} if version >= _FIRST:
            inputs, sources = state.get("inputs", {}), state.get("sources", [])
            with suppress(TypeError, KeyError, AttributeError):
                found = state["open"].items() if version > _FIRST else ()
                left_open = {name: tuple(LeftOpen(**each) for each in left) for name, left in found}
                if all(isinstance(text, str) for text in (*files.values(), *inputs.values(), *sources)):
                    flags = (state.get("keeps_cuda") is True, state.get("marked") is True)
                    return PortState(files, left_open, inputs, tuple(sources), *flags)
    raise _damaged(path, "not in the form that hipport writes")


def _damaged(path: Path, why: str) -> OutputError:
    return OutputError(
        f"{printable(path)} is damaged ({why}): bring back the file, or delete it; without it every file that would "
        "change is taken for edited by hand, and findings of earlier runs are not reported again",
    )


def state_folder(folder: Path) -> Path:
    """The folder whose state covers ``folder``: the nearest that has one, itself or above it, else itself."""
    place = Path(os.path.realpath(folder))
    return next((above for above in (place, *place.parents) if os.path.lexists(above / STATE_NAME)), place)


def recorded_below(folder: Path) -> dict[str, tuple[LeftOpen, ...]]:
    """What earlier conversions left open of the files below a folder, by path relative to it. Raises OutputError."""
    top = state_folder(folder)
    prefix = _prefix(top, folder)
    state = load_state(top / STATE_NAME)
    return {name.removeprefix(prefix): left for name, left in state.open.items() if name.startswith(prefix)}


def is_marked(folder: Path) -> bool:
    """Whether findings have marks in the files of a folder with a state. Raises OutputError where it cannot be read."""
    return load_state(folder / STATE_NAME).marked


def refuse_source_for_both(folder: Path) -> None:
    """Raise ConfigError for a folder whose files are for both vendors already, OutputError where that is not known."""
    if load_state(state_folder(folder) / STATE_NAME).keeps_cuda:
        raise ConfigError(
            f"{printable(folder)}: the sources are for CUDA and HIP already, as convert --keep-cuda wrote them: "
            "convert the CUDA sources that they came from, or go on with these as they are"
        )


def with_left_open(
    folder: Path, left: Mapping[str, tuple[LeftOpen, ...]], *, keeps_cuda: bool, marked: bool
) -> tuple[Path, PortState] | None:
    """The file for the state that covers ``folder``, and its new content after conversions in place have left ``left``
    open, by path relative to ``folder``; None where the content is the same already. Raises OutputError.
    """
    top = state_folder(folder)
    prefix = _prefix(top, folder)
    before = load_state(top / STATE_NAME)
    found = {**before.open, **{prefix + name: each for name, each in left.items()}}
    after = replace(
        before, open={name: each for name, each in found.items() if each}, keeps_cuda=keeps_cuda, marked=marked
    )
    return None if after == before else (top / STATE_NAME, after)


def _prefix(top: Path, folder: Path) -> str:
    """What the paths of files below ``folder`` begin with in a state in ``top``."""
    inner = Path(os.path.realpath(folder)).relative_to(top).as_posix()
    return "" if inner == "." else f"{inner}/"
