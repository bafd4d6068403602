"""Functions of the C library that nvcc's implicit runtime header declares, and HIP's does not."""

from __future__ import annotations

import re

#: What nvcc's implicit runtime header brings by <string.h> and <cstring>. Source: the includes of
#: crt/common_functions.h of CUDA 11.8 and 12.9; hipcc of ROCm 7.2 with libstdc++ says of each name whether it is
#: declared, on host and device.
STRING = frozenset(
    """memcpy memset memmove memcmp memchr strlen strcmp strncmp strcpy strncpy strcat strncat strchr strrchr strstr
    strtok strerror strdup strcasecmp strspn strcspn strpbrk""".split()
)
#: Macros of <float.h>, which Thrust and CUB of CUDA 13 include, and those of ROCm do not.
FLOAT = frozenset(
    f"{kind}_{name}"
    for kind in ("FLT", "DBL", "LDBL")
    for name in ("MAX", "MIN", "EPSILON", "DIG", "MANT_DIG", "TRUE_MIN")
)
#: The headers that nvcc brings, with the names for which a file needs them.
HEADERS = {"assert.h": frozenset(("assert",)), "float.h": FLOAT, "string.h": STRING}
_CALLS = {name: re.compile(rb"%s\s*\(" % name.encode()) for name in sorted(STRING | {"assert"})}
_FLOAT = re.compile(rb"(?:FLT|DBL)_[A-Z_]+")  # LDBL_MAX has DBL_MAX in it
_BEFORE = re.compile(rb"(?:\w|std::)\Z")


def headers_wanted(data: bytes) -> frozenset[str]:
    """The headers among ``HEADERS`` whose functions or macros a text has, by its words: comments count."""
    names = {
        name
        for name, call in _CALLS.items()
        if name.encode() in data
        and any(not _BEFORE.search(data, max(match.start() - 5, 0), match.start()) for match in call.finditer(data))
    }
    if b"FLT_" in data or b"DBL_" in data:
        names |= {match.decode() for match in _FLOAT.findall(data)}
    return frozenset(header for header, declared in HEADERS.items() if not declared.isdisjoint(names))
