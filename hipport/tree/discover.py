"""Find the files of a port: which there are, where each goes in the output tree, and what is to be done with it.

Decisions, so that the ported tree builds and nothing is left out unsaid:

- ``.git``, ``.hg``, ``.svn``, hipport's own state and whatever ``.gitignore`` names (build products) are not part
  of the tree; without a repository, code that it names is said to be left out. As in git, the ignore files above it up
  to the top of its repository count too, unless they ignore the very folder that the user named.
- ``exclude`` (vendored code) means copied as it is, not left out. Where ``include`` is given, exactly the files
  that it matches are sources, whatever their suffix, less those of ``exclude``.
- A file named on the command line is always taken, and a link named there is followed.
- A link to a place inside the tree stays a link. A link to a file outside is followed, and the file taken into the
  tree. A link to a folder outside is a problem to report: what it leads to may be of any size, and is another port.
"""

from __future__ import annotations

import difflib
import errno
import os
import re
import stat
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import replace
from enum import Enum
from functools import cache
from functools import lru_cache
from pathlib import Path
from pathlib import PurePosixPath

from hipport.config import Options
from hipport.errors import ConfigError
from hipport.errors import HipportError
from hipport.errors import OutputError
from hipport.paths import printable
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import is_build_file
from hipport.project.build_files import language_of
from hipport.project.suffixes import HEADERS
from hipport.project.suffixes import TEMPLATES
from hipport.project.suffixes import UNITS
from hipport.tree.gitignore import Pattern
from hipport.tree.gitignore import Patterns
from hipport.tree.gitignore import ignored
from hipport.tree.state import FOLDER_NAME
from hipport.tree.state import STATE_NAME
from hipport.tree.tracked import tracked_all_the_same

_SOURCE_SUFFIXES = (UNITS | HEADERS) - {".hip"}  # of which the content tells whether it has CUDA
_OTHER_SUFFIXES = frozenset(
    """.md .rst .txt .tex .html .htm .css .js .ts .json .yaml .yml .toml .cfg .ini .xml .svg .csv .tsv .ipynb .pyi
    .pyx .pxd .sh .bash .bat .ps1 .cmake .mk .bazel .bzl .java .go .rs .rb .pl .lua .jl .f .f90 .s .patch .diff .orig
    .rej .png .jpg .jpeg .gif .pdf .zip .gz .xz .bz2 .tar .whl .so .a .o .dll .lib .exe .bin .npy .npz .pt
    .onnx .rc .cl .clh .metal .glsl .hlsl .hlsli .fx .fxh .usf .ush .cginc .slang .slangh .comp .vert .frag .geom .tesc
    .tese .rgen .rchit .rmiss .wgsl""".split()
)
# What tools keep for themselves, sources among it: CMake in a build folder, editors as older copies of files.
_OF_TOOLS = ("/CMakeFiles/", "/.history/")
_OF_BUILDS = frozenset({"CMakeCache.txt", "CMakeFiles", "build.ninja", "pyvenv.cfg"})  # in folders that tools make
_REPOSITORIES = frozenset({".git", ".hg", ".svn"})

_STARTS_AS_SOURCE = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?://|/\*|#\s*(?:include|pragma|if|ifndef|ifdef|define)\b)")
_DIRECTIVE = re.compile(
    rb"^[ \t]*#[ \t]*(?:include[ \t]*[<\"]|pragma[ \t]|ifndef[ \t]+(\w+)[ \t\r]*\n\s*#[ \t]*define[ \t]+\1[ \t\r]*\n)",
    re.MULTILINE,
)


class FileKind(Enum):
    """What is to be done with a file."""

    SOURCE = "source"  # C-family code by its name, or by ``include``
    UNSURE = "unsure"  # the name does not say, ``reads_as_source`` does (``vector``, ``kernels.hu``)
    BUILD = "build"  # a build file, or one around the code: to be ported as far as that is sure
    PYTHON = "python"  # a Python file: to be searched for CUDA sources in its strings
    OTHER = "other"  # to be copied as it is
    LINK = "link"  # a symbolic link to a place inside the tree, to be recreated


@dataclass(frozen=True, slots=True)
class TreeEntry:
    """One entry of the tree. ``path`` is to be opened, ``root`` is the tree's folder and ``relative`` the place below
    it, in the output tree too. ``display`` is how the user would name it, in printable characters. ``explicit`` means
    named by the user.

    Where it cannot be used (or, for a folder, not entered), ``problem`` says why and ``remedy`` what to do; both are
    empty otherwise. ``ignored`` means that it is left out, as a ``.gitignore`` names it. ``language`` is that of a
    build file whose name does not say it.
    """

    path: Path
    root: Path
    relative: PurePosixPath
    display: str
    kind: FileKind
    explicit: bool = False
    problem: str = ""
    remedy: str = ""
    ignored: bool = False
    language: BuildLanguage | None = None

    @property
    def key(self) -> str:
        """``relative`` as the survey and the state name files, with ``/``."""
        return self.relative.as_posix()


