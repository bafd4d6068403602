"""A bar on stderr where that is a terminal."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from contextlib import contextmanager

from rich.console import Console

Tell = Callable[[int, int | None, str], None]
"""Called with the number of things done, the number of all (None where it is not known yet) and what is worked on."""


@contextmanager
def progress_bar(doing: str, things: str, *, quiet: bool = False) -> Iterator[Tell | None]:
    """What to tell the progress to; None where nobody sees it. ``doing`` is ``converting``, ``things`` ``files``."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield None
        return
    from hipport.cli.bar import bar  # noqa: PLC0415 - few runs show it, and it takes 6 ms

    with bar(doing, things, console) as tell:
        yield tell


@contextmanager
def compiling(*, quiet: bool) -> Iterator[Callable[[int, int, Sequence[str]], None] | None]:
    """A bar for compilers that run at once: each has a file, and what is told is the names of all of them."""
    with progress_bar("compiling", "files", quiet=quiet) as tell:
        yield tell and (lambda done, total, names: tell(done, total or None, ", ".join(names)))
