"""HP221: intrinsics of the host's CPU that a project defines itself."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.functions import read_function
from hipport.code.scopes import owner
from hipport.context.context import Context
from hipport.context.own_functions import leave_out_lines
from hipport.context.registry import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.source.conditions import UNDEFINED

_CLANG = "__clang__"
#: Those of x86 that clang knows without a header, so that nobody may define them.
_BUILTINS = ("__rdtsc", "_mm_getcsr", "_mm_lfence", "_mm_mfence", "_mm_pause", "_mm_sfence")
#: Those that are macros of <x86intrin.h> in clang as in GCC, and that older releases of clang did not have.
_MACROS = (
    *("_bswap", "_bswap64", "_lrotl", "_lrotr", "_popcnt32", "_popcnt64"),
    *("_rdtscp", "_rotl", "_rotr", "_rotwl", "_rotwr"),
)


@rule("HP221", "own-intrinsic", edits=True, words=_BUILTINS + _MACROS)
def own_intrinsic(ctx: Context) -> Iterator[Diagnostic]:
    """A definition of an intrinsic that clang has built in.

    What it finds: definitions of functions named __rdtsc, _mm_pause, _mm_lfence, _mm_mfence, _mm_sfence or _mm_getcsr;
    in `#if` arms for clang, definitions of _rotl, _rotr and other names that are macros of <x86intrin.h>.

    Why: gcc and nvcc get them from headers, so a project that does not include these may define its own. hipcc is a
    clang, which has them built in: "static declaration of '__rdtsc' follows non-static declaration". Older releases of
    clang did not have the macros, so that projects bring functions for it: "redefinition of '__rord'".

    Example:
        static unsigned long long __rdtsc() { return 0; }

    Keep:
        unsigned long long now() { return __rdtsc(); }

    Fix safety: safe: `#if` and `#endif` lines leave the definition out where `__clang__`, or the macro of that name, is
    defined, which needs no header before it. No fix where other code is on its lines.

    Source: the built-in functions of clang 22 for x86-64, found by defining each.
    """
    for name in (*_BUILTINS, *_MACROS):
        macro = name if name in _MACROS else _CLANG
        for index in ctx.tokens.places(name):
            opener = ctx.tokens.after(index)
            function = read_function(ctx.tokens, index, opener) if ctx.tokens.text_at(opener) == "(" else None
            if function is None or owner(ctx.tokens, index) or ctx.is_settled(index):
                continue
            if _is_left_out(ctx, index, {_CLANG, macro}) or (name in _MACROS and not _is_left_out(ctx, index, set())):
                continue
            edits = leave_out_lines(ctx, function.first, function.end, "HP221", macro)
            remedy = f"leave this definition out where {macro} is defined"
            yield ctx.diagnostic(
                "HP221",
                Severity.ERROR,
                index,
                f"clang has {name} {'as a macro' if name in _MACROS else 'built in'}: this is a redefinition",
                remedy,
                symbol=name,
                fix=Fix(remedy, Applicability.SAFE, edits) if edits else None,
            )


def _is_left_out(ctx: Context, index: int, defined: set[str]) -> bool:
    """Whether a token is in an arm, as of ``#ifndef __clang__``, that a compiler does not take which has the macros
    ``defined``, and else is not clang.
    """

    def world(macro: str) -> int | str | None:
        return 1 if macro in defined else UNDEFINED if macro == _CLANG else None

    return any(arm.holds(world) is False for arm in ctx.arms.enclosing(index))
