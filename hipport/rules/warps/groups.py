"""HP412: groups of coalesced threads, named without their namespace."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.roles import NameRole
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Edit

_NAME = "coalesced_threads"


@rule("HP412", "unqualified-coalesced-threads", edits=True, words=(_NAME,))
def unqualified_coalesced_threads(ctx: Context) -> Iterator[Edit]:
    """A group of coalesced threads that is named without its namespace.

    What it finds: calls of `coalesced_threads` without `cooperative_groups::` before them in files that use the
    namespace and do not define the name. With its namespace rule HP101 renames it.

    Why: HIP's function returns the active threads of the whole wavefront, up to 64 on CDNA. Masks of 32 bits and arrays
    for 32 threads are too small for such a group. hipport's function returns the active threads of a warp of 32.

    Example:
        using namespace cooperative_groups;
        __device__ int here() { return coalesced_threads().size(); }

    Keep: --warp native
        using namespace cooperative_groups;
        __device__ int here() { return coalesced_threads().size(); }

    Fix safety: safe. The function comes from hipport/groups.h.

    Source: hip/amd_detail/amd_hip_cooperative_groups.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    is_known = "cooperative_groups" in tokens.distinct or any(name.names[-1] == _NAME for name in ctx.names.imported)
    if ctx.options.warp == "native" or ctx.is_hip or not is_known:
        return
    places = [index for index in tokens.places(_NAME) if tokens.text_at(tokens.before(index)) != "::"]
    if all(role_of(tokens, index) is NameRole.API for index in places):
        for index in places:
            if tokens.text_at(tokens.after(index)) == "(" and not ctx.written_for_hip(index):
                yield ctx.edit("HP412", index, f"hipport::{_NAME}", library="cg", header="hipport/groups.h")
