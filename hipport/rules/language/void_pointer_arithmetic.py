"""HP248: arithmetic on pointers to void."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import closer_of
from hipport.code.calls import template_opener
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.declarations import levels_of
from hipport.code.operands import begin_of_value
from hipport.code.operands import ends_operand
from hipport.code.operands import is_dereferenced
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.code.statements import begins_statement
from hipport.context.byte_sums import added_bytes
from hipport.context.context import Context
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.project.void_functions import has_another_type
from hipport.source.lexer import is_name
from hipport.source.tokens import QUALIFYING
from hipport.source.tokens import Tokens
from hipport.unit import Ask
from hipport.unit import Type
from hipport.unit import TypeKind

_SIGNS = frozenset("+-")
_ASSIGNING = frozenset(("+=", "-="))
_CASTS = frozenset(("reinterpret_cast", "static_cast", "const_cast"))
_OPENERS = frozenset(("(", "["))
#: Members of the standard library's classes, whose results have other types.
_OF_STANDARD = frozenset("at back begin data end front get release".split())
# What a sign after it does not belong to the value: !p + n, ~p + n, sizeof p + n; a cast to another type ends in ``)``.
_TAKES_VALUE = frozenset(("!", "~", "sizeof", ")"))


@dataclass(frozen=True, slots=True)
class _Value:
    """A value of the type ``void *``: its first and last token, its name, empty for a cast, and whether it is const.

    ``void`` is the word of a cast ``(void *)``, which can name another type, and -1 elsewhere; ``is_sure`` says that
    the tokens alone show the type.
    """

    first: int
    last: int
    name: str
    is_const: bool
    void: int = -1
    is_sure: bool = True

    def __str__(self) -> str:
        type_ = "const void *" if self.is_const else "void *"
        return f"{self.name}, a {type_}" if self.name else f"a value that is cast to {type_}"

    @property
    def bytes(self) -> str:
        """The type that counts in bytes as nvcc does."""
        return "const char *" if self.is_const else "char *"


@rule("HP248", "void-pointer-arithmetic", edits=True, words=("void",))
def void_pointer_arithmetic(ctx: Context) -> Iterator[Diagnostic]:
    """A sum or a difference with a `void *`.

    What it finds: `+`, `-`, `+=`, `-=`, `++` and `--` on variables, parameters, members, elements of arrays and results
    of functions that the file declares with the type `void *`, on results of functions that headers of the tree declare
    so, and on casts to it. C files, and C++ files that have nothing of CUDA's, are left alone.

    Why: nvcc and g++ count in bytes and warn at most; for clang it is an error in C++.

    Example:
        #include <cuda_runtime.h>
        void clear(void *base, size_t n) { cudaMemset(base + n, 0, n); }

    Keep:
        void clear(char *base, size_t n) { cudaMemset(base + n, 0, n); }

    Fix safety: safe. `(char *)` before the value gives the same address, `(const char *)` where it is const;
    `base += n;` becomes `base = (char *)base + n;`, and a `static_cast` of the sum a `reinterpret_cast`. Sums that are
    written to a stream are reported only, since a `char *` is a text there; so are `++` and `--`, and members of other
    objects.

    Source: nvcc 13.0, warning 1143; clang of ROCm 7.2, "arithmetic on a pointer to void". Detected from tokens, for
    members of other objects by libclang; confidence high.
    """
    if is_of_hip(ctx) or ctx.source.path.endswith(".c") or not _may_be_read_by_hipcc(ctx):
        return
    for value in (*_casts(ctx), *_declared(ctx), *_of_headers(ctx)):
        operator = _operator(ctx, value.first, value.last)
        if operator and not ctx.written_for_hip(value.first):
            yield ctx.diagnostic(
                "HP248",
                Severity.ERROR,
                value.first,
                f"{operator} on {value}: clang does not compute with this type",
                f"compute with ({value.bytes}), which counts in bytes as nvcc does",
                last=value.last,
                symbol="void",
                fix=_fix(ctx, value, operator) if value.is_sure else None,
            )


def _may_be_read_by_hipcc(ctx: Context) -> bool:
    """Whether a file is CUDA's, goes with CUDA's, or uses its names: g++ computes with ``void *`` in the others."""
    return is_cuda_file(ctx) or ctx.survey.is_for_device(ctx.source.path) or bool(ctx.names.api_uses)


def _casts(ctx: Context) -> Iterator[_Value]:
    """``(void *)values``, ``(const void *)&values[0]``, ``static_cast<void *>(values)``, ``*(void **)values``"""
    tokens = ctx.tokens
    for void in tokens.places("void"):
        star = tokens.after(void)
        opener = tokens.before(void)
        if tokens.text_at(opener) == "const":
            opener = tokens.before(opener)
        if (around := tokens.text_at(opener)) not in ("(", "<"):
            continue
        is_const = tokens.texts[tokens.before(void)] == "const"
        if tokens.text_at(star) == "const":
            is_const, star = True, tokens.after(star)
        levels, closer = _stars(tokens, star)
        word = tokens.before(opener)
        first = opener
        if around == "<" and tokens.text_at(closer) == ">" and tokens.text_at(word) in _CASTS:
            first, last = word, closer_of(tokens, tokens.after(closer))
        elif around == "(" and tokens.text_at(closer) == ")" and not _is_parameter_list(tokens, opener):
            last = _end_of_operand(tokens, tokens.after(closer))
        else:
            continue
        if last >= 0 and levels == 2 and is_dereferenced(tokens, first):
            yield _Value(tokens.before(first), last, "", is_const)
        elif last >= 0 and levels == 1:
            yield _Value(first, last, "", is_const, void if around == "(" else -1)


def _stars(tokens: Tokens, at: int) -> tuple[int, int]:
    """How many ``*`` stand at a token, and the token after them."""
    levels = 0
    while tokens.text_at(at) == "*":
        levels += 1
        at = tokens.after(at)
    return levels, at


def _is_parameter_list(tokens: Tokens, opener: int) -> bool:
    """Whether ``(void *)`` stands where no cast does: ``void (*release)(void *)``, ``sizeof(void *)``"""
    return tokens.text_at(tokens.before(opener)) == "sizeof" or ends_operand(tokens, tokens.before(opener))


def _end_of_operand(tokens: Tokens, at: int) -> int:
    """Index of the last token of an operand that begins at a token: ``&range->values[0]``, ``(a, b)``, ``get()``; -1
    where none does.
    """
    while tokens.text_at(at) in ("&", "*"):
        at = tokens.after(at)
    text = tokens.text_at(at)
    if text != "(" and not is_name(text):
        return -1
    last = closer_of(tokens, at) if text == "(" else at
    while last >= 0 and ((follows := tokens.text_at(tokens.after(last))) in _OPENERS or follows in QUALIFYING):
        after = tokens.after(last)
        last = closer_of(tokens, after) if follows in _OPENERS else tokens.after(after)
    return last


def _declared(ctx: Context) -> Iterator[_Value]:
    """Uses of names declared with the type: ``base``, ``this->base``, ``bases[i]``, ``*bases``, ``base_of(i)``"""
    tokens = ctx.tokens
    pointers = {name for void in tokens.places("void") if (name := _name_after(tokens, void))}
    used = [index for index in tokens.where(pointers) if _is_beside_sign(tokens, index)]
    if not used:
        return
    declarations = Declarations(tokens, {"void"})
    own = {declaration.index for declaration in declarations}
    for index in used:
        declared = declarations.of(tokens.texts[index], index)
        if declared is None or not declared.is_pointer or index in own:
            continue
        last = _end_of_value(tokens, index, declared)
        is_of_other = tokens.text_at(tokens.before(index)) in (".", "->") and not _is_of_this(tokens, index, declared)
        if last >= 0 and (_is_void(ctx, index) if is_of_other else _is_sure(tokens, declared, own)):
            is_const = "const" in (tokens.text_at(at) for at in _around_void(tokens, declared.index))
            yield _Value(begin_of_value(tokens, index), last, declared.name, is_const, is_sure=not is_of_other)


def _of_headers(ctx: Context) -> Iterator[_Value]:
    """Calls of functions of the tree's headers: ``cache.block(i)`` with ``void *block(int i);``"""
    tokens = ctx.tokens
    headers = ctx.survey.with_headers(ctx.source.path)[1:]
    found = ctx.survey.void_functions(headers)
    own = {name for void in tokens.places("void") if (name := _name_after(tokens, void))}
    for index in tokens.where(found.keys() - own):
        opener = tokens.after(index)
        if tokens.text_at(opener) != "(" or not _is_beside_sign(tokens, index):
            continue
        name = tokens.texts[index]
        texts = ctx.survey.header_texts(ctx.source.path, name)
        is_known = name not in _OF_STANDARD or _is_of_class(ctx, index, headers)
        if is_known and not any(has_another_type(text, name) for text in texts):
            yield _Value(begin_of_value(tokens, index), closer_of(tokens, opener), name, found[name])


