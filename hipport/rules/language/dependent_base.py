"""HP237: calls of functions of a base class that depends on a template parameter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.code.declared_functions import DeclaredFunction
from hipport.code.declared_functions import declared_function
from hipport.code.functions import words_of
from hipport.code.roles import follows_type
from hipport.code.scopes import scope_of
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_CLASSES = frozenset(("struct", "class"))


@rule("HP237", "dependent-base-call", edits=True, words=(Subject.CUDA_FILE,))
def dependent_base_call(ctx: Context) -> Iterator[Edit]:
    """A call of a function of a base class that depends on a template parameter, by its name alone.

    What it finds: in a class template that derives from `Base<T>`, and in its functions that are defined after it,
    calls of functions that the file's `Base` has, or a class that `Base` derives from, and the class does not have.

    Why: nvcc looks for the name in `Base<T>` when the template is used. C++ does not: "explicit qualification required
    to use member 'get' from dependent base class".

    Example:
        template <class T> struct Base { __device__ T get(T x) const { return x; } };
        template <class T> struct Twice : Base<T> { __device__ T of(T x) const { return 2 * get(x); } };

    Keep:
        template <class T> struct Base { __device__ T get(T x) const { return x; } };
        template <class T> struct Twice : Base<T> { __device__ T of(T x) const { return 2 * this->get(x); } };

    Fix safety: safe: `this->`, and in a static function `Base<T>::`, say what nvcc takes the name for. Where the file
    has a function outside of classes with the name, nothing is changed.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.dep].
    """
    tokens = ctx.tokens
    if "template" not in tokens.distinct or not is_cuda_file(ctx):
        return
    derived = [(body, found) for body in _class_templates(tokens) if (found := _dependent_base(tokens, body))]
    if not derived:
        return
    lineages = {tokens.texts[name]: _lineage(tokens, tokens.texts[name]) for _, (name, _) in derived}
    functions = _functions(tokens, set().union(*lineages.values()))
    for body, (base, closer) in derived:
        inherited = set().union(*(functions[name] for name in lineages[tokens.texts[base]]))
        derived_name = scope_of(tokens, body).names[-1]
        names = inherited - functions[derived_name] - functions[""]
        places = [at for at in tokens.where(names) if _is_in_class(tokens, at, body, derived_name)]
        names -= {tokens.texts[at] for at in places if tokens.text_at(tokens.after(at)) == ";"}  # using Base<T>::get;
        for index in places:
            if tokens.texts[index] in names and _is_called(tokens, index) and not ctx.is_settled(index):
                written = ctx.source.text[tokens.starts[base] : tokens.end(closer)]
                at = tokens.starts[index]
                yield Edit(at, at, f"{written}::" if _is_in_static(tokens, index, body) else "this->", "HP237")


def _class_templates(tokens: Tokens) -> Iterator[int]:
    """The ``{`` of each class template: ``template <class T> struct Twice : Base<T> {``"""
    for index in tokens.where(_CLASSES):
        before = tokens.before(index)
        opener = template_opener(tokens, before) if tokens.text_at(before) == ">" else -1
        if opener >= 0 and tokens.text_at(tokens.before(opener)) == "template":
            body = _body_of(tokens, index)
            if body >= 0 and scope_of(tokens, body).names:
                yield body


def _dependent_base(tokens: Tokens, body: int) -> tuple[int, int] | None:
    """The name of the first base of a class template that has its parameters as arguments, and their ``>``."""
    head = body
    while tokens.texts[head] != "template" or tokens.text_at(tokens.after(head)) != "<":  # Extra::template type<T>
        head = tokens.before(head)
    parameters_end = template_closer(tokens, tokens.after(head))
    parameters = {tokens.texts[at] for at in range(head, parameters_end) if is_name(tokens.texts[at])}
    at = parameters_end
    while 0 <= at < body and tokens.texts[at] != ":":
        at = tokens.after(at)
    while 0 <= at < body:
        after = tokens.after(at)
        closer = template_closer(tokens, after) if is_name(tokens.texts[at]) and tokens.text_at(after) == "<" else -1
        if closer >= 0 and not parameters.isdisjoint(words_of(tokens, after, closer)):
            return at, closer
        at = tokens.after(closer) if closer >= 0 else after
    return None


def _lineage(tokens: Tokens, name: str) -> set[str]:
    """A class of the file and all those that it derives from, by their names."""
    found: set[str] = set()
    names = {name}
    while names:
        found |= names
        heads = (at for at in tokens.where(names) if tokens.text_at(tokens.before(at)) in _CLASSES)
        names = {word for at in heads for word in words_of(tokens, at, max(at, _body_of(tokens, at)))} - found
        names = {word for word in names if is_name(word) and not _CLASSES.isdisjoint(_before(tokens, word))}
    return found


def _before(tokens: Tokens, name: str) -> set[str]:
    return {tokens.text_at(tokens.before(at)) for at in tokens.places(name)}


def _functions(tokens: Tokens, bases: set[str]) -> dict[str, set[str]]:
    """The names of functions by the class that has them, ``""`` for those outside of classes: all functions that have
    the name of a function of ``bases``.
    """
    found: dict[str, set[str]] = defaultdict(set)
    of_bases: set[str] = set()
    for index in tokens.where(bases):
        opener = _body_of(tokens, index) if tokens.text_at(tokens.before(index)) in _CLASSES else -1
        if opener >= 0:
            members = range(opener, tokens.brace_end(opener))
            names = (at for at in members if tokens.text_at(tokens.after(at)) == "(" and follows_type(tokens, at))
            of_bases |= {tokens.texts[at] for at in names if next(tokens.open_braces(at), -1) == opener}
    for index in tokens.where(of_bases):
        function = declared_function(tokens, index)
        if function is not None and function.name == index:
            of_class = function.in_class or tokens.text_at(tokens.before(index)) == "::"
            found[function.known_by[-2] if of_class else ""].add(tokens.texts[index])
        elif follows_type(tokens, index):
            found[""].add(tokens.texts[index])  # a variable
    return found


def _body_of(tokens: Tokens, name: int) -> int:
    """The ``{`` of the class whose name is at a token, -1 for a declaration: ``Base final : Root {``"""
    at = tokens.after(name)
    while tokens.text_at(at) not in ("{", ";", "(", ")", ">", ""):
        closer = template_closer(tokens, at) if tokens.texts[at] == "<" else -1
        at = tokens.after(closer if closer >= 0 else at)
    return at if tokens.text_at(at) == "{" and tokens.brace_end(at) >= 0 else -1


def _is_called(tokens: Tokens, index: int) -> bool:
    """``get(x)``, and neither ``float get(float x)`` nor ``this->get(x)``."""
    is_own = tokens.text_at(tokens.before(index)) in QUALIFYING or follows_type(tokens, index)
    in_class = scope_of(tokens, next(tokens.open_braces(index))).is_class
    return tokens.text_at(tokens.after(index)) == "(" and not is_own and not in_class


def _is_in_class(tokens: Tokens, index: int, body: int, name: str) -> bool:
    """Whether a token is in the class whose ``{`` is at ``body``, or in a function of it that is defined after it:
    ``template <class T> T Twice<T>::of(T x) { return get(x); }``
    """
    if body < index < tokens.brace_end(body):
        return True
    function = _function_around(tokens, index)
    return function is not None and not function.in_class and function.known_by[-2:-1] == (name,)


def _function_around(tokens: Tokens, index: int) -> DeclaredFunction | None:
    """The function whose body a token is in."""
    functions = (declared_function(tokens, tokens.before(brace)) for brace in tokens.open_braces(index))
    return next(filter(None, functions), None)


def _is_in_static(tokens: Tokens, index: int, body: int) -> bool:
    """Whether a token is in a static function of the class whose ``{`` is at ``body``."""
    function = _function_around(tokens, index)
    if function is None or function.in_class:
        return function is not None and "static" in function.head
    name = tokens.texts[function.name]
    within = (declared_function(tokens, at) for at in tokens.places(name) if body < at < tokens.brace_end(body))
    return any(declared is not None and "static" in declared.head for declared in within)
