"""HP123: names of the standard library that nvcc's implicit includes declare, and HIP's runtime does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from hipport.code.roles import NameRole
from hipport.code.roles import is_global
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.origin import is_cuda_file
from hipport.context.registry import rule
from hipport.context.runtime_header import includes_any
from hipport.context.runtime_header import needs_runtime
from hipport.context.runtime_header import wants_first
from hipport.diagnostics import Edit
from hipport.include import is_own
from hipport.project.standard import FLOAT
from hipport.project.standard import HEADERS
from hipport.project.standard import STRING

#: The functions of <string.h> that HIP's runtime declares for the device.
_ON_DEVICE = frozenset(("memcpy", "memset"))
#: The headers that declare the same names as a header, itself among them.
_SAME = {
    "string.h": ("string.h", "cstring"),
    "assert.h": ("assert.h", "cassert"),
    "float.h": ("float.h", "cfloat"),
    "cstring": ("cstring",),
    "array": ("array", "functional"),
    "functional": ("functional",),
    "unordered_map": ("unordered_map", "functional"),
    "vector": ("vector", "functional"),
}
#: What <functional> of libstdc++ declares in C++17, which CUDA's runtime header includes with ``--extended-lambda``.
_WITH_LAMBDAS = {
    **{name: name for name in ("array", "unordered_map", "vector")},
    **dict.fromkeys("function ref cref bind reference_wrapper mem_fn not_fn placeholders".split(), "functional"),
}
_EXTENDED_LAMBDA = re.compile("extended-lambda")
#: The headers that declare none of these in HIP either. Source: libstdc++ 12 and 16; hipcc of ROCm 7.2.
_WITHOUT_FUNCTIONAL = frozenset(
    """algorithm cassert cctype cfloat chrono climits cmath cstddef cstdint cstdio cstdlib cstring ctime exception
    fstream initializer_list iomanip iostream istream iterator limits list map new numeric ostream set sstream stdexcept
    string type_traits typeinfo utility assert.h float.h limits.h math.h stddef.h stdint.h stdio.h stdlib.h string.h
    sys/time.h time.h unistd.h cuda.h cuda_runtime.h cuda_runtime_api.h device_launch_parameters.h vector_types.h
    hip/hip_runtime.h hip/hip_runtime_api.h""".split()
)
#: Headers of hipCUB that call memset and include nothing that declares it for the host (seen with ROCm 7.2).
_CALL_MEMSET = frozenset(("hipcub/device/device_spmv.hpp", "hipcub/iterator/tex_obj_input_iterator.hpp"))
_HEADER_FILES = (".h", ".hpp", ".hxx", ".hh", ".inl", ".inc")


@rule("HP123", "implicit-standard-header", edits=True)
def implicit_standard_header(ctx: Context) -> Iterator[Edit]:
    """A function of the standard library whose header only nvcc includes implicitly.

    What it finds: memcpy, memset, strlen and the other functions of <string.h>, with `std::` or without, assert, and
    the macros of <float.h>, FLT_MAX and others, in CUDA files that include the header neither themselves nor through a
    header of the tree, or only in an `#if` arm that a macro of the project decides on and that the call is not in; and
    .cu files that include a header of the tree, or one of hipCUB's, which uses them and does not include their header
    first; memcpy and its kin in other sources that include a header of CUDA's which brings <string.h>, as cublas_v2.h,
    cusparse.h and cuda_bf16.h do. Where a build file asks for `--extended-lambda`, or the file has a device lambda:
    std::vector, std::function and others of <functional>, if all headers that the file includes are known not to
    declare them.

    Why: nvcc's implicit runtime header includes <string.h>, <cstring> and <assert.h>, and <functional> with
    `--extended-lambda`, which in C++17 has std::vector, std::array and std::unordered_map too; Thrust and CUB of
    CUDA 13 include <cfloat>. HIP's runtime includes none of them for both the host and the device: memcpy is declared
    for the device only, assert for the host only. What HIP's runtime includes as well (<stdio.h>, <stdlib.h>,
    <limits.h>, <time.h>, <ctype.h>) needs no line. Nor does hipblas.h include <string.h>, as cublas_v2.h does.

    Example:
        void copy(float *to, const float *from, int n) { memcpy(to, from, n * sizeof(float)); }

    Keep:
        #include <string.h>
        void copy(float *to, const float *from, int n) { memcpy(to, from, n * sizeof(float)); }

    Fix safety: safe. The include goes where rule HP114 puts the runtime's header.

    Source: the headers of CUDA 11.8, 12.9 and 13.0 (`mappings/lost_includes.csv`); hipcc of ROCm 7.2, "no matching
    function for call to 'memcpy'".
    """
    is_given = _is_given(ctx)
    if not is_given and not (STRING & ctx.tokens.distinct and includes_any(ctx, partial(_loses_string, ctx))):
        return
    names = STRING | FLOAT | {"assert"} if is_given else STRING
    missing = sorted({_missing_at(ctx, index) for index in ctx.tokens.where(names)} - {""})
    missing += _missing_beside_lambdas(ctx) if is_given else ()
    if "cstring" in missing and "string.h" in missing:
        missing.remove("string.h")
    if _is_wanted_by_hipcub(ctx) and not {"string.h", "cstring"}.intersection(missing):
        missing.append("string.h")
    missing += [header for header in HEADERS if header not in missing and _is_wanted_by_header(ctx, header)]
    if missing:
        offset, lead = insertion(ctx)
        lead = "" if needs_runtime(ctx) else lead
        lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in sorted(missing))
        yield Edit(offset, offset, lead + lines, "HP123")


def _missing_beside_lambdas(ctx: Context) -> list[str]:
    """The headers of ``std::vector`` and the like that a file uses and does not include, where nvcc includes
    <functional> for device lambdas.
    """
    tokens = ctx.tokens
    used = (at for at in tokens.where(_WITH_LAMBDAS) if tokens.text_at(tokens.before(at)) == "::")
    used = (at for at in used if tokens.text_at(tokens.before(tokens.before(at))) == "std")
    headers = {_WITH_LAMBDAS[tokens.texts[at]] for at in used if not ctx.not_taken(at) and not ctx.written_for_hip(at)}
    if not headers or not (
        any(body.name < 0 for body in ctx.device_bodies)
        or ctx.survey.build_file_with(_EXTENDED_LAMBDA, ctx.source.path)
    ):
        return []
    if includes_any(ctx, lambda name: name not in _WITHOUT_FUNCTIONAL and not _is_of_tree(ctx, name)):
        return []
    return sorted(headers)


def _is_of_tree(ctx: Context, name: str) -> bool:
    return any(include.name == name and include.project for include in ctx.includes)


def _is_wanted_by_hipcub(ctx: Context) -> bool:
    """Whether a header of hipCUB that calls memset comes before <string.h>, by the include lines of the file itself."""
    for include in ctx.includes:
        if ctx.not_taken(include.at):
            continue
        if include.name in _SAME["string.h"]:
            return False
        if include.row is not None and include.row.hip in _CALL_MEMSET:
            return True
    return False


def _is_given(ctx: Context) -> bool:
    """Whether nvcc has included its runtime header when it reads the file."""
    return is_cuda_file(ctx) or (ctx.source.path.lower().endswith(_HEADER_FILES) and bool(ctx.names.api_uses))


def _is_wanted_by_header(ctx: Context, header: str) -> bool:
    """Whether a header of the tree that nvcc reads in this unit calls functions of a standard header that neither it
    nor what stands before it includes.
    """
    if not ctx.survey.is_device_source(ctx.source.path):
        return False
    for include in ctx.includes:
        if ctx.not_taken(include.at):
            continue
        if include.name in _SAME[header]:
            return False
        if include.project and ctx.survey.one_wants_header(ctx.survey.with_headers(include.project), header):
            wants = wants_first(ctx, include.project, partial(_wants, ctx, header), _SAME[header].__contains__)
            if wants is not None:
                return wants
    return False


def _loses_string(ctx: Context, name: str) -> bool:
    """Whether a header of CUDA's brings <string.h> to host code, and its counterpart does not: ``cublas_v2.h``"""
    return "string.h" in ctx.mapping.lost_by(name)


