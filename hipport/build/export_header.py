"""Headers that CMake makes of a target's name: ``generate_export_header(lab EXPORT_MACRO_NAME LAB_API)``."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

_KEYWORDS = frozenset(
    """BASE_NAME EXPORT_MACRO_NAME EXPORT_FILE_NAME DEPRECATED_MACRO_NAME NO_EXPORT_MACRO_NAME STATIC_DEFINE
    NO_DEPRECATED_MACRO_NAME PREFIX_NAME INCLUDE_GUARD_NAME CUSTOM_CONTENT_FROM_VARIABLE""".split()
)
#: For a build that hides nothing: who checks a port links nothing.
_TEXT = """\
#pragma once
#define {export} __attribute__((visibility("default")))
#define {hidden} __attribute__((visibility("hidden")))
#ifndef {deprecated}
#define {deprecated} __attribute__((__deprecated__))
#endif
#define {deprecated}_EXPORT {export} {deprecated}
#define {deprecated}_NO_EXPORT {hidden} {deprecated}
"""


@dataclass(frozen=True)
class ExportHeader:
    """A header of macros for what a library shows, made of what a CMake file, ``template``, says of it: the names of
    its macros.
    """

    path: str
    template: Path
    export: str
    hidden: str
    deprecated: str

    def text(self) -> str:
        """What CMake writes, for GCC and clang."""
        return _TEXT.format(export=self.export, hidden=self.hidden, deprecated=self.deprecated)


def export_header(words: Sequence[str], binary: str, template: Path) -> ExportHeader | None:
    """The header of ``generate_export_header(TARGET EXPORT_FILE_NAME lab/export.h)`` in the build folder ``binary``.
    Source: the module GenerateExportHeader of CMake 3.31, whose names these are.
    """
    if not words or words[0] in _KEYWORDS or not binary:  # without a target's name: it is not known
        return None
    given = {word: value for word, value in pairwise(words[1:]) if word in _KEYWORDS}
    name = given.get("BASE_NAME", words[0])
    base = given.get("PREFIX_NAME", "") + re.sub(r"\W", "_", name).upper()
    file = given.get("EXPORT_FILE_NAME", f"{name.lower()}_export.h")
    return ExportHeader(
        os.path.normpath(os.path.join(binary, file)),  # noqa: PTH118 - below a folder that is not there
        template,
        given.get("EXPORT_MACRO_NAME", f"{base}_EXPORT"),
        given.get("NO_EXPORT_MACRO_NAME", f"{base}_NO_EXPORT"),
        given.get("DEPRECATED_MACRO_NAME", f"{base}_DEPRECATED"),
    )
