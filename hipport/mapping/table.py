"""Reading and checking one table."""

from __future__ import annotations

import csv
import re
from collections.abc import Collection
from collections.abc import Iterator
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from hipport.errors import MappingError

KINDS = frozenset(("function", "type", "enum", "macro", "var", "method"))
STATUSES = frozenset(("ok", "args", "version", "deprecated", "partial", "unsupported"))
ACTIONS = frozenset(("map", "drop", "unsupported", "project"))


class Row(NamedTuple):
    """One CUDA symbol over a range of CUDA versions; the columns are described in ``mappings/README.md``.

    ``since`` is the first CUDA version that has it, ``removed`` the first that has it no more (empty: still there).
    ``hip`` is empty where ``status`` is ``unsupported``; ``note`` then says why.
    """

    cuda: str
    kind: str
    header: str
    since: str
    removed: str
    hip: str
    hip_header: str
    rocm_since: str
    status: str
    rule: str
    note: str


class HeaderRow(NamedTuple):
    """One CUDA header. ``action`` is map, drop, unsupported, or project (a header that projects bring themselves;
    ``hip`` is then the header of hipport's for a tree without it, empty where there is none).
    """

    cuda: str
    hip: str
    action: str
    note: str


class GuardRow(NamedTuple):
    """A macro by which CUDA's ``header`` says that it was included. ``hip`` says so of its counterpart ``hip_header``;
    it is empty where HIP has none, and ``note`` then says why.
    """

    cuda: str
    header: str
    hip: str
    hip_header: str
    note: str


class Numbers(NamedTuple):
    """The numbers of one constant in CUDA and in HIP, and the names of its enumeration, if most of that differs."""

    cudas: int
    hips: int
    types: tuple[str, ...]


def version_key(version: str) -> tuple[int, ...]:
    """A version such as ``12.4``, ``<=11.7`` or ``>6.2`` as a tuple that compares; () for an empty one."""
    return tuple(int(part) for part in re.findall(r"\d+", version))


class Table:
    """A library's rows by CUDA name. Reading one finds the names only; a row is parsed when it is looked up.

    Raises MappingError where the file or its header line is not right, and at look-up where a row is not.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        head, *self._lines = _lines(path)
        if head != ",".join(Row._fields):
            raise MappingError(f"{path}:1: the columns must be {','.join(Row._fields)}; reinstall hipport")
        self._check()
        self._places: dict[str, tuple[int, ...]] = {}
        places = self._places
        for place, line in enumerate(self._lines):
            name = line[: line.index(",")] if line[:1] != '"' else next(csv.reader([line]))[0]
            places[name] = (*places[name], place) if name in places else (place,)

    def _check(self) -> None:
        """Find rows that are cut off or whose quotes are open: a quick look at all of them."""
        commas = len(Row._fields) - 1
        short = min(map(str.count, self._lines, repeat(",")), default=commas) < commas
        if short or any(quotes % 2 for quotes in map(str.count, self._lines, repeat('"'))):
            wrong = (at for at, line in enumerate(self._lines) if line.count(",") < commas or line.count('"') % 2)
            raise self._wrong(next(wrong))

    @property
    def names(self) -> Collection[str]:
        """The CUDA names, in the order of the file."""
        return self._places.keys()

    def rows(self, *names: str) -> Iterator[Row]:
        """The rows of the names that the table has, one for each range of CUDA versions."""
        places = [place for name in names for place in self._places.get(name, ())]
        reader = csv.reader((self._lines[place] for place in places), strict=True)
        for place in places:
            try:
                yield Row._make(next(reader))
            except (csv.Error, StopIteration, TypeError) as error:
                raise self._wrong(place) from error

    def _wrong(self, place: int) -> MappingError:
        count = len(next(csv.reader([self._lines[place]]), ()))
        wrong = f"the row cannot be read ({count} fields where {len(Row._fields)} belong)"
        return MappingError(f"{self._path}:{place + 2}: {wrong}; regenerate or reinstall the table")

    def __iter__(self) -> Iterator[Row]:
        return self.rows(*self._places)


def read_headers(path: Path) -> list[HeaderRow]:
    """The rows of ``headers.csv``. Raises MappingError where the file or a row is not right."""
    rows = []
    for number, fields in _numbered(path, HeaderRow._fields):
        if fields[2] not in ACTIONS:
            actions = ", ".join(sorted(ACTIONS))
            raise MappingError(f"{path}:{number}: unknown action {fields[2]!r}; use one of {actions}")
        rows.append(HeaderRow._make(fields))
    return rows


def read_guards(path: Path) -> list[GuardRow]:
    """The rows of ``guards.csv``. Raises MappingError where the file or a row is not right."""
    rows = []
    for number, fields in _numbered(path, GuardRow._fields):
        row = GuardRow._make(fields)
        if not (row.hip or row.note):
            raise MappingError(f"{path}:{number}: {row.cuda} has neither a HIP name nor a reason")
        rows.append(row)
    return rows


def read_same(path: Path) -> dict[str, tuple[str, str]]:
    """``same.csv``: names that mean the same as another, each with its kind and the other. Raises MappingError where
    the file is not right.
    """
    return {fields[0]: (fields[1], fields[2]) for _, fields in _numbered(path, ("name", "kind", "same"))}


def read_numbers(path: Path) -> dict[str, Numbers]:
    """``numbers.csv``: by a CUDA constant, its number and that of its counterpart, where the two differ. Raises
    MappingError where the file is not right.
    """
    rows = _numbered(path, ("cuda", *Numbers._fields))
    return {cuda: Numbers(int(cudas), int(hips), tuple(types.split())) for _, (cuda, cudas, hips, types) in rows}


def read_arity(path: Path) -> dict[tuple[str, str], frozenset[int]]:
    """``arity.csv``: by CUDA function and what it becomes, the numbers of arguments that this one takes, for those that
    take fewer than CUDA's. Raises MappingError where the file is not right.
    """
    columns = ("cuda", "hip", "counts")
    return {(cuda, hip): frozenset(map(int, counts.split())) for _, (cuda, hip, counts) in _numbered(path, columns)}


class FunctionType(NamedTuple):
    """How the type of a HIP function differs from that of CUDA's, empty where it does not; and its type in C where C++
    has others of its name, and CUDA only one: ``hipError_t(void **, size_t)``.
    """

    difference: str = ""
    of_c: str = ""


def read_function_types(path: Path) -> dict[tuple[str, str], FunctionType]:
    """``function_types.csv``, by CUDA function and what it becomes. Raises MappingError where the file is not right."""
    rows = _numbered(path, ("cuda", "hip", "difference", "type"))
    return {(cuda, hip): FunctionType(difference, of_c) for _, (cuda, hip, difference, of_c) in rows}


def read_cxx_headers(path: Path) -> dict[str, str]:
    """``cxx_headers.csv``: HIP's headers that do not compile as C, and why. Raises MappingError where the file is not
    right.
    """
    return {fields[0]: fields[1] for _, fields in _numbered(path, ("hip", "why"))}


class FieldRow(NamedTuple):
    """A field of a CUDA struct that is not in HIP's struct by its name: ``hip`` is the name there, empty for none."""

    struct: str
    hip_struct: str
    hip: str


