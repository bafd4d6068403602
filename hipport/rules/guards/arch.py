"""HP601: conditions on the compute capability, `__CUDA_ARCH__`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.guards import adopted_guard
from hipport.context.guards import guards_of_cuda
from hipport.context.guards import is_arch
from hipport.context.guards import mentions_outside_conditions
from hipport.context.guards import report_guard
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.arms import Chain
from hipport.source.conditions import UNDEFINED

#: ``class Counter : public Base<int> {``
_CLASS = re.compile(r"\b(?:struct|class)\s+(\w+)[^;{}()=]*\{")


@rule("HP601", "arch-guard", edits=True)
def arch_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on __CUDA_ARCH__.

    What it finds: `#if` lines, macro bodies and code that ask for the compute capability.

    Why: HIP does not define __CUDA_ARCH__, and an undefined macro is 0 in an #if: `#if __CUDA_ARCH__ < 600` is true,
    `#ifdef __CUDA_ARCH__` takes the host's arm in device code. A conditional that only asks whether the macro is
    defined or is not 0, `#elif __CUDA_ARCH__`, or compares it with a number, is edited: `__HIP_DEVICE_COMPILE__` is
    defined where device code is compiled, and comparisons have the result of compute capability 6.2 (64-bit atomics,
    half precision, dp4a; no independent thread scheduling). What has that result anyway, `defined(__CUDA_ARCH__) &&
    __CUDA_ARCH__ < 600`, stays. Members of a class that are for newer GPUs alone, with none in their place, HIP takes
    in either pass, and what a function does on newer GPUs alone, with nothing or a refusal in its place, on the device,
    and the functions of the file that this calls: a kernel whose whole body stands in `#if __CUDA_ARCH__ >= 700` would
    compile to one that does nothing. This is done only where HIP has everything in the arm that it then takes. The
    finding names the arm that HIP takes, and is a warning where nothing does what the code of an arm does that is left
    out, or defines a macro of it. Where a conditional does nothing but define macros that say where functions run, as
    `#define HD __host__ __device__`, and nothing for the host, the host's pass takes them as well: clang checks in
    either pass what a kernel calls, nvcc does not. Where a class is defined for the device and once more for the host,
    `#pragma clang force_cuda_host_device` makes the functions of both callable from either. Where two headers that the
    arms include define such classes, the include for the host is reported.

    Example:
        #if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 600
        x = 1;
        #else
        x = 2;
        #endif

    Keep:
        #ifdef __HIP_DEVICE_COMPILE__
        x = 1;
        #endif

    Fix safety: safe for the conditionals that are edited; nothing changes for nvcc. For the others, test
    __HIP_DEVICE_COMPILE__ for device code, and the feature or the architecture itself (`__gfx942__`) otherwise.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    for chain, macros in guards_of_cuda(ctx):
        arch = [m for m in macros if is_arch(m)]
        adopted = ctx.conditionals.adopted(chain) if arch else ()
        yield from (Edit(change.start, change.end, change.text, "HP601") for change in adopted)
        if arch and ctx.conditionals.is_decided(chain):
            yield adopted_guard(ctx, "HP601", chain, arch)
        elif arch:
            yield report_guard(
                ctx,
                "HP601",
                chain,
                arch,
                "HIP does not define it, so it counts as 0",
                "test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant",
            )
        for at, header, name in _classes_of_each_pass(ctx, chain) if arch else ():
            yield ctx.diagnostic(
                "HP601",
                Severity.WARNING,
                at,
                f"{header} has a class {name} for the host, and kernels another one: clang checks them with both",
                "mark the functions of both classes with __host__ __device__",
                symbol=name,
            )
    for index in mentions_outside_conditions(ctx, is_arch):
        name = ctx.tokens.texts[index]
        yield ctx.diagnostic(
            "HP601",
            Severity.WARNING,
            index,
            f"{name} is not defined in HIP",
            "test __HIP_DEVICE_COMPILE__ or the architecture itself",
            symbol=name,
        )


def _classes_of_each_pass(ctx: Context, chain: Chain) -> Iterator[tuple[int, str, str]]:
    """The includes in arms for the host whose headers define a class that one for the device defines too: the place of
    the line, the header and the class.
    """
    of_device = {arm for arm in chain.arms if arm.holds(_on_host) is False}
    found = [(include, ctx.arms.arm_at(include.at)) for include in ctx.includes if include.project]
    inside = [(include, arm) for include, arm in found if arm in chain.arms]
    if not any(arm in of_device for _, arm in inside) or all(arm in of_device for _, arm in inside):
        return
    classes: set[str] = set()
    for include, arm in inside:
        names = _classes_of(ctx, include.project or "")
        if arm in of_device:
            classes |= names
        elif shared := sorted(classes & names):
            yield include.at, include.name, shared[0]


def _classes_of(ctx: Context, header: str) -> set[str]:
    """The names of the classes that a header of the tree, or one that it includes, defines."""
    texts = map(ctx.survey.text_of, ctx.survey.with_headers(header, quoted_only=True))
    return {match[1] for text in texts for match in _CLASS.finditer(text)}


def _on_host(macro: str) -> int | str | None:
    return UNDEFINED if is_arch(macro) else None
