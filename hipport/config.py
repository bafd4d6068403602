"""Options of a conversion, from ``[tool.hipport]`` in pyproject.toml or from hipport.toml, and from the caller."""

from __future__ import annotations

import difflib
import os
import re
import tomllib
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import fields
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from hipport import architectures
from hipport.errors import ConfigError
from hipport.paths import printable


@dataclass(frozen=True, slots=True)
class Options:
    """How to convert. Field names are the long names of the command line and the keys of the configuration file.

    ``rocm`` is the ROCm version converted for, ``cuda`` the CUDA version that the code was written for (empty: any).
    ``launch`` is ``chevron`` (keep ``<<<>>>``) or ``macro`` (``hipLaunchKernelGGL``). ``select`` and ``ignore`` are
    rule codes or their prefixes (``HP1``). ``include`` and ``exclude`` are globs on paths relative to the tree.
    ``max_size`` is in bytes: a larger source file is copied and reported, not converted. ``rules`` are paths of files
    in the form of ``mappings/calls.toml``, ``rules_module`` paths of Python modules with rules, both in a configuration
    file relative to it. ``arch`` are the architectures that
    the port is for, such as ``gfx90a``: what works on all of them is not reported. ``warp`` is ``logical`` (a warp
    stays 32 lanes, by hipport/warp.h) or ``native`` (HIP's own intrinsics, on warps as wide as the wavefront). ``ast``
    lets rules ask libclang where the tokens do not determine a type, ``parse`` has it parse all units of a folder and
    reports what it refuses. ``textures`` is ``buffer`` (reads of ordinary
    memory, by hipport/texture.h), ``native`` (HIP's own) or ``auto`` (``buffer`` if an architecture has no images).
    ``keep_cuda`` writes sources that compile for CUDA as before and for HIP too, and leaves all other files to CUDA.
    ``project_files`` makes the changes that are only proposed otherwise, in Dockerfiles, scripts and package lists.
    ``mark`` is ``always`` (write a comment above each line where something is left), ``never`` (remove these comments)
    or ``auto`` (as in the last run that wrote the port).
    """

    rocm: str = "7.2"
    cuda: str = ""
    launch: str = "chevron"
    unsafe_fixes: bool = False
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    gitignore: bool = True
    max_size: int = 16 * 2**20
    rules: tuple[str, ...] = ()
    rules_module: tuple[str, ...] = ()
    arch: tuple[str, ...] = architectures.DEFAULT
    warp: str = "logical"
    textures: str = "auto"
    ast: bool = True
    parse: bool = False
    project_files: bool = False
    keep_cuda: bool = False
    mark: str = "auto"

    def selects(self, code: str) -> bool:
        """Whether a rule is asked for: all of ``select`` (empty: every rule) without those of ``ignore``."""
        chosen = not self.select or code.startswith(self.select)
        return chosen and not (self.ignore and code.startswith(self.ignore))


def require_folder(options: Options) -> None:
    """Raise ConfigError where sources for both vendors are asked for and there is no whole folder to convert."""
    if options.keep_cuda:
        raise ConfigError("keep-cuda is for whole folders, whose files share the macros for HIP's names: name a folder")


_LAUNCHES = ("chevron", "macro")
_WARPS = ("logical", "native")
_MARKS = ("auto", "always", "never")
_TEXTURES = ("auto", "buffer", "native")
_UNITS = {"": 1, "K": 2**10, "M": 2**20, "G": 2**30}


def load_options(start: Path, overrides: Mapping[str, object] = MappingProxyType({})) -> Options:
    """The options in force for the file or folder ``start``: those of ``overrides`` (what the command line gives), then
    those of the configuration file, then the defaults. Keys are field names of ``Options``, with dashes or underscores.

    Raises ConfigError for a file that cannot be read, an unknown key and a value that cannot be used.
    """
    values: dict[str, object] = {}
    if path := find_configuration(start):
        values |= _checked(_table(path), lambda key: f"{printable(path)}: {key}")
        for key in ("rules", "rules_module"):
            if key in values:
                values[key] = tuple(str(path.parent / file) for file in values[key])  # type: ignore[attr-defined]
    values |= _checked(overrides, lambda key: f"--{key.replace('_', '-')}")
    return replace(Options(), **values)  # type: ignore[arg-type]  # each value has passed the reader of its field


