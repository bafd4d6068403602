"""HP408: warp-wide collectives of CUB."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hipport.code.calls import split_arguments
from hipport.code.calls import template_closer
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.warp_modes import has_wide_target
from hipport.context.warp_modes import is_native
from hipport.diagnostics import Applicability
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Fix
from hipport.diagnostics import Severity
from hipport.waves.arithmetic import counts_by_warp_size


@dataclass(frozen=True, slots=True)
class _Collective:
    """A collective: the position of the width among the template arguments, and the default values in CUB of the last
    arguments before it.
    """

    width_at: int
    before: tuple[str, ...] = ()


#: Source: hipcub/backend/rocprim/warp/*.hpp of ROCm 7.2; CUB has the same parameters.
_COLLECTIVES = {
    "WarpReduce": _Collective(1),
    "WarpScan": _Collective(1),
    "WarpExchange": _Collective(2),
    "WarpMergeSort": _Collective(2),
    "WarpLoad": _Collective(3, ("hipcub::WARP_LOAD_DIRECT",)),
    "WarpStore": _Collective(3, ("hipcub::WARP_STORE_DIRECT",)),
}


@rule("HP408", "cub-warp-width", edits=True, words=(Subject.NAMES,))
def cub_warp_width(ctx: Context) -> Iterator[Diagnostic]:
    """A warp-wide collective of CUB without the number of threads.

    What it finds: `cub::WarpReduce`, WarpScan, WarpExchange, WarpLoad, WarpStore and WarpMergeSort without the
    template argument for the number of threads; also where `using` imports their names or the namespace.

    With `--warp native`, not where the function around it, or each of the file for what is outside of functions, counts
    lanes by `warpSize`.

    Why: the default is 32 in CUB and the size of the wavefront in hipCUB. The code around it relies on 32: one
    temporary storage for each 32 threads, the result in each 32nd thread.

    Example:
        using Reduce = cub::WarpReduce<float>;

    Keep:
        using Reduce = cub::WarpReduce<float, 16>;

    Fix safety: safe. 32 is the default of CUB.

    Source: HIPCUB_DEVICE_WARP_THREADS in hipcub/config.hpp of ROCm 7.2.
    """
    if not has_wide_target(ctx):
        return
    tokens = ctx.tokens
    for name in (*ctx.names.qualified, *ctx.names.imported):
        collective = _COLLECTIVES.get(name.names[-1]) if name.library.name == "cub" and name.hip else None
        opener = tokens.after(name.last)
        if collective is None or tokens.text_at(opener) != "<" or ctx.is_settled(name.first):
            continue
        if is_native(ctx) and _is_for_wavefronts(ctx, name.first):
            continue
        closer = template_closer(tokens, opener)
        arguments = split_arguments(tokens, opener, closer) if closer >= 0 else None
        if not arguments or len(arguments) > collective.width_at:
            continue
        missing = collective.width_at - len(arguments)
        if missing > len(collective.before):
            continue  # such a use does not compile
        filling = "".join(f", {value}" for value in (*collective.before[len(collective.before) - missing :], "32"))
        at = tokens.end(arguments[-1].end - 1)
        yield ctx.diagnostic(
            "HP408",
            Severity.WARNING,
            name.first,
            f"{name.name} works on 32 threads in CUB, and on the whole wavefront in hipCUB",
            "add the template argument 32",
            last=name.last,
            symbol=name.name,
            library=name.library.name,
            fix=Fix("add the template argument 32", Applicability.SAFE, (Edit(at, at, filling, "HP408"),)),
        )


def _is_for_wavefronts(ctx: Context, index: int) -> bool:
    """Whether the code that uses a collective counts lanes by ``warpSize``."""
    functions = ctx.cross_lane
    around = [each for each in functions.all if each.code.places[0] <= index <= each.code.places[-1]]
    users = around or [each for each in functions.all if each.mentions_warp_size or any(each.calls)]
    return bool(users) and all(counts_by_warp_size(functions, user) for user in users)
