"""HP274: plans of cuFFT as the numbers that they are."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set

from hipport.code.calls import closer_of
from hipport.code.declarations import Declarations
from hipport.code.operands import begin_of_member
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import TokenKind
from hipport.source.lexer import kind
from hipport.source.tokens import Tokens

_CODE = "HP274"
_HANDLE = "cufftHandle"
_OF_HIP = "hipfftHandle"
_CALLS = frozenset(
    """cufftCreate cufftDestroy cufftExecC2C cufftExecC2R cufftExecD2Z cufftExecR2C cufftExecZ2D cufftExecZ2Z
    cufftPlan1d cufftPlan2d cufftPlan3d cufftPlanMany cufftSetStream""".split()
)
_INTEGERS = frozenset(("int", "unsigned"))
_ENDS = frozenset((";", ",", ")", "}"))


@rule("HP274", "handle-as-number", edits=True, words=(_HANDLE, *_CALLS))
def handle_as_number(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A plan of cuFFT that is set to -1, or compared with a number.

    What it finds: `-1` as the first value of a variable, member, parameter or array of type `cufftHandle`, or as what
    is assigned to it, and comparisons of one with a number, where the file or a header of the tree shows the type; a
    variable of type `int` as the plan in a call, `int plan; cufftPlan1d(&plan, n, CUFFT_C2C, 1);`.

    Why: in CUDA a plan is an int, in HIP a pointer: "cannot initialize a variable of type 'hipfftHandle' with an rvalue
    of type 'int'", "ordered comparison between pointer and zero".

    Example:
        #include <cufft.h>
        struct Plan { cufftHandle handle = -1; ~Plan() { if (handle >= 0) cufftDestroy(handle); } };

    Keep:
        #include <cufft.h>
        struct Plan { cufftHandle handle = 0; ~Plan() { if (handle) cufftDestroy(handle); } };

    Fix safety: safe: the pointer has the same bits as the number, which no plan of hipFFT's has. No fix for an `int`:
    declare it as `hipfftHandle`, and so whatever it comes from.

    Source: cufft.h of CUDA 13.0, hipfft/hipfft.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    known = ctx.typed_names(frozenset((_HANDLE,)))
    types = {_HANDLE, *known.aliases}
    declarations = Declarations(tokens, types, known.members)
    parameters = (tokens.texts[tokens.after(index)] for index in tokens.where(types))  # of prototypes, too
    for index in tokens.where({*parameters, *(declaration.name for declaration in declarations)}):
        if not _is_handle(tokens, index, types, declarations) or ctx.is_settled(index):
            continue
        for minus in _minus_ones(tokens, index):
            start = tokens.starts[minus]
            yield Edit(start, start, f"({_OF_HIP})", _CODE)
        if _is_compared(tokens, index):
            start = tokens.starts[begin_of_member(tokens, index)]
            yield Edit(start, start, "(long long)", _CODE)
    yield from _plans_as_integers(ctx)


def _plans_as_integers(ctx: Context) -> Iterator[Diagnostic]:
    """``cufftPlan1d(&plan, ...)`` and ``cufftDestroy(plan)`` after ``int plan;``, each variable once"""
    tokens = ctx.tokens
    reported: set[int] = set()
    declarations = Declarations(tokens, _INTEGERS) if not _CALLS.isdisjoint(tokens.distinct) else None
    for call in tokens.where(_CALLS) if declarations else ():
        index = tokens.after(tokens.after(call))
        index = tokens.after(index) if tokens.text_at(index) == "&" else index
        while tokens.text_at(tokens.after(index)) in (".", "->"):
            index = tokens.after(tokens.after(index))
        declared = declarations.of(tokens.text_at(index), index) if declarations else None
        is_argument = tokens.text_at(tokens.after(index)) in (",", ")")
        if declared is None or not is_argument or declared.index in reported or ctx.is_settled(call):
            continue
        reported.add(declared.index)
        yield ctx.diagnostic(
            _CODE,
            Severity.ERROR,
            index,
            f"{declared.name} is of type {declared.type}: a plan is a pointer in HIP",
            f"declare it as {_HANDLE}, which becomes {_OF_HIP}",
            symbol=declared.name,
        )


def _is_handle(tokens: Tokens, index: int, types: Set[str], declarations: Declarations) -> bool:
    """Whether a name is that of a plan, or of an array with one of its elements."""
    if tokens.text_at(tokens.before(index)) in types:
        return True
    declared = declarations.of(tokens.texts[index], index)
    return declared is not None and (not declared.is_pointer or tokens.text_at(tokens.after(index)) == "[")


def _minus_ones(tokens: Tokens, index: int) -> Iterator[int]:
    """Each ``-1`` that becomes the value of the variable at ``index``: ``a = -1``, ``a(-1)``, ``a[2] = {-1, -1}``"""
    at = tokens.after(index)
    while tokens.text_at(at) == "[" and (closer := closer_of(tokens, at)) >= 0:
        at = tokens.after(closer)
    if tokens.text_at(at) == "=":
        at = tokens.after(at)
        if tokens.text_at(at) not in ("{", "-"):
            return
    if _is_minus_one(tokens, at):
        yield at
    elif tokens.text_at(at) in ("(", "{") and (closer := closer_of(tokens, at)) >= 0:
        yield from (minus for minus in range(at, closer) if _is_minus_one(tokens, minus))


def _is_minus_one(tokens: Tokens, index: int) -> bool:
    number = tokens.after(index)
    ends = tokens.text_at(tokens.after(number)) in _ENDS
    begins = tokens.text_at(tokens.before(index)) in ("=", "(", "{", ",")
    return tokens.text_at(index) == "-" and tokens.text_at(number) == "1" and ends and begins


def _is_compared(tokens: Tokens, index: int) -> bool:
    """``a >= 0``, ``o.a == -1``, ``a[i] < 0``"""
    at = tokens.after(index)
    while tokens.text_at(at) == "[" and (closer := closer_of(tokens, at)) >= 0:
        at = tokens.after(closer)
    sign, at = tokens.text_at(at), tokens.after(at)
    if tokens.text_at(at) == "=":
        at = tokens.after(at)
    elif sign not in ("<", ">"):
        return False
    negative = tokens.text_at(at) == "-"
    number = tokens.text_at(tokens.after(at) if negative else at)
    is_number = bool(number) and kind(number) is TokenKind.NUMBER
    return is_number and (sign in ("<", ">") or (sign in ("=", "!") and (negative or number != "0")))
