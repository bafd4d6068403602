"""Dynamic shared memory as C++: each name that a source gives it becomes one of the engine's own block.

In a function the name becomes a reference to an array of unknown bound, which any compiler keeps in templates too. At
namespace scope, where a reference could not be initialized for each thread, it is a declaration with the symbol of the
block.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import split_arguments
from hipport.code.calls import template_opener
from hipport.code.scopes import WITH_ARGUMENTS
from hipport.cpu.token_edits import inserted
from hipport.cpu.token_edits import replaced
from hipport.diagnostics import Edit
from hipport.source.arms import Arms
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_MACRO = "HIP_DYNAMIC_SHARED"
_VALUE = "hipport_cpu::dynamic_shared"
_ENDS = frozenset((";", "{", "}", ":", ")", ""))
#: Names after which an expression comes, not a declarator.
_STATEMENTS = frozenset(("return", "else", "do", "case", "co_return", "throw", "sizeof", "new", "delete"))


@dataclass(frozen=True, slots=True)
class SharedDeclaration:
    """A declaration of dynamic shared memory: its tokens from ``first`` to its end at ``end``, the tokens of the names
    that it declares, and where the declarator of each ends. ``scope`` are the namespaces around it as ``a::b::``, None
    in a function and in a macro, which may stand anywhere; ``block`` is the ``{`` around it in a function, else -1.
    """

    first: int
    end: int
    names: tuple[int, ...]
    ends: tuple[int, ...]
    scope: str | None
    block: int
    is_macro: bool = False


def declarations(tokens: Tokens, scope_of: Callable[[int], str | None]) -> Iterator[SharedDeclaration]:
    """The declarations of dynamic shared memory. ``scope_of`` gives the namespaces around a token.

    ``extern __shared__ T name[];``, the words in any order and any number of names; ``HIP_DYNAMIC_SHARED(T, name)``.
    """
    for index in tokens.places("__shared__"):
        first = _beginning(tokens, index)
        words = list(_until_semicolon(tokens, first))
        found = [at for at in words if tokens.texts[at] == "[" and tokens.text_at(tokens.after(at)) == "]"]
        if found and any(tokens.texts[at] == "extern" for at in words):
            names, ends = _declarators(tokens, found[0])
            yield SharedDeclaration(first, ends[-1], names, ends, *_surroundings(tokens, index, scope_of))
    for index in tokens.places(_MACRO):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" else -1
        spans = split_arguments(tokens, opener, closer) if closer >= 0 else None
        if spans:
            surroundings = _surroundings(tokens, index, scope_of)
            yield SharedDeclaration(index, closer + 1, (spans[-1].first,), (closer,), *surroundings, is_macro=True)


def symbols(tokens: Tokens, declaration: SharedDeclaration) -> Iterator[str]:
    """The variables that a declaration makes for the compiler: its names at namespace scope, else the block itself."""
    if declaration.scope is None:
        yield ""
    else:
        yield from (f"{declaration.scope}{tokens.texts[name]}" for name in declaration.names)


def edits(tokens: Tokens, found: tuple[SharedDeclaration, ...]) -> Iterator[Edit]:
    """The edits that make C++ of the declarations of a file."""
    for number, declaration in enumerate(found):
        if any(_is_repeated(tokens, declaration, before) for before in found[:number]):
            text = "".join(tokens.texts[declaration.first : declaration.end])
            yield replaced(tokens, declaration.first, declaration.end, "\n" * text.count("\n"))
            continue
        if not declaration.is_macro:
            yield from _declare(tokens, declaration)
        elif declaration.scope is not None:
            yield replaced(tokens, declaration.first, declaration.first + 1, f"HIPPORT_CPU_{_MACRO}_OUTSIDE")
        for name in declaration.names if declaration.block >= 0 else ():
            yield from _bind_again(tokens, declaration, name)


def _declare(tokens: Tokens, declaration: SharedDeclaration) -> Iterator[Edit]:
    """``extern __shared__ T a[], b[];`` as ``T (&a)[] = value, (&b)[] = value;``."""
    is_outside = declaration.scope is not None
    for at in range(declaration.first, declaration.names[0]):
        if tokens.texts[at] in ("extern", "__shared__"):
            is_kept = is_outside and tokens.texts[at] == "extern"
            yield replaced(tokens, at, at + 1, "extern __thread" if is_kept else "")
    for name, end in zip(declaration.names, declaration.ends, strict=True):
        if is_outside:
            after = _after_bounds(tokens, tokens.after(name))
            yield inserted(tokens, after, " HIPPORT_CPU_DYNAMIC_SHARED_SYMBOL")
            continue
        first = name
        while tokens.text_at(tokens.before(first)) == "##":
            first = tokens.before(tokens.before(first))
        yield inserted(tokens, first, "(&")
        yield inserted(tokens, name + 1, ")")
        yield inserted(tokens, end, f" = {_VALUE}")


def _bind_again(tokens: Tokens, declaration: SharedDeclaration, name: int) -> Iterator[Edit]:
    """Give lambdas and local classes the name too, which need not capture what is ``extern``."""
    text = tokens.texts[name]
    end = tokens.brace_end(declaration.block)
    for brace in tokens.places("{"):
        if not declaration.end < brace < end or tokens.directive_at(brace):
            continue
        parameters = _parameters_of_body(tokens, brace)
        body = tokens.texts[brace : tokens.brace_end(brace)]
        if parameters is None or text in parameters or text not in body:
            continue
        before = tokens.text_at(tokens.before(brace + body.index(text)))
        if not (is_name(before) and before not in _STATEMENTS):  # else it is declared there
            yield inserted(tokens, brace + 1, f" decltype({text}) {text} = {_VALUE};")


def _parameters_of_body(tokens: Tokens, brace: int) -> list[str] | None:
    """The parameters of the lambda or the member function of a local class whose body is at ``brace``.

    ``[=] __device__ (int i) mutable -> T {``; ``__device__ T operator()(int i) const {`` in ``struct S {``.
    """
    at = _before_words(tokens, brace)
    parameters: list[str] = []
    if tokens.text_at(at) == ")":
        opener = opener_of(tokens, at)
        parameters = tokens.texts[opener:at]
        if _is_class(tokens, next(iter(tokens.open_braces(brace)), -1)):
            return parameters
        at = _before_words(tokens, opener)
    if tokens.text_at(at) == ">" and (opener := template_opener(tokens, at)) >= 0:
        at = tokens.before(opener)
    if tokens.text_at(at) != "]" or (opener := opener_of(tokens, at)) < 0:
        return None
    before = tokens.text_at(tokens.before(opener))
    is_subscript = before in (")", "]", "[") or (is_name(before) and before not in _STATEMENTS)
    return None if is_subscript else parameters


def _before_words(tokens: Tokens, index: int) -> int:
    """The token before the words in front of ``index``: specifiers, and the type after ``->``."""
    at = tokens.before(index)
    while at >= 0 and (is_name(tokens.texts[at]) or tokens.texts[at] in ("->", "::", "*", "&")):
        at = tokens.before(at)
    return at


def _is_class(tokens: Tokens, brace: int) -> bool:
    at = tokens.before(brace)
    while at >= 0 and (is_name(tokens.texts[at]) or tokens.texts[at] in ("::", "<", ">", ",", ":")):
        if tokens.texts[at] in ("struct", "class"):
            return True
        at = tokens.before(at)
    return False


def _is_repeated(tokens: Tokens, declaration: SharedDeclaration, before: SharedDeclaration) -> bool:
    """Whether a block declares the same names again where they already are: in its own ``#if`` arm or one around."""
    own, others = ({tokens.texts[name] for name in each.names} for each in (declaration, before))
    if declaration.block < 0 or declaration.block != before.block or not own <= others:
        return False
    arms = Arms(tokens)
    return set(arms.enclosing(before.first)) <= set(arms.enclosing(declaration.first))


def _surroundings(tokens: Tokens, index: int, scope_of: Callable[[int], str | None]) -> tuple[str | None, int]:
    if tokens.directive_at(index):
        return None, -1
    scope = scope_of(index)
    return scope, next(tokens.open_braces(index), -1) if scope is None else -1


def _beginning(tokens: Tokens, index: int) -> int:
    """The first token of the declaration that ``index`` is in."""
    first = index
    while True:
        before = tokens.before(first)
        if tokens.text_at(before) == ")":
            opener = opener_of(tokens, before)
            before = tokens.before(opener)
            if tokens.text_at(before) not in WITH_ARGUMENTS:
                return first
        elif tokens.text_at(before) in _ENDS:
            return first
        first = before


def _until_semicolon(tokens: Tokens, first: int) -> Iterator[int]:
    at = first
    while tokens.text_at(at) not in (";", "{", "}", ""):
        yield at
        at = tokens.after(at)


def _declarators(tokens: Tokens, bracket: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The names that stand before brackets from the one at ``bracket`` on, and where their declarators end."""
    names = [tokens.before(bracket)]
    ends: list[int] = []
    at = bracket
    while tokens.text_at(at) not in (";", "{", "}", ""):
        if tokens.texts[at] in ("(", "["):
            if len(names) == len(ends):
                names.append(tokens.before(at))
            at = closer_of(tokens, at)
        elif tokens.texts[at] == ",":
            ends.append(at)
        following = tokens.after(at)
        if following < 0:  # a macro that leaves the semicolon to its user
            directive = tokens.directive_at(at)
            ends.append(directive.end if directive else at + 1)
            return tuple(names), tuple(ends)
        at = following
    ends.append(at)
    return tuple(names), tuple(ends)


def _after_bounds(tokens: Tokens, bracket: int) -> int:
    """The index after the bounds of an array that begin at ``bracket``: ``[2][3]``"""
    at = bracket
    while tokens.text_at(at) == "[":
        closer = closer_of(tokens, at)
        at = tokens.after(closer)
    return closer + 1
