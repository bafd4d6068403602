"""HP152: random integers of 64 bits."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_STATES = frozenset(f"curandState{name}Sobol64{end}" for name in ("", "Scrambled") for end in ("", "_t"))
_HEADER = "hipport/random.h"


@rule("HP152", "wide-random", edits=True, words=_STATES)
def wide_random(ctx: Context) -> Iterator[Edit]:
    """A file with states of the generator Sobol64, whose integers have 64 bits.

    What it finds: files that name `curandStateSobol64_t`, `curandStateScrambledSobol64_t` or these without `_t`.

    Why: `curand(&state)` is an `unsigned long long` for these states. hipRAND has one function for all generators,
    which returns an `unsigned int`: the upper 32 bits are lost, and nothing says so.

    Example:
        #include <curand_kernel.h>
        __global__ void draw(curandStateSobol64_t *states, unsigned long long *out) {
            out[threadIdx.x] = curand(&states[threadIdx.x]);
        }

    Keep:
        #include <curand_kernel.h>
        __global__ void draw(curandStateSobol32_t *states, unsigned int *out) {
            out[threadIdx.x] = curand(&states[threadIdx.x]);
        }

    Fix safety: safe. `#include "hipport/random.h"` has the function for these states; a converted tree gets the header
    too.

    Source: hiprand_kernel_rocm.h of ROCm 7.2; curand_kernel.h of CUDA 13.0.
    """
    if not (ctx.is_hip or _STATES.isdisjoint(ctx.tokens.distinct) or has_own_header(ctx, _HEADER)):
        yield include_after_runtime(ctx, _HEADER, "HP152")
