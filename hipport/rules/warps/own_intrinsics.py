"""HP427: calls of warp intrinsics that the project has overloads of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.own_intrinsics import may_be_cudas
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.waves.calls import INTRINSICS


@rule("HP427", "own-warp-intrinsic", words=tuple(INTRINSICS))
def own_warp_intrinsic(ctx: Context) -> Iterator[Diagnostic]:
    """A call of a warp intrinsic that may be CUDA's or an overload of the project's own.

    What it finds: calls of `__shfl`, `__shfl_down_sync`, `__ballot` and the like, of which the project defines a
    function too, where CUDA's takes as many arguments. Not calls with a number of arguments or a pointer that CUDA's
    does not take: these are the project's own.

    Why: the call keeps its name, by which the compiler finds the project's function or HIP's own. HIP's counts all
    lanes of a wavefront, 64 on many AMD GPUs: `__shfl(v, 0)` is the value of lane 0 of 64, not of 32. Those with
    `_sync` take masks of 64 bits only: "The mask must be a 64-bit integer".

    Example:
        __device__ float2 __shfl(float2 v, int lane) { return make_float2(v.x, v.y); }
        __device__ float first(float v) { return __shfl(v, 0); }

    Keep:
        __device__ float __shfl(float v, int lane, float *memory) { memory[threadIdx.x] = v; return memory[lane]; }
        __device__ float first(float v) { return __shfl(v, 0); }

    Fix safety: no fix: the types of the arguments decide.

    Source: `__shfl` and `__ballot` in hip/amd_detail/amd_warp_functions.h, and amd_warp_sync_functions.h, of ROCm 7.2.
    """
    for use in ctx.names.uses:
        if use.name not in INTRINSICS or use.role not in OWN_ROLES or ctx.is_settled(use.index):
            continue
        is_call = role_of(ctx.tokens, use.index, "function") is NameRole.API
        if is_call and may_be_cudas(ctx.tokens, use.index) and not _is_macro(ctx, use.name):
            has_mask = INTRINSICS[use.name].has_mask
            what = "takes masks of 64 bits only" if has_mask else "counts the lanes of the whole wavefront"
            yield ctx.diagnostic(
                "HP427",
                Severity.ERROR if has_mask else Severity.WARNING,
                use.index,
                f"the project has a {use.name} too: where this call is CUDA's, HIP's own is called, which {what}",
                f"write hipport::{use.name.removeprefix('__')} where CUDA's is meant",
                symbol=use.name,
            )


def _is_macro(ctx: Context, name: str) -> bool:
    """Whether the project's own is a macro, which leaves no choice: ``#define __any(p) any_of_block(p)``, ``#define
    __shfl_xor own_shfl_xor``
    """
    headers = ctx.survey.header_texts(ctx.source.path, name)
    defined = re.compile(rf"#[ \t]*define[ \t]+{name}\b")
    return name in ctx.defined_macros or any(map(defined.search, headers))
