"""HP721: enumerations that are used as the numbers that they have in CUDA."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from functools import partial

from hipport.code.calls import closer_of
from hipport.code.calls import is_head
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.case_labels import labels_in
from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.declarations import levels_of
from hipport.code.operands import begin_of_member
from hipport.code.operands import begin_of_qualified
from hipport.code.operands import ends_operand
from hipport.code.operands import is_dereferenced
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.code.sure_names import is_sure
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.conditions import COMPARISONS
from hipport.source.conditions import MIRRORED
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens

_CODE = "HP721"
_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*")
_TRUTH = {"false": 0, "true": 1}
_CONVERSIONS = frozenset("int unsigned signed long short char bool size_t int32_t uint32_t std ::".split())
_BEFORE_VALUE = frozenset(("(", ",", "return", "?", ":", "{", "}", ";", "["))
_AFTER_VALUE = frozenset((")", ",", ";", "]", "}", "?", ":"))
_BEFORE_TYPE = frozenset(("enum", "struct", "class", "union", "->"))
_OPERATORS = frozenset("+-*/%^")


@dataclass(frozen=True, slots=True)
class _Enumerator:
    """An enumerator with its number in CUDA, and its counterpart in HIP with that."""

    name: str
    cuda: int
    hip_name: str
    hip: int


@dataclass(frozen=True, slots=True)
class _Value:
    """An expression of an enumeration, by its first and last token, and whether its type is certain."""

    first: int
    last: int
    type: str
    is_sure: bool


@rule(_CODE, "enumeration-as-number", edits=True, words=(Subject.NAMES,))
def enumeration_as_number(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An enumeration of CUDA's as a condition or a number, where HIP's enumerators have other numbers.

    What it finds: variables, members and functions whose type is such an enumeration, as the file or a header of the
    tree shows, as conditions (`if (trans)`, `!trans`, `trans ? n : m`), in comparisons with a number, in a switch with
    numbers as labels, in arithmetic, and as the index of an array. Only where some enumerator gives another result.
    Empty braces, `cublasOperation_t trans{};`, where the 0 that they stand for is another enumerator in CUDA.

    Why: `CUBLAS_OP_N` is 0 and `HIPBLAS_OP_N` is 111, so that `if (trans)` is always true in the port, and
    `names[trans]` reads far behind three names. hipBLAS takes a 0 for no operation at all.

    Example:
        #include <cublas_v2.h>
        int rows(cublasOperation_t trans, int m, int n) { return trans ? n : m; }

    Keep:
        #include <cublas_v2.h>
        int rows(cublasOperation_t trans, int m, int n) { return trans == CUBLAS_OP_N ? m : n; }

    Fix safety: safe: a comparison with the enumerator that is 0 in CUDA, and the enumerator in place of its number
    and in empty braces. No fix for members of objects of classes that the file does not show, arithmetic and indices.

    Source: the headers of CUDA 13.5 and ROCm 7.2 (`mappings/numbers.csv`). Detected from tokens.
    """
    types = frozenset(ctx.mapping.renumbered)
    typed = ctx.typed_names(types)
    named = {use.name: use.name for use in ctx.names.api_uses if use.name in types} | typed.aliases
    declarations = Declarations(ctx.tokens, named.keys(), typed.members, typed.functions)
    enumerators = cache(partial(_enumerators, ctx))  # of a type, of which there may be many values
    for value in _values(ctx.tokens, declarations):
        if not ctx.is_settled(value.first):
            yield from _use(ctx, value, enumerators(named.get(value.type, value.type)))
    for opener, name in _values_of_braces(ctx.tokens, declarations):
        zero = next((each for each in enumerators(named.get(name, name)) if each.cuda == 0), None)
        if zero is not None and not ctx.is_settled(opener):
            yield Edit(ctx.tokens.end(opener), ctx.tokens.end(opener), zero.hip_name, _CODE)


def _enumerators(ctx: Context, enumeration: str) -> list[_Enumerator]:
    """The enumerators that have another number in HIP, by their numbers in CUDA."""
    found = []
    for name, numbers in ctx.mapping.numbers.items():
        entry = ctx.mapping.entry(name) if enumeration in numbers.types else None
        if entry is not None:
            found.append(_Enumerator(name, numbers.cudas, entry.hip, numbers.hips))
    return sorted(found, key=lambda each: each.cuda)


