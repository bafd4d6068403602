"""Copies of CUDA's own headers in a project."""

from __future__ import annotations

import re

from hipport.mapping import Mapping

#: The folders of CUDA's libraries that are headers alone, and by what their files tell that they are the library's:
#: they open its namespace, or have its macros.
_LIBRARY = re.compile(r"(?:^|.*/)(cub|thrust|nvtx3)/")
_OPENED = {
    name: re.compile(rf"^[ \t]*(?:{name.upper()}_NAMESPACE_BEGIN\b|namespace {name}\b)", re.MULTILINE)
    for name in ("cub", "thrust")
} | {"nvtx3": re.compile(r"\bNVTX_\w")}


def name_in_library(path: str) -> str:
    """The name by which CUDA has the header, of a file where a copy of such a library would be; empty elsewhere."""
    library = _LIBRARY.match(path)
    return path[library.start(1) :] if library else ""


def is_copy_of_cuda(path: str, text: str, mapping: Mapping) -> bool:
    """Whether a file is a header of CUDA that somebody copied: it has the header's name, says that it is NVIDIA's, and
    defines the macro by which that header says that it was included, or opens the namespace of its library. A header
    that only includes others of the library, ``cub/cub.cuh``, has its name alone.

    ``#define __CUDA_RUNTIME_H__``; below a folder ``cub``, ``namespace cub {``; below ``nvtx3``, ``NVTX_API``
    """
    if "NVIDIA" not in text:
        return False
    if name := name_in_library(path):
        opened = _OPENED[name.partition("/")[0]]
        if mapping.header(name) is not None or opened.search(text):
            return True
    guards = (name for name, row in mapping.guards.items() if f"/{path}".endswith(f"/{row.header}"))
    return any(re.search(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", text, re.MULTILINE) for name in guards)
