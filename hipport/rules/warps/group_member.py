"""HP415: what HIP's cooperative groups do not tell of themselves."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import opener_of
from hipport.code.calls import template_opener
from hipport.code.statements import clause_words
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

_HEADER = "hipport/groups.h"
_TILE = "thread_block_tile"
#: The types of groups, and the functions that give them.
_GROUPS = {
    "grid_group": "grid_group",
    "this_grid": "grid_group",
    "thread_block": "thread_block",
    "this_thread_block": "thread_block",
    _TILE: _TILE,
    "tiled_partition": _TILE,
}
#: Members that hipport/groups.h computes, and those that nothing replaces. Source: cooperative_groups.h of CUDA 13.0.
_COMPUTED = {
    "grid_group": frozenset("num_blocks block_rank dim_blocks block_index".split()),
    "thread_block": frozenset(("dim_threads",)),
}
_SPLIT = frozenset(("barrier_arrive", "barrier_wait"))
_LACKING = {
    "grid_group": _SPLIT | frozenset("cluster_rank cluster_index num_clusters dim_clusters".split()),
    "thread_block": _SPLIT,
}
_SIZES = frozenset(("size", "num_threads"))
_NAMES = _SIZES.union(*_COMPUTED.values(), *_LACKING.values())
_AFTER_TYPE = frozenset(("&", "const", "*", "&&"))
_CONSTANT = frozenset(("constexpr", "static_assert"))


@rule("HP415", "group-member", edits=True, words=_NAMES)
def group_member(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A member of a cooperative group that HIP's group does not have, or not as a constant.

    What it finds: members of variables, parameters and results whose type the file shows to be a group of the grid, of
    the block or a tile: `num_blocks`, `block_rank`, `dim_blocks` and `block_index` of a grid, `dim_threads` of a block,
    `barrier_arrive` and `barrier_wait`, what is about clusters; `size` and `num_threads` of a tile in the bound of an
    array, in a `constexpr` variable and in `static_assert`.

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
    if "cooperative_groups" not in ctx.source.text or is_of_hip(ctx) or _NAMES.isdisjoint(tokens.distinct):
        return
    for index in tokens.where(_NAMES):
        opener = tokens.after(index)
        dot = tokens.before(index)
        if tokens.text_at(opener) != "(" or tokens.text_at(dot) not in (".", "::") or ctx.is_settled(index):
            continue
        is_static = tokens.texts[dot] == "::"
        group = _type_before(tokens, dot) if is_static else _group_of(tokens, tokens.before(dot))
        if tokens.texts[index] in _LACKING.get(group, ()):
            yield _lacking(ctx, index, group)
        elif tokens.texts[index] in _COMPUTED.get(group, ()) and not is_static:
            yield from _called(ctx, index, f"hipport::{tokens.texts[index]}(", ")")
        elif group == _TILE and tokens.texts[index] in _SIZES and _is_constant(tokens, index):
            lead = "hipport::tile_size<" if is_static else "hipport::tile_size<decltype("
            yield from _called(ctx, index, lead, ">()" if is_static else ")>()")


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
    begin = _begin(tokens, tokens.before(dot))
    if closer < 0 or begin < 0:
        return
    start = tokens.starts[begin]
    yield Edit(start, start, lead, "HP415", library="cg", header=_HEADER)
    yield Edit(tokens.starts[dot], tokens.end(closer), tail, "HP415", library="cg", header=_HEADER)


def _begin(tokens: Tokens, last: int) -> int:
    """The first token of an expression or type that ends at a token: ``this->grid``, ``cg::this_grid()``,
    ``cg::thread_block_tile<8>``; -1 where it is not seen.
    """
    at = last
    if tokens.text_at(at) == ")":
        at = tokens.before(opener_of(tokens, at))
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    while is_name(tokens.text_at(at)) and tokens.text_at(sign := tokens.before(at)) in (".", "->", "::"):
        at = tokens.before(sign)
    return at if is_name(tokens.text_at(at)) else -1


def _group_of(tokens: Tokens, last: int) -> str:
    """The type of the group that an expression ends with, empty where the file does not show it: ``grid``,
    ``cg::this_grid()``.
    """
    if tokens.text_at(last) == ")":
        return _type_before(tokens, opener_of(tokens, last))
    name = tokens.text_at(last)
    for at in reversed([at for at in tokens.places(name) if at < last and is_name(name)]):
        before = tokens.before(at)
        while tokens.text_at(before) in _AFTER_TYPE:
            before = tokens.before(before)
        word = tokens.text_at(before)
        if word == "auto":
            return _given(tokens, tokens.after(at))
        if word == ">" or (is_name(word) and word != "return"):
            return _type_before(tokens, tokens.after(before))
    return ""


def _given(tokens: Tokens, sign: int) -> str:
    """``= cg::tiled_partition<8>(block);``, ``= cg::this_grid();``"""
    at = tokens.after(sign)
    while tokens.text_at(sign) == "=" and tokens.text_at(at) not in (";", "(", "<", "{", ""):
        at = tokens.after(at)
    return _GROUPS.get(tokens.text_at(tokens.before(at)), "") if tokens.text_at(at) in ("(", "<") else ""


def _type_before(tokens: Tokens, end: int) -> str:
    """The group whose type, or the function that gives it, stands before a token: ``cg::thread_block_tile<8>``."""
    at = tokens.before(end)
    if tokens.text_at(at) == ">":
        at = tokens.before(template_opener(tokens, at))
    return _GROUPS.get(tokens.text_at(at), "")


def _is_constant(tokens: Tokens, index: int) -> bool:
    """Whether a value has to be a constant: ``int a[tile.size()];``, ``constexpr int n = tile.size();``."""
    words = clause_words(tokens, index)
    if not _CONSTANT.isdisjoint(words):
        return True
    depth = 0
    for at in range(len(words) - 1, -1, -1):
        depth += (words[at] == "]") - (words[at] == "[")
        if depth < 0:
            return at > 1 and is_name(words[at - 1]) and is_name(words[at - 2]) and "=" not in words[:at]
    return False
