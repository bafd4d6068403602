"""Which names of a file are integer types: words, aliases, macros, and parameters of templates, which may be."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive
from hipport.source.tokens import Tokens

WORDS = frozenset(("char", "short", "int", "long", "signed", "unsigned"))
QUALIFIERS = frozenset(("const", "volatile"))
#: Integer types of the standard headers, of the C library and of HIP.
STANDARD_NAMES = frozenset(
    (
        *(
            f"{sign}int{form}{bits}_t"
            for sign in ("", "u")
            for form in ("", "_fast", "_least")
            for bits in (8, 16, 32, 64)
        ),
        *("size_t", "ssize_t", "ptrdiff_t", "intptr_t", "uintptr_t", "intmax_t", "uintmax_t", "wchar_t"),
        *("char8_t", "char16_t", "char32_t", "uchar", "ushort", "uint", "ulong"),
    )
)
TYPE_WORDS = frozenset((*WORDS, *QUALIFIERS, *STANDARD_NAMES, "float", "double", "bool", "void"))


def declared_types(tokens: Tokens) -> frozenset[str]:
    """The names that a file gives to integer types, and to types that a template decides."""
    found = set(STANDARD_NAMES)
    for index in tokens.where({"typedef", "using", "define"}):
        if alias := _alias_at(tokens, index, found):
            found.add(alias)
    return frozenset(found - STANDARD_NAMES)


def _alias_at(tokens: Tokens, index: int, known: set[str]) -> str | None:
    """``typedef int name;``, ``using name = int;``, ``#define name int``: the name."""
    words: list[str] = []
    at = tokens.after(index)
    while at >= 0 and tokens.texts[at] != ";" and len(words) < 40:
        words.append(tokens.texts[at])
        at = tokens.after(at)
    if len(words) < 2:
        return None
    if tokens.texts[index] == "typedef":
        name, type_words = words[-1], words[:-1]
    elif tokens.texts[index] == "using":
        name, type_words = words[0], words[2:] if words[1] == "=" else []
    else:
        name, type_words = words[0], words[1:]
    return name if is_name(name) and (_is_dependent(type_words) or _is_integer(type_words, known)) else None


def _is_dependent(words: list[str]) -> bool:
    """``typename A::type``"""
    return words[:1] == ["typename"] and {"*", "&"}.isdisjoint(words)


def _is_integer(words: list[str], known: set[str] | frozenset[str]) -> bool:
    bare = [word for word in words if word not in QUALIFIERS]
    if bare[:2] == ["std", "::"]:
        bare = bare[2:]
    if bare[:1] == ["::"]:
        bare = bare[1:]
    return bool(bare) and (WORDS.issuperset(bare) or (len(bare) == 1 and bare[0] in known))


class IntegerTypes:
    """The names of integer types of a file, and those of templates' parameters where they are in force."""

    def __init__(self, tokens: Tokens, known: frozenset[str]) -> None:
        self._known = known | STANDARD_NAMES
        self._parameters: dict[str, list[tuple[int, int]]] = {}
        for index in tokens.places("template"):
            opener = tokens.after(index)
            closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
            if closer < 0:
                continue
            end = _declaration_end(tokens, closer)
            for first in range(opener, closer):
                if tokens.texts[first] in ("typename", "class") and (name := _parameter(tokens, first)):
                    self._parameters.setdefault(name, []).append((closer, end))
        for line in tokens.directives:
            for parameter in _type_parameters(tokens, line, self._known) if line.name == "define" else ():
                self._parameters.setdefault(parameter, []).append((line.first, line.end))

    @property
    def names(self) -> frozenset[str]:
        return self._known.union(self._parameters)

    def is_type(self, words: list[str], index: int) -> bool:
        """Whether words at a place are an integer type, or a type that a template decides."""
        if _is_integer(words, self._known) or _is_dependent(words):
            return True
        ranges = self._parameters.get(words[0], ()) if len(words) == 1 else ()
        return any(first < index < end for first, end in ranges)


def _parameter(tokens: Tokens, index: int) -> str:
    """``typename T``, ``class... T``: the name of a template's parameter; empty for ``class = void``."""
    at = tokens.after(index)
    while tokens.text_at(at) == ".":
        at = tokens.after(at)
    text = tokens.text_at(at)
    return text if is_name(text) else ""


def _type_parameters(tokens: Tokens, line: Directive, known: frozenset[str]) -> Iterator[str]:
    """``#define NAME(T, x) ((T)(x))``: the parameters for which each use in the file has an integer type."""
    name = tokens.after(line.name_at)
    if name < 0 or tokens.texts[name + 1] != "(" or (closer := closer_of(tokens, name + 1)) < 0:
        return
    parameters = split_arguments(tokens, name + 1, closer) or ()
    cast = {tokens.texts[i] for i in range(closer, line.end) if tokens.text_at(tokens.before(i)) == "("}
    if not any(tokens.texts[parameter.first] in cast for parameter in parameters):
        return
    uses = [i for i in tokens.places(tokens.texts[name]) if i != name and tokens.text_at(tokens.after(i)) == "("]
    closers = [(opener, closer_of(tokens, opener)) for opener in map(tokens.after, uses)]
    arguments = [split_arguments(tokens, opener, closer) or () for opener, closer in closers if closer >= 0]
    for number, parameter in enumerate(parameters):
        given = [tokens.texts[a[number].first : a[number].end] for a in arguments if len(a) == len(parameters)]
        words = [[word for word in argument if not is_blank(word)] for argument in given]
        if any(_is_integer(argument, known) for argument in words) and all(map(_is_type_name, words)):
            yield tokens.texts[parameter.first]


def _is_type_name(words: list[str]) -> bool:
    return TYPE_WORDS.union(("*", "&", "std", "::")).issuperset(words)


def _declaration_end(tokens: Tokens, index: int) -> int:
    """Index of what ends the declaration after a template's parameters: its ``;`` or the ``}`` of its body."""
    at = tokens.after(index)
    while at >= 0 and tokens.texts[at] not in (";", "{"):
        at = closer_of(tokens, at) if tokens.texts[at] == "(" else at
        at = tokens.after(at)
    if tokens.text_at(at) == "{" and tokens.directive_at(at) is None:
        at = tokens.brace_end(at)
    return at if at >= 0 else len(tokens)
