"""Macros of a project that stand for ``__shared__``."""

from __future__ import annotations

import re

from hipport.project.contents import Content

# A newline before the line instead of ``^`` lets the matcher skip to the next one.
_SHARED = re.compile(r"\n[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+__shared__[ \t]*(?=\r?\n|\Z|//|/\*)")


def shared_macros(text: str) -> frozenset[str]:
    """The macros that a text defines as ``__shared__``, in any arm: ``#define ON_CHIP __shared__``"""
    return frozenset(_SHARED.findall(f"\n{text}")) if "__shared__" in text else frozenset()


def shared_macros_in(content: Content) -> frozenset[str]:
    """``shared_macros`` of the text of a file."""
    return shared_macros(content.text)
