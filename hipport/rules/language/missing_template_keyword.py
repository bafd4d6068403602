"""HP234: templates of classes that are template parameters, named without ``template``."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_PARAMETER_WORDS = frozenset(("class", "typename"))
_BEFORE_PARAMETER = frozenset(("<", ","))
_AFTER_PARAMETER = frozenset((",", ">", ">>", "="))


@rule("HP234", "missing-template-keyword", edits=True, words=("typename",))
def missing_template_keyword(ctx: Context) -> Iterator[Edit]:
    """A template that is a member of a dependent type, without `template` before its name.

    What it finds: after `typename`, a name with template arguments that follows `Traits<T>::` or `T::`, where T is a
    template parameter.

    Why: nvcc takes the name for a template after `typename`. clang does not: "use 'template' keyword to treat 'rebind'
    as a dependent template name".

    Example:
        template <class A> struct Bytes { typedef typename A::rebind<char>::other allocator; };

    Keep:
        template <class A> struct Bytes { typedef typename A::template rebind<char>::other allocator; };
        template <class T> struct List { typedef typename std::vector<T>::iterator iterator; };

    Fix safety: safe: `template` says what the name is already.

    Source: nvcc 13.0; hipcc of ROCm 7.2; the C++ standard, [temp.names].
    """
    tokens = ctx.tokens
    parameters = _template_parameters(tokens)
    for index in tokens.places("typename") if parameters else ():
        for name in _unmarked_templates(tokens, tokens.after(index), parameters):
            if not ctx.is_settled(name):
                at = tokens.starts[name]
                yield Edit(at, at, "template ", "HP234")


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
