"""Copies of CUDA's own headers in a project."""

from __future__ import annotations

import re

from hipport.mapping import Mapping

#: The folders of CUDA's libraries that are headers alone, and by what their files tell that they are the library's:
#: they open its namespace, or have its macros. What a checkout has beside them, its tests for instance, is not theirs.
_LIBRARY = re.compile(r"(?:^|.*/)(cub|thrust|nvtx3)/(?!(?:tests?|testing|examples?|experimental|tune|benchmarks?)/)")
_OPENED = {
    name: re.compile(rf"^[ \t]*(?:{name.upper()}_NAMESPACE_BEGIN\b|namespace {name}\b)", re.MULTILINE)
    for name in ("cub", "thrust")
} | {"nvtx3": re.compile(r"\bNVTX_\w")}
#: Where headers of libcu++ are: many projects have such a folder. Their first lines say what they are part of; those
#: that come from LLVM's library have macros of the other.
_OF_LIBCUDACXX = re.compile(r"(?:^|.*/)(?:cuda|nv)/")
_LIBCUDACXX = re.compile(
    r"Part of (?:libcu\+\+|the CUDA Toolkit)|Part of the LLVM Project(?s:.*)\b_(?:LIBCUDACXX|CCCL)_"
)
#: Headers of CUDA's runtime in NVIDIA's SDK that load it when the program runs: ``cuda_runtime_dynlink.h``.
_DYNLINK = re.compile(r"(?:^|.*/)(\w+)_dynlink\.h")
#: What the license in each header of CUDA's own says, and in samples; and what that of toolkits before CUDA 4 says.
_LICENSE = "Licensed Deliverables"
_OLD_LICENSE = "subject to NVIDIA ownership rights"


def name_in_library(path: str) -> str:
    """The name by which CUDA has the header, of a file where a copy of such a library would be; empty elsewhere."""
    library = _LIBRARY.match(path)
    return path[library.start(1) :] if library else ""


def is_copy_of_cuda(path: str, text: str, mapping: Mapping) -> bool:
    """Whether a file is a header of CUDA that somebody copied: it has the header's name, says that it is NVIDIA's, and
    has the license of CUDA's, defines the macro by which that header says that it was included, or is of its library:
    opens the namespace, or uses macros of it. A header that only includes others of the library, ``cub/cub.cuh``, has
    its name alone.

    ``#define __CUDA_RUNTIME_H__``; below a folder ``cub``, ``namespace cub {``; below ``nvtx3``, ``NVTX_API``; below
    ``cuda``, ``// Part of libcu++``
    """
    if _OF_LIBCUDACXX.match(path) and _LIBCUDACXX.search(text):
        return True
    if "NVIDIA" not in text:
        return False
    if _LICENSE in text and (row := mapping.header(path.rpartition("/")[2])) is not None and "*" not in row.cuda:
        return True
    if _OLD_LICENSE in text and _is_of_old_toolkit(path, mapping):
        return True
    if name := name_in_library(path):
        opened = _OPENED[name.partition("/")[0]]
        if mapping.header(name) is not None or opened.search(text):
            return True
    if (dynlink := _DYNLINK.fullmatch(path)) is not None:
        macro = rf"__{dynlink[1].upper()}(?:_DYNLINK)?_H__"
        return re.search(rf"^[ \t]*#[ \t]*define[ \t]+{macro}", text, re.MULTILINE) is not None
    guards = (name for name, row in mapping.guards.items() if f"/{path}".endswith(f"/{row.header}"))
    return any(re.search(rf"^[ \t]*#[ \t]*define[ \t]+{name}\b", text, re.MULTILINE) for name in guards)


def _is_of_old_toolkit(path: str, mapping: Mapping) -> bool:
    """Whether a file has the name of a header that CUDA has or had, and that is none of NVIDIA's samples.

    ``include/sm_11_atomic_functions.h``   ``include/crt/host_runtime.h``
    """
    *_, folder, name = f"/{path}".split("/")
    rows = (mapping.header(name), mapping.header(f"{folder}/{name}"))
    return any(row is not None and row.action != "project" for row in rows)
