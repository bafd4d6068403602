"""HP609: arms for AMD GPUs that only refuse."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.refusals import verdicts
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.arms import Arm


@rule("HP609", "refusing-amd-arm")
def refusing_amd_arm(ctx: Context) -> Iterator[Diagnostic]:
    """An arm for AMD GPUs that only says that they are not supported.

    What it finds: `#if` arms for HIP that HIP takes, in which there is nothing but `#error`, `throw`,
    `static_assert(false)`, `TORCH_CHECK(false, ...)` and the like.

    Why: somebody has left this part out for AMD GPUs. The port has it neither: it does not compile, or fails when it
    runs, whatever becomes of the arm for CUDA.

    Example:
        #ifdef __HIP_PLATFORM_AMD__
        throw std::runtime_error("not supported on AMD GPUs");
        #else
        cudaDeviceSynchronize();
        #endif

    Keep:
        #ifdef __HIP_PLATFORM_AMD__
        hipDeviceSynchronize();
        #else
        cudaDeviceSynchronize();
        #endif

    Fix safety: no fix. Remove the arm where the port of CUDA's code does: what was missing in an old ROCm may be there.

    Source: the arms themselves, read as tokens; confidence high.
    """
    for chain in ctx.arms.chains:
        for arm in chain.arms:
            is_taken = ctx.conditionals.is_written_for_hip(arm) and ctx.conditionals.takes(arm) is True
            index = _refusal(ctx, arm) if is_taken and not ctx.not_taken(chain.arms[0].directive.first) else -1
            if index >= 0:
                yield ctx.diagnostic(
                    "HP609",
                    Severity.WARNING,
                    index,
                    "this arm for AMD GPUs only refuses: the port does not have what stands here for CUDA",
                    "remove the arm where the port of CUDA's code does",
                    symbol=ctx.tokens.texts[index],
                )


def _refusal(ctx: Context, arm: Arm) -> int:
    """Index of the ``error`` of an arm, or of what it refuses by if its code does nothing else; -1 for other arms."""
    tokens = ctx.tokens
    lines = [line for line in tokens.directives if arm.directive.end <= line.first < arm.end]
    for line in lines:
        if line.name == "error" and ctx.arms.arm_at(line.first) is arm:
            return line.name_at
    said = [] if lines else list(verdicts(tokens, arm.directive.end, arm.end))
    does_more = any(refuses is None for _, refuses in said)
    return next((at for at, refuses in said if refuses and not does_more), -1)
