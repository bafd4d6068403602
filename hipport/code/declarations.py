"""Where a file declares variables of given types, as far as the tokens tell."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Set
from dataclasses import dataclass
from functools import cache
from functools import partial
from types import MappingProxyType

from hipport.code.calls import closer_of
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_QUALIFIERS = frozenset(("const", "volatile", "__restrict__", "__restrict", "restrict"))
_ENDS = frozenset((";", ",", ")", "=", "[", "{", "(", ":"))
_OPENERS = frozenset(("(", "[", "{"))
_STATEMENT_ENDS = frozenset((",", ";", ")", "}", "]"))
_FAR = 300  # tokens between a parameter list and the body, member initializers included


@dataclass(frozen=True, slots=True)
class TypedDeclaration:
    """A variable, parameter, member or function: the index of its name, its type, whether it is a pointer or an array.

    It is in force for the tokens ``first``..``end`` (excluded). ``called`` says that parentheses follow: a function, or
    an object that is constructed; ``is_member``, that it stands in a class.
    """

    name: str
    index: int
    type: str
    is_pointer: bool
    called: bool
    is_member: bool
    first: int
    end: int


class Declarations:
    """The declarations of a file with one of the given type names. ``members`` are those of classes in other files, by
    the type that each has, and ``functions`` are members that return it.
    """

    def __init__(
        self,
        tokens: Tokens,
        types: Set[str],
        members: Mapping[str, str] = MappingProxyType({}),
        functions: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._tokens = tokens
        self.types = types
        self._by_name: dict[str, list[TypedDeclaration]] = {}
        for declaration in _read(tokens, types):
            self._by_name.setdefault(declaration.name, []).append(declaration)
        for others, called in ((members, False), (functions, True)):
            for name in others.keys() & tokens.distinct:
                if not any(declaration.is_member for declaration in self._by_name.get(name, ())):
                    self._by_name.setdefault(name, []).append(_of_other_file(name, others[name], called=called))

    def __iter__(self) -> Iterator[TypedDeclaration]:
        return (declaration for found in self._by_name.values() for declaration in found)

    def of(self, name: str, index: int) -> TypedDeclaration | None:
        """The innermost declaration in force of the name that stands at a token, that of a member after ``.`` and
        ``->``; None where the file shows none, or members of this name with different types.
        """
        if self._tokens.text_at(self._tokens.before(index)) in (".", "->"):
            members = [d for d in self._by_name.get(name, ()) if d.is_member]
            return members[0] if len({d.type for d in members}) == 1 else None
        in_force = [d for d in self._by_name.get(name, ()) if d.first <= index < d.end]
        return max(in_force, key=lambda d: d.first, default=None)


def has_deduced_type(tokens: Tokens, name: int) -> bool:
    """Whether a variable is declared at its name by its value: ``auto sum = n;``, ``auto &first = all[0];``"""
    before = tokens.before(name)
    return "auto" in (tokens.text_at(before), tokens.text_at(tokens.before(before)))


def _of_other_file(name: str, of: str, *, called: bool) -> TypedDeclaration:
    return TypedDeclaration(
        name=name, index=-1, type=of, is_pointer=False, called=called, is_member=True, first=-1, end=-1
    )


def _read(tokens: Tokens, types: Set[str]) -> Iterator[TypedDeclaration]:
    """``T a = 1, *b(c), d[4];``, ``void f(const T &a) {``, ``T f();``, ``struct A { T *a; };``, ``for (T a : all) {``,
    and as arrays ``std::vector<T> a;``
    """
    closer = cache(partial(closer_of, tokens))  # of a block, in which many declarations may stand
    of_typedefs = {at for word in tokens.places("typedef") for at in clause_after(tokens, word)}
    for index in tokens.where(types):
        before = tokens.text_at(tokens.before(index))
        if before in (".", "->", "typename") or index in of_typedefs:
            continue
        first = index
        while True:
            at, is_pointer = _declarator(tokens, first)
            after = tokens.after(at)
            if not is_name(tokens.text_at(at)) or tokens.text_at(after) not in _ENDS or tokens.texts[at] == "operator":
                break
            follows = tokens.text_at(after)
            parenthesis = parenthesis_end(tokens, at)
            scope = in_force(tokens, at, parenthesis, closer)
            if scope is not None:
                yield TypedDeclaration(
                    name=tokens.texts[at],
                    index=at,
                    type=tokens.texts[index],
                    is_pointer=is_pointer or follows == "[",
                    called=follows == "(",
                    is_member=scope[0] < at and tokens.texts[scope[0]] == "{",
                    first=scope[0],
                    end=scope[1],
                )
            first = _next_comma(tokens, after) if parenthesis < 0 else -1
            if first < 0:
                break


def _next_comma(tokens: Tokens, at: int) -> int:
    """Index of the comma after a declarator and its initializer, ``(1),``, ``[2] = {3},``; -1 for the last one."""
    while tokens.text_at(at) in _OPENERS:
        at = tokens.after(closer_of(tokens, at))
    if tokens.text_at(at) == "=":
        while at >= 0 and tokens.texts[at] not in _STATEMENT_ENDS:
            at = closer_of(tokens, at) if tokens.texts[at] in _OPENERS else at
            at = tokens.after(at)
    return at if tokens.text_at(at) == "," else -1


def _declarator(tokens: Tokens, index: int) -> tuple[int, bool]:
    """The name after a type or a comma: its index, and whether ``*``, or the ``>`` of a container, is before it."""
    at = tokens.after(index)
    is_pointer = tokens.text_at(at) == ">"
    at = tokens.after(at) if is_pointer else at
    while (text := tokens.text_at(at)) in _QUALIFIERS or text in ("*", "&"):
        is_pointer |= text == "*"
        at = tokens.after(at)
    return at, is_pointer


def parenthesis_end(tokens: Tokens, index: int) -> int:
    """Index of the ``)`` of the parentheses that a token is in, -1 where a statement ends first: ``f(int a, g(b))``."""
    at = tokens.after(index)
    while at >= 0:
        text = tokens.texts[at]
        if text == ")":
            return at
        if text in (";", "{", "}"):
            return -1
        if text in ("(", "["):
            at = closer_of(tokens, at)
            if at < 0:
                return -1
        at = tokens.after(at)
    return -1


def in_force(tokens: Tokens, index: int, end: int, closer: Callable[[int], int]) -> tuple[int, int] | None:
    """The tokens for which a declared name is in force: the body of its function for a parameter, whose parentheses
    end at ``end``, the rest of the block for a variable, the whole of it for a member; None for a parameter of a
    function without a body. ``closer`` finds the ``}`` of a ``{``.
    """
    if end >= 0:
        at = tokens.after(end)
        while 0 <= at < end + _FAR and tokens.texts[at] not in (";", "{", "}"):
            at = tokens.after(at)
        if tokens.text_at(tokens.after(index)) == ":" and tokens.text_at(at) == ";":
            return end, at  # for (T a : all) f(a);
        return (end, closer(at)) if tokens.text_at(at) == "{" else None
    brace = next(tokens.open_braces(index), -1)
    if brace < 0:
        return index, len(tokens)
    return (brace if scope_of(tokens, brace).is_class else index), closer(brace)


def levels_of(tokens: Tokens, declared: TypedDeclaration) -> int:
    """How often a declared name is dereferenced, ``T *name[4]`` twice, ``vector<T> name`` once."""
    before, after = tokens.before(declared.index), tokens.after(declared.index)
    levels = 0
    while tokens.text_at(before) in ("*", "&", "const", "__restrict__", ">"):
        levels += tokens.texts[before] in ("*", ">")
        before = tokens.before(before)
    while tokens.text_at(after) == "[":
        levels += 1
        after = tokens.after(closer_of(tokens, after))
    return levels
