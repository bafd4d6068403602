"""HP229: conversions to 16-bit types that HIP finds ambiguous."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.declarations import Declarations
from hipport.code.declarations import TypedDeclaration
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HALF = frozenset("half __half nv_half".split())
_BFLOAT16 = frozenset("nv_bfloat16 __nv_bfloat16".split())
_SIGNED = frozenset("long int64_t ptrdiff_t ssize_t".split())
_UNSIGNED = frozenset("uint64_t size_t".split())
_OF_OPERAND = frozenset((".", "->", "[", "(", "::", "++", "--", "<"))  # after a name: it is not the whole operand
_BEFORE_CAST = frozenset("return else case do co_return co_yield and or not".split())
_HEADER = "hipport/bfloat16.h"


@rule("HP229", "bfloat16-conversion", edits=True, words=_BFLOAT16)
def bfloat16_conversion(ctx: Context) -> Iterator[Edit]:
    """A conversion to a 16-bit type that HIP finds ambiguous.

    What it finds: conversions to `__nv_bfloat16` of a variable that the file declares as half or as an integer of 64
    bits, and conversions to `__half` of one that it declares as `__nv_bfloat16`: casts in all spellings, and
    `__nv_bfloat16 x = n;`.

    Why: CUDA's types have a constructor for each of these. HIP's `__hip_bfloat16` has none for half and for integers of
    64 bits, and converts to several types that `__half` has constructors for.

    Example:
        __device__ __nv_bfloat16 narrowed(long long n) { return __nv_bfloat16(n); }

    Example:
        __device__ __nv_bfloat16 converted(__half x) { return static_cast<__nv_bfloat16>(x); }

    Keep:
        __device__ __nv_bfloat16 narrowed(int n) { return __nv_bfloat16(n); }

    Fix safety: safe. The operand is converted first: half and bfloat16 to float, which holds all their values, as CUDA
    does; an integer by a function of `hipport/bfloat16.h` that rounds once, as CUDA's constructor does.

    Source: hip/amd_detail/amd_hip_bf16.h of ROCm 7.2; hipcc, "ambiguous conversion for C-style cast from 'long' to
    '__hip_bfloat16'". CUDA 13.0 compiles them.
    """
    if is_of_hip(ctx):
        return
    tokens = ctx.tokens
    declarations = Declarations(tokens, _HALF | _BFLOAT16 | _SIGNED | _UNSIGNED)
    for index in tokens.where(_HALF | _BFLOAT16):
        operand, is_explicit = _operand(tokens, index)
        name = tokens.text_at(operand)
        declared = declarations.of(name, operand) if is_name(name) else None
        if declared is None or declared.is_pointer or declared.called or ctx.written_for_hip(index):
            continue
        function = _conversion(tokens, declared, tokens.texts[index] in _BFLOAT16, is_explicit)
        if function:
            start, end = tokens.starts[operand], tokens.end(operand)
            yield Edit(start, end, f"{function}({name})", "HP229", header=_HEADER if "::" in function else "")


def _operand(tokens: Tokens, index: int) -> tuple[int, bool]:
    """The name that is converted to the type at ``index``, -1 if there is none, and whether a cast says so: ``T(x)``,
    ``(T)x``, ``static_cast<T>(x)``, ``T y = x;``
    """
    before, after = tokens.before(index), tokens.after(index)
    around = tokens.text_at(before), tokens.text_at(after)
    leads = tokens.text_at(tokens.before(before))
    if around == ("(", ")") and (not is_name(leads) or leads in _BEFORE_CAST):
        operand = tokens.after(after)
        return (operand if tokens.text_at(tokens.after(operand)) not in _OF_OPERAND else -1), True
    if around == ("<", ">") and leads == "static_cast":
        after = tokens.after(after)
    elif is_name(around[1]) and tokens.text_at(tokens.after(after)) == "=":
        operand = tokens.after(tokens.after(after))
        return (operand if tokens.text_at(tokens.after(operand)) == ";" else -1), False
    operand = tokens.after(after)
    is_whole = tokens.text_at(after) == "(" and tokens.text_at(tokens.after(operand)) == ")"
    return (operand if is_whole else -1), True


def _conversion(tokens: Tokens, declared: TypedDeclaration, to_bfloat16: bool, is_explicit: bool) -> str:
    """What a variable is to be converted with first, empty where HIP takes it as it is."""
    if declared.type in (_HALF if to_bfloat16 else _BFLOAT16):
        return "static_cast<float>" if is_explicit else ""
    if not to_bfloat16 or declared.type in _HALF | _BFLOAT16:
        return ""
    is_unsigned = declared.type in _UNSIGNED or (declared.type == "long" and _is_unsigned(tokens, declared.index))
    return "hipport::ull2bfloat16_rn" if is_unsigned else "hipport::ll2bfloat16_rn"


def _is_unsigned(tokens: Tokens, name: int) -> bool:
    """``unsigned long long x``, ``const unsigned long &x``"""
    at = tokens.before(name)
    while tokens.text_at(at) in ("&", "const", "volatile", "long"):
        at = tokens.before(at)
    return tokens.text_at(at) == "unsigned"
