"""HP706: computing with CUdeviceptr."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.comparisons import comparison_at
from hipport.code.comparisons import comparison_before
from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.code.declarations import levels_of
from hipport.code.functions import words_of
from hipport.code.items import TYPE_WORDS
from hipport.code.operands import begin_of_member
from hipport.code.operands import begin_of_value
from hipport.code.operands import ends_operand
from hipport.code.operands import is_dereferenced
from hipport.code.returned import returned_words
from hipport.context.byte_sums import added_bytes
from hipport.context.context import Context
from hipport.context.handles import INTEGERS
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import OF_MEMBER
from hipport.source.tokens import Tokens
from hipport.source.tokens import once
from hipport.unit import Ask
from hipport.unit import Type

_POINTER = frozenset(("CUdeviceptr", "CUdeviceptr_v2"))
_ADDING = frozenset("+-")
_FACTORS = frozenset("%*/")
_MASKS = frozenset("&|^")
_INTEGER_ONLY = _FACTORS | _MASKS
_SHIFTS = frozenset("<>")
_ASSIGNING = frozenset(("+=", "-="))
_NEGATED = "a minus"
_OF_NUMBERS = frozenset(("%", "&", "/", "<<", ">>", "~", _NEGATED))
_OPERAND_ENDS = frozenset((")", "]"))
_CASTS = frozenset(("reinterpret_cast", "static_cast"))
_CAST_ENDS = _POINTER | {"*"}
_OPENERS = frozenset(("(", "["))
_BEFORE_WHOLE = frozenset(("=", "return", ",", ";", "{", "}", "[", ""))
_AFTER_WHOLE = frozenset((";", ",", ")", "]", "}", ""))
_NOT_IN_SUMS = frozenset("<>!?:={}") | {"&&", "||", "==", "!=", "<=", ">="}
_AFTER_COMPARED = frozenset((")", ";", "?", ",", "and", "or"))
_SIZED = frozenset(("array", "span"))
_ZERO = re.compile(r"0[xX]?0*[uUlL]*")


@rule("HP706", "device-pointer-arithmetic", edits=True)
def device_pointer_arithmetic(ctx: Context) -> Iterator[Diagnostic]:
    """Arithmetic on a CUdeviceptr, which is a `void *` in HIP.

    What it finds: `+`, `-`, `+=`, `++`, `%`, `&`, `<<` and the like on variables, members, elements of containers and
    results of functions that the file declares with the type CUdeviceptr, or with a name that the project gives it; on
    members, and functions of classes, that a header of the project declares so; on casts to CUdeviceptr; 0 as the
    template argument after CUdeviceptr.

    Why: CUdeviceptr is an integer, hipDeviceptr_t a `void *`, with which C++ does not compute.

    Example:
        void fill(CUdeviceptr base, size_t n) { cuMemsetD8(base + n, 0, n); }

    Keep:
        void fill(CUdeviceptr base, size_t n) { if (base != 0) cuMemsetD8(base, 0, n); }

    Fix safety: safe where the sum is given to a CUdeviceptr, compared with one, or given to a function of CUDA's,
    unsafe elsewhere. `(char *)` before an operand of `+`, or the left one of `-`, gives the same address; it
    does not compile where CUDA code uses the sum as an integer. Safe for `base += n;`, which becomes
    `base = (char *)base + n;`, where an integer gets the sum or is compared with it, for the difference of two, and for
    `%`, `&`, `/`, shifts and `~` outside of addresses: `(uintptr_t)` gives the same number, of which an address is made
    again where it is used as one: `(base + 255) & ~255`. Safe for 0 as a template argument, which becomes `nullptr`.
    Nothing else is edited.

    Source: hipcc of ROCm 7.2, "arithmetic on a pointer to void", "invalid operands to binary expression"; comparisons
    with 0, NULL and other pointers compile. Detected from tokens, for `auto` by libclang; confidence high.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx):
        return
    typed = ctx.typed_names(_POINTER)
    if tokens.distinct.isdisjoint(_POINTER.union(typed.aliases, typed.members, typed.functions)):
        return
    declarations = Declarations(tokens, _POINTER | typed.aliases.keys(), typed.members, typed.functions)
    for index in tokens.where({declaration.name for declaration in declarations}):
        declared = declarations.of(tokens.texts[index], index)
        if declared is None or declared.index == index or ctx.written_for_hip(index):
            continue
        last = _end_of_value(ctx, index, declared)
        operator = _operator(ctx, index, last) if last >= 0 else ""
        if operator:
            yield ctx.diagnostic(
                "HP706",
                Severity.ERROR,
                index,
                f"{operator} on {declared.name}, a CUdeviceptr: the type is void * in HIP, and this does not compile",
                "compute with (char *), or with uintptr_t where it is used as a number",
                last=last,
                symbol=declared.type,
                fix=_fix(ctx, declarations, index, last, operator),
            )
    for first, last in _casts(ctx):
        operator = "" if ctx.written_for_hip(first) else _operator(ctx, first, last)
        if operator:
            yield ctx.diagnostic(
                "HP706",
                Severity.ERROR,
                first,
                f"{operator} on a value that is cast to CUdeviceptr: the type is void * in HIP",
                "compute with (char *), or with uintptr_t where it is used as a number",
                last=last,
                symbol="CUdeviceptr",
                fix=_fix(ctx, declarations, first, last, operator),
            )
    for index in _zeros_as_arguments(ctx):
        yield ctx.diagnostic(
            "HP706",
            Severity.ERROR,
            index,
            f"{tokens.texts[index]} as a template argument beside CUdeviceptr: no number is a void *, its type in HIP",
            "use nullptr for the value of a pointer",
            symbol="CUdeviceptr",
            fix=Fix("use nullptr", Applicability.SAFE, (ctx.edit("HP706", index, "nullptr"),)),
        )
    for _, index in _deduced(ctx):
        yield ctx.diagnostic(
            "HP706",
            Severity.ERROR,
            index,
            f"arithmetic on {tokens.texts[index]}, a CUdeviceptr by its initializer: the type is void * in HIP",
            "compute with (char *), or with uintptr_t where it is used as a number",
            symbol="CUdeviceptr",
        )


