"""HP60x: conditions on macros that only nvcc and CUDA's headers define."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.adopted_conditions import ADOPTED
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.source.arms import Chain
from hipport.source.conditions import macro_names

_COMPILER = frozenset(("__CUDACC__", "__NVCC__", "__CUDA__"))


def _is_arch(macro: str) -> bool:
    return macro.startswith("__CUDA_ARCH")


def _is_compiler(macro: str) -> bool:
    return macro in _COMPILER


def _is_version(macro: str) -> bool:
    return not _is_arch(macro) and not _is_compiler(macro)


def _guards(ctx: Context) -> Iterator[tuple[Chain, list[str]]]:
    """The conditionals of code that is to be ported that ask about CUDA-only macros, with those macros."""
    if not ctx.cuda_only_macros:
        return
    for chain in ctx.arms.chains:
        if ctx.written_for_hip(chain.arms[0].directive.first):
            continue
        macros = [m for arm in chain.arms for m in macro_names(arm.condition) if m in ctx.cuda_only_macros]
        if macros:
            yield chain, list(dict.fromkeys(macros))


def _outcome(ctx: Context, chain: Chain) -> str:
    """Which arm the HIP compiler takes, in words."""
    for arm in chain.arms:
        taken = ctx.conditionals.takes(arm)
        line, _ = ctx.source.position(ctx.tokens.starts[arm.directive.first])
        if taken:
            return f"HIP takes the #{arm.directive.name} arm of line {line}"
        if taken is None:
            return f"the project's own macros decide whether HIP takes the #{arm.directive.name} arm of line {line}"
    return "HIP takes no arm of it"


def _report(ctx: Context, code: str, chain: Chain, macros: list[str], why: str, remedy: str) -> Diagnostic:
    first = chain.arms[0]
    return ctx.diagnostic(
        code,
        Severity.INFO if ctx.mentions_hip(first) else Severity.WARNING,
        first.directive.first,
        f"#{first.directive.name} on {', '.join(macros)}: {_outcome(ctx, chain)}; {why}",
        remedy,
        last=first.directive.end - 1,
        symbol=macros[0],
    )


def _adopted(ctx: Context, code: str, chain: Chain, macros: list[str]) -> Diagnostic:
    """What is said of a conditional in which HIP now takes the arm that CUDA takes."""
    first = chain.arms[0]
    return ctx.diagnostic(
        code,
        Severity.INFO,
        first.directive.first,
        f"#{first.directive.name} on {', '.join(macros)}: HIP decides as CUDA does; {_outcome(ctx, chain)}",
        "see that this arm is the one that you want on AMD GPUs",
        last=first.directive.end - 1,
        symbol=macros[0],
    )


def _mentions(ctx: Context, wanted: str) -> Iterator[int]:
    """Places of CUDA-only macros outside of conditions: in code and in macro bodies; ``wanted`` picks the family."""
    family = {"arch": _is_arch, "compiler": _is_compiler, "version": _is_version}[wanted]
    words = {word for word in ctx.cuda_only_macros if family(word)}
    if not words:
        return
    for index in ctx.tokens.where(words):
        if not ctx.written_for_hip(index):
            line = ctx.tokens.directive_at(index)
            if line is None or (line.name == "define" and ctx.tokens.before(index) != line.name_at):
                yield index


@rule("HP601", "arch-guard", edits=True)
def arch_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on __CUDA_ARCH__.

    What it finds: `#if` lines, macro bodies and code that ask for the compute capability.

    Why: HIP does not define __CUDA_ARCH__, and an undefined macro is 0 in an #if: `#if __CUDA_ARCH__ < 600` is true,
    `#ifdef __CUDA_ARCH__` takes the host's arm in device code. A conditional that only asks whether the macro is
    defined, or compares it with a number, is edited: `__HIP_DEVICE_COMPILE__` says that device code is compiled, and
    comparisons come out as for compute capability 6.2 (64-bit atomics, half precision, dp4a; no independent thread
    scheduling). This is done only where the arm that HIP then takes has nothing that HIP lacks. The arm that HIP takes
    is named.

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

    Fix safety: safe for the conditionals that are edited; nothing changes for nvcc. For the others test
    __HIP_DEVICE_COMPILE__ for device code, and the feature or the architecture itself (`__gfx942__`) for the rest.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    for chain, macros in _guards(ctx):
        arch = [m for m in macros if _is_arch(m)]
        adopted = ctx.conditionals.adopted(chain) if arch else ()
        yield from (Edit(change.start, change.end, change.text, "HP601") for change in adopted)
        if adopted:
            yield _adopted(ctx, "HP601", chain, arch)
        elif arch:
            yield _report(
                ctx,
                "HP601",
                chain,
                arch,
                "HIP does not define it, so it counts as 0",
                "test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant",
            )
    for index in _mentions(ctx, "arch"):
        name = ctx.tokens.texts[index]
        yield ctx.diagnostic(
            "HP601",
            Severity.WARNING,
            index,
            f"{name} is not defined in HIP",
            "test __HIP_DEVICE_COMPILE__ or the architecture itself",
            symbol=name,
        )


@rule("HP602", "compiler-guard", edits=True)
def compiler_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on the CUDA compiler.

    What it finds: `#ifdef __CUDACC__`, `__NVCC__` and the like.

    Why: __CUDACC__ guards what only a GPU compiler understands, such as `__device__`. HIP's macro for that is
    __HIPCC__; without the change the device code would silently vanish. __NVCC__ and __CUDA__ become __HIPCC__ as well
    where the conditional does no more than ask for them, and the arm that HIP then takes has nothing that HIP lacks.

    Example:
        #ifdef __CUDACC__
        #define HD __host__ __device__
        #endif

    Keep:
        #if defined(__HIPCC__)
        #define HD __host__ __device__
        #endif

    Fix safety: safe where the condition does not already ask about HIP; no fix for the others.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    for index in ctx.tokens.places("__CUDACC__"):
        if _may_rename(ctx, index):
            yield ctx.edit("HP602", index, "__HIPCC__")
    for chain, macros in _guards(ctx):
        aware = ctx.mentions_hip(chain.arms[0])
        compiler = [m for m in macros if _is_compiler(m) and (aware or m != "__CUDACC__")]
        adopted = ctx.conditionals.adopted(chain) if compiler else ()
        if adopted and all(map(_is_compiler, macros)):
            yield from (Edit(change.start, change.end, change.text, "HP602") for change in adopted)
        if adopted:
            yield _adopted(ctx, "HP602", chain, compiler)
        elif compiler:
            yield _report(
                ctx,
                "HP602",
                chain,
                compiler,
                "HIP does not define it",
                "use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant",
            )


def _may_rename(ctx: Context, index: int) -> bool:
    line = ctx.tokens.directive_at(index)
    if line is None or line.name in ("undef", "error", "warning", "pragma") or ctx.written_for_hip(index):
        return line is None and not ctx.written_for_hip(index)
    if line.name == "define":
        return ctx.tokens.before(index) != line.name_at
    for chain in ctx.arms.chains:
        if any(arm.directive is line for arm in chain.arms):
            return not ctx.mentions_hip(chain.arms[0])
    return False


@rule("HP603", "version-guard", edits=True)
def version_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on the version of CUDA or of one of its libraries.

    What it finds: CUDART_VERSION, CUDA_VERSION, __CUDACC_VER_MAJOR__, CUDNN_VERSION and the like in `#if` lines, macro
    bodies and code.

    Why: HIP does not define them, so each counts as 0 and the arm for the oldest CUDA is taken without a word. Where a
    conditional only compares the version of CUDA, it is edited so that HIP takes the arm that CUDA 12.0 takes (or the
    one of `--cuda`), which is the API that hipport maps from. This is done only where that arm has nothing that HIP
    lacks. The arm that HIP takes is named.

    Example:
        #if CUDART_VERSION >= 12000
        use(1);
        #endif

    Keep:
        #if HIP_VERSION >= 60000000
        use(1);
        #endif

    Fix safety: safe for the conditionals that are edited; nothing changes for nvcc. For the others, HIP_VERSION counts
    on another scale, and which arm is right depends on what it is about.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    for chain, macros in _guards(ctx):
        version = [m for m in macros if _is_version(m)]
        adopted = ctx.conditionals.adopted(chain) if version and not any(map(_is_arch, macros)) else ()
        yield from (Edit(change.start, change.end, change.text, "HP603") for change in adopted)
        if adopted or (version and not set(version).difference(ADOPTED) and ctx.conditionals.agrees(chain)):
            yield _adopted(ctx, "HP603", chain, version)
        elif version:
            yield _report(
                ctx,
                "HP603",
                chain,
                version,
                "HIP does not define it, so it counts as 0",
                "add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters",
            )
    for index in _mentions(ctx, "version"):
        name = ctx.tokens.texts[index]
        yield ctx.diagnostic(
            "HP603",
            Severity.WARNING,
            index,
            f"{name} is not defined in HIP",
            "use HIP_VERSION or the library's own version query; the numbers are on another scale",
            symbol=name,
        )
