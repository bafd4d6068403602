"""HP131: Thrust and CUB in a namespace of the project's."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity

_MACROS = frozenset(
    """THRUST_CUB_WRAPPED_NAMESPACE THRUST_WRAPPED_NAMESPACE CUB_WRAPPED_NAMESPACE THRUST_NS_PREFIX THRUST_NS_POSTFIX
    CUB_NS_PREFIX CUB_NS_POSTFIX CUB_NS_QUALIFIER""".split()
)


@rule("HP131", "wrapped-namespace", words=_MACROS)
def wrapped_namespace(ctx: Context) -> Iterator[Diagnostic]:
    """Macros that put Thrust and CUB into a namespace of the project's.

    What it finds: definitions of THRUST_CUB_WRAPPED_NAMESPACE, CUB_WRAPPED_NAMESPACE, CUB_NS_PREFIX and the like.

    Why: hipCUB does not read them, so that `project::cub` is not there: "use of undeclared identifier". rocThrust reads
    those of Thrust, and its own headers do not compile then: "no member named 'thrust' in the global namespace".

    Example:
        #define THRUST_CUB_WRAPPED_NAMESPACE project
        #include <thrust/sort.h>

    Keep:
        #define PROJECT_NAMESPACE project
        #include <thrust/sort.h>

    Fix safety: no fix.

    Source: thrust/detail/config/namespace.h and hipcub/hipcub.hpp of ROCm 7.2.
    """
    for directive in ctx.tokens.directives if not ctx.tokens.distinct.isdisjoint(_MACROS) else ():
        name = ctx.tokens.after(directive.name_at)
        if directive.name == "define" and ctx.tokens.text_at(name) in _MACROS and not ctx.is_settled(name):
            yield ctx.diagnostic(
                "HP131",
                Severity.ERROR,
                name,
                f"{ctx.tokens.texts[name]} puts Thrust or CUB into a namespace, and that does not compile with ROCm",
                "leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them",
                symbol=ctx.tokens.texts[name],
            )
