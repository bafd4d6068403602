"""Reports of the effort of a port, of one tree or of several: one module per format."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Literal

from hipport.effort.effort import Effort
from hipport.errors import ConfigError
from hipport.paths import printable

__all__ = ["Format", "format_of", "render"]

Format = Literal["json", "html"]

_SUFFIXES: dict[str, Format] = {".json": "json", ".html": "html"}


def format_of(path: Path) -> Format:
    """The format of a report by the suffix of its file. Raises ConfigError for another one."""
    try:
        return _SUFFIXES[path.suffix.lower()]
    except KeyError:
        raise ConfigError(f"{printable(path)}: a report of the effort is a .json or .html file") from None


def render(trees: Sequence[Effort], format: Format) -> str:  # noqa: A002 - the word that users know
    """The efforts of one tree or more in ``format``. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(trees)
    return text