def _casts(ctx: Context) -> Iterator[tuple[int, int]]:
    """The first and the last token of casts: ``(CUdeviceptr)values[0]``, ``reinterpret_cast<CUdeviceptr>(values)``"""
    tokens = ctx.tokens
    for name in tokens.where(_POINTER):
        opener, closer = tokens.before(name), tokens.after(name)
        around = tokens.text_at(opener), tokens.text_at(closer)
        first = tokens.before(opener)
        last = tokens.after(closer)
        if around == ("<", ">") and tokens.text_at(first) in _CASTS and tokens.text_at(last) == "(":
            yield first, closer_of(tokens, last)
            continue
        while tokens.text_at(last) in ("&", "*"):
            last = tokens.after(last)
        value = tokens.text_at(last)
        if around == ("(", ")") and (is_name(value) or value[:1].isdigit() or value == "("):
            last = closer_of(tokens, last) if tokens.texts[last] == "(" else last
            yield opener, _end_of_operand(tokens, last)


def _zeros_as_arguments(ctx: Context) -> Iterator[int]:
    """The zeros that are given for values of the type: ``Handle<CUdeviceptr, 0>``. A number may be a size."""
    tokens = ctx.tokens
    for name in tokens.where(_POINTER):
        comma = tokens.after(name)
        zero = tokens.after(comma)
        opener = tokens.before(name)
        is_sized = tokens.text_at(tokens.before(opener)) in _SIZED
        is_argument = tokens.text_at(opener) == "<" and tokens.text_at(comma) == "," and not is_sized
        is_last = tokens.text_at(tokens.after(zero)) in (",", ">", ">>")
        if is_argument and is_last and _ZERO.fullmatch(tokens.text_at(zero)) and not ctx.written_for_hip(name):
            yield zero


def _deduced(ctx: Context) -> Iterator[tuple[int, int]]:
    """Variables declared with ``auto`` whose type is CUdeviceptr by the parser's view: the index of the name, and that
    of each use in arithmetic.
    """
    tokens = ctx.tokens
    for auto in tokens.places("auto"):
        name = tokens.after(auto)
        if not is_name(tokens.text_at(name)) or tokens.text_at(tokens.after(name)) not in ("=", ":"):
            continue
        uses = [at for at in tokens.places(tokens.texts[name]) if at > name and _operator(ctx, at, at)]
        if not uses:
            continue
        fact = ctx.ask(Ask.TYPE, name)
        if isinstance(fact, Type) and fact.pointers == 0 and fact.spelled.removeprefix("const ") in _POINTER:
            yield from ((name, at) for at in uses)


