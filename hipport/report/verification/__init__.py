"""Reports of a verification: one module per format, each a pure function of the same summary."""

from __future__ import annotations

from importlib import import_module
from typing import Literal

from hipport.report.verification.summary import summarize
from hipport.verify.results import VerifyRun

__all__ = ["Format", "render"]

Format = Literal["json", "junit", "html"]


def render(run: VerifyRun, format: Format) -> str:  # noqa: A002 - the word that users know
    """``run`` in ``format``. The text can always be encoded as UTF-8."""
    module = import_module(f"{__name__}.{format}")  # only what is asked for: jinja2 alone takes 50 ms to load
    text: str = module.render(summarize(run))
    return text