_FIELD_COLUMNS = ("library", "struct", "field", "hip_struct", "hip_field", "status", "note")
_VERSION = re.compile(r"_v\d+\Z")


class Fields(NamedTuple):
    """The fields of CUDA's structs: by field, then by struct, those that are not the same in HIP, the names of those
    that are the same in some struct, and the structs.
    """

    changed: dict[str, dict[str, FieldRow]]
    same: frozenset[str]
    structs: frozenset[str]


def read_fields(path: Path) -> Fields:
    """``fields.csv``. A struct with a version stands there by its plain name too. Raises MappingError where the file is
    not right.
    """
    changed: dict[str, dict[str, FieldRow]] = {}
    same: set[str] = set()
    structs: set[str] = set()
    for _, (_, struct, field, hip_struct, hip_field, _, _) in _numbered(path, _FIELD_COLUMNS):
        names = (struct, _VERSION.sub("", struct))
        structs.update(names)
        if hip_field != field:
            changed.setdefault(field, {}).update(dict.fromkeys(names, FieldRow(struct, hip_struct, hip_field)))
        else:
            same.add(field)
    return Fields(changed, frozenset(same), frozenset(structs))


def _numbered(path: Path, columns: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """The lines of a table below its header line, each with its number."""
    head, *lines = csv.reader(_lines(path))
    if head != list(columns):
        raise MappingError(f"{path}:1: the columns must be {','.join(columns)}; reinstall hipport")
    for number, fields in enumerate(lines, start=2):
        if len(fields) != len(columns):
            raise MappingError(f"{path}:{number}: {len(fields)} fields where {len(columns)} belong")
        yield number, fields


def read_tags(path: Path) -> dict[str, str]:
    """``tags.csv``: by CUDA name, what it is in HIP after ``struct``, ``union`` or ``enum``; empty where there is none.
    Raises MappingError where the file is not right.
    """
    return {cuda: hip for _, (cuda, _, hip) in _numbered(path, ("cuda", "kind", "hip"))}


def read_opaque(path: Path) -> dict[str, str]:
    """``opaque.csv``: by CUDA struct, what HIP's handle points to. Raises MappingError where the file is not right."""
    return {cuda: hip for _, (cuda, hip) in _numbered(path, ("cuda", "hip"))}


def read_lost_includes(path: Path) -> dict[str, tuple[str, ...]]:
    """``lost_includes.csv``: by CUDA header, the headers of ROCm, and of the C library, that a port has to include
    itself for what it brought. Raises MappingError where the file is not right.
    """
    return {cuda: tuple(names.split()) for _, (cuda, names) in _numbered(path, ("cuda", "lost"))}


def read_thrust_includes(path: Path) -> dict[str, tuple[str, ...]]:
    """``thrust_includes.csv``: by header of rocThrust, the public ones that it includes. Raises MappingError where the
    file is not right.
    """
    return {header: tuple(names.split()) for _, (header, names) in _numbered(path, ("header", "includes"))}


def _lines(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise MappingError(f"{path}: the mapping table cannot be read ({error}); reinstall hipport") from error
    return lines[:-1] if lines[-1] == "" and len(lines) > 1 else lines


def check_rows(path: Path) -> list[str]:
    """What is wrong with a library's table, a line each: unknown kinds, missing targets or reasons, wrong order."""
    problems = []
    previous: tuple[str, tuple[int, ...]] = ("", ())
    for line, row in enumerate(Table(path), start=2):
        where = f"{path.name}:{line}: {row.cuda}:"
        if row.kind not in KINDS:
            problems.append(f"{where} unknown kind {row.kind!r}")
        if row.status not in STATUSES:
            problems.append(f"{where} unknown status {row.status!r}")
        if row.status == "unsupported" and not row.note:
            problems.append(f"{where} unsupported without a reason")
        if (row.status == "unsupported") != (not row.hip):
            problems.append(f"{where} status {row.status} and target {row.hip!r} contradict each other")
        here = (row.cuda, version_key(row.since))
        if here < previous:
            problems.append(f"{where} out of order")
        previous = here
    return problems
