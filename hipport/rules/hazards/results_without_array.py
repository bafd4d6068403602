"""HP714: factorizations of batches without an array for their results."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.functions import words_of
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

#: The place of ``devInfoArray`` among the arguments, which cuBLAS calls optional.
_PLACES = {f"cublas{kind}gelsBatched": 10 for kind in "SDCZ"}
_NULL = (["NULL"], ["nullptr"], ["0"])


@rule("HP714", "results-without-array", words=(Subject.NAMES,))
def results_without_array(ctx: Context) -> Iterator[Diagnostic]:
    """A least-squares solver of a batch that is given no array for its results.

    What it finds: `NULL`, `nullptr` and `0` as devInfoArray of cublasSgelsBatched, cublasDgelsBatched,
    cublasCgelsBatched and cublasZgelsBatched.

    Why: the array is optional in cuBLAS. hipBLAS needs it: without one it writes a negative number to the argument
    before it and solves nothing.

    Example:
        cublasSgelsBatched(handle, CUBLAS_OP_N, m, n, 1, a, m, c, m, &info, NULL, batch);

    Keep:
        cublasSgelsBatched(handle, CUBLAS_OP_N, m, n, 1, a, m, c, m, &info, results, batch);

    Fix safety: no fix. The array is memory of the GPU with one integer for each matrix.

    Source: the documentation of cuBLAS 13.0 on devInfoArray, and of hipBLAS 3 on deviceInfo; not tested on a GPU.
    """
    for use in ctx.names.api_uses:
        if use.name not in _PLACES or ctx.is_settled(use.index):
            continue
        arguments = arguments_of(ctx.tokens, use.last) or ()
        place = _PLACES[use.name]
        if len(arguments) > place and words_of(ctx.tokens, arguments[place].first, arguments[place].end) in _NULL:
            yield ctx.diagnostic(
                "HP714",
                Severity.WARNING,
                arguments[place].first,
                f"hipBLAS solves nothing without this array, which {use.name} can do without",
                "give it memory of the GPU with an int for each matrix",
                symbol=use.name,
            )
