"""HP209: attributes of kernels that HIP does not have."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import is_code
from hipport.context.words import without_words
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity

_LAUNCH_HINTS = frozenset(("__grid_constant__", "__maxnreg__", "__cluster_dims__", "__block_size__"))
_FEW = 20  # tokens, enough for an expression of a constant


@rule("HP209", "launch-hint", edits=True, words=(*_LAUNCH_HINTS, "__launch_bounds__"))
def launch_hint(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """An attribute of kernels that HIP does not have.

    What it finds: `__grid_constant__`, `__maxnreg__`, the third argument of `__launch_bounds__`, `__cluster_dims__` and
    `__block_size__`.

    Why: hipcc does not know these words; `__cluster_dims__` exists only for gfx1250 and later GPUs.

    Example:
        struct Sizes { int n, m; };
        __global__ void fill(const __grid_constant__ Sizes sizes, float *x) { x[0] = sizes.n; }

    Keep:
        __global__ void __launch_bounds__(256, 2) fill(float *x) { x[0] = 0; }

    Fix safety: safe. `__grid_constant__` is removed: the parameter is a constant without it too. `__maxnreg__` and the
    largest cluster size of `__launch_bounds__` limit what the compiler and the launch may do, not what the kernel
    computes; they are removed and reported. A kernel for clusters has to be rewritten: no fix.

    Source: hipcc of ROCm 7.2; `__launch_bounds__` in hip/amd_detail/amd_hip_runtime.h.
    """
    for index in ctx.tokens.where(_LAUNCH_HINTS):
        if not is_code(ctx, index):
            continue
        word = ctx.tokens.texts[index]
        if word == "__grid_constant__":
            yield without_words(ctx, "HP209", index)
        elif word == "__maxnreg__":
            yield from _register_limit(ctx, index)
        else:
            yield ctx.diagnostic(
                "HP209",
                Severity.ERROR,
                index,
                f"{word}: no AMD GPU before gfx1250 has clusters of thread blocks",
                "write the kernel for single blocks, and share data through global memory",
                symbol=word,
            )
    yield from _cluster_bounds(ctx)


def _register_limit(ctx: Context, index: int) -> Iterator[Diagnostic]:
    """The finding of ``__maxnreg__(64)``, whose name is at ``index``."""
    opener = ctx.tokens.after(index)
    closer = closer_of(ctx.tokens, opener, opener + _FEW) if ctx.tokens.text_at(opener) == "(" else -1
    if closer >= 0:
        edit = without_words(ctx, "HP209", index, closer)
        yield _dropped(ctx, index, "HIP has no limit of registers per kernel", edit)


def _cluster_bounds(ctx: Context) -> Iterator[Diagnostic]:
    """The findings of ``__launch_bounds__(256, 2, 4)``, whose third argument is the largest cluster size."""
    tokens = ctx.tokens
    for index in tokens.places("__launch_bounds__"):
        opener = tokens.after(index)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) == "(" and is_code(ctx, index) else -1
        bounds = split_arguments(tokens, opener, closer) if closer >= 0 else None
        if bounds and len(bounds) == 3:
            edit = ctx.edit("HP209", tokens.before(bounds[2].first), "", last=bounds[2].end - 1)
            yield _dropped(ctx, index, "HIP has no cluster size in launch bounds", edit)


def _dropped(ctx: Context, index: int, message: str, edit: Edit) -> Diagnostic:
    """The diagnostic of an attribute that is left out because the kernel computes the same without it."""
    return ctx.diagnostic(
        "HP209",
        Severity.INFO,
        index,
        f"{message}: left out",
        "tune the launch bounds of the kernel again for AMD GPUs",
        symbol=ctx.tokens.texts[index],
        fix=Fix("leave it out", Applicability.SAFE, (edit,)),
    )