def _values_of_braces(tokens: Tokens, declarations: Declarations) -> Iterator[tuple[int, str]]:
    """The ``{`` of empty braces that are the value 0 of a type, and the type: ``T op{};``, ``T op = {};``, ``T{}``"""
    for declared in declarations:
        after = tokens.after(declared.index) if declared.index >= 0 and not declared.is_pointer else -1
        after = tokens.after(after) if tokens.text_at(after) == "=" else after
        if tokens.text_at(after) + tokens.text_at(tokens.after(after)) == "{}":
            yield after, declared.type
    for index in tokens.where(declarations.types):
        after, before = tokens.after(index), begin_of_qualified(tokens, index)
        is_type = tokens.text_at(tokens.before(before)) in _BEFORE_TYPE
        if tokens.text_at(after) + tokens.text_at(tokens.after(after)) == "{}" and not is_type:
            yield after, tokens.texts[index]


def _values(tokens: Tokens, declarations: Declarations) -> Iterator[_Value]:
    """``trans``, ``this->plan.trans``, ``all[i].trans``, ``each[i]``, ``*trans``, ``lab::operation_of(x)``"""
    names = {declared.name for declared in declarations}
    declared_at = {declared.index for declared in declarations}
    for index in tokens.where(names):
        declared = declarations.of(tokens.texts[index], index)
        if declared is None or index in declared_at or tokens.directive_at(index) is not None:
            continue
        first, last, levels = _extent(tokens, index, declared)
        if levels != (levels_of(tokens, declared) if declared.index >= 0 else 0):
            continue
        is_member = tokens.text_at(tokens.before(index)) in OF_MEMBER
        if not _is_hidden(tokens, declared, index, declared_at):
            yield _Value(first, last, declared.type, not is_member or is_sure(tokens, declared, index))


def _extent(tokens: Tokens, index: int, declared: TypedDeclaration) -> tuple[int, int, int]:
    """The first and the last token of the expression whose last name is at a token, and how often it dereferences."""
    first, last, levels = begin_of_qualified(tokens, begin_of_member(tokens, index)), index, 0
    if declared.called and tokens.text_at(tokens.after(last)) == "(":
        last = closer_of(tokens, tokens.after(last))
    while tokens.text_at(tokens.after(last)) == "[":
        last, levels = closer_of(tokens, tokens.after(last)), levels + 1
    if is_dereferenced(tokens, first):
        first, levels = tokens.before(first), levels + 1
    return first, last, levels


def _is_hidden(tokens: Tokens, declared: TypedDeclaration, index: int, declared_at: set[int]) -> bool:
    """Whether the name at a token may be another one of the file, with another type."""
    if tokens.text_at(tokens.before(index)) in OF_MEMBER:
        others = (at for at in tokens.places(declared.name) if at not in declared_at)
        return any(role_of(tokens, at, "") in OWN_ROLES for at in others)
    return not is_sure(tokens, declared, index)


def _use(ctx: Context, value: _Value, enumerators: list[_Enumerator]) -> Iterator[Edit | Diagnostic]:
    """What is said of a use of a value, with the parentheses and casts to numbers around it."""
    tokens = ctx.tokens
    first, last, is_bool = _converted(tokens, value)
    before, after = tokens.before(first), tokens.after(last)
    around = tokens.text_at(before) + tokens.text_at(after)
    comparison = _comparison(tokens, first, last)
    if is_bool or _is_condition(tokens, first, last):
        yield from _condition(ctx, value, enumerators)
    elif comparison is not None:
        yield from _compared(ctx, value, comparison, enumerators)
    elif around == "()" and tokens.text_at(tokens.before(before)) == "switch":
        yield from _switched(ctx, value, tokens.after(after), enumerators)
    elif around == "[]" and _is_array(tokens, tokens.before(before)):
        yield _finding(ctx, value, enumerators[0], "an index")
    elif _is_computed(tokens, first, last):
        yield _finding(ctx, value, enumerators[0], "arithmetic")


def _converted(tokens: Tokens, value: _Value) -> tuple[int, int, bool]:
    """The first and the last token of a value with the parentheses and casts to numbers around it, and whether it is
    cast to `bool`: ``(int)trans``, ``static_cast<int>(trans)``, ``unsigned((trans))``
    """
    first, last, is_bool = value.first, value.last, False
    while True:
        before, after = tokens.before(first), tokens.after(last)
        if tokens.text_at(before) == ")" and (words := _conversion(tokens, opener_of(tokens, before), before)):
            first = opener_of(tokens, before)
        elif (tokens.text_at(before), tokens.text_at(after)) != ("(", ")"):
            return first, last, is_bool
        else:
            name = tokens.before(before)
            opener = template_opener(tokens, name) if tokens.text_at(name) == ">" else -1
            words = [tokens.text_at(name)] if tokens.text_at(name) in _CONVERSIONS else []
            if tokens.text_at(tokens.before(opener)) == "static_cast":
                words, name = _conversion(tokens, opener, name), tokens.before(opener)
            if not words and ends_operand(tokens, name):
                return first, last, is_bool
            first, last = name if words else before, after
        is_bool = is_bool or words == ["bool"]


