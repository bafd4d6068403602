"""Names that fit some words, and names that are nearly what somebody has written."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from collections.abc import Mapping as Rules
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.rules import RULES
from hipport.rules import Rule

_WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
#: How well a word of a name fits a term, best first.
_EQUAL, _AT_AN_END, _WITHIN, _ACROSS_WORDS = range(4)
#: What people look for first.
_KINDS = {"function": 0, "method": 0, "type": 1}


@dataclass(frozen=True, slots=True)
class Found:
    """A row whose names fit all terms; ``rank`` is what sorts it, best first."""

    entry: Entry
    rank: tuple[int, int, bool, int, str]


def search(terms: Sequence[str], mapping: Mapping) -> list[Found]:
    """The rows whose CUDA and HIP names together fit all terms, best first.

    A term fits a word of a name (``cudaMemcpyAsync`` has ``cuda``, ``memcpy``, ``async``) as a whole, at an end or
    within it, or several words together; a term of several words fits as these. Functions come before types, and names
    that HIP has before others.
    """
    wanted = [word for term in terms for word in _words(term)]
    tables = ((library.name, mapping.table(library)) for library in mapping.libraries if library.table)
    found: dict[tuple[str, str], Found] = {}
    for library, table in tables if wanted else ():
        for row in table:
            fit = _fit_of(wanted, row.cuda, row.hip)
            if fit is not None:
                rank = (fit, _KINDS.get(row.kind, 2), not row.hip, len(_words(row.cuda)), row.cuda)
                found.setdefault((row.cuda, row.hip), Found(Entry(row, library), rank))
    return sorted(found.values(), key=lambda each: each.rank)


@cache
def _words(name: str) -> tuple[str, ...]:
    """The words of a name in lower case: ``cublas``, ``sgemm``, ``ex`` of ``cublasSgemmEx``."""
    return tuple(word.lower() for word in _WORD.findall(name))


def _fit_of(terms: Sequence[str], *names: str) -> int | None:
    """How well the terms fit the names together, 0 is best; None where one of them does not."""
    whole = " ".join(names).lower()
    if not all(term in whole for term in terms):
        return None  # nearly always
    words = [word for name in names for word in _words(name)]
    return sum(min((_fit(term, word) for word in words), default=_ACROSS_WORDS) for term in terms)


def _fit(term: str, word: str) -> int:
    if term in (word, word[1:]):  # gemm and sgemm: libraries put the type of the elements before the operation
        return _EQUAL
    if word.startswith(term) or word.endswith(term):
        return _AT_AN_END
    return _WITHIN if term in word else _ACROSS_WORDS


def near_misses(subject: str, mapping: Mapping, count: int = 3, rules: Rules[str, Rule] = RULES) -> list[str]:
    """The names, headers, rules, libraries and instructions that are spelled nearly as a subject, closest first."""
    known = {name.lower(): name for name in _all_names(mapping, rules)}
    return [known[name] for name in difflib.get_close_matches(subject.lower(), known, count, 0.75)]


def _all_names(mapping: Mapping, rules: Rules[str, Rule]) -> Iterator[str]:
    yield from (name for code, rule in rules.items() for name in (code, rule.name))
    yield from mapping.header_names
    yield from mapping.ptx.registers
    for instruction in mapping.ptx.instructions:
        parts = instruction.split(".")
        yield from (".".join(parts[:count]) for count in range(1, len(parts) + 1))
    for library in mapping.libraries:
        yield from (library.name, library.title)
        if library.table:
            rows = mapping.table(library)
            yield from (name for row in rows for name in (row.hip, row.cuda) if name)
