from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport.cache_folder import cache_folder
from hipport.unit.units import Units

PATIENT = 120.0  # seconds, for a busy machine


@pytest.fixture(scope="session")
def cache() -> Path:
    """The one of this run, as a precompiled header takes a second to make."""
    folder = cache_folder()
    assert folder is not None
    return folder


@pytest.fixture(scope="session")
def units(cache: Path) -> Iterator[Units]:
    with Units(PATIENT, cache) as units:
        yield units
