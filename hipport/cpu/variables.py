"""Variables in device memory in the tokens of a source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Sequence
from itertools import pairwise

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.statements import CLAUSE_ENDS
from hipport.code.statements import clause_after
from hipport.code.statements import clause_start
from hipport.cpu.kernels import ATTRIBUTES
from hipport.cpu.kernels import scope_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: Words that put a variable into device memory.
KEYWORDS = frozenset(("__constant__", "__managed__", "__device__"))
#: hipcc's option with which device code of several sources is linked: they name each other's variables.
RELOCATABLE = "-fgpu-rdc"
_DECLARED = re.compile(rb"\bextern\b(?!\s*\")[^;{}()]*?\b__(?:device|constant|managed)__")
_LINKAGE = frozenset(("static", "inline"))
_NOT_A_VARIABLE = frozenset(("extern", "using", "typedef", "friend", "operator", "template", "struct", "class"))


def variables_at(tokens: Tokens, index: int) -> tuple[tuple[str, ...], int]:
    """The variables whose first keyword is at ``index``: their qualified names, none where functions are declared, and
    the token index after their declaration.

    ``static __device__ int a = 1, *b, c[2] = {1, 2};``
    """
    words = list(_declaration(tokens, index))
    scope = scope_of(tokens, index)
    if scope is None or not words or not _NOT_A_VARIABLE.isdisjoint(tokens.texts[i] for i in words):
        return (), 0
    if next(i for i in words if tokens.texts[i] in KEYWORDS) != index:
        return (), 0
    names = [""]
    is_named = False  # from its extents or its value on
    at = words[0]
    while at >= 0 and tokens.texts[at] != ";":
        text = tokens.texts[at]
        if text in ATTRIBUTES:
            at = closer_of(tokens, tokens.after(at))
        elif text == "<" and is_name(tokens.text_at(tokens.before(at))):
            at = max(at, template_closer(tokens, at))
        elif text == ",":
            names.append("")
            is_named = False
        elif text == "(" and not is_named:
            return (), 0
        elif text in ("[", "{", "("):
            is_named = True
            at = closer_of(tokens, at)
        elif text == "=":
            is_named = True
        elif is_name(text) and not is_named:
            names[-1] = text
        at = tokens.after(at)
    return (tuple(f"{scope}{name}" for name in names if name), at + 1) if at >= 0 else ((), 0)


def declares_variables(data: bytes) -> bool:
    """Whether a file has ``extern __device__ int n;``, a variable of another source's."""
    return _DECLARED.search(data) is not None


def is_external(tokens: Tokens, index: int, names: Sequence[str]) -> bool:
    """Whether other units can name the variables whose first keyword is at ``index``, as C++ has it.

    ``__device__ int n;``, but not ``static __device__ int n;``, ``inline __device__ int n;``, ``__device__ int A::n;``
    """
    words = [tokens.texts[i] for i in _declaration(tokens, index)]
    members = {name for sign, name in pairwise(words) if sign == "::"}
    return _LINKAGE.isdisjoint(words) and members.isdisjoint(name.rpartition("::")[2] for name in names)


def _declaration(tokens: Tokens, index: int) -> Iterator[int]:
    """The tokens of the declaration around ``index``, blanks left out, without its ``;``."""
    first = clause_start(tokens, index, CLAUSE_ENDS | {":", ")"})
    yield first
    yield from clause_after(tokens, first)
