"""A translation unit without its host code: kernels run without it, and it may not compile on this machine.

Declarations outside of functions are removed where no kernel reaches them by name: functions, variables with their
initializers, types, declarations of what other files have. Kernels and variables of the device stay, and so do lines,
macros, and all of a file that cannot be read with certainty.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Set
from functools import cache
from pathlib import Path

from hipport.code.items import Item
from hipport.code.items import ItemKind
from hipport.code.reach import FileOutline
from hipport.code.reach import UnitOutline
from hipport.code.reach import is_inside
from hipport.cpu.compiler import HEADERS
from hipport.cpu.project import ProjectFile
from hipport.include import is_own
from hipport.source.tokens import Tokens

_FUNCTION = re.compile(r"^\s*(?:inline|HIPPORT_CPU_INLINE)\s[^(\n]*?\b([A-Za-z_]\w*)\(", re.MULTILINE)
_NOT_A_NEWLINE = re.compile(r"[^\n]")
_WORD = re.compile(r"[A-Za-z_]\w*")
#: What makes functions without a mark callable from the device.
_FOR_BOTH = frozenset(("constexpr", "consteval", "force_cuda_host_device"))
#: Functions that are called without their names: by operators, by loops over ranges.
_UNNAMED = frozenset(("operator", "begin", "end"))
_TYPES = frozenset("void bool char short int long float double signed unsigned auto".split())
_KEYWORDS = frozenset(
    "const volatile static inline extern struct class enum union typename template std __host__ __inline__ "
    "__forceinline__ __noinline__".split()
)


class HostCode:
    """The host code of a project's files, and the device code that no kernel reaches.

    ``kernels`` are those asked for, which the source may not name; with ``only`` the others go too.
    """

    def __init__(self, files: Mapping[Path, ProjectFile], kernels: Iterable[str], *, only: bool = False) -> None:
        parts = _parts(files)
        self._outlines = {path: _outline(file, files) for path, file in files.items() if path not in parts}
        self._unit = UnitOutline(self._outlines.values())
        asked = frozenset(word for kernel in kernels for word in _WORD.findall(kernel))
        self._device = {id(item) for _, item in self._unit.items() if self._unit.is_for_device(item)}
        self._roots = {id(item) for _, item in self._unit.items() if self._is_root(item, asked if only else None)}
        unread = [outline.tokens.distinct for outline in self._outlines.values() if outline.items is None]
        mentioned = [outline.mentions(item) for outline, item in self._unit.items() if id(item) in self._roots]
        self._reached = self._unit.reached(asked.union(*unread, *mentioned), self._may_be_for_device)

    def without(self, path: Path, text: str) -> str:
        """The text of a file without host code."""
        outline = self._outlines.get(path)
        if outline is None:
            return text
        texts = list(outline.tokens.texts)
        for item in self.of_host(path):
            _blank(outline.tokens, item, texts)
        return "".join(texts)

    def of_host(self, path: Path) -> tuple[Item, ...]:
        """The items of a file that no kernel needs."""
        outline = self._outlines.get(path)
        if outline is None or outline.items is None or is_own(path):
            return ()
        return tuple(item for item in outline.items if not self._stays(item))

    def _stays(self, item: Item) -> bool:
        if id(item) in self._roots:
            return True
        return self._may_be_for_device(item) and not self._reached.isdisjoint(item.names)

    def _is_root(self, item: Item, asked: Set[str] | None) -> bool:
        """Whether an item stays whatever is reached: a kernel, one of those asked for if not all are; a variable of the
        device; what is used without its name.
        """
        if item.kind is ItemKind.OTHER or self._unit.pastes(item):
            return True
        if id(item) not in self._device:
            return False
        if "__global__" in self._unit.expanded(item.head):
            return asked is None or not asked.isdisjoint(item.names)
        return not item.is_function or not _UNNAMED.isdisjoint(item.names)

    def _may_be_for_device(self, item: Item) -> bool:
        """Whether an item may be what device code means by its name. A function without a mark is not, where there is
        one for the device of the same name: ``unsigned min(unsigned a, unsigned b)`` beside HIP's own.
        """
        if not item.is_function or id(item) in self._device or not _is_plain(item):
            return True
        name = next(iter(item.names))
        others = [other for other in self._unit.named(name) if id(other) in self._device]
        if any(not other.is_function for other in others):
            return True  # marked where it was declared
        return not others and name not in _device_functions()


def _outline(file: ProjectFile, files: Mapping[Path, ProjectFile]) -> FileOutline:
    inside = {
        include.directive.first: files[include.path].tokens
        for include in file.includes
        if is_inside(file.tokens, include.directive)
    }
    return FileOutline(file.tokens, inside)


def _parts(files: Mapping[Path, ProjectFile]) -> frozenset[Path]:
    """The files that are included inside of a function or a class."""
    return frozenset(
        include.path
        for file in files.values()
        for include in file.includes
        if is_inside(file.tokens, include.directive)
    )


def _is_plain(item: Item) -> bool:
    """Whether a function surely has no mark: each word before its name is a type's or a keyword, none a macro's."""
    if len(item.names) != 1 or not _FOR_BOTH.isdisjoint(item.head):
        return False
    (name,) = item.names
    words = set(item.head[: item.head.index(name)]) if name in item.head else set()
    return len(words - _TYPES - _KEYWORDS) <= words.isdisjoint(_TYPES)


@cache
def _device_functions() -> frozenset[str]:
    """The functions of the engine's own headers, outside of namespaces of libraries."""
    paths = (path for folder in ("hip", "hipport_cpu") for path in sorted((HEADERS / folder).glob("*.h")))
    return frozenset(name for path in paths for name in _FUNCTION.findall(path.read_text()))


def _blank(tokens: Tokens, item: Item, texts: list[str]) -> None:
    """Leave of an item its lines, the columns after it, and its preprocessor lines but for what it includes."""
    for index in range(item.first, item.end):
        line = tokens.directive_at(index)
        if line is None or line.name == "include":
            texts[index] = _NOT_A_NEWLINE.sub(" ", tokens.texts[index])
