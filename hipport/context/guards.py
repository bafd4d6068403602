"""Conditionals on macros that only nvcc and CUDA's headers define, and their diagnostics."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator

from hipport.context.compiler_macros import COMPILERS
from hipport.context.compiler_macros import OF_HIPCC
from hipport.context.context import Context
from hipport.context.words import is_code
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.arms import Chain
from hipport.source.conditions import macro_names

#: How many names a finding lists.
_SHOWN = 4


def is_arch(macro: str) -> bool:
    """Whether a macro that CUDA defines is about the compute capability."""
    return macro.startswith("__CUDA_ARCH")


def is_compiler(macro: str) -> bool:
    """Whether a macro that CUDA defines is about the compiler."""
    return macro in COMPILERS or macro in OF_HIPCC


def is_version(macro: str) -> bool:
    """Whether a macro that CUDA defines is about the version of CUDA or of one of its libraries."""
    return not is_arch(macro) and not is_compiler(macro)


def guards_of_cuda(ctx: Context) -> Iterator[tuple[Chain, list[str]]]:
    """The conditionals in code that is to be ported that ask about macros of CUDA, each with these macros; not those
    that HIP may go by as they are.
    """
    if not ctx.cuda_only_macros:
        return
    for chain in ctx.arms.chains:
        if ctx.written_for_hip(chain.arms[0].directive.first):
            continue
        macros = [m for arm in chain.arms for m in macro_names(arm.condition) if m in ctx.cuda_only_macros]
        if macros and not ctx.conditionals.is_right_for_hip(chain):
            yield chain, list(dict.fromkeys(macros))


def _outcome(ctx: Context, chain: Chain, loss: str) -> str:
    """Which arm of a conditional the HIP compiler takes, in words, with what the port lacks where that is none."""
    host = ""
    for arm in chain.arms:
        taken, on_device = ctx.conditionals.takes(arm), ctx.conditionals.takes_on_device(arm)
        line, _ = ctx.source.position(ctx.tokens.starts[arm.directive.first])
        which = f"the #{arm.directive.name} arm of line {line}"
        if taken:
            return f"HIP takes {which}"
        if taken is None and on_device is None:
            return f"the project's own macros decide whether HIP takes {which}"
        if on_device:
            return f"HIP takes {which} in device code"
        if taken is None:
            host = host or f"HIP takes {which} in host code"
    return host or f"HIP takes none of its arms{loss}"


def _loss(ctx: Context, chain: Chain) -> str:
    """What the port lacks as HIP takes no arm of a conditional, in words; empty where that is nothing."""
    if ctx.conditionals.leaves_out(chain):
        return ", so nothing does what this code does"
    if names := ctx.conditionals.undefined_macros(chain) or ctx.conditionals.undefined_names(chain):
        return f", so nothing defines {_listed(names)}"
    names = ctx.conditionals.uses_undefined(chain)
    return f", as nothing defines {_listed(names)} in HIP" if names else ""


def _listed(names: list[str]) -> str:
    """Names in words, the first ones if they are many."""
    shown = names if len(names) <= _SHOWN else [*names[: _SHOWN - 1], f"{len(names) - _SHOWN + 1} more"]
    return " and ".join(shown)


def report_guard(ctx: Context, code: str, chain: Chain, macros: list[str], why: str, remedy: str) -> Diagnostic:
    """The diagnostic of a conditional that is not edited: which arm HIP takes, and why."""
    first = chain.arms[0]
    return ctx.diagnostic(
        code,
        Severity.INFO if ctx.mentions_hip(first) or ctx.conditionals.is_named_apart(chain) else Severity.WARNING,
        first.directive.first,
        f"#{first.directive.name} on {', '.join(macros)}: {_outcome(ctx, chain, _loss(ctx, chain))}; {why}",
        remedy,
        last=first.directive.end - 1,
        symbol=macros[0],
    )


def adopted_guard(ctx: Context, code: str, chain: Chain, macros: list[str]) -> Diagnostic:
    """The diagnostic of a conditional in which HIP now takes the arm that CUDA takes."""
    first = chain.arms[0]
    loss = _loss(ctx, chain)
    check, write = "check that this arm is the right one on AMD GPUs", "write it for AMD GPUs, in an arm for HIP"
    return ctx.diagnostic(
        code,
        Severity.WARNING if loss else Severity.INFO,
        first.directive.first,
        f"#{first.directive.name} on {', '.join(macros)}: HIP decides as CUDA does; {_outcome(ctx, chain, loss)}",
        write if loss else check,
        last=first.directive.end - 1,
        symbol=macros[0],
    )


def mentions_outside_conditions(ctx: Context, is_wanted: Callable[[str], bool]) -> Iterator[int]:
    """Indices of the CUDA-only macros of one family (such as ``is_arch``) in code and in macro bodies."""
    words = set(filter(is_wanted, ctx.cuda_only_macros))
    return (index for index in ctx.tokens.where(words) if is_code(ctx, index))
