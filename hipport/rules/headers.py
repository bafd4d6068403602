"""HP11x: ``#include`` lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import replace

from hipport.diagnostics import Diagnostic
from hipport.diagnostics import Edit
from hipport.diagnostics import Severity
from hipport.mapping import Mapping
from hipport.result import Kept
from hipport.rules.context import Context
from hipport.rules.includes import Include
from hipport.rules.registry import notice
from hipport.rules.registry import rule
from hipport.rules.scope import is_global
from hipport.source.lexer import is_blank
from hipport.source.lexer import is_name
from hipport.source.tokens import Directive

RUNTIME = "hip/hip_runtime.h"
HOST_MIN_MAX = "HP122"
_MIN_MAX = frozenset(("min", "max"))
# These headers do not compile, or declare nothing, unless the runtime's stands before them (seen with ROCm 7.2).
_AFTER_RUNTIME = ("hipcub/", "hip/hip_gl_interop.h", "hiprand/hiprand_mtgp32_host.h")
_CUDA_HEADER = re.compile(
    r"(?:.*/)?(?:cu(?:da|blas|fft|rand|sparse|solver|dnn|pti)\w*|nv[A-Z]\w*|nvrtc|nccl|npp\w*)\.(?:h|hpp|cuh)|cub/.*|thrust/.*"
)
_DEFINED = re.compile(r"#[ \t]*define[ \t]+\w+[ \t]+<([^<>\"\s]+\.(?:h|hpp|cuh))>")
#: What <math.h> has for the host and <cmath> only in ``std``; HIP's runtime declares them for the device.
_CLASSIFICATION = frozenset(
    """isnan isinf isfinite isnormal signbit fpclassify isgreater isgreaterequal isless islessequal islessgreater
    isunordered""".split()
)
_BEFORE_CALL = frozenset("return else case do and or not co_return co_yield".split())
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
    offset, lead = _insertion(ctx)
    yield Edit(offset, offset, f"{lead}#include <{RUNTIME}>{ctx.source.newline}", "HP114")


def _insertion(ctx: Context) -> tuple[int, str]:
    """Where an include belongs, and what has to stand before it to begin a line."""
    offset = _insertion_offset(ctx)
    behind_comment = ctx.source.text[:offset].rstrip(" \t").endswith("*/")
    begins = offset == 0 or ctx.source.text[offset - 1] in "\n\xbf" or behind_comment
    return offset, "" if begins else ctx.source.newline


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
        if include.project and _reaches(ctx, include.project, lambda name: _gives_runtime(ctx.mapping, name, True)):
            return False
        if include.project and any(map(ctx.survey.uses_cuda, _with_included(ctx, include.project))):
            return given
    return given


def _gives_runtime(mapping: Mapping, name: str, is_cuda: bool) -> bool:
    row = mapping.header(name) if is_cuda else None
    return name == RUNTIME or (row is not None and row.hip == RUNTIME)


def _reaches(ctx: Context, path: str, is_wanted: Callable[[str], bool]) -> bool:
    """Whether a header of the tree includes one that is wanted, itself or through others."""
    return any(
        is_wanted(name)
        for current in _with_included(ctx, path)
        for quoted, name in ctx.survey.includes_of(current)
        if not (quoted and ctx.survey.find_header(current, name))
    )


def _with_included(ctx: Context, path: str) -> Iterator[str]:
    """A header of the tree and those of the tree that it includes, itself or through others."""
    seen = {path}
    waiting = [path]
    while waiting:
        current = waiting.pop()
        yield current
        for quoted, name in ctx.survey.includes_of(current):
            project = ctx.survey.find_header(current, name) if quoted else None
            if project is not None and project not in seen:
                seen.add(project)
                waiting.append(project)


OWN_HEADER = notice(
    "HP117",
    "hipport-header",
    """A header of hipport's that the port needs.

    What it finds: code that was ported to a function of hipport's, such as `hipport::shfl_down_sync`.

    Why: HIP has no such function, or one with another meaning. `#include "hipport/warp.h"` goes behind the include of
    HIP's runtime, or where that would be; a converted tree gets the header too, in its top folder `hipport`.

    Fix safety: safe. The header is small, needs nothing but HIP, and belongs to the project from then on.

    Source: `hipport/include/` in hipport.
    """,
)


def includes_for(ctx: Context, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The includes of hipport's own headers that edits make necessary, where the file does not have them yet."""
    needed = sorted({edit.header for edit in edits if edit.header and edit.code != HOST_MIN_MAX})
    if not needed:
        return
    offset, lead = _behind_runtime(ctx)
    for header in needed:
        if not _has_own(ctx, header):
            yield Edit(offset, offset, lead + _include_of(ctx, header), OWN_HEADER, header=header)
            lead = ""


def _has_own(ctx: Context, header: str) -> bool:
    return any(include.name.endswith(header) for include in ctx.includes)


def _include_of(ctx: Context, header: str) -> str:
    """The line that includes one of hipport's own headers, which lie in the top folder of the tree."""
    return f'#include "{"../" * ctx.source.path.count("/")}{header}"{ctx.source.newline}'


def _behind_runtime(ctx: Context) -> tuple[int, str]:
    """Where an include that wants the runtime before it belongs, and what has to stand before it to begin a line."""
    for include in ctx.includes:
        gives = _gives_runtime(ctx.mapping, include.name, include.row is not None)
        if gives and not ctx.not_taken(include.at) and not any(map(ctx.mentions_hip, ctx.arms.enclosing(include.at))):
            end = ctx.source.line_end(ctx.tokens.starts[include.at])
            return end, "" if ctx.source.text[end - 1 : end] == "\n" else ctx.source.newline
    return _insertion(ctx)


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
    begins = ctx.tokens.starts[ctx.tokens.at_offset(line)] == line or not ctx.source.text[line:start].strip()
    return line if begins else start


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


