"""Classes, and their constructors and destructors, as far as the tokens tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import dropwhile

from hipport.code.calls import closer_of
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_before
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_BEFORE_BASE = ACCESS | {"virtual"}
_SPECIFIERS = frozenset(("explicit", "inline", "virtual", "~", "__forceinline__", "__inline__"))
_AFTER_PARAMETERS = frozenset(("noexcept", "override", "final", "throw"))
_INITIALIZED_BY = frozenset(("(", "{"))
_AFTER_MEMBER = _INITIALIZED_BY | {";", ""}
_CALLS_NOTHING = frozenset("if for while switch return sizeof bool char short int long unsigned float double".split())
_OF_HOST = frozenset(("std", "new", "delete", "throw", "try"))


@dataclass(frozen=True, slots=True)
class SpecialMember:
    """A constructor or destructor: its first token, whether it can be called without an argument, whether it is defined
    there, calling nothing, or doing nothing at all, and whether it has words before it that are not specifiers, such as
    ``__device__`` and macros. ``initialized`` are the members and bases that it names before its body, None where it is
    only declared.
    """

    first: int
    takes_nothing: bool
    calls_nothing: bool = False
    does_nothing: bool = False
    is_marked: bool = False
    initialized: frozenset[str] | None = None


@once
def classes_of(tokens: Tokens) -> dict[str, int]:
    """The classes that a text defines, each with the ``{`` of its body: ``struct __align__(16) A : B {``"""
    found: dict[str, int] = {}
    for word in tokens.where({"struct", "class"}):
        if tokens.text_at(tokens.before(word)) in ("<", ","):  # a parameter of a template
            continue
        at = word
        while tokens.text_at(at) not in ("{", ";", ")", "=", ""):
            at = closer_of(tokens, at) if tokens.texts[at] == "(" else at
            at = tokens.after(at)
        scope = scope_of(tokens, at) if tokens.text_at(at) == "{" and not tokens.directive_at(at) else None
        if scope is not None and scope.is_class and scope.names:
            found[scope.names[-1]] = at
    return found


def bases_of(tokens: Tokens, brace: int) -> Iterator[int]:
    """The names of the bases of a class whose body opens at ``brace``, with all that is in them:
    ``struct A : public virtual lab::B<C> {``
    """
    head = [*clause_before(tokens, brace)][::-1]
    after_colon = dropwhile(lambda at: tokens.texts[at] != ":", head)
    return (at for at in after_colon if is_name(tokens.texts[at]) and tokens.texts[at] not in _BEFORE_BASE)


def special_member(tokens: Tokens, index: int) -> SpecialMember | None:
    """The constructor or destructor whose name, that of its class, is at ``index`` in the class; None for what is
    something else, and for those that the compiler makes: ``A() = default;``

    ``explicit A(int n) : n(n) {``, ``A();``, ``__device__ virtual ~A() {``
    """
    first = _begin(tokens, index, marked=False)
    is_marked = first < 0
    if is_marked:
        first = _begin(tokens, index, marked=True)
    opener = tokens.after(index)
    closer = closer_of(tokens, opener) if first >= 0 and tokens.text_at(opener) == "(" else -1
    if closer < 0:
        return None
    takes_nothing = _takes_nothing(tokens, opener, closer)
    at = tokens.after(closer)
    while tokens.text_at(at) in _AFTER_PARAMETERS:
        at = tokens.after(at)
        at = tokens.after(closer_of(tokens, at)) if tokens.text_at(at) == "(" else at
    initialized: set[int] = set()  # the brackets of `: n(n), m{1}`
    names: set[str] = set()
    while tokens.text_at(at) in (":", ","):
        names.add(tokens.text_at(tokens.after(at)))
        while tokens.text_at(at) not in _AFTER_MEMBER:
            at = tokens.after(at)
        initialized.add(at)
        at = tokens.after(closer_of(tokens, at)) if tokens.text_at(at) in _INITIALIZED_BY else at
    if tokens.text_at(at) == ";":
        return SpecialMember(first, takes_nothing, is_marked=is_marked)
    if tokens.text_at(at) != "{":
        return None
    inside = range(closer, tokens.brace_end(at))
    calls_nothing = not any(_calls(tokens, i) for i in inside if i not in initialized)
    does_nothing = not initialized and tokens.text_at(tokens.after(at)) == "}"
    return SpecialMember(first, takes_nothing, calls_nothing, does_nothing, is_marked, frozenset(names))


def _begin(tokens: Tokens, index: int, *, marked: bool) -> int:
    """The first token of a constructor or destructor, with any names before it where it is ``marked``; -1 for what is
    not one.
    """
    first = index
    while (text := tokens.text_at(before := tokens.before(first))) in _SPECIFIERS or (marked and is_name(text)):
        first = before
    begins = text in (";", "{", "}", ">")
    begins |= text == ":" and tokens.text_at(tokens.before(before)) in ACCESS
    return first if begins else -1


def _takes_nothing(tokens: Tokens, opener: int, closer: int) -> bool:
    """``A()``, ``A(void)``, ``A(int n = 0)``"""
    words = tokens.code(opener + 1, closer)
    if not words or [tokens.texts[at] for at in words] == ["void"]:
        return True
    for at in words:
        if tokens.texts[at] in ("=", ","):
            return tokens.texts[at] == "="
    return False


def _calls(tokens: Tokens, index: int) -> bool:
    """Whether a token is the parenthesis of a call, or a word of code that only the host has."""
    text, before = tokens.texts[index], tokens.text_at(tokens.before(index))
    return text in _OF_HOST or (text == "(" and before not in _CALLS_NOTHING and (is_name(before) or before == ">"))
