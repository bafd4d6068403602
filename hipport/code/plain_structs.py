"""Structs that are nothing but data: their members in order, as far as the tokens tell."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set
from typing import NamedTuple

from hipport.code.items import TYPE_WORDS
from hipport.source.lexer import is_name
from hipport.source.open_brackets import CONDITIONS
from hipport.source.tokens import Tokens

_WORDS = TYPE_WORDS | {"const"}
_ARRAY = re.compile(r"(\w+) \[ (\w+) \]")


class Member(NamedTuple):
    """A member of a struct. ``type`` is one of those that were asked for, or empty for a number or a pointer; ``size``
    is the number of elements of an array, 0 where the struct does not show it, and None for what is not an array.
    """

    type: str
    size: int | None = None


def plain_structs(tokens: Tokens, types: Set[str]) -> Mapping[str, tuple[Member, ...]]:
    """The members by the name of the struct, where one of them has one of the types. Structs with other members,
    functions or a base are left out, those with a name that two have, and those of which an ``#if`` says whether there
    are members of these types or what is before them.

    ``struct A { float3 from, to; float t[4]; };``, ``typedef struct { int2 x; } B;``
    """
    found: dict[str, tuple[Member, ...]] = {}
    twice = set()
    for word in tokens.where({"struct"}):
        tag = tokens.after(word)
        opener = tokens.after(tag) if is_name(tokens.text_at(tag)) else tag
        closer = tokens.brace_end(opener) if tokens.text_at(opener) == "{" else -1
        is_known = closer >= 0 and not _is_conditional(tokens, opener, closer, types)
        members = _members(tokens, opener, closer, types) if is_known else None
        names = {tokens.text_at(tag), tokens.text_at(tokens.after(closer))} if closer >= 0 else set()
        for name in filter(is_name, names):
            if name in found:
                twice.add(name)
            found[name] = members or ()
    return {name: of for name, of in found.items() if any(member.type for member in of) and name not in twice}


def _is_conditional(tokens: Tokens, opener: int, closer: int, types: Set[str]) -> bool:
    """Whether an ``#if`` stands between two braces before a member of one of some types."""
    lines = tokens.directives[bisect_left(tokens.directives, opener, key=lambda line: line.first) :]
    begins = (line.end for line in lines if line.first < closer and line.name in CONDITIONS)
    return any(tokens.texts[at] in types for first in begins for at in range(first, closer))


def _members(tokens: Tokens, opener: int, closer: int, types: Set[str]) -> tuple[Member, ...] | None:
    """The members between two braces, None where there is something else."""
    members: list[Member] = []
    statement: list[str] = []
    for text in _texts(tokens, opener, closer):
        if text != ";":
            statement.append(text)
            continue
        declared = _declared(statement, types)
        if declared is None:
            return None
        members += declared
        statement = []
    return None if statement else tuple(members)


def _texts(tokens: Tokens, opener: int, closer: int) -> Iterator[str]:
    at = tokens.after(opener)
    while 0 <= at < closer:
        yield tokens.texts[at]
        at = tokens.after(at)


def _declared(statement: list[str], types: Set[str]) -> list[Member] | None:
    """The members of one declaration: ``const float *p, n[3]``; None where it is another form."""
    words = 0
    while words < len(statement) and statement[words] in _WORDS:
        words += 1
    of = statement[words] if words < len(statement) and statement[words] in types else ""
    members = []
    for declarator in " ".join(statement[words + bool(of) :]).split(","):
        array = _ARRAY.fullmatch(declarator.strip())
        *stars, name = (array[1] if array else declarator).split() or [""]
        if not is_name(name) or set(stars) - {"*"} or not (words or of):
            return None
        count = (int(array[2]) if array[2].isdigit() else 0) if array else None
        members.append(Member("" if stars else of, count))
    return members
