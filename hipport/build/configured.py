"""Headers that a configure step of CMake makes: ``configure_file(config.h.in config.h)``."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.build.cmake_language import expanded

#: The folder that stands for the one in which CMake builds, below that of the outermost CMakeLists.txt.
BUILD_FOLDER = "hipport-build"
_SUFFIXES = (".h", ".hh", ".hpp", ".hxx", ".cuh", ".inc", ".inl")
_DEFINE = re.compile(r"^([ \t]*#[ \t]*)cmakedefine(01)?[ \t]+(\w+)(.*)$", re.MULTILINE)
_AT = re.compile(r"@([\w.+-]+)@")
_BRACES = re.compile(r"\$\{(\w+)\}")
_OFF = re.compile(r"(?i:|0|OFF|NO|FALSE|N|IGNORE|NOTFOUND|.*-NOTFOUND)\Z")


@dataclass(frozen=True)
class ConfiguredHeader:
    """A header below ``BUILD_FOLDER``, the template that CMake makes it of, and the variables at that time. ``only_at``
    and ``copied`` are ``@ONLY`` and ``COPYONLY``.
    """

    path: str
    template: Path
    variables: Mapping[str, str]
    only_at: bool
    copied: bool

    def text(self) -> str:
        """What CMake writes. Raises OSError for a template that cannot be read."""
        template = self.template.read_text("utf-8", "replace")
        if self.copied:
            return template
        ours = self._for_hip(template)
        text = _AT.sub(lambda match: ours._value(match[1]), _DEFINE.sub(ours._defined, template))
        return text if self.only_at else _BRACES.sub(lambda match: ours._value(match[1]), text)

    def _for_hip(self, template: str) -> ConfiguredHeader:
        """The header for a build with HIP, if the project knows one: ``USE_HIP`` is what ``USE_CUDA`` is by default."""
        names = {match[3] for match in _DEFINE.finditer(template)}
        pairs = {name: name.replace("CUDA", "HIP") for name in names if "CUDA" in name}
        both = {cuda: hip for cuda, hip in pairs.items() if hip in names and not _OFF.match(self._value(cuda))}
        chosen = {hip: self._value(cuda) for cuda, hip in both.items()} | dict.fromkeys(both, "OFF")
        return replace(self, variables={**self.variables, **chosen})

    def _defined(self, match: re.Match[str]) -> str:
        """``#cmakedefine NAME value``, ``#cmakedefine01 NAME``"""
        sign, as_number, name, rest = match.groups()
        is_on = not _OFF.match(self._value(name))
        if as_number:
            return f"{sign}define {name} {int(is_on)}{rest}"
        return f"{sign}define {name}{rest}" if is_on else f"/* #undef {name} */"

    def _value(self, name: str) -> str:
        value = expanded(self.variables.get(name, ""), self.variables)
        return "" if "${" in value or "$ENV{" in value else value


def configured_header(
    words: list[str], source: Path, binary: str, variables: Mapping[str, str]
) -> ConfiguredHeader | None:
    """The header of ``configure_file(in out @ONLY)`` in the folders ``source`` and ``binary``, None for other files."""
    if len(words) < 2 or not binary:
        return None
    template = source / words[0]
    path = os.path.normpath(os.path.join(binary, words[1]))  # noqa: PTH118 - below a folder that is not there
    if not path.lower().endswith(_SUFFIXES) or f"/{BUILD_FOLDER}/" not in path or not template.is_file():
        return None
    return ConfiguredHeader(path, template, dict(variables), "@ONLY" in words, "COPYONLY" in words)
