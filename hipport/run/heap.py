"""The heap of a program's host code, which glibc checks where memory is freed."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Mapping
from functools import cache

from hipport.run.settings import RunOptions

#: The part of glibc that has the checks, since 2.34.
_LIBRARY = "libc_malloc_debug.so.0"


def heap_check(options: RunOptions) -> Mapping[str, str]:
    """What has a program end where it frees memory that it has written past the end of, if launches are checked; empty
    where the C library cannot do that.
    """
    if not options.sanitize or not _is_there():
        return {}
    before = os.environ.get("LD_PRELOAD")
    tunables = os.environ.get("GLIBC_TUNABLES")
    return {
        "LD_PRELOAD": f"{_LIBRARY}:{before}" if before else _LIBRARY,
        "GLIBC_TUNABLES": f"{tunables}:glibc.malloc.check=3" if tunables else "glibc.malloc.check=3",
    }


@cache
def _is_there() -> bool:
    try:
        ctypes.CDLL(_LIBRARY)
    except OSError:
        return False
    return True
