"""How many threads the blocks of a file's kernels have."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod

from hipport.code.calls import Span
from hipport.code.launches import KernelLaunch
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.waves.calls import words
from hipport.waves.constants import Constants
from hipport.waves.functions import WARP


def kernels_of_one_warp(
    tokens: Tokens, launches: Iterable[KernelLaunch | None], constants: Constants
) -> frozenset[str]:
    """The kernels that every launch in the file gives blocks of at most 32 threads."""
    found: dict[str, bool] = {}
    for launch in launches:
        if launch is not None and len(launch.config) > 1:
            kernel = _name(words(tokens, launch.kernel))
            threads = _threads(tokens, launch.config[1], constants)
            found[kernel] = found.get(kernel, True) and threads is not None and threads <= WARP
    return frozenset(kernel for kernel, is_small in found.items() if is_small)


def _name(kernel: tuple[str, ...]) -> str:
    """The name of a kernel, its namespace and template arguments left out."""
    end = kernel.index("<") if "<" in kernel else len(kernel)
    return next((text for text in reversed(kernel[:end]) if is_name(text)), "")


def _threads(tokens: Tokens, block: Span, constants: Constants) -> int | None:
    """The number of threads of a block that is a constant, or ``dim3`` of constants."""
    written = words(tokens, block)
    if written[:2] in (("dim3", "("), ("dim3", "{")):
        extents = [constants.value(extent.split()) for extent in " ".join(written[2:-1]).split(",")]
        known = [extent for extent in extents if extent is not None]
        return prod(known) if len(known) == len(extents) else None
    return constants.value(written)
