"""What kernels print, apart from what host code does: HIP leaves open when the one comes between the other."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

#: What the runtime makes of a call of printf in launch 3: ``\\x0e3\\x0f``, the text, ``\\x0e\\x0f`` (print.cpp).
_MARKED = re.compile(rb"\x0e(\d+)\x0f(.*?)\x0e\x0f", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Printed:
    """An output in parts: ``host`` is what host code has printed, ``kernels`` has the texts of all calls of printf of a
    launch by its number.
    """

    host: bytes
    kernels: Mapping[int, list[bytes]]


def parts_of(output: bytes) -> Printed:
    """The parts of an output with marks; without, all of it is the host's."""
    kernels: dict[int, list[bytes]] = {}
    for launch, text in _MARKED.findall(output):
        kernels.setdefault(int(launch), []).append(text)
    return Printed(_MARKED.sub(b"", output), kernels)


def without_marks(output: bytes) -> bytes:
    """An output as the program has printed it."""
    return _MARKED.sub(rb"\2", output)
