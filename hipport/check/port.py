"""The project that is checked: its top folder, its translation units, and the flags of each."""

from __future__ import annotations

import os
from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hipport.build.compile_commands import commands_of
from hipport.build.device_sources import device_sources
from hipport.build.flags import Flags
from hipport.build.flags import read_flags
from hipport.build.project_flags import BuildFlags
from hipport.check.demands import Demands
from hipport.check.demands import RaisedStandard
from hipport.check.demands import is_for_pytorch
from hipport.check.device_symbols import DeviceSymbols
from hipport.check.made_headers import MadeHeaders
from hipport.check.made_headers import make_headers
from hipport.check.options import CheckOptions
from hipport.check.options import compiler_words
from hipport.config import Options
from hipport.project.build_options import BuildOptions
from hipport.project.include_folders import include_folders
from hipport.project.survey import Survey
from hipport.project.translation_units import TranslationUnit
from hipport.project.translation_units import find_units
from hipport.pytorch.extensions import Extensions
from hipport.pytorch.extensions import built_by
from hipport.pytorch.installed import installed_pytorch
from hipport.pytorch.installed import pytorch_at
from hipport.tree.discover import FileKind
from hipport.tree.discover import TreeEntry
from hipport.tree.discover import discover
from hipport.tree.discover import reads_as_source
from hipport.tree.state import STATE_NAME

_BEGINNING = 2**12  # bytes of a file, by which a source is told


@dataclass(frozen=True)
class Project:
    """A tree to check. ``files`` are the absolute paths of its sources and headers, each with the path to show;
    ``units`` are the translation units to compile; ``absent`` are the absolute paths of those that
    compile_commands.json names and that are not there; ``raised`` are units, by absolute path, whose build asks for a
    language standard that is too old; ``build_options`` knows the texts of its build files; ``made`` are the headers of
    its configure step, None where it makes none; ``extensions`` are the units that PyTorch's build compiles, None where
    there are none or no PyTorch; ``device_symbols`` knows the device variables and functions that its files define.
    """

    root: Path
    files: dict[str, str]
    units: tuple[tuple[TranslationUnit, Flags], ...]
    absent: tuple[str, ...]
    raised: dict[str, RaisedStandard]
    build_options: BuildOptions
    made: MadeHeaders | None
    extensions: Extensions | None
    device_symbols: DeviceSymbols


def load_project(
    paths: Sequence[Path],
    options: CheckOptions,
    only: Collection[str] | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Project:
    """Find the translation units under ``paths``; where ``only`` is given (absolute paths), just those among it.
    ``say`` is called with what is done that takes long.

    Raises HipportError as ``discover`` does, and ConfigError for a compile_commands.json or a PyTorch that cannot be
    used.
    """
    named = _sources(discover(paths, Options(exclude=options.exclude)))
    root = _root(paths)
    found = tuple(discover([root], Options()))
    whole = _sources(found)
    shown = {place: path if place in named else _shown(place, paths) for place, path in (whole | named).items()}
    relative = {os.path.relpath(place, root): place for place in shown}
    keys = [entry.key for entry in found]
    survey = Survey(frozenset(relative), root, device_sources(root, keys))
    wanted = [name for name, place in relative.items() if place in named and (only is None or place in only)]

    commands = commands_of(root, survey.files, options.compile_commands)
    listed = commands.flags if commands else {}
    absent = [str(root / name) for name in (commands.absent if commands else ())]
    units = find_units(root, wanted, survey, listed)
    given = _given(options)
    build = BuildFlags(root)
    compiled: list[tuple[TranslationUnit, Flags]] = []
    raised: dict[str, RaisedStandard] = {}
    pytorch = pytorch_at(options.torch) if options.torch else installed_pytorch()
    demands = Demands(survey, pytorch)
    for unit in units:
        flags = _flags(unit, build, survey, listed, given)
        flags, new = demands.meet(str(unit.relative), flags)
        compiled.append((unit, flags + Flags(standard=given.standard)))
        raised |= {str(unit.path): new} if new and not given.standard else {}
    made = make_headers(build.root, build.configured)
    if made:
        compiled = [(unit, made.found_by(flags)) for unit, flags in compiled]
    extensions = None
    if pytorch and (members := [(unit, flags) for unit, flags in compiled if is_for_pytorch(flags)]):
        say(f"hipify of PyTorch {pytorch.version}")
        extensions = built_by(pytorch, members, root, survey)
        compiled = [(unit, extensions.units.get(str(unit.path), flags)) for unit, flags in compiled]
    inside = [place for place in absent if any(Path(place).is_relative_to(absolute(path)) for path in paths)]
    symbols = DeviceSymbols(survey)
    options_of = BuildOptions(root, keys)
    return Project(root, shown, tuple(compiled), tuple(inside), raised, options_of, made, extensions, symbols)


def _sources(found: Iterable[TreeEntry]) -> dict[str, str]:
    """The sources and headers among what was found, and what may be one by another name (``kernels.hu``): absolute
    paths, with the path to show.
    """
    return {
        absolute(entry.path): str(entry.path)
        for entry in found
        if not entry.problem
        and (entry.kind is FileKind.SOURCE or entry.explicit or entry.path.suffix.lower() == ".hip" or _reads(entry))
    }


def _reads(entry: TreeEntry) -> bool:
    """Whether the beginning of a file whose name does not say it is that of a source."""
    if entry.kind is not FileKind.UNSURE:
        return False
    try:
        with entry.path.open("rb") as file:
            return reads_as_source(file.read(_BEGINNING))
    except OSError:
        return False


def absolute(path: str | Path) -> str:
    """The absolute path with no ``..`` in it; links in it stay, as the compiler shows them too."""
    return os.path.abspath(path)  # noqa: PTH100


def _root(paths: Sequence[Path]) -> Path:
    """The folder that a project begins at: that of hipport's record where there is one, else the folder named; for
    single files, the top of their git repository.
    """
    places = [Path(absolute(path)) for path in paths]
    top = Path(os.path.commonpath([place if place.is_dir() else place.parent for place in places]))
    marks = [STATE_NAME] if all(place.is_dir() for place in places) else [STATE_NAME, ".git"]
    for mark in marks:
        for folder in (top, *top.parents):
            if os.path.lexists(folder / mark):
                return folder
    return top


def _shown(place: str, paths: Sequence[Path]) -> str:
    return place if any(path.is_absolute() for path in paths) else os.path.relpath(place)


def _given(options: CheckOptions) -> Flags:
    return read_flags(compiler_words(options.define, options.include_dir, options.std), Path.cwd())


def _flags(unit: TranslationUnit, build: BuildFlags, survey: Survey, listed: dict[str, Flags], given: Flags) -> Flags:
    name = str(unit.relative)
    as_cuda = survey.is_device_source(name)
    flags = (given + (listed[name] if name in listed else build.of(name, as_cuda=as_cuda))).with_forced_found()
    known = (*flags.quote, *flags.include, *flags.system)
    return flags + Flags(after=include_folders(name, build.root, survey, known))
