"""The classes that a text declares without a body."""

from __future__ import annotations

import re

from hipport.project.contents import Content

_DECLARED = re.compile(r"\b(?:class|struct)\s+(\w+)\s*;")


def declared_classes(text: str) -> frozenset[str]:
    """``Ray`` of ``struct Ray;``, by the words of a text."""
    return frozenset(_DECLARED.findall(text))


def declared_classes_in(content: Content) -> frozenset[str]:
    """``declared_classes`` of the text of a file."""
    return declared_classes(content.text)
