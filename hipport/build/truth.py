"""Conditions of build files: true, false, or None where the files do not say."""

from __future__ import annotations

import re
from typing import TypeAlias

Truth: TypeAlias = bool | None

ON = frozenset({"ON", "TRUE", "YES", "Y", "1"})
OFF = frozenset({"OFF", "FALSE", "NO", "N", "0", ""})
_GPU_SWITCH = re.compile(
    r"(?!(?:\w*_)?(?:NO|NOT|DISABLE|WITHOUT)_)(?:\w*_)?(?:CUDA|GPU)(?:_(?:BACKEND|BUILD|ENABLED|FOUND|SUPPORT|TOOLKIT))?"
    r"|CUDAToolkit_FOUND|(?-i:hip_FOUND)",
    re.IGNORECASE,
)


def is_gpu_switch(name: str) -> bool:
    """Whether a variable is named like ``USE_CUDA``: a port is a build for the GPU, where it counts as on. So does
    ``hip_FOUND``, which a port has for ``CUDAToolkit_FOUND``.
    """
    return _GPU_SWITCH.fullmatch(name) is not None


def is_for_gpu(word: str) -> bool:
    """Whether a word among several to choose from is the one for the GPU: ``cuda``, not ``cpu`` or ``hip``."""
    return word.lower() in ("cuda", "gpu")


def either(first: Truth, second: Truth) -> Truth:
    """``first or second``."""
    return True if first or second else None if first is None or second is None else False


def both(first: Truth, second: Truth) -> Truth:
    """``first and second``."""
    return False if first is False or second is False else None if first is None or second is None else True
