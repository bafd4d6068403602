"""Copies of CUDA's own headers in a project."""

from __future__ import annotations

import re

from hipport.mapping import Mapping


def is_copy_of_cuda(path: str, text: str, mapping: Mapping) -> bool:
    """Whether a file is a header of CUDA that somebody copied: it has the header's name, says that it is NVIDIA's, and
    defines the macro by which that header says that it was included.

    ``#define __CUDA_RUNTIME_H__``
    """
    if "NVIDIA" not in text:
        return False
    guards = (name for name, row in mapping.guards.items() if f"/{path}".endswith(f"/{row.header}"))
    return any(re.search(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", text, re.MULTILINE) for name in guards)
