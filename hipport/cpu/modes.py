"""What the engine's headers are for a source: macros that follow from what its texts use."""

from __future__ import annotations

import re
from collections.abc import Iterable
from collections.abc import Iterator

#: Macros of the architecture, and headers that ask for it; a source that has none of them is compiled once for all.
_OF_THE_ARCHITECTURE = (
    "__GFX",
    "__gfx",
    "__AMDGCN_WAVEFRONT_SIZE",
    "HIPCUB_WARP_THREADS",
    "HIPCUB_DEVICE_WARP_THREADS",
    "rocwmma/",
)


#: What a source has whose threads may wait for each other. The others are compiled for rows without waits.
_WAITS = re.compile(
    r"sync|barrier|cooperative_groups|__(?:shfl|ballot|any|all|activemask|match|reduce)|readfirstlane|lane\(|amdgcn"
    r"|hipcub|rocwmma|in_step"
)


def mode_flags(texts: Iterable[str], arch: str, wavefront: int) -> Iterator[str]:
    """Macros that choose what the engine's headers are for a source with these texts."""
    files = tuple(texts)
    if any(word in content for word in _OF_THE_ARCHITECTURE for content in files):
        family = f"__GFX{arch.removeprefix('gfx')[:-2].upper()}__"
        yield from (f"-D__{arch}__=1", f"-D{family}=1", f"-D__AMDGCN_WAVEFRONT_SIZE={wavefront}")
    if any(map(_WAITS.search, files)):
        yield "-DHIPPORT_CPU_WAITS"
