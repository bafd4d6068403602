"""HP201, HP202, HP215: kernel launches."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.code.launches import KernelLaunch
from hipport.code.launches import configuration_macros
from hipport.context.context import Context
from hipport.context.launch_macro import as_macro
from hipport.context.launch_macro import has_all
from hipport.context.launch_macro import is_in_expression
from hipport.context.launch_macro import macro_fits
from hipport.context.launch_macro import without_pair
from hipport.context.registry import rule
from hipport.context.subjects import Subject
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.tokens import Tokens


@rule("HP201", "kernel-launch", edits=True, words=(Subject.LAUNCHES,))
def kernel_launch(ctx: Context) -> Iterator[Edit]:
    """A kernel launch in triple angle brackets, where `--launch macro` is asked for.

    What it finds: launches, also of template kernels, over several lines and in macro bodies.

    Why: HIP compiles `<<<>>>` as it is, which is the default here. The macro is for code that must also compile without
    HIP's language extension. It is a statement, so a launch that is a part of an expression gets a lambda function
    around it.

    Example: --launch macro
        scale<float, 4><<<grid, block, 0, stream>>>(x, n);
        is_wide ? scale<float, 4><<<grid, block>>>(x, n) : scale<float, 1><<<grid, block>>>(x, n);

    Keep:
        scale<<<grid, block>>>(x, n);

    Fix safety: safe. Grid and block are wrapped in dim3(), a missing shared-memory size and stream become 0.

    Source: hip/amd_detail/amd_hip_runtime.h of ROCm 7.2 (hipLaunchKernelGGL, HIP_KERNEL_NAME).
    """
    if ctx.options.launch == "macro":
        for launch in ctx.launches.values():
            if launch is not None and _becomes_macro(ctx.tokens, launch) and not ctx.written_for_hip(launch.opener):
                yield from as_macro(ctx.tokens, launch, "HP201", in_lambda=not macro_fits(ctx.tokens, launch))


def _becomes_macro(tokens: Tokens, launch: KernelLaunch) -> bool:
    return has_all(launch) and (macro_fits(tokens, launch) or is_in_expression(tokens, launch))


@rule("HP202", "unclear-launch", words=(Subject.LAUNCHES,))
def unclear_launch(ctx: Context) -> Iterator[Diagnostic]:
    """Triple angle brackets that cannot be read as a launch with certainty.

    What it finds: `<<<`, or `<< <`, without a matching `>>>(`, with an empty configuration, or divided by the
    preprocessor; not a macro that is a whole configuration, `#define GRID(a, b) <<<a, b>>>`. With
    `--launch macro`, such macros too, and launches as arguments of other macros.

    Why: the text is left unchanged. HIP compiles a well-formed launch as it is, so this matters with `--launch macro`,
    or where a macro has only a part of a launch. With blanks in the brackets the launch does not compile.

    Example:
        #define LAUNCH kernel<<<grid, block

    Keep:
        kernel<<<grid, block>>>(x);

    Fix safety: no fix.

    Source: the launch syntax of CUDA C++.
    """
    in_macro = ctx.options.launch == "macro"
    whole = () if in_macro else {macro.opener for macro in configuration_macros(ctx.tokens).values()}
    for opener, launch in ctx.launches.items():
        unclear = launch is None and opener not in whole and ctx.tokens.text_at(ctx.tokens.before(opener)) != "operator"
        odd = launch is not None and not has_all(launch)
        left = in_macro and launch is not None and not _becomes_macro(ctx.tokens, launch)
        if not (unclear or odd or left) or ctx.written_for_hip(opener):
            continue
        if (unclear or odd) and ctx.tokens.texts[opener] != "<<<":
            yield ctx.diagnostic(
                "HP202",
                Severity.ERROR,
                opener,
                "this launch was left unchanged: it cannot be read with certainty, and clang reads << < as a shift",
                "write <<< and >>> without blanks, and the whole launch in one place",
            )
        else:
            yield ctx.diagnostic(
                "HP202",
                Severity.WARNING if in_macro else Severity.INFO,
                opener,
                "this launch was left unchanged: it cannot be read with certainty, or is an argument of a macro",
                "check that it compiles as HIP, or write the whole launch in one place",
            )


@rule("HP215", "spaced-launch", edits=True, words=(Subject.LAUNCHES,))
def spaced_launch(ctx: Context) -> Iterator[Edit]:
    """A kernel launch with blanks inside its angle brackets.

    What it finds: `<< <` and `>> >` around the configuration of a launch, as some formatters write them, also over
    several lines and in macro bodies.

    Why: nvcc reads them as `<<<` and `>>>`. clang reads them as shifts, and the launch does not compile.

    Example:
        scale << <grid, block >> > (x, n);

    Keep:
        bool inside = low << shift < value && value >> shift > low;

    Fix safety: safe. The blanks are removed; comments between the brackets stay, before them. With `--launch macro` the
    launch becomes the macro, as any other.

    Source: the launch syntax of CUDA C++ and of clang's HIP support.
    """
    for launch in ctx.launches.values():
        if launch is None or not has_all(launch) or ctx.written_for_hip(launch.opener):
            continue
        if ctx.options.launch == "macro" and _becomes_macro(ctx.tokens, launch):
            continue
        yield from _joined(ctx, launch.opener, launch.opened, "<<<")
        yield from _joined(ctx, launch.closer, launch.closed, ">>>")


def _joined(ctx: Context, first: int, last: int, brackets: str) -> Iterator[Edit]:
    """The edits that make one token of ``<< <``; comments and line breaks between the brackets stay before it."""
    starts, end = ctx.tokens.starts, ctx.tokens.end(last)
    if "".join(ctx.tokens.texts[first + 2 : last]).strip(" \t"):
        yield without_pair(ctx.tokens, first, "HP215")
        yield Edit(starts[last], end, brackets, "HP215")
    elif first != last:
        yield Edit(starts[first], end, brackets, "HP215")
