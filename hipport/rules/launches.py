"""HP20x: kernel launches."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.rules.context import Context
from hipport.rules.registry import rule
from hipport.source.calls import Launch


@rule("HP201", "kernel-launch")
def kernel_launch(ctx: Context) -> Iterator[Edit]:
    """A kernel launch in triple angle brackets, where `--launch macro` is asked for.

    What it finds: launches, also of template kernels, over several lines and in macro bodies.

    Why: HIP compiles `<<<>>>` as it is, which is the default here. Code bases that must also compile without HIP's
    language extension want the macro.

    Example: --launch macro
        scale<float, 4><<<grid, block, 0, stream>>>(x, n);

    Keep:
        scale<<<grid, block>>>(x, n);

    Fix safety: safe. Grid and block are wrapped in dim3(), the missing shared-memory size and stream become 0.

    Source: hip/amd_detail/amd_hip_runtime.h of ROCm 7.2 (hipLaunchKernelGGL, HIP_KERNEL_NAME).
    """
    if ctx.options.launch == "macro":
        for launch in ctx.launches.values():
            if launch is not None and 2 <= len(launch.config) <= 4 and not ctx.written_for_hip(launch.opener):
                yield from _as_macro(ctx, launch)


def _as_macro(ctx: Context, launch: Launch) -> Iterator[Edit]:
    tokens = ctx.tokens
    starts = tokens.starts
    templated = ">" in tokens.texts[launch.kernel.first : launch.kernel.end]
    head, tail = ("HIP_KERNEL_NAME(", ")") if templated else ("", "")
    start = starts[launch.kernel.first]
    yield Edit(start, start, f"hipLaunchKernelGGL({head}", "HP201")
    for number, span in enumerate(launch.config):
        text = (f"{tail}, dim3(", "), dim3(", "), ", ", ")[number]
        after_opener = starts[launch.kernel.end] if number == 0 else starts[launch.config[number - 1].end]
        yield Edit(after_opener, starts[span.first], text, "HP201")
    filling = {2: "), 0, 0", 3: ", 0", 4: ""}[len(launch.config)]
    first_argument = tokens.after(launch.parenthesis)
    separator = "" if first_argument == launch.end else ", "
    yield Edit(starts[launch.config[-1].end], tokens.end(launch.parenthesis), filling + separator, "HP201")


@rule("HP202", "unclear-launch")
def unclear_launch(ctx: Context) -> Iterator[Diagnostic]:
    """Triple angle brackets that cannot be read as a launch with certainty.

    What it finds: `<<<` without a matching `>>>(`, with an empty configuration, or cut by the preprocessor.

    Why: the text is left alone. HIP compiles a well-formed launch as it is, so this matters with `--launch macro`, or
    where a macro holds only a part of a launch.

    Example:
        #define LAUNCH kernel<<<grid, block

    Keep:
        kernel<<<grid, block>>>(x);

    Fix safety: no fix.

    Source: the launch syntax of CUDA C++.
    """
    for opener, launch in ctx.launches.items():
        unclear = launch is None and ctx.tokens.text_at(ctx.tokens.before(opener)) != "operator"
        odd = launch is not None and not 2 <= len(launch.config) <= 4
        if (unclear or odd) and not ctx.written_for_hip(opener):
            yield ctx.diagnostic(
                "HP202",
                Severity.WARNING if ctx.options.launch == "macro" else Severity.INFO,
                opener,
                "this launch cannot be read with certainty and was left alone",
                "check that it compiles as HIP, or write the whole launch in one place",
            )
