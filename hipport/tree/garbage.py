"""When Python looks for garbage: for objects that refer to each other in a circle, which it does not free by itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_collection() -> Iterator[None]:
    """While many objects are made of which nearly all stay, or are freed without it: looking for garbage among them
    takes longer than making them.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
