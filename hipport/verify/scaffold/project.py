"""Write a skeleton for each kernel of a project."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport.atomic import write_atomic
from hipport.build.device_sources import device_sources
from hipport.build.flags import Flags
from hipport.code.macros import macros_of
from hipport.config import Options
from hipport.paths import printable
from hipport.project.survey import Survey
from hipport.source.tokens import Tokens
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import discover
from hipport.unit import Ask
from hipport.unit import Question
from hipport.unit import Type
from hipport.unit.flags import TreeFlags
from hipport.unit.units import Units
from hipport.verify.errors import SpecError
from hipport.verify.scaffold.kernels import FoundKernel
from hipport.verify.scaffold.kernels import UnreadKernel
from hipport.verify.scaffold.kernels import kernels_of
from hipport.verify.scaffold.launches import FoundLaunch
from hipport.verify.scaffold.launches import launches_of
from hipport.verify.scaffold.skeleton import Skeleton
from hipport.verify.scaffold.skeleton import skeleton_text
from hipport.verify.scaffold.types import spec_type
from hipport.waves.constants import Constants

_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class WrittenSpec:
    """A skeleton: its path, its kernel and where that stands (``src/file.cu:12``). ``existed`` says that the path was
    there and was left as it is.
    """

    path: Path
    kernel: str
    place: str
    existed: bool = False


@dataclass(frozen=True, slots=True)
class ScaffoldRun:
    """What became of the kernels of a project: the specs, and the places of kernels without one, with the reasons.
    ``parser`` says why types were read from tokens alone; empty where the parser was there.
    """

    specs: tuple[WrittenSpec, ...]
    unread: tuple[tuple[str, str], ...]
    parser: str = ""


@dataclass(frozen=True)
class _File:
    key: str
    path: Path
    display: str  # as the user would name it
    data: bytes
    tokens: Tokens = field(repr=False)


def scaffold(paths: Sequence[Path], output: Path) -> ScaffoldRun:
    """Write ``output/KERNEL/spec.py`` for each kernel that the files and folders of ``paths`` define; a file that is
    there already stays as it is.

    Raises HipportError for a path that is not there, SpecError where there is no kernel, OutputError for what cannot
    be written.
    """
    found = [entry for entry in discover(paths, Options()) if not entry.problem]
    root = next((Path(os.path.abspath(entry.root)) for entry in found), Path())  # noqa: PTH100 - links stay as they are
    keys = frozenset(entry.key for entry in found)
    survey = Survey(keys, root, device_sources(root, keys))
    unread: list[tuple[str, str]] = []
    files = [*_read(found, root, unread)]
    with Units() as units:
        project = _Project(survey, files, units, unread)
        skeletons = list(project.skeletons(Path(os.path.abspath(output))))  # noqa: PTH100
    if not skeletons and not project.unread:
        raise SpecError(f"{', '.join(map(printable, paths))}: there is no kernel in these files")
    displays = {file.key: file.display for file in files}
    specs = tuple(_write(skeleton, displays[skeleton.place], output) for skeleton in skeletons)
    return ScaffoldRun(specs, tuple(project.unread), project.parser)


def _read(found: Iterable[TreeEntry], root: Path, unread: list[tuple[str, str]]) -> Iterator[_File]:
    """The sources among the entries of a tree; those that cannot be read are added to ``unread``."""
    for entry in found:
        if entry.kind is not FileKind.SOURCE:
            continue
        path = root / entry.relative
        try:
            data = path.read_bytes().removeprefix(_BOM)
        except OSError as error:
            unread.append((entry.display, f"cannot be read: {error.strerror}"))
        else:
            yield _File(entry.key, path, entry.display, data, Tokens(data.decode("latin-1")))


def _write(skeleton: Skeleton, display: str, output: Path) -> WrittenSpec:
    path = output / skeleton.name / "spec.py"
    place = f"{display}:{skeleton.kernel.line}"
    if os.path.lexists(path):
        return WrittenSpec(path, skeleton.kernel.name, place, existed=True)
    write_atomic(path, skeleton_text(skeleton).encode())
    return WrittenSpec(path, skeleton.kernel.name, place)


class _Project:
    """The files of a project, with what their kernels need of one another. ``unread``, to which kernels are added, and
    ``parser`` are as in ``ScaffoldRun``, known after ``skeletons``.
    """

    def __init__(self, survey: Survey, files: Sequence[_File], units: Units, unread: list[tuple[str, str]]) -> None:
        self._survey = survey
        self._files = files
        self._units = units
        self._flags = TreeFlags(survey)
        self.unread = unread
        self.parser = ""

    def skeletons(self, output: Path) -> Iterator[Skeleton]:
        """The skeletons of all kernels, in the order of the files."""
        macros = frozenset(macro.name for file in self._files for macro in macros_of(file.tokens))
        found: list[tuple[_File, FoundKernel]] = []
        for file in self._files:
            for kernel in kernels_of(file.tokens, macros):
                if isinstance(kernel, UnreadKernel):
                    self.unread.append((f"{file.display}:{kernel.line}", kernel.reason))
                else:
                    found.append((file, kernel))
        launches = [launch for file in self._files for launch in self._launches(file)]
        names = Counter((file.key, kernel.name) for file, kernel in found)
        taken: set[str] = set()
        for file, kernel in found:
            name = _free_name(kernel, file, taken)
            yield self._skeleton(file, kernel, name, launches, output / name, names[file.key, kernel.name] > 1)

    def _launches(self, file: _File) -> Iterable[FoundLaunch]:
        constants = Constants(file.tokens, file.key, self._survey, lambda _index: False)
        return launches_of(file.tokens, file.key, constants)

    def _skeleton(
        self,
        file: _File,
        kernel: FoundKernel,
        name: str,
        launches: Sequence[FoundLaunch],
        folder: Path,
        overloaded: bool,
    ) -> Skeleton:
        source = self._source_of(file)
        flags = self._flags.of(source.key)
        seen = {} if kernel.doubt else self._types(file, kernel, flags)
        return Skeleton(
            name,
            kernel,
            [spec_type(file.tokens, each, seen.get(each.offset), kernel.templates) for each in kernel.parameters],
            [launch for launch in launches if launch.kernel == kernel.own_name],
            file.key,
            os.path.relpath(source.path, folder),
            [os.path.relpath(each, folder) for each in self._folders(flags)],
            dict(_macro(each) for each in flags.macros if each.startswith("-D")),
            overloaded,
        )

    def _source_of(self, file: _File) -> _File:
        """The file itself, or for a header the first CUDA source that includes it: what stands before it counts."""
        if self._survey.is_device_source(file.key):
            return file
        sources = (each for each in self._files if self._survey.is_device_source(each.key))
        return next((each for each in sources if file.key in self._survey.with_headers(each.key)), file)

    def _folders(self, flags: Flags) -> list[str]:
        """The project's own folders of headers."""
        root = str(self._survey.root)
        folders = dict.fromkeys((*flags.quote, *flags.include, *flags.after))
        return [each for each in folders if (each == root or each.startswith(root + os.sep)) and os.path.isdir(each)]  # noqa: PTH112

    def _types(self, file: _File, kernel: FoundKernel, flags: Flags) -> Mapping[int, Type]:
        """The types of the parameters as the parser sees them, by the offsets of their names."""
        questions = [Question(each.offset, Ask.TYPE) for each in kernel.parameters if each.offset >= 0]
        answers = self._units.ask(file.path, file.data, questions, flags)
        if not answers.view.parsed:
            self.parser = answers.view.reason or answers.view.status.value
        return {question.offset: fact for question, fact in answers.facts.items() if isinstance(fact, Type)}


def _macro(option: str) -> tuple[str, str]:
    name, _, value = option.removeprefix("-D").partition("=")
    return name, value or "1"


def _free_name(kernel: FoundKernel, file: _File, taken: set[str]) -> str:
    """The kernel's name, with that of its file and a number where kernels share it."""
    name = kernel.own_name
    if name in taken:
        name = f"{name}_{file.path.stem}"
    number = 2
    free = name
    while free in taken:
        free, number = f"{name}_{number}", number + 1
    taken.add(free)
    return free
