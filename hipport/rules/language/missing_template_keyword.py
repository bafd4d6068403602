"""HP234: templates of classes that are template parameters, named without ``template``."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Set

from hipport.code.calls import Span
from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.code.declarations import Declarations
from hipport.code.declared_functions import parameter_names
from hipport.code.declared_functions import repeated_parameters
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import words_of
from hipport.code.roles import follows_type
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens

_IN_ARGUMENTS = frozenset((",", "true", "false"))
_IN_TYPE = frozenset(("<", "::"))
_NOT_IN_ARGUMENTS = frozenset("&|?=!")
_PARAMETER_WORDS = frozenset(("class", "typename"))
_BEFORE_PARAMETER = frozenset(("<", ","))
_AFTER_PARAMETER = frozenset((",", ">", ">>", "="))


@rule("HP234", "missing-template-keyword", edits=True, words=("template",))
def missing_template_keyword(ctx: Context) -> Iterator[Edit]:
    """A template that is a member of a dependent type, without `template` before its name.

    What it finds: after `typename`, a name with template arguments that follows `Traits<T>::` or `T::`, where T is a
    template parameter; calls `object.get<0>(...)` and `object->get<0>(...)` of a variable or parameter of type T, and
    `Traits<T>::get<0>(...)`.

    Why: nvcc takes the name for a template after `typename`, and where values and a call follow. clang does not: "use
    'template' keyword to treat 'rebind' as a dependent template name", "reference to non-static member function must be
    called".

    Example:
        template <class A> struct Bytes { typedef typename A::rebind<char>::other allocator; };

    Keep:
        template <class A> struct Bytes { typedef typename A::template rebind<char>::other allocator; };
        template <class T> struct List { typedef typename std::vector<T>::iterator iterator; };
        template <class T> bool is_between(int n) { return Traits<T>::least < n && n > (Traits<T>::most); }

    Fix safety: safe: `template` says what the name is already. Only calls are changed, no comparisons.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.names].
    """
    tokens = ctx.tokens
    types = _template_parameters(tokens)
    members, qualified = list(_member_calls(tokens)) if types else [], list(_qualified_calls(tokens))
    arguments = frozenset(_all_parameters(tokens)) if members or qualified else frozenset()
    found = set(_called_templates(tokens, types, arguments, members))
    found.update(name for name, opener, end in qualified if not arguments.isdisjoint(tokens.texts[opener:end]))
    found -= repeated_parameters(tokens).keys() if found else set()
    for index in tokens.places("typename") if types else ():
        at = tokens.after(index)
        if tokens.text_at(tokens.after(at)) in _IN_TYPE:
            found.update(_unmarked_templates(tokens, at, types))
    for name in sorted(found):
        if not ctx.is_settled(name):
            at = tokens.starts[name]
            yield Edit(at, at, "template ", "HP234")


def _called_templates(
    tokens: Tokens, types: frozenset[str], arguments: frozenset[str], calls: Iterable[tuple[int, int, Span]]
) -> Iterator[int]:
    """The names of member templates that are called of an object whose type is a template parameter: ``get`` in
    ``list.get<0>(x)``, ``list->get<0>(x)``, where what stands between ``<`` and ``>`` can only be template arguments.
    """
    sure = [
        (object_, name)
        for object_, name, span in calls
        if all(_is_template_argument(text, arguments) for text in tokens.texts[span.first : span.end])
    ]
    declarations = Declarations(tokens, types if sure else frozenset())
    for object_, name in sure:
        declared = declarations.of(tokens.texts[object_], object_)
        if declared is not None and not declared.called:
            yield name


def _member_calls(tokens: Tokens) -> Iterator[tuple[int, int, Span]]:
    """The object, the name and what is between ``<`` and ``>`` in each ``list.get<0>(x)`` and ``list->get<0>(x)``,
    where the object is not a member.
    """
    for access in tokens.where(OF_MEMBER):
        name = tokens.after(access)
        opener = tokens.after(name)
        if tokens.text_at(opener) != "<" or not is_name(tokens.text_at(name)):
            continue
        object_ = tokens.before(access)
        is_member = tokens.text_at(tokens.before(object_)) in QUALIFYING
        closer = -1 if is_member else template_closer(tokens, opener)
        if closer >= 0 and tokens.text_at(tokens.after(closer)) == "(":
            yield object_, name, Span(opener + 1, closer)


def _qualified_calls(tokens: Tokens) -> Iterator[tuple[int, int, int]]:
    """The names of functions that are called as members of a class with arguments, each with the ``<`` and the ``>``
    of these: ``Cast<A, B>::to<n>(a)``, and not ``Cast<A, B>::least < n && n > (m)``, nor those that a specialization
    defines: ``void Cast<A, B>::to<n>(A a) {``
    """
    for colons in tokens.places("::"):
        closer = tokens.before(colons)
        if tokens.text_at(closer) != ">":
            continue
        name = tokens.after(colons)
        end = template_closer(tokens, tokens.after(name)) if tokens.text_at(tokens.after(name)) == "<" else -1
        if end < 0 or tokens.text_at(tokens.after(end)) != "(":
            continue
        if not _NOT_IN_ARGUMENTS.isdisjoint(tokens.texts[name:end]):
            continue
        opener = template_opener(tokens, closer)
        owner = tokens.before(opener)
        is_declared = tokens.text_at(owner) == tokens.text_at(name) or follows_type(tokens, owner)
        if opener >= 0 and not is_declared:
            yield name, opener, closer


def _is_template_argument(text: str, parameters: Set[str]) -> bool:
    """Whether a token can only be a template argument, and not the end of one comparison and the begin of another."""
    return text in parameters or text in BUILTIN_TYPES or text[0].isdigit() or text in _IN_ARGUMENTS or text.isspace()


def _all_parameters(tokens: Tokens) -> Iterator[str]:
    """The names of template parameters, values as well: ``T`` and ``n`` of ``template <class T, int n = 1>``."""
    for keyword in tokens.places("template"):
        opener = tokens.after(keyword)
        closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
        yield from parameter_names(words_of(tokens, opener + 1, closer)) if closer >= 0 else ()


def _template_parameters(tokens: Tokens) -> frozenset[str]:
    """The names of the file's template parameters that are types: ``template <class T, typename A>``."""
    words = (i for i in tokens.where(_PARAMETER_WORDS) if tokens.text_at(tokens.before(i)) in _BEFORE_PARAMETER)
    names = (name for index in words if is_name(tokens.text_at(name := tokens.after(index))))
    return frozenset(tokens.texts[name] for name in names if tokens.text_at(tokens.after(name)) in _AFTER_PARAMETER)


def _unmarked_templates(tokens: Tokens, at: int, parameters: frozenset[str]) -> Iterator[int]:
    """The names of member templates in a type that begins at a token: ``rebind`` in ``A::rebind<char>::other``."""
    is_dependent = tokens.text_at(at) in parameters
    while is_name(tokens.text_at(at)):
        after = tokens.after(at)
        closer = template_closer(tokens, after) if tokens.text_at(after) == "<" else -1
        if closer >= 0:
            if is_dependent and tokens.text_at(tokens.before(at)) == "::":
                yield at
            is_dependent = is_dependent or not parameters.isdisjoint(tokens.texts[after:closer])
            after = tokens.after(closer)
        if tokens.text_at(after) != "::":
            return
        at = tokens.after(after)
        if tokens.text_at(at) == "template":
            at = tokens.after(at)
