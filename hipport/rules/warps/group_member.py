"""HP415: what HIP's cooperative groups do not tell of themselves."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import template_closer
from hipport.code.statements import clause_before
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.groups import BLOCK
from hipport.context.groups import DEPENDENT
from hipport.context.groups import GRID
from hipport.context.groups import TILE
from hipport.context.groups import group_of
from hipport.context.groups import group_start
from hipport.context.groups import group_type
from hipport.context.groups import may_have_groups
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/groups.h"
#: Members that hipport/groups.h computes, and those that nothing replaces. Source: cooperative_groups.h of CUDA 13.0.
_COMPUTED = {
    GRID: frozenset("num_blocks block_rank dim_blocks block_index".split()),
    BLOCK: frozenset(("dim_threads",)),
}
_SPLIT = frozenset(("barrier_arrive", "barrier_wait"))
_LACKING = {
    GRID: _SPLIT | frozenset("cluster_rank cluster_index num_clusters dim_clusters".split()),
    BLOCK: _SPLIT,
}
_SIZES = frozenset(("size", "num_threads"))
_NAMES = _SIZES.union(*_COMPUTED.values(), *_LACKING.values())
_CONSTANT = (frozenset(("constexpr",)), frozenset(("static_assert",)), frozenset(("static", "const")))


@rule("HP415", "group-member", edits=True, words=_NAMES)
def group_member(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A member of a cooperative group that HIP's group does not have, or not as a constant.

    What it finds: members of variables, parameters and results whose type the file shows to be a group of the grid, of
    the block or a tile: `num_blocks`, `block_rank`, `dim_blocks` and `block_index` of a grid, `dim_threads` of a block,
    `barrier_arrive` and `barrier_wait`, what is about clusters; `size` and `num_threads` of a tile, and as
    `Tile::size()` of a template's parameter, where the number has to be a constant: the bound of an array, a template
    argument, `constexpr`, `static const` and `static_assert`.

    Why: HIP's groups lack the first, and their sizes are not constant expressions: "no member named 'num_blocks'",
    "constexpr variable must be initialized by a constant expression".

    Example:
        #include <cooperative_groups.h>
        __device__ int blocks(cooperative_groups::grid_group grid) { return grid.num_blocks(); }

    Keep:
        #include <cooperative_groups.h>
        __device__ int rank(cooperative_groups::grid_group grid) { return grid.thread_rank(); }

    Fix safety: safe: functions of hipport/groups.h give the same numbers. There is no fix for split barriers and
    clusters.

    Source: hip/amd_detail/amd_hip_cooperative_groups.h of ROCm 7.2; cooperative_groups.h of CUDA 13.0. Detected from
    tokens; confidence high.
    """
    tokens = ctx.tokens
    if is_of_hip(ctx) or not may_have_groups(ctx):
        return
    for index in tokens.where(_NAMES):
        opener = tokens.after(index)
        dot = tokens.before(index)
        if tokens.text_at(opener) != "(" or tokens.text_at(dot) not in (".", "::") or ctx.is_settled(index):
            continue
        is_static = tokens.texts[dot] == "::"
        group = group_type(tokens, dot) if is_static else group_of(tokens, tokens.before(dot))
        if tokens.texts[index] in _LACKING.get(group, ()):
            yield _lacking(ctx, index, group)
        elif tokens.texts[index] in _COMPUTED.get(group, ()) and not is_static:
            yield from _called(ctx, index, f"hipport::{tokens.texts[index]}(", ")")
        elif _is_sized(group, is_static) and tokens.texts[index] in _SIZES and _is_constant(tokens, index):
            lead = "hipport::tile_size<" if is_static else "hipport::tile_size<decltype("
            yield from _called(ctx, index, lead, ">()" if is_static else ")>()")


def _is_sized(group: str, is_static: bool) -> bool:
    """Whether the number of threads is a constant in CUDA: that of a tile, or of what a template takes for one."""
    return group == TILE or (group == DEPENDENT and is_static)


def _lacking(ctx: Context, index: int, group: str) -> Diagnostic:
    name = ctx.tokens.texts[index]
    is_split = name in _SPLIT
    return ctx.diagnostic(
        "HP415",
        Severity.ERROR,
        index,
        f"HIP's {group} has no member {name}" + ("" if is_split else ": AMD GPUs have no thread block clusters"),
        "call sync() where the group waits" if is_split else "leave out what depends on it",
        symbol=name,
        library="cg",
    )


def _called(ctx: Context, index: int, lead: str, tail: str) -> Iterator[Edit]:
    """``group.member()`` as a call with the group in it: ``lead`` goes before the group, ``tail`` after it."""
    tokens = ctx.tokens
    dot = tokens.before(index)
    closer = closer_of(tokens, tokens.after(index))
    begin = group_start(tokens, tokens.before(dot))
    if closer < 0 or begin < 0:
        return
    start = tokens.starts[begin]
    yield Edit(start, start, lead, "HP415", library="cg", header=_HEADER)
    yield Edit(tokens.starts[dot], tokens.end(closer), tail, "HP415", library="cg", header=_HEADER)


def _is_constant(tokens: Tokens, index: int) -> bool:
    """Whether a value has to be a constant: ``int a[tile.size()];``, ``constexpr int n = tile.size();``,
    ``f<tile.size()>()``, ``constexpr int n() { return tile.size(); }``.
    """
    words = clause_words(tokens, index)
    heads = (words, *(clause_words(tokens, brace) for brace in tokens.open_braces(index)))
    if any(marks.issubset(head) for marks in _CONSTANT for head in heads):
        return True
    openers = (at for at in clause_before(tokens, index) if tokens.texts[at] == "<")
    return any(template_closer(tokens, at) > index for at in openers) or _is_bound(words)


def _is_bound(words: list[str]) -> bool:
    """Whether the bound of an array that is declared follows the words of a clause: ``int a[``"""
    depth = 0
    for at in range(len(words) - 1, -1, -1):
        depth += (words[at] == "]") - (words[at] == "[")
        if depth < 0:
            return at > 1 and is_name(words[at - 1]) and is_name(words[at - 2]) and "=" not in words[:at]
    return False
