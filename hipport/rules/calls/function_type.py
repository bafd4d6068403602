"""HP306: addresses of functions that have another type in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP306", "function-type", words=(Subject.NAMES,))
def function_type(ctx: Context) -> Iterator[Diagnostic]:
    """The address of a function of CUDA whose counterpart in HIP has another type.

    What it finds: functions that are named and not called, as arguments, initial values, arguments of templates, where
    a parameter has another type in HIP: `long` for `long long`, `const` for none, one parameter more.

    Why: calls convert their arguments, pointers to functions do not: "cannot initialize a variable of type
    'hipblasStatus_t (*)(...)' with an rvalue of type 'hipblasStatus_t (*)(...)'".

    Example:
        cudaError_t (*allocate)(void **, size_t) = cudaMallocHost;

    Keep:
        cudaError_t (*release)(void *) = cudaFree;

    Fix safety: no fix. A function of your own or a lambda with CUDA's parameters that calls HIP's has the type.

    Source: the signatures in the headers of CUDA and of ROCm 7.2 (`mappings/function_types.csv`).
    """
    for use, entry in known_uses(ctx):
        difference = ctx.mapping.function_type(entry).difference
        if difference and ctx.calls.is_pointed_to(use) and not ctx.names.lacking(entry):
            yield diagnostic_of_use(
                ctx,
                use,
                "HP306",
                Severity.WARNING,
                f"{entry.hip} is not of the type of {use.name}: {difference}",
                f"point to a function of your own, or to a lambda, that calls {entry.hip}",
                entry.library,
            )
