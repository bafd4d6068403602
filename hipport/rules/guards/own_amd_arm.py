"""HP607: arms that a project has for AMD GPUs already, by a macro of its own."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.compiler_macros import is_for_hip
from hipport.context.compiler_macros import is_of_hip
from hipport.context.context import Context
from hipport.context.macros_from_hip import is_defined_from_hip
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.arms import Arm
from hipport.source.conditions import macro_names


@rule("HP607", "own-amd-arm")
def own_amd_arm(ctx: Context) -> Iterator[Diagnostic]:
    """An arm that the project has for AMD GPUs already.

    What it finds: the first `#if` of a file on each macro whose name says ROCm, HIP or AMD and that neither hipcc nor
    HIP's headers define, such as `USE_ROCM`, where it decides that an arm is taken, and that no file of the project
    defines by macros of HIP.

    Why: somebody has ported this code. hipport leaves what stands in such an arm as it is, and converts the other one,
    so both compile; only the build decides which is taken, and their own is the one that has run on AMD GPUs.

    Example:
        #ifdef USE_ROCM
        const int lanes = 64;
        #else
        const int lanes = 32;
        #endif

    Keep:
        #ifdef __HIP_PLATFORM_AMD__
        const int lanes = 64;
        #else
        const int lanes = 32;
        #endif

    Fix safety: no fix: define the macro in the build of the port. `hipport check -D USE_ROCM` compiles it so.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    arms: dict[str, list[Arm]] = {}
    for chain in ctx.arms.chains:
        for arm in chain.arms:
            if ctx.conditionals.is_written_for_hip(arm) and ctx.conditionals.takes(arm) is None:
                for macro in dict.fromkeys(macro_names(arm.condition)):
                    if is_for_hip(macro) and not is_of_hip(macro):
                        arms.setdefault(macro, []).append(arm)
    for macro, found in arms.items():
        if is_defined_from_hip(macro, (ctx.source.text, *map(ctx.survey.text_of, ctx.sources_of_types))):
            continue
        places = "1 place" if len(found) == 1 else f"{len(found)} places"
        yield ctx.diagnostic(
            "HP607",
            Severity.INFO,
            found[0].directive.first,
            f"{macro} selects code that was written for AMD GPUs already, at {places} of this file",
            f"define {macro} in the build of the port to take it, as `hipport check -D {macro}` does",
            symbol=macro,
        )
