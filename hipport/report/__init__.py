"""Reports of a run: one module per format, each a pure function of the same summary, but for the sources that HTML
shows.

The terminal's report is in :mod:`hipport.report.text`, as it needs a console; :func:`hipport.report.json.load` reads a
JSON report back.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Literal

from hipport.atomic import write_atomic
from hipport.report.rule_info import RuleInfo
from hipport.report.suffixes import form_of
from hipport.report.summary import summarize
from hipport.result import Run

__all__ = ["Format", "RuleInfo", "format_of", "render", "write"]

Format = Literal["concise", "github", "html", "json", "markdown", "sarif"]

_SUFFIXES: dict[str, Format] = {".json": "json", ".md": "markdown", ".html": "html", ".sarif": "sarif"}


def render(run: Run, format: Format, rules: Mapping[str, RuleInfo]) -> str:  # noqa: A002 - the word that users know
    """``run`` in ``format``; ``rules`` are the known rules by code. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(summarize(run, rules))
    return text


def format_of(path: Path) -> Format:
    """The format that the suffix of ``path`` names. Raises ConfigError for a suffix that names none."""
    return form_of(path, _SUFFIXES)


def write(run: Run, path: Path, rules: Mapping[str, RuleInfo]) -> None:
    """Write ``run`` to ``path`` in the format that its suffix names, at once or not at all.

    Raises ConfigError for an unknown suffix, OutputError where ``path`` cannot be written.
    """
    write_atomic(path, render(run, format_of(path), rules).encode())