def discover(paths: Sequence[Path], options: Options, *, output: Path | None = None) -> Iterator[TreeEntry]:
    """The files under ``paths`` (files and folders), each once, sorted by their place in the output tree.

    The root of that tree is the folder where one is given, otherwise the folder that all paths have in common.
    ``output`` is where the tree will be written, if anywhere, to be refused before anything is read.

    Raises HipportError for a path that does not exist, ConfigError for a glob that cannot be used, and OutputError as
    ``check_output`` does.
    """
    if not paths:
        raise HipportError("nothing to convert: name at least one file or folder")
    named = [_Named.of(path) for path in paths]
    if output is not None:
        check_output(paths, output)
    tree = _Tree.of(named, options)
    found = {start.place: tree.explicit(start) for start in named if not start.folder}
    for start in named:
        if start.folder:
            for place, entry in tree.walk(start):
                found.setdefault(place, entry)
    return iter(sorted(found.values(), key=lambda entry: entry.relative.parts))


def is_source_name(name: str) -> bool:
    """Whether a file of this name is C-family code."""
    return _kind(name) is FileKind.SOURCE


def reads_as_source(content: bytes) -> bool:
    """Whether a file of FileKind.UNSURE is C-family code: it begins with a comment or a directive, and includes
    something or has a pragma or an include guard. The first few KiB of its content are enough.
    """
    return bool(_STARTS_AS_SOURCE.match(content) and _DIRECTIVE.search(content)) and b"\0" not in content


def default_output(folder: Path) -> Path:
    """The output folder for an input folder: ``src_hip`` beside ``src``. Raises OutputError for the topmost folder."""
    named = Path(os.path.realpath(folder)) if folder.name in {"", ".."} else folder
    if not named.name:
        raise OutputError(f"{printable(folder)} has no place beside it for the output: name an output folder with -o")
    return named.with_name(f"{named.name}_hip")


def check_output(roots: Sequence[Path], output: Path) -> None:
    """Raise OutputError where the output folder is a file, or it and one of the inputs are the same or one is inside
    the other: a run would convert its own output, or write over its input.
    """
    if os.path.lexists(output) and not _is_folder(output):
        raise OutputError(f"the output folder {printable(output)} is not a folder: name another one with -o")
    target = Path(os.path.realpath(output))
    for root in roots:
        source = Path(os.path.realpath(root))
        if target == source:
            relation = "is the input itself"
        elif source in target.parents:
            relation = f"is inside the input {printable(root)}"
        elif target in source.parents:
            relation = f"holds the input {printable(root)}"
        else:
            continue
        raise OutputError(
            f"the output folder {printable(output)} {relation}: name a folder beside it with -o, "
            "or use --in-place to change the input",
        )


@dataclass(frozen=True, slots=True)
class _Named:
    """A path that the user gave, and its absolute place; a link in its last part is not resolved."""

    path: Path
    place: str
    folder: bool

    @classmethod
    def of(cls, path: Path) -> _Named:
        if path.name in {"", ".."}:
            place = os.path.realpath(path)
        else:
            place = str(Path(os.path.realpath(path.parent), path.name))
        try:
            Path(place).lstat()
        except (FileNotFoundError, NotADirectoryError):
            raise _missing(path) from None
        except OSError:
            return cls(path, place, folder=False)  # reported as a problem of that path
        return cls(path, place, _is_folder(place))

    def above(self, top: str) -> Path | None:
        """The beginning of the path that names the folder ``top``, which has the path's place in it; None where no
        part of the path does, as of ``b`` where the folder above the working one is meant.
        """
        depth = len(Path(self.place).relative_to(top).parts)
        if not depth:
            return self.path
        folder = Path(*self.path.parts[:-depth])
        return folder if os.path.realpath(folder) == top else None


