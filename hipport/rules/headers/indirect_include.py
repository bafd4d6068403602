"""HP134: headers that only other headers of CUDA's include."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from hipport.code.roles import OWN_ROLES
from hipport.code.roles import is_global
from hipport.code.roles import role_of
from hipport.context.context import Context
from hipport.context.known_names import known_uses
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import includes_any
from hipport.context.subjects import Subject
from hipport.diagnostics import Edit
from hipport.source.lexer import is_name

_LIBRARIES = frozenset(("cub", "thrust"))
#: HIP's names too, and so none to be renamed.
_UNCHANGED = frozenset(("__half", "__half2", "half", "half2", "mtgp32dc_params_fast_11213"))
_UNITS = (".cu", ".cc", ".cpp", ".cxx")
_ALGORITHMS = ("cub/block/", "cub/device/", "cub/warp/")
_WHOLE = "hipcub/hipcub.hpp"
#: What hipBLAS and hipBLASLt share, which only newer ROCm has in a header of its own, and what includes it.
_SHARED, _OF_SHARED = "hipblas-common/hipblas-common.h", "hipblas/hipblas.h"
#: What includes <GL/gl.h> in CUDA, by its own lines in CUDA 13.0, and the types of OpenGL that HIP's header has.
_WITH_OPENGL = ("cuda_gl_interop.h", "cudaGL.h")
_LINES_WITH_OPENGL = tuple(f"{opening}{name}{closing}" for name in _WITH_OPENGL for opening, closing in ("<>", '""'))
_GIVEN_TYPES = frozenset(("GLuint", "GLenum"))
_NAME_OF_OPENGL = re.compile(r"gl[A-Z]\w+|GL[a-z]\w+|GL_[A-Z]\w+")
#: ``GL/glew.h``, ``glad/glad.h``, ``SDL_opengl.h``, ``QOpenGLFunctions``; not ``glm/glm.hpp``
_HEADER_OF_OPENGL = re.compile(r"(?:^|[/_])gl(?!m\b|obal|ue)|GL(?!M\b|OBAL)|opengl|glut|glew|glfw|glad")


@rule(
    "HP134",
    "indirect-include",
    edits=True,
    words=(*_LIBRARIES, *sorted(_UNCHANGED), *_LINES_WITH_OPENGL, Subject.NAMES),
)
def indirect_include(ctx: Context) -> Iterator[Edit]:
    """A name whose header only other headers of CUDA's include.

    What it finds: `cub::DeviceScan`, `cub::BlockReduce`, `cub::WarpScan` and the other algorithms, and names such as
    `thrust::device_ptr`, in .cu and .cpp files, and in headers that include some of CUB's or Thrust's, where the names'
    own header is included neither there nor through a header of the tree or one of rocThrust; without the namespace
    after `using namespace cub;`, too. In all files, names of libraries whose headers those of other libraries include:
    `__half` and `half2` by `cublas_v2.h`, `cublasStatus_t` by `cusolverDn.h`, `__nv_bfloat16` by headers of libcu++,
    Thrust, CUB and PyTorch; and OpenGL's names in a file that has them by `cuda_gl_interop.h` alone.

    Why: in CUDA most headers of CUB and Thrust include those of several algorithms. A header of hipCUB includes its own
    algorithm, and Thrust of ROCm none of hipCUB's and fewer of its own than CUDA's: its `thrust/remove.h` does not
    bring `thrust::device_ptr`. hipBLAS does not include HIP's half precision, nor hipSOLVER hipBLAS. HIP's header for
    OpenGL declares two of its types itself, and does not include <GL/gl.h>.

    Example:
        #include <thrust/device_vector.h>
        size_t scratch(const int *in, int *out, int n) {
            size_t bytes = 0;
            cub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);
            return bytes;
        }

    Keep:
        #include <cub/device/device_scan.cuh>
        size_t scratch(const int *in, int *out, int n) {
            size_t bytes = 0;
            cub::DeviceScan::ExclusiveSum(nullptr, bytes, in, out, n);
            return bytes;
        }

    Fix safety: safe. The header is included after HIP's runtime, that of OpenGL where CUDA's has included it.

    Source: the headers of CUB 3 (CUDA 13), and of hipCUB and rocThrust of ROCm 7.2; hipcc, "no member named
    'DeviceScan' in namespace 'hipcub'". Of the other libraries, what a compiler lists as included by the headers of
    CUDA 13.0 and of ROCm 7.2 (`mappings/lost_includes.csv`); and of PyTorch 2.14, torch/headeronly/util/BFloat16.h.
    """
    if is_of_hip(ctx):
        return
    is_unit = ctx.source.path.lower().endswith(_UNITS)
    named = _named(ctx) if is_unit or _includes_library(ctx) else ()
    wanted = {header for name in named if (header := _header_of(ctx, name))} | _lost(ctx)
    missing = [header for header in sorted(wanted) if not _is_included(ctx, header)]
    if missing:
        offset, lead = after_runtime(ctx)
        lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in missing)
        yield Edit(offset, offset, lead + lines, "HP134")
    yield from _opengl(ctx)


def _named(ctx: Context) -> Iterator[str]:
    """The names of CUB and Thrust, ``cub::BlockScan``: those after the library's name, and those that stand alone after
    ``using namespace cub;``.
    """
    tokens = ctx.tokens
    for at in tokens.where(_LIBRARIES):
        colons = tokens.after(at)
        is_librarys = tokens.text_at(tokens.before(at)) != "::" or is_global(tokens, at)
        if tokens.text_at(colons) == "::" and is_librarys and not ctx.is_settled(at):
            yield f"{tokens.texts[at]}::{tokens.text_at(tokens.after(colons))}"
    if "using" in tokens.distinct:
        yield from ("::".join(name.names[:2]) for name in ctx.names.imported if name.library.name in _LIBRARIES)


def _header_of(ctx: Context, name: str) -> str:
    """The header of hipCUB for an algorithm of CUB, or of rocThrust for a name of Thrust; empty for anything else."""
    entry = ctx.mapping.entry(name)
    if entry is None or not entry.hip:
        return ""
    if name.startswith("thrust::"):
        return "" if "/detail/" in entry.row.hip_header else entry.row.hip_header
    row = ctx.mapping.header(entry.row.header) if entry.row.header.startswith(_ALGORITHMS) else None
    return row.hip if row is not None and row.hip != _WHOLE else ""


def _includes_library(ctx: Context) -> bool:
    """Whether a file includes headers of CUB or Thrust itself."""
    rows = (include.row for include in ctx.includes if not ctx.not_taken(include.at))
    return any(row is not None and row.hip.startswith(("hipcub/", "thrust/")) for row in rows)


def _lost(ctx: Context) -> set[str]:
    """The headers of names that the file has by other headers of CUDA's, which it includes itself or by headers of the
    tree.
    """
    unchanged = (name for name in _UNCHANGED & ctx.tokens.distinct if not _is_own(ctx, name))
    same = map(ctx.mapping.entry, (*ctx.tokens.beginning("__"), *unchanged))
    kept = {entry.row.hip_header for entry in same if entry is not None and entry.hip == entry.row.cuda}
    named = kept | {entry.row.hip_header for _, entry in known_uses(ctx)}
    lost: set[str] = set()
    others = [other for other in ctx.mapping.others if other.lost]
    by_others = (other.lost for other in others)
    if named.isdisjoint(chain.from_iterable((*ctx.mapping.lost_includes.values(), *by_others))):
        return lost  # as of most files: the headers of the tree need not be gone through

    def brings_others(name: str) -> bool:
        lost.update(ctx.mapping.lost_by(name))
        lost.update(chain.from_iterable(other.lost for other in others if name.startswith(other.folders)))
        return False

    includes_any(ctx, brings_others)
    own = {include.row.hip for include in ctx.includes if include.row is not None}  # in an arm that HIP may not take
    return {_OF_SHARED if header == _SHARED else header for header in (lost & named) - own}


def _is_included(ctx: Context, header: str) -> bool:
    """Whether the port includes a header of hipCUB or rocThrust, or one that includes it, itself or through headers of
    the tree.
    """

    def brings(name: str) -> bool:
        is_whole = name == _WHOLE and header.startswith("hipcub/")
        return name == header or is_whole or header in ctx.mapping.brought_by(name)

    def is_it(name: str) -> bool:
        row = ctx.mapping.header(name)
        return brings(name if row is None else row.hip)

    taken = (include.row for include in ctx.includes if not ctx.not_taken(include.at))
    return any(row is not None and brings(row.hip) for row in taken) or includes_any(ctx, is_it)


def _opengl(ctx: Context) -> Iterator[Edit]:
    """``#include <cuda_gl_interop.h>`` in a file with ``glEnable(GL_BLEND)``"""
    lines = [each for each in ctx.includes if each.name in _WITH_OPENGL and each.row and not ctx.not_taken(each.at)]
    has_names = lines and any(map(_NAME_OF_OPENGL.fullmatch, ctx.tokens.distinct - _GIVEN_TYPES))
    if has_names and not includes_any(ctx, _may_bring_opengl):
        start = ctx.source.line_start(ctx.tokens.starts[lines[0].at])
        yield Edit(start, start, f"#include <GL/gl.h>{ctx.source.newline}", "HP134")


def _may_bring_opengl(header: str) -> bool:
    return header not in _WITH_OPENGL and _HEADER_OF_OPENGL.search(header) is not None


def _is_own(ctx: Context, name: str) -> bool:
    """Whether a name is a variable or a type of the file's and declares nothing there: ``short half = rounded(x);``,
    and not ``half x;``.
    """
    tokens = ctx.tokens
    places = tuple(tokens.places(name))
    is_type = any(is_name(tokens.text_at(tokens.after(at))) for at in places)
    return not is_type and any(role_of(tokens, at, "type") in OWN_ROLES for at in places)
