"""Calls whose arguments change, and people's own names and headers: ``mappings/calls.toml`` and files in its form."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from hipport.errors import MappingError
from hipport.mapping.table import version_key

_KEY = re.compile(r"(\d+)(?:@(\d+\.\d+))?")
_PLACE = re.compile(r"\$(\d+)")
_NAME = re.compile(r"(?:::)?[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*")
_PARTS = ("calls", "names", "headers")


@dataclass(frozen=True, slots=True)
class NewArgument:
    """One argument of the new call: argument ``place`` of the old one (from 1) with text around it, or, where
    ``place`` is 0, the text ``before`` alone.
    """

    before: str
    place: int = 0
    after: str = ""


@dataclass(frozen=True, slots=True)
class NewCall:
    """What a call with ``arity`` arguments becomes, for code of the CUDA version ``since`` or later (empty: any)."""

    arity: int
    since: str
    hip: str
    arguments: tuple[NewArgument, ...]

    @property
    def dropped(self) -> frozenset[int]:
        """The places of the arguments that the new call does not have."""
        return frozenset(range(1, self.arity + 1)) - {argument.place for argument in self.arguments}


@dataclass(frozen=True, slots=True)
class CallChange:
    """A function whose calls change.

    Calls with a number of arguments in ``keep`` need no more than the new name. ``drop`` has the texts with which an
    argument may be left out, by its place; None: any text. Without an entry it has to be a null. ``empty`` has the type
    of a structure whose address may be left out too, where it has no values, by its place. ``told`` has the CUDA
    version that an argument of a type shows, by its place, ``values`` what an argument becomes that is one of some
    names, and ``types`` the function of the header ``header`` that an argument of a type is given to. ``only_c`` says
    that only calls in C change, which has no default arguments.
    """

    name: str
    shapes: tuple[NewCall, ...]
    keep: frozenset[int]
    drop: Mapping[int, frozenset[str] | None]
    empty: Mapping[int, str]
    why: str
    told: Mapping[int, Mapping[str, str]]
    values: Mapping[int, Mapping[str, str]]
    types: Mapping[int, Mapping[str, str]]
    header: str
    only_c: bool

    @property
    def telling_types(self) -> frozenset[str]:
        """The types of variables that say what becomes of its arguments."""
        types = (name for places in (self.told, self.types) for types in places.values() for name in types)
        return frozenset((*types, *self.empty.values()))

    def shape(self, arity: int, cuda: str) -> NewCall | None:
        """The shape for a call with so many arguments; for no CUDA version the one that holds for the oldest."""
        wanted = version_key(cuda)
        fitting = [s for s in self.shapes if s.arity == arity and (not s.since or version_key(s.since) <= wanted)]
        return max(fitting, key=lambda shape: version_key(shape.since), default=None)

    def settles(self, arity: int) -> bool:
        """Whether the number of arguments alone says what the call becomes, whatever the CUDA version."""
        known = arity in self.keep or any(shape.arity == arity for shape in self.shapes)
        return known and not any(shape.since for shape in self.shapes if shape.arity == arity)


@dataclass(frozen=True)
class Rules:
    """What one file says. ``names`` and ``headers`` are CUDA's or the project's own, with what they become."""

    calls: Mapping[str, CallChange]
    names: Mapping[str, str]
    headers: Mapping[str, str]


def read_rules(path: Path) -> Rules:
    """Read a file in the form of ``calls.toml``. Raises MappingError with the file and the key that is wrong."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise MappingError(f"{path}: the rules cannot be read ({error.strerror}); give the path of a file") from error
    except ValueError as error:
        raise MappingError(f"{path}: not a file of rules: {error}; it has to be UTF-8 and TOML") from error
    for part, table in data.items():
        if part not in _PARTS or not isinstance(table, dict):
            raise MappingError(f"{path}: {part}: unknown; the tables are [calls.NAME], [names] and [headers]")
    calls, names, headers = (data.get(part, {}) for part in _PARTS)
    for part, table in (("names", names), ("headers", headers)):
        for key, value in table.items():
            _require(isinstance(value, str) and value, path, f"{part}.{key}", "expected what it becomes, in quotes")
            fits = part == "headers" or bool(re.fullmatch(r"[A-Za-z_]\w*", key))
            _require(fits, path, f"{part}.{key}", "expected one identifier, without a namespace")
    return Rules({name: _call(path, name, entry) for name, entry in calls.items()}, names, headers)


def merged(files: Iterable[Rules]) -> Rules:
    """Several files as one; of two that say something of the same name, the later counts."""
    calls: dict[str, CallChange] = {}
    names: dict[str, str] = {}
    headers: dict[str, str] = {}
    for rules in files:
        calls.update(rules.calls)
        names.update(rules.names)
        headers.update(rules.headers)
    return Rules(calls, names, headers)


def _require(holds: object, path: Path, key: str, message: str) -> None:
    if not holds:
        raise MappingError(f"{path}: {key}: {message}")


