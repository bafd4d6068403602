"""HP503: inline PTX."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.rules.context import Context
from hipport.rules.registry import rule
from hipport.source.lexer import Kind
from hipport.source.lexer import kind

_WORDS = frozenset(("asm", "__asm__", "__asm"))
_PTX = re.compile(r"\b[a-z][a-z0-9]*(?:\.[a-z0-9_:]+)+|\b(?:trap|exit|ret|brkpt)\s*;|%%\w+")


@rule("HP503", "inline-ptx")
def inline_ptx(ctx: Context) -> Iterator[Diagnostic]:
    """Inline assembly in PTX.

    What it finds: `asm` statements whose text has PTX instructions.

    Why: AMD GPUs do not execute PTX. The statement stays, passes the compiler's syntax check and fails when code is
    generated; in a template that nobody instantiates it does not fail at all.

    Example:
        __device__ unsigned lane() { unsigned r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }

    Keep:
        __device__ void fence() { asm volatile("" ::: "memory"); }

    Fix safety: no fix. Write the operation in C++ or with HIP's device functions.

    Source: hipcc of ROCm 7.2, "invalid instruction" at code generation.
    """
    tokens = ctx.tokens
    for index in tokens.where(_WORDS):
        if ctx.written_for_hip(index):
            continue
        opener = tokens.after(index)
        while tokens.text_at(opener) in ("volatile", "__volatile__", "goto", "inline"):
            opener = tokens.after(opener)
        literal = tokens.after(opener) if tokens.text_at(opener) == "(" else -1
        code = _literals(ctx, literal)
        if found := _PTX.search(code):
            yield ctx.diagnostic(
                "HP503",
                Severity.ERROR,
                index,
                f"inline PTX ({found.group().strip()}) does not exist on AMD GPUs",
                "write it in C++ or with HIP's device functions, in an arm for HIP",
                symbol="asm",
            )


def _literals(ctx: Context, index: int) -> str:
    """The adjacent string literals from a token on, joined."""
    parts = []
    while index >= 0 and kind(ctx.tokens.texts[index]) is Kind.STRING:
        parts.append(ctx.tokens.texts[index])
        index = ctx.tokens.after(index)
    return " ".join(parts)
