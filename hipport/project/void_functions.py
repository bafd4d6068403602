"""Functions that the headers of a project declare with the type ``void *``, as their words tell."""

from __future__ import annotations

import re

_VOID_FUNCTION = re.compile(r"\b(const\s+)?void\s*\*\s*(\w+)\s*\(")
_FUNCTION = re.compile(r"\b(\w+)(?:\s*[*&>]+\s*|\s+)(\w+)\s*\(")
#: A name after one of these is called.
_NO_TYPES = frozenset("return else case new delete throw goto".split())


def void_functions(text: str) -> dict[str, bool]:
    """The functions that a text declares with the type ``void *`` and with no other, each with whether it is
    ``const void *``.
    """
    found: dict[str, bool] = {}
    for match in _VOID_FUNCTION.finditer(text):
        found[match[2]] = found.get(match[2], False) or match[1] is not None
    declared = (match.groups() for match in _FUNCTION.finditer(text)) if found else ()
    others = {name for type_, name in declared if type_ != "void" and type_ not in _NO_TYPES}
    return {name: is_const for name, is_const in found.items() if name not in others}
