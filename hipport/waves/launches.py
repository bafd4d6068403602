"""How many threads the blocks of a file's kernels have."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Iterator
from math import prod

from hipport.code.calls import Span
from hipport.code.calls import closer_of
from hipport.code.launches import KernelLaunch
from hipport.source.lexer import is_name
from hipport.source.tokens import Tokens
from hipport.source.tokens import once
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
            threads = _product(_extents(tokens, launch.config[1], constants))
            found[kernel] = found.get(kernel, True) and threads is not None and threads <= WARP
    return frozenset(kernel for kernel, is_small in found.items() if is_small)


def narrow_blocks(
    tokens: Tokens, launches: Iterable[KernelLaunch | None], constants: Constants
) -> Iterator[tuple[str, Span, bool]]:
    """The launches of blocks whose rows have 32 threads or less: the kernel's name, the argument that says so, and
    whether the block may have more threads: ``<<<n, 32>>>``, ``<<<n, dim3(32, 8)>>>``
    """
    for launch in launches:
        if launch is not None and len(launch.config) > 1:
            extents = _extents(tokens, launch.config[1], constants)
            row, threads = extents[0], _product(extents)
            if row is not None and row <= WARP:
                yield _name(words(tokens, launch.kernel)), launch.config[1], threads is None or threads > WARP


def _name(kernel: tuple[str, ...]) -> str:
    """The name of a kernel, its namespace and template arguments left out."""
    end = kernel.index("<") if "<" in kernel else len(kernel)
    return next((text for text in reversed(kernel[:end]) if is_name(text)), "")


def _product(extents: list[int | None]) -> int | None:
    """The number of threads of a block, None where one of its extents is not known."""
    known = [extent for extent in extents if extent is not None]
    return prod(known) if len(known) == len(extents) else None


@once
def _declared_blocks(tokens: Tokens) -> dict[str, int]:
    """The places of the names that a file first declares as ``dim3 block(32, 8);``"""
    found: dict[str, int] = {}
    for at in map(tokens.after, tokens.places("dim3")):
        found.setdefault(tokens.text_at(at), at)
    return found


def _extents(tokens: Tokens, block: Span, constants: Constants) -> list[int | None]:
    """The extents of a block, None for those that are not constants: ``256``, ``dim3(32, rows)``, and ``block`` after
    ``dim3 block(32, 8);``
    """
    written = words(tokens, block)
    declared = _declared_blocks(tokens).get(written[0], -1)
    if len(written) == 1 and declared >= 0:
        opener = tokens.after(declared)
        closer = closer_of(tokens, opener) if tokens.text_at(opener) in ("(", "{") else -1
        written = ("dim3", *words(tokens, Span(opener, closer + 1))) if closer >= 0 else written
    if written[:2] in (("dim3", "("), ("dim3", "{")):
        return [constants.value(extent.split()) for extent in " ".join(written[2:-1]).split(",")]
    return [constants.value(written)]
