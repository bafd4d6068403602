"""Find spec files and load what is in them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

from hipport.paths import printable
from hipport.verify.errors import SpecError
from hipport.verify.spec import KernelSpec

_PACKAGE = Path(__file__).resolve().parents[1]
_NAME = "spec.py"
_NUMBERS = count()


@dataclass(frozen=True, slots=True)
class LoadedSpec:
    """A spec with the file that it is from, or ``error`` where that file has none that can be used."""

    path: Path
    spec: KernelSpec | None
    error: str = ""

    @property
    def name(self) -> str:
        """The spec's name, that of the folder where there is no spec."""
        return self.spec.name if self.spec else self.path.parent.name


def default_paths() -> tuple[Path, ...]:
    """``kernels`` in the current folder where it has specs, else the kernels that come with hipport."""
    for folder in (Path("kernels"), _PACKAGE / "kernels", _PACKAGE.parent / "kernels"):
        if any(folder.glob(f"*/{_NAME}")):
            return (folder,)
    raise SpecError("no specs: there is no folder kernels here; name a spec.py or a folder that has one")


def find_specs(paths: Sequence[Path]) -> tuple[Path, ...]:
    """The spec files among and under ``paths``, each once, in order. Raises SpecError for a path without one."""
    found: dict[Path, None] = {}
    for path in paths:
        if not path.exists():
            raise SpecError(f"{printable(path)}: no such file or folder")
        files = sorted(path.rglob(_NAME)) if path.is_dir() else [path]
        if not files:
            raise SpecError(f"{printable(path)}: there is no {_NAME} in this folder or below")
        found.update(dict.fromkeys(files))
    return tuple(found)


def load_specs(paths: Sequence[Path]) -> tuple[LoadedSpec, ...]:
    """The specs of the files among and under ``paths``; a file that cannot be used is there with its error.

    Raises SpecError where there is no spec file at all.
    """
    loaded: list[LoadedSpec] = []
    for path in find_specs(paths):
        try:
            loaded += [LoadedSpec(path, spec) for spec in load_file(path)]
        except SpecError as error:
            loaded.append(LoadedSpec(path, None, str(error)))
    return tuple(loaded)


@lru_cache(maxsize=8)
def load_file(path: Path) -> tuple[KernelSpec, ...]:
    """The specs of one file. Raises SpecError, with the line, for a file that is wrong."""
    shown = printable(path)
    try:
        code = compile(path.read_bytes(), str(path), "exec")
    except OSError as error:
        raise SpecError(f"{shown}: cannot be read: {error.strerror}") from error
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        raise SpecError(f"{shown}:{line}: not valid Python: {getattr(error, 'msg', error)}") from error
    module = ModuleType(f"hipport_spec_{next(_NUMBERS)}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look their module up
    sys.path.insert(0, str(path.parent.resolve()))  # for what several specs of a project share
    try:
        exec(code, module.__dict__)
    except Exception as error:
        raise SpecError(f"{place_of(error, str(path))}: {described(error)}") from error
    finally:
        del sys.path[0]
    return _specs_of(module, shown)


def _specs_of(module: ModuleType, shown: str) -> tuple[KernelSpec, ...]:
    single, several = getattr(module, "SPEC", None), getattr(module, "SPECS", None)
    specs = [single] if single is not None else several
    if not isinstance(specs, list | tuple) or not specs:
        raise SpecError(f"{shown}: defines no spec: write SPEC = KernelSpec(...), or SPECS = [...] for several")
    for spec in specs:
        if not isinstance(spec, KernelSpec):
            raise SpecError(f"{shown}: {spec!r} is no KernelSpec")
    names = [spec.name for spec in specs]
    for name in names:
        if names.count(name) > 1:
            raise SpecError(f"{shown}: two specs are named {name!r}")
    return tuple(specs)


def call(what: str, function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function of a spec returns. Raises SpecError with the function's file and line for what it raises."""
    try:
        return function(*arguments)
    except Exception as error:
        code = getattr(function, "__code__", None)
        place = place_of(error, code.co_filename if code else "")
        raise SpecError(f"{place}: {what}: {described(error)}") from error


def place_of(error: BaseException, path: str) -> str:
    """``file:line`` of the last line of ``path`` that led to an error; of any file where none of that did."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == path] or frames
    return f"{printable(own[-1].filename)}:{own[-1].lineno}"


def described(error: BaseException) -> str:
    """An error in one line; what hipport says itself without the name of the exception."""
    text = " ".join(str(error).split())
    return text if isinstance(error, SpecError) else f"{type(error).__name__}: {text}"
