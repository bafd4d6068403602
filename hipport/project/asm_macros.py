"""Macros of a project that stand for the keyword of inline assembly."""

from __future__ import annotations

import re

from hipport.project.contents import Content

_NAMES: frozenset[str] = frozenset()
_DEFINE = re.compile(
    rb"^[ \t]*#[ \t]*define[ \t]+(\w+)[ \t]+(?:asm|__asm__|__asm)(?:[ \t]+(?:volatile|__volatile__))?[ \t]*(?://.*)?\r?$",
    re.MULTILINE,
)


def asm_macros(content: Content) -> frozenset[str]:
    """The macros that a text defines as the keyword: ``#define ASM asm volatile``."""
    return (
        frozenset(name.decode("latin-1") for name in _DEFINE.findall(content.data))
        if b"asm" in content.data
        else _NAMES
    )
