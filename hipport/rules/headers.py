"""HP11x: ``#include`` lines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Mapping
from hipport.result import Kept
from hipport.rules.context import Context
from hipport.rules.includes import Include
from hipport.rules.registry import rule
from hipport.source.lexer import is_blank
from hipport.source.tokens import Directive

RUNTIME = "hip/hip_runtime.h"
# These headers do not compile, or declare nothing, unless the runtime's stands before them (seen with ROCm 7.2).
_AFTER_RUNTIME = ("hipcub/", "hip/hip_gl_interop.h", "hiprand/hiprand_mtgp32_host.h")
_CUDA_HEADER = re.compile(
    r"(?:.*/)?(?:cu(?:da|blas|fft|rand|sparse|solver|dnn|pti)\w*|nv[A-Z]\w*|nvrtc|nccl|npp\w*)\.(?:h|hpp|cuh)|cub/.*|thrust/.*"
)
_DEFINED = re.compile(r"#[ \t]*define[ \t]+\w+[ \t]+<([^<>\"\s]+\.(?:h|hpp|cuh))>")
_ASKED = re.compile(r"\s*\(\s*[<\"]\s*([^<>\"\n]+?)\s*[>\"]")


def _ported(ctx: Context) -> Iterator[Include]:
    """The includes of CUDA headers in code that is to be ported."""
    for include in ctx.includes:
        if include.row is not None and not ctx.written_for_hip(include.at):
            yield include


def _mapped(ctx: Context) -> Iterator[tuple[Include, str, bool]]:
    """The includes that become another HIP header, with its name, and whether the file has it already."""
    mapped = [(i, i.row.hip) for i in _ported(ctx) if i.row and i.row.action == "map" and i.row.hip != i.name]
    at_top = bool(mapped) and _needs_runtime(ctx)  # rule HP114 puts it before everything else
    for include, header in mapped:
        yield include, header, (at_top and header == RUNTIME) or _is_repeated(ctx, include, header)


def _is_repeated(ctx: Context, include: Include, header: str) -> bool:
    """Whether an earlier line that is compiled whenever this one is already includes the same HIP header."""
    enclosing = {None, *ctx.arms.enclosing(include.at)}
    for earlier in ctx.includes:
        if earlier.at >= include.at:
            return False
        same = earlier.name == header or (earlier.row is not None and earlier.row.hip == header)
        if same and ctx.arms.arm_at(earlier.at) in enclosing:
            return True
    return False


def _remove_line(ctx: Context, include: Include, code: str) -> Edit:
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


@rule("HP110", "cuda-header", edits=True)
def cuda_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header that HIP has under another name.

    What it finds: `#include` lines, in angle brackets or quotes, that name a header of CUDA or of its libraries. A
    quoted name that the project's tree has as a file is the project's own and stays.

    Why: HIP's headers have other names.

    Example:
        #include <cuda_runtime.h>

    Keep:
        #include "kernels/cuda_runtime.h"

    Fix safety: safe. Only the name between the delimiters is replaced.

    Source: the include folders of CUDA and of ROCm 7.2; `hipport explain HEADER` prints the row.
    """
    for include, header, repeated in _mapped(ctx):
        if not repeated:
            start = ctx.tokens.starts[include.at]
            yield Edit(start + 1, ctx.tokens.end(include.at) - 1, header, "HP110")
    yield from _asked_for(ctx)


def _asked_for(ctx: Context) -> Iterator[Edit]:
    """The headers that ``__has_include`` asks for and that macros name, which have to be those that are included."""
    named = _DEFINED.finditer(ctx.source.text) if "define" in ctx.tokens.distinct else ()
    asked = (_ASKED.match(ctx.source.text, ctx.tokens.end(index)) for index in ctx.tokens.places("__has_include"))
    for match in (*named, *asked):
        row = ctx.mapping.header(match.group(1)) if match else None
        if match is None or row is None or row.action != "map" or row.hip == row.cuda:
            continue
        line = ctx.tokens.directive_at(ctx.tokens.at_offset(match.start(1)))
        if line and not ctx.written_for_hip(line.first):
            yield Edit(match.start(1), match.end(1), row.hip, "HP110")