def _conversion(tokens: Tokens, opener: int, closer: int) -> list[str]:
    """The words of a number's type between two brackets; empty for anything else."""
    words = [tokens.texts[at] for at in tokens.code(opener + 1, closer)] if opener >= 0 else []
    return words if _CONVERSIONS.issuperset(words) else []


def _is_condition(tokens: Tokens, first: int, last: int) -> bool:
    """``!trans``, ``if (trans)``, ``x = trans ? n : m``, ``trans && n > 0``, ``bool on = trans;``"""
    before, after = tokens.before(first), tokens.after(last)
    if tokens.text_at(before) == "!":
        return True
    if tokens.text_at(before) == "(" and tokens.text_at(after) == ")" and is_head(tokens, before):
        return tokens.text_at(tokens.before(before)) not in ("switch", "for")
    if tokens.text_at(before) == "=" and tokens.text_at(after) == ";":
        return tokens.text_at(tokens.before(tokens.before(before))) == "bool"
    is_joined = _is_logical(tokens, before) or _is_logical(tokens, after)
    return _begins(tokens, before) and _ends(tokens, after) and (is_joined or tokens.text_at(after) == "?")


def _begins(tokens: Tokens, before: int) -> bool:
    """Whether an expression begins after a token: ``x = ``, ``return``, ``a &&``"""
    is_value = tokens.text_at(before) == "=" and tokens.text_at(before - 1) not in ("=", "!", "<", ">")
    return is_value or tokens.text_at(before) in _BEFORE_VALUE or _is_logical(tokens, before)


def _ends(tokens: Tokens, after: int) -> bool:
    return tokens.text_at(after) in _AFTER_VALUE or _is_logical(tokens, after)


def _is_logical(tokens: Tokens, index: int) -> bool:
    """Whether a token is one of those of ``&&`` or ``||``."""
    text = tokens.text_at(index)
    return text in ("&", "|") and text in (tokens.text_at(index - 1), tokens.text_at(index + 1))


def _comparison(tokens: Tokens, first: int, last: int) -> tuple[str, int] | None:
    """The sign and the number that a value is compared with, as if the value stood before it: ``trans == 0``, ``1 >
    trans``
    """
    after, before = tokens.after(last), tokens.before(first)
    sign = comparison_at(tokens.texts, after)
    if sign:
        number = tokens.after(after + len(sign) - 1)
        return (sign, number) if _begins(tokens, before) and _is_number(tokens, number, tokens.after(number)) else None
    sign = comparison_before(tokens.texts, before + 1)
    number = tokens.before(before - len(sign) + 1)
    if not sign or not _ends(tokens, after) or not _is_number(tokens, number, -1):
        return None
    return (MIRRORED[sign], number) if _begins(tokens, tokens.before(number)) else None


def _is_number(tokens: Tokens, index: int, after: int) -> bool:
    text = tokens.text_at(index)
    is_whole = after < 0 or _ends(tokens, after)
    return is_whole and (text in _TRUTH or _NUMBER.fullmatch(text) is not None)


def _number(text: str) -> int:
    match = _NUMBER.fullmatch(text)
    if match is None:
        return _TRUTH[text]
    digits = match[1]
    return int(digits, 16 if digits[:2] in ("0x", "0X") else 8 if digits.startswith("0") else 10)


def _is_array(tokens: Tokens, name: int) -> bool:
    """Whether the file declares an array of the name at a token, before the indices that follow it there:
    ``const char *names[] = {"N", "T"};``
    """
    while tokens.text_at(name) == "]":
        name = tokens.before(opener_of(tokens, name))
    places = tokens.places(tokens.text_at(name))
    return any(tokens.text_at(tokens.after(at)) == "[" and role_of(tokens, at, "") in OWN_ROLES for at in places)


def _is_computed(tokens: Tokens, first: int, last: int) -> bool:
    """``trans * n``, ``n + trans``, ``trans << 1``; not ``&trans``, ``(void *)&trans`` and ``out << trans``"""
    before, after = tokens.before(first), tokens.after(last)
    if tokens.text_at(after) + tokens.text_at(after + 1) == "<<" or _is_arithmetic(tokens, after):
        return tokens.text_at(before) not in ("&", "<")
    ends = tokens.text_at(before) != "&" or tokens.text_at(tokens.before(before)) != ")"
    return ends and _is_arithmetic(tokens, before) and ends_operand(tokens, tokens.before(before))


