"""HP234: templates of classes that are template parameters, named without ``template``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import template_closer
from hipport.code.calls import template_opener
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PARAMETER_WORDS = frozenset(("class", "typename"))
_VALUE_WORDS = frozenset("int unsigned bool size_t uint32_t int32_t uint64_t int64_t long short char auto".split())
_NOT_IN_ARGUMENTS = frozenset("&|?=!")
_BEFORE_PARAMETER = frozenset(("<", ","))
_AFTER_PARAMETER = frozenset((",", ">", ">>", "="))


@rule("HP234", "missing-template-keyword", edits=True, words=("template",))
def missing_template_keyword(ctx: Context) -> Iterator[Edit]:
    """A template that is a member of a dependent type, without `template` before its name.

    What it finds: after `typename`, a name with template arguments that follows `Traits<T>::` or `T::`, where T is a
    template parameter; a call of a function with template arguments that follows `Traits<T>::`.

    Why: nvcc takes the name for a template after `typename`, and where it sees a class template that has it. clang does
    not: "use 'template' keyword to treat 'rebind' as a dependent template name".

    Example:
        template <class A> struct Bytes { typedef typename A::rebind<char>::other allocator; };

    Keep:
        template <class A> struct Bytes { typedef typename A::template rebind<char>::other allocator; };
        template <class T> struct List { typedef typename std::vector<T>::iterator iterator; };
        template <class T> bool is_between(int n) { return Traits<T>::least < n && n > (Traits<T>::most); }

    Fix safety: safe: `template` says what the name is already.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.names].
    """
    tokens = ctx.tokens
    types, values = _template_parameters(tokens, _PARAMETER_WORDS), _template_parameters(tokens, _VALUE_WORDS)
    found: set[int] = set()
    for index in tokens.places("typename") if types else ():
        found.update(_unmarked_templates(tokens, tokens.after(index), types))
    if types or values:
        found.update(_unmarked_calls(tokens, types | values))
    for name in sorted(found):
        if not ctx.is_settled(name):
            at = tokens.starts[name]
            yield Edit(at, at, "template ", "HP234")


def _template_parameters(tokens: Tokens, of: frozenset[str]) -> frozenset[str]:
    """The names of the file's template parameters that stand after some words: ``template <class T, typename A>``."""
    words = (i for i in tokens.where(of) if tokens.text_at(tokens.before(i)) in _BEFORE_PARAMETER)
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


def _unmarked_calls(tokens: Tokens, parameters: frozenset[str]) -> Iterator[int]:
    """The names of functions that are called as members of a class that depends on parameters:
    ``Cast<A, B>::to<n>(a)``, and not ``Cast<A, B>::least < n && n > (m)``
    """
    for colons in tokens.places("::"):
        closer, name = tokens.before(colons), tokens.after(colons)
        end = template_closer(tokens, tokens.after(name)) if tokens.text_at(tokens.after(name)) == "<" else -1
        if end < 0 or tokens.text_at(closer) != ">" or tokens.text_at(tokens.after(end)) != "(":
            continue
        if not _NOT_IN_ARGUMENTS.isdisjoint(tokens.texts[name:end]):
            continue
        opener = template_opener(tokens, closer)
        is_constructor = tokens.text_at(tokens.before(opener)) == tokens.text_at(name)
        if opener >= 0 and not is_constructor and not parameters.isdisjoint(tokens.texts[opener:closer]):
            yield name
