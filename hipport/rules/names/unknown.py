"""HP102: names that look like CUDA's and are in no table."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.known_names import diagnostic_of_use
from hipport.context.known_names import is_pasted
from hipport.context.known_names import why_not_cudas
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity


@rule("HP102", "unknown-cuda-name", words=(Subject.NAMES,))
def unknown_cuda_name(ctx: Context) -> Iterator[Diagnostic]:
    """A name that looks like CUDA's, but is in no table and not defined by the project.

    What it finds: identifiers that begin like the names of a CUDA library (cuda, cu, cublas, nccl, ...), are in no
    mapping table, and are declared neither in this file nor in another file of the tree, nor defined as macros by a
    build file around it, nor macros that the file asks for, `#ifdef CUDA_DEBUG`.

    Why: such a name is left unchanged, and the port does not compile or link if it is CUDA's. It may also belong to a
    library that is not part of the tree, which has to be ported too.

    Example:
        cudaFrobnicate(p);

    Keep:
        #define cudaCheck(x) check(x)
        cudaCheck(cudaGetLastError());

    Fix safety: no fix. Port the name by hand, add the file that defines it to the tree, or ignore the rule for it.

    Source: the tables hold every public name of the CUDA headers 11.7 to 13.5.
    """
    for use in ctx.names.api_uses:
        if use.entry is None and not why_not_cudas(ctx, use) and not is_pasted(ctx, use.index):
            library = ctx.mapping.library_of(use.name)
            if library is None or not library.unsupported:
                yield diagnostic_of_use(
                    ctx,
                    use,
                    "HP102",
                    Severity.WARNING,
                    f"{use.name} looks like a CUDA name but is in no mapping table",
                    "if it is CUDA's, port it by hand; if it is a third-party library's, port that library too",
                    library.name if library else "",
                )
