"""Conditions of build files: true, false, or None where the files do not say."""

from __future__ import annotations

from typing import TypeAlias

Truth: TypeAlias = bool | None


def either(first: Truth, second: Truth) -> Truth:
    """``first or second``."""
    return True if first or second else None if first is None or second is None else False


def both(first: Truth, second: Truth) -> Truth:
    """``first and second``."""
    return False if first is False or second is False else None if first is None or second is None else True
