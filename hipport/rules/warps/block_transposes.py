"""HP416: loads and stores of CUB's blocks that transpose within warps, for blocks that are not whole wavefronts."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.qualified import QualifiedName
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.values import value_of
from hipport.context.warp_modes import has_wide_target
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity

_WAVEFRONT = 64
#: The place of the block's width and of the algorithm among the template arguments, from 0. Source:
#: hipcub/backend/rocprim/block/block_load.hpp and block_store.hpp of ROCm 7.2.
_WIDTH, _ALGORITHM = 1, 3
_COLLECTIVES = frozenset(("BlockLoad", "BlockStore"))


@rule("HP416", "block-transpose-width", edits=True, words=(Subject.NAMES,))
def block_transpose_width(ctx: Context) -> Iterator[Diagnostic]:
    """A load or store of a block that transposes within warps, where the block is not surely whole wavefronts.

    What it finds: `cub::BlockLoad` and `cub::BlockStore` with `BLOCK_LOAD_WARP_TRANSPOSE`, `BLOCK_STORE_WARP_TRANSPOSE`
    or their `_TIMESLICED` kin, for a number of threads that is not a multiple of 64, or that the file does not show.

    Why: rocPRIM has them for whole wavefronts only: "BlockSize must be a multiple of hardware warpsize".
    `BLOCK_LOAD_TRANSPOSE` gives each thread the same items.

    Example:
        using Load = cub::BlockLoad<int, 32, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;

    Keep:
        using Load = cub::BlockLoad<int, 128, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;

    Fix safety: safe where the number is known: the items are the same. Where it is not, the fix is for a person to
    choose: it takes more shared memory and a barrier.

    Source: rocprim/block/block_load.hpp of ROCm 7.2.
    """
    if has_wide_target(ctx):
        for name in (*ctx.names.qualified, *ctx.names.imported):
            if (
                name.library.name == "cub"
                and name.hip
                and name.names[-1] in _COLLECTIVES
                and not ctx.is_settled(name.first)
            ):
                yield from _narrow_transposes(ctx, name)


def _narrow_transposes(ctx: Context, name: QualifiedName) -> Iterator[Diagnostic]:
    """``BlockLoad<int, 32, 4, BLOCK_LOAD_WARP_TRANSPOSE>``; blocks of several dimensions have more arguments."""
    tokens = ctx.tokens
    opener = tokens.after(name.last)
    closer = template_closer(tokens, opener) if tokens.text_at(opener) == "<" else -1
    arguments = split_arguments(tokens, opener, closer) if closer >= 0 else None
    if not arguments or len(arguments) != _ALGORITHM + 1:
        return
    algorithm = arguments[_ALGORITHM].end - 1
    text = tokens.texts[algorithm]
    width = value_of(ctx, arguments[_WIDTH])
    if "_WARP_TRANSPOSE" not in text or (width is not None and width % _WAVEFRONT == 0):
        return
    other = text.replace("_WARP_TRANSPOSE", "_TRANSPOSE").removesuffix("_TIMESLICED")
    start = tokens.starts[algorithm]
    written = "".join(tokens.texts[arguments[_WIDTH].first : arguments[_WIDTH].end])
    threads = (
        f"{width} threads" if width is not None else f"{written} threads unless that is a multiple of {_WAVEFRONT}"
    )
    yield ctx.diagnostic(
        "HP416",
        Severity.WARNING,
        algorithm,
        f"{text} does not compile on wavefronts of {_WAVEFRONT} for blocks of {threads}",
        f"use {other}",
        symbol=text,
        library=name.library.name,
        fix=Fix(
            f"use {other}",
            Applicability.SAFE if width is not None else Applicability.UNSAFE,
            (Edit(start, tokens.end(algorithm), other, "HP416"),),
        ),
    )
