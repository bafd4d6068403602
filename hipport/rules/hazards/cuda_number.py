"""HP716: CUDA's numbers that a project writes itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.roles import NameRole
from hipport.code.scopes import block_range
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.uses import is_without_gpu
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)[uUlL]*")
_OWN = (NameRole.DEFINITION, NameRole.DECLARATION)
_AFTER_VALUE = frozenset((",", "}", ";", ""))


@rule("HP716", "cuda-number", edits=True)
def cuda_number(ctx: Context) -> Iterator[Diagnostic]:
    """CUDA's number of a constant that the project defines itself.

    What it finds: `#define`, enumerators and constants with the name of one of CUDA's constants and a number that its
    counterpart in HIP does not have; in a namespace, a class or a function, where the name may be another's, only those
    with CUDA's number (a warning). Not those in an `#else` for builds without a GPU.

    Why: projects that load the driver while they run declare its constants themselves. The number goes to HIP's
    functions, where it means something else.

    Example:
        #define CU_DEVICE_ATTRIBUTE_WARP_SIZE 10

    Keep:
        #define CUDA_SUCCESS 0

    Fix safety: unsafe: it writes HIP's number, which is wrong where CUDA's library is still called. Better include
    HIP's header in place of the definitions.

    Source: the headers of CUDA 13.5 and ROCm 7.2 (`mappings/numbers.csv`).
    """
    tokens = ctx.tokens
    for use in ctx.names.uses:
        entry = use.entry
        number = _given_number(ctx, use.index) if entry is not None and entry.row.kind in ("enum", "macro") else -1
        if entry is None or number < 0 or use.name not in ctx.mapping.numbers:
            continue
        text, (cuda, hip) = tokens.texts[number], ctx.mapping.numbers[use.name]
        is_global = _is_global(ctx, use.index)
        is_cudas = _value(text) != hip if is_global else use.role in _OWN and _value(text) == cuda
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
