"""Which CMake files of a tree run which, and which of them have hipport/hip.cmake from none of those that run them."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace

from hipport.build.table import BuildTable
from hipport.build.text import read_code
from hipport.build_port.build_file import BrokenBuildFileError
from hipport.build_port.build_file import BuildFacts
from hipport.build_port.build_file import BuildFile
from hipport.build_port.cmake import changed
from hipport.build_port.cmake import read_places
from hipport.build_port.cmake_findcuda import OWN
from hipport.build_port.cmake_module import is_enabling
from hipport.build_port.cmake_module import is_using
from hipport.build_port.cmake_paths import is_template
from hipport.build_port.cmake_place import Place
from hipport.project.build_files import BuildLanguage
from hipport.project.build_files import language_of
from hipport.source.text import Source

#: What has to hold: the texts of the conditions around a command.
_Conditions = frozenset[str]
#: Under which conditions hip.cmake has been included, any of which is enough.
_Given = frozenset[_Conditions]
_SURELY: _Given = frozenset({frozenset()})
_NAME = "CMakeLists.txt"
_MOST = 8  # of conditions that are told apart


@dataclass(frozen=True, slots=True)
class _Step:
    """A command that matters: one that runs the files ``runs``, in a scope of its own if ``is_subdirectory``, or one
    that includes hip.cmake (``gives``) or uses what is in it. A ``deferred`` one stands in a function or macro.
    """

    conditions: _Conditions
    runs: tuple[str, ...] = ()
    is_subdirectory: bool = False
    gives: bool = False
    uses: bool = False
    deferred: bool = False


@dataclass(frozen=True)
class _File:
    """What a CMake file does, in order; ``is_project`` says that it may be configured by itself."""

    steps: list[_Step] = field(default_factory=list)
    is_project: bool = False

    @property
    def includes_module(self) -> bool:
        """Whether its port includes hip.cmake before whatever uses it, whoever runs the file."""
        return self.is_project or any(step.gives for step in self.steps)


def of_cmake_files(build_files: Mapping[str, str], table: BuildTable, facts: BuildFacts) -> BuildFacts:
    """The facts, with the CMake files whose ports use what is in hip.cmake while no file that runs them surely has
    included it, and with those whose ports need a CMake that has HIP: they enable it, use it, or run a file that does.
    """
    paths = [path for path in build_files if language_of(posixpath.basename(path)) is BuildLanguage.CMAKE]
    files: dict[str, _File] = {}
    for path in paths:
        with suppress(BrokenBuildFileError):
            files[path] = _read(BuildFile(Source(path, build_files[path]), table, facts), paths)
    tree = _Tree(files)
    without_module = frozenset(path for path in files if not files[path].includes_module and tree.lacks(path))
    return replace(facts, without_module=without_module, with_hip=tree.with_hip())


def _read(file: BuildFile, paths: list[str]) -> _File:
    code = read_code(file.text, BuildLanguage.CMAKE).text
    places = read_places(file)
    by_start = {place.command.start: place for place in places}
    steps = []
    for place in places:
        conditions = frozenset(each for arm in place.arms_when_read for each in _conditions(by_start[arm]))
        deferred = place.definition is not None
        if runs := tuple(_run(place, paths)):
            is_subdirectory = place.command.lower == "add_subdirectory"
            steps.append(_Step(conditions, runs, is_subdirectory, deferred=deferred))
        if not code[place.command.start].isspace():
            gives = is_enabling(place) or _includes_module(place)
            if gives or is_using(changed(place)):
                steps.append(_Step(conditions, gives=gives, uses=not gives, deferred=deferred and not gives))
    return _File(steps, any(place.command.lower == "project" for place in places))


def _conditions(arm: Place) -> Iterator[str]:
    """The conditions of an arm: ``if(BUILD_TESTS AND USE_CUDA)`` has two. Another arm has one that no other has."""
    values = arm.command.values
    if arm.command.lower != "if":
        yield f"{arm.file.source.path}:{arm.command.start}"
    elif {"OR", "(", ")"} & {*values}:
        yield " ".join(values)
    else:
        yield from " ".join(values).split(" AND ")


def _includes_module(place: Place) -> bool:
    return place.command.lower == "include" and any(value.endswith(OWN) for value in place.command.values[:1])


def _run(place: Place, paths: list[str]) -> Iterator[str]:
    """The files of the tree that a command runs: ``add_subdirectory(lib)``, ``include(cmake/Gpu.cmake)``,
    ``include(Gpu)``, ``find_package(Gpu)``. A folder in a variable may be any below.
    """
    folder = posixpath.dirname(place.file.source.path)
    named = place.command.values[0] if place.command.arguments else ""
    _, variable, inside = named.rpartition("}")
    rest = inside.lstrip("/") if variable else named
    match place.command.lower:
        case "add_subdirectory" if variable and not rest:
            below = re.compile(rf"{re.escape(folder)}{'/' * bool(folder)}.+/{_NAME}")
            yield from filter(below.fullmatch, paths)
        case "add_subdirectory":
            yield from _named(posixpath.join(rest, _NAME), folder, paths)
        case "include" if named.endswith(".cmake"):
            yield from _named(rest, folder, paths)
        case "include" | "find_package" if named:
            module = f"{named}.cmake" if place.command.lower == "include" else f"Find{named}.cmake"
            yield from (path for path in paths if posixpath.basename(path) == module)


def _named(name: str, folder: str, paths: list[str]) -> list[str]:
    """The file with this name in a folder, or else those in other folders of which the first part is not known."""
    near = posixpath.normpath(posixpath.join(folder, name))
    return [near] if near in paths else [path for path in paths if f"/{path}".endswith(f"/{name}")]


class _Tree:
    """The CMake files of a tree, and under which conditions hip.cmake has been included at a place in one of them."""

    def __init__(self, files: Mapping[str, _File]) -> None:
        self._files = files
        self._runs: dict[str, list[tuple[str, int]]] = {path: [] for path in files}
        for path, file in files.items():
            for at, step in enumerate(file.steps):
                for run in set(step.runs) & files.keys():
                    self._runs[run].append((path, at))
        self._when_read = self._settled(late=False)
        self._in_the_end = self._settled(late=True)

    def lacks(self, path: str) -> bool:
        """Whether a file uses what is in hip.cmake where that may not have been included. What stands in a function is
        used when that is called, which may be after all else.
        """
        return any(
            step.uses and not any(each <= step.conditions for each in self._at(path, at, late=step.deferred))
            for at, step in enumerate(self._files[path].steps)
        )

    def with_hip(self) -> frozenset[str]:
        """The files that enable HIP or use it, and those that run one of them."""
        found = {path for path, file in self._files.items() if any(step.gives or step.uses for step in file.steps)}
        added = found
        while added:
            added = {by for path in added for by, _ in self._runs[path]} - found
            found = found | added
        return frozenset(found)

    def _at(self, path: str, at: int, *, late: bool) -> _Given:
        given = (self._in_the_end if late else self._when_read)[path]
        return given | self._before(path, None if late else at)

    def _settled(self, *, late: bool) -> dict[str, _Given]:
        """What has been included when each file is run: as much as all those that run it agree on."""
        given = dict.fromkeys(self._files, _SURELY)
        for _ in self._files:
            found = {path: self._when_run(path, given, late=late) for path in self._files}
            if found == given:
                break
            given = found
        return given

    def _when_run(self, path: str, given: Mapping[str, _Given], *, late: bool) -> _Given:
        runs = self._runs[path]
        if self._files[path].is_project or not runs:
            return frozenset()
        merged = _SURELY
        for by, at in runs:
            if not is_template(by):
                step = self._files[by].steps[at]
                before = given[by] | self._before(by, None if late or step.deferred else at)
                merged = _least(one | (each - step.conditions) for one in merged for each in before)
        return merged

    def _before(self, path: str, at: int | None, around: tuple[str, ...] = ()) -> _Given:
        """What a file itself has included before a place in it; what is used there has been included too."""
        found: set[_Conditions] = set()
        for step in self._files[path].steps[:at]:
            if step.gives or (step.uses and not step.deferred):
                found.add(step.conditions)
            elif len(step.runs) == 1 and not (step.is_subdirectory or step.deferred):
                (run,) = step.runs
                if run in self._files and run not in around:
                    included = self._before(run, None, (*around, path))
                    found.update(each | step.conditions for each in included)
        return _least(found)


def _least(given: Iterable[_Conditions]) -> _Given:
    """The conditions without those that ask for more than others."""
    found: list[_Conditions] = []
    for each in sorted(set(given), key=lambda each: (len(each), sorted(each))):
        if not any(less <= each for less in found):
            found.append(each)
    return frozenset(found[:_MOST])
