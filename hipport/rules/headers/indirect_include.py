"""HP134: headers of CUB that others of CUDA's include."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import is_global
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import includes_any
from hipport.diagnostics import Edit

_UNITS = (".cu", ".cc", ".cpp", ".cxx")
_ALGORITHMS = ("cub/block/", "cub/device/", "cub/warp/")
_WHOLE = "hipcub/hipcub.hpp"


@rule("HP134", "indirect-include", edits=True, words=("cub",))
def indirect_include(ctx: Context) -> Iterator[Edit]:
    """An algorithm of CUB whose header only other headers of CUDA's include.

    What it finds: `cub::DeviceScan`, `cub::BlockReduce`, `cub::WarpScan` and the other algorithms in .cu and .cpp files
    that include their header neither themselves nor through a header of the tree.

    Why: in CUDA most headers of CUB and Thrust include those of several algorithms. A header of hipCUB includes its own
    algorithm, and Thrust of ROCm none of hipCUB's.

    Example:
        #include <thrust/device_vector.h>
        size_t scratch(const int *in, int *out, int n) {
            size_t bytes = 0;
            cub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);
            return bytes;
        }

    Keep:
        #include <cub/device/device_scan.cuh>
        size_t scratch(const int *in, int *out, int n) {
            size_t bytes = 0;
            cub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);
            return bytes;
        }

    Fix safety: safe. The header is included after HIP's runtime.

    Source: the headers of CUB 3 (CUDA 13) and of hipCUB of ROCm 7.2; hipcc, "no member named 'DeviceScan' in namespace
    'hipcub'".
    """
    if not ctx.source.path.lower().endswith(_UNITS) or is_of_hip(ctx):
        return
    missing = sorted({header for at in ctx.tokens.places("cub") if (header := _header_of(ctx, at))})
    missing = [header for header in missing if not _is_included(ctx, header)]
    if missing:
        offset, lead = after_runtime(ctx)
        lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in missing)
        yield Edit(offset, offset, lead + lines, "HP134")


def _header_of(ctx: Context, at: int) -> str:
    """The header of hipCUB for the algorithm that is named after a ``cub``; empty for anything else."""
    tokens = ctx.tokens
    colons = tokens.after(at)
    name = tokens.text_at(tokens.after(colons))
    is_cubs = tokens.text_at(tokens.before(at)) != "::" or is_global(tokens, at)
    if tokens.text_at(colons) != "::" or not is_cubs or ctx.is_settled(at):
        return ""
    entry = ctx.mapping.entry(f"cub::{name}")
    if entry is None or not entry.hip or not entry.row.header.startswith(_ALGORITHMS):
        return ""
    row = ctx.mapping.header(entry.row.header)
    return row.hip if row is not None and row.hip != _WHOLE else ""


def _is_included(ctx: Context, header: str) -> bool:
    """Whether the port includes a header of hipCUB, or all of them, itself or through headers of the tree."""

    def is_it(name: str) -> bool:
        row = ctx.mapping.header(name)
        return (name if row is None else row.hip) in (header, _WHOLE)

    taken = (include.row for include in ctx.includes if not ctx.not_taken(include.at))
    return any(row is not None and row.hip in (header, _WHOLE) for row in taken) or includes_any(ctx, is_it)
