"""Structs that are nothing but data: their members in order, as far as the tokens tell."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set

from hipport.code.items import TYPE_WORDS
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_WORDS = TYPE_WORDS | {"const"}


def plain_structs(tokens: Tokens, types: Set[str]) -> Mapping[str, tuple[str, ...]]:
    """The types of the members, by the name of the struct: one of ``types``, or empty for a number or a pointer to one.
    Structs with other members, arrays, functions or a base are left out, and those with a name that two have.

    ``struct A { float3 from, to; float t; };``, ``typedef struct { int2 x; } B;``
    """
    found: dict[str, tuple[str, ...]] = {}
    twice = set()
    for word in tokens.where({"struct"}):
        tag = tokens.after(word)
        opener = tokens.after(tag) if is_name(tokens.text_at(tag)) else tag
        closer = tokens.brace_end(opener) if tokens.text_at(opener) == "{" else -1
        members = _members(tokens, opener, closer, types) if closer >= 0 else None
        names = {tokens.text_at(tag), tokens.text_at(tokens.after(closer))} if closer >= 0 else set()
        for name in filter(is_name, names):
            if name in found:
                twice.add(name)
            found[name] = members or ()
    return {name: members for name, members in found.items() if any(members) and name not in twice}


def _members(tokens: Tokens, opener: int, closer: int, types: Set[str]) -> tuple[str, ...] | None:
    """The types of the members between two braces, None where there is something else."""
    members: list[str] = []
    statement: list[str] = []
    for text in _texts(tokens, opener, closer):
        if text != ";":
            statement.append(text)
            continue
        kinds = _declared(statement, types)
        if kinds is None:
            return None
        members += kinds
        statement = []
    return None if statement else tuple(members)


def _texts(tokens: Tokens, opener: int, closer: int) -> Iterator[str]:
    at = tokens.after(opener)
    while 0 <= at < closer:
        yield tokens.texts[at]
        at = tokens.after(at)


def _declared(statement: list[str], types: Set[str]) -> list[str] | None:
    """The types of the members of one declaration: ``const float *p, n``; None where it is another form."""
    words = 0
    while words < len(statement) and statement[words] in _WORDS:
        words += 1
    of = statement[words] if words < len(statement) and statement[words] in types else ""
    kinds = []
    for declarator in " ".join(statement[words + bool(of) :]).split(","):
        *stars, name = declarator.split() or [""]
        if not is_name(name) or set(stars) - {"*"} or not (words or of):
            return None
        kinds.append("" if stars else of)
    return kinds
