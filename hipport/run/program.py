"""What a program is: the sources that make one executable, how each is compiled, and the headers that they include."""

from __future__ import annotations

import os
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from pathlib import Path

from hipport.build.device_sources import device_sources
from hipport.build.flags import Flags
from hipport.build.flags import has_cuda_headers
from hipport.build.flags import read_flags
from hipport.build.project_flags import BuildFlags
from hipport.config import Options
from hipport.paths import printable
from hipport.project.include_folders import include_folders
from hipport.project.includes import include_lines
from hipport.project.includes import with_included
from hipport.project.programs import is_unit
from hipport.project.survey import Survey
from hipport.project.translation_units import UnitLanguage
from hipport.project.translation_units import has_kernels
from hipport.project.translation_units import included_sources
from hipport.project.translation_units import is_gpu_source
from hipport.run.errors import ProgramError
from hipport.run.settings import RunOptions
from hipport.tree.discover import FileKind
from hipport.tree.discover import discover

#: What is given to the linker as it is.
_LINKED = frozenset({".o", ".a", ".so"})


@dataclass(frozen=True, slots=True)
class ProgramSource:
    """A source that is compiled by itself: its absolute path, what it is compiled with, and the files of the project
    that it includes, itself or through others.
    """

    path: Path
    language: UnitLanguage
    flags: Flags
    headers: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Program:
    """The sources and objects that are linked into one executable, and its name."""

    name: str
    sources: tuple[ProgramSource, ...]
    objects: tuple[Path, ...] = ()

    @property
    def files(self) -> tuple[Path, ...]:
        """All sources and headers, each once."""
        return tuple(dict.fromkeys(path for source in self.sources for path in (source.path, *source.headers)))


def find_program(paths: Sequence[Path], options: RunOptions) -> Program:
    """The program of some sources and objects, or of the only folder in ``paths``.

    Of a folder it has all sources that no other one includes. What the project's build files say of include folders,
    macros and the language standard counts, and what ``options`` say on top of that. Raises ProgramError where there is
    no ``main`` or more than one, and for what is not there or is not a source.
    """
    paths = [Path(os.path.abspath(path)) for path in paths]  # noqa: PTH100 - links stay as they are
    for path in paths:
        if not path.exists():
            raise ProgramError(f"{printable(path)}: there is no such file or folder")
    if folders := [path for path in paths if path.is_dir()]:
        if len(paths) > 1:
            raise ProgramError(f"{printable(folders[0])} is a folder: name one folder, or the sources of one program")
        return _program_of_folder(folders[0], options)
    return _program_of_files(paths, options)


def _program_of_folder(folder: Path, options: RunOptions) -> Program:
    found = [entry for entry in discover([folder], Options()) if not entry.problem]
    files = frozenset(entry.key for entry in found)
    survey = Survey(files, folder, device_sources(folder, files))
    included = included_sources(survey)
    names = [
        entry.key
        for entry in found
        if (entry.kind is FileKind.SOURCE or entry.path.suffix.lower() == ".hip")
        and is_unit(entry.key)
        and entry.key not in included
    ]
    mains = [name for name in names if survey.has_main(name)]
    shown = printable(os.path.relpath(folder))
    if not mains:
        raise ProgramError(f"{shown} has no source with a main: nothing to run")
    if len(mains) > 1:
        raise ProgramError(
            f"{shown} has {len(mains)} programs: run one of them\n{_choices(folder, mains)}\n"
            "with its other sources, or build as the project does, with --make or --cmake"
        )
    return Program(Path(mains[0]).stem, tuple(_sources(names, survey, options)))


def _choices(folder: Path, mains: Sequence[str]) -> str:
    return "\n".join(f"    hipport run {printable(os.path.relpath(folder / main))}" for main in mains)


def _program_of_files(paths: Sequence[Path], options: RunOptions) -> Program:
    objects = tuple(path for path in paths if path.suffix in _LINKED)
    sources = [path for path in paths if path not in objects]
    for path in sources:
        if not is_unit(path.name):
            raise ProgramError(f"{printable(path)} is neither a source of C++ or C, nor an object or a library")
    root = Path(os.path.commonpath([path.parent for path in paths]))
    files = [os.path.relpath(path, root) for path in sources]
    survey = Survey(frozenset(files), root, device_sources(root, files))
    mains = [name for name in files if survey.has_main(name)]
    if len(mains) > 1:
        raise ProgramError(f"more than one source has a main: run one of them\n{_choices(root, mains)}")
    if not mains and not objects:
        raise ProgramError(f"none of the sources has a main: name the one that has it as well ({', '.join(files)})")
    name = mains[0] if mains else objects[0].name
    return Program(Path(name).stem, tuple(_sources(files, survey, options)), objects)


def _sources(names: Iterable[str], survey: Survey, options: RunOptions) -> Iterator[ProgramSource]:
    root = survey.root
    assert root is not None  # both kinds of programs have one
    build = BuildFlags(root)
    for name in names:
        path = root / name
        flags = build.of(name, as_cuda=survey.is_device_source(name)) + _given(options)
        flags = flags.moved(_without_toolkit)
        known = (*flags.quote, *flags.include, *flags.system)
        flags += Flags(after=include_folders(name, root, survey, known))
        headers = _headers(path, flags)
        yield ProgramSource(path, _language(name, survey, headers), flags, headers)


def _without_toolkit(place: str) -> str | None:
    """A folder or file of the flags; None for the headers of a CUDA toolkit on this machine, which no port is compiled
    with: a makefile says where it is.
    """
    return None if has_cuda_headers(Path(place)) else place


def _given(options: RunOptions) -> Flags:
    words = [f"-I{folder}" for folder in options.include_dir] + [f"-D{definition}" for definition in options.define]
    flags = read_flags([*words, *options.compile_option], Path.cwd())
    standard = options.std
    return replace(flags, standard=standard) if "++" in standard else replace(flags, c_standard=standard)


def _headers(path: Path, flags: Flags) -> tuple[Path, ...]:
    """The files that a source includes, itself or through others, of those in folders that its flags name."""
    folders = [Path(folder) for folder in (*flags.include, *flags.system, *flags.after)]
    quoted_folders = [*map(Path, flags.quote), *folders]

    def includes_of(file: Path) -> Iterator[Path]:
        for quoted, name in include_lines(file.read_bytes()):
            places = (file.parent, *quoted_folders) if quoted else folders
            found = (Path(os.path.normpath(folder / name)) for folder in places)
            if header := next((place for place in found if place.is_file()), None):
                yield header

    return tuple(header for header in with_included(path, includes_of) if header != path)


def _language(name: str, survey: Survey, headers: Sequence[Path]) -> UnitLanguage:
    """The language of a source: HIP if it has device code, in it or in its headers, or the build says so."""
    assert survey.root is not None
    path = survey.root / name
    if path.suffix == ".c":
        return UnitLanguage.C
    is_hip = is_gpu_source(path) or survey.is_device_source(name)
    if is_hip or any(has_kernels(file.read_bytes()) for file in (path, *headers)):
        return UnitLanguage.HIP
    return UnitLanguage.CXX
