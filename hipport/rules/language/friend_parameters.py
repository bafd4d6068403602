"""HP267: parameters of a friend that is named by its namespace."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.scopes import namespaces_around
from hipport.context.classes import class_named
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_AFTER_TYPE = frozenset(("&", "*", ">"))
_BEFORE_TYPE = frozenset("const volatile struct class enum typename".split())
_NO_TYPES = frozenset("const volatile unsigned signed int float double bool char short long void typename".split())


@rule("HP267", "friend-parameter", edits=True, words=("friend",))
def friend_parameter(ctx: Context) -> Iterator[Edit]:
    """A type of a namespace in the parameters of a friend function that is named by this namespace.

    What it finds: `friend void detail::run(Task<T> task);`, where the file or a header of the project has the class
    `Task` in the namespace `detail`.

    Why: nvcc looks for the types in the namespace of the function, clang where the friend is declared: "no template
    named 'Task'; did you mean 'detail::Task'?".

    Example:
        namespace detail { template <class T> struct Task { T value; }; template <class T> void run(Task<T> task); }
        class Owner { template <class T> friend void detail::run(Task<T> task); };

    Keep:
        namespace detail { template <class T> struct Task { T value; }; template <class T> void run(Task<T> task); }
        class Owner { template <class T> friend void detail::run(detail::Task<T> task); };

    Fix safety: safe: the namespace before the type names the same type.

    Source: nvcc 13.0; hipcc of ROCm 7.2 (clang 22).
    """
    tokens = ctx.tokens
    for friend in tokens.places("friend"):
        name = _qualified_name(tokens, friend)
        opener = tokens.after(name)
        if opener < 0 or ctx.is_settled(friend):
            continue
        around = tokens.texts[tokens.before(tokens.before(name))]
        for index in range(opener, closer_of(tokens, opener)):
            text = tokens.texts[index]
            is_type = is_name(text) and text not in _NO_TYPES
            is_type = is_type and not _names_parameter(tokens, index)
            is_free = is_type and tokens.text_at(tokens.before(index)) not in QUALIFYING
            if is_free and tokens.text_at(tokens.after(index)) != "::" and _is_of(ctx, around, text):
                start = tokens.starts[index]
                yield Edit(start, start, f"{around}::", "HP267")


def _names_parameter(tokens: Tokens, index: int) -> bool:
    """Whether a name is that of a parameter, and not of its type: ``(const T &value, Task<T> task = {})``"""
    before = tokens.text_at(tokens.before(index))
    is_after_type = before in _AFTER_TYPE or (is_name(before) and before not in _BEFORE_TYPE)
    return is_after_type and tokens.text_at(tokens.after(index)) in (",", ")", "=", "[")


def _qualified_name(tokens: Tokens, friend: int) -> int:
    """The name of the function in ``friend __global__ void detail::run(Task<T> task);``; -1 where it is another friend
    or has more namespaces.
    """
    index = tokens.after(friend)
    while tokens.text_at(index) not in ("(", ";", "{", ""):
        index = tokens.after(index)
    name = tokens.before(index)
    colons = tokens.before(name)
    outer = tokens.before(colons)
    is_qualified = is_name(tokens.text_at(name)) and tokens.text_at(colons) == "::" and is_name(tokens.text_at(outer))
    return name if is_qualified and tokens.text_at(tokens.before(outer)) != "::" else -1


def _is_of(ctx: Context, namespace: str, name: str) -> bool:
    """Whether the class of a name, in the file or in the nearest header of the project that has one, is in a namespace:
    ``namespace detail { ... class Task {``
    """
    found = class_named(ctx, name)
    return found is not None and (namespaces_around(*found) or ("",))[-1] == namespace
