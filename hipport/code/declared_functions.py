"""Declarations and definitions of functions at namespace and class scope, as far as the tokens tell."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import default_at
from hipport.code.calls import split_parameters
from hipport.code.calls import template_closer
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import read_parameter
from hipport.code.functions import words_of
from hipport.code.scopes import BEFORE_PARAMETERS
from hipport.code.scopes import Scope
from hipport.code.scopes import owner
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.code.statements import clause_start
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once

_NO_FUNCTIONS = frozenset("if for while switch catch return sizeof alignof static_assert asm using typedef".split())
_NO_TYPES = _NO_FUNCTIONS | {"else", "new", "delete", "throw", "goto", "do"}
_IN_TYPES = frozenset(("*", "&", "::"))
_ENDS = frozenset((";", "{", "}", "=", ")", "]", ":", ""))
_JOINING = frozenset(("&", "&&", "|", "||", "::"))  # in constraints

#: What a declaration of a function may have beside its type, and another one of the same function not.
_SPECIFIERS = frozenset(
    "inline static extern constexpr friend __host__ __device__ __global__ __forceinline__ __inline__".split()
)
#: The two words for a parameter of a template that is a type.
SAME_WORD = {"class": "typename"}
_NONE = (-1, -1, (), 0)
_IN_LISTS = frozenset(("(", ",", "<"))  # a template among parameters or arguments declares no function


@dataclass(frozen=True, slots=True)
class DeclaredFunction:
    """A function where it is declared or defined.

    ``name`` is the index of its name, of ``operator`` for an operator, and ``first`` that of the first token that may
    have specifiers before it: after ``template <...>``, ``extern "C"`` and attributes. ``known_by`` has the names
    around it and its own, ``parameters`` their types and what follows them. ``head`` are the words between ``first``
    and the name. ``templates`` has the words of each ``template <...>``: an explicit specialization has an empty one,
    and an explicit instantiation, which has ``instantiates``, none. ``own_template`` is the one of the function itself,
    None where all are those of its classes: ``template <class T> void Store<T>::clear() {``
    """

    name: int
    first: int
    known_by: tuple[str, ...]
    parameters: tuple[str, ...]
    head: frozenset[str]
    templates: tuple[tuple[str, ...], ...]
    own_template: tuple[str, ...] | None
    instantiates: bool
    in_class: bool
    has_body: bool

    @property
    def is_special(self) -> bool:
        """Whether it is a specialization or an instantiation of a template: ``template <> int f<int>(int x) {``."""
        return self.instantiates or () in self.templates


class _Head(NamedTuple):
    """The beginning of a clause that may declare a function, up to the ``(`` of its parameters, and what is around.
    ``arguments`` is how many of the ``qualifiers`` have arguments of templates.
    """

    scope: Scope | None
    first: int
    templates: tuple[tuple[str, ...], ...]
    instantiates: bool
    name: int
    opener: int
    qualifiers: tuple[str, ...]
    arguments: int


def _head(tokens: Tokens, index: int) -> _Head | None:
    """The head of the function that the clause around a token may declare; None as in ``declared_function``."""
    known = _read_heads(tokens)
    if index not in known:
        known[index] = _read_head(tokens, index)
    return known[index]


@once
def _read_heads(_tokens: Tokens) -> dict[int, _Head | None]:
    """The heads of a file that have been read, by the tokens that were asked about."""
    return {}


def _read_head(tokens: Tokens, index: int) -> _Head | None:
    brace = next(tokens.open_braces(index), -1)
    scope = scope_of(tokens, brace) if brace >= 0 else None
    if tokens.directive_at(index) or (scope and not (scope.is_outside or scope.is_class)):
        return None
    first, templates, instantiates = _prefix(tokens, clause_start(tokens, index), index)
    name, opener, qualifiers, arguments = _name(tokens, first)
    if opener < 0 and _begins_constructor(tokens, scope, first):
        name, opener = first, tokens.after(first)
    return _Head(scope, first, templates, instantiates, name, opener, qualifiers, arguments) if opener >= 0 else None


def _begins_constructor(tokens: Tokens, scope: Scope | None, first: int) -> bool:
    """Whether a clause of a class begins with its name and a parenthesis: ``Ray(int n);``"""
    is_name_of_class = scope is not None and scope.is_class and scope.names[-1:] == (tokens.text_at(first),)
    return is_name_of_class and tokens.text_at(tokens.after(first)) == "("


def named_with_default(tokens: Tokens, index: int) -> tuple[str, bool]:
    """The name of the function that the clause around a token may declare, and whether a ``=`` stands in its
    parameters; an empty name where it declares none.
    """
    before = _head(tokens, index)
    if before is None:
        return "", False
    return tokens.texts[before.name], "=" in tokens.texts[before.name : closer_of(tokens, before.opener) + 1]


def parameters_opener(tokens: Tokens, index: int) -> int:
    """The ``(`` before the parameters of the function that the clause around a token may declare, or -1."""
    before = _head(tokens, index)
    return before.opener if before else -1


def declared_function(tokens: Tokens, index: int) -> DeclaredFunction | None:
    """The function that the clause around a token declares; None for all else, and in functions and macros."""
    before = _head(tokens, index)
    if before is None:
        return None
    known, key = _read_functions(tokens), (before.first, before.name)
    if key not in known:
        known[key] = _function(tokens, index, before)
    return known[key]


def declared_in_body(tokens: Tokens, name: int) -> DeclaredFunction | None:
    """The function that a statement in a body declares, with parameters of built-in types: ``double area(double r);``
    None for a call, ``Base::update();`` too, and for what may be a variable.
    """
    first, opener = clause_start(tokens, name), tokens.after(name)
    closer = closer_of(tokens, opener) if first != name and tokens.text_at(opener) == "(" else -1
    if closer < 0 or tokens.text_at(tokens.after(closer)) != ";" or tokens.directive_at(name):
        return None
    words = words_of(tokens, first, name)
    parameters = split_parameters(tokens, opener, closer) or ()
    types = {tokens.texts[span.first] for span in parameters}
    if not all(is_name(word) or word in _IN_TYPES for word in words) or words[0] in _NO_TYPES or words[-1] == "::":
        return None
    head = _Head(None, first, (), False, name, opener, (), 0)
    return _function(tokens, name, head) if types <= BUILTIN_TYPES | {"const"} else None


@once
def _read_functions(_tokens: Tokens) -> dict[tuple[int, int], DeclaredFunction | None]:
    """The functions of a file that have been read, by where they begin and their name stands."""
    return {}


def instantiated_in_macros(tokens: Tokens) -> Iterator[DeclaredFunction]:
    """The explicit instantiations that macros write, known by what qualifies the name there and the name, without
    parameters: ``#define INSTANTIATE(T) template void f<T>(T *);``
    """
    for word in tokens.places("template"):
        line = tokens.directive_at(word)
        if line is None or line.name != "define":
            continue
        first, templates, instantiates = _prefix(tokens, word, word)
        name, opener, qualifiers, _ = _name(tokens, first)
        if instantiates and not templates and opener >= 0:
            yield DeclaredFunction(
                name=name,
                first=first,
                known_by=(*qualifiers, tokens.texts[name]),
                parameters=(),
                head=frozenset(words_of(tokens, first, name)),
                templates=(),
                own_template=None,
                instantiates=True,
                in_class=False,
                has_body=False,
            )


def _function(tokens: Tokens, index: int, before: _Head) -> DeclaredFunction | None:
    """The function that begins with a head; None where its parameters cannot be read."""
    scope, first, templates, instantiates, name, opener, qualifiers, arguments = before
    closer = closer_of(tokens, opener)
    spans = split_parameters(tokens, opener, closer) if closer >= 0 else None
    if spans is None:
        return None
    end = tokens.after(closer)
    trailing = [")"]
    while tokens.text_at(end) in ("const", "&", "&&", "volatile"):
        trailing.append(tokens.texts[end])
        end = tokens.after(end)
    while tokens.text_at(end) not in ("{", ";", ":", "=", "}", ""):
        end = closer_of(tokens, end) if tokens.texts[end] == "(" else end
        end = tokens.after(end)
    head = frozenset(words_of(tokens, first, name))
    is_friend = "friend" in head
    around = owner(tokens, index)[: -len(scope.names) or None] if scope and is_friend else owner(tokens, index)
    own = "".join(words_of(tokens, name, opener)) if tokens.texts[name] in ("operator", "~") else tokens.texts[name]
    in_class = bool(scope and scope.is_class and not is_friend)
    return DeclaredFunction(
        name=name,
        first=first,
        # What qualifies a member where its class has it can only be that class: class A { void A::f(); };
        known_by=(*around, *(() if in_class else qualifiers), own),
        parameters=(*(word for span in spans for word in (*_type_words(tokens, span), ",")), *trailing),
        head=head,
        templates=templates,
        own_template=templates[-1] if len(templates) > arguments else None,
        instantiates=instantiates,
        in_class=in_class,
        has_body=tokens.text_at(end) in ("{", ":"),
    )


def _prefix(tokens: Tokens, at: int, asked: int) -> tuple[int, tuple[tuple[str, ...], ...], bool]:
    """Where the specifiers begin, the heads of templates before them, and whether it is an explicit instantiation:
    ``public: template <class T> [[nodiscard]]``, ``extern "C"``
    """
    templates = []
    instantiates = False
    while True:
        text, after = tokens.text_at(at), tokens.after(at)
        follows = tokens.text_at(after)
        if text in ACCESS and follows == ":":
            at = tokens.after(after)
        elif text == "template" and follows == "<" and (closer := template_closer(tokens, after)) >= 0:
            templates.append(tuple(words_of(tokens, after + 1, closer)))
            at = tokens.after(closer)
        elif text == "requires" and templates:
            at = _constraint_end(tokens, after)
        elif text == "template":
            instantiates, at = True, after
        elif text == "extern" and (follows.startswith('"') or follows == "template"):
            at = tokens.after(after) if follows != "template" else after
        elif text == "[" and (closer := closer_of(tokens, at)) >= 0:
            at = tokens.after(closer)
        elif (after_macro := _after_macro(tokens, at, asked)) >= 0:
            at = after_macro
        else:
            return at, tuple(templates), instantiates


def _after_macro(tokens: Tokens, at: int, asked: int) -> int:
    """The index after macros that do not belong to what follows them: the ``public`` in ``Q_OBJECT public:`` and
    ``NO_COPIES(Ray) public:``, the next line of ``ACCESS_TO(Ray, width) ACCESS_TO(Ray, height)``. -1 for all else, and
    where the token that is asked about is among the arguments.
    """
    after = tokens.after(at)
    closer = closer_of(tokens, after) if tokens.text_at(after) == "(" else at
    after = tokens.after(closer) if closer >= 0 and not at < asked < closer else -1
    if tokens.text_at(after) in ACCESS and tokens.text_at(tokens.after(after)) == ":":
        return after
    if closer in (at, -1) or not tokens.texts[at].isupper() or not is_name(tokens.text_at(after)):
        return -1
    ends_line = "\n" in "".join(tokens.texts[closer + 1 : after])
    return after if ends_line else _after_macro(tokens, after, asked)


def _constraint_end(tokens: Tokens, at: int) -> int:
    """The index after the constraint of a template: ``requires Sized<T> && (T::size == n) && Traits<T>::value``"""
    while at >= 0:
        if tokens.text_at(at) == "(":
            at = tokens.after(closer_of(tokens, at))
        else:  # parts with :: between them
            at = tokens.after(at)
            if tokens.text_at(at) == "<":
                at = tokens.after(template_closer(tokens, at))
        if tokens.text_at(at) not in _JOINING:
            return at
        while tokens.text_at(at) in _JOINING:
            at = tokens.after(at)
    return at


def _name(tokens: Tokens, first: int) -> tuple[int, int, tuple[str, ...], int]:
    """The name of a function, the ``(`` of its parameters, what qualifies the name, and how many of that have arguments
    of templates: ``A<T>::f(``, ``operator()(``; -1 where none is declared.
    """
    at = first
    qualifiers: list[str] = []
    arguments = 0
    while (text := tokens.text_at(at)) not in _ENDS and text not in _NO_FUNCTIONS:
        after = tokens.after(at)
        if text in ("operator", "~"):
            while tokens.text_at(after) not in ("(", ""):
                after = tokens.after(after)
            if text == "operator" and tokens.text_at(tokens.after(tokens.after(after))) == "(":
                after = tokens.after(tokens.after(after))
            return at, after, tuple(qualifiers), arguments
        if is_name(text) and text not in BEFORE_PARAMETERS:
            closer = template_closer(tokens, after) if tokens.text_at(after) == "<" else -1
            after = tokens.after(closer) if closer >= 0 else after
            if tokens.text_at(after) == "(":
                return (at, after, tuple(qualifiers), arguments) if at != first or qualifiers else _NONE
            is_qualifier = tokens.text_at(after) == "::"
            qualifiers = [*qualifiers, text] if is_qualifier else []
            arguments = (arguments + (closer >= 0)) if is_qualifier else 0
        elif text in BEFORE_PARAMETERS and tokens.text_at(after) == "(":
            after = tokens.after(closer_of(tokens, after))
        elif text == "[" and tokens.text_at(after) == "[":  # attributes: __device__ [[nodiscard]] int f(
            after = tokens.after(closer_of(tokens, at))
        elif text != "::":
            qualifiers, arguments = [], 0
        at = after
    return _NONE


def declaration_end(tokens: Tokens, name: int) -> int:
    """The last token of a function or prototype, by the index of its name: its ``}`` or ``;``."""
    at = tokens.after(closer_of(tokens, tokens.after(name)))
    while tokens.text_at(at) not in ("{", ";", ""):
        at = tokens.after(at)
    return tokens.brace_end(at) if tokens.text_at(at) == "{" else at


def _type_words(tokens: Tokens, span: Span) -> list[str]:
    """The words of a parameter's type: without its name and default value, and without const of a value."""
    default = default_at(tokens, span)
    read = read_parameter(tokens, Span(span.first, default))
    if read is not None:
        constant = ["const"] if read.constant and read.declarator else []
        return [*constant, *read.type.split(), *read.declarator]
    words = words_of(tokens, span.first, default)
    named = len(words) > 1 and is_name(words[-1]) and (is_name(words[-2]) or words[-2] in ("*", "&", ">", "&&"))
    return words[:-1] if named else words


def repeated_parameters(tokens: Tokens) -> dict[int, tuple[int, int]]:
    """The names of functions that are declared with the parameters of their own template after them, each with the
    ``<`` and the ``>`` around these: ``template <class A> template <class T> void Store<A>::put<T>(T value) {}``
    """
    found: dict[int, tuple[int, int]] = {}
    for word in tokens.places("template"):
        before = _head(tokens, word) if tokens.text_at(tokens.before(word)) not in _IN_LISTS else None
        opener = tokens.after(before.name) if before else -1
        closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
        if before is None or closer < 0 or not before.templates:
            continue
        names = parameter_names(before.templates[-1])
        if names and ",".join(names) == "".join(words_of(tokens, opener + 1, closer)):
            function = _function(tokens, word, before)
            if function is not None and "friend" not in function.head:
                found[function.name] = (opener, closer)
    return found


def parameter_names(head: Sequence[str]) -> list[str]:
    """The names of the parameters in the words of ``template <...>``: the last of each before its default."""
    names: list[str] = []
    depth = 0
    for word, follows in pairwise((*_without_defaults(head), ",")):
        depth += _deeper(word)
        if not depth and follows == ",":
            names.append(word)
    return names


def _without_defaults(head: Iterable[str]) -> Iterator[str]:
    """The words of ``template <...>`` without the default arguments."""
    depth, default = 0, False
    for word in head:
        depth += _deeper(word)
        default = not (word == "," and not depth) and (default or (word == "=" and not depth))
        if not default:
            yield word


def _deeper(word: str) -> int:
    return (word in ("<", "(", "{")) - (word in (">", ")", "}"))


def numbers_of(heads: Iterable[Sequence[str]]) -> dict[str, str]:
    """What stands for the parameters of templates in all declarations, as each may name them itself."""
    names = (name for head in heads for name in parameter_names(head))
    return {name: f"#{number}" for number, name in enumerate(names)}


def signature_of(tokens: Tokens, function: DeclaredFunction) -> tuple[str, ...]:
    """What the declarations of one function template have in common beside its name: the parameters of the template
    and the function, and the type that it returns. The former are numbered, as each declaration may name them itself.
    """
    numbers = numbers_of(function.templates) | SAME_WORD
    returned = (word for word in words_of(tokens, function.first, function.name) if word not in _SPECIFIERS)
    templates = (word for head in function.templates for word in (*_without_defaults(head), ">"))
    return tuple(numbers.get(word, word) for word in (*templates, *returned, "(", *function.parameters))