@dataclass(frozen=True, slots=True)
class _Tree:
    """The tree that is ported. Places are absolute paths as text; ``named`` are the resolved ones of what was named.
    ``root`` is the folder at ``top`` as the user would name it.
    """

    top: str
    root: Path
    named: tuple[str, ...]
    include: Patterns
    exclude: Patterns
    gitignore: bool

    @classmethod
    def of(cls, named: Sequence[_Named], options: Options) -> _Tree:
        top = os.path.commonpath([start.place if start.folder else str(Path(start.place).parent) for start in named])
        return cls(
            top,
            next((root for start in named if (root := start.above(top)) is not None), Path(top)),
            tuple(os.path.realpath(start.place) for start in named),
            _globs("include", options.include, top),
            _globs("exclude", options.exclude, top),
            options.gitignore,
        )

    def explicit(self, named: _Named) -> TreeEntry:
        """A file that the user named: followed where it is a link, and neither ignored nor excluded."""
        try:
            mode = named.path.stat().st_mode
        except OSError as error:
            return self._problem(named.path, named.place, *_unreachable(named.path, error), explicit=True)
        return self._file(named.path, named.place, mode, explicit=True)

    def walk(self, start: _Named) -> Iterator[tuple[str, TreeEntry]]:
        """The places and entries below a folder, in no order."""
        pending = [(start.path, start.place, _patterns_above(start.place) if self.gitignore else (), False)]
        tracked = cache(lambda: tracked_all_the_same(Path(start.place)))  # most trees ignore nothing
        is_repository = cache(lambda: _repository_of(start.place) is not None)
        while pending:
            folder, place, chain, in_ignored = pending.pop()
            try:
                names = os.listdir(folder)  # noqa: PTH208 - of each only the name is wanted
            except OSError as error:
                remedy = "make it readable, or exclude it from the paths given"
                yield place, self._problem(folder, place, f"the folder cannot be read: {error.strerror}", remedy)
                continue
            if self.gitignore:
                chain = _patterns_in(folder, place, names, chain)
            for name in names:
                if name in _REPOSITORIES or name in (STATE_NAME, FOLDER_NAME):
                    continue
                path, inner = folder / name, _below(place) + name
                try:
                    mode = path.lstat().st_mode
                except OSError as error:
                    yield inner, self._problem(path, inner, *_unreachable(path, error))
                    continue
                is_ignored = in_ignored or ignored(inner, chain, folder=stat.S_ISDIR(mode))
                if is_ignored and inner not in tracked():
                    if not in_ignored and not is_repository() and _is_code(path, mode):
                        yield inner, self._ignored(path, inner)
                    continue
                if stat.S_ISDIR(mode):
                    pending.append((path, inner, chain, is_ignored))
                elif stat.S_ISLNK(mode):
                    yield inner, self._link(path, inner)
                else:
                    yield inner, self._file(path, inner, mode)

    def _link(self, path: Path, place: str) -> TreeEntry:
        try:
            mode = path.stat().st_mode
        except OSError as error:
            return self._problem(path, place, *_unreachable(path, error))
        target = os.path.realpath(path)
        if any(target == root or target.startswith(_below(root)) for root in self.named):
            is_source = _kind(path.name) is FileKind.SOURCE and stat.S_ISREG(mode)
            if is_source and _kind(Path(target).name) is FileKind.OTHER:  # core.cu -> core.cl: both are meant
                return self._file(path, place, mode)
            return self._entry(path, place, FileKind.LINK)
        if stat.S_ISDIR(mode):
            problem = f"a link to a folder outside of the tree, which is not followed: {printable(target)}"
            return self._problem(path, place, problem, "port that folder too, and link to its port")
        return self._file(path, place, mode)

    def _file(self, path: Path, place: str, mode: int, *, explicit: bool = False) -> TreeEntry:
        if not stat.S_ISREG(mode):
            problem = "a device, socket or named pipe, not a file"
            return self._problem(path, place, problem, "remove it from the tree", explicit=explicit)
        kind = _kind(path.name)
        if not explicit:
            if self.include.covers(place):
                kind = kind if kind is FileKind.PYTHON else FileKind.SOURCE
            elif self.include.last_first and kind is not FileKind.BUILD:
                kind = FileKind.OTHER
            if self.exclude.covers(place) or any(folder in place for folder in _OF_TOOLS):
                kind = FileKind.OTHER
        return self._entry(path, place, kind, explicit=explicit)

    def _problem(self, path: Path, place: str, problem: str, remedy: str, *, explicit: bool = False) -> TreeEntry:
        return replace(self._entry(path, place, FileKind.OTHER, explicit=explicit), problem=problem, remedy=remedy)

    def _ignored(self, path: Path, place: str) -> TreeEntry:
        """What a ``.gitignore`` names in a tree without its repository, where git does not say whether it tracks it."""
        problem = (
            "left out: .gitignore names it, and without its repository the tree does not say whether git tracks it"
        )
        remedy = "where it is part of the project, convert with --no-gitignore, or a clone of the repository"
        return replace(self._problem(path, place, problem, remedy), ignored=True)

    def _entry(self, path: Path, place: str, kind: FileKind, *, explicit: bool = False) -> TreeEntry:
        relative = PurePosixPath(place[len(_below(self.top)) :])  # Path.relative_to takes ten times as long
        return TreeEntry(path, self.root, relative, printable(path), kind, explicit)


