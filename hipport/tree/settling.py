"""What files of a tree mean for one another: known when all have been converted once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from itertools import combinations

from hipport.convert import Conversion
from hipport.project.programs import Programs
from hipport.project.survey import Counterpart
from hipport.project.survey import Overload

_Placed = tuple[str, Overload]


def defines_by_file(
    conversions: Mapping[str, Conversion], programs: Programs, displays: Mapping[str, str]
) -> dict[str, dict[str, str]]:
    """``Survey.defines``, from what each file defines; ``displays`` says how a file is named to the user."""
    found: dict[str, dict[str, str]] = {}
    for path, conversion in conversions.items():
        if conversion.defines:
            places = {name: f"{displays[path]}:{line}" for name, line in conversion.defines}
            for other in programs.see(path):
                found[other] = places | found.get(other, {})
    return found


def overloads_by_file(
    conversions: Mapping[str, Conversion], programs: Programs, displays: Mapping[str, str]
) -> dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]]:
    """``Survey.overloads``, from what each file has: a pair of functions stands at the one that comes second."""
    by_meaning: dict[tuple[str, ...], list[_Placed]] = defaultdict(list)
    for path, conversion in conversions.items():
        for overload in conversion.overloads:
            by_meaning[overload.meant].append((path, overload))
    found: dict[str, dict[tuple[bool, tuple[str, ...]], Counterpart]] = defaultdict(dict)
    for same in by_meaning.values():
        if len({overload.written for _, overload in same}) > 1:
            for (earlier, other), (path, overload) in _meeting(same, programs):
                counterpart = Counterpart(f"{displays[earlier]}:{other.line}", other.has_body)
                found[path].setdefault((overload.has_body, overload.written), counterpart)
    return dict(found)


def _meeting(same: Iterable[_Placed], programs: Programs) -> Iterator[tuple[_Placed, _Placed]]:
    """The pairs of functions in two files that meet, the first one of each pair first. Of functions that have bodies
    only those count; a pair of prototypes in one file is said there.
    """
    pairs: dict[frozenset[tuple[str, ...]], list[tuple[_Placed, _Placed]]] = defaultdict(list)
    in_one_file = set()
    for one, other in combinations(same, 2):
        written = frozenset((one[1].written, other[1].written))
        if len(written) == 2 and one[0] == other[0]:
            in_one_file.add(written)
        elif len(written) == 2 and _meet(one, other, programs):
            is_second = programs.includes(one[0], other[0]) or (
                one[0] > other[0] and not programs.includes(other[0], one[0])
            )
            pairs[written].append((other, one) if is_second else (one, other))
    for written, meeting in pairs.items():
        with_bodies = [pair for pair in meeting if all(overload.has_body for _, overload in pair)]
        alike = [pair for pair in meeting if len({overload.has_body for _, overload in pair}) == 1]
        yield from with_bodies or (() if written in in_one_file else alike or meeting)


def _meet(one: _Placed, other: _Placed, programs: Programs) -> bool:
    (path, overload), (second, overload_of_second) = one, other
    if second in programs.together(path):
        return True
    both = (overload, overload_of_second)
    return all(o.is_symbol and o.has_body for o in both) and programs.are_linked(path, second)
