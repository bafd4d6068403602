"""HP722: plans of cuFFT with a layout for one side only."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.functions import words_of
from hipport.code.roles import OWN_ROLES
from hipport.code.roles import role_of
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens

#: The places of ``inembed`` and ``onembed`` among the arguments.
_PLACES = {
    **dict.fromkeys(("cufftPlanMany", "cufftMakePlanMany", "cufftMakePlanMany64"), (3, 6)),
    **dict.fromkeys(("cufftGetSizeMany", "cufftGetSizeMany64"), (3, 6)),
    **dict.fromkeys(("cufftXtMakePlanMany", "cufftXtGetSizeMany"), (3, 7)),
    "cufftEstimateMany": (2, 5),
}
_ENDS = frozenset((";", ",", ")", "}", ""))
_NULL = (["NULL"], ["nullptr"], ["0"])


@rule("HP722", "plan-with-one-layout", edits=True, words=(Subject.NAMES,))
def plan_with_one_layout(ctx: Context) -> Iterator[Diagnostic]:
    """A plan of cuFFT that is given the layout of its input or of its output only.

    What it finds: `NULL`, `nullptr` and `0`, and variables that have no other value in the file, as one of the
    arguments inembed and onembed of cufftPlanMany, cufftMakePlanMany, cufftXtMakePlanMany, cufftGetSizeMany and
    cufftEstimateMany, where the other is something else.

    Why: cuFFT then takes both to be the sizes of the transform, and ignores strides and distances. hipFFT makes no plan
    and returns HIPFFT_INVALID_VALUE.

    Example:
        cufftPlanMany(&plan, 1, n, NULL, 1, 0, n, 1, n[0], CUFFT_R2C, batch);

    Keep:
        cufftPlanMany(&plan, 1, n, NULL, 1, 0, NULL, 1, 0, CUFFT_R2C, batch);

    Fix safety: unsafe: `NULL` in place of the other, which is what cuFFT does; the strides that are written there may
    be what was meant.

    Source: the documentation of cuFFT 13.0 on the advanced data layout; the source of hipFFT (`hipfftMakePlanMany`);
    not tested on a GPU.
    """
    for use in ctx.names.api_uses:
        places = _PLACES.get(use.name)
        if places is None or ctx.is_settled(use.index):
            continue
        arguments = arguments_of(ctx.tokens, use.last) or ()
        given = [arguments[place] for place in places if place < len(arguments)]
        missing = [_is_null(ctx.tokens, words_of(ctx.tokens, each.first, each.end)) for each in given]
        if set(missing) != {True, False}:
            continue
        other = given[missing.index(False)]
        yield ctx.diagnostic(
            "HP722",
            Severity.WARNING,
            other.first,
            "hipFFT makes no plan with the layout of one side only; cuFFT ignores it with all strides",
            "give NULL for both, or the layouts of both",
            last=other.end - 1,
            symbol=use.name,
            fix=ctx.unsafe_fix("write NULL", ctx.edit("HP722", other.first, "NULL", last=other.end - 1)),
        )


def _is_null(tokens: Tokens, argument: list[str]) -> bool | None:
    """Whether an argument is a null pointer, or a variable whose values in the file are: ``int *inembed = NULL;``. None
    where some are.
    """
    name = argument[0] if len(argument) == 1 else ""
    values = [argument, *_values(tokens, name)] if is_name(name) else [argument]
    given = {value in _NULL for value in values[1:] or values}
    return given.pop() if len(given) == 1 else None


def _values(tokens: Tokens, name: str) -> Iterator[list[str]]:
    """What is assigned to the variables of a name, empty where one is declared without a value."""
    for at in tokens.places(name):
        after = tokens.after(at)
        if tokens.text_at(after) == "=" and tokens.text_at(after + 1) != "=":
            end = tokens.after(after)
            while tokens.text_at(end) not in _ENDS:
                end = tokens.after(end)
            yield words_of(tokens, after + 1, end)
        elif role_of(tokens, at, "") in OWN_ROLES:
            yield []
