"""HP131: Thrust and CUB in a namespace of the project's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Severity
from hipport.source.lexer import is_name

_MACROS = frozenset(
    """THRUST_CUB_WRAPPED_NAMESPACE THRUST_WRAPPED_NAMESPACE CUB_WRAPPED_NAMESPACE THRUST_NS_PREFIX THRUST_NS_POSTFIX
    CUB_NS_PREFIX CUB_NS_POSTFIX CUB_NS_QUALIFIER""".split()
)
_OF_CUB = "CUB_"  # what those for CUB alone begin with
# -DCUB_WRAPPED_NAMESPACE=app   add_compile_definitions("THRUST_CUB_WRAPPED_NAMESPACE=app")
_IN_BUILD_FILES = re.compile(rf"\b(?:{'|'.join(sorted(_MACROS))})=")
_OF_THRUST_IN_BUILD_FILES = re.compile(r"\bTHRUST_(?:CUB_)?WRAPPED_NAMESPACE=")
_LIBRARIES = ("thrust/", "hipcub/")


@rule("HP131", "wrapped-namespace", words=_MACROS | {"include"})
def wrapped_namespace(ctx: Context) -> Iterator[Diagnostic]:
    """Macros that put Thrust and CUB into a namespace of the project's.

    What it finds: definitions of THRUST_CUB_WRAPPED_NAMESPACE, CUB_WRAPPED_NAMESPACE, CUB_NS_PREFIX and the like; where
    a build file defines one, the first include of Thrust or CUB in each file of its folder. Those for CUB alone only in
    files that name CUB by the namespace, `project::cub::Sum`: without it the name is hipCUB's.

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
    yield from _by_build_file(ctx)
    names_wrapped = _names_wrapped_cub(ctx)
    for directive in ctx.tokens.directives if not ctx.tokens.distinct.isdisjoint(_MACROS) else ():
        name = ctx.tokens.after(directive.name_at)
        if directive.name != "define" or ctx.tokens.text_at(name) not in _MACROS or ctx.is_settled(name):
            continue
        if names_wrapped or not ctx.tokens.texts[name].startswith(_OF_CUB):
            yield ctx.diagnostic(
                "HP131",
                Severity.ERROR,
                name,
                f"{ctx.tokens.texts[name]} puts Thrust or CUB into a namespace, and that does not compile with ROCm",
                "leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them",
                symbol=ctx.tokens.texts[name],
            )


def _names_wrapped_cub(ctx: Context) -> bool:
    """``project::cub::Sum``"""
    tokens = ctx.tokens
    qualifiers = (tokens.before(at) for at in tokens.outside(tokens.where({"cub"})))
    return any(tokens.text_at(at) == "::" and is_name(tokens.text_at(tokens.before(at))) for at in qualifiers)


def _by_build_file(ctx: Context) -> Iterator[Diagnostic]:
    """The finding of a file that includes Thrust or CUB, where its build file defines one of the macros."""
    rows = ((include.at, include.row) for include in ctx.includes if include.row is not None)
    at = next((at for at, row in rows if row.hip.startswith(_LIBRARIES) and not ctx.is_settled(at)), -1)
    asked = _IN_BUILD_FILES if _names_wrapped_cub(ctx) else _OF_THRUST_IN_BUILD_FILES
    build_file = ctx.survey.build_file_with(asked, ctx.source.path) if at >= 0 else None
    if build_file is not None:
        yield ctx.diagnostic(
            "HP131",
            Severity.ERROR,
            at,
            f"{build_file} puts Thrust or CUB into a namespace by a macro, and that does not compile with ROCm",
            "leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them",
        )
