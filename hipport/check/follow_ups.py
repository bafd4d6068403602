"""What errors follow from: declarations that the compiler has refused before, and those of the types on a line."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from hipport.code.items import ItemReader
from hipport.code.statements import statement_start
from hipport.source.arms import Arms
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.toolchain.messages import Place

#: What clang says of a name that it does not know, and of a type that it has taken for ``int`` instead.
_UNKNOWN = re.compile(
    r"(?:unknown (?:type|class|template) name|use of undeclared (?:identifier|template)"
    r"|no (?:type|template|member) named) '(?:\w+::)*(\w+)'"
    r"|'(?:\w+::)*(\w+)' \(aka 'int'\)"
)

# ``struct A``, ``using A =``, ``typedef B A;``, ``#define A``, ``int A(int n) {``
_DECLARED = (
    r"\b(?:class|struct|union|enum|using|define)[ \t]+{0}\b|\btypedef\b[^;{{}}]*\b{0}\s*;"
    r"|\b(?!return\b|else\b)\w+[\s*&]+{0}\s*\([^;{{}}]*\)[^;{{}}]*\{{"
)
# of a statement without its ``;``: ``using A = B<0>``, ``typedef B<0> A``
_ALIAS = re.compile(r"\busing\s+(\w+)\s*=|\btypedef\b.*?(\w+)\s*$", re.DOTALL)


def unknown_name(message: str) -> str:
    """The name that an error says it does not know, empty where it says something else."""
    match = _UNKNOWN.search(message)
    return (match[1] or match[2]) if match else ""


def names_declared_at(place: Place) -> frozenset[str]:
    """The names of the declaration that a place is in: of ``using A = B<0>;`` at ``0`` it is ``A``. Of a place in a
    body or between parentheses there are those of the statement there, or none.
    """
    source, tokens = _read(place.path)
    if not source.text:
        return frozenset()
    first = statement_start(tokens, tokens.at_offset(source.offset(place.line) + max(place.column - 1, 0)))
    item = ItemReader(tokens, first).read() if first >= 0 else None
    return item.names if item else frozenset()


def is_declared_in_arms(place: Place, name: str) -> bool:
    """Whether the conditional that begins at the line of a place declares a type or a macro, or defines a function, of
    this name in one of its arms.
    """
    source, tokens = _read(place.path)
    if name not in tokens.distinct:
        return False
    for chain in Arms(tokens).chains:
        first = tokens.starts[chain.arms[0].directive.first]
        if source.position(first)[0] == place.line:
            text = source.text[first : tokens.end(chain.arms[-1].end - 1)]
            return re.search(_DECLARED.format(re.escape(name)), text) is not None
    return False


def words_at(place: Place) -> frozenset[str]:
    """The words on the line of a place."""
    source, _ = _read(place.path)
    return frozenset(re.findall(r"\w+", source.text[source.offset(place.line) :].partition("\n")[0]))


def alias_at(place: Place) -> str:
    """The name of the type that a statement at the line of a place gives a name to, empty where it does none."""
    source, _ = _read(place.path)
    offset = source.offset(place.line)
    begin = max(source.text.rfind(sign, 0, offset) for sign in ";{}") + 1
    end = source.text.find(";", offset)
    match = _ALIAS.search(source.text, begin, end) if end >= 0 else None
    return (match[1] or match[2]) if match else ""


@lru_cache(maxsize=8)
def _read(path: str) -> tuple[Source, Tokens]:
    try:
        data = Path(path).read_bytes()
    except OSError:  # gone since it was compiled
        data = b""
    source = Source(path, data.decode("latin-1"))
    return source, Tokens(source.text)
