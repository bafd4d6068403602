"""Qualified names in the C++ namespaces of CUDA's libraries: ``cub::DeviceReduce::Sum``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.mapping import Entry
from hipport.mapping import Library
from hipport.mapping import Mapping
from hipport.rules.scope import Role
from hipport.rules.scope import role_of
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_INTERNAL = frozenset(("detail", "system", "internal", "impl", "launcher"))


@dataclass(frozen=True, slots=True)
class Path:
    """One qualified name, or the name of a namespace where one is opened, imported or aliased.

    ``names`` are its parts with an alias resolved. ``first``..``last`` are its tokens and ``space_last`` ends those of
    the namespace; ``aliased`` says that the namespace is written as an alias of the file, which stays as it is.
    ``hip`` is the namespace in HIP, None where there is none. ``entry`` is the row of the longest part that a table
    has, ``unknown`` says that the library has a table and nothing in it fits.
    """

    names: tuple[str, ...]
    first: int
    space_last: int
    last: int
    aliased: bool
    library: Library
    space: tuple[str, ...]
    hip: str | None
    replacement: str
    entry: Entry | None
    unknown: bool

    @property
    def name(self) -> str:
        """The parts joined."""
        return "::".join(self.names)

    @property
    def renamed_whole(self) -> bool:
        """Whether the table's HIP name is more than the namespace exchanged."""
        if self.entry is None or not self.entry.hip or self.hip is None:
            return False
        rest = self.entry.row.cuda.split("::")[len(self.space) :]
        return self.entry.hip != "::".join([self.hip, *rest])


def read_paths(tokens: Tokens, mapping: Mapping, own: frozenset[str], cuda: str) -> Iterator[Path]:
    """Every use of a CUDA namespace, in order. ``own`` are namespaces that the project has itself."""
    roots = {space.split("::")[0] for space in mapping.namespaces}
    present = tokens.distinct & roots
    if not present:
        return
    aliases = _aliases(tokens, present)
    watched = (present | aliases.keys()) - own
    for index, text in enumerate(tokens.texts):
        if text in watched and role_of(tokens, index) is Role.API:
            path = _path_at(tokens, index, aliases.get(text, (text,)), mapping, cuda)
            if path is not None:
                yield path


def _aliases(tokens: Tokens, roots: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """``namespace cg = cooperative_groups;``: the file's aliases of CUDA namespaces."""
    aliases = {}
    for index, text in enumerate(tokens.texts):
        if text in roots:
            equals = tokens.before(index)
            if tokens.text_at(equals) == "::":
                equals = tokens.before(equals)
            alias = tokens.before(equals) if tokens.text_at(equals) == "=" else -1
            if alias >= 0 and tokens.text_at(tokens.before(alias)) == "namespace":
                names, _ = _names(tokens, index)
                aliases[tokens.texts[alias]] = tuple(names)
    return aliases


def _names(tokens: Tokens, index: int) -> tuple[list[str], list[int]]:
    """The names joined by ``::`` from ``index`` on, and their indices."""
    names, places = [tokens.texts[index]], [index]
    while True:
        separator = tokens.after(places[-1])
        if tokens.text_at(separator) != "::":
            return names, places
        following = tokens.after(separator)
        if not is_name(tokens.text_at(following) or " "):
            return names, places
        names.append(tokens.texts[following])
        places.append(following)


def _path_at(tokens: Tokens, index: int, resolved: tuple[str, ...], mapping: Mapping, cuda: str) -> Path | None:
    written, places = _names(tokens, index)
    aliased = resolved != (written[0],)
    names = [*resolved, *written[1:]]
    beyond = tokens.text_at(tokens.after(places[-1]))
    keyword = tokens.text_at(tokens.before(index))
    if len(written) == 1 and keyword not in ("namespace", "=") and beyond != "::":
        return None  # a variable of that name
    if keyword == "namespace" and beyond == "=":
        return None  # an alias called like the namespace
    space = next((names[:n] for n in range(len(names), 0, -1) if "::".join(names[:n]) in mapping.namespaces), None)
    if space is None:
        return _imported_parent(tokens, index, names, keyword, mapping)
    library, hip = mapping.namespaces["::".join(space)]
    space_last = places[max(len(space) - len(resolved), 0)]
    entry = next(
        (e for n in range(len(names), len(space), -1) if (e := mapping.entry("::".join(names[:n]), cuda))), None
    )
    rest = names[len(space) :]
    unknown = bool(
        library.table and hip and rest and entry is None and rest[0] not in _INTERNAL and not rest[0].isupper()
    )
    supported = hip if hip and not library.unsupported else None
    if supported is not None and unknown:
        unknown = not any(key.startswith("::".join([*space, rest[0]]) + "::") for key in mapping.table(library.name))
    return Path(
        tuple(names),
        index,
        space_last,
        places[-1],
        aliased,
        library,
        tuple(space),
        supported,
        supported or "",
        entry,
        unknown,
    )


def _imported_parent(tokens: Tokens, index: int, names: list[str], keyword: str, mapping: Mapping) -> Path | None:
    """``using namespace nvcuda;``: the code after it says ``wmma::``, so that the port needs an alias of that name."""
    using = tokens.before(tokens.before(index))
    children = [space for space in mapping.namespaces if space.startswith(names[0] + "::")]
    if len(names) > 1 or keyword != "namespace" or tokens.text_at(using) != "using" or len(children) != 1:
        return None
    library, hip = mapping.namespaces[children[0]]
    child = children[0].rpartition("::")[2]
    return Path(
        (names[0],), using, index, index, False, library, (names[0],), hip, f"namespace {child} = {hip}", None, False
    )
