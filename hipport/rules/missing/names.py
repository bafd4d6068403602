"""HP501, HP502: names of CUDA without a counterpart in HIP."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import is_snake_case
from hipport.context.known_names import known_uses
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP501", "unsupported-name")
def unsupported_name(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA name without a counterpart in HIP.

    What it finds: names that the mapping tables mark as unsupported, each with its reason.

    Why: the name stays in the text, and the port does not compile until it is replaced.

    Example:
        cudaGraphConditionalHandle handle;

    Keep:
        cudaGraph_t graph;

    Fix safety: no fix; the reason says what HIP offers instead, if anything.

    Source: the headers of ROCm 7.2 have no such name.
    """
    for use, entry in known_uses(ctx):
        if entry.row.status == "unsupported":
            yield diagnostic_of_use(
                ctx,
                use,
                "HP501",
                Severity.ERROR,
                f"{use.name} has no counterpart in HIP: {entry.row.note}",
                f"replace {use.name} or leave it out on AMD GPUs",
                entry.library,
            )


@rule("HP502", "unsupported-library")
def unsupported_library(ctx: Context) -> Iterator[Diagnostic]:
    """A name of a CUDA library that as a whole has no counterpart in HIP.

    What it finds: names of NVML, CUPTI, NPP and other libraries for which ROCm has no counterpart, or only one with
    another interface.

    Why: the code has to be rewritten for the library that ROCm offers, or left out.

    Example:
        nvmlInit();

    Keep:
        cublasHandle_t handle;

    Fix safety: no fix; the reason names the ROCm library, if there is one.

    Source: the packages of ROCm 7.2.
    """
    for use in ctx.names.api_uses:
        if use.entry is not None or is_snake_case(use.name):
            continue
        library = ctx.mapping.library_of(use.name)
        if library is not None and library.unsupported:
            yield diagnostic_of_use(
                ctx,
                use,
                "HP502",
                Severity.ERROR,
                f"{use.name} of {library.title}: {library.unsupported}",
                "rewrite this part for what ROCm offers, or leave it out on AMD GPUs",
                library.name,
            )
