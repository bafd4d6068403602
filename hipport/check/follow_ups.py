"""What errors follow from: declarations and bases that the compiler has refused, and those of the types on a line."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from hipport.code.items import ItemReader
from hipport.code.scopes import owner
from hipport.code.special_members import bases_of
from hipport.code.special_members import classes_of
from hipport.code.statements import statement_start
from hipport.project.includes import with_all_included
from hipport.source.arms import Arms
from hipport.source.text import Source
from hipport.source.tokens import Tokens
from hipport.source.tokens import once
from hipport.toolchain.messages import Place

#: What clang says of a name that it does not know, and of a type that it has taken for ``int`` instead.
_UNKNOWN = re.compile(
    r"(?:unknown (?:type|class|template) name|use of undeclared (?:identifier|template)"
    r"|no (?:type|template|member) named) '(?:\w+::)*(\w+)'"
    r"|'(?:\w+::)*(\w+)' \(aka 'int'\)"
)
#: What clang says of the name of a member that it does not find: in a function of the class, and in the class.
_MEMBER = re.compile(r"use of undeclared identifier '\w+'|no member named '\w+' in '(?:\w+::)*(\w+)")
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
    first = statement_start(tokens, _index_at(place))
    item = ItemReader(tokens, first).read() if first >= 0 else None
    return item.names if item else frozenset()


def is_member_of_base(base: Place, used: Place, message: str) -> bool:
    """Whether an error may be about a member of the base that is named at a place: it is in a member of a class that
    has this base, or about such a class. ``struct Copy : CUDA_MEMCPY3D_PEER { void set() { srcContext = 0; } };``

    What is called is none: CUDA's structs have data, and a function that no header declares is an error of its own.
    """
    match = _MEMBER.match(message)
    if not match:
        return False
    tokens, users = (_read(place.path)[1] for place in (base, used))
    refused_at = _index_at(base)
    refused = {name for name, places in _places_of_bases(tokens).items() if refused_at in places}
    if not refused or users.text_at(users.after(_index_at(used))) == "(":
        return False
    bases = {
        name: {text.texts[at] for at in places}
        for text in (users, tokens)
        for name, places in _places_of_bases(text).items()
    }
    of = (match[1],) if match[1] else owner(users, _index_at(used))
    return any(name in refused for name in with_all_included(of, lambda name: bases.get(name, ())))


@once
def _places_of_bases(tokens: Tokens) -> dict[str, frozenset[int]]:
    """The names of the bases of each class that a text defines, by their places: many errors ask about one text."""
    return {name: frozenset(bases_of(tokens, brace)) for name, brace in classes_of(tokens).items()}


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


def _index_at(place: Place) -> int:
    """The token at a place."""
    source, tokens = _read(place.path)
    return tokens.at_offset(source.offset(place.line) + max(place.column - 1, 0))


@lru_cache(maxsize=8)
def _read(path: str) -> tuple[Source, Tokens]:
    try:
        data = Path(path).read_bytes()
    except OSError:  # gone since it was compiled
        data = b""
    source = Source(path, data.decode("latin-1"))
    return source, Tokens(source.text)
