"""The character that begins the lines of recipes in a Makefile: a tab, or what ``.RECIPEPREFIX`` says."""

from __future__ import annotations

import re
from collections.abc import Iterator

#: The variable with the character.
PREFIX = ".RECIPEPREFIX"

_ASSIGNED = re.compile(rf"[ \t]*{re.escape(PREFIX)}[ \t]*(?:::?:?|\?)?=[ \t]*(?P<value>[^\r\n#]*)")


def with_tabs(text: str) -> str:
    """The text of a Makefile, of the same length, with tabs before recipes and nowhere else.

    ``.RECIPEPREFIX = >``
    """
    return "\n".join(_lines(text)) if PREFIX in text else text


def is_certain(operator: str, value: str) -> bool:
    """Whether an assignment to ``.RECIPEPREFIX`` says which character it is."""
    return operator not in ("+=", "!=") and not value.startswith("$")


def _lines(text: str) -> Iterator[str]:
    prefix = "\t"
    for line in text.split("\n"):
        if prefix != "\t" and line.startswith(prefix):
            line = f"\t{line[1:]}"
        elif prefix != "\t" and line.startswith("\t"):
            line = f" {line[1:]}"
        yield line
        if (match := _ASSIGNED.match(line)) and is_certain("=", match["value"]):
            prefix = match["value"][:1] or "\t"
