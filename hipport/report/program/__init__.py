"""Reports of running a program: one module per format, each a pure function of the same result."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Literal

from hipport.report.suffixes import form_of
from hipport.run.results import RunResult

__all__ = ["Format", "format_of", "render"]

Format = Literal["json", "html"]

_SUFFIXES: dict[str, Format] = {".json": "json", ".html": "html"}


def format_of(path: Path) -> Format:
    """The format that the suffix of ``path`` names. Raises ConfigError for a suffix that names none."""
    return form_of(path, _SUFFIXES)


def render(result: RunResult, format: Format) -> str:  # noqa: A002 - the word that users know
    """``result`` in ``format``. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(result)
    return text
