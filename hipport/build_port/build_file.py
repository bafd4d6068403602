"""A build file that is being ported, and what its porter may ask."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace

from hipport.build.table import BuildTable
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.rules.build import files
from hipport.source.text import Source


@dataclass(frozen=True, slots=True)
class BuildFacts:
    """What is known of the whole tree: the architectures that the port is for, the libraries of CUDA that its build
    files name (``cublas``) or link with those, whether its sources include what needs C++17 of a compiler, whether
    CMake files use what the package of CUDA's toolkit brings while none looks for it, whether hipport's own headers go
    with the port, the variables with CUDA in their names that its makefiles assign, the files of Python that a
    setup.py imports or runs, with whether that builds an extension of PyTorch, the CMake files whose ports use what is
    in hip.cmake while no file that includes them surely has included that, those that enable HIP or use it or run one
    which does, the libraries of CUDA whose headers its sources include, the variables whose values its CMake files
    link, those of packages that they fill themselves, those of the toolkit that they add to, the names of CUDA's
    libraries and of targets of their packages that targets of its own have, its modules FindCUDA.cmake that find no
    toolkit, its find modules for packages that a port looks for under another name, its files CMakeLists.txt and
    Makefile for folders without sources in CUDA, its topmost CMake file where sources in CUDA are named and nothing
    makes that a language, whether they do without CUDA's toolkit if it is not there, the sources of the host's
    compiler that include what only hipcc takes, whether its makefiles say for which GPUs they compile, the sources of
    the host's compiler that include headers of CUDA's, where it has makefiles, whether it has sources in CUDA, or some
    that include PyTorch's headers for GPUs, and the newest standard that hipcc compiles all of them as.
    """

    architectures: tuple[str, ...]
    libraries: frozenset[str] = frozenset()
    needs_cxx17: bool = False
    uses_unfound_toolkit: bool = False
    own_headers: bool = False
    assigned: frozenset[str] = frozenset()
    helpers: Mapping[str, bool] = field(default_factory=dict)
    without_module: frozenset[str] = frozenset()
    with_hip: frozenset[str] = frozenset()
    included: frozenset[str] = frozenset()
    linked: frozenset[str] = frozenset()
    filled: frozenset[str] = frozenset()
    added_to: frozenset[str] = frozenset()
    own_targets: frozenset[str] = frozenset()
    own_modules: frozenset[str] = frozenset()
    unused_modules: frozenset[str] = frozenset()
    without_language: str = ""
    toolkit_is_optional: bool = False
    for_host: frozenset[str] = frozenset()
    for_hipcc: tuple[str, ...] = ()
    host_with_cuda: tuple[str, ...] = ()
    names_gpus: bool = True
    has_cuda: bool = False
    has_torch: bool = False
    newest_cxx: str = "23"

    @property
    def lacks(self) -> frozenset[str]:
        """What the tree does not have, of what ``only`` names in the table of build files."""
        there = {"cuda": self.has_cuda, "cxx17": self.needs_cxx17, "torch": self.has_torch}
        return frozenset(name for name, is_there in there.items() if not is_there)

    def of_file(self, path: str) -> BuildFacts:
        """The facts for one build file: the sources of a folder that hipcc compiles none of need no newer C++."""
        folder = posixpath.dirname(path)
        if path not in self.for_host or any(source.startswith(f"{folder}/") for source in self.for_hipcc):
            return self
        return replace(self, needs_cxx17=False)

    @property
    def offload_options(self) -> tuple[str, ...]:
        """The options of hipcc for the architectures."""
        return tuple(f"--offload-arch={arch}" for arch in self.architectures)


@dataclass(frozen=True, slots=True)
class BuildFile:
    """A build file, the table, and the facts of its tree. Offsets are bytes, as in ``Source``."""

    source: Source
    table: BuildTable
    facts: BuildFacts

    @property
    def text(self) -> str:
        """The text of the file."""
        return self.source.text

    @property
    def to_root(self) -> str:
        """The path from the file's folder to the port's top folder, where the headers of hipport are: ``..``."""
        return posixpath.relpath(".", posixpath.dirname(self.source.path) or ".")

    def edit(self, code: str, start: int, end: int, text: str, header: str = "") -> Edit:
        """Replace the bytes ``start`` to ``end`` (excluded) by ``text``, as the rule ``code`` asks; ``header`` is the
        file of hipport's own (``hipport/hip.cmake``) that the port needs because of it.
        """
        return Edit(start, end, text.replace("\n", self.source.newline), code, header=header)

    def diagnostic(
        self, code: str, start: int, end: int, message: str, remedy: str, severity: Severity = Severity.ERROR
    ) -> Diagnostic:
        """A finding of the rule ``code`` about the bytes ``start`` to ``end`` (excluded)."""
        line, column = self.source.position(start)
        symbol = " ".join(self.text[start:end].split())
        return Diagnostic(code, severity, message, remedy, start, end, line, column, symbol)

    def lost(self, start: int, end: int, what: str) -> Diagnostic:
        """The note that something in the bytes ``start`` to ``end`` was left out, and with it ``what``."""
        name = " ".join(self.text[start:end].split())
        message = f"{name} was left out, and with it {what.partition(': ')[0]}"
        remedy = what.partition(": ")[2] or "nothing, if the build does without it"
        return self.diagnostic(files.LOST_WITH_OPTION, start, end, message, remedy, Severity.INFO)


class BrokenBuildFileError(Exception):
    """A build file that its own tool would not read: ``offset`` is the place, ``what`` says what is wrong with it."""

    def __init__(self, offset: int, what: str) -> None:
        super().__init__(what)
        self.offset = offset
        self.what = what