@rule("HP111", "dropped-header", edits=True)
def dropped_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header whose content comes with another HIP header.

    What it finds: `#include` lines such as device_launch_parameters.h that have no file of their own in HIP.

    Why: hip/hip_runtime.h has what they declare; the line is deleted, not left empty.

    Example:
        #include <device_launch_parameters.h>

    Keep:
        #include "launch_parameters.h"

    Fix safety: safe. The line goes; a comment on it stays.

    Source: the include folder of ROCm 7.2.
    """
    for include in _ported(ctx):
        if include.row is not None and include.row.action == "drop":
            yield _remove_line(ctx, include, "HP111")


@rule("HP112", "unsupported-header")
def unsupported_header(ctx: Context) -> Iterator[Diagnostic]:
    """A CUDA header that HIP has nothing for.

    What it finds: `#include` lines of headers whose library or feature ROCm does not have, or has with another
    interface.

    Why: the line stays, and the port does not compile until what the header was for is replaced.

    Example:
        #include <cuda_pipeline.h>

    Keep:
        #include <cuda_fp16.h>

    Fix safety: no fix; the reason says what ROCm offers instead, if anything.

    Source: the include folder of ROCm 7.2.
    """
    for include in _ported(ctx):
        if include.row is not None and include.row.action == "unsupported":
            yield ctx.diagnostic(
                "HP112",
                Severity.ERROR,
                include.at,
                f"{include.name} has no counterpart in HIP: {include.row.note}",
                "replace what the code takes from this header, then delete the line",
                symbol=include.name,
            )


@rule("HP113", "unknown-cuda-header")
def unknown_cuda_header(ctx: Context) -> Iterator[Diagnostic]:
    """A header that is named like CUDA's but is in no table and not in the tree.

    What it finds: `#include` lines whose name begins as those of CUDA and its libraries do.

    Why: the line stays. If the header is CUDA's, it does not exist in ROCm; if it is a third party's, that library
    has to be ported too.

    Example:
        #include <cudaFrobnicate.h>

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix.

    Source: the include folders of CUDA 11.8 to 13.5.
    """
    for include in ctx.includes:
        unknown = include.row is None and include.project is None and _CUDA_HEADER.fullmatch(include.name)
        if unknown and not ctx.written_for_hip(include.at):
            yield ctx.diagnostic(
                "HP113",
                Severity.WARNING,
                include.at,
                f"{include.name} looks like a CUDA header but is in no mapping table and not in this tree",
                "if it is a third-party header, port that library too; if it is CUDA's, replace what it is used for",
                symbol=include.name,
            )


@rule("HP114", "implicit-runtime-header", edits=True)
def implicit_runtime_header(ctx: Context) -> Iterator[Edit]:
    """A .cu file that relies on nvcc to include the CUDA runtime.

    What it finds: .cu files that use CUDA and include <cuda_runtime.h> neither themselves nor through a header of the
    tree; and files whose first CUDA header becomes one of HIP's that wants the runtime before it.

    Why: nvcc includes the runtime before the first line of every .cu file; the HIP compiler does not.

    Example:
        __global__ void scale(float *x) { x[threadIdx.x] *= 2; }

    Keep:
        #include <cuda_runtime.h>
        __global__ void scale(float *x) { x[threadIdx.x] *= 2; }

    Fix safety: safe. `#include <hip/hip_runtime.h>` goes after the licence comment, `#pragma once` or the include
    guard, before the first include.

    Source: the nvcc manual on the implicit include; hipcc of ROCm 7.2 with `-x hip`.
    """
    if not _needs_runtime(ctx):
        return
    offset = _insertion_offset(ctx)
    newline = ctx.source.newline
    behind_comment = ctx.source.text[:offset].rstrip(" \t").endswith("*/")
    lead = "" if offset == 0 or ctx.source.text[offset - 1] in "\n\xbf" or behind_comment else newline
    yield Edit(offset, offset, f"{lead}#include <{RUNTIME}>{newline}", "HP114")


def _needs_runtime(ctx: Context) -> bool:
    """Whether the runtime has to be included before the first include: nvcc gave it to the file, or a header of HIP
    wants it before it.
    """
    suffix = ctx.source.path.rpartition(".")[2].lower()
    given = suffix in ("cu", "hip") and bool(ctx.is_device_code or ctx.api_uses)
    wanted = any(include.row is not None and include.row.hip.startswith(_AFTER_RUNTIME) for include in ctx.includes)
    if not (given or wanted):
        return False
    for include in ctx.includes:
        if ctx.not_taken(include.at):
            continue
        if _gives_runtime(ctx.mapping, include.name, include.row is not None):
            return False
        if include.row is not None and include.row.hip.startswith(_AFTER_RUNTIME):
            return given or not include.row.hip.startswith(_AFTER_RUNTIME[0])
        if include.project and _reaches_runtime(ctx, include.project):
            return False
    return given


def _gives_runtime(mapping: Mapping, name: str, is_cuda: bool) -> bool:
    row = mapping.header(name) if is_cuda else None
    return name == RUNTIME or (row is not None and row.hip == RUNTIME)


def _reaches_runtime(ctx: Context, path: str) -> bool:
    """Whether a header of the tree includes the runtime, itself or through others."""
    seen = {path}
    waiting = [path]
    while waiting:
        current = waiting.pop()
        for quoted, name in ctx.survey.includes_of(current):
            project = ctx.survey.find_header(current, name) if quoted else None
            if project is None and _gives_runtime(ctx.mapping, name, True):
                return True
            if project is not None and project not in seen:
                seen.add(project)
                waiting.append(project)
    return False


def _insertion_offset(ctx: Context) -> int:
    """Where an include belongs: after ``#pragma once`` or the include guard, else at the first include or the code."""
    tokens = ctx.tokens
    guard = _guard_end(ctx)
    if guard is not None:
        return ctx.source.line_end(tokens.starts[min(guard.end, len(tokens) - 1)])
    for include in ctx.includes:
        arms = list(ctx.arms.enclosing(include.at))
        first = arms[-1].chain.arms[0].directive if arms else include.directive
        return _line_or_token(ctx, first.first)
    code = tokens.directives[0].end if tokens.texts[:2] == ["#", "!"] else 0  # a script's first line stays the first
    first_code = next((i for i in range(code, len(tokens)) if not is_blank(tokens.texts[i])), len(tokens))
    return _line_or_token(ctx, first_code)


