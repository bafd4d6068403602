"""Find spec files and load what is in them."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from functools import lru_cache
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

from hipport.paths import printable
from hipport.verify.errors import SpecError
from hipport.verify.specs.spec import KernelSpec

_PACKAGE = Path(__file__).resolve().parents[2]
_NAME = "spec.py"
#: What the names of the modules of specs begin with; a number follows.
_MODULE = "hipport_spec_"
#: How many characters of an error are shown.
_LONGEST = 1000
_NUMBERS = count()


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


@lru_cache(maxsize=8)
def load_file(path: Path) -> tuple[KernelSpec, ...]:
    """The specs of one file, whose code runs in this process. Raises SpecError, with the line, for a file that is
    wrong, whatever it raises.
    """
    shown = printable(path)
    try:
        code = compile(path.read_bytes(), str(path), "exec")
    except OSError as error:
        raise SpecError(f"{shown}: cannot be read: {error.strerror}") from error
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", None) or 1
        raise SpecError(f"{shown}:{line}: not valid Python: {getattr(error, 'msg', error)}") from error
    module = ModuleType(f"{_MODULE}{next(_NUMBERS)}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # dataclasses look their module up
    before = list(sys.path)
    sys.path.insert(0, str(path.parent.resolve()))  # for what several specs of a project share
    try:
        exec(code, module.__dict__)
    except BaseException as error:
        raise SpecError(f"{place_of(error, str(path))}: {described(error)}") from None
    finally:
        sys.path[:] = before
    return _specs_of(module, shown)


def _specs_of(module: ModuleType, shown: str) -> tuple[KernelSpec, ...]:
    single, several = getattr(module, "SPEC", None), getattr(module, "SPECS", None)
    specs = [single] if single is not None else several
    if not isinstance(specs, list | tuple) or not specs:
        raise SpecError(f"{shown}: defines no spec: write SPEC = KernelSpec(...), or SPECS = [...] for several")
    for spec in specs:
        if not isinstance(spec, KernelSpec):
            raise SpecError(f"{shown}: {spec!r} is not a KernelSpec")
    names = [spec.name for spec in specs]
    for name in names:
        if names.count(name) > 1:
            raise SpecError(f"{shown}: two specs are named {name!r}")
    return tuple(specs)


def call(what: str, function: Callable[..., Any], *arguments: Any) -> Any:
    """What a function of a spec returns. Raises SpecError with the function's file and line for what it raises."""
    try:
        return function(*arguments)
    except BaseException as error:
        raise SpecError(f"{place_of(error, *_code_of(function))}: {what}: {described(error)}") from error


def place_of(error: BaseException, path: str, line: int = 0) -> str:
    """``file:line`` of the last line that led to an error: of a spec's file, else of ``path``; where neither has one,
    ``path`` and ``line``, or without a ``line`` the last line of any file.
    """
    if place := place_in_spec(error):
        return place
    frames = [(file, number) for file, number, _ in _frames(error)]
    own = [frame for frame in frames if frame[0] == path]
    last = own[-1] if own else (path, line) if line or not frames else frames[-1]
    return f"{printable(last[0])}:{last[1]}"


def place_in_spec(error: BaseException) -> str:
    """``file:line`` of the last line of a spec's file that led to an error; empty where none did."""
    own = [(file, line) for file, line, module in _frames(error) if module.startswith(_MODULE)]
    return f"{printable(own[-1][0])}:{own[-1][1]}" if own else ""


def place_of_function(function: Callable[..., Any] | None) -> str:
    """``file:line: `` where a function of a spec begins; empty where that is not known."""
    path, line = _code_of(function)
    return f"{printable(path)}:{line}: " if path else ""


def _frames(error: BaseException) -> Iterator[tuple[str, int, str]]:
    """File, line and module of the calls that led to an error."""
    for frame, line in traceback.walk_tb(error.__traceback__):
        yield frame.f_code.co_filename, line, str(frame.f_globals.get("__name__"))


def _code_of(function: Any) -> tuple[str, int]:
    """File and line of a function, or of the function in a ``functools.partial`` or ``Computed``."""
    while function is not None and not hasattr(function, "__code__"):
        function = getattr(function, "func", None) or getattr(function, "function", None)
    return (function.__code__.co_filename, function.__code__.co_firstlineno) if function else ("", 0)


def described(error: BaseException) -> str:
    """An error in one line: its type and text, for an error of hipport's own only the text."""
    try:
        text = " ".join(str(error).split())[:_LONGEST]
    except BaseException:
        text = "an exception whose text cannot be made"
    match error:
        case SpecError():
            return text
        case SystemExit():
            return f"it exits ({text or 'with 0'}); a spec must not end Python"
        case MemoryError():
            return f"it takes more memory than it may have; --memory allows more{text and ': '}{text}"
        case _:
            return f"{type(error).__name__}: {text}"
