"""Reports of running a program: one module per format, each a pure function of the same result."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Literal

from hipport.errors import ConfigError
from hipport.paths import printable
from hipport.run.results import RunResult

__all__ = ["Format", "format_of", "render"]

Format = Literal["json", "html"]


def format_of(path: Path) -> Format:
    """The format of a report by the suffix of its file. Raises ConfigError for another one."""
    match path.suffix:
        case ".json":
            return "json"
        case ".html":
            return "html"
        case _:
            raise ConfigError(f"{printable(path)}: a report of a run is a .json or .html file")


def render(result: RunResult, format: Format) -> str:  # noqa: A002 - the word that users know
    """``result`` in ``format``. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(result)
    return text
