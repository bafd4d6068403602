"""HP110, HP111, HP115: ``#include`` lines of CUDA's headers that become HIP's or go."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from hipport.context.context import Context
from hipport.context.cuda_headers import is_unused
from hipport.context.cuda_headers import ported_includes
from hipport.context.includes import ResolvedInclude
from hipport.context.insertion import quoted
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import needs_runtime
from hipport.diagnostics import Edit

_DEFINED = re.compile(r"#[ \t]*define[ \t]+\w+[ \t]+<([^<>\"\s]+\.(?:h|hpp|cuh))>")
_QUOTED = re.compile(r"#[ \t]*define[ \t]+(?P<macro>\w+)[ \t]+\"(?P<name>[^<>\"\s]+\.(?:h|hpp|cuh))\"")
_ASKED = re.compile(r"\s*\(\s*[<\"]\s*([^<>\"\n]+?)\s*[>\"]")


def _mapped(ctx: Context) -> Iterator[tuple[ResolvedInclude, str, bool]]:
    """The includes of CUDA headers that become HIP's, each with the name in HIP and whether the file has it already."""
    mapped = [(i, i.row.hip) for i in ported_includes(ctx) if i.row and i.row.action == "map" and i.row.hip != i.name]
    at_top = bool(mapped) and needs_runtime(ctx)  # HP114 puts it before all other includes
    for include, header in mapped:
        yield include, header, (at_top and header == RUNTIME) or _is_repeated(ctx, include, header)


def _is_repeated(ctx: Context, include: ResolvedInclude, header: str) -> bool:
    """Whether an earlier line that is compiled whenever this one is already includes the same HIP header."""
    enclosing = {None, *ctx.arms.enclosing(include.at)}
    for earlier in ctx.includes:
        if earlier.at >= include.at:
            return False
        same = earlier.name == header or (earlier.row is not None and earlier.row.hip == header)
        if same and ctx.arms.arm_at(earlier.at) in enclosing:
            return True
    return False


def _remove_line(ctx: Context, include: ResolvedInclude, code: str) -> Edit:
    """Delete an include with its line; a comment on the line stays."""
    starts, texts = ctx.tokens.starts, ctx.tokens.texts
    directive = include.directive
    first, last = starts[directive.first], ctx.tokens.end(include.at)
    line = ctx.source.line_start(first)
    beyond = range(include.at + 1, directive.end)
    if ctx.source.text[line:first].isspace() or line == first:
        if all(texts[i].isspace() for i in beyond):
            return Edit(
                line, ctx.source.line_end(starts[directive.end] if directive.end < len(texts) else last), "", code
            )
        if texts[include.at + 1].isspace() and "\n" not in texts[include.at + 1]:
            return Edit(first, ctx.tokens.end(include.at + 1), "", code)
    return Edit(first, last, "", code)