def _call(path: Path, name: str, entry: object) -> CallChange:
    where = f"calls.{name}"
    _require(_NAME.fullmatch(name), path, where, "not a name")
    _require(isinstance(entry, dict), path, where, "expected a table")
    assert isinstance(entry, dict)
    entry = dict(entry)
    keep: object = entry.pop("keep", [])
    drop: object = entry.pop("drop", {})
    empty: object = entry.pop("empty", {})
    why: object = entry.pop("why", "")
    told: object = entry.pop("told", {})
    values: object = entry.pop("values", {})
    types: object = entry.pop("types", {})
    header: object = entry.pop("header", "")
    only_c: object = entry.pop("only_c", False)
    numbers = isinstance(keep, list) and all(isinstance(number, int) for number in keep)
    _require(numbers, path, f"{where}.keep", "expected a list of numbers")
    _require(isinstance(why, str), path, f"{where}.why", "expected a sentence in quotes")
    _require(isinstance(header, str), path, f"{where}.header", "expected the name of a header in quotes")
    _require(isinstance(only_c, bool), path, f"{where}.only_c", "expected true or false")
    _require(isinstance(drop, dict), path, f"{where}.drop", "expected a table of places")
    _require(isinstance(empty, dict), path, f"{where}.empty", "expected a table of places")
    assert isinstance(keep, list)
    assert isinstance(drop, dict)
    assert isinstance(empty, dict)
    assert isinstance(why, str)
    assert isinstance(header, str)
    assert isinstance(only_c, bool)
    shapes = tuple(_shape(path, where, name, key, text) for key, text in entry.items())
    droppable = {_place(path, where, key): _texts(path, where, text) for key, text in drop.items()}
    structures = {_place(path, where, key): _type(path, where, text) for key, text in empty.items()}
    versions, texts = _told(path, where, told), _values(path, where, values)
    functions = _by_place(path, f"{where}.types", types, 'expected functions by type, { float = "hipport::round" }')
    return CallChange(
        name, shapes, frozenset(keep), droppable, structures, why, versions, texts, functions, header, only_c
    )


def _told(path: Path, where: str, value: object) -> dict[int, dict[str, str]]:
    found = _by_place(path, f"{where}.told", value, 'expected CUDA versions by type, { int = "11.7" }')
    for place, types in found.items():
        _require(all(map(version_key, types.values())), path, f"{where}.told.{place}", "expected CUDA versions")
    return found


def _values(path: Path, where: str, value: object) -> dict[int, dict[str, str]]:
    return _by_place(path, f"{where}.values", value, 'expected what names become, { CUDA_R_32F = "HIP_R_32F" }')


def _by_place(path: Path, where: str, value: object, expected: str) -> dict[int, dict[str, str]]:
    _require(isinstance(value, dict), path, where, "expected a table of places")
    assert isinstance(value, dict)
    found: dict[int, dict[str, str]] = {}
    for place, texts in value.items():
        _require(place.isdigit(), path, f"{where}.{place}", "expected the number of an argument")
        fits = isinstance(texts, dict) and all(isinstance(text, str) for text in texts.values())
        _require(fits, path, f"{where}.{place}", expected)
        found[int(place)] = dict(texts)
    return found


def _place(path: Path, where: str, key: str) -> int:
    _require(key.isdigit(), path, f"{where}: {key}", "expected the number of an argument")
    return int(key)


def _texts(path: Path, where: str, value: object) -> frozenset[str] | None:
    if value == "any":
        return None
    texts = isinstance(value, list) and all(isinstance(text, str) for text in value)
    _require(texts, path, f"{where}.drop", 'expected "any" or a list of texts')
    assert isinstance(value, list)
    return frozenset(value)


def _type(path: Path, where: str, value: object) -> str:
    _require(isinstance(value, str), path, f"{where}.empty", "expected the name of a type")
    return str(value)


def _shape(path: Path, where: str, name: str, key: str, text: object) -> NewCall:
    where = f"{where}.{key}"
    match = _KEY.fullmatch(key)
    _require(match, path, where, 'expected a number of arguments, "4" or "4@13.0", keep, drop or why')
    assert match is not None
    hip, opener, rest = text.partition("(") if isinstance(text, str) else ("", "", "")
    form = 'expected a call in quotes, such as "hipFunction($1, nullptr, $2)"'
    _require(_NAME.fullmatch(hip) and opener and rest.endswith(")"), path, where, form)
    arguments = tuple(_argument(piece.strip()) for piece in _split(rest[:-1]))
    _require(None not in arguments, path, where, "one $ at most in an argument")
    found = tuple(argument for argument in arguments if argument is not None)
    arity, places = int(match[1]), [a.place for a in found if a.place]
    fits = all(place <= arity for place in places)
    _require(fits, path, where, f"a call with {arity} arguments has no ${max(places, default=0)}")
    ascending = places == sorted(set(places))
    _require(ascending, path, where, "the arguments have to stay in their order, each once at most")
    _require(hip != name or len(found) != arity, path, where, "this call would be changed again by the next run")
    return NewCall(arity, match[2] or "", hip, found)


def _argument(text: str) -> NewArgument | None:
    """An argument of the new call as it is written, or None where it has several places."""
    pieces = _PLACE.split(text)
    if len(pieces) > 3:
        return None
    return NewArgument(pieces[0], int(pieces[1]), pieces[2]) if len(pieces) == 3 else NewArgument(text)


def _split(text: str) -> list[str]:
    """The arguments of a call in a shape, at the commas outside of brackets."""
    pieces = [""]
    depth = 0
    for character in text:
        depth += (character in "([{<") - (character in ")]}>")
        if character == "," and depth == 0:
            pieces.append("")
        else:
            pieces[-1] += character
    return pieces if text.strip() else []
