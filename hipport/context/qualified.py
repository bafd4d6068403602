"""Qualified names in the C++ namespaces of CUDA's libraries: ``cub::DeviceReduce::Sum``."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import is_global
from hipport.code.roles import role_of
from hipport.code.scopes import owner
from hipport.mapping import CudaLibrary
from hipport.mapping import Entry
from hipport.mapping import Mapping
from hipport.project.imports import Imports
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_OWN = OWN_ROLES | {NameRole.ALIAS}
_LONGEST = 8  # parts of a name; the tables have five at most
#: Namespaces that projects have for code of their own, too; those inside of them are CUDA's all the same: cuda::std.
_COMMON = frozenset({"cuda"})
_INTERNAL = frozenset(("detail", "system", "internal", "impl", "launcher"))


@dataclass(frozen=True, slots=True)
class QualifiedName:
    """One qualified name, or the name of a namespace where one is opened, imported or aliased.

    ``names`` are its parts with an alias resolved. ``first``..``last`` are its tokens and ``space_last`` ends those of
    the namespace; ``aliased`` says that the namespace is written as an alias of the file, which stays as it is.
    ``hip`` is the namespace in HIP, None where there is none. ``entry`` is the row of the longest part that a table
    has, ``unknown`` says that the library has a table and nothing in it fits. ``header`` is the header of hipport's
    that has the name, for libraries without a table.
    """

    names: tuple[str, ...]
    first: int
    space_last: int
    last: int
    aliased: bool
    library: CudaLibrary
    space: tuple[str, ...]
    hip: str | None
    replacement: str
    entry: Entry | None
    unknown: bool
    header: str = ""

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


@dataclass(frozen=True, slots=True)
class Import:
    """Names of a CUDA namespace that stand alone between two tokens: all of ``space``, or the one that ``name`` is."""

    space: tuple[str, ...]
    name: str
    first: int
    end: int


def read_qualified_names(
    tokens: Tokens, mapping: Mapping, own: frozenset[str], cuda: str, given: Iterable[Imports]
) -> Iterator[QualifiedName]:
    """Every use of a CUDA namespace, in order. ``own`` are namespaces of the project's own, ``given`` is what the
    file has from its headers.
    """
    present = tokens.distinct & mapping.roots
    aliases = _aliases_of_headers(tokens, given, mapping) | _aliases(tokens, present, mapping)
    if not present and not aliases:
        return
    nested = _nested_in_own(tokens, present)
    watched = (present | aliases.keys()) - (own - _COMMON)
    for index in tokens.where(watched):
        text = tokens.texts[index]
        is_cudas = role_of(tokens, index) is NameRole.API and not _is_nested(tokens, index, nested.get(text, ()))
        if not is_cudas or not _is_space(tokens, index):
            continue
        found = _name_at(tokens, index, aliases.get(text, (text,)), mapping, cuda)
        if found is None or (text in own and (len(found.space) == 1 or "::".join(found.space) in own)):
            continue
        if not (found.hip is None and found.space == ("cuda",) and _is_of_others(tokens, index, mapping)):
            yield found


def _is_of_others(tokens: Tokens, index: int, mapping: Mapping) -> bool:
    """Whether ``cuda`` may be a namespace in one of another project's: ``namespace at { ... cuda::getStream() ... }``,
    ``using namespace cv;``
    """
    others = mapping.namespaces_of_others
    if not others.isdisjoint(owner(tokens, index)[:1]):
        return True
    return any(_is_imported_whole(tokens, at) for at in tokens.where(others & tokens.distinct))


def _is_imported_whole(tokens: Tokens, index: int) -> bool:
    """``using namespace cv;``"""
    keyword = _before_global(tokens, index)
    is_directive = tokens.text_at(keyword) == "namespace" and tokens.text_at(tokens.before(keyword)) == "using"
    return is_directive and tokens.text_at(tokens.after(index)) == ";"


def imports_in_code(tokens: Tokens, names: Iterable[QualifiedName]) -> Iterator[Import]:
    """What ``using namespace cub;`` and ``using cub::WarpReduce;`` import, which are among a file's qualified names."""
    for name in names:
        if tokens.texts[name.first] == "using":  # ``using namespace nvcuda;`` gives an alias, and no names
            continue
        before = _before_global(tokens, name.first)
        is_space = name.names == name.space and tokens.text_at(before) == "namespace"
        using = tokens.before(before) if is_space else before
        if tokens.text_at(using) == "using" and tokens.text_at(tokens.after(name.last)) == ";":
            brace = next(tokens.open_braces(name.first), -1)
            end = tokens.brace_end(brace) if brace >= 0 else len(tokens)
            if len(name.names) <= len(name.space) + 1:
                yield Import(name.space, "".join(name.names[len(name.space) :]), name.last + 1, end)