def _end_of_value(ctx: Context, index: int, declared: TypedDeclaration) -> int:
    """Index of the last token of a value: the name, the ``)`` of a call of a function with this name, or the ``]`` of
    ``pointers[i]``; -1 where the expression is not a CUdeviceptr.
    """
    after = ctx.tokens.after(index)
    is_call = ctx.tokens.text_at(after) == "("
    if declared.is_pointer:
        if is_call or levels_of(ctx.tokens, declared) != 1:
            return -1
        if ctx.tokens.text_at(after) == "[":
            return closer_of(ctx.tokens, after)
        return index if is_dereferenced(ctx.tokens, begin_of_member(ctx.tokens, index)) else -1
    if not is_call:
        return index
    return closer_of(ctx.tokens, after) if declared.called else -1


def _operator(ctx: Context, first: int, last: int) -> str:
    """The arithmetic operator that is applied to a value, empty where there is none."""
    tokens = ctx.tokens
    after = tokens.after(last)
    sign, next_text = tokens.text_at(after), tokens.texts[after + 1] if 0 <= after < len(tokens) - 1 else ""
    begin = begin_of_value(ctx.tokens, first)
    before = tokens.before(begin)
    ahead = tokens.text_at(before)
    if ahead in ("&", "*") and _belongs_to_name(ctx, before):
        return ""
    if ahead == ")" and (tokens.text_at(tokens.before(before)) in _CAST_ENDS or _is_integer(ctx, before)):
        return ""  # (char *)base + n, (size_t)base + n, which compute with another type already; (CUdeviceptr)base + n
    if sign in _ADDING:
        return f"{sign}{next_text}" if next_text in (sign, "=") else sign
    if sign in _SHIFTS and next_text == sign and ahead != sign:  # not std::cout << base << 1
        return sign * 2
    if ahead == "~":
        return ahead
    if ahead == "-" and not ends_operand(tokens, tokens.before(before)):
        return _NEGATED
    if sign in _INTEGER_ONLY and next_text != sign:
        return f"{sign}=" if next_text == "=" else sign
    if ahead in _ADDING | _INTEGER_ONLY and ends_operand(tokens, tokens.before(before)):
        return ahead
    return ""


def _belongs_to_name(ctx: Context, sign: int) -> bool:
    """Whether a ``&`` or ``*`` is a part of what follows it, and no operator between two values: ``f(&base)``,
    ``(void **)&base``, ``void *base``, ``CUdeviceptr &base``
    """
    tokens = ctx.tokens
    before = tokens.before(sign)
    text = tokens.text_at(before)
    if text == ")":
        return tokens.text_at(tokens.before(before)) in _CAST_ENDS or _is_integer(ctx, before)
    is_type = text in TYPE_WORDS | _POINTER or text in ctx.typed_names(_POINTER).aliases
    return is_type or not ends_operand(tokens, before)


def _fix(ctx: Context, declarations: Declarations, index: int, last: int, operator: str) -> Fix | None:
    begin = begin_of_value(ctx.tokens, index)
    start = ctx.tokens.starts[begin]
    is_address = _is_address(ctx, declarations, begin)
    if operator not in _ASSIGNING and (edits := _as_number(ctx, declarations, begin, last)):
        return Fix("compute with an integer", Applicability.SAFE, edits)
    if operator in _ASSIGNING:
        edits = added_bytes(ctx, "HP706", begin, last)
        return Fix("compute with char *", Applicability.SAFE, edits) if edits else None
    if operator in _OF_NUMBERS:
        number = Edit(start, start, "(uintptr_t)", "HP706")
        return None if is_address else Fix("compute with an integer", Applicability.SAFE, (number,))
    is_difference = operator == "-" and _is_difference(ctx, declarations, begin, last)
    if is_difference or (operator in _ADDING and not is_address and _is_number(ctx, begin, last)):
        return Fix("compute with an integer", Applicability.SAFE, (Edit(start, start, "(uintptr_t)", "HP706"),))
    if operator not in _ADDING or ctx.tokens.text_at(ctx.tokens.before(begin)) == "-":
        return None
    edit = Edit(start, start, "(char *)", "HP706")
    if is_address or _is_value(ctx.tokens, declarations, _compared_after(ctx.tokens, last)):
        return Fix("compute with char *", Applicability.SAFE, (edit,))
    return ctx.unsafe_fix("compute with char *", edit)


