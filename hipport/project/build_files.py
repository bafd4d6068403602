"""Which files of a tree say how it is built or run, and in which language."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache


class BuildLanguage(Enum):
    """The language of a build file or of a file around the code, as ``mappings/build.toml`` calls it."""

    CMAKE = "cmake"
    PRESETS = "presets"
    MAKE = "make"
    PYTHON = "python"
    MESON = "meson"
    BAZEL = "bazel"
    VCXPROJ = "vcxproj"
    AUTOCONF = "autoconf"
    QMAKE = "qmake"
    LUA = "lua"
    SHELL = "shell"
    BATCH = "batch"
    YAML = "yaml"
    DOCKER = "docker"
    PIP = "pip"
    CARGO = "cargo"
    FORTRAN = "fortran"
    CYTHON = "cython"
    JULIA = "julia"
    RUST = "rust"
    CSHARP = "csharp"
    GO = "go"
    MATLAB = "matlab"
    NOTEBOOK = "notebook"
    NIX = "nix"


#: Languages of the files around the code: a port is built without them, or by a few words that stand in them. Those of
#: programs call what the sources have, or CUDA itself.
AROUND = frozenset(
    {
        BuildLanguage.SHELL,
        BuildLanguage.BATCH,
        BuildLanguage.YAML,
        BuildLanguage.DOCKER,
        BuildLanguage.NIX,
        BuildLanguage.PIP,
        BuildLanguage.CARGO,
        BuildLanguage.FORTRAN,
        BuildLanguage.CYTHON,
        BuildLanguage.JULIA,
        BuildLanguage.RUST,
        BuildLanguage.CSHARP,
        BuildLanguage.GO,
        BuildLanguage.MATLAB,
        BuildLanguage.NOTEBOOK,
    }
)

#: Languages of build files in which a port has the options of hipcc for those of nvcc.
PORTED_OPTIONS = frozenset({BuildLanguage.CMAKE, BuildLanguage.PRESETS, BuildLanguage.MAKE, BuildLanguage.PYTHON})

_NAMES = {
    BuildLanguage.CMAKE: r"CMakeLists\.txt|.+\.cmake(?:\.in)?",
    BuildLanguage.PRESETS: r"[\w.-]*CMake[\w.-]*Presets?[\w.-]*\.json",
    BuildLanguage.MAKE: r"(?:GNU)?[Mm]akefile(?:[._-][\w.-]+)?(?<!\.(?:md|py|sh))(?<!\.(?:txt|bat|cmd|yml))"
    r"|[Mm]ake\.(?:config|conf|inc|defs?|rules|common|include|opts|sys)(?:\.\w+)?|Makevars(?:\.in|\.win)?|.+\.(?:mk|mak|make)(?:\.in|\.am)?",
    BuildLanguage.PYTHON: r"setup\.py|setup\.cfg|pyproject\.toml|SConstruct|SConscript|wscript(?:_build)?",
    BuildLanguage.MESON: r"meson\.build|meson(?:_options\.txt|\.options)",
    BuildLanguage.BAZEL: r"BUILD(?:\.bazel)?|WORKSPACE(?:\.bazel)?|MODULE\.bazel|.+\.(?:bzl|bazel)|\.bazelrc",
    BuildLanguage.VCXPROJ: r".+\.(?:vcxproj|props|targets)",
    BuildLanguage.AUTOCONF: r"configure\.(?:ac|in)|(?!(?:aclocal|libtool)\.m4).+\.m4",  # made, and libtool's own
    BuildLanguage.QMAKE: r".+\.(?:pro|pri|prf)",
    BuildLanguage.LUA: r"(?:xmake|premake\d*)\.lua",
    BuildLanguage.SHELL: r".+\.(?:sh|bash|slurm|sbatch)(?:\.in)?",
    BuildLanguage.BATCH: r".+\.(?:bat|cmd|ps1)",
    BuildLanguage.YAML: r".+\.ya?ml",
    BuildLanguage.DOCKER: r"(?:Dockerfile|Containerfile)(?:[._-][\w.-]+)?|.+\.[Dd]ockerfile",
    BuildLanguage.PIP: r"(?:requirements|constraints)[\w-]*\.txt",
    BuildLanguage.CARGO: r"Cargo\.toml",
    BuildLanguage.FORTRAN: r".+\.(?:[fF](?:or|OR|90|95|03|08|18)?|cuf|CUF)",
    BuildLanguage.CYTHON: r".+\.(?:pyx|pxd|pxi)",
    BuildLanguage.JULIA: r".+\.jl",
    BuildLanguage.RUST: r".+\.rs",
    BuildLanguage.CSHARP: r".+\.cs",
    BuildLanguage.GO: r".+\.go",
    BuildLanguage.MATLAB: r".+\.m",
    BuildLanguage.NOTEBOOK: r".+\.ipynb",
    BuildLanguage.NIX: r".+\.nix",
}
_PATTERNS = {language: re.compile(pattern) for language, pattern in _NAMES.items()}


@lru_cache(maxsize=2**14)
def language_of(name: str) -> BuildLanguage | None:
    """The language of a file with this name, without its folders; None for any other file."""
    return next((language for language, pattern in _PATTERNS.items() if pattern.fullmatch(name)), None)


def is_build_file(name: str) -> bool:
    """Whether a file with this name, without its folders, says how the tree is built."""
    language = language_of(name)
    return language is not None and language not in AROUND