def _is_arithmetic(tokens: Tokens, index: int) -> bool:
    """Whether a token is an operator of two numbers, where an operand is on each side of it."""
    text = tokens.text_at(index)
    is_sign = text in _OPERATORS or (text in ("&", "|") and not _is_logical(tokens, index))
    return is_sign and tokens.text_at(index + 1) not in ("=", text)


def _condition(ctx: Context, value: _Value, enumerators: list[_Enumerator]) -> Iterator[Edit | Diagnostic]:
    """A value that is true where its number is not 0."""
    tokens = ctx.tokens
    zero = next((each for each in enumerators if each.cuda == 0), None)
    differing = next((each for each in enumerators if bool(each.cuda) is not bool(each.hip)), None)
    if zero is None:
        if differing is not None:
            yield _finding(ctx, value, differing, "a condition")
        return
    before, after = tokens.before(value.first), tokens.after(value.last)
    is_negated = tokens.text_at(before) == "!"
    is_alone = (tokens.text_at(tokens.before(before) if is_negated else before), tokens.text_at(after)) == ("(", ")")
    opener, closer = ("", "") if is_alone else ("(", ")")
    start, end = tokens.starts[value.first], tokens.end(value.last)
    begin = tokens.starts[before] if is_negated else start
    comparison = f" {'==' if is_negated else '!='} {zero.hip_name}{closer}"
    edits = (Edit(begin, start, opener, _CODE), Edit(end, end, comparison, _CODE))
    yield from _changed(ctx, value, zero, f"write {comparison.strip(' )')}", "a condition", *edits)


def _compared(
    ctx: Context, value: _Value, comparison: tuple[str, int], enumerators: list[_Enumerator]
) -> Iterator[Edit | Diagnostic]:
    """A value that is compared with a number, ``trans == 1``, where HIP's gives another result."""
    sign, index = comparison
    compare, number = COMPARISONS[sign], _number(ctx.tokens.texts[index])
    differing = [each for each in enumerators if compare(each.cuda, number) is not compare(each.hip, number)]
    meant = next((each for each in differing if each.cuda == number), None)
    if meant is not None and sign in ("==", "!="):
        edit = ctx.edit(_CODE, index, meant.hip_name)
        yield from _changed(ctx, value, meant, f"write {meant.hip_name}", f"a comparison with {number}", edit)
    elif differing:
        yield _finding(ctx, value, differing[0], f"a comparison with {number}")


def _switched(ctx: Context, value: _Value, brace: int, enumerators: list[_Enumerator]) -> Iterator[Edit | Diagnostic]:
    """``switch (trans) { case 0: return n; case 1: return m; }``"""
    tokens = ctx.tokens
    for word, colon in labels_in(tokens, brace) if tokens.text_at(brace) == "{" else ():
        index = tokens.after(word)
        if tokens.after(index) != colon or not _is_number(tokens, index, -1):
            continue
        number = _number(tokens.texts[index])
        meant = next((each for each in enumerators if each.cuda == number), None)
        if meant is not None:
            edit = ctx.edit(_CODE, index, meant.hip_name)
            yield from _changed(ctx, value, meant, f"write {meant.hip_name}", f"case {number}", edit, at=index)


def _changed(
    ctx: Context, value: _Value, enumerator: _Enumerator, title: str, use: str, *edits: Edit, at: int = -1
) -> Iterator[Edit | Diagnostic]:
    """The edits where the type is certain, else a finding with them as its fix."""
    if value.is_sure:
        yield from edits
    else:
        yield _finding(ctx, value, enumerator, use, title, *edits, at=at)


def _finding(
    ctx: Context,
    value: _Value,
    enumerator: _Enumerator,
    use: str,
    title: str = "",
    *edits: Edit,
    at: int = -1,
) -> Diagnostic:
    return ctx.diagnostic(
        _CODE,
        Severity.WARNING,
        value.first if at < 0 else at,
        f"{use} by CUDA's numbers: {enumerator.name} is {enumerator.cuda}, {enumerator.hip_name} is {enumerator.hip}",
        title or "compare with the enumerators, or find what belongs to each in a switch",
        last=value.last if at < 0 else at,
        symbol="".join(ctx.tokens.texts[value.first : value.last + 1]),
        fix=ctx.unsafe_fix(title, *edits) if edits else None,
    )
