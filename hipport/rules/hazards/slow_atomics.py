"""HP712: atomic functions that are a loop on some GPUs."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.architectures import adds_atomically
from hipport.code.calls import Span
from hipport.code.declarations import Declarations
from hipport.context.addresses import pointed_to
from hipport.context.arguments import arguments_of
from hipport.context.context import Context
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_FLOATS = frozenset(("float", "double"))


@rule("HP712", "atomic-by-comparison", words=("atomicAdd",))
def atomic_by_comparison(ctx: Context) -> Iterator[Diagnostic]:
    """An atomicAdd of floats that the compiler implements as a loop.

    What it finds: the first `atomicAdd` on float and the first on double in a file, on a parameter of a kernel, if a
    target architecture adds them in a loop around compare-and-swap.

    Why: gfx90a and gfx1100 have such instructions, but they do not work on fine-grained memory, so the compiler does
    not use them. The result is the same; where many threads add to one location, it is much slower.

    Example: --arch gfx90a
        __global__ void sum(float *total, const float *x) { atomicAdd(total, x[threadIdx.x]); }

    Keep: --arch gfx942
        __global__ void sum(float *total, const float *x) { atomicAdd(total, x[threadIdx.x]); }

    Fix safety: no fix in the source: `-munsafe-fp-atomics` is right where no such sum is in fine-grained memory, from
    cudaHostAlloc or cudaMallocManaged.

    Source: the code that hipcc of ROCm 7.2 generates: a loop for float and double on gfx90a, gfx1030 and gfx1100, for
    double on gfx1201, instructions on gfx942 and gfx950; with -munsafe-fp-atomics instructions but for gfx1030, and for
    double on RDNA. Detected from tokens; confidence high.
    """
    if _FLOATS.isdisjoint(ctx.tokens.distinct):
        return
    looping = {name: [arch for arch in ctx.options.arch if not adds_atomically(arch, name)] for name in _FLOATS}
    declarations = Declarations(ctx.tokens, _FLOATS)
    for index in ctx.tokens.places("atomicAdd"):
        arguments = arguments_of(ctx.tokens, index)
        if not arguments or len(arguments) != 2 or not _is_of_kernel(ctx, arguments[0], declarations):
            continue
        type_name = pointed_to(ctx, arguments[0], declarations, _FLOATS)
        if type_name is None or ctx.written_for_hip(index) or is_of_hip(ctx):
            continue
        if architectures := looping.pop(type_name, None):
            yield ctx.diagnostic(
                "HP712",
                Severity.INFO,
                index,
                f"atomicAdd of {type_name} is a loop around compare-and-swap on {' and '.join(architectures)}",
                "build with -munsafe-fp-atomics where no such sum is in host or managed memory",
                symbol="atomicAdd",
            )


def _is_of_kernel(ctx: Context, address: Span, declarations: Declarations) -> bool:
    """Whether an address begins with a parameter of a kernel, which never points to shared memory."""
    body = ctx.body_at(address.first)
    name = next((at for at in range(address.first, address.end) if is_name(ctx.tokens.texts[at])), -1)
    declared = declarations.of(ctx.tokens.texts[name], name) if name >= 0 else None
    return body is not None and body.is_kernel and declared is not None and declared.index < body.first
