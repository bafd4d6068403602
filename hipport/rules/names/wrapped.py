"""HP131: Thrust and CUB in a namespace of the project's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.extensions import is_built_with_pytorch
from hipport.context.registry import rule
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
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
_ALIAS, _AGAIN = "namespace cub = ::hipcub;", "namespace hipcub = ::hipcub;"
_REMEDY = "leave the macro out on AMD GPUs, and name thrust and cub without the namespace around them"


@rule("HP131", "wrapped-namespace", edits=True, words=_MACROS | {"include"})
def wrapped_namespace(ctx: Context) -> Iterator[Edit | Diagnostic]:
    """Macros that put Thrust and CUB into a namespace of the project's.

    What it finds: definitions of THRUST_CUB_WRAPPED_NAMESPACE, CUB_WRAPPED_NAMESPACE, CUB_NS_PREFIX and the like; where
    a build file defines one, the first include of Thrust or CUB in each file of its folder. Those for CUB alone only in
    files that name CUB by the namespace, `project::cub::Sum`: without it the name is hipCUB's.

    Why: hipCUB does not read them, so that `project::cub` is not there: "use of undeclared identifier". rocThrust reads
    those of Thrust, and its own headers do not compile then: "no member named 'thrust' in the global namespace".

    Example:
        #define CUB_WRAPPED_NAMESPACE project
        #include <cub/block/block_reduce.cuh>
        using Reduce = project::cub::BlockReduce<float, 128>;

    Keep:
        #define PROJECT_NAMESPACE project
        #include <cub/block/block_reduce.cuh>
        using Reduce = cub::BlockReduce<float, 128>;

    Fix safety: safe for CUB alone: after the include, the namespace gets hipCUB under the name of CUB. None for Thrust,
    nor where a file names CUB so and does not include it itself.

    Source: thrust/detail/config/namespace.h and hipcub/hipcub.hpp of ROCm 7.2.
    """
    defined = _defined(ctx)
    rows = [(include.at, include.row.hip) for include in ctx.includes if include.row]
    rows = [(at, header) for at, header in rows if header.startswith(_LIBRARIES) and not ctx.is_settled(at)]
    if not defined and not rows:
        return
    namespaces = () if _ALIAS in ctx.source.text else _namespaces_of_cub(ctx)
    of_thrust = [name for name in defined if not ctx.tokens.texts[name].startswith(_OF_CUB)]
    of_cub = [at for at, header in rows if header.startswith(_LIBRARIES[1])]
    thrust_file = ctx.survey.build_file_with(_OF_THRUST_IN_BUILD_FILES, ctx.source.path) if rows else None
    if namespaces and of_cub and not of_thrust and thrust_file is None:
        if defined or ctx.survey.build_file_with(_IN_BUILD_FILES, ctx.source.path):
            end = ctx.source.line_end(ctx.tokens.starts[of_cub[-1]])
            # PyTorch's hipify makes project::hipcub of project::cub.
            names = f"{_ALIAS} {_AGAIN}" if is_built_with_pytorch(ctx) else _ALIAS
            lines = (f"namespace {each} {{ {names} }}{ctx.source.newline}" for each in namespaces)
            yield Edit(end, end, "".join(lines), "HP131")
        return
    build_file = thrust_file
    if namespaces and rows and build_file is None:
        build_file = ctx.survey.build_file_with(_IN_BUILD_FILES, ctx.source.path)
    if build_file is not None:
        yield ctx.diagnostic(
            "HP131",
            Severity.ERROR,
            rows[0][0],
            f"{build_file} puts Thrust or CUB into a namespace by a macro, and that does not compile with ROCm",
            _REMEDY,
        )
    for name in defined if namespaces else of_thrust:
        macro = ctx.tokens.texts[name]
        message = f"{macro} puts Thrust or CUB into a namespace, and that does not compile with ROCm"
        yield ctx.diagnostic("HP131", Severity.ERROR, name, message, _REMEDY, symbol=macro)


def _defined(ctx: Context) -> list[int]:
    """The macros of Thrust and CUB that the file itself defines."""
    if ctx.tokens.distinct.isdisjoint(_MACROS):
        return []
    names = (ctx.tokens.after(line.name_at) for line in ctx.tokens.directives if line.name == "define")
    return [name for name in names if ctx.tokens.text_at(name) in _MACROS and not ctx.is_settled(name)]


def _namespaces_of_cub(ctx: Context) -> tuple[str, ...]:
    """The names before CUB's: ``project`` of ``project::cub::Sum``"""
    tokens = ctx.tokens
    qualifiers = (tokens.before(at) for at in tokens.outside(tokens.where({"cub"})))
    names = (tokens.text_at(tokens.before(at)) for at in qualifiers if tokens.text_at(at) == "::")
    return tuple(dict.fromkeys(filter(is_name, names)))
