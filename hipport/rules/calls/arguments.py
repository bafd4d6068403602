"""HP301: calls whose arguments change."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.calls import closer_of
from hipport.code.calls import split_arguments
from hipport.context.arguments import arguments_of
from hipport.context.arguments import counted_arguments
from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.context.uses import NameUse
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Entry
from hipport.mapping.calls import CallChange


@rule("HP301", "changed-arguments", edits=True, words=(Subject.NAMES,))
def changed_arguments(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A call whose arguments must change in HIP.

    What it finds: functions that HIP has with other parameters, or under another name for another number of arguments.
    Where `mappings/calls.toml` has the shape of the new call, the arguments are edited: casts, arguments that have a
    default value only in CUDA, arguments that HIP does not have and that are null. Everything else is reported: a call
    whose new shape is unknown, a number of arguments for which only CUDA has an overload or default values, arguments
    that cannot be separated with certainty, an argument that HIP does not have and that is not null; a call that is
    converted as for one CUDA version, although libclang determines that an argument has the type of another
    (`cudaMemPrefetchAsync` takes a device, from CUDA 13 on a cudaMemLocation); a function that a macro of the project's
    calls with arguments that would change, `CHECKED(cudaEventCreate, (&event, flags))`.

    Why: the renamed call does not compile, or does something else.

    Example:
        cudaFuncSetAttribute(kernel<float, 4>, cudaFuncAttributeMaxDynamicSharedMemorySize, n);

    Keep:
        cudaMalloc(&p, n);

    Fix safety: safe. Arguments are separated also in templates, casts, lambdas and macros; where that is not certain,
    the text is left unchanged and reported.

    Source: the signatures in the headers of CUDA and of ROCm 7.2. Shapes of your own come from `--rules FILE`.
    """
    for use, entry in known_uses(ctx):
        call = ctx.mapping.calls.get(use.name)
        shape = ctx.calls.shapes.get(use.index)
        if call is not None:
            yield from _told_otherwise(ctx, use, entry, call)
        if isinstance(shape, str):
            yield _unchanged(ctx, use, entry, shape + (f" ({call.why})" if call and call.why else ""))
        elif shape is not None:
            yield from shape.edits
        elif call is not None and _changes_in_macro(ctx, use, entry, call):
            yield _unchanged(ctx, use, entry, "a macro calls it" + (f"; {call.why}" if call.why else ""))
        elif (
            entry.row.status in ("args", "version")
            and not ctx.names.lacking(entry)
            and not ctx.calls.is_declared(use)
            and not ctx.calls.is_kept(use)
            and not ctx.calls.arguments_settle(use)
        ):
            yield _unchanged(ctx, use, entry, f"other arguments: {entry.row.note}")
        elif not ctx.names.lacking(entry) and not ctx.calls.is_declared(use):
            yield from _of_other_number(ctx, use, entry)


def _of_other_number(ctx: Context, use: NameUse, entry: Entry) -> Iterator[Diagnostic]:
    """``cub::DeviceReduce::Sum(in, out, n)``: CUDA has an overload or default arguments for it that HIP lacks."""
    takes = ctx.mapping.counts_of(entry)
    count = counted_arguments(ctx.tokens, use.last) if takes else None
    if count is not None and count not in takes:
        numbers = " or ".join(map(str, sorted(takes)))
        yield _unchanged(
            ctx, use, entry, f"HIP's takes {numbers} {'argument' if takes == {1} else 'arguments'}, not {count}"
        )


def _changes_in_macro(ctx: Context, use: NameUse, entry: Entry, call: CallChange) -> bool:
    """Whether a macro is given a function and, apart from it, arguments that HIP's function does not take:
    ``CHECKED(cudaEventCreate, (&event, flags))``, ``CHECKED(cudaEventCreate, &event, flags)``
    """
    tokens = ctx.tokens
    opener = tokens.before(use.index)
    macro = tokens.text_at(tokens.before(opener))
    given = split_arguments(tokens, opener, closer_of(tokens, opener)) if tokens.text_at(opener) == "(" else None
    if not given or len(given) < 2 or not (macro in ctx.defined_macros or macro in ctx.defined_elsewhere):
        return False
    first = given[1].first
    count = len(given) - 1
    if count == 1 and tokens.text_at(first) == "(" and closer_of(tokens, first) == given[1].end - 1:
        count = len(split_arguments(tokens, first, closer_of(tokens, first)) or ())
    shape = call.shape(count, ctx.conditionals.cuda_at(use.index))
    if shape is None or ctx.names.lacking(entry) or (call.only_c and not ctx.survey.is_for_c(ctx.source.path)):
        return False
    places = [argument.place for argument in shape.arguments if not argument.before + argument.after]
    return shape.hip != entry.hip or places != list(range(1, count + 1))


def _told_otherwise(ctx: Context, use: NameUse, entry: Entry, call: CallChange) -> Iterator[Diagnostic]:
    """``cudaMemPrefetchAsync(p, n, pool.place, 0)``: converted for a CUDA version, as the tokens do not show a type; by
    the parser's view the argument has the type that another version takes.
    """
    seen = ctx.seen_version(use)
    arguments = arguments_of(ctx.tokens, use.last)
    assumed = ctx.conditionals.cuda_at(use.index)
    if seen is None or not arguments or call.shape(len(arguments), seen.cuda) == call.shape(len(arguments), assumed):
        return
    message = f"argument {seen.place} of {use.name} is of type {seen.type}, as in CUDA {seen.cuda}; converted as for "
    message += f"CUDA {assumed}" if assumed else "an older one"
    yield diagnostic_of_use(
        ctx, use, "HP301", Severity.ERROR, message, f"convert with --cuda {seen.cuda}", entry.library
    )


def _unchanged(ctx: Context, use: NameUse, entry: Entry, message: str) -> Diagnostic:
    """The diagnostic of a call whose arguments were not edited."""
    change = f"{use.name} in HIP" if entry.hip == entry.row.cuda else f"{use.name} -> {entry.hip}"
    remedy = f"change the arguments of the call to those of {entry.hip}"
    return diagnostic_of_use(ctx, use, "HP301", Severity.ERROR, f"{change}: {message}", remedy, entry.library)
