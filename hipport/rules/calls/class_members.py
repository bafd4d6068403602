"""HP304: member functions of CUB's classes that hipCUB's lack, or have with other arguments."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import Span
from hipport.context.arguments import arguments_of
from hipport.context.arguments import counted_arguments
from hipport.context.class_members import MemberCall
from hipport.context.class_members import member_calls
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.source.tokens import Tokens

#: Member function and number of arguments -> place of an argument, and what hipCUB's lacks where that is a function
#: object. Source: hipcub/backend/rocprim/block/block_scan.hpp and block_discontinuity.hpp of ROCm 7.2.
_FORMS = {
    ("cub::BlockScan::ExclusiveScan", 4): (2, "without an initial value, where the last argument is the aggregate"),
    ("cub::BlockDiscontinuity::FlagHeads", 4): (3, "with an array of the predecessors"),
}

#: Member function and number of arguments -> why hipCUB's form does not compile, whatever the arguments are.
#: Source: hipcub/backend/rocprim/warp/warp_scan.hpp of ROCm 7.2, which calls rocPRIM's ``to_exclusive``.
_BROKEN_FORMS = {
    (
        "cub::WarpScan::Scan",
        4,
    ): "does not compile without an initial value: it calls a member that rocPRIM's class lacks",
}


@rule("HP304", "class-member", words=("cub",))
def class_member(ctx: Context) -> Iterator[Diagnostic]:
    """A member function of a class of CUB that hipCUB lacks, or has with other arguments.

    What it finds: calls of member functions by objects that are made in the call, by variables, and by the class and
    `::`, where the file shows that the object is of a class of CUB, also by a name that `using` or `typedef` gives it.
    It is reported where hipCUB's class has no such member, or none that takes so many arguments:
    `BlockScan::ExclusiveScan` needs an initial value, `BlockDiscontinuity::FlagHeads` gives no predecessors. So is
    `WarpScan::Scan` without an initial value, which hipCUB declares and which does not compile.

    Why: the class gets its name in HIP, and the call does not compile.

    Example:
        using Scan = cub::BlockScan<int, 128>;
        __device__ void scan(Scan::TempStorage &storage, int in, int &out) {
            Scan(storage).ExclusiveScan(in, out, cub::Max());
        }

    Keep:
        using Scan = cub::BlockScan<int, 128>;
        __device__ void scan(Scan::TempStorage &storage, int in, int &out) {
            Scan(storage).ExclusiveScan(in, out, 0, cub::Max());
        }

    Fix safety: no fix. An initial value has to be one that changes no result, such as the least value of the type for a
    maximum.

    Source: the headers of CUB 1.15 to 3.0 and of hipCUB of ROCm 7.2.
    """
    for call in member_calls(ctx, "cub"):
        entry = ctx.mapping.entry(call.name, ctx.conditionals.cuda_at(call.index))
        if entry is None or ctx.is_settled(call.index):
            continue
        if entry.row.status == "unsupported":
            message = f"hipCUB has no {call.name.removeprefix('cub::')}: {entry.row.note}"
            yield _diagnostic(ctx, call, Severity.ERROR, message, "write it with what hipCUB has")
        else:
            yield from _other_arguments(ctx, call, entry)


def _other_arguments(ctx: Context, call: MemberCall, entry: Entry) -> Iterator[Diagnostic]:
    """``Scan(storage).ExclusiveScan(in, out, cub::Max())``"""
    count = counted_arguments(ctx.tokens, call.index)
    takes = ctx.mapping.counts_of(entry)
    remedy = f"change the arguments of the call to those of {entry.hip}"
    if count is None:
        return
    if entry.row.status in ("args", "version"):
        yield _diagnostic(ctx, call, Severity.ERROR, f"{entry.hip}: other arguments: {entry.row.note}", remedy)
    elif takes and count not in takes:
        numbers = " or ".join(map(str, sorted(takes)))
        yield _diagnostic(ctx, call, Severity.ERROR, f"{entry.hip} takes {numbers} arguments, not {count}", remedy)
    elif entry.row.status == "partial":
        yield _diagnostic(ctx, call, Severity.WARNING, f"{entry.hip}: {entry.row.note}", remedy)
    elif reason := _BROKEN_FORMS.get((call.name, count)):
        remedy = "give an initial value that changes no result, or call InclusiveScan and then ExclusiveScan"
        yield _diagnostic(ctx, call, Severity.ERROR, f"{entry.hip} {reason}", remedy)
    elif form := _FORMS.get((call.name, count)):
        place, lacking = form
        arguments = arguments_of(ctx.tokens, call.index) or ()
        if _is_made(ctx.tokens, arguments[place]):
            yield _diagnostic(ctx, call, Severity.WARNING, f"{entry.hip} has no form {lacking}", remedy)


def _is_made(tokens: Tokens, span: Span) -> bool:
    """Whether an argument is an object made in the call, or a lambda: ``cub::Max()``, ``Less{}``, ``[] (int a) {}``."""
    texts = [text for text in tokens.texts[span.first : span.end] if text.strip()]
    return texts[:1] == ["["] or texts[-2:] in (["(", ")"], ["{", "}"])


def _diagnostic(ctx: Context, call: MemberCall, severity: Severity, message: str, remedy: str) -> Diagnostic:
    return ctx.diagnostic("HP304", severity, call.index, message, remedy, symbol=call.name, library="cub")