@lru_cache(maxsize=2**14)
def _kind(name: str) -> FileKind:
    """What is done with a file of this name: a tree has many Makefiles."""
    if language_of(name) is not None:
        return FileKind.BUILD
    suffixes = [suffix.lower() for suffix in Path(name).suffixes[-2:]]
    template = bool(suffixes) and suffixes[-1] in TEMPLATES
    if template:
        suffixes.pop()
    if not suffixes:
        # A dot file without a suffix is some tool's configuration.
        return FileKind.OTHER if name.startswith(".") else FileKind.UNSURE
    if suffixes[-1] in _SOURCE_SUFFIXES:
        return FileKind.SOURCE
    if suffixes[-1] == ".py":
        return FileKind.OTHER if template else FileKind.PYTHON
    return FileKind.OTHER if suffixes[-1] in _OTHER_SUFFIXES else FileKind.UNSURE


def _globs(option: str, globs: Sequence[str], top: str) -> Patterns:
    for glob in globs:
        if Pattern.parse(glob) is None:
            raise ConfigError(f"{option}: {glob!r} can match nothing: give a pattern as in .gitignore, like vendor/")
    return Patterns.parse(_below(top), globs)


def _repository_of(place: str) -> int | None:
    """How many folders above ``place`` the top of its repository is, 0 for the place itself; None for no repository."""
    folders = (Path(place), *Path(place).parents)
    return next((depth for depth, folder in enumerate(folders) if os.path.lexists(folder / ".git")), None)


def _is_code(path: Path, mode: int) -> bool:
    """Whether a file is a source, a build file or one of Python, or a folder has one that no tool has made."""
    if stat.S_ISREG(mode):
        return _kind(path.name) in (FileKind.SOURCE, FileKind.PYTHON) or is_build_file(path.name)
    names: list[str] = []
    with suppress(OSError):
        names = os.listdir(path) if stat.S_ISDIR(mode) else []  # noqa: PTH208 - only the names are wanted
    return _OF_BUILDS.isdisjoint(names) and any(_kind(name) is FileKind.SOURCE or is_build_file(name) for name in names)


def _patterns_above(place: str) -> tuple[Patterns, ...]:
    """The patterns of the repository from its top down to the folder above ``place``, innermost first; () where the
    place is in no repository, is the top of one, or is ignored itself: its user named it all the same.
    """
    chain: tuple[Patterns, ...] = ()
    above = Path(place).parents
    top = _repository_of(place) or 0
    for folder in reversed(above[:top]):
        chain = _patterns_in(folder, str(folder), (".gitignore",), chain)
    for folder in (Path(place), *above[:top]):
        if ignored(str(folder), chain, folder=True):
            return ()
    return chain


def _patterns_in(
    folder: Path,
    place: str,
    names: Sequence[str],
    chain: tuple[Patterns, ...],
) -> tuple[Patterns, ...]:
    """The patterns in force in a folder, given those in force above it, which end at a repository inside another."""
    if ".git" in names:
        chain = ()
    if ".gitignore" in names:
        try:
            text = (folder / ".gitignore").read_text("utf-8-sig", "surrogateescape")
        except OSError:  # as git does; that it cannot be read is reported when it is to be copied
            return chain
        chain = (Patterns.parse(_below(place), text.split("\n")), *chain)
    return chain


def _below(place: str) -> str:
    """What every place inside a folder starts with."""
    return place if place.endswith("/") else f"{place}/"


def _is_folder(path: Path | str) -> bool:
    """As ``Path.is_dir``, but False where that would raise for want of rights or for a loop."""
    return os.path.isdir(path)  # noqa: PTH112


def _missing(path: Path) -> HipportError:
    siblings: list[str] = []
    with suppress(OSError):
        siblings = [sibling.name for sibling in path.parent.iterdir()]
    close = difflib.get_close_matches(path.name, siblings, n=1)
    remedy = f"did you mean {printable(path.with_name(close[0]))}?" if close else "check the spelling"
    return HipportError(f"no such file or folder: {printable(path)}; {remedy}")


def _unreachable(path: Path, error: OSError) -> tuple[str, str]:
    """Problem and remedy for a path that cannot be looked at."""
    if error.errno == errno.ELOOP:
        return "a symbolic link that leads in a circle", "remove it or point it to a file"
    if error.errno in {errno.ENOENT, errno.ENOTDIR} and path.is_symlink():
        return f"a symbolic link to nothing: {printable(path.readlink())}", "remove it or bring back what it points to"
    return f"cannot be looked at: {error.strerror}", "check the permissions of its folder"
