"""HP116: headers of the project that are named like CUDA's."""

from __future__ import annotations

from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.cuda_headers import CUDA_HEADER
from hipport.context.registry import rule
from hipport.result import Kept


@rule("HP116", "own-header")
def own_header(ctx: Context) -> Iterator[Kept]:
    """A header of the project that is named like one of CUDA's.

    What it finds: quoted includes of headers in the tree whose names are those of CUDA headers, or begin like them;
    helper_cuda.h and the other headers of NVIDIA's samples also in angle brackets.

    Why: the headers belong to the project and are converted with it, and the include lines stay.

    Example:
        #include "cuda_utils.h"

    Keep:
        #include <cuda_runtime.h>

    Fix safety: no fix is needed.

    Source: the files of the tree.
    """
    for include in ctx.includes:
        like_cuda = ctx.mapping.header(include.name) is not None or CUDA_HEADER.fullmatch(include.name)
        if include.project is not None and like_cuda:
            line, _ = ctx.source.position(ctx.tokens.starts[include.at])
            yield Kept(include.name, f"the project's own header {include.project}", 1, line)