def _is_of_class(ctx: Context, index: int, headers: tuple[str, ...]) -> bool:
    """Whether a function is called for an object that the file declares with a class of one of the headers:
    ``Tensor &tensor``, ``tensor.data()``
    """
    tokens = ctx.tokens
    value = tokens.before(tokens.before(index))
    for place in tokens.places_before(tokens.text_at(value), value):
        type_ = tokens.before(place)
        while tokens.text_at(type_) in ("&", "*", "const"):
            type_ = tokens.before(type_)
        if is_name(tokens.text_at(type_)) and ctx.survey.with_class(headers, tokens.texts[type_]):
            return True
    return False


def _name_after(tokens: Tokens, void: int) -> str:
    """The name that is declared as a pointer after a ``void``, empty where there is none."""
    at = tokens.after(void)
    is_pointer = False
    while (text := tokens.text_at(at)) in ("*", "&", "const", "__restrict__", "__restrict", "restrict"):
        is_pointer |= text == "*"
        at = tokens.after(at)
    return text if is_pointer and is_name(text) else ""


def _is_beside_sign(tokens: Tokens, index: int) -> bool:
    """Whether a sign may be applied to a name: before or after the expression that it is in."""
    last = _end_of_operand(tokens, index)
    return (
        tokens.text_at(tokens.after(last)) in _SIGNS
        or tokens.text_at(tokens.before(begin_of_value(tokens, index))) in _SIGNS
    )


