"""The PyTorch of this machine: of any build, as what a build for ROCm differs in can be made of it."""

from __future__ import annotations

import os
import re
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from hipport.errors import ConfigError

_VERSION = re.compile(r"^__version__(?::[^=\n]*)? = ['\"]([^'\"\n]+)['\"]", re.MULTILINE)
_BUILT_FOR = re.compile(r"^(hip|cuda)\b[^=\n]*=\s*['\"]([^'\"\n]+)", re.MULTILINE)
#: What its build adds where an extension asks for none.
_STANDARD = re.compile(r"cpp_flag_prefix \+ 'c\+\+(\d\d)'")
_NEWEST = "20"
_HIPIFY = Path("utils", "hipify", "hipify_python.py")
_HEADER = Path("include", "torch", "extension.h")
#: Variables that name the environment in which somebody works.
_ENVIRONMENTS = ("VIRTUAL_ENV", "CONDA_PREFIX")


@dataclass(frozen=True)
class PyTorch:
    """An installed PyTorch, or an unpacked wheel: its folder ``torch``."""

    folder: Path

    @cached_property
    def version(self) -> str:
        """Its version, ``2.13.0+cpu``; empty where it does not say."""
        found = _VERSION.search(self._said)
        return found[1] if found else ""

    @property
    def is_for_rocm(self) -> bool:
        """Whether it is a build for ROCm, whose headers are so already."""
        return "hip" in built_for(self._said)

    @property
    def standard(self) -> str:
        """The year of C++ that its build of extensions gives, and that its headers need: ``17``."""
        found = _STANDARD.search(_text(self.folder / "utils" / "cpp_extension.py"))
        return found[1] if found else _NEWEST

    @property
    def include(self) -> Path:
        """The folder of its headers."""
        return self.folder / "include"

    @property
    def hipify(self) -> Path:
        """The folder of its hipify, a package of Python."""
        return self.folder / _HIPIFY.parent

    @cached_property
    def _said(self) -> str:
        return _text(self.folder / "version.py")


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""


def built_for(said: str) -> dict[str, str]:
    """What the text of ``torch/version.py`` says that PyTorch is built for: the version of ``hip`` or of ``cuda``."""
    return dict(_BUILT_FOR.findall(said))


def pytorch_at(place: Path) -> PyTorch:
    """The PyTorch in a folder ``torch``, or in a folder of packages or an environment that has one.

    Raises ConfigError where there is none, or one without headers or hipify.
    """
    folder = next(filter(_is_whole, (place, place / "torch", *_below(place))), None)
    if folder is None:
        raise ConfigError(f"--torch: {place} has no PyTorch, a folder torch with {_HEADER} and {_HIPIFY} in it")
    return PyTorch(Path(os.path.abspath(folder)))  # noqa: PTH100 - links in it stay


def installed_pytorch() -> PyTorch | None:
    """The PyTorch of the environment that is active, else of the one that hipport is in."""
    active = (Path(os.environ[name]) for name in _ENVIRONMENTS if os.environ.get(name))
    places = [*(folder for place in active for folder in _below(place)), Path(sysconfig.get_path("platlib"), "torch")]
    return next((PyTorch(folder) for folder in places if _is_whole(folder)), None)


def _below(environment: Path) -> Iterator[Path]:
    yield from sorted(environment.glob("lib/python3.*/site-packages/torch"))


def _is_whole(folder: Path) -> bool:
    return (folder / _HEADER).is_file() and (folder / _HIPIFY).is_file()
