"""HP247: members that are declared with the name of their class before their own."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.scopes import CLASS_WORDS
from hipport.code.scopes import scope_of
from hipport.code.statements import ACCESS
from hipport.code.statements import statement_start
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_AFTER_STATEMENT = frozenset((";", "{", "}"))
_TYPE_ENDS = frozenset((">", "*", "&"))
_NO_TYPES = frozenset(("return", "new", "delete", "throw", "friend", "using", "case", "goto", "else"))


@rule("HP247", "extra-qualification", edits=True, words=CLASS_WORDS)
def extra_qualification(ctx: Context) -> Iterator[Edit]:
    """The name of a class before the name of a member that the class declares.

    What it finds: `A::` before the name of a member function in the body of the class A, where its declaration begins
    or after its type.

    Why: nvcc and Microsoft's compiler take it, in device code at least; clang does not: "extra qualification on
    member". Code from Windows has it.

    Example:
        struct Ray { __device__ float Ray::at(float t) const { return first + step * t; } float first, step; };

    Keep:
        struct Ray { __device__ float at(float t) const; float first, step; };
        __device__ float Ray::at(float t) const { return first + step * t; }

    Fix safety: safe. The name of the class and the `::` are removed.

    Source: the C++ standard, [class.mem]; nvcc 13.0, warning 427; hipcc of ROCm 7.2.
    """
    tokens = ctx.tokens
    classes = {tokens.text_at(tokens.after(word)) for word in tokens.where(CLASS_WORDS)}
    for name in tokens.where(classes):
        qualifier = tokens.after(name)
        if tokens.text_at(qualifier) != "::" or tokens.directive_at(name) or not is_code(ctx, name):
            continue
        if _is_followed_by_function(ctx, qualifier) and _is_in_class(ctx, name) and _begins_declarator(ctx, name):
            yield without_words(ctx, "HP247", name, qualifier)


def _is_followed_by_function(ctx: Context, qualifier: int) -> bool:
    """``::f(``, ``::~A(``, ``::operator``"""
    tokens = ctx.tokens
    at = tokens.after(qualifier)
    at = tokens.after(at) if tokens.text_at(at) == "~" else at
    text = tokens.text_at(at)
    return text == "operator" or (is_name(text) and tokens.text_at(tokens.after(at)) == "(")


def _begins_declarator(ctx: Context, name: int) -> bool:
    """Whether a declaration begins at a token, or what stands before it is a type and not an operand."""
    tokens = ctx.tokens
    before = tokens.before(name)
    text = tokens.text_at(before)
    if text in _AFTER_STATEMENT or _ends_access(ctx, before):
        return True
    ahead = [at for at in range(max(statement_start(tokens, name), 0), name) if tokens.texts[at] in ("=", ":")]
    is_type = text in _TYPE_ENDS or (is_name(text) and text not in _NO_TYPES)
    return is_type and all(_ends_access(ctx, at) for at in ahead)


def _ends_access(ctx: Context, index: int) -> bool:
    """``public:``"""
    return ctx.tokens.text_at(index) == ":" and ctx.tokens.text_at(ctx.tokens.before(index)) in ACCESS


def _is_in_class(ctx: Context, name: int) -> bool:
    """Whether a token is directly in the body of the class that it names."""
    brace = next(ctx.tokens.open_braces(name), -1)
    if brace < 0 or statement_start(ctx.tokens, name) < 0:
        return False
    scope = scope_of(ctx.tokens, brace)
    return scope.is_class and scope.names[-1:] == (ctx.tokens.texts[name],)
