"""The macros by which projects are built for CUDA."""

from __future__ import annotations

import re
from collections.abc import Collection

from hipport.build.flags import Flags

#: As in ``#ifdef USE_CUDA`` and ``#if defined(XGBOOST_USE_CUDA)``.
_SWITCH = re.compile(
    rb"^[ \t]*#[ \t]*(?:el)?if(?:n?def)?\b[^\n]*?\b((?:[A-Z]\w*_)?(?:USE|WITH|HAVE|HAS|ENABLE|BUILD)_CUDA)\b",
    re.MULTILINE,
)


def switches_in(data: bytes) -> frozenset[str]:
    """The switches that a file tests."""
    return frozenset(found.decode() for found in _SWITCH.findall(data)) if b"_CUDA" in data else frozenset()


def with_switches(flags: Flags, switches: Collection[str]) -> Flags:
    """The flags with the switches on, but for those that the flags say something of."""
    said = {macro[2:].partition("=")[0] for macro in flags.macros}
    return flags + Flags(macros=tuple(f"-D{switch}=1" for switch in sorted({*switches} - said)))
