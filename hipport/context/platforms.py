"""Code that only compilers for other systems than Linux read."""

from __future__ import annotations

import re

from hipport.source.arms import Arms
from hipport.source.conditions import UNDEFINED

_MACROS = re.compile(r"_*(?:WIN(?:DOWS|32|64)?|MSC_VER|CYGWIN|MINGW(?:32|64)?|APPLE)_*", re.IGNORECASE)


def is_for_another_system(arms: Arms, index: int) -> bool:
    """Whether a token is in an arm that no compiler for Linux takes: ``#if defined(_WIN32) || defined(__CYGWIN__)``"""
    return any(arm.holds(_on_linux) is False for arm in arms.enclosing(index))


def _on_linux(macro: str) -> int | str | None:
    return UNDEFINED if _MACROS.fullmatch(macro) else None