def find_configuration(start: Path) -> Path | None:
    """The nearest ``hipport.toml``, or ``pyproject.toml`` with ``[tool.hipport]``: in ``start`` or a folder above it,
    up to the top of a git repository. Raises ConfigError for a file on the way that cannot be read.
    """
    place = Path(os.path.realpath(start))
    for folder in (place, *place.parents):
        own, shared = folder / "hipport.toml", folder / "pyproject.toml"
        if _is_file(own):
            return own
        if _is_file(shared) and "hipport" in _tools(shared):
            return shared
        if os.path.lexists(folder / ".git"):
            break
    return None


def _is_file(path: Path) -> bool:
    """As ``Path.is_file``, but False where that would raise for want of rights."""
    return os.path.isfile(path)  # noqa: PTH113


def _table(path: Path) -> Mapping[str, object]:
    if path.name == "hipport.toml":
        return _parsed(path)
    table = _tools(path)["hipport"]
    if not isinstance(table, dict):
        raise ConfigError(f"{printable(path)}: tool.hipport: expected a table, [tool.hipport]")
    return table


def _tools(path: Path) -> Mapping[str, object]:
    tools = _parsed(path).get("tool")
    return tools if isinstance(tools, dict) else {}


def _parsed(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"{printable(path)}: cannot be read: {error.strerror}; make it readable") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{printable(path)}: not UTF-8 (byte {error.start}): save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{printable(path)}: not valid TOML: {error}") from error


def _checked(values: Mapping[str, object], name: Callable[[str], str]) -> dict[str, object]:
    """Field names and values as ``Options`` takes them; ``name`` says how a message refers to a key."""
    kinds = {field.name: str(field.type) for field in fields(Options)}
    checked: dict[str, object] = {}
    for key, value in values.items():
        field = key.replace("-", "_")
        if field not in kinds:
            raise ConfigError(f"{name(key)}: unknown option; {_suggestion(field, kinds)}")
        if field in checked:
            raise ConfigError(f"{name(key)}: given twice, with a dash and with an underscore; remove one")
        try:
            checked[field] = (_FIELD_READERS.get(field) or _KIND_READERS[kinds[field]])(value)
        except ValueError as error:
            raise ConfigError(f"{name(key)}: expected {error}, not {value!r}") from None
    return checked


def _suggestion(field: str, known: Iterable[str]) -> str:
    names = [name.replace("_", "-") for name in known]
    close = difflib.get_close_matches(field.replace("_", "-"), names, n=1)
    return f"did you mean {close[0]}?" if close else f"the options are {', '.join(names)}"


# Each reader returns the value as ``Options`` takes it, or raises ValueError with what it expected.


def _boolean(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def _strings(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise ValueError('a list of strings, such as ["a", "b"]')
    return tuple(value)


def _one_of(choices: Sequence[str]) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in choices:
            raise ValueError(" or ".join(choices))
        return str(value)

    return read


def _version(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"\d+\.\d+(\.\d+)?", value, re.ASCII):
        raise ValueError('a version in quotes, such as "7.2"')
    return value


def _version_or_any(value: object) -> str:
    return "" if value == "" else _version(value)


def _architectures(value: object) -> tuple[str, ...]:
    names = _strings(value)
    if not names or not all(map(architectures.is_architecture, names)):
        raise ValueError('a list of AMD architectures, such as ["gfx90a", "gfx1100"]')
    return names


def _size(value: object) -> int:
    if isinstance(value, str) and (match := re.fullmatch(r"(\d+) ?([KMG]?)(?:i?B)?", value, re.ASCII | re.IGNORECASE)):
        value = int(match[1]) * _UNITS[match[2].upper()]
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise ValueError('a number of bytes, such as 16000000 or "16M"')
    return value


_FIELD_READERS: Mapping[str, Callable[[object], object]] = {
    "rocm": _version,
    "cuda": _version_or_any,
    "launch": _one_of(_LAUNCHES),
    "max_size": _size,
    "arch": _architectures,
    "warp": _one_of(_WARPS),
    "textures": _one_of(_TEXTURES),
    "mark": _one_of(_MARKS),
}
_KIND_READERS: Mapping[str, Callable[[object], object]] = {"bool": _boolean, "tuple[str, ...]": _strings}
