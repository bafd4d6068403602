"""What the headers of a project declare with types of CUDA, as their words tell: other names of the types, members."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from hipport.project.includes import COMMENT

_TYPEDEF = re.compile(r"\btypedef\s+(?:(?:struct|class)\s+)?(?:::)?(?:\w+::)*(\w+)\s+(\w+)\s*;")
_USING = re.compile(r"\busing\s+(\w+)\s*=\s*(?:(?:struct|class|typename)\s+)?(?:::)?(?:\w+::)*(\w+)\s*;")
_MACRO = re.compile(r"#[ \t]*define[ \t]+(\w+)[ \t]+([A-Za-z_]\w*)[ \t]*(?=[\r\n]|//|/\*|\Z)")
_NAMING = (b"typedef", b"using", b"define")
_DEPTH = 1  # of names for other names
_NO_TYPES = frozenset("return const volatile mutable static else goto typename new delete case".split())


@dataclass(frozen=True, slots=True)
class TypedNames:
    """Names by the type that they stand for (``typedef CUdeviceptr Address;``), and members and variables by the type
    that they have (``struct Range { CUdeviceptr base; };``), without names that are also declared with another type.
    """

    aliases: dict[str, str]
    members: dict[str, str]


@lru_cache(maxsize=2**6)
def typed_names_of(types: frozenset[str]) -> Callable[[bytes], TypedNames]:
    """The question what a text declares with some types."""
    words = tuple(name.encode("latin-1") for name in types)

    def look(data: bytes) -> TypedNames:
        if not any(word in data for word in words):
            return TypedNames({}, {})
        text = COMMENT.sub(" ", data.decode("latin-1"))
        aliases = _aliases(text, "|".join(sorted(types)))
        return TypedNames(aliases, _members(text, {name: name for name in types} | aliases))

    return look


@lru_cache(maxsize=2**6)
def aliases_of(types: frozenset[str]) -> Callable[[bytes], dict[str, str]]:
    """The question which other names a text gives to some types, each with the type."""
    words = tuple(name.encode("latin-1") for name in types)
    listed = "|".join(sorted(types))

    def look(data: bytes) -> dict[str, str]:
        if not any(word in data for word in _NAMING) or not any(word in data for word in words):
            return {}
        return _aliases(data.decode("latin-1"), listed)

    return look


def named_types(data: bytes) -> dict[str, str]:
    """What other names of types in a text stand for, by their words, without namespaces: ``using Node = lab::Plain;``,
    ``typedef struct Plain Node;``, ``#define NODE Plain``
    """
    if not any(word in data for word in _NAMING):
        return {}
    text = data.decode("latin-1")
    return {name: of for of, name in _TYPEDEF.findall(text)} | dict(_USING.findall(text)) | dict(_MACRO.findall(text))


def _aliases(text: str, types: str, depth: int = _DEPTH) -> dict[str, str]:
    """``typedef CUdeviceptr Address;``, ``using Address = ::CUdeviceptr;``, ``#define ADDRESS CUdeviceptr``, and other
    names for these.
    """
    found: dict[str, str] = {}
    if "typedef" in text:  # each pattern begins with text that the matcher can search for
        found |= {name: of for of, name in re.findall(rf"typedef\s+(?:::)?({types})\s+(\w+)\s*;", text)}
    if "using" in text:
        found |= dict(re.findall(rf"using\s+(\w+)\s*=\s*(?:::)?({types})\s*;", text))
    found |= dict(re.findall(rf"define[ \t]+(\w+)[ \t]+({types})[ \t]*(?=[\r\n]|//|/\*|\Z)", text))
    if found and depth:
        more = _aliases(text, "|".join(sorted(found)), depth - 1)
        found = {name: found[of] for name, of in more.items()} | found
    return found


def _members(text: str, types: dict[str, str]) -> dict[str, str]:
    """``CUdeviceptr base = 0, last;``"""
    found: dict[str, str] = {}
    value = r"(?:\s*=\s*\w+|\s*\{\w*\})?"
    for of, names in re.findall(rf"\b({'|'.join(sorted(types))})\s+(\w+{value}(?:\s*,\s*\w+{value})*)\s*;", text):
        found |= {re.split(r"\W", name.strip(), maxsplit=1)[0]: types[of] for name in names.split(",")}
    if not found:
        return {}
    listed = "|".join(found)
    declared = re.findall(rf"\b(\w+)[\s*&]+({listed})\s*[;=,\[{{]", text)
    others = {name for word, name in declared if word not in types and word not in _NO_TYPES}
    others.update(re.findall(rf"\*\s*({listed})\b", text))
    return {name: of for name, of in found.items() if name not in others}