def imports_of_headers(tokens: Tokens, given: Iterable[Imports], mapping: Mapping) -> Iterator[Import]:
    """What a file has from the using-directives and using-declarations of its headers."""
    for imports in given:
        found = [(space, "") for space in imports.spaces]
        found += [(space, name) for space, _, name in (name.rpartition("::") for name in imports.names)]
        for space, name in found:
            if space in mapping.namespaces:
                yield Import(tuple(space.split("::")), name, 0, len(tokens))


def read_plain_names(tokens: Tokens, imports: Iterable[Import], mapping: Mapping, cuda: str) -> Iterator[QualifiedName]:
    """The names of CUDA's namespaces that stand alone. Names that the file declares itself are its own."""
    found: dict[int, QualifiedName] = {}
    for imported in imports:
        library, hip = mapping.namespaces["::".join(imported.space)]
        for word in _imported_words(tokens, imported, mapping) if hip and library.table else ():
            entry = mapping.entry("::".join((*imported.space, word)), cuda)
            kind = entry.row.kind if entry is not None else "type"
            roles = {index: role_of(tokens, index, kind) for index in tokens.places(word)}
            if not _OWN.isdisjoint(roles.values()):
                continue
            for index, role in roles.items():
                if role is NameRole.API and imported.first <= index < imported.end and _is_plain(tokens, index, kind):
                    name = _name_at(tokens, index, (*imported.space, word), mapping, cuda)
                    if name is not None:
                        found.setdefault(index, name)
    yield from found.values()


def _imported_words(tokens: Tokens, imported: Import, mapping: Mapping) -> frozenset[str]:
    """The words of a file that may be names of what is imported: the one that is named, or members of the namespace."""
    if imported.name:
        return frozenset((imported.name,)) & tokens.distinct
    within = "::".join(imported.space) + "::"
    library, _ = mapping.namespaces["::".join(imported.space)]
    known = (name for name in mapping.table(library).names if name.startswith(within))
    return tokens.distinct & {name.removeprefix(within).partition("::")[0] for name in known}


def _is_plain(tokens: Tokens, index: int, kind: str) -> bool:
    """Whether a name stands without a namespace before it; that of a function only where it is called."""
    is_used = kind != "function" or tokens.text_at(tokens.after(index)) in ("(", "<")
    return is_used and tokens.text_at(tokens.before(index)) != "::"


def read_ported_names(tokens: Tokens, mapping: Mapping, cuda: str) -> Iterator[QualifiedName]:
    """The uses of HIP's namespaces, as names of the CUDA namespaces that they stand for in a port, in order:
    ``rocwmma::bmma_sync``, and ``wmma::bmma_sync`` after ``namespace wmma = rocwmma;``.
    """
    spaces = {hip: tuple(space.split("::")) for space, (_, hip) in mapping.namespaces.items() if hip and hip != space}
    ported = {hip: space for hip, space in spaces.items() if "::" not in hip and hip in tokens.distinct}
    aliases = {
        alias: ported[names[0]]
        for alias, names in _aliases(tokens, frozenset(ported), mapping).items()
        if names[1:] == ()
    }
    for index in tokens.where(ported.keys() | aliases.keys()):
        text = tokens.texts[index]
        if role_of(tokens, index) is NameRole.API and _is_space(tokens, index):
            found = _name_at(tokens, index, aliases.get(text) or ported[text], mapping, cuda)
            if found is not None:
                yield found


