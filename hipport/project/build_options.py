"""Which build files of a tree have a compiler option."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from hipport.project.build_files import PORTED_OPTIONS
from hipport.project.build_files import is_build_file
from hipport.project.build_files import language_of

_PARTS_OF_A_BUILD = re.compile(r"(?:^|/)(?:cmake|build|make)(?:/.*)?$", re.IGNORECASE)
_COMMENT = re.compile(r"^[ \t]*#.*$", re.MULTILINE)
#: How build files ask for relocatable device code: options of nvcc and of hipcc, properties of CMake and Visual Studio.
RELOCATABLE = re.compile(
    r"(?<![\w-])(?:--?(?:dc|device-c|rdc|relocatable-device-code)|-fgpu-rdc)(?![\w-])"
    r"|SEPARABLE_COMPILATION|hipport_separable|GenerateRelocatableDeviceCode"
)
_READ = 2**20  # bytes of a build file


def _is_ported(name: str) -> bool:
    return language_of(name.rpartition("/")[2]) in PORTED_OPTIONS


class BuildOptions:
    """The options that the text of the build files of the tree ``root`` has; none for a tree that is None."""

    def __init__(self, root: Path | None, files: Iterable[str]) -> None:
        self._root = root
        self._files = files
        self._folders: dict[str, dict[str, str]] = {}
        self._defining: dict[str, dict[str, str]] = {}
        self._around: dict[str, list[str]] = {}
        self._includable: dict[tuple[str, str], bool] = {}

    def file_with(self, option: re.Pattern[str], path: str, unported: bool = False) -> str | None:
        """A build file that has a compiler option, in the folder of ``path`` or above it, the innermost one; a folder
        of parts of a build (``cmake``) counts as the folder around it. With ``unported``, one whose options of nvcc a
        port does not change.
        """
        if option.pattern not in self._folders:
            found = (name for name, text in self._texts.items() if option.search(text))
            self._folders[option.pattern] = {name: folder_built_by(name) for name in found}
        above = _above(self._folders[option.pattern], path)
        return next((name for name in above if not (unported and _is_ported(name))), None)

    def file_defining(self, macro: str, path: str) -> str | None:
        """A build file that defines a macro, as ``file_with`` has it: ``-DNAME=1``, ``target_compile_definitions(app
        PRIVATE NAME)``, ``COMPILE_DEFINITIONS "NAME"``, ``define_macros=[("NAME", None)]``, ``AC_DEFINE([NAME], 1)``.
        """
        if macro not in self._defining:
            naming = [(name, text) for name, text in self._texts.items() if macro in text]  # none for nearly all
            definition = re.compile(
                rf"-D[ ]?{macro}\b|\bA(?:C_DEFINE(?:_UNQUOTED)?|H_TEMPLATE)\([ \t\n]*\[?{macro}\b"
                rf"|(?i:compile_definitions)\b[ ]*\(?[^()]*(?<![\w$<{{]){macro}\b|['\"]{macro}['\"][ ]*,"
            )
            self._defining[macro] = {name: folder_built_by(name) for name, text in naming if definition.search(text)}
        return next(_above(self._defining[macro], path), None)

    def may_include_from(self, folder: str, path: str) -> bool:
        """Whether the build of ``path`` may give ``folder`` to the compiler as an include folder: one around ``path``,
        one that the innermost build file around it builds, and one that any build file around it names.
        """
        if not folder or path.startswith(f"{folder}/"):
            return True
        asked = (folder, posixpath.dirname(path))
        if asked not in self._includable:
            self._includable[asked] = self._may_include(folder, self._build_files_around(asked[1]))
        return self._includable[asked]

    def _build_files_around(self, folder: str) -> list[str]:
        """The build files that build a folder, or one around it."""
        if folder not in self._around:
            self._around[folder] = [
                name
                for name in self._texts
                if not (built := folder_built_by(name)) or f"{folder}/".startswith(f"{built}/")
            ]
        return self._around[folder]

    def _may_include(self, folder: str, around: Sequence[str]) -> bool:
        if not around or f"{folder}/".startswith(folder_built_by(around[0])):
            return True
        parent, _, last = folder.rpartition("/")
        before = rf"-I[ \t]*|\.\./|[}})]/|{re.escape(parent.rpartition('/')[2])}/"
        named = re.compile(rf"(?:{before}|^[ \t]*){re.escape(last)}(?![\w.])", re.MULTILINE)
        return any(named.search(self._texts[name]) for name in around)

    @cached_property
    def _texts(self) -> dict[str, str]:
        """The text of the tree's build files without comments, the innermost folders first."""
        found: dict[str, str] = {}
        for path in sorted(self._files, key=lambda path: (-path.count("/"), path)):
            if self._root is not None and is_build_file(path.rpartition("/")[2]):
                try:
                    text = self._root.joinpath(path).read_bytes()[:_READ].decode("latin-1")
                except OSError:
                    continue
                found[path] = _COMMENT.sub("", text)
        return found


def _above(folders: Mapping[str, str], path: str) -> Iterator[str]:
    """The build files, each with the folder that it builds, that build ``path`` or a folder around it."""
    return (name for name, of in folders.items() if not of or path.startswith(f"{of}/"))


def folder_built_by(build_file: str) -> str:
    """The folder that a build file builds: its own, or the one around a folder of parts of a build (``cmake``)."""
    return _PARTS_OF_A_BUILD.sub("", posixpath.dirname(build_file))
