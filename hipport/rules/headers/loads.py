"""HP129: loads of types for which HIP has no overload."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_LOAD = "__ldg"
#: The header of hipport's that has the overload, by the types that it is for.
_HEADERS = {
    "hipport/bfloat16.h": frozenset("nv_bfloat16 __nv_bfloat16 nv_bfloat162 __nv_bfloat162".split()),
    "hipport/device.h": frozenset(("ushort4",)),
}


@rule("HP129", "missing-load", edits=True, words=(_LOAD,))
def missing_load(ctx: Context) -> Iterator[Edit]:
    """A file that loads with __ldg and has values of bfloat16, ushort4, or PyTorch's Half.

    What it finds: files that call __ldg and mention `__nv_bfloat16`, `__nv_bfloat162` or `ushort4`, or include a header
    of PyTorch, itself or through others of the project.

    Why: CUDA has __ldg for these types. HIP has it for the other vectors of CUDA, for half and half2. PyTorch has it
    for its Half in the build for CUDA alone.

    Example:
        __device__ __nv_bfloat16 first(const __nv_bfloat16 *x) { return __ldg(x); }
        __device__ ushort4 first(const ushort4 *x) { return __ldg(x); }

    Keep:
        __device__ __half first(const __half *x) { return __ldg(x); }
        __device__ uchar4 first(const uchar4 *x) { return __ldg(x); }

    Fix safety: safe. `#include "hipport/bfloat16.h"` brings the overloads for bfloat16, `#include "hipport/device.h"`
    those for ushort4 and Half; a converted tree gets the headers too.

    Source: hip/amd_detail/hip_ldg.h of ROCm 7.2; torch/headeronly/util/Half.h of PyTorch 2.15;
    hipcc, "no matching function for call to '__ldg'".
    """
    tokens = ctx.tokens
    if _LOAD not in tokens.distinct or ctx.is_hip or not is_cuda_file(ctx):
        return
    if any(tokens.text_at(tokens.after(at)) == "(" and not ctx.written_for_hip(at) for at in tokens.places(_LOAD)):
        wanted = {header for header, types in _HEADERS.items() if not types.isdisjoint(tokens.distinct)}
        for header in sorted(wanted | set(_of_others(ctx))):
            if not has_own_header(ctx, header):
                yield include_after_runtime(ctx, header, "HP129")


def _of_others(ctx: Context) -> Iterator[str]:
    """The headers with the overloads for types of other projects that the file may load: those that it includes."""
    headers = ctx.survey.with_headers(ctx.source.path)
    for other in ctx.mapping.others:
        own = any(include.name.startswith(other.folders) for include in ctx.includes)
        if other.loads and (own or ctx.survey.one_includes(headers, other.folders)):
            yield other.loads
