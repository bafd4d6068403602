"""The effort of a port: what is done, and for what is left how long that takes, by class, library and folder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath

from hipport.diagnostics import Severity
from hipport.effort.weights import NO_TIME
from hipport.effort.weights import Minutes
from hipport.effort.weights import Weight
from hipport.effort.weights import Weights
from hipport.effort.weights import WorkClass
from hipport.effort.weights import load_weights
from hipport.entries import Entry
from hipport.entries import FileDiagnostic
from hipport.entries import entries
from hipport.mapping import Mapping as Tables
from hipport.mapping.mapping import load_mapping
from hipport.result import Run

#: A table of folders has at most so many rows, so that it can be read; the folders are as deep as that allows.
_FOLDERS = 12


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to do: findings that say the same, their weight, and the time for all of them."""

    entry: Entry
    weight: Weight
    minutes: Minutes

    @property
    def places(self) -> int:
        """Number of places in the code."""
        return len(self.entry.findings)

    @property
    def work_class(self) -> WorkClass:
        """How the work is estimated."""
        return self.weight.work.work_class


#: An item, or a part of it, under the name that it is counted by: with its places and its time.
_Part = tuple[str, Item, int, Minutes]


@dataclass(frozen=True, slots=True)
class Group:
    """What the items of a class, of a library or in a folder (``name``) take together.

    ``items`` is the number of things to do, ``places`` that of places in the code. Items that are in several folders
    count in each of them; their time is divided by the number of places.
    """

    name: str
    items: int
    places: int
    minutes: Minutes


@dataclass(frozen=True)
class Effort:
    """How much work the port of a tree to HIP of the version ``rocm`` is, or of several trees together.

    ``items`` are what is left for people, the longest first; their times include what building and testing adds, which
    is the part ``checking`` of the work itself. ``automatic`` is the time to read, compile and test what was converted:
    ``changed`` of the ``files`` that were read, by ``edits``. ``lines`` were read, ``fixed`` findings settled by edits;
    ``infos`` findings ask nothing of a person.
    """

    name: str
    rocm: str
    items: tuple[Item, ...]
    automatic: Minutes
    checking: float
    files: int
    lines: int
    changed: int
    edits: int
    fixed: int
    infos: int

    @cached_property
    def by_hand(self) -> Minutes:
        """The time for all that is left."""
        return sum((item.minutes for item in self.items), NO_TIME)

    @property
    def minutes(self) -> Minutes:
        """The time for all of the port."""
        return self.automatic + self.by_hand

    @property
    def places(self) -> int:
        """Number of places in the code that something is left at."""
        return sum(item.places for item in self.items)

    @cached_property
    def by_class(self) -> tuple[Group, ...]:
        """The classes of work by people, from minutes to redesign; those without an item too."""
        found = {group.name: group for group in _groups(_wholes(self.items, lambda item: item.work_class.value))}
        names = (each.value for each in WorkClass if each is not WorkClass.AUTOMATIC)
        return tuple(found.get(name, Group(name, 0, 0, NO_TIME)) for name in names)

    @cached_property
    def by_library(self) -> tuple[Group, ...]:
        """The libraries, the longest first; the name is empty for what is of no library."""
        return _groups(_wholes(self.items, lambda item: item.entry.library))

    @cached_property
    def by_file(self) -> tuple[Group, ...]:
        """The files, the longest first."""
        return _groups(_shares(self.items, lambda path: path))

    @cached_property
    def by_folder(self) -> tuple[Group, ...]:
        """The folders, the longest first: as deep in the tree as there are few of them."""
        folders = _few_folders({finding.path for item in self.items for finding in item.entry.findings})
        return _groups(_shares(self.items, folders.__getitem__))


