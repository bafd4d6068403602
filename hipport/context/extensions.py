"""Whether a file is built with PyTorch, whose hipify goes over the sources of extensions once more."""

from __future__ import annotations

import re

from hipport.context.context import Context
from hipport.project.includes import OF_PYTORCH

_EXTENSION = re.compile(r"\b(?:CUDAExtension|cpp_extension|find_package\s*\(\s*Torch)\b", re.IGNORECASE)


def is_built_with_pytorch(ctx: Context) -> bool:
    """Whether a build file around a file has ``CUDAExtension``, ``cpp_extension`` or ``find_package(Torch)``, or the
    file includes headers of PyTorch's, as what a Python module builds by ``cpp_extension.load()`` does.
    """
    if ctx.survey.build_file_with(_EXTENSION, ctx.source.path) is not None:
        return True
    return ctx.survey.one_includes(ctx.survey.with_headers(ctx.source.path), OF_PYTORCH, True)