def _aliases(tokens: Tokens, roots: frozenset[str], mapping: Mapping) -> dict[str, tuple[str, ...]]:
    """The file's own short names of CUDA namespaces: ``namespace cg = cooperative_groups;``, and ``wmma`` after
    ``using namespace nvcuda;``.
    """
    aliases: dict[str, tuple[str, ...]] = {}
    for index in tokens.where(roots):
        text = tokens.texts[index]
        before = _before_global(tokens, index)
        if (alias := _alias_before(tokens, index)) >= 0:
            aliases[tokens.texts[alias]] = tuple(_names(tokens, index)[0])
        elif tokens.text_at(before) == "namespace" and tokens.text_at(tokens.before(before)) == "using":
            child = _only_child(mapping, text)
            if child is not None and text not in mapping.namespaces:
                aliases[child.rpartition("::")[2]] = tuple(child.split("::"))
        elif macro := _macro_for(tokens, index):
            aliases[macro] = tuple(_names(tokens, index)[0])
    return aliases


def _alias_before(tokens: Tokens, index: int) -> int:
    """Index of the alias that is given to the namespace at a token, ``namespace cg = cooperative_groups;``; -1 where
    there is none.
    """
    sign = _before_global(tokens, index)
    alias = tokens.before(sign) if tokens.text_at(sign) == "=" else -1
    return alias if tokens.text_at(tokens.before(alias)) == "namespace" else -1


def _macro_for(tokens: Tokens, index: int) -> str:
    """The macro that stands for the namespace at a token, ``#define NS cub``, where the file uses it as one or
    includes the library's header for files that do; empty for others.
    """
    line, name = tokens.directive_at(index), _before_global(tokens, index)
    if line is None or line.name != "define" or tokens.before(name) != line.name_at or tokens.texts[name + 1] == "(":
        return ""
    if tokens.after(_names(tokens, index)[1][-1]) >= 0:
        return ""
    macro, header = tokens.texts[name], f"<{tokens.texts[index]}/"
    uses = (at for at in tokens.places(macro) if at > index or not tokens.directive_at(at))  # #define cub cub
    is_used = any(_is_space(tokens, at) for at in uses)
    return macro if is_used or any(tokens.beginning(header)) else ""


def _aliases_of_headers(tokens: Tokens, given: Iterable[Imports], mapping: Mapping) -> dict[str, tuple[str, ...]]:
    """The short names of CUDA namespaces that a file has from its headers and uses."""
    aliases: dict[str, tuple[str, ...]] = {}
    for imports in given:
        children = (_only_child(mapping, space) for space in imports.spaces if space not in mapping.namespaces)
        found = [*imports.aliases, *((child.rpartition("::")[2], child) for child in children if child is not None)]
        for alias, space in found:
            if alias in tokens.distinct and space.partition("::")[0] in mapping.roots:
                aliases[alias] = tuple(space.split("::"))
    return aliases


def _only_child(mapping: Mapping, root: str) -> str | None:
    """The one namespace in ``root`` that HIP has: ``nvcuda::wmma``."""
    children = [space for space, (_, hip) in mapping.namespaces.items() if hip and space.startswith(root + "::")]
    return children[0] if len(children) == 1 else None


def _before_global(tokens: Tokens, index: int) -> int:
    """Index of the token before a name, a ``::`` for the global namespace left out."""
    before = tokens.before(index)
    return tokens.before(before) if tokens.text_at(before) == "::" else before


