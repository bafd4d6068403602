"""HP11x: ``#include`` lines of CUDA's headers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude
from hipport.context.registry import rule
from hipport.context.runtime_header import RUNTIME
from hipport.context.runtime_header import needs_runtime
from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.result import Kept

_CUDA_HEADER = re.compile(
    r"(?:.*/)?(?:cu(?:da|blas|fft|rand|sparse|solver|dnn|pti)\w*|nv[A-Z]\w*|nvrtc|nccl|npp\w*)\.(?:h|hpp|cuh)"
    r"|cub/.*|thrust/(?!system/hip/).*"
)
_DEFINED = re.compile(r"#[ \t]*define[ \t]+\w+[ \t]+<([^<>\"\s]+\.(?:h|hpp|cuh))>")
_ASKED = re.compile(r"\s*\(\s*[<\"]\s*([^<>\"\n]+?)\s*[>\"]")


def _ported(ctx: Context) -> Iterator[ResolvedInclude]:
    """The includes of CUDA headers in code that is to be ported."""
    for include in ctx.includes:
        if include.row is not None and not ctx.written_for_hip(include.at):
            yield include


def _mapped(ctx: Context) -> Iterator[tuple[ResolvedInclude, str, bool]]:
    """The includes that become another HIP header, with its name, and whether the file has it already."""
    mapped = [(i, i.row.hip) for i in _ported(ctx) if i.row and i.row.action == "map" and i.row.hip != i.name]
    at_top = bool(mapped) and needs_runtime(ctx)  # rule HP114 puts it before everything else
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
        if not repeated and header.startswith("hipport/"):
            yield replace(_remove_line(ctx, include, "HP110"), header=header)  # HP117 puts it behind the runtime
        elif not repeated:
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

    What it finds: quoted includes whose name is that of a CUDA header, or begins like it, and which the tree has;
    helper_cuda.h and the other headers of NVIDIA's samples also in angle brackets.

    Why: they are the project's own, are converted as its files, and their includes stay.

    Example:
        #include "cuda_utils.h"

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix is needed.

    Source: the files of the tree.
    """
    for include in ctx.includes:
        like_cuda = ctx.mapping.header(include.name) is not None or _CUDA_HEADER.fullmatch(include.name)
        if include.project is not None and like_cuda:
            line, _ = ctx.source.position(ctx.tokens.starts[include.at])
            yield Kept(include.name, f"the project's own header {include.project}", 1, line)


@rule("HP119", "missing-helper")
def missing_helper(ctx: Context) -> Iterator[Diagnostic]:
    """A header of NVIDIA's samples that is not in the tree.

    What it finds: includes of helper_cuda.h, helper_math.h, cutil.h and the like that mean no file of the tree.

    Why: these headers belong to CUDA's samples, not to CUDA, and neither ROCm nor hipport has them. They use CUDA
    themselves, so that the port needs a ported copy.

    Example:
        #include <helper_cuda.h>

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix. Copy the header into the tree and convert it with the project.

    Source: the Common folder of NVIDIA's CUDA samples; the common folder of its GPU Computing SDK.
    """
    for include in _ported(ctx):
        if include.row is not None and include.row.action == "project":
            yield ctx.diagnostic(
                "HP119",
                Severity.WARNING,
                include.at,
                f"{include.name} comes with NVIDIA's samples, not with CUDA, and is not in this tree",
                "copy it into the tree and convert it with the project, or replace what it is used for",
                symbol=include.name,
            )


@rule("HP124", "header-for-cxx")
def header_for_cxx(ctx: Context) -> Iterator[Diagnostic]:
    """A header in a C file that HIP has for C++ only.

    What it finds: includes of curand.h, cublasLt.h, cufftXt.h, cudnn.h and others in files with the suffix `.c`, and of
    the HIP headers that they become.

    Why: CUDA's header compiles as C, and HIP's does not.

    Example:
        #include <curand.h>

    Keep:
        #include <cublas_v2.h>

    Fix safety: no fix.

    Source: the headers of ROCm 7.2, compiled as C; `mappings/cxx_headers.csv`.
    """
    if not ctx.source.path.endswith(".c"):
        return
    for include in ctx.includes:
        header = include.row.hip if include.row is not None else include.name
        why = ctx.mapping.cxx_headers.get(header) if include.project is None else None
        if why is not None and not ctx.written_for_hip(include.at):
            yield ctx.diagnostic(
                "HP124",
                Severity.ERROR,
                include.at,
                f"{header} does not compile as C: {why}",
                "compile the file as C++, or move what needs the header into a file that is",
                symbol=include.name,
            )
