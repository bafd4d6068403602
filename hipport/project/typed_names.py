"""What the headers of a project declare with types of CUDA, as their words tell: other names of the types, members,
and functions that return them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from hipport.project.contents import Content

# Each pattern begins with text that the matcher can search for.
# ``typedef CUdeviceptr Address;``, ``typedef struct lab::Plain Node;``, ``typedef lab::Pair<int> Ends;``
_ARGUMENTS = r"(?:<[^;{}()]*>\s*|\s+)"
_TYPEDEF = re.compile(rf"typedef\s+((?:struct|class)\s+)?(?:::)?((?:\w+::)*\w+){_ARGUMENTS}(\w+)\s*;")
# ``using Address = ::CUdeviceptr;``, ``using Ends = lab::Pair<int>;``
_USING = re.compile(r"using\s+(\w+)\s*=\s*((?:struct|class|typename)\s+)?(?:::)?((?:\w+::)*\w+)\s*(?:<[^;{}()]*>\s*)?;")
# ``#define ADDRESS CUdeviceptr``
_MACRO = re.compile(r"#[ \t]*define[ \t]+(\w+)[ \t]+([A-Za-z_]\w*)[ \t]*(?=[\r\n]|//|/\*|\Z)")
_DEPTH = 1  # of names for other names
_NO_TYPES = frozenset("return const volatile mutable static else goto typename new delete case".split())


class _Naming(NamedTuple):
    """Another name of a type: the type as it is written, but for the ``::`` before it, and whether it is without the
    keyword of its kind (``struct``).
    """

    name: str
    of: str
    is_plain: bool


@dataclass(frozen=True, slots=True)
class TypedNames:
    """Names by the type that they stand for (``typedef CUdeviceptr Address;``), and members and variables by the type
    that they have (``struct Range { CUdeviceptr base; };``), as functions by the one that they return
    (``CUdeviceptr begin() const;``), without names that are also declared with another type.
    """

    aliases: dict[str, str]
    members: dict[str, str]
    functions: dict[str, str]


@lru_cache(maxsize=2**6)
def typed_names_of(types: frozenset[str]) -> Callable[[Content], TypedNames]:
    """The question what a text declares with some types."""
    words = tuple(name.encode("latin-1") for name in types)

    def look(content: Content) -> TypedNames:
        if not any(word in content.data for word in words):
            return TypedNames({}, {}, {})
        aliases = _aliases_among(content.made_once(_namings_in_code), types)
        named = {name: name for name in types} | aliases
        return TypedNames(aliases, _members(content.code, named), _functions(content.code, named))

    return look


@lru_cache(maxsize=2**6)
def functions_returning(types: frozenset[str]) -> Callable[[Content], dict[str, frozenset[str]]]:
    """The question which functions of a text return which of some types, by its words: ``dim3 lab::grid_of(int n)``"""
    # a pattern for each type, which the matcher can search for by its text
    declared = {name: re.compile(rf"{e}(?<=\b{e})\s+(?:\w+::)*(\w+)\s*\(") for name in types if (e := re.escape(name))}

    def look(content: Content) -> dict[str, frozenset[str]]:
        found: dict[str, frozenset[str]] = {}
        for name, pattern in declared.items():
            for function in pattern.findall(content.text):
                found[function] = found.get(function, frozenset()) | {name}
        return found

    return look


@lru_cache(maxsize=2**6)
def aliases_of(types: frozenset[str]) -> Callable[[Content], dict[str, str]]:
    """The question which other names a text gives to some types, each with the type."""
    return lambda content: _aliases_among(content.made_once(_namings), types)


def named_types(content: Content) -> dict[str, str]:
    """What other names of types in a text stand for, by its words, without namespaces: ``using Node = lab::Plain;``,
    ``typedef struct Plain Node;``, ``#define NODE Plain``
    """
    return {each.name: each.of.rpartition("::")[2] for each in content.made_once(_namings)}


def _namings(content: Content) -> list[_Naming]:
    return _namings_in(content.text)


def _namings_in_code(content: Content) -> list[_Naming]:
    return _namings_in(content.code)


def _namings_in(text: str) -> list[_Naming]:
    """The other names that a text gives to types, by its words; of a name that stands there twice the last one counts,
    first of typedefs, then of using-declarations, then of macros.
    """
    found: list[_Naming] = []
    if "typedef" in text:
        found += (_Naming(name, of, not tag) for tag, of, name in _TYPEDEF.findall(text))
    if "using" in text:
        found += (_Naming(name, of, not tag) for name, tag, of in _USING.findall(text))
    if "define" in text:
        found += (_Naming(name, of, True) for name, of in _MACRO.findall(text))
    return found


def _aliases_among(named: Iterable[_Naming], types: Collection[str], depth: int = _DEPTH) -> dict[str, str]:
    """The names for ``types``, each with the type, and other names for these."""
    found = {each.name: each.of for each in named if each.is_plain and each.of in types}
    if found and depth:
        more = _aliases_among(named, found, depth - 1)
        found = {name: found[of] for name, of in more.items()} | found
    return found


def _members(text: str, types: dict[str, str]) -> dict[str, str]:
    """``CUdeviceptr base = 0, last;``"""
    found: dict[str, str] = {}
    value = r"(?:\s*=\s*\w+|\s*\{\w*\})?"
    for of, names in re.findall(rf"\b({'|'.join(sorted(types))})\s+(\w+{value}(?:\s*,\s*\w+{value})*)\s*;", text):
        found |= {re.split(r"\W", name.strip(), maxsplit=1)[0]: types[of] for name in names.split(",")}
    others = _other_members(text, types, found)
    return {name: of for name, of in found.items() if name not in others}


def _functions(text: str, types: dict[str, str]) -> dict[str, str]:
    """``CUdeviceptr begin() const;``, ``CUdeviceptr Range::begin() const {``"""
    declared = re.findall(rf"\b({'|'.join(sorted(types))})\s+(?:\w+::)*(\w+)\s*\(", text)
    found = {name: types[of] for of, name in declared}
    others = _other_functions(text, types, found)
    return {name: of for name, of in found.items() if name not in others}


def _other_members(text: str, types: Collection[str], names: Collection[str]) -> set[str]:
    return _others(text, types, names, before="", after=r"[;=,\[{]", after_star=r"\b")


def _other_functions(text: str, types: Collection[str], names: Collection[str]) -> set[str]:
    return _others(text, types, names, before=r"(?:\w+::)*", after=r"\(", after_star=r"\s*\(")


def _others(
    text: str, types: Collection[str], names: Collection[str], *, before: str, after: str, after_star: str
) -> set[str]:
    """Those of ``names`` that a text declares with another type than ``types``, or as pointers. The patterns say what
    stands ``before`` a name that is declared, ``after`` it, and ``after_star`` and it.
    """
    if not names:
        return set()
    listed = "|".join(names)
    declared = re.findall(rf"\b(\w+)[\s*&]+{before}({listed})\s*{after}", text)
    others = {name for word, name in declared if word not in types and word not in _NO_TYPES}
    return others.union(re.findall(rf"\*\s*({listed}){after_star}", text))


@lru_cache(maxsize=2**6)
def typed_otherwise(
    types: frozenset[str], members: frozenset[str], functions: frozenset[str]
) -> Callable[[Content], tuple[frozenset[str], frozenset[str]]]:
    """The question which members and which functions a text declares with another type than ``types``."""

    def look(content: Content) -> tuple[frozenset[str], frozenset[str]]:
        code, words = content.code, content.words
        other_members = _other_members(code, types, members & words)
        return frozenset(other_members), frozenset(_other_functions(code, types, functions & words))

    return look
