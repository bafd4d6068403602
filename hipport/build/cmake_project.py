"""What CMakeLists.txt files have said so far: their targets, the scopes of their folders, and the cache."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path

from hipport.build.cmake_calls import Function
from hipport.build.configured import ConfiguredHeader
from hipport.build.export_header import ExportHeader


@dataclass
class Target:
    """A target: options, each list with its scope (PUBLIC, PRIVATE or INTERFACE), the files that it compiles, the
    targets that it links, those that whoever links it links too, the folders whose commands speak of it, and what
    ``add_library`` says that it is (``TYPE``, ``BINARY_DIR``).
    """

    options: list[tuple[str, Sequence[str]]] = field(default_factory=list)
    sources: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)
    handed_on: set[str] = field(default_factory=set)
    folders: set[Path] = field(default_factory=set)
    properties: dict[str, str] = field(default_factory=dict)

    def link(self, names: Iterable[str], scope: str = "PUBLIC") -> None:
        """Take in the names of targets that are linked in a scope."""
        self.links.update(names if scope != "INTERFACE" else ())
        self.handed_on.update(names if scope != "PRIVATE" else ())

    def words(self, less: str = "") -> list[str]:
        """The options, less those of a scope: INTERFACE for what the target compiles, PRIVATE for what links it."""
        return [word for scope, words in self.options if scope != less for word in words]


@dataclass
class Scope:
    """A folder with a CMakeLists.txt: its variables, the options for all that is compiled there, the scope around."""

    folder: Path
    outer: Scope | None
    variables: dict[str, str]
    common: list[str] = field(default_factory=list)

    def inner(self, folder: Path) -> Scope:
        """The scope of a folder that is added here: it begins with what this one has so far."""
        top, binary = (self.variables.get(f"CMAKE_{name}_DIR", "") for name in ("SOURCE", "BINARY"))
        places = {"CMAKE_CURRENT_SOURCE_DIR": str(folder)}
        if binary:
            places["CMAKE_CURRENT_BINARY_DIR"] = os.path.normpath(f"{binary}/{os.path.relpath(folder, top)}")
        return Scope(folder, self, {**self.variables, **places}, [*self.common])

    def chain(self) -> Iterator[Scope]:
        """This scope and those around it, which all see the cache."""
        scope: Scope | None = self
        while scope:
            yield scope
            scope = scope.outer


@dataclass
class Project:
    """What is known of a project for units in ``language`` (CUDA, CXX): its targets, and scopes by their folders, its
    functions by their names in lower case.

    A port is a build for the GPU: a variable of the cache that a condition compares with the word ``cuda`` counts as
    that word, as it is a choice that people make when they configure. ``for_hip`` asks for the project's own build for
    HIP, where it has switches for both.
    """

    language: str
    for_hip: bool = False
    targets: dict[str, Target] = field(default_factory=lambda: defaultdict(Target))
    scopes: dict[Path, Scope] = field(default_factory=dict)
    configured: dict[str, ConfiguredHeader | ExportHeader] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    calls: int = 0  # of functions and macros, that are being run
    steps: int = 500_000  # commands that may still be run: functions and files may call each other without end
    _choices: dict[str, str] = field(default_factory=dict)
    _cached: set[str] = field(default_factory=set)

    def target(self, name: str, scope: Scope) -> Target:
        """The target that a command in a folder speaks of."""
        target = self.targets[name]
        target.folders.add(scope.folder)
        return target

    def choose(self, choices: Mapping[str, str], scope: Scope) -> None:
        """Take in what a file compares with words for the GPU: the names and the words."""
        self._choices = {**choices, **self._choices}
        for name in self._cached & choices.keys():
            for each in scope.chain():
                each.variables[name] = self._choices[name]

    def cache(self, name: str, value: str, scope: Scope) -> None:
        """Put a variable into the cache, which sets what has no value yet."""
        self._cached.add(name)
        for each in scope.chain():
            each.variables.setdefault(name, self._choices.get(name, value))

    def options(self, unit: Path, folders: Sequence[Path]) -> list[str]:
        """The options for a unit: those of the targets that compile it and of what they link, or all of the targets in
        the folders around it where none is known to compile it.
        """
        owners = self._owners(unit, folders)
        if not owners:
            around = (target for target in self.targets.values() if not target.folders.isdisjoint(folders))
            return [word for target in around for word in target.words()]
        linked = self._linked(owners.values()) - owners.keys()
        chosen = [target.words(less="INTERFACE") for target in owners.values()]
        chosen += [target.words(less="PRIVATE") for name, target in self.targets.items() if name in linked]
        return [word for words in chosen for word in words]

    def scope(self, unit: Path, folders: Sequence[Path]) -> Scope:
        """The scope that a unit is compiled in: that of its folder, the last of ``folders``, or, where only targets of
        other folders compile it (``add_library(gpu ../solver.cpp)``), that of the first of these.
        """
        owners = self._owners(unit, folders).values()
        elsewhere = [folder for owner in owners for folder in sorted(owner.folders) if folder in self.scopes]
        is_here = any(not owner.folders.isdisjoint(folders) for owner in owners)
        return self.scopes[folders[-1] if is_here or not elsewhere else elsewhere[0]]

    def _owners(self, unit: Path, folders: Sequence[Path]) -> dict[str, Target]:
        """The targets that compile a unit: those of the folders around it, or those of others where none is."""
        owners = {name: target for name, target in self.targets.items() if str(unit) in target.sources}
        return {name: owners[name] for name in owners if not owners[name].folders.isdisjoint(folders)} or owners

    def _linked(self, owners: Iterable[Target]) -> set[str]:
        """The names of what targets link, directly or through others that hand it on. A name in a namespace that no
        file gives to a target, ``glm::glm``, is that of the target without it.
        """
        found = {name for target in owners for name in target.links}
        waiting = list(found)
        while waiting:
            name = waiting.pop()
            target = self.targets.get(name)
            plain = name.rpartition("::")[2]
            new = target.handed_on - found if target else {plain} & self.targets.keys() - found
            waiting += new
            found |= new
        return found
