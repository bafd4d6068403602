"""What a spec still lacks."""

from __future__ import annotations

from typing import NoReturn

from hipport.verify.errors import SpecError


def fill_in(what: str) -> NoReturn:
    """Stands in a skeleton for what its author has to write: ``reference=fill_in("the reference of kernel saxpy")``.

    Raises SpecError, so that the spec is refused with the line until it is replaced.
    """
    raise SpecError(f"fill in {what}")
