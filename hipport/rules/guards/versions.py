"""HP603: conditions on the version of CUDA and of its libraries."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.adopted_conditions import ADOPTED
from hipport.context.adopted_conditions import OF_CUDA
from hipport.context.adopted_conditions import ON_AMD
from hipport.context.adopted_conditions import cuda_worlds
from hipport.context.compiler_macros import RENAMED_IN_CODE
from hipport.context.context import Context
from hipport.context.guards import adopted_guard
from hipport.context.guards import guards_of_cuda
from hipport.context.guards import is_arch
from hipport.context.guards import is_version
from hipport.context.guards import mentions_outside_conditions
from hipport.context.guards import report_guard
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.arms import Arm
from hipport.source.conditions import UNDEFINED
from hipport.source.conditions import evaluate
from hipport.source.conditions import macro_names

_MAJOR = "__CUDACC_VER_MAJOR__"
_WHAT_IT_ASKS = "check that AMD GPUs have what is asked for"
_WITH_NUMBER = re.compile(r"\s*(?:[<>]=?|[=!]=)\s*\d+\b")
_NUMBER_BEFORE = re.compile(r"(?<![\w.])\d+\s*(?:[<>]=?|[=!]=)\s*$")
_OF_DNN = ("CUDNN_VERSION", "CUDNN_MAJOR")


@rule("HP603", "version-guard", edits=True)
def version_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on the version of CUDA or of one of its libraries.

    What it finds: CUDART_VERSION, CUDA_VERSION, __CUDACC_VER_MAJOR__, CUBLAS_VERSION and similar macros in `#if` lines,
    macro bodies and code.

    Why: HIP does not define them, so each counts as 0 and the arm for the oldest CUDA is silently taken. Where a
    conditional only compares the version of CUDA, or asks whether it is defined, it is edited so that HIP takes the arm
    that CUDA 12.0 takes (or the version of `--cuda`), whose API hipport maps from; of CUB's and CCCL's versions 2.8,
    whose interface hipCUB has. This is done only where HIP has everything in that arm. The finding names the arm that
    HIP takes. An arm with nothing but `#error`, for a version of another library, cuDNN too, is left to CUDA.

    Code that compares the version of CUDA or of its compiler with a number gets that of CUDA 12.0 (or of `--cuda`), and
    so do macros that are made of the parts of the compiler's version, which conditions compare with CUDA's versions.
    Elsewhere in code and in macro bodies, HIP_VERSION stands for CUDA_VERSION and CUDART_VERSION: the versions of
    driver and runtime that HIP's functions return count like it. In code its parts stand for those of the compiler's
    version, HIP_VERSION_MAJOR for __CUDACC_VER_MAJOR__. A macro of such a name that the project defines as a string
    literal, `#define CUDA_VERSION "12.4"`, is its own.

    Example:
        #if CUDART_VERSION >= 12000
        use(1);
        #endif

    Keep:
        #if HIP_VERSION >= 60000000
        use(1);
        #endif

    Fix safety: safe for the conditionals that are edited; nothing changes for nvcc. For the others, HIP_VERSION has
    another scale, and the right arm depends on the feature that the condition is about.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    refused = _refused_versions(ctx)
    for arm in refused:
        yield from _only_for_cuda(ctx, arm)
    for chain, macros in guards_of_cuda(ctx):
        if any(arm in refused for arm in chain.arms) or ctx.conditionals.asked_for_header(chain):
            continue
        version = [m for m in macros if is_version(m)]
        adopted = ctx.conditionals.adopted(chain) if version and not any(map(is_arch, macros)) else ()
        yield from (Edit(change.start, change.end, change.text, "HP603") for change in adopted)
        if adopted or (version and not set(version).difference(ADOPTED) and ctx.conditionals.agrees(chain)):
            yield adopted_guard(ctx, "HP603", chain, version)
        elif version:
            yield report_guard(
                ctx,
                "HP603",
                chain,
                version,
                "HIP does not define it, so it counts as 0",
                "add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters",
            )
    for index in mentions_outside_conditions(ctx, is_version):
        yield from _in_code(ctx, index)


def _refused_versions(ctx: Context) -> list[Arm]:
    """The arms that only refuse a version of a library, in order; most files have no word of any version."""
    if not ctx.cuda_only_macros and not any(ctx.tokens.beginning(*_OF_DNN)):
        return []
    return [arm for chain in ctx.arms.chains for arm in chain.arms if _refuses_a_version(ctx, arm)]


def _refuses_a_version(ctx: Context, arm: Arm) -> bool:
    """Whether an arm does nothing but refuse a version of a library, which counts in another way in HIP:
    ``#if CUDNN_VERSION < 8000``, ``#error "needs cuDNN 8"``
    """
    tokens, line = ctx.tokens, arm.directive
    if line.name not in ("if", "elif") or ctx.written_for_hip(line.first):
        return False
    asked = set(macro_names(arm.condition))
    libraries = {m for m in asked if m.startswith(_OF_DNN) or (m in ctx.cuda_only_macros and is_version(m))}
    if not libraries or not libraries.isdisjoint(ADOPTED) or ON_AMD in asked:
        return False
    if evaluate(arm.condition, lambda macro: UNDEFINED if macro in libraries else None) is False:
        return False  # it refuses newer ones
    lines = [each for each in tokens.directives if line.end <= each.first < arm.end]
    within = {at for each in lines for at in range(each.first, each.end)}
    others = [at for at in tokens.code(line.end, arm.end) if at not in within]
    return bool(lines) and not others and all(each.name == "error" for each in lines)


def _only_for_cuda(ctx: Context, arm: Arm) -> Iterator[Edit]:
    """``#if !defined(__HIP_PLATFORM_AMD__) && (CUDNN_VERSION < 8000)``"""
    code = list(ctx.tokens.code(ctx.tokens.after(arm.directive.name_at), arm.directive.end))
    start, end = ctx.tokens.starts[code[0]], ctx.tokens.end(code[-1])
    yield Edit(start, start, f"!defined({ON_AMD}) && (", "HP603")
    yield Edit(end, end, ")", "HP603")