def _is_integer(ctx: Context, closer: int) -> bool:
    """Whether a parenthesis closes a cast to an integer: ``(unsigned long long)``"""
    words = set(words_of(ctx.tokens, opener_of(ctx.tokens, closer) + 1, closer))
    return bool(words) and words <= INTEGERS


def _is_difference(ctx: Context, declarations: Declarations, begin: int, last: int) -> bool:
    """Whether a value is an operand of a difference of two: ``end - base``, ``this->end - this->base``. The difference
    is a number wherever it stands.
    """
    tokens = ctx.tokens
    before, after = tokens.before(begin), tokens.after(last)
    if tokens.text_at(before) == "-":
        return _is_value(tokens, declarations, tokens.before(before))
    other = tokens.after(after) if tokens.text_at(after) == "-" else -1
    while tokens.text_at(tokens.after(other)) in (".", "->"):
        other = tokens.after(tokens.after(other))
    return _is_value(tokens, declarations, other)


def _is_number(ctx: Context, begin: int, last: int) -> bool:
    """Whether a sum that begins with a value is that of an integer, or compared with one: ``size_t end = base + n``,
    ``number < base + n``, ``base + n > number``
    """
    tokens = ctx.tokens
    before = tokens.before(begin)
    name = tokens.before(before) if tokens.text_at(before) == "=" else -1
    others = (name, _compared_with(tokens, before), _compared_after(tokens, last))
    integers = _integers(tokens)
    return any(_is_size(tokens, other) or _is_value(tokens, integers, other) for other in others if other >= 0)


def _is_size(tokens: Tokens, last: int) -> bool:
    """Whether ``sizeof(n)`` ends at a token."""
    opener = opener_of(tokens, last) if tokens.texts[last] == ")" else -1
    return opener >= 0 and tokens.text_at(tokens.before(opener)) == "sizeof"


@once
def _integers(tokens: Tokens) -> Declarations:
    return Declarations(tokens, INTEGERS)


def _compared_after(tokens: Tokens, last: int) -> int:
    """The last token of what a sum is compared with whose first operand ends at a token, ``base + n > range->end``; -1
    for none.
    """
    after = tokens.after(last)
    while tokens.text_at(after) in _ADDING:
        after = tokens.after(_end_of_operand(tokens, tokens.after(after)))
    sign = comparison_at(tokens.texts, after)
    return _end_of_operand(tokens, tokens.after(after + len(sign) - 1)) if sign else -1


def _end_of_operand(tokens: Tokens, last: int) -> int:
    """The last token of an operand whose first part ends at a token: a name, a number or what stands in brackets, as in
    ``all[i].size``, ``size(n)``
    """
    while (text := tokens.text_at(after := tokens.after(last))) in _OPENERS or text in OF_MEMBER:
        last = closer_of(tokens, after) if text in _OPENERS else tokens.after(after)
    return last


def _is_value(tokens: Tokens, declarations: Declarations, index: int) -> bool:
    """Whether a token is the name of a variable or member of one of the types, and not of a pointer or function."""
    declared = declarations.of(tokens.text_at(index), index) if index >= 0 else None
    return declared is not None and not declared.is_pointer and not declared.called


def _whole(tokens: Tokens, begin: int) -> Span | None:
    """The arithmetic that a value is a part of, ``(base + 255) & ~255`` of ``return (base + 255) & ~255;``; None where
    it is a part of something else.
    """
    first = begin
    while (text := tokens.text_at(before := tokens.before(first))) not in _BEFORE_WHOLE:
        if text == "(" and ends_operand(tokens, tokens.before(before)):
            break  # of a call
        first = opener_of(tokens, before) if text in _OPERAND_ENDS else before
        if text in _NOT_IN_SUMS or first < 0:
            return None
    end = first
    while tokens.text_at(end) not in _AFTER_WHOLE:
        closer = closer_of(tokens, end) if tokens.texts[end] in _OPENERS else end
        if tokens.text_at(end) in _NOT_IN_SUMS or closer < 0:
            return None
        end = tokens.after(closer)
    return Span(first, end) if end > begin else None


