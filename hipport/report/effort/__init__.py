"""Reports of the effort of a port, of one tree or of several: one module per format."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Literal

from hipport.effort.effort import Effort
from hipport.report.suffixes import form_of

__all__ = ["Format", "format_of", "render"]

Format = Literal["json", "html"]

_SUFFIXES: dict[str, Format] = {".json": "json", ".html": "html"}


def format_of(path: Path) -> Format:
    """The format that the suffix of ``path`` names. Raises ConfigError for a suffix that names none."""
    return form_of(path, _SUFFIXES)


def render(trees: Sequence[Effort], format: Format) -> str:  # noqa: A002 - the word that users know
    """The efforts of one tree or more in ``format``. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(trees)
    return text
