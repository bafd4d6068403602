"""HP140: names that are used before a header of HIP's which has no use for them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import insertion
from hipport.context.origin import is_cuda_file
from hipport.context.origin import is_of_hip
from hipport.context.registry import rule
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import includes_any
from hipport.diagnostics import Edit
from hipport.project.programs import is_unit

_RANDOM = "hiprand/hiprand_kernel.h"
_NAMES = ("curand_kernel.h", _RANDOM)
#: A directive at the beginning of a line, as headers have them for those who include them.
_USED = re.compile(r"^using[ \t]+namespace[ \t]+(?!std\b)(?:::)?\w", re.MULTILINE)


@rule("HP140", "names-before-header", edits=True)
def names_before_header(ctx: Context) -> Iterator[Edit]:
    """A `using namespace` that the compiler reads before HIP's header for random numbers in kernels.

    What it finds: in sources, `#include <curand_kernel.h>`, or that of a header of the tree which includes it, after
    `using namespace X;` at global scope, the source's own or that of another header of the tree; not of `std`.

    Why: hiprand_kernel.h, and the headers of rocRAND, name `detail` and `half` in the global namespace. Where X has
    such a name as well, as GLM and Eigen have, there are two: "reference to 'detail' is ambiguous".

    Example:
        namespace lab { namespace detail {} }
        using namespace lab;
        #include <curand_kernel.h>

    Keep:
        #include <curand_kernel.h>
        namespace lab { namespace detail {} }
        using namespace lab;

    Fix safety: safe: the header is included before all others, or after HIP's runtime where nothing is used before;
    in a source of the host after `<cstdio>`, which it needs there.

    Source: hiprand/hiprand_kernel_rocm.h, rocrand/rocrand_log_normal.h and rocrand_mtgp32.h of ROCm 7.2.
    """
    path = ctx.source.path
    if not is_unit(path) or path.endswith(".c") or is_of_hip(ctx) or not _may_reach(ctx):
        return
    used = _used_before(ctx)
    if used >= 0:
        offset, lead = after_runtime(ctx)
        if offset > used:
            offset, lead = insertion(ctx)
        first = _first_code(ctx)
        if first is not None and first < offset:
            offset, lead = first, ""
        # what a host's compiler reads of rocRAND calls printf, which its headers do not declare
        wanted = (_RANDOM,) if is_cuda_file(ctx) else ("cstdio", _RANDOM)
        lines = "".join(f"#include <{header}>{ctx.source.newline}" for header in wanted)
        yield Edit(offset, offset, f"{lead}{lines}", "HP140")


def _first_code(ctx: Context) -> int | None:
    """The offset of the line of the first code, which is not of the preprocessor; None where a source includes only."""
    first = ctx.tokens.first
    return None if first < 0 else ctx.source.line_start(ctx.tokens.starts[first])


def _may_reach(ctx: Context) -> bool:
    """Whether the source includes the header, itself or by headers of the tree."""
    return includes_any(ctx, _NAMES.__contains__)


def _used_before(ctx: Context) -> int:
    """The offset in the source of the first directive that comes before the header, or of the include that brings it,
    in the order in which the compiler reads the source; -1 where none does.
    """
    tokens = ctx.tokens
    own = [at for at in tokens.outside(tokens.places("using")) if _USED.match(ctx.source.text, tokens.starts[at])]
    reader = _Reader(ctx)
    used = -1
    for include in ctx.includes:
        if ctx.not_taken(include.at):
            continue
        if used < 0 and own and own[0] < include.at:
            used = tokens.starts[own[0]]
        is_read = include.name in _NAMES or (include.project and reader.reads_header(include.project))
        if used < 0 and reader.is_used:
            used = tokens.starts[include.at]
        if is_read:
            return used
    return -1


class _Reader:
    """Reads headers of the tree in the order of their includes; ``is_used`` says whether a directive has come."""

    def __init__(self, ctx: Context) -> None:
        self._survey = ctx.survey
        self._seen: set[str] = set()
        self.is_used = False

    def _uses_namespace(self, path: str) -> bool:
        imports = self._survey.imports_of((path,))
        return any(not f"{space}::".startswith("std::") for each in imports for space in each.spaces)

    def reads_header(self, path: str) -> bool:
        """Whether the header for random numbers comes in a header of the tree, whose directives follow its includes."""
        if path in self._seen:
            return False
        self._seen.add(path)
        for line in self._survey.includes_of(path):
            if line.name in _NAMES or (line.header and self.reads_header(line.header)):
                return True
        self.is_used = self.is_used or self._uses_namespace(path)
        return False
