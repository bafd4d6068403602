"""HP426: numbers of threads in a grid, which have 32 bits in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.declarations import has_deduced_type
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.groups import GRID
from hipport.context.groups import group_of
from hipport.context.groups import group_start
from hipport.context.groups import may_have_groups
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Edit
from hipport.source.tokens import Tokens

_MEMBERS = frozenset(("thread_rank", "size", "num_threads"))


@rule("HP426", "grid-rank", edits=True, words=_MEMBERS)
def grid_rank(ctx: Context) -> Iterator[Edit]:
    """A thread's number in the grid whose type matters: 64 bits in CUDA, 32 in HIP.

    What it finds: `thread_rank()`, `size()` and `num_threads()` of a group of the grid as a factor, shifted to the
    left, as the value of a variable with `auto`, and as an argument of printf.

    Why: `data + grid.thread_rank() * n` computes in 32 bits in HIP and begins again at 0 after 2^32, a loop over more
    than 2^32 elements with `auto i = grid.thread_rank()` never ends, and printf reads 64 bits for `%llu`.

    Example:
        #include <cooperative_groups.h>
        __device__ float *part(cooperative_groups::grid_group grid, float *x, int n) {
            return x + grid.thread_rank() * n;
        }

    Keep:
        #include <cooperative_groups.h>
        __device__ bool first(cooperative_groups::grid_group grid) { return grid.thread_rank() == 0; }

    Fix safety: safe: a cast to the type that CUDA's member has.

    Source: cooperative_groups.h of CUDA 13.0; hip/amd_detail/amd_hip_cooperative_groups.h of ROCm 7.2.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not may_have_groups(ctx):
        return
    for index in tokens.where(_MEMBERS):
        dot, opener = tokens.before(index), tokens.after(index)
        if tokens.text_at(opener) != "(" or tokens.text_at(dot) != "." or ctx.is_settled(index):
            continue
        if group_of(tokens, tokens.before(dot)) != GRID or ctx.written_for_hip(index):
            continue
        begin, closer = group_start(tokens, tokens.before(dot)), closer_of(tokens, opener)
        if begin >= 0 and closer >= 0 and _depends_on_bits(tokens, begin, closer):
            yield Edit(tokens.starts[begin], tokens.starts[begin], "(unsigned long long)", "HP426", library="cg")


def _depends_on_bits(tokens: Tokens, first: int, last: int) -> bool:
    """``grid.size() * n``, ``n * grid.size()``, ``grid.thread_rank() << 2``, ``auto i = grid.thread_rank()``,
    ``printf("%llu", grid.size())``
    """
    left, right = tokens.before(first), tokens.after(last)
    if tokens.text_at(left) == ")":  # (size_t)grid.size()
        return False
    shifts = tokens.text_at(right) == "<" and tokens.text_at(tokens.after(right)) == "<"
    if shifts or "*" in (tokens.text_at(left), tokens.text_at(right)):
        return True
    if tokens.text_at(left) == "=":
        return has_deduced_type(tokens, tokens.before(left))
    return tokens.text_at(left) == "," and "printf" in clause_words(tokens, left)