def _wants(ctx: Context, header: str, path: str) -> bool:
    """Whether a file of the tree calls functions of a standard header. hipport's own headers in a port call memcpy as
    the device has it.
    """
    return ctx.survey.wants_header(path, header) and not is_own(Path(path))


def _missing_at(ctx: Context, index: int) -> str:
    """The header that declares the function called at ``index``, if the file does not include it in every build that
    has the call; empty otherwise.
    """
    header = _header_of(ctx, index)
    return header if header and not includes_any(ctx, _SAME[header].__contains__, index) else ""


def _header_of(ctx: Context, index: int) -> str:
    """The header that declares the function called at ``index``; empty where no line is needed."""
    tokens = ctx.tokens
    name = tokens.texts[index]
    line = tokens.directive_at(index)
    is_call = tokens.text_at(tokens.after(index)) == "(" and (line is None or line.name == "define")
    if ctx.written_for_hip(index) or ctx.not_taken(index):
        return ""
    if name in FLOAT:
        return "float.h" if role_of(tokens, index, "macro") is NameRole.API else ""
    if not is_call:
        return ""
    if role_of(tokens, index, "function") is NameRole.QUALIFIED:
        is_std = tokens.text_at(tokens.before(tokens.before(index))) == "std"
        return "cstring" if is_std and name in STRING else ""
    if role_of(tokens, index, "function") is not NameRole.API and not is_global(tokens, index):
        return ""
    if name == "assert":
        return "assert.h"
    body = ctx.body_at(index)
    return "" if name in _ON_DEVICE and body is not None and not body.is_for_host else "string.h"