def _nested_in_own(tokens: Tokens, roots: frozenset[str]) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The namespaces of the project that have one called like a CUDA namespace in them: ``namespace mine { namespace
    cub {``.
    """
    nested: dict[str, tuple[tuple[str, ...], ...]] = {}
    for index in tokens.where(roots):
        text = tokens.texts[index]
        keyword = tokens.before(index)
        if tokens.text_at(keyword) == "namespace" and tokens.text_at(tokens.before(keyword)) != "using":
            opens = tokens.text_at(tokens.after(index)) in ("{", "::")
            if opens and (around := owner(tokens, index)):
                nested[text] = (*nested.get(text, ()), around)
    return nested


def _is_nested(tokens: Tokens, index: int, owners: tuple[tuple[str, ...], ...]) -> bool:
    if not owners or is_global(tokens, index):
        return False
    around = owner(tokens, index)
    return any(around[: len(own)] == own for own in owners)


def _names(tokens: Tokens, index: int) -> tuple[list[str], list[int]]:
    """The names joined by ``::`` from ``index`` on, and their indices."""
    names, places = [tokens.texts[index]], [index]
    while True:
        separator = tokens.after(places[-1])
        if tokens.text_at(separator) != "::":
            return names, places
        following = tokens.after(separator)
        if not is_name(tokens.text_at(following)):
            return names, places
        names.append(tokens.texts[following])
        places.append(following)


def _is_space(tokens: Tokens, index: int) -> bool:
    """Whether the name of a namespace is that of one: no variable, and no alias that is called like it."""
    after, keyword = tokens.text_at(tokens.after(index)), tokens.text_at(_before_global(tokens, index))
    if tokens.directive_at(index) and after != "::" and _macro_for(tokens, index):
        return True
    return after == "::" or (keyword == "namespace" and after != "=") or _alias_before(tokens, index) >= 0


def _name_at(
    tokens: Tokens, index: int, resolved: tuple[str, ...], mapping: Mapping, cuda: str
) -> QualifiedName | None:
    written, places = _names(tokens, index)
    aliased = resolved != (written[0],)
    names = [*resolved, *written[1:_LONGEST]]
    beyond = tokens.text_at(tokens.after(places[-1]))
    keyword = tokens.text_at(_before_global(tokens, index))
    space = next((names[:n] for n in range(len(names), 0, -1) if "::".join(names[:n]) in mapping.namespaces), None)
    if space is None:
        return _imported_parent(tokens, index, names, keyword, mapping)
    library, hip = mapping.namespaces["::".join(space)]
    space_last = places[max(len(space) - len(resolved), 0)]
    entry = next(
        (e for n in range(len(names), len(space), -1) if (e := mapping.entry("::".join(names[:n]), cuda))), None
    )
    header = library.provider("::".join(names))
    is_there = header or not library.unsupported or (library.provided and len(names) == len(space))
    supported = hip if hip and is_there else None
    unknown = (
        supported is not None and library.table and _is_unknown(mapping, library, names, len(space), entry, beyond)
    )
    return QualifiedName(
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
        header,
    )


def _is_unknown(
    mapping: Mapping, library: CudaLibrary, names: list[str], depth: int, entry: Entry | None, beyond: str
) -> bool:
    """Whether the library's table has nothing that a qualified name could be; ``depth`` parts are its namespace."""
    rest = names[depth:]
    if not rest or rest[0] in _INTERNAL or rest[0].isupper() or _is_of_hip(mapping, names, depth):
        return False
    if library.has_besides("::".join(names)):
        return False
    known = depth if entry is None else len(entry.row.cuda.split("::"))
    if known == len(names):
        return False
    if entry is None:  # of some namespaces, such as thrust::cuda_cub, the tables have nothing
        return _has_members(mapping, library, names[:depth]) and not _has_members(mapping, library, names[: depth + 1])
    # Of a class only the methods are in the tables: what is called and not there does not exist.
    return beyond == "(" and known == len(names) - 1 and _has_members(mapping, library, names[:known])


def _has_members(mapping: Mapping, library: CudaLibrary, space: list[str]) -> bool:
    """Whether a library's table has names in a namespace or class."""
    within = "::".join(space) + "::"
    return any(name.startswith(within) for name in mapping.table(library).names)


def _is_of_hip(mapping: Mapping, names: list[str], depth: int) -> bool:
    """Whether a namespace of HIP's own is in one that both have: ``thrust::hip::par``."""
    spaces = {hip for _, hip in mapping.namespaces.values()}
    return any("::".join(names[:n]) in spaces for n in range(depth + 1, len(names)))


def _imported_parent(
    tokens: Tokens, index: int, names: list[str], keyword: str, mapping: Mapping
) -> QualifiedName | None:
    """``using namespace nvcuda;``: the code after it says ``wmma::``, so that the port needs an alias of that name."""
    using = tokens.before(tokens.before(index))
    space = _only_child(mapping, names[0])
    if len(names) > 1 or keyword != "namespace" or tokens.text_at(using) != "using" or space is None:
        return None
    library, hip = mapping.namespaces[space]
    child = space.rpartition("::")[2]
    return QualifiedName(
        (names[0],), using, index, index, False, library, (names[0],), hip, f"namespace {child} = {hip}", None, False
    )