def estimate(run: Run, name: str = "", mapping: Tables | None = None) -> Effort:
    """The effort that a conversion leaves; ``name`` is what the tree is called. The tables of ``mapping``, by default
    those that come with hipport, have the weights.

    Raises MappingError where the weights cannot be read, or have none for a finding.
    """
    tables = mapping or load_mapping(None)
    weights = load_weights(tables.folder)
    left = [FileDiagnostic(result.path, diagnostic) for result in run.results for diagnostic in result.open]
    changed = sum(result.changed for result in run.results)
    return Effort(
        name=name,
        rocm=run.rocm,
        items=_longest_first(_item(entry, weights, tables) for entry in entries(left)),
        automatic=weights.file * changed,
        checking=weights.checking,
        files=len(run.results),
        lines=sum(result.lines for result in run.results),
        changed=changed,
        edits=sum(len(result.edits) for result in run.results),
        fixed=sum(diagnostic.fixed for result in run.results for diagnostic in result.diagnostics),
        infos=run.severities[Severity.INFO],
    )


def together(efforts: Iterable[Effort]) -> Effort:
    """The sum over several trees, each of which is ported by itself: what two of them share is counted in both.

    They are estimated with the same weights, and for the ROCm of the first. Raises ValueError for no tree.
    """
    each = list(efforts)
    if not each:
        raise ValueError("there is no effort to add up")
    return Effort(
        name="",
        rocm=each[0].rocm,
        items=_longest_first(item for effort in each for item in effort.items),
        automatic=sum((effort.automatic for effort in each), NO_TIME),
        checking=each[0].checking,
        files=sum(effort.files for effort in each),
        lines=sum(effort.lines for effort in each),
        changed=sum(effort.changed for effort in each),
        edits=sum(effort.edits for effort in each),
        fixed=sum(effort.fixed for effort in each),
        infos=sum(effort.infos for effort in each),
    )


def _item(entry: Entry, weights: Weights, tables: Tables) -> Item:
    weight = weights.of(entry, tables)
    minutes = weight.work.minutes(len(entry.names), len(entry.findings))
    return Item(entry, weight, minutes * (1 + weights.checking))


def _longest_first(items: Iterable[Item]) -> tuple[Item, ...]:
    return tuple(sorted(items, key=lambda item: -item.minutes.likely))


def _wholes(items: Iterable[Item], key: Callable[[Item], str]) -> Iterator[_Part]:
    """Each item by its key."""
    return ((key(item), item, item.places, item.minutes) for item in items)


def _shares(items: Iterable[Item], key: Callable[[str], str]) -> Iterator[_Part]:
    """Each item, divided among its places, by the key of their paths."""
    for item in items:
        for path, places in Counter(finding.path for finding in item.entry.findings).items():
            yield key(path), item, places, item.minutes * (places / item.places)


def _groups(parts: Iterable[_Part]) -> tuple[Group, ...]:
    found: dict[str, list[_Part]] = {}
    for part in parts:
        found.setdefault(part[0], []).append(part)
    groups = (
        Group(
            name,
            items=len({id(item) for _, item, _, _ in those}),
            places=sum(places for _, _, places, _ in those),
            minutes=sum((minutes for _, _, _, minutes in those), NO_TIME),
        )
        for name, those in found.items()
    )
    return tuple(sorted(groups, key=lambda group: (-group.minutes.likely, group.name)))


def _few_folders(paths: Iterable[str]) -> dict[str, str]:
    """For each path the folder to count it in, its own or one above: at the greatest depth at which there are at most
    ``_FOLDERS`` of them, or else at the smallest at which there are two.
    """
    parts = {path: PurePath(path).parent.parts for path in paths}
    cut = {path: str(PurePath(*folder)) for path, folder in parts.items()}
    for depth in range(max(map(len, parts.values()), default=0), 0, -1):
        shorter = {path: str(PurePath(*folder[:depth])) for path, folder in parts.items()}
        if len(set(shorter.values())) < 2:
            break
        cut = shorter
        if len(set(cut.values())) <= _FOLDERS:
            break
    return cut
