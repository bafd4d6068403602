"""HP206, HP207, HP209: words of the language that the HIP compiler does not take as nvcc does."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.code.functions import BUILTIN_TYPES
from hipport.code.functions import VECTOR_TYPES
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_ASSEMBLY = frozenset(("asm", "__asm__", "__asm"))
_RESTRICT = frozenset(("__restrict__", "__restrict"))
_VALUE_WORDS = (BUILTIN_TYPES - {"void"}) | VECTOR_TYPES.keys() | {"const", "register"}
_LAUNCH_HINTS = frozenset(("__grid_constant__", "__maxnreg__", "__cluster_dims__", "__block_size__"))
_FEW = 20  # tokens, enough for an expression of a constant


def _is_cuda(ctx: Context) -> bool:
    """Whether the HIP compiler will read the file as device code."""
    return ctx.source.path.lower().endswith((".cu", ".cuh")) or ctx.is_device_code


def _is_code(ctx: Context, index: int) -> bool:
    """Whether a word is part of the program: no macro's name, and in no other preprocessor line."""
    line = ctx.tokens.directive_at(index)
    body = line is None or (line.name == "define" and ctx.tokens.before(index) != line.name_at)
    return body and not ctx.written_for_hip(index)


def _remove(ctx: Context, code: str, first: int, last: int | None = None) -> Edit:
    """Delete the tokens ``first``..``last`` with the blank behind them on their line."""
    last = first if last is None else last
    blank = ctx.tokens.texts[last + 1 : last + 2]
    return ctx.edit(code, first, "", last=last + 1 if blank and blank[0].isspace() and "\n" not in blank[0] else last)


@rule("HP206", "register-storage", edits=True)
def register_storage(ctx: Context) -> Iterator[Edit]:
    """The storage class `register`.

    What it finds: `register` in declarations and parameters of CUDA files.

    Why: C++17, hipcc's default, has no such storage class, which clang makes an error and nvcc a warning. It never had
    an effect on GPUs.

    Example:
        __device__ int first(const int *x) { register int value = x[0]; return value; }

    Keep:
        void setup() { register long r asm("rax") = 0; use(r); }

    Fix safety: safe. Only the word goes.

    Source: hipcc of ROCm 7.2 (clang 22), -Wregister.
    """
    tokens = ctx.tokens
    if "register" not in tokens.distinct or not _is_cuda(ctx):
        return
    places = list(tokens.places("register"))
    if any(tokens.text_at(tokens.before(index)) == "define" for index in places):
        return  # the project has made it mean something else
    for index in places:
        if _is_code(ctx, index) and is_name(tokens.text_at(tokens.after(index))) and not _has_assembly(ctx, index):
            yield _remove(ctx, "HP206", index)


def _has_assembly(ctx: Context, index: int) -> bool:
    """Whether a declaration names a register in ``asm``: there clang wants the storage class."""
    while index >= 0 and (text := ctx.tokens.texts[index]) not in (";", ",", "=", ")", "{"):
        if text in _ASSEMBLY:
            return True
        index = ctx.tokens.after(index)
    return False


@rule("HP207", "restrict-on-value", edits=True)
def restrict_on_value(ctx: Context) -> Iterator[Edit]:
    """A parameter that is no pointer with `__restrict__`.

    What it finds: parameters such as `const int __restrict__ n`, of the language's own types and the vector types.

    Why: nvcc ignores the word there, clang wants a pointer or a reference.

    Example:
        __global__ void fill(float *x, const int __restrict__ n) { if (threadIdx.x < n) x[threadIdx.x] = 0; }

    Keep:
        __global__ void fill(float *__restrict__ x, const int n) { if (threadIdx.x < n) x[threadIdx.x] = 0; }

    Fix safety: safe. Only the word goes.

    Source: hipcc of ROCm 7.2 (clang 22), "restrict requires a pointer or reference".
    """
    tokens = ctx.tokens
    for index in tokens.where(_RESTRICT):
        first = before = tokens.before(index)
        while tokens.text_at(before) in _VALUE_WORDS:
            first, before = before, tokens.before(before)
        name = tokens.after(index)
        of_value = tokens.text_at(before) in ("(", ",") and first != before and is_name(tokens.text_at(name))
        if of_value and tokens.text_at(tokens.after(name)) in (",", ")", "=") and _is_code(ctx, index):
            yield _remove(ctx, "HP207", index)


@rule("HP209", "launch-hint", edits=True)
def launch_hint(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An attribute of kernels that HIP lacks.

    What it finds: `__grid_constant__`, `__maxnreg__`, the third argument of `__launch_bounds__`, `__cluster_dims__` and
    `__block_size__`.

    Why: hipcc does not know these words, or, for `__cluster_dims__`, has them for no GPU before gfx1250.

    Example:
        struct Sizes { int n, m; };
        __global__ void fill(const __grid_constant__ Sizes sizes, float *x) { x[0] = sizes.n; }

    Keep:
        __global__ void __launch_bounds__(256, 2) fill(float *x) { x[0] = 0; }

    Fix safety: safe. `__grid_constant__` goes: what it marks is a constant either way. `__maxnreg__` and the greatest
    cluster size of `__launch_bounds__` limit what the compiler and the launch may do, not what the kernel computes;
    they go and are reported. A kernel that is written for clusters has to be rewritten: no fix.

    Source: hipcc of ROCm 7.2; `__launch_bounds__` in hip/amd_detail/amd_hip_runtime.h.
    """
    for index in ctx.tokens.where(_LAUNCH_HINTS):
        if not _is_code(ctx, index):
            continue
        word = ctx.tokens.texts[index]
        if word == "__grid_constant__":
            yield _remove(ctx, "HP209", index)
        elif word == "__maxnreg__":
            yield from _register_limit(ctx, index)
        else:
            yield ctx.diagnostic(
                "HP209",
                Severity.ERROR,
                index,
                f"{word}: clusters of thread blocks exist on no AMD GPU before gfx1250",
                "write the kernel for single blocks, and share data through global memory",
                symbol=word,
            )
    yield from _cluster_bounds(ctx)


def _register_limit(ctx: Context, index: int) -> Iterator[Diagnostic]:
    opener = ctx.tokens.after(index)
    closer = closer_of(ctx.tokens, opener, opener + _FEW) if ctx.tokens.text_at(opener) == "(" else -1
    if closer >= 0:
        edit = _remove(ctx, "HP209", index, closer)
        yield _dropped(ctx, index, "HIP has no limit of registers per kernel", edit)


def _cluster_bounds(ctx: Context) -> Iterator[Diagnostic]:
    tokens = ctx.tokens
    for index in tokens.places("__launch_bounds__"):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" and _is_code(ctx, index) else -1
        bounds = split_arguments(tokens, opener, closer) if closer >= 0 else None
        if bounds and len(bounds) == 3:
            edit = ctx.edit("HP209", tokens.before(bounds[2].first), "", last=bounds[2].end - 1)
            yield _dropped(ctx, index, "HIP takes no cluster size in launch bounds", edit)


def _dropped(ctx: Context, index: int, message: str, edit: Edit) -> Diagnostic:
    """What is left out because the kernel computes the same without it."""
    return ctx.diagnostic(
        "HP209",
        Severity.INFO,
        index,
        f"{message}: left out",
        "tune the kernel's launch bounds anew for AMD GPUs",
        symbol=ctx.tokens.texts[index],
        fix=Fix("leave it out", Applicability.SAFE, (edit,)),
    )