@rule("HP110", "cuda-header", edits=True, literals=True)
def cuda_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header that HIP has under another name.

    What it finds: `#include` lines, in angle brackets or quotes, that name a header of CUDA or of its libraries. A
    quoted name that the project's tree has as a file is the project's own and stays. A path to a copy of CUB or Thrust
    that the tree lacks, as a submodule is, names the header in that copy; so does a whole path in CUDA's toolkit. A
    header in `__has_include` and in a macro, in quotes if an `#include` of the file has that macro.

    Why: HIP's headers have other names.

    Example:
        #include <cuda_runtime.h>

    Keep:
        #include "kernels/cuda_runtime.h"

    Fix safety: safe. Only the name between the delimiters is replaced.

    Source: the include folders of CUDA and of ROCm 7.2; `hipport explain HEADER` prints the row.
    """
    for include, header, repeated in _mapped(ctx):
        if not repeated and header.startswith("hipport/"):
            yield replace(_own_header(ctx, include, header), header=header)
        elif not repeated:
            yield _in_place(ctx, ctx.tokens.starts[include.at], ctx.tokens.end(include.at), header)
    yield from _asked_for(ctx)


def _own_header(ctx: Context, include: ResolvedInclude, header: str) -> Edit:
    """The edit of an include that becomes one of a header of hipport's: HP117 puts that after the runtime's include,
    unless the line stands under a condition which does not hold there (``#ifdef USE_NVTX``), or in C code, where HP124
    reports it.
    """
    at_top = ctx.tokens.at_offset(after_runtime(ctx)[0])
    same_arm = list(ctx.arms.enclosing(include.at)) == list(ctx.arms.enclosing(at_top))
    if same_arm and not ctx.survey.is_for_c(ctx.source.path):
        return _remove_line(ctx, include, "HP110")
    return _in_place(ctx, ctx.tokens.starts[include.at], ctx.tokens.end(include.at), header)


def _asked_for(ctx: Context) -> Iterator[Edit]:
    """The edits of headers outside of ``#include``, so that they name what the port includes."""
    for start, end in _named_elsewhere(ctx):
        row = ctx.mapping.header(ctx.source.text[start:end])
        line = ctx.tokens.directive_at(ctx.tokens.at_offset(start))
        if row and row.action == "map" and row.hip != row.cuda and line and not ctx.written_for_hip(line.first):
            yield _in_place(ctx, start - 1, end + 1, row.hip)


def _named_elsewhere(ctx: Context) -> Iterator[tuple[int, int]]:
    """Where headers are named outside of ``#include``: ``#if __has_include(<cuda_fp16.h>)``, ``#define HALF_HEADER
    <cuda_fp16.h>``, and ``#define HALF_HEADER "cuda_fp16.h"`` in a file with ``#include HALF_HEADER``.
    """
    tokens, text = ctx.tokens, ctx.source.text
    for index in tokens.places("__has_include"):
        if match := _ASKED.match(text, tokens.end(index)):
            yield match.span(1)
    if "define" in tokens.distinct:
        yield from (match.span(1) for match in _DEFINED.finditer(text))
        included = {tokens.text_at(tokens.after(line.name_at)) for line in tokens.directives if line.name == "include"}
        yield from (match.span("name") for match in _QUOTED.finditer(text) if match["macro"] in included)


def _in_place(ctx: Context, start: int, end: int, header: str) -> Edit:
    """The edit of ``<cudnn.h>``: of the name, or with the delimiters where it becomes one of hipport's own headers."""
    if header.startswith("hipport/"):
        return Edit(start, end, quoted(ctx, header), "HP110", header=header)
    return Edit(start + 1, end - 1, header, "HP110")


@rule("HP111", "dropped-header", edits=True)
def dropped_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header whose declarations are part of another HIP header.

    What it finds: `#include` lines such as device_launch_parameters.h without a file of their own in HIP; those of
    clang's headers for CUDA, as editors insert them (__clang_cuda_builtin_vars.h); nvfunctional where neither the file
    nor any that is compiled with it has the word `nvstd`.

    Why: hip/hip_runtime.h declares the same, and clang includes its headers for HIP itself; the line is deleted, not
    left empty. `nvstd::function` is not in HIP, so that the line of a file that uses it stays (HP112).

    Example:
        #include <device_launch_parameters.h>

    Keep:
        #include "launch_parameters.h"

    Fix safety: safe. The line goes; a comment on it stays.

    Source: the include folder of ROCm 7.2.
    """
    for include in ported_includes(ctx):
        if include.row is not None and (include.row.action == "drop" or is_unused(ctx, include)):
            yield _remove_line(ctx, include, "HP111")


@rule("HP115", "repeated-header", edits=True)
def repeated_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header whose HIP counterpart the file includes already.

    What it finds: the second and later of several CUDA headers that become one header in HIP, in the same `#if` arm or
    in one inside it.

    Why: one line is enough.

    Example:
        #include <cuda_runtime.h>
        #include <cuda.h>

    Keep:
        #include <cublas_v2.h>
        #include <cufft.h>

    Fix safety: safe. The line goes; a comment on it stays.

    Source: `mappings/headers.csv`.
    """
    for include, _, repeated in _mapped(ctx):
        if repeated:
            yield _remove_line(ctx, include, "HP115")
