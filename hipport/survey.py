"""What the tree as a whole says that a single file does not."""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from pathlib import Path

_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.MULTILINE)


@dataclass(frozen=True)
class Survey:
    """The project around a file.

    ``files`` are the paths of the tree's files relative to its root, with ``/``. ``defines`` maps a CUDA name that the
    project defines itself to the place where (``path:line``); such a name is left alone everywhere. A C++ namespace of
    the project's own stands there with ``::`` behind it. ``root`` is the tree's folder, None for text without a tree.
    """

    files: frozenset[str] = frozenset()
    root: Path | None = None
    defines: dict[str, str] = field(default_factory=dict)

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        index: dict[str, list[str]] = {}
        for path in sorted(self.files):
            index.setdefault(path.rpartition("/")[2], []).append(path)
        return index

    def find_header(self, includer: str, name: str) -> str | None:
        """The tree's file that ``#include "name"`` in ``includer`` means, or None where the tree has no such file.

        The includer's folder comes first, then any folder of the tree that the name may be relative to, the shortest
        path first, since the compiler's include folders are not known.
        """
        asked = (posixpath.dirname(includer), name)
        if asked not in self._found:
            self._found[asked] = self._find(*asked)
        return self._found[asked]

    def includes_of(self, path: str) -> tuple[tuple[bool, str], ...]:
        """What a file of the tree includes, as it stands in the input: whether in quotes, and the name. () for a file
        that cannot be read, and for a survey without a tree.
        """
        if self.root is not None and path not in self._includes:
            try:
                data = self.root.joinpath(path).read_bytes()
            except OSError:
                data = b""
            found = _INCLUDE.findall(data)
            self._includes[path] = tuple((quote == b'"', name.decode("latin-1").strip()) for quote, name in found)
        return self._includes.get(path, ())

    @cached_property
    def _includes(self) -> dict[str, tuple[tuple[bool, str], ...]]:
        return {}

    @cached_property
    def _found(self) -> dict[tuple[str, str], str | None]:
        return {}

    def _find(self, folder: str, name: str) -> str | None:
        candidates = self._by_name.get(name.rpartition("/")[2])
        if not candidates:
            return None
        beside = posixpath.normpath(posixpath.join(folder, name))
        if beside in candidates:
            return beside
        wanted = posixpath.normpath(name).lstrip("./")
        fitting = [path for path in candidates if path == wanted or path.endswith("/" + wanted)]
        return min(fitting, key=lambda path: (path.count("/"), path), default=None)
