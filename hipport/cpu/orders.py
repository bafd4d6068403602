"""The order of what may be done in any order."""

from __future__ import annotations

from enum import Enum


class Order(Enum):
    """In which order blocks, wavefronts and lanes begin and go on. Results must not depend on it."""

    FORWARD = 0
    REVERSE = 1
    SHUFFLED = 12345
