"""HP117: hipport's own headers, which the functions that a port calls need."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.insertion import has_own_header
from hipport.context.insertion import include_line
from hipport.context.insertion import insertion
from hipport.context.registry import notice
from hipport.context.runtime_header import after_runtime
from hipport.context.runtime_header import own_include_line
from hipport.context.runtime_header import runtime_edit
from hipport.context.runtime_header import writes_before_runtime
from hipport.diagnostics import Edit

OWN_HEADER = notice(
    "HP117",
    "hipport-header",
    """A header of hipport's that the port needs.

    What it finds: code that was ported to a function of hipport's, such as `hipport::shfl_down_sync`, and names that
    keep their namespace because hipport has them in it, such as `cuda::atomic_ref`. A file that includes a header with
    such code inside of a namespace gets the include too, since it has to stand before that.

    Why: HIP has no such function, or one with another meaning. `#include "hipport/warp.h"` goes after the include of
    HIP's runtime, or where that would be, under `#ifdef __cplusplus` in a header that C files include too, and under
    `#ifdef __HIPCC__` in a file that has CUDA in arms for its compiler only, which others read too, and in a header
    where all that needs it stands in arms that the project chooses, such as `#ifdef USE_GPU`; a converted tree gets the
    header too, in its top folder `hipport`.

    Fix safety: safe. The header is small, needs nothing but HIP, and belongs to the project from then on.

    Source: `hipport/include/` in hipport.
    """,
)


def includes_for(ctx: Context, edits: Iterable[Edit]) -> Iterator[Edit]:
    """The includes of hipport's own headers that edits and names which stay make necessary, where the file does not
    have them yet, and that of HIP's runtime where edits write what it declares before the file includes it.
    """
    edits = tuple(edits)
    is_early = ctx.options.selects("HP114") and writes_before_runtime(ctx, edits)
    if is_early:
        yield runtime_edit(ctx)
    kept = {name.header for name in ctx.names.qualified if name.header and not ctx.written_for_hip(name.first)}
    given = ctx.survey.given.get(ctx.source.path, frozenset())
    needed = sorted(kept | given | {edit.header for edit in edits if edit.header and edit.header not in edit.text})
    if not needed:
        return
    offset, lead = insertion(ctx) if is_early else after_runtime(ctx)
    for header in needed:
        if not has_own_header(ctx, header):
            places = [edit.start for edit in edits if edit.header == header] if header not in kept else []
            line = include_line(ctx, header) if header in given else own_include_line(ctx, header, places)
            yield Edit(offset, offset, lead + line, OWN_HEADER, header=header)
            lead = ""