def _line_or_token(ctx: Context, index: int) -> int:
    """Offset of a token's line, or of the token itself where a comment that began before ends on that line."""
    start = ctx.tokens.starts[index]
    line = ctx.source.line_start(start)
    return line if ctx.tokens.starts[ctx.tokens.at_offset(line)] == line or line == start else start


def _guard_end(ctx: Context) -> Directive | None:
    """The last line of ``#pragma once`` or ``#ifndef X`` / ``#define X`` where the file begins with it."""
    lines = ctx.tokens.directives
    if not lines or any(not is_blank(text) for text in ctx.tokens.texts[: lines[0].first]):
        return None
    first = lines[0]
    operand = ctx.tokens.text_at(ctx.tokens.after(first.name_at))
    if first.name == "pragma" and operand == "once":
        return first
    defined = ctx.tokens.text_at(ctx.tokens.after(lines[1].name_at)) if len(lines) > 1 else ""
    guarded = first.name == "ifndef" and defined == operand and lines[1].name == "define"
    return lines[1] if guarded and _spans_file(ctx) else None


def _spans_file(ctx: Context) -> bool:
    """Whether the file's first conditional ends where the file ends."""
    last = ctx.tokens.directives[-1]
    ends = ctx.arms.chains[0].arms[-1].end == last.first
    return ends and all(is_blank(text) for text in ctx.tokens.texts[last.end :])


@rule("HP115", "repeated-header", edits=True)
def repeated_header(ctx: Context) -> Iterator[Edit]:
    """A CUDA header whose HIP counterpart the file includes already.

    What it finds: the second and later of several CUDA headers that are one header in HIP, in the same #if arm or one
    inside it.

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


@rule("HP116", "own-header")
def own_header(ctx: Context) -> Iterator[Kept]:
    """A header of the project that is named like one of CUDA's.

    What it finds: quoted includes whose name is that of a CUDA header, or begins like it, and which the tree has; and
    helper_cuda.h and the like, which projects bring themselves.

    Why: they are the project's own, are converted as its files, and their includes stay.

    Example:
        #include "helper_cuda.h"

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix is needed.

    Source: the files of the tree.
    """
    for include in ctx.includes:
        helper = include.row is not None and include.row.action == "project"
        if helper or (include.project is not None and _CUDA_HEADER.fullmatch(include.name)):
            line, _ = ctx.source.position(ctx.tokens.starts[include.at])
            reason = (
                f"the project's own header {include.project}" if include.project else "a header that projects bring"
            )
            yield Kept(include.name, reason, 1, line)
