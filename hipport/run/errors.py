"""What keeps a program from being built or run."""

from __future__ import annotations

from hipport.errors import HipportError


class ProgramError(HipportError):
    """Sources that are not a program, or that cannot be built; the text has the places in the user's files."""
