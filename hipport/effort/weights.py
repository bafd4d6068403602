"""``mappings/effort.toml``: how many minutes findings take, by their rules and libraries."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Any

from hipport.diagnostics import Severity
from hipport.diagnostics import is_of_hipport
from hipport.entries import Entry
from hipport.errors import MappingError
from hipport.mapping import Mapping as Tables

#: Work of the class "minutes" takes less for its first place.
_HOUR = 60.0
#: The kinds of CUDA names that nobody calls.
_UNCALLED = frozenset(("type", "enum", "macro"))


class WorkClass(Enum):
    """How work is estimated: nothing is left, a place takes minutes, it takes hours, or something else is built."""

    AUTOMATIC = "automatic"
    MINUTES = "minutes"
    HOURS = "hours"
    REDESIGN = "redesign"


@dataclass(frozen=True, slots=True)
class Minutes:
    """An estimate in minutes, with its lower and its upper end."""

    low: float
    likely: float
    high: float

    def __add__(self, other: Minutes) -> Minutes:
        return Minutes(self.low + other.low, self.likely + other.likely, self.high + other.high)

    def __mul__(self, factor: float) -> Minutes:
        return Minutes(self.low * factor, self.likely * factor, self.high * factor)


NO_TIME = Minutes(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Work:
    """A kind of work. ``what`` says in words what a person does.

    ``first`` are the minutes for the first place (understanding it), ``name`` for each further CUDA name, ``place`` for
    each further place of a name (repetition); ``range`` is what they are multiplied by for the ends of the estimate.
    """

    key: str
    work_class: WorkClass
    first: float
    name: float
    place: float
    what: str
    range: tuple[float, float]

    def minutes(self, names: int, places: int) -> Minutes:
        """The time for a number of places with a number of different names; 0 names are places without one."""
        others = max(names - 1, 0)
        likely = self.first + self.name * others + self.place * (places - 1 - others)
        low, high = self.range
        return Minutes(likely * low, likely, likely * high)


@dataclass(frozen=True, slots=True)
class Weight:
    """The work that findings are, and why it is that."""

    work: Work
    reason: str


@dataclass(frozen=True, slots=True)
class RuleWeight:
    """The weights of a rule's errors and warnings, and of errors about names that nobody calls (types, enumerators,
    macros) where that is another one; with ``by_library`` that of the library goes first.
    """

    error: Weight
    warning: Weight
    uncalled: Weight | None
    by_library: bool


@dataclass(frozen=True, slots=True)
class Weights:
    """The whole table. ``checking`` is the part of the minutes by hand that building and testing adds, ``file`` the
    time for each file that was converted, ``own`` the weight of rules that users bring.
    """

    checking: float
    file: Minutes
    work: Mapping[str, Work]
    rules: Mapping[str, RuleWeight]
    own: RuleWeight
    libraries: Mapping[str, Weight]

    def of(self, entry: Entry, tables: Tables) -> Weight:
        """The weight of errors or warnings that say the same. Raises MappingError where the table has none for their
        rule, or says that the rule leaves nothing to do.
        """
        rule = self.rules.get(entry.code) if is_of_hipport(entry.code) else self.own
        if rule is None:
            raise MappingError(f"effort.toml has no weight for {entry.code}: add a line to [rules]")
        weight = self._of(rule, entry, tables)
        if weight.work.work_class is WorkClass.AUTOMATIC:
            raise MappingError(f"effort.toml says that {entry.code} leaves nothing to do: give it another work")
        return weight

    def _of(self, rule: RuleWeight, entry: Entry, tables: Tables) -> Weight:
        if rule.by_library and entry.library in self.libraries:
            return self.libraries[entry.library]
        if entry.severity is not Severity.ERROR:
            return rule.warning
        if rule.uncalled and not _is_called(entry.names, tables):
            return rule.uncalled
        return rule.error


def _is_called(names: tuple[str, ...], tables: Tables) -> bool:
    """Whether one of the names may be a function, as far as the tables know it."""
    kinds = {found.row.kind if (found := tables.entry(name)) else "" for name in names}
    return not kinds or not kinds <= _UNCALLED


@lru_cache(maxsize=4)
def load_weights(folder: Path) -> Weights:
    """The weights of the tables in a folder. Raises MappingError."""
    path = folder / "effort.toml"
    try:
        return _weights(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise MappingError(f"{path}: the weights of the effort cannot be read ({error}); reinstall hipport") from error


def _weights(data: dict[str, Any]) -> Weights:
    """Raises ValueError, KeyError, TypeError and AttributeError for what does not have the form."""
    ranges = {WorkClass(name): _range(name, **each) for name, each in data.pop("classes").items()}
    work = {key: _work(key, ranges, **each) for key, each in data.pop("work").items()}
    rules = {code: _rule(work, **each) for code, each in data.pop("rules").items()}
    own = _rule(work, **data.pop("own"))
    libraries = {name: _weight(work, **each) for name, each in data.pop("libraries").items()}
    checking, file = data.pop("checking"), data.pop("converted_file")
    if min(checking, file) < 0:
        raise ValueError("no time is negative")
    if data:
        raise ValueError(f"nobody reads {', '.join(data)}")
    low, high = ranges[WorkClass.AUTOMATIC]
    return Weights(checking, Minutes(file * low, file, file * high), work, rules, own, libraries)


def _range(name: str, range: list[float]) -> tuple[float, float]:  # noqa: A002 - the key of the table
    low, high = range
    if not 0 <= low <= 1 <= high:
        raise ValueError(f"the range of {name} has to be around 1")
    return low, high


def _work(
    key: str,
    ranges: Mapping[WorkClass, tuple[float, float]],
    *,
    first: float,
    name: float,
    place: float,
    what: str,
    **others: str,
) -> Work:
    work_class = WorkClass(others.pop("class"))
    if others:
        raise ValueError(f"{key}: nobody reads {', '.join(others)}")
    if not first >= name >= place >= 0:
        raise ValueError(f"{key}: repetition takes longer than understanding, or less than nothing")
    fits = {
        WorkClass.AUTOMATIC: first == 0,
        WorkClass.MINUTES: 0 < first < _HOUR,
        WorkClass.HOURS: first >= _HOUR,
        WorkClass.REDESIGN: first >= _HOUR,
    }
    if not fits[work_class]:
        raise ValueError(f"{key}: {first} minutes are not of the class {work_class.value}")
    return Work(key, work_class, first, name, place, what, ranges[work_class])


def _weight(kinds: Mapping[str, Work], work: str, reason: str) -> Weight:
    return Weight(kinds[work], reason)


def _rule(
    kinds: Mapping[str, Work],
    work: str,
    reason: str,
    warning: str = "",
    uncalled: str = "",
    *,
    by_library: bool = False,
) -> RuleWeight:
    error = _weight(kinds, work, reason)
    return RuleWeight(
        error=error,
        warning=_weight(kinds, warning, reason) if warning else error,
        uncalled=_weight(kinds, uncalled, reason) if uncalled else None,
        by_library=by_library,
    )
