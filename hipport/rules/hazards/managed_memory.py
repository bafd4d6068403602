"""HP707: managed memory, whose pages do not move on every GPU."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import wavefront_of
from hipport.context.context import Context
from hipport.context.origin import is_declared
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_MANAGED = frozenset(("cudaMallocManaged", "cuMemAllocManaged", "__managed__"))


@rule("HP707", "managed-memory", words=_MANAGED)
def managed_memory(ctx: Context) -> Iterator[Diagnostic]:
    """Managed memory, whose pages do not always move between host and GPU.

    What it finds: the first `cudaMallocManaged` or `__managed__` of a file.

    Why: pages move on demand only on CDNA GPUs whose driver and process have XNACK on (`HSA_XNACK=1`); elsewhere the
    memory stays on the host and each access of the GPU goes over the bus, which is correct and can be slow.

    Example:
        void make(float **x, size_t n) { cudaMallocManaged(x, n * sizeof(float)); }

    Keep:
        void make(float **x, size_t n) { cudaMalloc(x, n * sizeof(float)); }

    Fix safety: no fix, and none is needed for the result.

    Source: HIP's documentation of unified memory management; not tested on a GPU. Detected from tokens; confidence
    medium.
    """
    if is_of_hip(ctx):
        return
    places = (index for index in ctx.tokens.where(_MANAGED) if not ctx.written_for_hip(index))
    index = next((at for at in places if not ctx.tokens.directive_at(at) and not is_declared(ctx, at)), -1)
    if index < 0:
        return
    without = [arch for arch in ctx.options.arch if wavefront_of(arch) == 32]
    on_others = f", and never on {' and '.join(without)}" if without else ""
    yield ctx.diagnostic(
        "HP707",
        Severity.INFO,
        index,
        f"{ctx.tokens.texts[index]}: pages move to the GPU only with HSA_XNACK=1{on_others}",
        "run with HSA_XNACK=1 on GPUs that support it, or copy explicitly where this is slow",
        symbol=ctx.tokens.texts[index],
    )
