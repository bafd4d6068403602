"""The names of CUDA's that stay in a dual source and are macros for HIP's names on AMD."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections import defaultdict
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.macros import macros_of
from hipport.diagnostics import Edit
from hipport.dual.vendor import IF_AMD
from hipport.project.macro_names import MacroNames
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

#: The generated header, in the top folder of the tree.
HEADER = "hipport/cuda_names.h"
#: The rule whose edits are rows of tables: one name for another.
_RENAME = "HP101"
#: Names with CUDA's prefixes: what HIP's headers and those of third parties have no names like.
_CUDA_NAME = re.compile(r"(?:cu|CU|nv|NV)\w+", re.ASCII)
_NAME = re.compile(r"[A-Za-z_]\w*(?:::\w+)*", re.ASCII)


@dataclass(frozen=True, slots=True)
class NameUses:
    """What one file means for the macros of the tree: the number of renames of each name, by what it becomes, the names
    that stay CUDA's in its port (``left``), and its macros that paste an argument.
    """

    renames: Counter[tuple[str, str]]
    left: frozenset[str]
    pasting: frozenset[str]


def name_uses(tokens: Tokens, edits: Iterable[Edit], port: Tokens) -> NameUses:
    """What a file with these tokens means for the macros of the tree; ``port`` has the tokens of its port."""
    places = ((edit, tokens.texts[tokens.at_offset(edit.start)]) for edit in edits if _is_rename(tokens, edit))
    left = filter(_CUDA_NAME.fullmatch, port.distinct)
    pasting = (macro.name for macro in macros_of(tokens) if macro.pastes)
    return NameUses(Counter((name, edit.text) for edit, name in places), frozenset(left), frozenset(pasting))


def _is_rename(tokens: Tokens, edit: Edit) -> bool:
    """Whether an edit replaces one identifier with CUDA's prefix by another name."""
    if edit.code != _RENAME or edit.start == edit.end or not _NAME.fullmatch(edit.text):
        return False
    index = tokens.at_offset(edit.start)
    whole = tokens.starts[index] == edit.start and tokens.end(index) == edit.end
    return whole and len(tokens.texts[index]) > 2 and _CUDA_NAME.fullmatch(tokens.texts[index]) is not None


def macro_names(files: Iterable[NameUses]) -> MacroNames:
    """The macros of a tree: each name that no file of the port has any more, with what most of its uses become."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    left: set[str] = set()
    pasting: set[str] = set()
    for file in files:
        for (name, hip), number in file.renames.items():
            found[name][hip] += number
        left |= file.left
        pasting |= file.pasting
    names = {
        name: min(becomes, key=lambda hip: (-becomes[hip], hip))
        for name, becomes in sorted(found.items())
        if name not in left
    }
    return MacroNames(names, frozenset(pasting))


def by_macro(tokens: Tokens, edits: Iterable[Edit], macros: MacroNames, after: int) -> Iterator[Edit]:
    """The edits that the macros make unnecessary in a file that has them from the offset ``after`` on."""
    calls = list(_pasting_calls(tokens, macros.pasting))
    starts = [first for first, _ in calls]
    for edit in edits:
        if edit.start < after or not _is_rename(tokens, edit):
            continue
        index = tokens.at_offset(edit.start)
        call = bisect_right(starts, index) - 1
        is_pasted = call >= 0 and index < calls[call][1]
        if macros.names.get(tokens.texts[index]) == edit.text and not is_pasted and is_expanded(tokens, index):
            yield edit


def is_expanded(tokens: Tokens, index: int) -> bool:
    """Whether the preprocessor replaces a macro's name at a token: in code, and in what a macro stands for.

    Not so in ``#define NAME``, ``#ifdef NAME``, ``#pragma NAME`` and beside ``##``.
    """
    line = tokens.directive_at(index)
    if line is None:
        return True
    beside = (tokens.text_at(tokens.before(index)), tokens.text_at(tokens.after(index)))
    return line.name == "define" and index >= _body(tokens, line) and "##" not in beside


def _body(tokens: Tokens, define: Directive) -> int:
    """Index of the first token that may be of what a macro stands for."""
    name = tokens.after(define.name_at)
    if name < 0 or tokens.texts[name + 1 : name + 2] != ["("]:
        return name + 1 if name >= 0 else define.end
    return next((i for i in range(name, define.end) if tokens.texts[i] == ")"), define.end)


def _pasting_calls(tokens: Tokens, pasting: frozenset[str]) -> Iterator[tuple[int, int]]:
    """The calls of macros that paste, from the name to the closing parenthesis, without those inside of another."""
    end = 0
    for name in tokens.where(pasting):
        opener = tokens.after(name)
        if name >= end and tokens.text_at(opener) == "(":
            end = _closer(tokens, opener)
            yield name, end


def _closer(tokens: Tokens, opener: int) -> int:
    depth = 0
    for index in range(opener, len(tokens)):
        depth += {"(": 1, ")": -1}.get(tokens.texts[index], 0)
        if depth == 0:
            return index
    return len(tokens)


def header_text(names: MacroNames) -> bytes:
    """The content of the generated header."""
    lines = (
        "// CUDA's names as macros for HIP's, written by hipport: it is replaced by the next conversion.",
        "#ifndef HIPPORT_CUDA_NAMES_H",
        "#define HIPPORT_CUDA_NAMES_H",
        "",
        IF_AMD,
        *(f"#define {cuda} {hip}" for cuda, hip in sorted(names.names.items())),
        "#endif",
        "",
        "#endif",
        "",
    )
    return "\n".join(lines).encode()
