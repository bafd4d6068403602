"""HP605, HP606: conditions on the include guards of CUDA's headers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from hipport.code.functions import words_of
from hipport.context.context import Context
from hipport.context.registry import rule
from hipport.context.words import CALLING_CONVENTIONS
from hipport.context.words import is_code
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping.table import GuardRow
from hipport.result import Kept
from hipport.source.conditions import macro_names

#: The guard of the header whose counterpart has the types of CUDA's runtime and driver.
_OF_RUNTIME = "__CUDA_RUNTIME_API_H__"
#: Headers of CUDA's that every .cu file has from its first line on, and whose types and macros projects define again
#: for files that do without CUDA.
_WITH_NVCC = frozenset(("crt/host_defines.h", "driver_types.h", "vector_functions.h", "vector_types.h"))


@rule("HP605", "header-guard", edits=True)
def header_guard(ctx: Context) -> Iterator[Edit | Diagnostic | Kept]:
    """A condition that asks whether a header of CUDA was included.

    What it finds: include guards of CUDA's headers (`__DRIVER_TYPES_H__`, `_CUFFT_H_`) and the macros that mark their
    functions (CUSPARSEAPI) in `#if` lines, where the project does not define them itself; the latter in code as well,
    where HP227 does not remove them.

    Why: HIP's headers define none of them, so that the code in such conditions is silently left out. Each becomes the
    include guard of the header that the port includes instead. HIP's headers include more than CUDA's do: the condition
    is true wherever it was true for CUDA, and may be true where it was not. A library that HIP does not have is never
    included: the code in its condition is left out, and reported.
    `#ifndef CUDA_VERSION`, or CUDART_VERSION, around declarations of CUDA's types asks the same of the header that
    defines this version.
    After an `#undef` it stays as it is: the file means it not to be defined.
    A header of the project that has such a guard as its own, to stand in where CUDA's header was not included
    (`__VECTOR_TYPES_H__` around definitions of `float2` and others), is left out as well after HIP's header.

    Example:
        #include <cufft.h>
        #ifdef _CUFFT_H_
        const char *name(cufftResult result);
        #endif

    Keep:
        #ifndef _CUFFT_H_
        #define _CUFFT_H_
        #endif

    Fix safety: safe.

    Source: the headers of CUDA 11.7 to 13.5 and of ROCm 7.2.4; `mappings/guards.csv`.
    """
    undefined: set[str] = set()
    for index in ctx.tokens.where(ctx.header_guards):
        row = ctx.header_guards[ctx.tokens.texts[index]]
        line = ctx.tokens.directive_at(index)
        if ctx.written_for_hip(index):
            continue
        if line is not None and line.name == "undef":
            undefined.add(row.cuda)
        if row.cuda in undefined:
            yield Kept(row.cuda, "the file undefines it, for HIP as well", 1, _line(ctx, index))
        elif row.hip == row.cuda:
            yield Kept(row.cuda, row.note or f"{row.hip_header} defines it too", 1, _line(ctx, index))
        elif line is None or line.name == "define":
            if row.cuda not in CALLING_CONVENTIONS or not is_code(ctx, index):  # HP227 removes it
                yield _in_code(ctx, index, row)
        elif row.hip:
            yield ctx.edit("HP605", index, row.hip)
        else:
            yield _never_defined(ctx, index, row)
    for name in sorted(ctx.mapping.guards.keys() & ctx.defined_macros.keys()):
        row = ctx.mapping.guards[name]
        if row.header in _WITH_NVCC:
            yield from _stand_in(ctx, row)
    for chain in ctx.arms.chains:
        for index in ctx.conditionals.asked_for_header(chain):
            yield ctx.edit("HP605", index, ctx.mapping.guards[_OF_RUNTIME].hip)


def _stand_in(ctx: Context, row: GuardRow) -> Iterator[Edit]:
    """The edit of a guard by which a header of the project stands in for CUDA's: ``#ifndef G`` before ``#define G``
    asks for the guard of HIP's header too.
    """
    tokens = ctx.tokens
    for line, following in pairwise(tokens.directives):
        words = words_of(tokens, line.name_at, line.end)
        alone = words[0] == "if" and "".join(words[1:]) in (f"!defined({row.cuda})", f"!defined{row.cuda}")
        is_guard = following.name == "define" and tokens.text_at(tokens.after(following.name_at)) == row.cuda
        if not is_guard or not (alone or words == ["ifndef", row.cuda]) or ctx.written_for_hip(line.first):
            continue
        last = tokens.before(line.end)
        start = tokens.end(last) if alone else tokens.starts[line.name_at]
        text = f" && !defined({row.hip})" if alone else f"if !defined({row.cuda}) && !defined({row.hip})"
        yield Edit(start, tokens.end(last), text, "HP605")


def _line(ctx: Context, index: int) -> int:
    """Number of the line of a token."""
    line, _ = ctx.source.position(ctx.tokens.starts[index])
    return line


def _in_code(ctx: Context, index: int, row: GuardRow) -> Diagnostic:
    """The diagnostic of a macro such as NVJPEGAPI in code."""
    return ctx.diagnostic(
        "HP605",
        Severity.ERROR,
        index,
        f"{row.cuda} of {row.header} is not defined in HIP",
        "remove it: it is empty on Linux, and only marks the functions of the library",
        symbol=row.cuda,
    )


def _never_defined(ctx: Context, index: int, row: GuardRow) -> Diagnostic:
    """The diagnostic of a guard that nothing in HIP defines. It only informs: the include that would define the guard
    is an error itself.
    """
    return ctx.diagnostic(
        "HP605",
        Severity.INFO,
        index,
        f"{row.cuda} says that {row.header} was included, and is never defined in HIP: {row.note}",
        "nothing to do where the port does not need this part; otherwise add an arm for HIP",
        symbol=row.cuda,
    )


@rule("HP606", "unknown-header-guard")
def unknown_header_guard(ctx: Context) -> Iterator[Diagnostic]:
    """A condition on a macro that looks like an include guard of a CUDA header and is in no table.

    What it finds: macros in `#if` lines that are spelled like include guards (`__CUDA_FROB_H__`), begin like the names
    of CUDA's libraries, and are defined neither in this file nor in another file of the tree.

    Why: if CUDA's header defines it, HIP silently takes another arm than CUDA.

    Example:
        #ifdef __CUDA_FROB_H__
        int frob;
        #endif

    Keep:
        #ifndef __CUDA_FROB_H__
        #define __CUDA_FROB_H__
        #endif

    Fix safety: no fix. Ask for the include guard of HIP's header, or for defined(__HIPCC__).

    Source: the include guards of CUDA 11.7 to 13.5, `mappings/guards.csv`.
    """
    for chain in ctx.arms.chains:
        first = chain.arms[0].directive.first
        asked = dict.fromkeys(name for arm in chain.arms for name in macro_names(arm.condition))
        for name in asked:
            if ctx.looks_like_guard(name) and not _is_known(ctx, name) and not ctx.written_for_hip(first):
                yield ctx.diagnostic(
                    "HP606",
                    Severity.WARNING,
                    first,
                    f"{name} looks like the include guard of a CUDA header but is in no mapping table",
                    "if it is CUDA's, ask for the guard of HIP's header; if the project's, convert the whole tree",
                    last=chain.arms[0].directive.end - 1,
                    symbol=name,
                )


def _is_known(ctx: Context, name: str) -> bool:
    return name in ctx.mapping.guards or name in ctx.defined_macros or name in ctx.defined_elsewhere
