"""HP143: keys of bfloat16 that CUB sorts by their digits."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.registry import rule
from hipport.context.runtime_header import include_after_runtime
from hipport.diagnostics import Edit

_SORTS = ("BlockRadixRank", "BlockRadixSort", "DeviceRadixSort", "DeviceSegmentedRadixSort", "DeviceSegmentedSort")
_TYPES = frozenset(("nv_bfloat16", "__nv_bfloat16"))
_HEADER = "hipport/cub_bfloat16.h"


@rule("HP143", "bfloat16-keys", edits=True, words=_SORTS)
def bfloat16_keys(ctx: Context) -> Iterator[Edit]:
    """A file that sorts by digits with CUB and has values of bfloat16.

    What it finds: files that name `cub::DeviceRadixSort`, `DeviceSegmentedRadixSort`, `DeviceSegmentedSort` or
    `BlockRadixSort`, and mention `__nv_bfloat16`.

    Why: CUB sorts keys of this type. rocPRIM does not know where its bits are: "The decomposer of a custom-type key
    cannot be the identity decomposer".

    Example:
        #include <cub/device/device_radix_sort.cuh>
        #include <cuda_bf16.h>
        void sort(void *storage, size_t &bytes, const __nv_bfloat16 *in, __nv_bfloat16 *out, int n) {
            cub::DeviceRadixSort::SortKeys(storage, bytes, in, out, n);
        }

    Keep:
        #include <cub/device/device_radix_sort.cuh>
        #include <cuda_fp16.h>
        void sort(void *storage, size_t &bytes, const __half *in, __half *out, int n) {
            cub::DeviceRadixSort::SortKeys(storage, bytes, in, out, n);
        }

    Fix safety: safe. `#include "hipport/cub_bfloat16.h"` tells rocPRIM; a converted tree gets the header too.

    Source: rocprim/type_traits.hpp of ROCm 7.2.
    """
    tokens = ctx.tokens
    if _TYPES.isdisjoint(tokens.distinct) or has_own_header(ctx, _HEADER):
        return
    names = (*ctx.names.qualified, *ctx.names.imported)
    if any(name.library.name == "cub" and not set(_SORTS).isdisjoint(name.names) for name in names):
        yield include_after_runtime(ctx, _HEADER, "HP143")
