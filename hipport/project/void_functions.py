"""Functions that the headers of a project declare with the type ``void *``, as their words tell."""

from __future__ import annotations

import re

_VOID_FUNCTION = re.compile(r"void\s*\*\s*(\w+)\s*\(")
_BEFORE_VOID = re.compile(r"(?<!\w)(const\s+)?\Z")
_TYPE = re.compile(r"\b(\w+)(?:\s*[*&>]+\s*|\s+)\Z")
_FAR = 200  # characters, in which a type stands before a name
#: A name after one of these is called.
_NO_TYPES = frozenset("return else case new delete throw goto".split())


def void_functions(text: str) -> dict[str, bool]:
    """The functions that a text declares with the type ``void *`` and with no other, each with whether it is
    ``const void *`` in all declarations.
    """
    found: dict[str, bool] = {}
    for match in _VOID_FUNCTION.finditer(text):
        before = _BEFORE_VOID.search(text, max(match.start() - _FAR, 0), match.start())
        if before is not None:
            found[match[1]] = found.get(match[1], True) and before[1] is not None
    return {name: is_const for name, is_const in found.items() if not has_another_type(text, name)}


def has_another_type(text: str, name: str) -> bool:
    """Whether a text declares a function of a name with another type than ``void *`` somewhere."""
    for match in re.finditer(rf"{name}\s*\(", text):
        type_ = _TYPE.search(text, max(match.start() - _FAR, 0), match.start())
        if type_ is not None and type_[1] != "void" and type_[1] not in _NO_TYPES:
            return True
    return False
