"""HP423: arrangements of CUB's that are striped by warps."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.warp_modes import has_wide_target
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_FUNCTIONS = ("LoadDirectWarpStriped", "StoreDirectWarpStriped")
_METHODS = ("BlockedToWarpStriped", "ScatterToWarpStriped", "WarpStripedToBlocked")


@rule("HP423", "warp-striped", words=(*_FUNCTIONS, *_METHODS))
def warp_striped(ctx: Context) -> Iterator[Diagnostic]:
    """Items of a block that are striped by warps, which hipCUB stripes by wavefronts.

    What it finds: calls of `cub::LoadDirectWarpStriped` and `StoreDirectWarpStriped`, and of the members
    `WarpStripedToBlocked`, `BlockedToWarpStriped` and `ScatterToWarpStriped` of `cub::BlockExchange`.

    Why: item i of a thread is 32 places after item i - 1 in CUB, and 64 in hipCUB on CDNA. A thread that computes where
    its items are by 32 takes others, and in a block that is not whole wavefronts the items of the last one are beyond
    those of the block. A block of whole wavefronts that only loads, exchanges and stores by these functions is right.

    Example:
        #include <cub/block/block_load.cuh>
        __global__ void load(const int *in, int *out) {
            int items[4];
            cub::LoadDirectWarpStriped(threadIdx.x, in, items);
            for (int i = 0; i < 4; ++i) out[threadIdx.x / 32 * 128 + threadIdx.x % 32 + i * 32] = items[i];
        }

    Keep:
        #include <cub/block/block_load.cuh>
        __global__ void load(const int *in, int *out) {
            int items[4];
            cub::LoadDirectStriped<128>(threadIdx.x, in, items);
            for (int i = 0; i < 4; ++i) out[threadIdx.x + i * 128] = items[i];
        }

    Fix safety: no fix. Compute places by the size of the wavefront, or use arrangements that are striped by the block.

    Source: block_load_direct_warp_striped in rocprim/block/block_load_func.hpp, and block_exchange.hpp of ROCm 7.2.
    """
    if not has_wide_target(ctx):
        return
    tokens = ctx.tokens
    of_cub = [n for n in (*ctx.names.qualified, *ctx.names.imported) if n.library.name == "cub"]
    calls = [name.last for name in of_cub if name.names[-1] in _FUNCTIONS]
    methods = tokens.where(frozenset(_METHODS)) if of_cub else ()
    calls += [at for at in methods if tokens.text_at(tokens.before(at)) in (".", "->")]
    for at in sorted(calls):
        if tokens.text_at(tokens.after(at)) == "(" and not ctx.is_settled(at) and not ctx.written_for_hip(at):
            yield ctx.diagnostic(
                "HP423",
                Severity.WARNING,
                at,
                f"{tokens.texts[at]} stripes the items by 64 in hipCUB, the width of the wavefront, and by 32 in CUB",
                "check that the block is whole wavefronts, and that no place of an item is computed by 32",
                symbol=tokens.texts[at],
                library="cub",
            )
