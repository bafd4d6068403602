"""Include lines of CUDA's headers, for the rules about them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from hipport.context.context import Context
from hipport.context.includes import ResolvedInclude

#: Names of headers that are CUDA's, or look like CUDA's; hipport's own (`hipport/cuda_atomic.h`) do not.
CUDA_HEADER = re.compile(
    r"(?!(?:.*/)?hipport/)(?:.*/)?(?:cu(?:da|blas|fft|rand|sparse|solver|dnn|pti)\w*|nv[A-Z]\w*|nvrtc|nccl|npp\w*)\.(?:h|hpp|cuh)"
    r"|cub/.*|thrust/(?!system/hip/).*"
)

#: Headers of which a namespace is all that they declare.
_NAMESPACES = {"nvfunctional": "nvstd"}


def is_unused(ctx: Context, include: ResolvedInclude) -> bool:
    """Whether an include line brings a namespace alone that no file has which is compiled with this one."""
    name = _NAMESPACES.get(include.name, "")
    return bool(name) and name not in ctx.tokens.distinct and not ctx.survey.is_named_beside(ctx.source.path, name)


def ported_includes(ctx: Context) -> Iterator[ResolvedInclude]:
    """The include lines of CUDA's headers in code that is to be ported."""
    for include in ctx.includes:
        if include.row is not None and not ctx.written_for_hip(include.at):
            yield include