@rule("HP118", "implicit-math-header", edits=True)
def implicit_math_header(ctx: Context) -> Iterator[Edit]:
    """A function for the host that relies on nvcc to include <math.h>.

    What it finds: isnan, isinf, isfinite, signbit and the like without `std::` in functions that are for the host, or
    for the device as well, in CUDA files that include <math.h> neither themselves nor through a header of the tree.

    Why: nvcc's implicit runtime header includes <math.h>. HIP's runtime includes <cmath>, which has these functions for
    the host in `std` only; the ones that are there without it are for the device.

    Example:
        bool is_bad(float x) { return isnan(x); }

    Keep:
        __device__ bool is_bad(float x) { return isnan(x); }

    Fix safety: safe. `#include <math.h>` goes where rule HP114 puts the runtime's header.

    Source: hipcc of ROCm 7.2, "no matching function for call to 'isnan'".
    """
    tokens = ctx.tokens
    if _CLASSIFICATION.isdisjoint(tokens.distinct):
        return
    if not (ctx.source.path.lower().endswith((".cu", ".cuh")) or ctx.is_device_code):
        return
    calls = tokens.where(_CLASSIFICATION)
    own = {tokens.texts[index] for index in calls if _is_introduced(ctx, index)}
    missing = any(tokens.texts[index] not in own and _is_for_host(ctx, index) for index in calls)
    if missing and not _has_math(ctx):
        offset, lead = _insertion(ctx)
        lead = "" if _needs_runtime(ctx) else lead
        yield Edit(offset, offset, f"{lead}#include <math.h>{ctx.source.newline}", "HP118")


@rule(HOST_MIN_MAX, "host-min-max", edits=True)
def host_min_max(ctx: Context) -> Iterator[Edit]:
    """A min or max for the host that HIP takes for integers.

    What it finds: calls of min and max without `std::` in functions that are for the host, or for the device as well,
    in CUDA files that neither define the names nor take them from `std`.

    Why: CUDA declares min and max for every number type on the host. HIP declares min(int, int) only, unless
    __HIP_DEFINE_EXTENDED_HOST_MIN_MAX__ is defined on the command line: min(1.5f, 2.5f) compiles and is 1.

    Example:
        float smaller(float a, float b) { return min(a, b); }

    Keep:
        __device__ float smaller(float a, float b) { return min(a, b); }

    Fix safety: safe. `#include "hipport/minmax.h"` brings CUDA's other overloads; a converted tree gets the header too.

    Source: clang's __clang_hip_math.h in ROCm 7.2; the code that hipcc makes.
    """
    tokens = ctx.tokens
    if _MIN_MAX.isdisjoint(tokens.distinct) or ctx.is_hip or _has_own(ctx, "hipport/minmax.h"):
        return
    if not (ctx.source.path.lower().endswith((".cu", ".cuh")) or ctx.is_device_code) or _uses_std(ctx):
        return
    calls = tokens.where(_MIN_MAX)
    own = {tokens.texts[index] for index in calls if _is_introduced(ctx, index)}
    if any(tokens.texts[index] not in own and _is_for_host(ctx, index) for index in calls):
        offset, lead = _behind_runtime(ctx)
        header = "hipport/minmax.h"
        yield Edit(offset, offset, lead + _include_of(ctx, header), HOST_MIN_MAX, header=header)


def _is_introduced(ctx: Context, index: int) -> bool:
    """Whether the file declares the name at ``index``, or takes it from ``std``."""
    tokens = ctx.tokens
    before = tokens.before(index)
    text = tokens.text_at(before)
    if text != "::":
        return is_name(text) and text not in _BEFORE_CALL
    while text == "::" or (is_name(text) and text != "using"):
        before = tokens.before(before)
        text = tokens.text_at(before)
    return text == "using"


def _is_for_host(ctx: Context, index: int) -> bool:
    """Whether the name at ``index`` is called, without a namespace, by a function that is not for the device only."""
    tokens = ctx.tokens
    before = tokens.text_at(tokens.before(index))
    line = tokens.directive_at(index)
    if tokens.text_at(tokens.after(index)) != "(" or before in (".", "->") or (line and line.name != "define"):
        return False
    if (before == "::" and not is_global(tokens, index)) or ctx.written_for_hip(index) or ctx.not_taken(index):
        return False
    words = {word for brace in tokens.open_braces(index) for word in _head(ctx, brace)}
    return "__host__" in words or words.isdisjoint(("__device__", "__global__"))


def _head(ctx: Context, brace: int) -> Iterator[str]:
    """The texts between the end of the last statement and a brace, in reverse."""
    while (brace := ctx.tokens.before(brace)) >= 0 and (text := ctx.tokens.texts[brace]) not in (";", "{", "}"):
        yield text


def _has_math(ctx: Context) -> bool:
    """Whether the file has the C header, or all of ``std`` without its prefix."""
    return _uses_std(ctx) or any(
        include.name == "math.h" or (include.project and _reaches(ctx, include.project, "math.h".__eq__))
        for include in ctx.includes
    )


def _uses_std(ctx: Context) -> bool:
    """Whether the file has all of ``std`` without its prefix."""
    tokens = ctx.tokens
    for index in tokens.places("using"):
        namespace = tokens.after(index)
        if tokens.text_at(namespace) == "namespace" and tokens.text_at(tokens.after(namespace)) == "std":
            return True
    return False


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