def _around_void(tokens: Tokens, name: int) -> tuple[int, int]:
    """The tokens before and after the ``void`` of a declared name: ``const void *p``, ``void const *p``"""
    at = name
    while tokens.texts[at] != "void":
        at = tokens.before(at)
    return tokens.before(at), tokens.after(at)


def _end_of_value(tokens: Tokens, index: int, declared: TypedDeclaration) -> int:
    """Index of the last token of a value: the name, the ``)`` of a call of a function with this name, or the ``]`` of
    ``pointers[i]``; -1 where the expression is not a ``void *``.
    """
    after = tokens.after(index)
    levels = levels_of(tokens, declared)
    if declared.called:
        return closer_of(tokens, after) if tokens.text_at(after) == "(" and levels == 1 else -1
    is_starred = tokens.texts[begin_of_value(tokens, index)] == "*"
    if tokens.text_at(after) == "[":
        return closer_of(tokens, after) if levels == 2 and not is_starred else -1
    return index if levels == 1 + is_starred else -1


def _is_of_this(tokens: Tokens, index: int, declared: TypedDeclaration) -> bool:
    """Whether a member is one of the object whose class is being defined: ``this->base``"""
    this = tokens.before(tokens.before(index))
    return tokens.text_at(this) == "this" and declared.first <= index < declared.end


def _is_sure(tokens: Tokens, declared: TypedDeclaration, own: set[int]) -> bool:
    """Whether a name has no other declaration where this one is in force, such as one that hides it in a block."""
    places = tokens.where({declared.name})
    others = (at for at in places if declared.first <= at < declared.end and at not in own)
    return not any(role_of(tokens, at, "") in OWN_ROLES for at in others)


def _is_void(ctx: Context, index: int) -> bool:
    """Whether the parser's view has a name as a ``void *``."""
    fact = ctx.ask(Ask.TYPE, index)
    return isinstance(fact, Type) and fact.kind is TypeKind.VOID and fact.pointers == 1


def _operator(ctx: Context, first: int, last: int) -> str:
    """The operator of a sum or a difference that is applied to a value, empty where there is none."""
    tokens = ctx.tokens
    sign = tokens.after(last)
    text = tokens.text_at(sign)
    next_text = tokens.texts[sign + 1] if 0 <= sign < len(tokens) - 1 else ""
    before = tokens.before(first)
    ahead = tokens.text_at(before)
    if text in _SIGNS and next_text == "=":
        is_cast = ahead == ")" and not begins_statement(tokens, first)  # (byte *&)p += n, *(byte **)&p += n
        return "" if is_cast or ahead == "&" else f"{text}="
    if ahead in _TAKES_VALUE or (ahead == "&" and not ends_operand(tokens, tokens.before(before))):
        return ""
    if text in _SIGNS:
        return text * 2 if next_text == text else text
    if ahead not in _SIGNS:
        return ""
    if tokens.texts[before - 1] == ahead:
        return ahead * 2
    return ahead if ends_operand(tokens, tokens.before(before)) else ""


def _fix(ctx: Context, value: _Value, operator: str) -> Fix | None:
    title = f"compute with {value.bytes}"
    if operator in _ASSIGNING:
        edits = added_bytes(ctx, "HP248", value.first, value.last, value.bytes)
        return Fix(title, Applicability.SAFE, edits) if edits else None
    tokens = ctx.tokens
    before = tokens.before(value.first)
    if operator not in _SIGNS or (tokens.text_at(before) == "<" and tokens.texts[before - 1] == "<"):
        return None
    start = tokens.starts[value.first]
    edit = Edit(start, start, f"({value.bytes})", "HP248")
    if value.void >= 0:
        edit = ctx.edit("HP248", value.void, "char")
    cast = _static_cast(tokens, before)
    if cast < 0:
        return Fix(title, Applicability.SAFE, (edit,))
    return Fix(title, Applicability.SAFE, (ctx.edit("HP248", cast, "reinterpret_cast"), edit))


def _static_cast(tokens: Tokens, at: int) -> int:
    """Index of the word of a ``static_cast<float *>(`` whose parenthesis is at a token, or before others there; -1 for
    other code, and where the cast is to ``void *``.
    """
    while tokens.text_at(at) == "(" and tokens.text_at(tokens.before(at)) == "(":
        at = tokens.before(at)
    closer = tokens.before(at)
    if tokens.text_at(at) != "(" or tokens.text_at(closer) != ">":
        return -1
    opener = template_opener(tokens, closer)
    word = tokens.before(opener)
    is_static = opener >= 0 and tokens.text_at(word) == "static_cast"
    return word if is_static and "void" not in tokens.texts[opener:closer] else -1
