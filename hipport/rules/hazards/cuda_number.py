"""HP716: CUDA's numbers that a project writes itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.roles import OWN_ROLES
from hipport.code.scopes import block_range
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.uses import is_without_gpu
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*")
_BEFORE_VALUE = frozenset(("=", "(", ",", "return", "?", ":", "{", "!", "&", "|"))
_AFTER_VALUE = frozenset((",", "}", ";", ""))


@rule("HP716", "cuda-number", edits=True)
def cuda_number(ctx: Context) -> Iterator[Diagnostic]:
    """CUDA's number of a constant that the project defines itself.

    What it finds: `#define`, enumerators and constants with the name of one of CUDA's constants and a number that
    its counterpart in HIP does not have; in a namespace, a class or a function, where the name may be another's,
    only those with CUDA's number (a warning). Not those in an `#else` for builds without a GPU, and in headers for
    these. A cast to an enumeration of which most numbers are others in HIP, `static_cast<cublasOperation_t>(code)`,
    is a warning, unless the operand has an enumerator in it, is an element of an array of the file with
    enumerators, or is a number that is none of those.

    Why: projects that load the driver while they run declare its constants themselves, and keep them in files and
    interfaces as numbers. The number goes to HIP's functions, where it means something else.

    Example:
        #define CU_DEVICE_ATTRIBUTE_WARP_SIZE 10

    Keep:
        #define CUDA_SUCCESS 0

    Fix safety: unsafe: it writes HIP's number, which is wrong where CUDA's library is still called. Better include
    HIP's header in place of the definitions.

    Source: the headers of CUDA 13.5 and ROCm 7.2 (`mappings/numbers.csv`).
    """
    tokens = ctx.tokens
    stands_in = ctx.survey.is_for_other_builds(ctx.source.path)
    for use in () if stands_in else ctx.names.uses:
        entry = use.entry
        number = _given_number(ctx, use.index) if entry is not None and entry.row.kind in ("enum", "macro") else -1
        if entry is None or number < 0 or use.name not in ctx.mapping.numbers:
            continue
        text, (cuda, hip, _) = tokens.texts[number], ctx.mapping.numbers[use.name]
        is_global = _is_global(ctx, use.index)
        is_cudas = _value(text) != hip if is_global else use.role in OWN_ROLES and _value(text) == cuda
        if not is_cudas or ctx.is_settled(use.index) or any(map(is_without_gpu, ctx.arms.enclosing(use.index))):
            continue
        yield ctx.diagnostic(
            "HP716",
            Severity.ERROR if is_global else Severity.WARNING,
            use.index,
            f"{text} is CUDA's number: {entry.hip} is {hip}",
            f"include HIP's header in place of the definition, or write {hip}",
            last=number,
            symbol=use.name,
            fix=ctx.unsafe_fix(f"write {hip}", ctx.edit("HP716", number, str(hip))),
        )
    yield from _casts(ctx)


def _casts(ctx: Context) -> Iterator[Diagnostic]:
    """``static_cast<cublasOperation_t>(code)``, ``(cublasOperation_t)code``, ``cublasOperation_t(code)``"""
    for use, entry in known_uses(ctx):
        numbers = ctx.mapping.renumbered.get(use.name)
        operand = _operand(ctx.tokens, use.index) if numbers and entry.hip and not ctx.is_settled(use.index) else []
        if not numbers or not operand or any(map(ctx.mapping.entry, operand)) or _is_from_list(ctx, operand):
            continue
        if len(operand) == 1 and _NUMBER.fullmatch(operand[0]) and _value(operand[0]) not in numbers:
            continue
        yield diagnostic_of_use(
            ctx,
            use,
            "HP716",
            Severity.WARNING,
            f"a number becomes {entry.hip}, whose enumerators have other numbers than those of {use.name}",
            "find the enumerator by CUDA's number in a switch, unless the number is one of HIP's already",
            entry.library,
        )


def _is_from_list(ctx: Context, operand: list[str]) -> bool:
    """Whether a number is an element of an array of the file that has enumerators in it:
    ``const int ops[] = {0, CUBLAS_OP_N};``
    """
    tokens = ctx.tokens
    for place in tokens.places(operand[0]):
        bracket = tokens.after(place)
        equals = tokens.after(closer_of(tokens, bracket)) if tokens.text_at(bracket) == "[" else -1
        brace = tokens.after(equals)
        if tokens.text_at(equals) == "=" and tokens.text_at(brace) == "{":
            return any(ctx.mapping.entry(tokens.texts[at]) for at in tokens.code(brace + 1, closer_of(tokens, brace)))
    return False


def _operand(tokens: Tokens, index: int) -> list[str]:
    """The words of what is cast to the type at a token, as far as parentheses or a single word show it; empty where
    there is no cast.
    """
    before, after = tokens.before(index), tokens.after(index)
    around, outside = (tokens.text_at(before), tokens.text_at(after)), tokens.text_at(tokens.before(before))
    if (around == ("<", ">") and outside == "static_cast") or (around == ("(", ")") and not _holds_arguments(outside)):
        first = tokens.after(after)
    elif around[1] == "(" and around[0] in _BEFORE_VALUE and not _is_declarator(tokens, after):
        first = after
    else:
        return []
    if tokens.text_at(first) != "(":
        word = tokens.text_at(first)
        return [word] if is_name(word) or _NUMBER.fullmatch(word) else []
    closer = closer_of(tokens, first)
    return [tokens.texts[at] for at in tokens.code(first + 1, closer)] if closer >= 0 else []


def _is_declarator(tokens: Tokens, opener: int) -> bool:
    """``(*name)(int)`` after a type, of a pointer to a function"""
    closer = closer_of(tokens, opener)
    return tokens.text_at(tokens.after(opener)) == "*" and tokens.text_at(tokens.after(closer)) == "("


def _holds_arguments(text: str) -> bool:
    """Whether a parenthesis after a text holds arguments: ``sizeof(``, ``f(``, ``list[0](``, ``g<int>(``"""
    return text in (")", "]", ">") or (is_name(text) and text not in ("return", "case", "else"))


def _given_number(ctx: Context, index: int) -> int:
    """Index of the number in ``#define NAME 10``, ``#define NAME (10)``, ``NAME = 10,``; -1 where a name gets none."""
    tokens = ctx.tokens
    line = tokens.directive_at(index)
    if line is not None:
        is_name = line.name == "define" and tokens.before(index) == line.name_at
        code = tokens.code(index + 1, line.end) if is_name else []
        if [tokens.texts[at] for at in (*code[:1], *code[-1:])] == ["(", ")"]:
            code = code[1:-1]
        return code[0] if len(code) == 1 and _NUMBER.fullmatch(tokens.texts[code[0]]) else -1
    equals = tokens.after(index)
    number = tokens.after(equals) if tokens.text_at(equals) == "=" else -1
    is_alone = number >= 0 and tokens.text_at(tokens.after(number)) in _AFTER_VALUE
    return number if is_alone and _NUMBER.fullmatch(tokens.texts[number]) else -1


def _value(text: str) -> int:
    match = _NUMBER.fullmatch(text)
    digits = match[1] if match else "-1"
    return int(digits, 16) if digits[:2] in ("0x", "0X") else int(digits, 8 if digits.startswith("0") else 10)


def _is_global(ctx: Context, index: int) -> bool:
    """Whether a constant is defined for all code, as CUDA's is, and not in a namespace, a class or a function."""
    is_macro = ctx.tokens.directive_at(index) is not None
    return is_macro or not (owner(ctx.tokens, index) or block_range(ctx.tokens, index))
