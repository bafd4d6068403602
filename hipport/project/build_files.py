"""Which files of a tree say how it is built, and in which language."""

from __future__ import annotations

import re
from enum import Enum


class BuildLanguage(Enum):
    """The language of a build file, as ``mappings/build.toml`` calls it."""

    CMAKE = "cmake"
    MAKE = "make"
    PYTHON = "python"
    MESON = "meson"
    BAZEL = "bazel"
    VCXPROJ = "vcxproj"


_NAMES = {
    BuildLanguage.CMAKE: r"CMakeLists\.txt|.+\.cmake(?:\.in)?",
    BuildLanguage.MAKE: r"(?:GNU)?[Mm]akefile(?:[._-][\w.-]+)?(?<!\.(?:md|py|sh))(?<!\.(?:txt|bat|cmd|yml))"
    r"|[Mm]ake\.(?:config|conf|inc|defs?|rules|common|include|opts|sys)(?:\.\w+)?|.+\.(?:mk|mak|make)(?:\.in|\.am)?",
    BuildLanguage.PYTHON: r"setup\.py|setup\.cfg|pyproject\.toml|requirements[\w-]*\.txt",
    BuildLanguage.MESON: r"meson\.build|meson(?:_options\.txt|\.options)",
    BuildLanguage.BAZEL: r"BUILD(?:\.bazel)?|WORKSPACE(?:\.bazel)?|MODULE\.bazel|.+\.(?:bzl|bazel)|\.bazelrc",
    BuildLanguage.VCXPROJ: r".+\.vcxproj|Directory\.Build\.(?:props|targets)",
}
_PATTERNS = {language: re.compile(pattern) for language, pattern in _NAMES.items()}


def language_of(name: str) -> BuildLanguage | None:
    """The language of a file with this name, without its folders; None where it is not a build file."""
    return next((language for language, pattern in _PATTERNS.items() if pattern.fullmatch(name)), None)
