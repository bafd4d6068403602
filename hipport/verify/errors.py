"""What can go wrong before a kernel runs."""

from __future__ import annotations

from hipport.errors import HipportError


class SpecError(HipportError):
    """A spec that cannot be used; the text says where it is and what is wrong with it."""