def _in_code(ctx: Context, index: int) -> Iterator[Edit | Diagnostic]:
    """``if (driver < CUDART_VERSION)``: the driver's version is HIP's too in the port."""
    name = ctx.tokens.texts[index]
    line = ctx.tokens.directive_at(index)
    if name in RENAMED_IN_CODE if line else name in (*OF_CUDA, _MAJOR) and _is_compared(ctx, index):
        number = next(cuda_worlds(ctx.options.cuda, lambda _macro: None))(name)
        yield ctx.edit("HP603", index, str(number))
        message = f"{name} is not defined in HIP; {number} stands for it, so that HIP does as that CUDA does"
        yield ctx.diagnostic("HP603", Severity.WARNING, index, message, _WHAT_IT_ASKS, symbol=name)
        return
    stands_for = "HIP_VERSION" if name in OF_CUDA else RENAMED_IN_CODE.get(name, "")
    if not stands_for:
        severity = Severity.WARNING if line else Severity.ERROR
        remedy = "use HIP_VERSION or the library's own version query; the numbers have another scale"
        yield ctx.diagnostic("HP603", severity, index, f"{name} is not defined in HIP", remedy, symbol=name)
        return
    yield ctx.edit("HP603", index, stands_for)
    message = f"{name} is not defined in HIP; {stands_for} stands for it, which counts in another way"
    remedy = "check what the number is for: 70253211 is ROCm 7.2"
    yield ctx.diagnostic("HP603", Severity.WARNING, index, message, remedy, symbol=name)


def _is_compared(ctx: Context, index: int) -> bool:
    """Whether the token at ``index`` is compared with a number: ``CUDA_VERSION < 9000``, ``9000 <= CUDA_VERSION``"""
    text, start, end = ctx.source.text, ctx.tokens.starts[index], ctx.tokens.end(index)
    return bool(_WITH_NUMBER.match(text, end) or _NUMBER_BEFORE.search(text[ctx.source.line_start(start) : start]))
