"""Accesses through volatile lvalues as calls of ``hipport_cpu::in_step``, in which the lanes of a wavefront meet where
the object is in shared memory.

``s[i]``, ``*s``, ``x.s->y`` are found by the names that are declared volatile, and by casts to volatile types. What the
object turns out to be otherwise, the call gives as it is. Where an operator changes it, ``s[i] += x``, the call is one
of ``hipport_cpu::update_in_step``: all lanes read before one of them writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.code.calls import template_closer
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.code.scopes import WITH_ARGUMENTS
from hipport.code.scopes import local_range
from hipport.code.scopes import scope_of
from hipport.code.statements import clause_after
from hipport.code.statements import clause_before
from hipport.code.statements import clause_start
from hipport.code.statements import statement_start
from hipport.cpu.casts import BEFORE_EXPRESSION
from hipport.cpu.casts import closes_cast
from hipport.cpu.casts import ends_macro_head
from hipport.cpu.casts import may_cast
from hipport.cpu.casts import operand_end
from hipport.cpu.integer_types import TYPE_WORDS
from hipport.cpu.rejoining import rejoining_edits
from hipport.cpu.token_edits import inserted
from hipport.diagnostics import Edit
from hipport.source.lexer import TokenKind
from hipport.source.lexer import is_name
from hipport.source.lexer import kind
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_ASSEMBLY = frozenset(("asm", "__asm", "__asm__"))
#: Words of a declaration that are not names, beside those of types.
_WORDS = frozenset(
    """static extern inline constexpr register mutable thread_local typename struct class union enum typedef auto
    __restrict__ __restrict restrict __shared__ __device__ __constant__ __managed__ __forceinline__""".split()
)
#: What a variable of a function is not its thread's own with.
_STORED = frozenset(("__shared__", "static", "extern", "&"))
_CASTS = frozenset(("static_cast", "reinterpret_cast", "const_cast"))
_UNEVALUATED = frozenset(("sizeof", "decltype", "alignof", "typeof", "__typeof__", "typeid"))
_CHANGES = frozenset("+-*/%&|^")
_TYPE_REACH = 16  # tokens of a type in a cast, at most


@dataclass(frozen=True, slots=True)
class _Declared:
    """A name that is declared volatile, by its token.

    ``is_object`` says that it is that of an object, not of a pointer to one or of an array; ``is_member``, that it is a
    class's; ``known`` where it is known, None where that is not in one function.
    """

    index: int
    is_object: bool
    is_member: bool
    known: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class VolatileNames:
    """What the files of a project declare volatile: types, with those of ``pointers``, and other ``names``; of these,
    those of ``objects``, those of ``variables`` outside of functions and those of ``members`` of classes.
    """

    types: frozenset[str]
    pointers: frozenset[str]
    names: frozenset[str]
    objects: frozenset[str]
    variables: frozenset[str]
    members: frozenset[str]

    @classmethod
    def read(cls, files: Sequence[Tokens]) -> VolatileNames:
        """The names in some files."""
        volatile = [tokens for tokens in files if "volatile" in tokens.distinct]
        aliases = dict(alias for tokens in volatile for alias in _types(tokens))
        types = frozenset(("volatile", *aliases))
        pointers = frozenset(name for name, is_pointer in aliases.items() if is_pointer)
        found = [
            (tokens.texts[each.index], each)
            for tokens in (files if aliases else volatile)
            for each in _declarations(tokens, types, pointers)
        ]
        return cls(
            types,
            pointers,
            frozenset(name for name, _ in found),
            frozenset(name for name, each in found if each.is_object),
            frozenset(name for name, each in found if each.known is None and not each.is_member),
            frozenset(name for name, each in found if each.is_member),
        )


def lock_step_edits(tokens: Tokens, volatile: VolatileNames) -> Iterator[Edit]:
    """The edits of a file of the project that declares these names."""
    accesses: dict[int, _Access] = {}
    for access in (*_named(tokens, volatile), *_cast(tokens, volatile)):
        known = accesses.get(access.first)
        if known is None or known.last < access.last:
            accesses[access.first] = access
    for access in accesses.values():
        yield inserted(tokens, access.first, f"hipport_cpu::{access.function}(")
        yield inserted(tokens, access.last + 1, ")")
    yield from rejoining_edits(tokens, ((access.first, access.last) for access in accesses.values()))


# --- Declarations ---


def _types(tokens: Tokens) -> Iterator[tuple[str, bool]]:
    """The types, and whether they are pointers: ``typedef volatile int name;``, ``using name = volatile int *;``,
    ``#define name volatile int``
    """
    for index in tokens.places("volatile"):
        line = tokens.directive_at(index)
        if line:
            name = tokens.after(line.name_at)
            words = tokens.code(name + 1, line.end) if line.name == "define" else ()
            if words and all(is_name(tokens.texts[at]) or tokens.texts[at] in "*&" for at in words):
                yield tokens.texts[name], "*" in tokens.texts[name : line.end]
            continue
        start = clause_start(tokens, index)
        if tokens.texts[start] == "using":
            yield (
                tokens.text_at(tokens.after(start)),
                any(tokens.texts[at] == "*" for at in clause_after(tokens, index)),
            )
        elif tokens.texts[start] == "typedef":
            for name, is_object in _declarators(tokens, index, is_pointer=False):
                yield tokens.texts[name], not is_object


def _declarations(tokens: Tokens, types: frozenset[str], pointers: frozenset[str]) -> Iterator[_Declared]:
    """The names that are declared with one of some types and not variables of a thread itself."""
    for index in tokens.where(types):
        before = tokens.before(index)
        if tokens.text_at(before) in _ASSEMBLY or (
            tokens.text_at(before) == ")" and tokens.text_at(_before_group(tokens, before)) not in WITH_ARGUMENTS
        ):
            continue
        words: list[str] = []
        for name, is_object in _declarators(tokens, index, is_pointer=tokens.texts[index] in pointers):
            words = words or [tokens.texts[at] for at in (*clause_before(tokens, index), *range(index, name))]
            brace = next(tokens.open_braces(name), -1)
            is_member = brace >= 0 and scope_of(tokens, brace).is_class
            known = None if is_member else local_range(tokens, name)
            if "typedef" not in words and not (is_object and known and _STORED.isdisjoint(words)):
                yield _Declared(name, is_object, is_member, known)


def _before_group(tokens: Tokens, closer: int) -> int:
    opener = opener_of(tokens, closer)
    return tokens.before(opener)


def _declarators(tokens: Tokens, index: int, *, is_pointer: bool) -> Iterator[tuple[int, bool]]:
    """The names in the rest of a declaration after a volatile type or ``volatile``, and which are those of objects,
    none if the type is a pointer: ``volatile float *a = x, b;``, ``float volatile (*a)[33]``, ``volatile T *a)``
    """
    has_type = tokens.texts[index] != "volatile" or _follows_type(tokens, index)
    name, is_object = -1, not is_pointer
    at = index
    while (at := tokens.after(at)) >= 0:
        text = tokens.texts[at]
        if text == "operator":
            return
        if text in WITH_ARGUMENTS:
            at = closer_of(tokens, tokens.after(at))
        elif text in TYPE_WORDS or text == "auto":
            has_type = True
        elif text in _WORDS:
            pass
        elif is_name(text):
            is_type = not has_type or tokens.text_at(tokens.before(at)) == "::"
            has_type, name = True, -1 if is_type else at
        elif text == "<":
            at, name = template_closer(tokens, at), -1
        elif text in ("*", "&", "::"):
            name, is_object = -1, is_object and text != "*"
        elif text in ("(", ")") and _is_around_declarator(tokens, at, name):
            pass
        elif text == "[" and name >= 0:
            at, is_object = closer_of(tokens, at), False
        elif text == "{" and name < 0 and "struct" in tokens.texts[index:at]:
            at, has_type = closer_of(tokens, at), True
        else:
            if name < 0 or text in ("(", ":"):  # not of a function or a bit-field
                return
            yield name, is_object
            at = _next_declarator(tokens, at)
            name, is_object = -1, not is_pointer
        if at < 0:
            return


def _is_around_declarator(tokens: Tokens, bracket: int, name: int) -> bool:
    """``volatile T (*name)[33]`` by one of the parentheses; ``name`` is -1 before it."""
    following = tokens.text_at(tokens.after(bracket))
    return following == "[" if name >= 0 and tokens.texts[bracket] == ")" else name < 0 and following in ("*", "&")


def _follows_type(tokens: Tokens, index: int) -> bool:
    """``float volatile *s``, but not ``const volatile``, ``(volatile``"""
    before = tokens.text_at(tokens.before(index))
    return before in TYPE_WORDS - {"const"} or (
        is_name(before) and before not in _WORDS and before not in {"const", "return", "else", "do", "volatile"}
    )


def _next_declarator(tokens: Tokens, at: int) -> int:
    """The comma after a declarator that ends at ``=``, ``,`` or the like; -1 where no other one follows."""
    if statement_start(tokens, at) < 0:
        return -1
    while at >= 0 and tokens.texts[at] not in (",", ";", ")", "}"):
        at = closer_of(tokens, at) if tokens.texts[at] in ("(", "[", "{") else at
        at = tokens.after(at)
    return at if tokens.text_at(at) == "," else -1


# --- Uses ---


@dataclass(frozen=True, slots=True)
class _Access:
    """An expression that is an object's: its first and last token, and the function that is to be called with it."""

    first: int
    last: int
    function: str = "in_step"


def _named(tokens: Tokens, volatile: VolatileNames) -> Iterator[_Access]:
    """Accesses by names."""
    declared = {each.index: each for each in _declarations(tokens, volatile.types, volatile.pointers)}
    names = [index for index in tokens.where(volatile.names) if index not in declared]
    others = {index for index in names if role_of(tokens, index, "variable") in OWN_ROLES}
    local: dict[str, list[_Local]] = {}
    for index in sorted({*declared, *others}):
        each = declared.get(index)
        known = each.known if each else tokens.directive_at(index) is None and local_range(tokens, index)
        if known:
            local.setdefault(tokens.texts[index], []).append(_Local(*known, each))
    for index in names:
        first = _chain_first(tokens, index)
        if index in others or first < 0 or _is_no_variable(tokens, first, index):
            continue
        name = tokens.texts[index]
        around = [each for each in local.get(name, ()) if each.first <= index < each.end]
        if first == index and around and not tokens.directive_at(index):
            meant = around[-1].declared
            is_object = meant is not None and meant.is_object
            is_volatile = meant is not None
        else:
            is_object = name in volatile.objects
            is_own = first < index or _is_in_class(tokens, index)
            is_volatile = bool(tokens.directive_at(index)) or name in volatile.variables
            is_volatile = is_volatile or (is_own and name in volatile.members)
        if is_volatile and (access := _access(tokens, first, index, is_object=is_object)):
            yield access


@dataclass(frozen=True, slots=True)
class _Local:
    """The tokens in which a name is a function's own, and its declaration if it is volatile."""

    first: int
    end: int
    declared: _Declared | None


def _is_in_class(tokens: Tokens, index: int) -> bool:
    """Whether a name may be a member's alone: in a class, and in the body of a function ``A::f``."""
    scopes = (scope_of(tokens, brace) for brace in tokens.open_braces(index))
    return any(scope.is_class or (scope.names and not scope.is_outside) for scope in scopes)


def _is_no_variable(tokens: Tokens, first: int, index: int) -> bool:
    """Whether a name, in the expression that begins at ``first``, is called, captured, pasted, or a macro's parameter:
    ``name(``, ``[name] {``, ``a##name``, ``#define f(name)``
    """
    line = tokens.directive_at(index)
    if line and (line.name != "define" or _is_in_head(tokens, line.name_at, index)):
        return True
    before = tokens.before(first)
    outer = tokens.text_at(tokens.before(before))
    is_captured = tokens.text_at(before) == "[" and not _ends_operand(outer)
    return is_captured or tokens.text_at(before) in ("#", "##") or tokens.text_at(tokens.after(index)) in ("(", "##")


def _is_in_head(tokens: Tokens, name_at: int, index: int) -> bool:
    """Whether a token of a macro is its name or one of its parameters."""
    name = tokens.after(name_at)
    return index <= (closer_of(tokens, name + 1) if tokens.texts[name + 1] == "(" else name)


def _chain_first(tokens: Tokens, index: int) -> int:
    """The first token of the expression whose last name stands at ``index``: ``a.b[i]->name``, ``this->name``,
    ``a::name``; -1 where that is not certain.
    """
    first = index
    while tokens.text_at(before := tokens.before(first)) in QUALIFYING:
        first = tokens.before(before)
        while tokens.text_at(first) in (")", "]"):
            opener = opener_of(tokens, first)
            outer = tokens.text_at(tokens.before(opener)) if opener >= 0 else ""
            is_group = tokens.texts[first] == ")" and not _ends_operand(outer)
            first = opener if is_group or opener < 0 else tokens.before(opener)
            if is_group:
                break
        if not is_name(tokens.text_at(first)) and tokens.text_at(first) != "(":
            return before if tokens.texts[before] == "::" and tokens.text_at(first) != ">" else -1
    return first


def _ends_operand(text: str) -> bool:
    """Whether an operand may end with a token, so that an operator after it has two."""
    if is_name(text):
        return text not in BEFORE_EXPRESSION
    return text in (")", "]") or (bool(text) and kind(text) in (TokenKind.NUMBER, TokenKind.CHAR, TokenKind.STRING))


def _cast(tokens: Tokens, volatile: VolatileNames) -> Iterator[_Access]:
    """Accesses by casts: ``((volatile T *)e)[i]``, ``*reinterpret_cast<volatile T *>(e)``"""
    for index in tokens.where(volatile.types):
        opener = _opener_of_type(tokens, index)
        if tokens.text_at(opener) == "(" and may_cast(tokens, opener):
            closer = closer_of(tokens, opener)
            first, end = opener, operand_end(tokens, tokens.after(closer)) if closer >= 0 else -1
        elif tokens.text_at(opener) == "<" and tokens.text_at(tokens.before(opener)) in _CASTS:
            closer = template_closer(tokens, opener)
            called = tokens.after(closer)
            first, end = tokens.before(opener), closer_of(tokens, called) + 1 if called >= 0 else 0
        else:
            continue
        is_object = "&" in tokens.texts[opener:closer]
        if end > 0 and (access := _access(tokens, first, end - 1, is_object=is_object)):
            yield access


def _opener_of_type(tokens: Tokens, index: int) -> int:
    """The bracket before a type of which a token is a part: ``(const T volatile``, -1 without."""
    for _ in range(_TYPE_REACH):
        index = tokens.before(index)
        text = tokens.text_at(index)
        if text in ("(", "<"):
            return index
        if not is_name(text) and text not in ("::", "*", "&"):
            break
    return -1


def _access(tokens: Tokens, first: int, last: int, *, is_object: bool) -> _Access | None:
    """The access that an expression is a part of, an object or the address of one: ``*p`` of ``p``, ``(*p)[i]``."""
    found = (first, last) if is_object else None
    whole = last
    while True:
        last, reached = _postfix_end(tokens, last)
        if reached >= 0:
            found = first, reached
        if found:
            whole = last
        before, after = tokens.before(first), tokens.after(last)
        if tokens.text_at(before) == "*" and _is_dereferenced(tokens, before, is_pointer=found is None):
            if _doubled(tokens, after):
                last = after + 1
            first = before
            found, whole = (first, last), last
        elif _is_group(tokens, before) and tokens.text_at(after) == ")":
            first, last = before, after
        elif found is None and (opener := _sum_around(tokens, first)) >= 0:
            first, last = opener, closer_of(tokens, opener)
        else:
            break
    if not found or _is_no_access(tokens, found[0]):
        return None
    if _is_changed(tokens, found[0], whole) and _is_balanced(tokens, found[0], whole):
        return _Access(found[0], whole, "update_in_step")
    return _Access(*found)


def _postfix_end(tokens: Tokens, last: int) -> tuple[int, int]:
    """The end of ``[i]``, ``.x`` and ``->x`` that follow a token, and that of the last object which these reach in
    memory, -1 without.
    """
    reached = -1
    while True:
        at = tokens.after(last)
        text = tokens.text_at(at)
        if text == "[" and (closer := closer_of(tokens, at)) >= 0:
            last = reached = closer
        elif text in (".", "->") and tokens.text_at(tokens.after(tokens.after(at))) != "(":
            last = tokens.after(at)
            reached = last if text == "->" else reached
        else:
            return last, reached


def _is_group(tokens: Tokens, opener: int) -> bool:
    """Whether parentheses are there for an operator outside of them, and hold no arguments or condition."""
    before = tokens.before(opener)
    if tokens.text_at(opener) != "(" or is_head(tokens, opener):
        return False
    return not _ends_operand(tokens.text_at(before)) or ends_macro_head(tokens, before)


def _sum_around(tokens: Tokens, index: int) -> int:
    """The parenthesis around a term of an address: ``*(s + i)``, ``(s + i)[j]``; -1 without."""
    while (index := tokens.before(index)) >= 0 and (text := tokens.texts[index]) not in ("(", "[", ";", "{", "}", ","):
        if text in (")", "]") and (index := opener_of(tokens, index)) < 0:
            return -1
    if tokens.text_at(index) != "(" or not _is_group(tokens, index) or (closer := closer_of(tokens, index)) < 0:
        return -1
    before = tokens.before(index)
    is_dereferenced = tokens.text_at(before) == "*" and _is_dereferenced(tokens, before, is_pointer=True)
    return index if is_dereferenced or tokens.text_at(tokens.after(closer)) in ("[", "->") else -1


def _is_dereferenced(tokens: Tokens, star: int, *, is_pointer: bool) -> bool:
    """Whether a ``*`` before an operand is not a multiplication, which a pointer is never in."""
    before = tokens.before(star)
    text = tokens.text_at(before)
    if not _ends_operand(text) or ends_macro_head(tokens, before):
        return True
    return text == ")" and (is_pointer or closes_cast(tokens, before) or is_head(tokens, opener_of(tokens, before)))


def _is_no_access(tokens: Tokens, first: int) -> bool:
    """``&s[i]``, ``sizeof(s[i])``, ``sizeof *s``"""
    before = tokens.before(first)
    text = tokens.text_at(before)
    if text == "&":
        operand = tokens.before(before)
        ends = _ends_operand(tokens.text_at(operand)) and not closes_cast(tokens, operand)
        return tokens.texts[before - 1] != "&" and not ends
    if text == "(":
        text = tokens.text_at(tokens.before(before))
    return text in _UNEVALUATED


def _doubled(tokens: Tokens, index: int) -> bool:
    """``++`` or ``--`` by its first token."""
    return tokens.text_at(index) in ("+", "-") and tokens.texts[index + 1 : index + 2] == [tokens.texts[index]]


def _is_changed(tokens: Tokens, first: int, last: int) -> bool:
    """Whether an operator changes an object: ``s[i] += x``, ``s[i] <<= 1``, ``s[i]++``, ``--s[i]``"""
    at = tokens.after(last)
    following = "".join(tokens.texts[at : at + 3]) if at >= 0 else ""
    if following[:3] in ("<<=", ">>=") or (following[:1] in _CHANGES and following[1:2] == "="):
        return True
    if _doubled(tokens, at):
        after = tokens.text_at(tokens.after(at + 1))
        return not (is_name(after) or after == "(")
    before = tokens.before(first)
    return _doubled(tokens, before - 1) and not _ends_operand(tokens.text_at(tokens.before(before - 1)))


def _is_balanced(tokens: Tokens, first: int, last: int) -> bool:
    """Whether brackets open and close between two tokens, as they do unless one is in parentheses: ``(s[i]).x``"""
    return sum((text in ("(", "[")) - (text in (")", "]")) for text in tokens.texts[first : last + 1]) == 0