def _is_for_integers(tokens: Tokens, whole: Span, begin: int, last: int) -> bool:
    """Whether arithmetic has an operator that only integers have on a value from ``begin`` to ``last`` or on a sum with
    it: ``(base + 7) / 8`` and ``base + n & ~7``, and not ``base + n * 8``.
    """
    while True:
        before, after = tokens.before(begin), tokens.after(last)
        if tokens.text_at(after) in _FACTORS:
            return True
        if tokens.text_at(before) in _FACTORS and ends_operand(tokens, tokens.before(before)):
            return True
        while before >= whole.first and tokens.texts[before] != "(":
            if tokens.texts[before] in _MASKS and ends_operand(tokens, tokens.before(before)):
                return True
            closed = tokens.texts[before] in _OPERAND_ENDS
            before = tokens.before(opener_of(tokens, before) if closed else before)
        while 0 <= after < whole.end and tokens.texts[after] != ")":
            if tokens.texts[after] in _MASKS and ends_operand(tokens, tokens.before(after)):
                return True
            after = tokens.after(closer_of(tokens, after) if tokens.texts[after] in _OPENERS else after)
        if before < whole.first or not 0 <= after < whole.end:
            return False
        begin, last = before, after


def _as_number(ctx: Context, declarations: Declarations, begin: int, last: int) -> tuple[Edit, ...]:
    """The edits that compute a number and make a pointer of it where it is used as an address:
    ``(void *)((uintptr_t)base & ~7)``. () where it is not made by what only integers have.
    """
    tokens = ctx.tokens
    whole = _whole(tokens, begin)
    if whole is None or not _is_for_integers(tokens, whole, begin, last):
        return ()
    code = tokens.code(whole.first, whole.end)
    start, end = tokens.starts[code[0]], tokens.end(code[-1])
    number = Edit(tokens.starts[begin], tokens.starts[begin], "(uintptr_t)", "HP706")
    is_first = not any(_is_value(tokens, declarations, at) for at in code if at < begin)
    if not (is_first and _is_address(ctx, declarations, whole.first)):
        return (number,)
    entry = ctx.mapping.entry("CUdeviceptr")
    around = f"({entry.hip if entry else 'CUdeviceptr'})("
    opening = Edit(start, start, around if code[0] != begin else f"{around}(uintptr_t)", "HP706")
    return (opening, *(() if code[0] == begin else (number,)), Edit(end, end, ")", "HP706"))


def _is_address(ctx: Context, declarations: Declarations, begin: int) -> bool:
    """Whether an expression that begins at a token is used as an address and not as a number: it is the value of a
    CUdeviceptr, compared with one, or an argument of CUDA's: ``CUdeviceptr end = base + n``, ``return base + n;``,
    ``p < base + n``, ``cuMemFree(base)``.
    """
    tokens = ctx.tokens
    before = tokens.before(begin)
    if _is_value(tokens, declarations, _compared_with(tokens, before)):
        return True
    if tokens.text_at(before) == "=":
        return _is_value(tokens, declarations, tokens.before(before))
    if tokens.text_at(before) == "return":
        returned = returned_words(tokens, before)
        return bool(returned) and returned <= declarations.types
    if tokens.text_at(before) not in ("(", ","):
        return False
    while tokens.text_at(before) not in (";", "{", "}", ""):
        text = tokens.texts[before]
        if text in _OPERAND_ENDS:
            before = opener_of(tokens, before)
        elif text in _OPENERS:
            callee = tokens.text_at(tokens.before(before))
            return text == "(" and callee.startswith("cu") and ctx.mapping.entry(callee) is not None
        before = tokens.before(before)
    return False


def _compared_with(tokens: Tokens, before: int) -> int:
    """The last token of what a value after ``before`` is compared with, -1 for none: ``p < base + n``,
    ``p >= (base + n)``
    """
    if tokens.text_at(before) == "(":
        after = tokens.after(closer_of(tokens, before))
        if tokens.text_at(after) not in _AFTER_COMPARED and "".join(tokens.texts[after : after + 2]) not in (
            "&&",
            "||",
        ):
            return -1
        before = tokens.before(before)
    sign = comparison_before(tokens.texts, before + 1)
    return tokens.before(before - len(sign) + 1) if sign else -1
