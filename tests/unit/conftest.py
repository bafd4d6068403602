from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hipport.unit.units import Units

PATIENT = 120.0  # seconds, for a busy machine


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One for all tests, as the precompiled header takes a second to make."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="session")
def units(cache: Path) -> Iterator[Units]:
    with Units(PATIENT, cache) as units:
        yield units
