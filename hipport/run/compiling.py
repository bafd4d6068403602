"""What the compilation of one source needs to know: its language standard, the places of messages."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

from hipport.build.flags import Flags
from hipport.cpu.errors import CompileError
from hipport.toolchain.messages import Message
from hipport.toolchain.messages import Note
from hipport.toolchain.messages import Place

#: The oldest standard that the engine's headers compile with; code for older ones is compiled as this one.
_STANDARD = 17
_YEAR = re.compile(r"(?:c|gnu)\+\+(\d\w)")
_OLD = ("98", "03", "0x")


def place_of(error: CompileError, message: Message | Note) -> Place | None:
    """The place of a compiler's message, whose path may be relative to the folder of the source."""
    place = message.place
    return place and replace(place, path=os.path.normpath(Path(error.path).absolute().parent / place.path))


def standard_options(flags: Flags, *, is_c: bool) -> list[str]:
    """The option for the language standard of a source, if it is not older than what the engine takes."""
    if is_c:
        return [f"-std={flags.c_standard}"] if flags.c_standard else []
    match = _YEAR.fullmatch(flags.standard)
    is_known = match is not None and match[1] not in _OLD and _year(match[1]) >= _STANDARD
    return [f"-std={flags.standard}"] if is_known else []


def _year(text: str) -> int:
    """The year of ``c++17``, or of a draft such as ``c++1z``."""
    return int(text) if text.isdecimal() else {"1y": 14, "1z": 17, "2a": 20, "2b": 23, "2c": 26}.get(text, 0)
