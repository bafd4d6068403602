"""What the tree as a whole says that a single file does not."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from pathlib import Path

from hipport.project.language import language_of

_BUILD_FOLDER = re.compile(r"(?:^|/)(?:cmake|build|make)(?:/.*)?$", re.IGNORECASE)
_BUILD_COMMENT = re.compile(r"^[ \t]*#.*$", re.MULTILINE)
_READ = 2**20  # bytes of a build file
_INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.MULTILINE)
_MAIN = re.compile(rb"\b(?:int|void|auto)\s+main\s*\(")
_CUDA = re.compile(
    rb"__(?:host|device|global|shared|constant|managed|forceinline|noinline|launch_bounds)__|\bcuda[A-Z]|(?<!operator)<<\s*<|"
    rb"\b(?:threadIdx|blockIdx|blockDim|gridDim|dim3|(?:make_)?(?:u?(?:char|short|int|long|longlong)|float|double)[2-4])\b"
)


@dataclass(frozen=True, slots=True)
class Overload:
    """A function or specialization at a line of a file, by what it is known: ``written`` in CUDA's words, ``meant`` in
    HIP. A prototype has no body; what only its own file sees is no symbol for the linker.
    """

    line: int
    has_body: bool
    is_symbol: bool
    written: tuple[str, ...]
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Counterpart:
    """Where a function of another file stands that becomes the same one in HIP, and whether it has a body."""

    place: str
    has_body: bool


@dataclass(frozen=True)
class Survey:
    """The project around a file.

    ``files`` are the paths of the tree's files relative to its root, with ``/``. ``root`` is the tree's folder, None
    for text without a tree. Two things are known after a first conversion only, each by the file that they concern:

    - ``defines`` maps a CUDA name that other files of the program define themselves to the place where (``path:line``);
      such a name is left alone. A C++ namespace of the project's own stands there with ``::`` behind it.
    - ``overloads`` maps a function of the file (whether it has a body, and what it is known by in CUDA) to one of
      another file that becomes the same function in HIP.
    """

    files: frozenset[str] = frozenset()
    root: Path | None = None
    defines: dict[str, dict[str, str]] = field(default_factory=dict)
    overloads: dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]] = field(default_factory=dict)

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
        return self._glance(path)[0]

    def uses_cuda(self, path: str) -> bool:
        """Whether the text of a file of the tree has words that nvcc's implicit include declares; False where it
        cannot be read.
        """
        return self._glance(path)[1]

    def has_main(self, path: str) -> bool:
        """Whether a file of the tree has a program's ``main``; False where it cannot be read."""
        return self._glance(path)[2]

    def _glance(self, path: str) -> tuple[tuple[tuple[bool, str], ...], bool, bool]:
        if self.root is None:
            return (), False, False
        if path not in self._glances:
            try:
                data = self.root.joinpath(path).read_bytes()
            except OSError:
                data = b""
            found = ((quote == b'"', name.decode("latin-1").strip()) for quote, name in _INCLUDE.findall(data))
            self._glances[path] = tuple(found), _CUDA.search(data) is not None, _MAIN.search(data) is not None
        return self._glances[path]

    def all_headers(self, path: str) -> Iterator[tuple[str, str | None]]:
        """What a file includes, itself or through headers of the tree: each name, and the tree's file that it means."""
        seen = {path}
        waiting = [path]
        while waiting:
            includer = waiting.pop()
            for _, name in self.includes_of(includer):
                header = self.find_header(includer, name)
                yield name, header
                if header is not None and header not in seen:
                    seen.add(header)
                    waiting.append(header)

    def build_file_with(self, option: re.Pattern[str], path: str) -> str | None:
        """A build file that has a compiler option, in the folder of ``path`` or above it, the innermost one; a folder
        of parts of a build (``cmake``) counts as the folder around it.
        """
        if option.pattern not in self._with_option:
            found = (name for name, text in self._build_files.items() if option.search(text))
            self._with_option[option.pattern] = {name: _BUILD_FOLDER.sub("", posixpath.dirname(name)) for name in found}
        folders = self._with_option[option.pattern].items()
        return next((name for name, folder in folders if not folder or path.startswith(f"{folder}/")), None)

    @cached_property
    def _with_option(self) -> dict[str, dict[str, str]]:
        """By option: the build files that have it, each with the folder that it is for."""
        return {}

    @cached_property
    def _build_files(self) -> dict[str, str]:
        """The text of the tree's build files without comments, the innermost folders first."""
        found: dict[str, str] = {}
        for path in sorted(self.files, key=lambda path: (-path.count("/"), path)):
            if self.root is not None and language_of(path.rpartition("/")[2]) is not None:
                try:
                    text = self.root.joinpath(path).read_bytes()[:_READ].decode("latin-1")
                except OSError:
                    continue
                found[path] = _BUILD_COMMENT.sub("", text)
        return found

    @cached_property
    def _glances(self) -> dict[str, tuple[tuple[tuple[bool, str], ...], bool, bool]]:
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
