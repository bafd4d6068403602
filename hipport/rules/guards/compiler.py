"""HP602: conditions on the CUDA compiler, `__CUDACC__` and `__NVCC__`."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.compiler_macros import COMPILERS
from hipport.context.compiler_macros import OF_HIPCC
from hipport.context.context import Context
from hipport.context.guards import adopted_guard
from hipport.context.guards import guards_of_cuda
from hipport.context.guards import is_compiler
from hipport.context.guards import report_guard
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.source.tokens import Directive


@rule("HP602", "compiler-guard", edits=True)
def compiler_guard(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """A condition on the CUDA compiler.

    What it finds: `#if` lines with `__CUDACC__`, `__CUDACC_RTC__`, `__NVCC__` or `__CUDA__`.

    Why: __CUDACC__ guards code that only a GPU compiler understands, such as `__device__`. HIP's macro for this is
    __HIPCC__; without the change the device code would silently be left out. For __CUDACC_RTC__ of NVRTC, the compiler
    at run time, hiprtc has __HIPCC_RTC__. __NVCC__ and __CUDA__ become __HIPCC__ as well where the conditional asks for
    nothing else, and HIP has everything in the arm that it then takes. Where another arm is for clang that compiles
    CUDA, `defined(__clang__) && defined(__CUDA__)`, HIP takes that one: its compiler is clang. Arms with nothing but
    pragmas for nvcc's warnings stay nvcc's, without a finding, and so do conditionals for nvcc alone that stand next to
    one for HIP, `#ifdef __NVCC__` before `#ifdef __HIP__`. __CUDA__ stays where the project defines it itself: of the
    compilers only clang has it.

    Example:
        #ifdef __CUDACC__
        #define HD __host__ __device__
        #endif

    Keep:
        #if defined(__HIPCC__)
        #define HD __host__ __device__
        #endif

    Fix safety: safe where the condition does not already ask about HIP; no fix for the others, nor where it wants one
    of the macros and another one not: HIP has one for both. Nor is there a fix for a macro that has an arm of its own
    beside one for HIP in another conditional of the file, or next to one, which then keeps the two compilers apart. So
    does a file that defines a macro such as LIB_CUDACC for the one and LIB_HIPCC for the other.

    Source: the predefined macros of hipcc, ROCm 7.2.
    """
    for index in ctx.tokens.where(OF_HIPCC):
        if _may_rename(ctx, index):
            yield ctx.edit("HP602", index, OF_HIPCC[ctx.tokens.texts[index]])
    for chain, macros in guards_of_cuda(ctx):
        aware = ctx.mentions_hip(chain.arms[0])
        opposed = any(_asks_for_opposites(ctx, arm.directive) for arm in chain.arms)
        renamed = set() if aware or opposed else OF_HIPCC.keys() - ctx.conditionals.told_apart
        compiler = [m for m in macros if is_compiler(m) and m not in renamed]
        agrees = compiler and not opposed and ctx.conditionals.agrees(chain)
        adopted = ctx.conditionals.adopted(chain) if agrees else ()
        if adopted and all(map(is_compiler, macros)):
            yield from (Edit(change.start, change.end, change.text, "HP602") for change in adopted)
        if agrees:
            yield adopted_guard(ctx, "HP602", chain, compiler)
        elif compiler and not ctx.conditionals.is_next_to_hip(chain):
            yield report_guard(
                ctx,
                "HP602",
                chain,
                compiler,
                "HIP does not define it",
                "use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant",
            )


def _may_rename(ctx: Context, index: int) -> bool:
    """Whether ``__CUDACC__``, or another one of ``OF_HIPCC``, at ``index`` becomes HIP's: in code, in macro bodies and
    in conditions that do not ask about HIP already.
    """
    line = ctx.tokens.directive_at(index)
    if line is None or line.name in ("undef", "error", "warning", "pragma") or ctx.written_for_hip(index):
        return line is None and not ctx.written_for_hip(index)
    if line.name == "define":
        return ctx.tokens.before(index) != line.name_at
    if ctx.tokens.texts[index] in ctx.conditionals.told_apart:
        return False
    for chain in ctx.arms.chains:
        if any(arm.directive is line for arm in chain.arms):
            opposed = any(_asks_for_opposites(ctx, arm.directive) for arm in chain.arms)
            return not (opposed or ctx.mentions_hip(chain.arms[0]))
    return False


def _asks_for_opposites(ctx: Context, line: Directive) -> bool:
    """Whether a condition wants one macro of the compiler and not another one: ``defined(__NVCC__) &&
    !defined(__CUDACC__)``.
    """
    signs = set()
    for index in range(line.first, line.end):
        if ctx.tokens.text_at(index) in COMPILERS:
            before = ctx.tokens.before(index)
            before = ctx.tokens.before(before) if ctx.tokens.text_at(before) == "(" else before
            before = ctx.tokens.before(before) if ctx.tokens.text_at(before) == "defined" else before
            signs.add(ctx.tokens.text_at(before) == "!")
    return len(signs) > 1
